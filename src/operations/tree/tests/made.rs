//! Uniform trees that are made.

use serde_json::{Value, json};

use crate::operations::testing::ask;

#[test]
fn a_seed_makes_the_published_tree() {
    let distinct = ask(
        "/trees/random",
        &json!({"branching": 2, "depth": 3, "seed": 1}),
    );
    assert_eq!(
        distinct["tree"],
        json!([[[4, 3], [2, 7]], [[5, 6], [0, 1]]])
    );
    assert_eq!(
        (&distinct["nodes"], &distinct["leaves"]),
        (&json!(15), &json!(8))
    );
    let below = ask(
        "/trees/random",
        &json!({"branching": 8, "depth": 1, "seed": 1, "below": 10}),
    );
    assert_eq!(below["tree"], json!([5, 9, 0, 5, 1, 8, 5, 3]));
}

#[test]
fn perfectly_ordered_trees_are_the_published_ones() {
    let tree = |order: &str| {
        ask(
            "/trees/random",
            &json!({"branching": 3, "depth": 3, "order": order}),
        )["tree"]
            .clone()
    };
    let (best, worst) = (tree("best"), tree("worst"));
    assert_eq!(best[1], json!([[11, 10, 9], [14, 13, 12], [17, 16, 15]]));
    assert_eq!(worst[0], json!([[6, 7, 8], [3, 4, 5], [0, 1, 2]]));
    let leaves =
        |tree: Value| ask("/alphabeta", &json!({"tree": tree}))["statistics"]["leaves"].clone();
    assert_eq!((leaves(best), leaves(worst)), (json!(11), json!(27)));
}

#[test]
fn one_child_a_node_makes_a_chain() {
    let chain = ask(
        "/trees/random",
        &json!({"branching": 1, "depth": 3, "seed": 1}),
    );
    assert_eq!(chain["tree"], json!([[[0]]]));
    let leaf = ask(
        "/trees/random",
        &json!({"branching": 5, "depth": 0, "seed": 1}),
    );
    assert_eq!(leaf["tree"], 0);
}
