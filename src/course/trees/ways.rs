//! The mistakes that are made in the work itself.

use arborist_engine::game::Player;
use arborist_engine::search::{CutWhen, Fail};
use arborist_engine::tree::{Number, Order, Reordered, Task};

use super::exercise::{TreeExercise, Walked, cut_word, fail_word};
use crate::course::diagnosis::{Carry, CutTest, Mistake, Start, Way};

/// Conventions other than the question's, under which an answer may be right.
#[derive(Clone, Debug)]
pub(super) struct OtherConventions {
    pub(super) way: Way,
    /// How they are told, `cut_when ">"`.
    pub(super) words: String,
    /// Whether both the cut rule and the fail mode are others.
    pub(super) both: bool,
}

/// The other conventions, those that differ least first.
pub(super) fn other_conventions(exercise: &TreeExercise<'_>) -> Vec<OtherConventions> {
    let way = exercise.way();
    let Some(rules) = exercise.rules else {
        return Vec::new();
    };
    let cut_when = other_cut(rules.cut_when);
    let fail = other_fail(rules.fail);
    let cut_words = format!("cut_when \"{}\"", cut_word(cut_when));
    let fail_words = format!("fail \"{}\"", fail_word(fail));
    let others = [
        (cut_when, rules.fail, cut_words.clone(), false),
        (rules.cut_when, fail, fail_words.clone(), false),
        (cut_when, fail, format!("{cut_words}, {fail_words}"), true),
    ];
    others
        .into_iter()
        .map(|(cut_when, fail, words, both)| {
            let mut rules = rules;
            rules.cut_when = cut_when;
            rules.fail = fail;
            OtherConventions {
                way: Way {
                    rules: Some(rules),
                    ..way
                },
                words,
                both,
            }
        })
        .collect()
}

fn other_cut(cut_when: CutWhen) -> CutWhen {
    match cut_when {
        CutWhen::Reached => CutWhen::Crossed,
        CutWhen::Crossed => CutWhen::Reached,
    }
}

fn other_fail(fail: Fail) -> Fail {
    match fail {
        Fail::Soft => Fail::Hard,
        Fail::Hard => Fail::Soft,
    }
}

/// Work with mistakes.
pub(super) struct Mistaken {
    pub(super) mistakes: Vec<Mistake>,
    pub(super) way: Way,
    /// Whether children are visited in the opposite order.
    pub(super) turned: bool,
}

/// The ways to go wrong in the work.
pub(super) fn mistaken(exercise: &TreeExercise<'_>) -> Vec<Mistaken> {
    let way = exercise.way();
    let made = |mistake, way| Mistaken {
        mistakes: vec![mistake],
        way,
        turned: false,
    };
    let zero = Number::integer(0);
    let mut ways = vec![
        Mistaken {
            mistakes: vec![Mistake::Order],
            way,
            turned: true,
        },
        made(
            Mistake::LevelsSwapped,
            Way {
                to_move: way.to_move.opponent(),
                ..way
            },
        ),
        made(
            Mistake::OpponentMisread,
            Way {
                opponent_helps: true,
                ..way
            },
        ),
    ];
    for player in [Some(Player::Max), Some(Player::Min), None] {
        // Without a window there is none to narrow.
        let narrowing = [false, true].into_iter();
        for narrows in narrowing.filter(|narrows| !narrows || exercise.rules.is_some()) {
            let start = Some(Start {
                player,
                value: zero,
                narrows,
            });
            ways.push(made(Mistake::Sentinel, Way { start, ..way }));
        }
    }
    let Some(rules) = exercise.rules else {
        return ways;
    };
    let by = |change: &dyn Fn(&mut arborist_engine::search::ChosenRules)| {
        let mut rules = rules;
        change(&mut rules);
        Way {
            rules: Some(rules),
            ..way
        }
    };
    let cut_rule = by(&|rules| rules.cut_when = other_cut(rules.cut_when));
    let fail_mode = by(&|rules| rules.fail = other_fail(rules.fail));
    let both = by(&|rules| {
        rules.cut_when = other_cut(rules.cut_when);
        rules.fail = other_fail(rules.fail);
    });
    ways.extend([
        made(Mistake::CutRuleMismatch, cut_rule),
        made(Mistake::FailModeMismatch, fail_mode),
        Mistaken {
            mistakes: vec![Mistake::CutRuleMismatch, Mistake::FailModeMismatch],
            way: both,
            turned: false,
        },
    ]);
    if rules.deep_cutoffs {
        let shallow = by(&|rules| rules.deep_cutoffs = false);
        ways.push(made(Mistake::DeepCutMissed, shallow));
    }
    for (mistake, carry) in [
        (Mistake::AlphaNotCarried, Carry::RestartedAtTheRoot),
        (Mistake::AlphaLeaked, Carry::Shared),
    ] {
        ways.push(made(mistake, Way { carry, ..way }));
    }
    for test in [CutTest::AfterAllChildren, CutTest::OneChildLate] {
        ways.push(made(Mistake::LateTest, Way { test, ..way }));
    }
    ways
}

/// The tree with the children of each node in the opposite order, when the exercise has not turned it already.
pub(super) fn turned(exercise: &TreeExercise<'_>) -> Option<Reordered> {
    if exercise.order == Order::Reversed {
        return None;
    }
    let task = Task {
        tree: exercise.posted,
        to_move: exercise.to_move,
        depth: exercise.depth,
        limits: exercise.limits,
    };
    Reordered::new(&task, Order::Reversed).ok().flatten()
}

/// The tree that somebody walks through who reads it from the wrong side.
pub(super) fn walked_turned<'a>(
    exercise: &'a TreeExercise<'_>,
    turned: Option<&'a Reordered>,
) -> Walked<'a> {
    match turned {
        Some(turned) => Walked::in_order(turned),
        None => Walked::as_posted(exercise.posted),
    }
}
