//! The window heuristic against counting on a grid.

use arborist_engine::connect4::{MAX_WEIGHT, Weight, WeightOutOfRange, Weights};

use crate::oracle::Random;

#[test]
fn the_estimate_is_the_sum_of_the_windows_on_ten_thousand_random_positions() {
    let mut random = Random(1);
    for _ in 0..10_000 {
        let grid = random.game(42);
        let [three, two, center] =
            std::array::from_fn(|_| random.below(2 * MAX_WEIGHT as usize + 1) as i32 - MAX_WEIGHT);
        let [three_weight, two_weight, center_weight] =
            [three, two, center].map(|size| Weight::new(size.into()).unwrap());
        let weights = Weights {
            three: three_weight,
            two: two_weight,
            center: center_weight,
        };
        let board = grid.board();

        let (mut scores, center) = grid.scores(three, two, center);
        assert_eq!(
            weights.evaluate(&board),
            scores.iter().sum::<i32>() + center,
            "{grid:?}"
        );
        assert_eq!(weights.center_score(&board), center);

        let mut listed: Vec<_> = weights
            .scoring_windows(&board)
            .map(|window| window.score)
            .collect();
        scores.retain(|score| *score != 0);
        scores.sort_unstable();
        listed.sort_unstable();
        assert_eq!(listed, scores, "{grid:?}");
    }
}

#[test]
fn a_mirrored_position_is_worth_the_same() {
    let mut random = Random(2);
    let weights = Weights::default();
    for _ in 0..2_000 {
        let grid = random.game(42);
        assert_eq!(
            weights.evaluate(&grid.board()),
            weights.evaluate(&grid.mirrored().board())
        );
    }
}

#[test]
fn weights_are_bounded_on_both_sides() {
    let largest = i64::from(MAX_WEIGHT);
    for size in [-largest, 0, largest] {
        assert_eq!(
            Weight::new(size).map(|weight| i64::from(weight.get())),
            Ok(size)
        );
    }
    for size in [i64::MIN, -largest - 1, largest + 1, i64::from(u32::MAX) + 2] {
        assert_eq!(Weight::new(size), Err(WeightOutOfRange(size)));
    }
}
