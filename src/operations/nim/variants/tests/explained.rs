//! Why a position is won or lost, in the terms of each game.

use rstest::rstest;
use serde_json::{Value, json};

use super::sentences;
use crate::operations::testing::ask;

#[rstest]
#[case(json!([13, 15]), "normal", "The pair (9, 15) is lost for whoever is to move: its difference is 6, and 6 times the \
    golden ratio, rounded down, is 9. Take 4 from pile 0: that leaves the lost pair (9, 15), so whoever is to move wins.")]
#[case(json!([10, 6]), "normal", "its difference is 4, and 4 times the golden ratio, rounded down, is 6. The piles are a \
    lost pair.")]
#[case(json!([3, 3]), "misere", "Under the misère rule the pairs (0, 1) and (2, 2) are lost instead of (0, 0) and (1, 2); \
    all others are those of the normal game. Take 1 from both piles: that leaves the lost pair (2, 2)")]
fn a_lost_pair_is_explained_by_the_golden_ratio(
    #[case] piles: Value,
    #[case] rule: &str,
    #[case] words: &str,
) {
    let answer = ask("/nim/wythoff", &json!({"piles": piles, "rule": rule}));
    let told = sentences(&answer);
    assert!(told.contains(words), "{told}");
}

#[test]
fn each_game_is_explained_in_its_own_terms() {
    for (path, question, words) in [
        (
            "/nim/moore",
            json!({"piles": [1, 5, 2], "k": 2, "rule": "misere"}),
            "A move may change all piles that are larger than 1, and so leave piles of one alone: whoever is to move loses \
             when their number leaves 1 divided by 3. Take from the piles 1 (5 → 0) and 2 (2 → 0).",
        ),
        (
            "/nim/bounded",
            json!({"piles": [5, 6, 9], "max_take": 3}),
            "Take 2 of pile 0: its remainder 1 becomes 3, and the nim-sum of the remainders becomes 0.",
        ),
        (
            "/nim/bounded",
            json!({"piles": [5], "max_take": 3, "rule": "misere"}),
            "The nim-sum is 1, as it is to be left.",
        ),
        (
            "/nim/staircase",
            json!({"piles": [2, 0, 1, 7]}),
            "Move 1 from stair 1 to the ground: what lies on stair 1 becomes 1 instead of 2, and every column is even.",
        ),
        (
            "/nim/staircase",
            json!({"piles": [0, 4, 1, 7]}),
            "Move 1 from stair 2 to stair 1: what lies on stair 1 becomes 1 instead of 0, and every column is even.",
        ),
        (
            "/nim/fibonacci",
            json!({"pile": 20}),
            "20 is the sum of the Fibonacci numbers 13, 5 and 2, no two of which are neighbours. At most 19 may be taken, so \
             the least of them, 2, may be. The opponent may then take at most 4, which is less than 5,",
        ),
        (
            "/nim/lasker",
            json!({"piles": [7]}),
            "Take 7 of pile 0 and leave 0, which is worth 0: then every column is even.",
        ),
        (
            "/nim/welter",
            json!({"coins": [1, 4, 6, 9]}),
            "4, 6 → 1; 1, 9 → 7.",
        ),
    ] {
        let told = sentences(&ask(path, &question));
        assert!(told.contains(words), "{told}");
    }
}
