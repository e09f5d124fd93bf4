//! Taking and breaking games against the definition.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::*;
use crate::impartial::Excerpt;
use crate::impartial::heap_values::HeapValues;
use crate::impartial::mex::mex;
use proptest::prelude::*;

/// Every move from a heap: how many are taken, and the heaps that are left, ascending.
fn naive_moves(game: &TakeAndBreak, heap: u64) -> BTreeSet<(u64, Vec<u64>)> {
    let mut moves = BTreeSet::new();
    for (take, left, rest) in game.takes(heap) {
        if rest == 0 && left.none {
            moves.insert((take, vec![]));
        }
        if rest > 0 && left.one {
            moves.insert((take, vec![rest]));
        }
        for first in 1..rest {
            if left.allows_two(first, rest - first) {
                let mut heaps = vec![first, rest - first];
                heaps.sort_unstable();
                moves.insert((take, heaps));
            }
            for second in (1..rest - first).filter(|_| left.three) {
                let mut heaps = vec![first, second, rest - first - second];
                heaps.sort_unstable();
                moves.insert((take, heaps));
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

/// The values of the heaps up to `largest`, by the definition.
fn naive(game: &TakeAndBreak, largest: u64) -> Vec<u64> {
    let mut values = Vec::new();
    for heap in 0..=largest {
        let moves = naive_moves(game, heap);
        let options: Vec<u64> = moves.iter().map(|(_, left)| sum(left, &values)).collect();
        values.push(mex(&options));
    }
    values
}

fn octal(code: &str) -> TakeAndBreak {
    TakeAndBreak::from_code(code, Base::Eight).unwrap()
}

fn check(game: &TakeAndBreak, largest: u64) -> Result<(), TestCaseError> {
    let longest = largest as usize + 150;
    let table = game.table(longest, None, &Limits::NONE).unwrap();
    let values = HeapValues::seen(Arc::new(table), longest);
    let expected = naive(game, largest);
    for (heap, value) in (0..).zip(&expected) {
        prop_assert_eq!(values.get(heap), Some(*value), "{:?} {}", game, heap);
    }
    let moves = naive_moves(game, largest);
    let mut every_move: Vec<Break> = game.moves(largest).collect();
    prop_assert!(every_move.is_sorted_by_key(|mv| (mv.take, mv.leaves.len(), mv.leaves.clone())));
    every_move.sort_by_key(|mv| (mv.take, mv.leaves.clone()));
    let told = every_move.into_iter().map(|mv| (mv.take, mv.leaves));
    prop_assert!(told.eq(moves.iter().cloned()));
    for worth in [0, 1, 2, 7] {
        let mut with_this_worth: Vec<Break> = moves
            .iter()
            .filter(|(_, left)| sum(left, &expected) == worth)
            .map(|(take, leaves)| Break {
                take: *take,
                leaves: leaves.clone(),
            })
            .collect();
        // The order of sizes is that of lists but for the number of heaps.
        with_this_worth.sort_by_key(|mv| (mv.take, mv.leaves.len(), mv.leaves.clone()));
        for excerpt in [Excerpt::first(7), Excerpt { skip: 3, most: 4 }] {
            let found = game
                .moves_worth(worth, largest, &values, excerpt, &Limits::NONE)
                .unwrap()
                .unwrap();
            prop_assert_eq!(found.total, with_this_worth.len() as u128);
            let listed: Vec<Break> = excerpt.of(with_this_worth.iter().cloned()).collect();
            prop_assert_eq!(found.listed, listed);
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10_000))]

    #[test]
    fn octal_games_have_the_values_and_winning_moves_of_the_definition(
        code in "[04]?\\.[0-7]{1,4}", largest in 0u64..40,
    ) {
        check(&octal(&code), largest)?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn hexadecimal_games_have_the_values_and_winning_moves_of_the_definition(
        code in "[048C]?\\.[0-9A-F]{1,3}", largest in 0u64..24,
    ) {
        check(&TakeAndBreak::from_code(&code, Base::Sixteen).unwrap(), largest)?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8))]

    /// Beyond the size at which the rare values are chosen first, and beyond some periods.
    #[test]
    fn large_heaps_are_no_different(code in "[04]?\\.[0-7]{1,3}") {
        check(&octal(&code), 520)?;
    }
}

#[test]
fn a_code_says_what_may_be_left() {
    let game = octal("4.137");
    assert_eq!(game.after_taking.len(), 4);
    assert_eq!(game.after_taking[0].two, InTwo::Any);
    assert_eq!(octal(".77"), octal("0.7700"));
    assert_eq!(octal("4"), octal("4.0"));
    assert_eq!(TakeAndBreak::from_name("Kayles"), Some(octal("0.77")));
    assert_eq!(
        TakeAndBreak::from_name("Dawson's Kayles"),
        Some(octal("0.07"))
    );
    assert_eq!(
        TakeAndBreak::from_name("dawsons_chess"),
        Some(octal("0.137"))
    );
}

#[test]
fn a_bad_code_is_refused_with_the_reason() {
    for (code, base, error) in [
        ("", Base::Eight, CodeError::Empty),
        (".", Base::Eight, CodeError::Empty),
        ("0.8", Base::Eight, CodeError::NotOctal('8')),
        ("0.78", Base::Eight, CodeError::NotOctal('8')),
        ("0.7F", Base::Eight, CodeError::NotADigit('F')),
        ("0.7G", Base::Sixteen, CodeError::NotADigit('G')),
        ("0.7.7", Base::Eight, CodeError::TwoPoints),
        (
            "77",
            Base::Eight,
            CodeError::SeveralBeforeThePoint("77".to_owned()),
        ),
        (
            "1.77",
            Base::Eight,
            CodeError::MovesNothing('1', Base::Eight),
        ),
        (
            "7.7",
            Base::Eight,
            CodeError::MovesNothing('7', Base::Eight),
        ),
        (
            "A.7",
            Base::Sixteen,
            CodeError::MovesNothing('A', Base::Sixteen),
        ),
    ] {
        assert_eq!(TakeAndBreak::from_code(code, base), Err(error), "{code}");
    }
    let long = format!("0.{}", "7".repeat(300));
    assert_eq!(
        TakeAndBreak::from_code(&long, Base::Eight),
        Err(CodeError::TooLong(300))
    );
}

#[test]
fn grundys_game_is_checked_and_has_no_proven_period() {
    let game = TakeAndBreak::grundys_game();
    for largest in [0, 1, 2, 30, 300] {
        check(&game, largest).unwrap();
    }
    assert_eq!(game.values(0, &Limits::NONE).unwrap().period(), None);
}

#[test]
fn kayles_repeats_after_twelve_from_seventy_one_on() {
    let kayles = octal("0.77");
    let values = kayles.values(0, &Limits::NONE).unwrap();
    let period = values.period().unwrap();
    assert_eq!((period.preperiod, period.length), (71, 12));
    let huge = 10u64.pow(18);
    assert_eq!(values.get(huge), values.get(72 + (huge - 72) % 12));
    // Counted by the period as without it.
    for heap in [2_000, 2_001, 2_011] {
        let excerpt = Excerpt::first(10_000);
        let found = kayles.moves_worth(0, heap, &values, excerpt, &Limits::NONE);
        let found = found.unwrap().unwrap();
        let expected: Vec<(u64, u64)> = [1, 2]
            .into_iter()
            .flat_map(|take| (1..=(heap - take) / 2).map(move |first| (take, first)))
            .filter(|(take, first)| values.get(*first) == values.get(heap - take - first))
            .collect();
        assert_eq!(found.total, expected.len() as u128);
        let listed: Vec<(u64, u64)> = found
            .listed
            .iter()
            .map(|mv| (mv.take, mv.leaves[0]))
            .collect();
        assert_eq!(listed, expected);
        // Any part of them is found as quickly.
        for skip in [1, 20, 100, expected.len() as u64 - 2, 10_000] {
            let excerpt = Excerpt { skip, most: 9 };
            let found = kayles.moves_worth(0, heap, &values, excerpt, &Limits::NONE);
            let part = found.unwrap().unwrap().listed;
            let part = part.iter().map(|mv| (mv.take, mv.leaves[0]));
            assert!(part.eq(excerpt.of(expected.iter().copied())), "{skip}");
        }
    }
    let skip = 10u64.pow(16);
    let most = kayles.moves_worth(0, huge, &values, Excerpt { skip, most: 3 }, &Limits::NONE);
    let most = most.unwrap().unwrap();
    assert!(most.total > u128::from(skip));
    assert_eq!(most.listed.len(), 3);
}

#[test]
fn a_stop_is_obeyed() {
    let stop = std::sync::atomic::AtomicBool::new(true);
    let limits = Limits {
        nodes: u64::MAX,
        stop: Some(&stop),
    };
    assert!(octal("0.6").values(0, &limits).is_err());
}

#[test]
fn a_table_that_goes_on_is_the_table_made_at_once_and_tells_no_more_than_is_looked_at() {
    for code in ["0.6", "0.77", "0.8", "4.04"] {
        let game = TakeAndBreak::from_code(code, Base::Sixteen).unwrap();
        let mut table: Option<HeapTable> = None;
        for longest in [100, 128, 200, 256, 300, 700, 1024] {
            let next = game.table(longest, table.as_ref(), &Limits::NONE).unwrap();
            let at_once = game.table(longest, None, &Limits::NONE).unwrap();
            assert_eq!(format!("{next:?}"), format!("{at_once:?}"));
            table = Some(next);
        }
        let table = Arc::new(table.unwrap());
        for longest in [100, 128, 150, 500, 512, 1000] {
            let short = Arc::new(game.table(longest, None, &Limits::NONE).unwrap());
            let short = HeapValues::seen(short, longest);
            let seen = HeapValues::seen(Arc::clone(&table), longest);
            assert_eq!(seen.period(), short.period(), "{code} {longest}");
            assert_eq!(seen.examined(), short.examined());
            for heap in 0..2_000 {
                assert_eq!(seen.get(heap), short.get(heap), "{code} {longest} {heap}");
            }
        }
    }
}
