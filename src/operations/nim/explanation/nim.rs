//! Why a position of Nim is won or lost.

use arborist_engine::impartial::nim::{Move, Position, Rule};

use super::{Change, NimExplanation, NimSum, Row};
use crate::messages::Message;
use crate::operations::limit::Limit;
use crate::operations::nim::reason::Reason;
use crate::operations::nim::sentences::nim_sum::{Added, all_even, pile_becomes};
use crate::operations::nim::sentences::{misere, over};

impl NimExplanation {
    pub(in crate::operations::nim) fn of_nim(position: &Position, limit: Limit) -> Self {
        let first = position.winning_moves().next();
        let rows = position
            .piles()
            .iter()
            .enumerate()
            .map(|(pile, &size)| Row {
                pile,
                number: size.into(),
            });
        let change = first.map(|mv| Change {
            pile: mv.pile,
            before: u128::from(mv.take) + u128::from(mv.leaves),
            after: mv.leaves.into(),
        });
        let nim_sum = NimSum::of(Added::Piles, rows, change, limit);
        let reason = if position.piles().iter().all(|size| *size == 0) {
            vec![over(position.rule().into())]
        } else {
            match (position.rule(), position.large_piles()) {
                (Rule::Misere, 0 | 1) => vec![end_of_misere(position, first)],
                (Rule::Misere, _) => {
                    let like_normal = misere::like_normal(Added::Piles);
                    [vec![like_normal], as_normal(&nim_sum, first)].concat()
                }
                (Rule::Normal, _) => as_normal(&nim_sum, first),
            }
        };
        Self {
            sentences: Reason([vec![nim_sum.sum], reason].concat()),
            binary: nim_sum.binary,
        }
    }
}

fn as_normal(nim_sum: &NimSum, first: Option<Move>) -> Vec<Message> {
    let Some(mv) = first else {
        return vec![all_even()];
    };
    let size = u128::from(mv.take) + u128::from(mv.leaves);
    let before = nim_sum.in_binary(size);
    let after = nim_sum.in_binary(mv.leaves.into());
    let odd_column = nim_sum.odd_column.clone();
    odd_column
        .into_iter()
        .chain([pile_becomes(mv.pile, mv.take, &before, &after)])
        .collect()
}

/// At most one pile is larger than 1.
fn end_of_misere(position: &Position, first: Option<Move>) -> Message {
    let ones = position.piles().iter().filter(|size| **size == 1).count() as u64;
    match first {
        Some(mv) if position.large_piles() == 1 => {
            misere::one_large_pile(mv.pile, mv.take, mv.leaves, ones + mv.leaves)
        }
        _ => misere::only_ones(ones),
    }
}
