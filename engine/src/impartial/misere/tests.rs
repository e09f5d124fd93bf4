//! Misère play against the definition.

use std::collections::HashMap;

use super::*;
use crate::impartial::take_and_break::Base;
use crate::random::SplitMix64;

/// Heaps of a game, and nim heaps.
type Beside = (Vec<u64>, Vec<u64>);

/// What every move leaves.
fn naive_options(game: &TakeAndBreak, (heaps, nim): &Beside) -> Vec<Beside> {
    let mut options = Vec::new();
    for (place, &heap) in heaps.iter().enumerate() {
        for to in game.moves(heap) {
            let mut left = heaps.clone();
            left.remove(place);
            left.extend(to.leaves);
            left.sort_unstable();
            options.push((left, nim.clone()));
        }
    }
    for (place, &heap) in nim.iter().enumerate() {
        for left in 0..heap {
            let mut nim = nim.clone();
            nim[place] = left;
            nim.sort_unstable();
            options.push((heaps.clone(), nim));
        }
    }
    options
}

/// Whether the player to move wins in misère play, by playing every move.
fn wins(game: &TakeAndBreak, at: &Beside, known: &mut HashMap<Beside, bool>) -> bool {
    if let Some(&won) = known.get(at) {
        return won;
    }
    let options = naive_options(game, at);
    let won = options.is_empty() || options.iter().any(|left| !wins(game, left, known));
    known.insert(at.clone(), won);
    won
}

/// The value in misère play beside so many nim heaps of two: the nim heap beside which it is lost as well.
fn naive_value(
    game: &TakeAndBreak,
    heaps: &[u64],
    twos: usize,
    known: &mut HashMap<Beside, bool>,
) -> u32 {
    let lost = (0..).find(|heap| {
        let mut nim = vec![2; twos];
        nim.push(*heap);
        nim.sort_unstable();
        !wins(game, &(heaps.to_vec(), nim), known)
    });
    lost.unwrap() as u32
}

fn octal(code: &str) -> TakeAndBreak {
    TakeAndBreak::from_code(code, Base::Eight).unwrap()
}

fn solve<'a>(game: &'a TakeAndBreak, heaps: &[u64]) -> Misere<'a> {
    Misere::solve(game, heaps, &Limits::NONE).unwrap()
}

fn check(game: &TakeAndBreak, heaps: &[u64], twos: usize) {
    let mut known = HashMap::new();
    let solved = solve(game, heaps);
    let mut sorted = heaps.to_vec();
    sorted.sort_unstable();
    let won = wins(game, &(sorted.clone(), vec![]), &mut known);
    assert_eq!(solved.outcome() == Outcome::N, won, "{game:?} {heaps:?}");
    for twos in 0..=twos {
        assert_eq!(
            solved.genus().misere_value(twos),
            naive_value(game, &sorted, twos, &mut known),
            "{game:?} {heaps:?} {twos}"
        );
    }
    let mut expected = Vec::new();
    for (heap, size) in heaps.iter().enumerate() {
        for to in game.moves(*size) {
            let mut left = heaps.to_vec();
            left.remove(heap);
            left.extend(&to.leaves);
            left.sort_unstable();
            if !wins(game, &(left, vec![]), &mut known) {
                expected.push(Move { heap, to });
            }
        }
    }
    let found: Vec<Move> = solved.winning_moves().collect();
    assert_eq!(found, expected, "{game:?} {heaps:?}");
}

#[test]
fn random_games_have_the_outcomes_moves_and_genera_of_the_definition() {
    let mut random = SplitMix64::new(1);
    for _ in 0..2_000 {
        let first = [".", "4."][usize::from(random.next_u64().is_multiple_of(8))];
        let digits = (0..random.next_u64() % 3 + 1).map(|_| (random.next_u64() % 8).to_string());
        let game = octal(&format!("{first}{}", digits.collect::<String>()));
        let count = random.next_u64() % 3 + 1;
        let heaps: Vec<u64> = (0..count).map(|_| random.next_u64() % 5).collect();
        check(&game, &heaps, 3);
    }
}

#[test]
fn single_heaps_of_well_known_games_have_the_genera_of_the_definition() {
    for game in [
        octal("0.77"),
        octal("0.137"),
        octal("0.07"),
        TakeAndBreak::grundys_game(),
    ] {
        for heap in 0..=11 {
            check(&game, &[heap], 4);
        }
    }
}

#[test]
fn a_genus_is_written_with_the_values_that_take_turns_last() {
    let kayles = octal("0.77");
    let written: Vec<String> = (0..=9)
        .map(|heap| solve(&kayles, &[heap]).genus().to_string())
        .collect();
    let expected = [
        "0^{120}", "1^{031}", "2^{20}", "3^{31}", "1^{031}", "4^{146}", "3^{31}", "2^{20}",
        "1^{13}", "4^{046}",
    ];
    assert_eq!(written, expected);
}

#[test]
fn nim_in_misere_play_is_boutons() {
    use crate::impartial::nim::{Position, Rule};
    // Any number up to seven is taken from one heap.
    let nim = octal("0.3333333");
    for heaps in [
        [1, 1, 1],
        [2, 2, 0],
        [3, 2, 1],
        [7, 4, 2],
        [1, 1, 0],
        [5, 5, 1],
    ] {
        let position = Position::new(heaps.to_vec(), Rule::Misere);
        let solved = solve(&nim, &heaps);
        assert_eq!(solved.outcome(), position.outcome());
        let found: Vec<(usize, u64)> = solved
            .winning_moves()
            .map(|mv| (mv.heap, mv.to.take))
            .collect();
        let expected: Vec<(usize, u64)> = position
            .winning_moves()
            .map(|mv| (mv.pile, mv.take))
            .collect();
        assert_eq!(found, expected, "{heaps:?}");
    }
}

#[test]
fn without_a_move_the_player_to_move_has_won() {
    let kayles = octal("0.77");
    for heaps in [vec![], vec![0, 0]] {
        let solved = solve(&kayles, &heaps);
        assert_eq!(solved.outcome(), Outcome::N);
        assert!(!solved.can_move());
        assert_eq!(solved.winning_moves().next(), None);
    }
}

#[test]
fn too_many_positions_are_refused() {
    let kayles = octal("0.77");
    for heaps in [vec![200], vec![u64::MAX], vec![30, 30, 30]] {
        let refused = Misere::solve(&kayles, &heaps, &Limits::NONE).unwrap_err();
        assert_eq!(refused, MisereError::TooManyPositions);
    }
    // A game as long as its positions are many.
    let one_by_one = octal("0.3");
    let long = solve(&one_by_one, &[99_000]);
    assert_eq!((long.positions(), long.outcome()), (99_001, Outcome::N));
}

#[test]
fn positions_of_too_many_heaps_are_refused() {
    let kayles = octal("0.77");
    for heaps in [vec![3; 100_000], vec![1; 3_000]] {
        let refused = Misere::solve(&kayles, &heaps, &Limits::NONE).unwrap_err();
        assert_eq!(refused, MisereError::TooManyHeaps);
    }
    // Of heaps of 1 an even number is lost in normal play and won in misère play.
    let ones = solve(&kayles, &[1; 1_000]);
    assert_eq!((ones.positions(), ones.outcome()), (1_001, Outcome::N));
}

#[test]
fn a_stop_is_obeyed() {
    let stop = std::sync::atomic::AtomicBool::new(true);
    let limits = Limits {
        nodes: u64::MAX,
        stop: Some(&stop),
    };
    let refused = Misere::solve(&octal("0.77"), &[5], &limits).unwrap_err();
    assert_eq!(refused, MisereError::Stopped(Stopped));
}
