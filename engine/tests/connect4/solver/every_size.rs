//! Positions near the end of the game on boards of every size, with one table for all of them.

use std::num::NonZeroUsize;

use arborist_engine::connect4::solver::{Aim, Bounds, Solution, Solver, Table, plies_to_end};
use arborist_engine::connect4::{BoardSize, SizedBoard};
use arborist_engine::search::Limits;

use super::cells::{Cells, Scores};
use super::{board, table};
use crate::oracle::Random;

const TWO: NonZeroUsize = NonZeroUsize::new(2).unwrap();

/// How a position is asked about.
struct Asked<'a> {
    game: &'a Cells,
    board: SizedBoard,
    table: &'a Table,
}

impl Asked<'_> {
    fn solved(&self, threads: NonZeroUsize, aim: Aim) -> Solution {
        let solver = Solver::new(self.table).with_threads(threads);
        let solution = solver.solve_columns(&self.board, aim, Limits::NONE);
        assert!(solution.complete, "{:?}", self.game);
        solution
    }

    /// Whether one thread and two find the scores of all columns, and their signs.
    fn agrees_with(&self, scores: &[Option<i32>]) {
        let game = self.game;
        for threads in [NonZeroUsize::MIN, TWO] {
            let exact = self.solved(threads, Aim::Exact);
            assert_eq!(values(&exact, |bounds| bounds), scores, "{game:?}");
            let best = scores.iter().copied().flatten().max();
            assert_eq!(exact.score.value(), best, "{game:?}");
            let weak = self.solved(threads, Aim::Weak);
            let signs: Vec<_> = scores.iter().map(|score| score.map(i32::signum)).collect();
            assert_eq!(values(&weak, Bounds::signs), signs, "{game:?}");
            let best = best.map(i32::signum);
            assert_eq!(weak.score.signs().value(), best, "{game:?}");
        }
    }

    /// Whether the principal variation is best play to the very end.
    fn is_played_out(&self, scores: &mut Scores) {
        let solution = self.solved(NonZeroUsize::MIN, Aim::Exact);
        let line = solution.principal_variation;
        let mut score = solution.score.value().unwrap();
        assert_eq!(line.len(), plies_to_end(&self.board, score) as usize);
        let mut game = self.game.clone();
        for column in line {
            let columns = scores.of_columns(&game);
            let column = usize::from(column) - 1;
            assert_eq!(columns[column], Some(score), "{:?}", self.game);
            game = game.after(column);
            score = -score;
        }
    }
}

fn values(solution: &Solution, shown: impl Fn(Bounds) -> Bounds) -> Vec<Option<i32>> {
    let columns = solution.columns.iter();
    columns
        .map(|score| score.map(|score| shown(score).value().unwrap()))
        .collect()
}

/// Checks so many positions with so many free squares or fewer, half of them of careful games, on every board.
fn check_all_sizes(seed: u64, positions: usize, most_free: usize) {
    let table = table();
    let mut random = Random(seed);
    for size in BoardSize::all() {
        let sides = (usize::from(size.width()), usize::from(size.height()));
        for number in 0..positions {
            let free = 1 + random.below(most_free);
            let game = Cells::reached(&mut random, sides, free, number % 2 == 0);
            let mut known = Scores::default();
            let mut scores = known.of_columns(&game);
            let asked = |moves: &str| Asked {
                game: &game,
                board: board(size, moves),
                table: &table,
            };
            asked(&game.text()).agrees_with(&scores);
            asked(&game.text()).is_played_out(&mut known);
            scores.reverse();
            asked(&game.mirrored_text()).agrees_with(&scores);
        }
    }
}

#[test]
fn boards_of_every_size_have_the_scores_of_a_search_of_every_move() {
    check_all_sizes(4, 150, 12);
}

#[test]
#[ignore = "minutes"]
fn so_have_many_more_positions_farther_from_the_end() {
    check_all_sizes(5, 300, 16);
}

/// Compares several threads with one where the work is worth dividing, on every board that is large enough.
fn compare_threads(seed: u64, positions: usize, free: usize) {
    let (shared, alone) = (table(), table());
    let mut random = Random(seed);
    for size in BoardSize::all() {
        let sides = (usize::from(size.width()), usize::from(size.height()));
        for number in 0..positions {
            let free = free.min(sides.0 * sides.1);
            let game = Cells::reached(&mut random, sides, free, number % 4 > 0);
            let board = board(size, &game.text());
            let asked = |table, threads| {
                let game = &game;
                Asked { game, board, table }.solved(threads, Aim::Exact)
            };
            let expected = Solution {
                nodes: 0,
                ..asked(&alone, NonZeroUsize::MIN)
            };
            for threads in [2, 3] {
                let found = Solution {
                    nodes: 0,
                    ..asked(&shared, NonZeroUsize::new(threads).unwrap())
                };
                assert_eq!(found, expected, "{threads} threads: {game:?}");
            }
        }
    }
}

#[test]
fn threads_find_on_boards_of_every_size_what_one_finds() {
    compare_threads(6, 4, 24);
}

#[test]
#[ignore = "minutes"]
fn so_they_do_for_many_more_positions() {
    compare_threads(7, 100, 27);
}
