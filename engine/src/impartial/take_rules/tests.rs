//! Games by their rules against the definition.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::*;
use crate::impartial::Excerpt;
use crate::impartial::heap_values::HeapValues;
use crate::impartial::mex::mex;
use crate::impartial::take_and_break::{Base, Break, TakeAndBreak};

/// All splits of a rest into so many parts, ascending, none smaller than `least`.
fn splits(rest: u64, number: u32, least: u64) -> Vec<Vec<u64>> {
    match number {
        0 if rest == 0 => vec![vec![]],
        0 => vec![],
        _ => (least.max(1)..=rest)
            .flat_map(|part| {
                let others = splits(rest - part, number - 1, part);
                others.into_iter().map(move |mut split| {
                    split.insert(0, part);
                    split
                })
            })
            .collect(),
    }
}

/// A rule as it is told: the heaps, the amounts, the parts, and whether they differ.
type Told = (Heaps, Amounts, Vec<u32>, bool);

/// Every move from a heap.
fn naive_moves(rules: &[Told], heap: u64) -> BTreeSet<(u64, usize, Vec<u64>)> {
    let mut moves = BTreeSet::new();
    for (heaps, amounts, parts, unequal) in rules {
        for take in (0..=heap).filter(|take| amounts.contains(*take) && heaps.contain(heap)) {
            for &number in parts {
                for split in splits(heap - take, number, 1) {
                    let differ = split.windows(2).all(|pair| pair[0] != pair[1]);
                    if differ || !unequal {
                        moves.insert((take, split.len(), split));
                    }
                }
            }
        }
    }
    moves
}

fn sum(heaps: &[u64], values: &[u64]) -> u64 {
    heaps
        .iter()
        .fold(0, |sum, heap| sum ^ values[*heap as usize])
}

fn naive(rules: &[Told], largest: u64) -> Vec<u64> {
    let mut values = Vec::new();
    for heap in 0..=largest {
        let moves = naive_moves(rules, heap);
        let options: Vec<u64> = moves
            .iter()
            .map(|(_, _, left)| sum(left, &values))
            .collect();
        values.push(mex(&options));
    }
    values
}

fn game(rules: &[Told]) -> TakeRules {
    let rules = rules.iter().map(|(heaps, amounts, parts, unequal)| {
        TakeRule::new(*heaps, amounts.clone(), parts, *unequal).unwrap()
    });
    TakeRules::new(rules.collect()).unwrap()
}

fn values_within(game: &TakeRules, longest: usize) -> HeapValues {
    let table = game.table(longest, None, &Limits::NONE).unwrap();
    HeapValues::seen(table.into(), longest)
}

fn check(rules: &[Told], largest: u64) -> Result<(), TestCaseError> {
    let game = game(rules);
    let expected = naive(rules, largest);
    let values = values_within(&game, 200);
    for (heap, value) in (0..).zip(&expected) {
        prop_assert_eq!(values.get(heap), Some(*value), "{:?} {}", rules, heap);
    }
    let moves = naive_moves(rules, largest);
    for worth in [0, 1, 4] {
        let with_this_worth: Vec<Break> = moves
            .iter()
            .filter(|(_, _, left)| sum(left, &expected) == worth)
            .map(|(take, _, leaves)| Break {
                take: *take,
                leaves: leaves.clone(),
            })
            .collect();
        let excerpt = Excerpt { skip: 1, most: 9 };
        let found = game
            .moves_worth(worth, largest, &values, excerpt, &Limits::NONE)
            .unwrap()
            .unwrap();
        prop_assert_eq!(found.total, with_this_worth.len() as u128, "{:?}", rules);
        let listed: Vec<Break> = excerpt.of(with_this_worth.into_iter()).collect();
        prop_assert_eq!(found.listed, listed);
    }
    Ok(())
}

fn heaps() -> impl Strategy<Value = Heaps> {
    prop_oneof![
        Just(Heaps::ALL),
        (0u64..9, prop::option::of(0u64..9), 1u64..4, 0u64..3).prop_map(
            |(from, more, modulus, remainder)| {
                let to = more.map(|more| from + more);
                Heaps::new(from, to, modulus, remainder % modulus).unwrap()
            }
        ),
    ]
}

fn rule(most_parts: u32) -> impl Strategy<Value = Told> {
    let amounts = prop_oneof![
        3 => prop::collection::vec(0u64..6, 0..4).prop_map(Amounts::of),
        1 => (0u64..4).prop_map(Amounts::From),
    ];
    let parts = prop::collection::vec(0..=most_parts, 1..4);
    (heaps(), amounts, parts, any::<bool>()).prop_map(|(heaps, amounts, mut parts, unequal)| {
        if amounts.contains(0) {
            parts.retain(|parts| *parts > 1);
        }
        (heaps, amounts, parts, unequal)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10_000))]

    #[test]
    fn values_and_moves_are_those_of_the_definition(
        rules in prop::collection::vec(rule(3), 0..4), largest in 0u64..14,
    ) {
        check(&rules, largest)?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn splits_into_many_parts_are_no_different(
        rules in prop::collection::vec(rule(6), 1..3), largest in 14u64..20,
    ) {
        check(&rules, largest)?;
    }

    /// A period that is told is that of the definition, beyond what proved it too, and is the shortest.
    #[test]
    fn options_are_the_moves_of_the_definition(rules in prop::collection::vec(rule(2), 0..4), heap in 0u64..20) {
        let options: BTreeSet<Vec<u64>> = game(&rules).options(heap).unwrap().into_iter().collect();
        let moves = naive_moves(&rules, heap).into_iter();
        let expected: BTreeSet<Vec<u64>> = moves.map(|(_, _, heaps)| heaps).collect();
        prop_assert_eq!(options, expected);
    }

    #[test]
    fn a_proven_period_is_that_of_the_definition(
        rules in prop::collection::vec(rule(2), 1..3),
    ) {
        let values = values_within(&game(&rules), 1 << 8);
        if let Some(period) = values.period() {
            let largest = 80.max(period.preperiod + 3 * period.length).min(150);
            let expected = naive(&rules, largest);
            for (heap, value) in (0..).zip(&expected) {
                prop_assert_eq!(values.get(heap), Some(*value), "{:?} {} {:?}", rules, heap, period);
            }
            let value = |heap: u64| values.get(heap).unwrap();
            let start = period.preperiod;
            let repeats = |start: u64, length: u64| {
                (start..start + 2 * period.length).all(|heap| value(heap) == value(heap + length))
            };
            prop_assert!(repeats(start, period.length));
            prop_assert!((1..period.length).all(|shorter| !repeats(start, shorter)));
            prop_assert!(start == 0 || value(start - 1) != value(start - 1 + period.length));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// Rules that say what an octal code says make the same game, with the same proven period.
    #[test]
    fn octal_games_told_as_rules_are_the_same_games(digits in prop::collection::vec(0u32..8, 1..4)) {
        let code: String = digits.iter().map(u32::to_string).collect();
        let octal = TakeAndBreak::from_code(&format!("0.{code}"), Base::Eight).unwrap();
        let rules: Vec<Told> = (1u64..)
            .zip(&digits)
            .map(|(take, digit)| {
                let parts = (0..3).filter(|bit| digit >> bit & 1 > 0).collect();
                (Heaps::ALL, Amounts::of(vec![take]), parts, false)
            })
            .collect();
        let longest = 1 << 10;
        let table = octal.table(longest, None, &Limits::NONE).unwrap();
        let octal = HeapValues::seen(table.into(), longest);
        let rules = values_within(&game(&rules), longest);
        prop_assert_eq!(rules.period(), octal.period());
        for heap in 0..longest as u64 {
            prop_assert_eq!(rules.get(heap), octal.get(heap));
        }
    }
}

#[test]
fn laskers_nim_and_grundys_game_are_told_as_rules() {
    let lasker = game(&[
        (Heaps::ALL, Amounts::From(1), vec![0, 1], false),
        (Heaps::ALL, Amounts::of(vec![0]), vec![2], false),
    ]);
    let values = lasker.values(0, &Limits::NONE).unwrap();
    let first: Vec<u64> = (0..9).filter_map(|heap| values.get(heap)).collect();
    assert_eq!(first, [0, 1, 2, 4, 3, 5, 6, 8, 7]);
    assert_eq!((values.get(8_191), values.get(8_192)), (Some(8_192), None));
    assert_eq!(values.period(), None);
    let grundy = game(&[(Heaps::ALL, Amounts::of(vec![0]), vec![2], true)]);
    let values = grundy.values(0, &Limits::NONE).unwrap();
    let known = TakeAndBreak::grundys_game()
        .values(0, &Limits::NONE)
        .unwrap();
    assert!((0..8_192).all(|heap| values.get(heap) == known.get(heap)));
    assert_eq!(values.period(), None);
}

#[test]
fn rules_in_another_order_or_told_twice_are_the_same_game() {
    let one = (Heaps::ALL, Amounts::of(vec![2, 1, 1]), vec![1, 0], true);
    let other = (Heaps::ALL, Amounts::of(vec![3]), vec![2], false);
    // No two parts of one are equal.
    let same = (Heaps::ALL, Amounts::of(vec![1, 2]), vec![0, 1], false);
    assert_eq!(
        game(&[one.clone(), other.clone()]),
        game(&[other, same, one])
    );
}

#[test]
fn what_makes_no_game_is_refused() {
    let rule =
        |take: Vec<u64>, parts: &[u32]| TakeRule::new(Heaps::ALL, Amounts::of(take), parts, false);
    assert_eq!(rule(vec![0, 1], &[1]), Err(TakeError::MovesNothing));
    assert_eq!(rule(vec![0], &[0]), Err(TakeError::MovesNothing));
    assert!(rule(vec![0], &[2]).is_ok());
    let from = TakeRule::new(Heaps::ALL, Amounts::From(0), &[1, 2], false);
    assert_eq!(from, Err(TakeError::MovesNothing));
    assert_eq!(
        rule(vec![1], &[1, 9]),
        Err(TakeError::TooManyParts { index: 1 })
    );
    let many = rule((1..=1_025).collect(), &[1]).unwrap();
    assert_eq!(TakeRules::new(vec![many]), Err(TakeError::TooManyAmounts));
    let one = rule(vec![1], &[1]).unwrap();
    assert_eq!(
        TakeRules::new(vec![one; 65]),
        Err(TakeError::TooManyRules(65))
    );
    assert!(Heaps::new(5, Some(3), 1, 0).is_err());
    assert!(Heaps::new(0, None, 2, 2).is_err());
}

#[test]
fn too_many_splits_are_not_counted_and_a_stop_is_obeyed() {
    let eight = game(&[(Heaps::ALL, Amounts::of(vec![0]), vec![8], false)]);
    let values = values_within(&eight, 256);
    let moves = |limits| eight.moves_worth(0, 250, &values, Excerpt::first(1), &limits);
    assert_eq!(moves(Limits::NONE), Ok(None));
    let stop = std::sync::atomic::AtomicBool::new(true);
    let limits = Limits {
        nodes: u64::MAX,
        stop: Some(&stop),
    };
    assert_eq!(moves(limits), Err(Stopped));
    assert!(eight.values(0, &limits).is_err());
}
