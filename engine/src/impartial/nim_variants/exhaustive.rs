//! Playing a game to its end in every way, which needs only its moves.

use std::collections::HashMap;
use std::hash::Hash;

use crate::impartial::Outcome;
use crate::impartial::mex::mex;
use crate::impartial::nim::Rule;

/// A game that is known by the positions which the moves of each position lead to.
pub(super) struct Exhaustive<P, O> {
    options: O,
    grundy: HashMap<P, u64>,
    wins: HashMap<(P, Rule), bool>,
}

impl<P: Clone + Eq + Hash, O: Fn(&P) -> Vec<P>> Exhaustive<P, O> {
    pub(super) fn new(options: O) -> Self {
        Self {
            options,
            grundy: HashMap::new(),
            wins: HashMap::new(),
        }
    }

    /// The Grundy value by its definition.
    pub(super) fn grundy(&mut self, position: &P) -> u64 {
        if let Some(&known) = self.grundy.get(position) {
            return known;
        }
        let options = (self.options)(position);
        let values: Vec<u64> = options.iter().map(|option| self.grundy(option)).collect();
        let value = mex(&values);
        self.grundy.insert(position.clone(), value);
        value
    }

    /// Who wins when whoever makes the last move wins, or loses.
    pub(super) fn outcome(&mut self, position: &P, rule: Rule) -> Outcome {
        if self.wins(position, rule) {
            Outcome::N
        } else {
            Outcome::P
        }
    }

    fn wins(&mut self, position: &P, rule: Rule) -> bool {
        let key = (position.clone(), rule);
        if let Some(&known) = self.wins.get(&key) {
            return known;
        }
        let options = (self.options)(position);
        let wins = match options.is_empty() {
            true => rule == Rule::Misere,
            false => options.iter().any(|option| !self.wins(option, rule)),
        };
        self.wins.insert(key, wins);
        wins
    }
}
