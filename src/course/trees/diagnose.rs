//! The mistakes behind a wrong submission on a tree.

use arborist_engine::search::Window;
use arborist_engine::tree::observe::{Event, Trace};
use arborist_engine::tree::{Identifiers, Node, Task, UnknownWorth, minimax_values};

use super::exercise::{TreeExercise, Walked};
use super::facts::{Asked, Facts, NoFacts};
use super::marking::Marking;
use super::misreport::{Slip, Truth, misreported};
use super::part::TreePart;
use super::ways::{Mistaken, mistaken, turned, walked_turned};
use crate::course::diagnosis::{Cause, Explained, Hypothesis, Mistake, Reproduction, Way, explain};

/// The most events that are compared to find where a mistake first matters.
const MOST_EVENTS: usize = 20_000;

/// The mistakes that lead to what is wrong in a submission.
pub(super) fn diagnose(
    exercise: &TreeExercise<'_>,
    parts: &[TreePart],
    asked: &Asked,
    right: &Marking<'_>,
) -> Explained {
    let ids: Vec<&'static str> = parts.iter().map(|part| part.kind().name()).collect();
    let values = true_values(exercise);
    let truth = Truth {
        tree: exercise.posted,
        values: values.as_deref(),
    };
    let turned = turned(exercise);
    let mut found = vec![Slips::of(truth, right, parts, Vec::new())];
    let mut mistakes: Vec<(Mistaken, Walked<'_>)> = Vec::new();
    for mistaken in mistaken(exercise) {
        let walked = if mistaken.turned {
            walked_turned(exercise, turned.as_ref())
        } else {
            exercise.walked()
        };
        if let Ok(facts) = Facts::of(exercise, walked, &mistaken.way, asked) {
            let work = Marking::new(exercise, facts, right.minimal_leaves);
            let causes = mistaken.mistakes.clone();
            found.push(Slips::of(truth, &work, parts, causes));
            mistakes.push((mistaken, walked));
        }
    }
    // Where a mistake first matters is only looked for when it is told.
    let unplaced: Vec<Hypothesis> = found
        .iter()
        .map(|slips| slips.hypothesis(&|_| None, None))
        .collect();
    let told = explain(&ids, &unplaced);
    if told.findings.is_empty() {
        return told;
    }
    let is_told = |mistake: Mistake| {
        told.findings
            .iter()
            .any(|finding| finding.mistake == mistake)
    };
    let nodes = found.iter().flat_map(Slips::nodes);
    let places: Vec<Option<Node>> = std::iter::once(None)
        .chain(mistakes.iter().map(|(mistaken, walked)| {
            let wanted = mistaken.mistakes.iter().any(|mistake| is_told(*mistake));
            wanted
                .then(|| first_difference(exercise, mistaken, *walked))
                .flatten()
        }))
        .collect();
    let named = nodes.chain(places.iter().copied().flatten()).collect();
    let names = Identifiers::of(exercise.posted, named);
    let name = |node: Node| Some(names.get(node).to_owned());
    let placed: Vec<Hypothesis> = found
        .iter()
        .zip(&places)
        .map(|(slips, place)| slips.hypothesis(&name, *place))
        .collect();
    explain(&ids, &placed)
}

/// Which parts come out of some work.
struct Slips {
    causes: Vec<Mistake>,
    parts: Vec<(bool, Vec<Slip>)>,
}

impl Slips {
    fn of(truth: Truth<'_>, work: &Marking<'_>, parts: &[TreePart], causes: Vec<Mistake>) -> Self {
        let parts = parts
            .iter()
            .map(|part| {
                match work.is_right(part) || keeps_the_first_move(truth, work, part, &causes) {
                    true => (true, Vec::new()),
                    false => (false, misreported(truth, work, part)),
                }
            })
            .collect();
        Self { causes, parts }
    }

    fn nodes(&self) -> impl Iterator<Item = Node> + '_ {
        let slips = self.parts.iter().flat_map(|(_, slips)| slips);
        slips.filter_map(|(_, node)| *node)
    }

    fn hypothesis(&self, name: &dyn Fn(Node) -> Option<String>, place: Option<Node>) -> Hypothesis {
        let cause = |mistake: Mistake, node: Option<Node>| Cause {
            mistake,
            node: node.and_then(name),
        };
        Hypothesis {
            causes: self
                .causes
                .iter()
                .map(|mistake| cause(*mistake, place))
                .collect(),
            parts: self
                .parts
                .iter()
                .map(|(plainly, slips)| Reproduction {
                    plainly: *plainly,
                    misreported: slips
                        .iter()
                        .map(|(mistake, node)| cause(*mistake, *node))
                        .collect(),
                })
                .collect(),
        }
    }
}

/// Whether somebody for whom no move was better than the number begun with tells the first one, which never was replaced.
/// Where the value comes out right all the same, it may be just a wrong move.
fn keeps_the_first_move(
    truth: Truth<'_>,
    work: &Marking<'_>,
    part: &TreePart,
    causes: &[Mistake],
) -> bool {
    let facts = &work.facts;
    let first = facts.moves.first().map(|(node, ..)| *node);
    let value = truth.values.and_then(|values| values.first());
    matches!(part, TreePart::Move(told) if told.is_some() && *told == first)
        && facts.best_move().is_none()
        && value.is_some_and(|value| *value != facts.root.value)
        && causes.contains(&Mistake::Sentinel)
}

/// The minimax values of all nodes, when all leaves are known.
fn true_values(exercise: &TreeExercise<'_>) -> Option<Vec<arborist_engine::tree::Number>> {
    let task = Task {
        tree: exercise.posted,
        to_move: exercise.to_move,
        depth: exercise.depth,
        limits: exercise.limits,
    };
    minimax_values(&task).ok().flatten()
}

/// The node where mistaken work first parts from right work: where only one of the two makes a cut, or else where the
/// right one goes on.
fn first_difference(
    exercise: &TreeExercise<'_>,
    mistaken: &Mistaken,
    walked: Walked<'_>,
) -> Option<Node> {
    if mistaken.way.to_move != exercise.to_move {
        return Some(Node::ROOT);
    }
    let right = events(exercise, exercise.walked(), &exercise.way()).ok()?;
    let wrong = events(exercise, walked, &mistaken.way).ok()?;
    let (one, other) = right
        .into_iter()
        .zip(wrong)
        .find(|(one, other)| one != other)?;
    Some(match (one, other) {
        (Step::Cut(node), _) | (_, Step::Cut(node)) => node,
        (Step::At(node, _), _) => node,
    })
}

/// A step of some work, as far as it is compared.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Step {
    Cut(Node),
    At(Node, Window<arborist_engine::tree::Number>),
}

fn events(
    exercise: &TreeExercise<'_>,
    walked: Walked<'_>,
    way: &Way,
) -> Result<Vec<Step>, NoFacts> {
    let mut trace = Trace::new(MOST_EVENTS);
    way.walk(walked.tree, exercise.limits, &mut trace)
        .map_err(|UnknownWorth(node)| NoFacts::Unknown(UnknownWorth(node)))?;
    let steps = trace.events().kept().iter().map(|event| match *event {
        Event::Enter { node, window } | Event::Leaf { node, window, .. } => {
            Step::At(walked.posted(node), window)
        }
        Event::Update { node, window, .. } => Step::At(walked.posted(node), window),
        Event::Cut(cut) => Step::Cut(walked.posted(cut.node)),
        Event::Return { node, value, .. } => Step::At(
            walked.posted(node),
            Window {
                alpha: value,
                beta: value,
            },
        ),
    });
    Ok(steps.collect())
}
