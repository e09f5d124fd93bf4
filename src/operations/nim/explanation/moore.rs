//! Why a position of Moore's Nim is won or lost.

use arborist_engine::impartial::nim::Move;
use arborist_engine::impartial::nim_variants::moore::Position;

use super::columns::{BinaryColumns, ones};
use super::{Change, NimExplanation, Row};
use crate::operations::limit::Limit;
use crate::operations::nim::question::NimRule;
use crate::operations::nim::reason::Reason;
use crate::operations::nim::sentences::{leaves_a_lost_position, moore, over};

impl NimExplanation {
    pub(in crate::operations::nim) fn of_moore(
        position: &Position,
        rule: NimRule,
        first: Option<&Vec<Move>>,
        limit: Limit,
    ) -> Self {
        let (piles, modulus) = (position.piles(), position.modulus());
        let rows = piles.iter().enumerate().map(|(pile, &size)| Row {
            pile,
            number: size.into(),
        });
        let counts = ones(rows.clone().map(|row| row.number));
        let changes: Vec<Change> = first
            .into_iter()
            .flatten()
            .map(|mv| Change {
                pile: mv.pile,
                before: u128::from(mv.take) + u128::from(mv.leaves),
                after: mv.leaves.into(),
            })
            .collect();
        let binary = BinaryColumns::of(rows, &counts, modulus, &changes, limit);
        if piles.iter().all(|size| *size == 0) {
            return Self {
                sentences: Reason(vec![over(rule)]),
                binary,
            };
        }

        let (large, most_piles) = (position.large_piles(), position.most_piles());
        let is_end = rule == NimRule::Misere && large <= most_piles as usize;
        let mut sentences = vec![moore::rule(most_piles, modulus)];
        if is_end {
            sentences.push(moore::misere_end(large, modulus));
        } else if rule == NimRule::Misere {
            sentences.push(moore::like_normal(most_piles));
        }
        let odd = counts.iter().rev().find(|column| column.ones % modulus > 0);
        match first {
            Some(mv) => {
                let odd = odd.filter(|_| !is_end);
                sentences.extend(odd.map(|odd| moore::odd_column(odd.worth, odd.ones, modulus)));
                let changes: Vec<(usize, u64, u64)> =
                    mv.iter().map(|mv| (mv.pile, mv.take, mv.leaves)).collect();
                sentences.push(moore::piles_become(&changes));
                sentences.push(leaves_a_lost_position());
            }
            None if is_end => {
                let ones = piles.iter().filter(|size| **size == 1).count();
                sentences.push(moore::ones_are_lost(ones as u64, modulus));
            }
            None => sentences.push(moore::all_divisible(modulus)),
        }
        Self {
            sentences: Reason(sentences),
            binary,
        }
    }
}
