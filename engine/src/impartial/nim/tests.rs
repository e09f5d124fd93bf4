//! Nim against an exhaustive search that knows only how to take.

use std::collections::HashMap;

use super::*;

/// Whether the player to move wins, by playing every move.
fn wins(piles: &[u64], rule: Rule, known: &mut HashMap<(Vec<u64>, Rule), bool>) -> bool {
    if piles.iter().all(|&size| size == 0) {
        return rule == Rule::Misere;
    }
    let key = (piles.to_vec(), rule);
    if let Some(&won) = known.get(&key) {
        return won;
    }
    let won = every_child(piles)
        .iter()
        .any(|(_, child)| !wins(child, rule, known));
    known.insert(key, won);
    won
}

fn every_child(piles: &[u64]) -> Vec<(Move, Vec<u64>)> {
    let mut children = Vec::new();
    for pile in 0..piles.len() {
        for take in 1..=piles[pile] {
            let mut child = piles.to_vec();
            child[pile] -= take;
            let leaves = child[pile];
            children.push((Move { pile, take, leaves }, child));
        }
    }
    children
}

/// All lists of up to four piles of up to seven.
fn small_positions() -> Vec<Vec<u64>> {
    let mut positions = vec![Vec::new()];
    let mut longest = positions.clone();
    for _ in 0..4 {
        longest = longest
            .iter()
            .flat_map(|piles| {
                (0..=7).map(|size| {
                    let mut longer: Vec<u64> = piles.clone();
                    longer.push(size);
                    longer
                })
            })
            .collect();
        positions.extend(longest.iter().cloned());
    }
    positions
}

#[test]
fn outcomes_and_moves_are_those_of_an_exhaustive_search() {
    let mut known = HashMap::new();
    for rule in [Rule::Normal, Rule::Misere] {
        for piles in small_positions() {
            let position = Position::new(piles.clone(), rule);
            let won = wins(&piles, rule, &mut known);
            assert_eq!(position.outcome() == Outcome::N, won, "{piles:?} {rule:?}");

            let children = every_child(&piles);
            let moves: Vec<Move> = children.iter().map(|(mv, _)| *mv).collect();
            assert_eq!(position.moves().collect::<Vec<_>>(), moves);
            assert_eq!(position.moves_total(), moves.len() as u128);

            let mut winning = Vec::new();
            for (mv, child) in children {
                let lost = !wins(&child, rule, &mut known);
                assert_eq!(
                    position.outcome_after(mv) == Outcome::P,
                    lost,
                    "{piles:?} {rule:?} {mv:?}"
                );
                if lost {
                    winning.push(mv);
                }
            }
            assert_eq!(position.winning_moves().collect::<Vec<_>>(), winning);
        }
    }
}

#[test]
fn without_piles_a_normal_game_is_lost_and_a_misere_game_is_won_without_a_move() {
    for piles in [vec![], vec![0, 0, 0]] {
        assert_eq!(
            Position::new(piles.clone(), Rule::Normal).outcome(),
            Outcome::P
        );
        let misere = Position::new(piles, Rule::Misere);
        assert_eq!(misere.outcome(), Outcome::N);
        assert_eq!(misere.winning_moves().next(), None);
    }
}

#[test]
fn the_largest_piles_do_not_overflow() {
    let position = Position::new(vec![u64::MAX; 3], Rule::Normal);
    assert_eq!(position.nim_sum(), u64::MAX);
    assert_eq!(position.moves_total(), 3 * u128::from(u64::MAX));
    assert_eq!(
        position.winning_moves().next(),
        Some(Move {
            pile: 0,
            take: u64::MAX,
            leaves: 0
        })
    );
}
