//! Sums of games that are nearly Nim.

use proptest::prelude::*;
use rstest::rstest;
use serde_json::{Value, json};

use super::boards::{Followers, played};
use super::{Played, check, nim, sum};
use crate::operations::testing::refused;
use crate::problems::ProblemKind;

/// Every way to take from a single pile.
fn takes(piles: &[u64], most: u64) -> Followers<Vec<u64>> {
    let mut moves = Vec::new();
    for pile in 0..piles.len() {
        for take in 1..=piles[pile].min(most) {
            let mut left = piles.to_vec();
            left[pile] -= take;
            let told = json!({"pile": pile, "take": take, "leaves": left[pile]});
            moves.push((told, left));
        }
    }
    moves
}

fn bounded_nim(piles: Vec<u64>, max_take: u64) -> Played {
    let posted = json!({"bounded_nim": {"piles": piles, "max_take": max_take}});
    played(posted, &piles, |piles: &Vec<u64>| takes(piles, max_take))
}

fn staircase_nim(piles: Vec<u64>) -> Played {
    let falls = |piles: &Vec<u64>| {
        let falls = takes(piles, u64::MAX).into_iter();
        let fall = |(mut told, mut left): (Value, Vec<u64>)| {
            let pile = told["pile"].as_u64().unwrap() as usize;
            let take = told["take"].as_u64().unwrap();
            told["to"] = json!(pile.checked_sub(1));
            if let Some(lower) = pile.checked_sub(1) {
                left[lower] += take;
            }
            (told, left)
        };
        falls.map(fall).collect()
    };
    played(json!({"staircase_nim": {"piles": piles}}), &piles, falls)
}

fn lasker_nim(piles: Vec<u64>) -> Played {
    let moves = |piles: &Vec<u64>| {
        let mut moves = takes(piles, u64::MAX);
        for pile in 0..piles.len() {
            for smaller in 1..=piles[pile] / 2 {
                let mut left = piles.clone();
                left[pile] = smaller;
                left.push(piles[pile] - smaller);
                let told = json!({"pile": pile, "split": [smaller, piles[pile] - smaller]});
                moves.push((told, left));
            }
        }
        moves
    };
    played(json!({"lasker_nim": {"piles": piles}}), &piles, moves)
}

fn welter(coins: Vec<u64>) -> Played {
    let advances = |coins: &Vec<u64>| {
        let mut moves = Vec::new();
        for coin in 0..coins.len() {
            for to in (0..coins[coin]).filter(|to| !coins.contains(to)) {
                let mut left = coins.clone();
                left[coin] = to;
                moves.push((json!({"coin": coin, "from": coins[coin], "to": to}), left));
            }
        }
        moves
    };
    played(json!({"welter": {"coins": coins}}), &coins, advances)
}

fn component() -> impl Strategy<Value = Played> {
    let piles = |largest, count| prop::collection::vec(0..largest, 0..count);
    prop_oneof![
        piles(9u64, 3).prop_map(nim),
        (piles(8, 4), 1u64..5).prop_map(|(piles, most)| bounded_nim(piles, most)),
        piles(4, 5).prop_map(staircase_nim),
        piles(5, 3).prop_map(lasker_nim),
        prop::collection::hash_set(0u64..9, 0..4).prop_map(|coins| {
            let mut coins: Vec<u64> = coins.into_iter().collect();
            coins.sort_unstable_by(|one, other| other.cmp(one));
            welter(coins)
        }),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// Every winning move is listed, and nothing else: a move wins when it leaves the sum worth 0.
    #[test]
    fn sums_of_games_that_are_nearly_nim_are_worth_and_won_what_the_definition_says(
        components in prop::collection::vec(component(), 0..5),
    ) {
        check(&components)?;
    }
}

#[test]
fn a_coin_and_a_pile_win_the_same_sum() {
    let answer = sum(json!([
        {"welter": {"coins": [1, 4, 6, 9]}},
        {"lasker_nim": {"piles": [7]}},
        {"bounded_nim": {"piles": [21], "max_take": 3}},
        {"staircase_nim": {"piles": [3, 4, 2, 7]}},
    ]));
    let worths: Vec<u64> = (0..4)
        .map(|index| answer["components"][index]["grundy"].as_u64().unwrap())
        .collect();
    // 21 leaves 1 when divided by 4, stairs 1 and 3 hold 3 and 2, and 7 = 4 + 3 is worth 8.
    assert_eq!(worths[1..], [8, 1, 1]);
    assert_eq!(
        answer["grundy"],
        worths.iter().fold(0, |sum, worth| sum ^ worth)
    );
}

#[rstest]
#[case("bounded_nim", json!({"piles": [3], "max_take": 0}), "/max_take", "1")]
#[case("lasker_nim", json!({"piles": [3, u64::MAX]}), "/piles/1", "2^64 - 1")]
#[case("welter", json!({"coins": [5, 0, 5]}), "/coins/2", "coin 0")]
fn bad_piles_and_coins_are_refused_at_their_place(
    #[case] game: &str,
    #[case] told: Value,
    #[case] place: &str,
    #[case] words: &str,
) {
    let question = json!({"components": [{"nim": {"piles": [1]}}, {game: told}]});
    let (kind, at, detail) = refused("/grundy/sum", &question);
    assert!(matches!(
        kind,
        ProblemKind::OutOfRange | ProblemKind::OverTheLimit
    ));
    assert_eq!(at, format!("/components/1/{game}{place}"), "{detail}");
    assert!(detail.contains(words), "{detail}");
}
