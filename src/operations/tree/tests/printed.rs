//! Trees are printed as they were posted.

use proptest::prelude::*;
use serde_json::Value;

use crate::json::read;
use crate::operations::testing::Setting;
use crate::operations::tree::notation::print;
use crate::operations::tree::posted::{Notation, ReadTree};

fn nested() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        any::<i32>().prop_map(Value::from),
        any::<f64>()
            .prop_filter("finite", |value| value.is_finite())
            .prop_map(Value::from),
        Just(Value::Null),
    ];
    leaf.prop_recursive(5, 30, 4, |inner| {
        prop::collection::vec(inner, 1..=4).prop_map(Value::Array)
    })
}

fn reprint(tree: &Value, notation: Notation) -> Value {
    let read: ReadTree = read(tree.to_string().as_bytes()).unwrap();
    let tree = read.into_tree(&Setting::default().context());
    print(&tree.unwrap().tree, notation)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 10_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn posted_and_printed_is_the_identity_in_every_notation(tree in nested()) {
        // A tree that is one leaf is a bare number in the nested notation alone; null alone is no tree.
        prop_assume!(!tree.is_null());
        prop_assert_eq!(&reprint(&tree, Notation::Nested), &tree);
        let nodes = reprint(&tree, Notation::Nodes);
        prop_assert_eq!(&reprint(&nodes, Notation::Nodes), &nodes);
        prop_assert_eq!(&reprint(&nodes, Notation::Nested), &tree);
        let lists = reprint(&tree, Notation::Adjacency);
        prop_assert_eq!(&reprint(&lists, Notation::Adjacency), &lists);
        prop_assert_eq!(&reprint(&lists, Notation::Nested), &tree);
    }
}
