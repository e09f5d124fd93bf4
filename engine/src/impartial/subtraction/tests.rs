//! Subtraction games against the definition.

use super::*;
use crate::impartial::mex::mex;
use crate::impartial::period::Period;
use proptest::prelude::*;

/// The values of the heaps up to `largest`, by the definition.
fn naive(game: &SubtractionGame, largest: u64) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..=largest {
        let options: Vec<u64> = (1..=heap)
            .filter(|take| game.allows(*take))
            .map(|take| values[(heap - take) as usize])
            .collect();
        values.push(mex(&options));
    }
    values
}

/// Whether the values show this period, with the least preperiod and the least length.
fn is_minimal(values: &[u64], period: Period) -> bool {
    let repeats = |preperiod: usize, length: usize| {
        let saltus = values[preperiod + length].checked_sub(values[preperiod]);
        let mut pairs = values[preperiod..]
            .iter()
            .zip(&values[preperiod + length..]);
        saltus.is_some_and(|saltus| pairs.all(|(value, later)| value + saltus == *later))
    };
    let (preperiod, length) = (period.preperiod as usize, period.length as usize);
    repeats(preperiod, length)
        && values[preperiod + length] - values[preperiod] == period.saltus
        && (preperiod == 0 || !repeats(preperiod - 1, length))
        && (1..length).all(|shorter| !repeats(preperiod, shorter))
}

fn check(game: &SubtractionGame) -> Result<(), TestCaseError> {
    let values = game.values(0, &Limits::NONE).unwrap();
    let period = values.period().unwrap();
    let largest = 3 * (period.preperiod + period.length) + 4 * game.largest_amount() + 10;
    let expected = naive(game, largest);
    let found: Vec<u64> = (0..=largest)
        .map(|heap| values.get(heap).unwrap())
        .collect();
    prop_assert_eq!(&found, &expected);
    prop_assert!(is_minimal(&expected, period), "{:?} {:?}", game, period);
    for heap in (0..=largest).rev().take(20).chain(0..8) {
        for worth in 0..5 {
            let takes: Vec<u64> = (1..=heap)
                .filter(|take| game.allows(*take) && expected[(heap - take) as usize] == worth)
                .collect();
            prop_assert_eq!(game.takes_worth(worth, heap, &values), takes);
        }
        // The opponent of whoever leaves a heap worth what this one is worth has no answer of that kind.
        prop_assert!(
            game.takes_worth(expected[heap as usize], heap, &values)
                .is_empty()
        );
        let can_move = (1..=heap).any(|take| game.allows(take));
        prop_assert_eq!(game.can_move(heap), can_move);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10_000))]

    #[test]
    fn values_periods_and_winning_moves_are_those_of_the_definition(
        amounts in prop::collection::vec(1u64..10, 0..5), factor in prop::sample::select(vec![1u64, 1, 1, 3]),
    ) {
        let amounts: Vec<u64> = amounts.iter().map(|amount| amount * factor).collect();
        check(&SubtractionGame::of_set(&amounts).unwrap())?;
    }

    #[test]
    fn all_but_a_few_amounts_grow_by_a_saltus(amounts in prop::collection::vec(1u64..9, 0..4)) {
        check(&SubtractionGame::of_all_but(&amounts).unwrap())?;
    }
}

#[test]
fn amounts_with_a_common_divisor_repeat_as_slowly_as_it_is_large() {
    let million = 1_000_000;
    let game = SubtractionGame::of_set(&[million, 3 * million, 4 * million]).unwrap();
    let values = game.values(0, &Limits::NONE).unwrap();
    let expected = Period {
        preperiod: 0,
        length: 7 * million,
        saltus: 0,
    };
    assert_eq!(values.period(), Some(expected));
    assert_eq!(values.get(5 * million + 3), Some(3));
    assert_eq!(values.get(u64::MAX), values.get(u64::MAX % (7 * million)));
}

#[test]
fn an_amount_that_no_table_reaches_leaves_the_period_open() {
    let game = SubtractionGame::of_set(&[1, u64::MAX]).unwrap();
    let values = game.values(0, &Limits::NONE).unwrap();
    assert_eq!(values.period(), None);
    assert_eq!(values.get(1001), Some(1));
    assert_eq!(values.get(values.examined()), None);
}

#[test]
fn nothing_cannot_be_taken() {
    let refused = Err(SubtractionError::TakesNothing { index: 1 });
    assert_eq!(SubtractionGame::of_set(&[2, 0]), refused);
    assert_eq!(SubtractionGame::of_all_but(&[2, 0]), refused);
}

#[test]
fn a_stop_is_obeyed() {
    let stop = std::sync::atomic::AtomicBool::new(true);
    let limits = Limits {
        nodes: u64::MAX,
        stop: Some(&stop),
    };
    let game = SubtractionGame::of_set(&[1]).unwrap();
    assert!(game.values(0, &limits).is_err());
}
