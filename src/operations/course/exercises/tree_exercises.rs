//! Exercises about trees: minimax, alpha-beta, the two cut rules, the horizon effect.

use arborist_engine::game::Player;
use arborist_engine::search::{ChosenRules, CutWhen, Limits, Window};
use arborist_engine::tree::observe::{Capped, Cuts};
use arborist_engine::tree::{Node, Task, Tree, search};
use serde_json::{Map, Value};

use super::constraints::Count;
use super::kind::ExerciseKind;
use super::pose::{Pose, PoseQuestion, fields};
use super::question::{ExerciseQuestion, span};
use crate::course::exercises::tree::{
    CutRules, HORIZON, HorizonWishes, TreeShape, TreeWishes, draw_as_wished, draw_horizon,
};
use crate::course::exercises::{Budget, CountRange, NoneFound, find};
use crate::course::picture::TreePicture;
use crate::messages::Message;
use crate::operations::tree::{Mover, Notation, print};
use crate::problems::{Pointer, Problem, ProblemKind};

/// The most nodes of a tree that somebody searches by hand.
const MOST_NODES: usize = 400;
const BRANCHING: (i64, i64) = (1, 8);
const VALUES: (i64, i64) = (-1_000_000, 1_000_000);

const MINIMAX_PARTS: &[&str] = &["value", "move", "node_values"];
const HORIZON_PARTS: &[&str] = &["value", "move"];
const ALPHABETA_PARTS: &[&str] = &[
    "value",
    "move",
    "leaves_read",
    "leaves_read_count",
    "pruned_leaves",
    "cuts",
    "windows",
    "returned",
];
const CUT_RULE_PARTS: &[&str] = &["value", "leaves_read", "leaves_read_count", "pruned_leaves"];

/// A tree to search, if it could be found.
pub(super) fn pose(
    question: &ExerciseQuestion,
    budget: Budget<'_>,
) -> Result<Result<Pose, NoneFound>, Problem> {
    let to_move = question.to_move.map_or(Player::Max, Player::from);
    let branching = span("branching", question.branching, (2, 3), BRANCHING)?;
    let values = span("values", question.values, (0, 20), VALUES)?;
    let drawn = if question.kind == ExerciseKind::Horizon {
        if question.notation == Some(Notation::Nested) {
            return Err(Problem::at(
                ProblemKind::OutOfRange,
                Pointer::key("notation"),
                Message::new("exercise-horizon-notation"),
            ));
        }
        let wishes = HorizonWishes {
            branching,
            values,
            to_move,
            most_nodes: MOST_NODES,
        };
        find(question.seed, budget, |chance| {
            draw_horizon(chance, &wishes)
        })
    } else {
        let usual = if question.kind == ExerciseKind::Minimax {
            2
        } else {
            3
        };
        let depths = span("depth", question.depth, (usual, usual), (1, 6))?;
        // The smallest tree that could be drawn must be small enough.
        let smallest = (0..=depths.least() as u32)
            .try_fold(0i64, |nodes, ply| {
                nodes.checked_add(branching.least().checked_pow(ply)?)
            })
            .unwrap_or(i64::MAX);
        if smallest > MOST_NODES as i64 {
            return Err(Problem::at(
                ProblemKind::OverTheLimit,
                Pointer::key("depth"),
                Message::new("exercise-tree-too-large")
                    .with("smallest", smallest)
                    .with("most", MOST_NODES),
            ));
        }
        let mut wishes = wishes(question, to_move)?;
        wishes.shape.branching = branching;
        wishes.shape.values = values;
        find(question.seed, budget, |chance| {
            wishes.shape.depth = chance.number(depths).unsigned_abs() as u32;
            draw_as_wished(chance, &wishes)
        })
    };
    Ok(drawn.map(|found| posed(question, to_move, &found.instance, found.attempts)))
}

fn wishes(question: &ExerciseQuestion, to_move: Player) -> Result<TreeWishes, Problem> {
    let constraints = &question.constraints;
    let nothing = span("values", None, (0, 0), (0, 0))?;
    let shape = TreeShape {
        branching: nothing,
        depth: 0,
        values: nothing,
        different_values: constraints.different_values.unwrap_or(false),
        estimated_ply: None,
        // Nested arrays have no names: what is drawn and told has none either.
        named: question.notation != Some(Notation::Nested),
        most_nodes: MOST_NODES,
    };
    let mut wishes = TreeWishes::of(shape, to_move);
    wishes.pruned_leaves = match (question.kind, constraints.pruned_leaves) {
        // An exercise in pruning has something to prune, unless nothing is wished for.
        (ExerciseKind::Alphabeta, None) => CountRange {
            at_least: 1,
            ..CountRange::ANY
        },
        (_, wished) => Count::range(wished, "pruned_leaves")?,
    };
    wishes.deep_cutoff = constraints.deep_cutoff;
    wishes.cut_at_max = constraints.cut_at_max;
    wishes.cut_at_min = constraints.cut_at_min;
    wishes.unique_best_move = constraints.unique_best_move;
    wishes.cut_rules = match (question.kind, constraints.cut_rules_agree) {
        (ExerciseKind::CutRule, _) | (_, Some(false)) => Some(CutRules::Differ),
        (_, Some(true)) => Some(CutRules::Agree),
        (_, None) => None,
    };
    Ok(wishes)
}

fn posed(question: &ExerciseQuestion, to_move: Player, tree: &Tree, attempts: u32) -> Pose {
    let notation = question.notation.unwrap_or(Notation::Adjacency);
    let mut about = fields([("tree", print(tree, notation))]);
    about.insert(
        "to_move".into(),
        match to_move {
            Player::Max => "max".into(),
            Player::Min => "min".into(),
        },
    );
    let player = match Mover::from(to_move) {
        Mover::Max => "MAX",
        Mover::Min => "MIN",
    };
    let (prompt, questions) = match question.kind {
        ExerciseKind::Alphabeta => (
            Message::new("exercise-alphabeta").with("player", player),
            vec![PoseQuestion {
                id: "alphabeta",
                prompt: Message::new("exercise-alphabeta-asked").with("cut_when", ">="),
                path: "/alphabeta",
                fields: with(&about, "cut_when", ">="),
                parts: ALPHABETA_PARTS,
            }],
        ),
        ExerciseKind::CutRule => (
            Message::new("exercise-cut-rule").with("player", player),
            vec![
                by_cut_rule("at_equality", ">=", &about),
                by_cut_rule("beyond_equality", ">", &about),
            ],
        ),
        ExerciseKind::Horizon => (
            Message::new("exercise-horizon")
                .with("player", player)
                .with("shallow", HORIZON)
                .with("deep", HORIZON + 1),
            vec![
                to_depth("shallow", HORIZON, &about),
                to_depth("deep", HORIZON + 1, &about),
            ],
        ),
        _ => (
            Message::new("exercise-minimax").with("player", player),
            vec![PoseQuestion {
                id: "minimax",
                prompt: Message::new("exercise-minimax-asked"),
                path: "/minimax",
                fields: about.clone(),
                parts: MINIMAX_PARTS,
            }],
        ),
    };
    let picture = || TreePicture::of(tree, to_move);
    let pruned = match question.kind {
        ExerciseKind::Alphabeta => pruned(tree, to_move),
        _ => Vec::new(),
    };
    let key_svg = (question.with_key && !pruned.is_empty())
        .then(|| picture().map(|picture| picture.with_pruned(pruned).svg()))
        .flatten();
    Pose {
        prompt,
        svg: picture().map(|picture| picture.svg()),
        key_svg,
        questions,
        attempts,
    }
}

fn by_cut_rule(
    id: &'static str,
    cut_when: &'static str,
    about: &Map<String, Value>,
) -> PoseQuestion {
    PoseQuestion {
        id,
        prompt: Message::new("exercise-cut-rule-asked").with("cut_when", cut_when),
        path: "/alphabeta",
        fields: with(about, "cut_when", cut_when),
        parts: CUT_RULE_PARTS,
    }
}

fn to_depth(id: &'static str, depth: u32, about: &Map<String, Value>) -> PoseQuestion {
    PoseQuestion {
        id,
        prompt: Message::new("exercise-horizon-asked").with("depth", depth),
        path: "/minimax",
        fields: with(about, "depth", depth),
        parts: HORIZON_PARTS,
    }
}

/// The fields of a question, and one more.
fn with(about: &Map<String, Value>, name: &str, value: impl Into<Value>) -> Map<String, Value> {
    let mut fields = about.clone();
    fields.insert(name.to_owned(), value.into());
    fields
}

/// The children that alpha-beta prunes under the usual rules.
fn pruned(tree: &Tree, to_move: Player) -> Vec<Node> {
    let task = Task {
        tree,
        to_move,
        depth: None,
        limits: Limits::NONE,
    };
    let rules = ChosenRules {
        cut_when: CutWhen::Reached,
        ..ChosenRules::default()
    };
    let mut cuts = Cuts(Capped::new(tree.len()));
    // Every leaf that is drawn has a value.
    if search(&task, Window::OPEN, rules, &mut cuts).is_err() {
        return Vec::new();
    }
    cuts.0
        .kept()
        .iter()
        .flat_map(|cut| tree.children_after(cut.node, cut.by))
        .collect()
}
