//! What is wrong with a tree, told in any language.

use arborist_engine::tree::{AdjacencyError, BuildError, LONGEST_NAME, MOST_NODES, cycle_as_text};

use crate::messages::{Argument, Items, Message};

/// What is wrong with a tree that is built node by node.
pub(super) fn build_detail(error: &BuildError) -> Message {
    match error {
        BuildError::Childless => Message::new("tree-childless"),
        BuildError::NameTwice(name) => Message::new("tree-name-twice").with("name", name.as_str()),
        BuildError::NameTooLong => Message::new("tree-name-too-long").with("most", LONGEST_NAME),
        BuildError::NameOfAnother(name) => {
            Message::new("tree-name-of-another").with("name", name.as_str())
        }
        BuildError::TooLarge => Message::new("tree-too-large").with("most", MOST_NODES),
    }
}

/// What is wrong with lists of children.
pub(super) fn adjacency_detail(error: &AdjacencyError) -> Message {
    match error {
        AdjacencyError::Empty => Message::new("tree-empty"),
        AdjacencyError::UndefinedRoot(root) => {
            Message::new("tree-undefined-root").with("root", root.as_str())
        }
        AdjacencyError::RootHasParent { root, parent } => Message::new("tree-root-has-parent")
            .with("root", root.as_str())
            .with("parent", parent.as_str()),
        AdjacencyError::NoRoot { cycle } => {
            Message::new("tree-no-root").with("cycle", cycle_as_text(cycle))
        }
        AdjacencyError::SeveralRoots(nodes) => {
            Message::new("tree-several-roots").with("nodes", quoted(nodes))
        }
        AdjacencyError::UndefinedChild { child, parent, .. } => {
            Message::new("tree-undefined-child")
                .with("child", child.as_str())
                .with("parent", parent.as_str())
        }
        AdjacencyError::TwoParents {
            child,
            first,
            second,
            ..
        } => Message::new("tree-two-parents")
            .with("child", child.as_str())
            .with("first", first.as_str())
            .with("second", second.as_str()),
        AdjacencyError::ChildTwice { child, parent, .. } => Message::new("tree-child-twice")
            .with("child", child.as_str())
            .with("parent", parent.as_str()),
        AdjacencyError::Childless(node) => {
            Message::new("tree-childless-name").with("node", node.as_str())
        }
        AdjacencyError::Cycle(nodes) => {
            Message::new("tree-cycle").with("cycle", cycle_as_text(nodes))
        }
        AdjacencyError::Unreachable { node, root } => Message::new("tree-unreachable")
            .with("node", node.as_str())
            .with("root", root.as_str()),
        AdjacencyError::ValueOfNobody(node) => {
            Message::new("tree-value-of-nobody").with("node", node.as_str())
        }
        AdjacencyError::MoverOfNobody(node) => {
            Message::new("tree-mover-of-nobody").with("node", node.as_str())
        }
        AdjacencyError::Build(error) => build_detail(error),
    }
}

/// The first names in quotes, and how many more there are.
fn quoted(names: &[String]) -> Argument {
    const MOST: usize = 5;
    let shown = names.iter().take(MOST).map(|name| format!("\"{name}\""));
    let shown: Vec<String> = shown.collect();
    if names.len() <= MOST {
        return shown.join(", ").into();
    }
    let total = names.len() as u64;
    Items { shown, total }.into()
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;
    use crate::messages::Language;

    fn names(count: usize) -> Vec<String> {
        (0..count).map(|number| format!("n{number}")).collect()
    }

    #[rstest]
    #[case::empty(AdjacencyError::Empty)]
    #[case::undefined_root(AdjacencyError::UndefinedRoot("A".into()))]
    #[case::root_has_parent(AdjacencyError::RootHasParent { root: "A".into(), parent: "B".into() })]
    #[case::no_root(AdjacencyError::NoRoot { cycle: names(2) })]
    #[case::no_root_in_a_long_cycle(AdjacencyError::NoRoot { cycle: names(9) })]
    #[case::few_roots(AdjacencyError::SeveralRoots(names(5)))]
    #[case::many_roots(AdjacencyError::SeveralRoots(names(6)))]
    #[case::undefined_child(AdjacencyError::UndefinedChild { child: "B".into(), parent: "A".into(), index: 0 })]
    #[case::two_parents(AdjacencyError::TwoParents { child: "C".into(), first: "A".into(), second: "B".into(), index: 0 })]
    #[case::child_twice(AdjacencyError::ChildTwice { child: "B".into(), parent: "A".into(), index: 1 })]
    #[case::childless(AdjacencyError::Childless("A".into()))]
    #[case::cycle(AdjacencyError::Cycle(names(8)))]
    #[case::unreachable(AdjacencyError::Unreachable { node: "B".into(), root: "A".into() })]
    #[case::value_of_nobody(AdjacencyError::ValueOfNobody("A".into()))]
    #[case::mover_of_nobody(AdjacencyError::MoverOfNobody("A".into()))]
    #[case::childless_node(BuildError::Childless.into())]
    #[case::name_twice(BuildError::NameTwice("A".into()).into())]
    #[case::name_too_long(BuildError::NameTooLong.into())]
    #[case::name_of_another(BuildError::NameOfAnother("r.0".into()).into())]
    #[case::too_large(BuildError::TooLarge.into())]
    fn an_error_is_told_in_english_as_the_engine_tells_it(#[case] error: AdjacencyError) {
        let told = adjacency_detail(&error).in_language(Language::English);
        assert_eq!(told, error.to_string());
    }
}
