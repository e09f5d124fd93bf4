//! Nim by Bouton's rule: the piles in binary, the columns, the nim-sum and the winning moves.

use arborist_engine::impartial::Outcome;
use arborist_engine::impartial::nim::{Move, Position, Rule};

use super::sentences::Sentences;
use crate::messages::Message;

/// Explains who wins a position of Nim, and how.
pub fn explain(position: &Position, sentences: &mut Sentences) {
    let rule = match position.rule() {
        Rule::Normal => Message::new("nim-rule-normal"),
        Rule::Misere => Message::new("nim-rule-misere"),
    };
    sentences.say(rule);
    if position.piles().iter().all(|&size| size == 0) {
        let over = match position.rule() {
            Rule::Normal => Message::new("nim-over-normal"),
            Rule::Misere => Message::new("nim-over-misere"),
        };
        sentences.say(over);
        return;
    }
    explain_sum(position, sentences);
    explain_outcome(position, sentences);
    let winning_moves = position.winning_moves().count();
    let told = winning_moves.min(sentences.room());
    for mv in position.winning_moves().take(told) {
        sentences.say(winning(position, mv));
    }
    sentences.pass_over((winning_moves - told) as u128);
}

/// Explains what each of these moves leads to.
pub fn explain_moves(
    position: &Position,
    moves: impl IntoIterator<Item = Move>,
    sentences: &mut Sentences,
) {
    let mut told: u128 = 0;
    for mv in moves {
        told += 1;
        let message = match position.outcome_after(mv) {
            Outcome::P => Message::new("nim-move-wins")
                .with("pile", mv.pile)
                .with("take", i128::from(mv.take))
                .with("left", i128::from(mv.leaves)),
            Outcome::N => Message::new("nim-move-loses")
                .with("pile", mv.pile)
                .with("take", i128::from(mv.take))
                .with("left", i128::from(mv.leaves)),
        };
        sentences.say(message);
    }
    sentences.pass_over(position.moves_total().saturating_sub(told));
}

fn explain_sum(position: &Position, sentences: &mut Sentences) {
    let piles = position.piles();
    let widest = piles.iter().copied().max().unwrap_or_default();
    let width = (u64::BITS - widest.leading_zeros()) as usize;
    let told = piles.len().min(sentences.room());
    for (pile, &size) in piles.iter().enumerate().take(told) {
        sentences.say(
            Message::new("nim-pile")
                .with("pile", pile)
                .with("size", i128::from(size))
                .with("binary", format!("{size:0width$b}")),
        );
    }
    sentences.pass_over((piles.len() - told) as u128);
    for bit in (0..width).rev() {
        let ones = piles.iter().filter(|&&size| size >> bit & 1 == 1).count();
        sentences.say(
            Message::new("nim-column")
                .with("column", 1_i128 << bit)
                .with("ones", ones)
                .with("digit", ones % 2),
        );
    }
    let sum = position.nim_sum();
    sentences.say(
        Message::new("nim-sum")
            .with("sum", i128::from(sum))
            .with("binary", format!("{sum:0width$b}")),
    );
}

fn explain_outcome(position: &Position, sentences: &mut Sentences) {
    let ones = position.piles().iter().filter(|&&size| size == 1).count();
    let only_ones = position.piles().iter().all(|&size| size <= 1);
    let sum = i128::from(position.nim_sum());
    let message = match (position.rule(), only_ones, position.outcome()) {
        (Rule::Misere, true, Outcome::N) => Message::new("nim-misere-even-ones").with("ones", ones),
        (Rule::Misere, true, Outcome::P) => Message::new("nim-misere-odd-ones").with("ones", ones),
        (Rule::Misere, false, Outcome::N) => Message::new("nim-misere-next-wins").with("sum", sum),
        (Rule::Misere, false, Outcome::P) => Message::new("nim-misere-previous-wins"),
        (Rule::Normal, _, Outcome::N) => Message::new("nim-next-wins").with("sum", sum),
        (Rule::Normal, _, Outcome::P) => Message::new("nim-previous-wins"),
    };
    sentences.say(message);
}

fn winning(position: &Position, mv: Move) -> Message {
    let size = mv.take + mv.leaves;
    let sum = position.nim_sum();
    // Bouton's move makes the nim-sum 0; at the end of misère Nim it leaves an odd number of piles of one.
    if size ^ sum == mv.leaves {
        return Message::new("nim-winning-move")
            .with("pile", mv.pile)
            .with("take", i128::from(mv.take))
            .with("left", i128::from(mv.leaves))
            .with("size", i128::from(size))
            .with("sum", i128::from(sum));
    }
    let others = position.piles().iter().filter(|&&size| size == 1).count();
    let ones = others - usize::from(size == 1) + usize::from(mv.leaves == 1);
    Message::new("nim-misere-winning-move")
        .with("pile", mv.pile)
        .with("take", i128::from(mv.take))
        .with("left", i128::from(mv.leaves))
        .with("ones", ones)
}
