//! `/grundy/hackenbush`: a picture of edges that are cut until nothing stands on the ground.

mod explanation;

use arborist_engine::impartial::graph::NamedGraph;
use arborist_engine::impartial::hackenbush::{Cut, Fusion, MOST_EDGES, Picture};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use self::explanation::explanation;
use super::graph::EdgeList;
use super::heap_value::out_of_time;
use crate::messages::Message;
use crate::operations::family::Family;
use crate::operations::limit::Limit;
use crate::operations::offset::Offset;
use crate::operations::operation::{Answer, Context, Effort, Example, Operation};
use crate::operations::outcome_class::OutcomeClass;
use crate::operations::page::Page;
use crate::problems::{Pointer, Problem, ProblemKind};

/// Green Hackenbush.
#[derive(Clone, Copy, Debug)]
pub struct Hackenbush;

/// A picture.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct HackenbushQuestion {
    /// The edges, each as the two vertices that it joins: `[["ground", "a"], ["a", "b"]]`. Several edges may join the same
    /// vertices, and one a vertex with itself. Edges are numbered from 0 in this order.
    edges: EdgeList,
    /// The vertex that is the ground.
    #[serde(default = "usual_ground")]
    #[schema(default = "ground")]
    ground: String,
    /// How many winning moves, free edges and steps, and vertices and edges of each step, to list.
    #[serde(default)]
    limit: Limit,
    /// How many winning moves to leave out before the first that is listed.
    #[serde(default)]
    offset: Offset,
}

pub(super) fn usual_ground() -> String {
    "ground".to_owned()
}

/// What a picture is worth, and how it is won.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct HackenbushAnswer {
    /// The Grundy value.
    grundy: u64,
    /// Who wins.
    outcome: OutcomeClass,
    /// The winning moves, by edge.
    winning_moves: Vec<HackenbushMove>,
    /// How many winning moves there are, listed or not.
    winning_moves_total: usize,
    /// How many edges hang together with the ground.
    edges_total: usize,
    /// The numbers of the edges that do not hang together with the ground: they have fallen already and count for
    /// nothing.
    free_edges: Vec<usize>,
    /// How many of them there are, listed or not.
    free_edges_total: usize,
    /// How the value comes about, block by block: what stands higher first, the ground last.
    steps: Vec<HackenbushStep>,
    /// How many steps there are, listed or not.
    steps_total: usize,
    /// Who wins, and how.
    explanation: String,
}

/// A move of Hackenbush.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct HackenbushMove {
    /// The number of the edge that is cut.
    edge: usize,
    /// The vertices that it joins.
    #[schema(min_items = 2, max_items = 2)]
    between: Vec<String>,
    /// How many other edges fall with it.
    falls: usize,
    /// How many edges are left.
    leaves: usize,
}

/// A block: vertices that hang together without a bridge, an edge whose loss would part them. They are fused into one
/// (fusion principle), the edges between them become loops, each worth 1, and every bridge that leaves the block upwards
/// is worth one more than the block that it carries (colon principle).
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct HackenbushStep {
    /// The vertices, the one that is nearest to the ground first.
    vertices: Vec<String>,
    /// How many vertices there are, listed or not.
    vertices_total: usize,
    /// The numbers of the edges between them.
    loops: Vec<u32>,
    /// How many of these there are, listed or not.
    loops_total: usize,
    /// The bridges that leave the block upwards.
    stalks: Vec<HackenbushStalk>,
    /// How many of these there are, listed or not.
    stalks_total: usize,
    /// The number of the bridge on which the block stands; `null` for the block of the ground.
    #[schema(required = true)]
    stands_on: Option<u32>,
    /// The exclusive or of 1 for each loop and of what the stalks are worth.
    grundy: u64,
}

/// A bridge with what stands on it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct HackenbushStalk {
    /// The number of the edge.
    edge: u32,
    /// What it is worth: one more than the block that it carries.
    grundy: u64,
}

impl Answer for HackenbushAnswer {}

impl Operation for Hackenbush {
    type Question = HackenbushQuestion;
    type Answer = HackenbushAnswer;

    const PATH: &'static str = "/grundy/hackenbush";
    const FAMILY: Family = Family::Impartial;
    const TITLE: &'static str =
        "Green Hackenbush: what a picture of edges is worth, and which edges to cut";
    const DESCRIPTION: &'static str = "\
A picture of edges stands on the ground. A move cuts an edge, and what does not hang together with the ground any more \
falls. Whoever cannot move loses.

The value follows from two principles (\"Winning ways\", chapter 7). Fusion: vertices of a cycle can be fused into one, of \
which the edges of the cycle become loops, each worth 1. Colon: what stands on an edge can be replaced by a stalk of as \
many edges as it is worth, so the edge is worth one more. `steps` tells both, block by block.

Edges that hang free of the ground count for nothing; they are listed in `free_edges`. Every winning edge is found in about \
the time of the value, so pictures may have 1,000,000 edges.";
    const EXAMPLES: &'static [Example] = &[
        Example {
            name: "triangle_on_a_stalk",
            summary: "The triangle is fused into three loops, which are worth 1, so the stalk is worth 2",
            question: r#"{"edges": [["ground", "a"], ["a", "b"], ["b", "c"], ["c", "a"]]}"#,
        },
        Example {
            name: "two_stalks",
            summary: "Stalks of three and four edges are heaps of Nim",
            question: r#"{"ground": "0", "edges": [["0", "1"], ["1", "2"], ["2", "3"], ["0", "4"], ["4", "5"], ["5", "6"], ["6", "7"]]}"#,
        },
    ];

    fn effort(question: &HackenbushQuestion) -> Effort {
        /// Pictures of so many edges take microseconds.
        const SMALL: usize = 200;

        if question.edges.0.edges() > SMALL {
            Effort::Large
        } else {
            Effort::Small
        }
    }

    fn answer(
        question: HackenbushQuestion,
        context: &Context<'_>,
    ) -> Result<HackenbushAnswer, Problem> {
        let page = Page {
            offset: question.offset,
            limit: question.limit,
        };
        let most = page.limit.entries();
        let (names, picture) = picture_of(question.edges, &question.ground, context)?;
        let steps = picture.fusions().take(most);
        Ok(HackenbushAnswer {
            grundy: picture.grundy(),
            outcome: picture.outcome().into(),
            winning_moves: page
                .of(picture.winning_moves())
                .map(|cut| told_move(cut, &picture, &names))
                .collect(),
            winning_moves_total: picture.winning_moves().count(),
            edges_total: picture.edges(),
            free_edges: picture.free_edges().take(most).collect(),
            free_edges_total: picture.free_edges().count(),
            steps: steps
                .map(|fusion| told_step(&fusion, &names, most))
                .collect(),
            steps_total: picture.fusions_total(),
            explanation: explanation(&picture, &names),
        })
    }
}

/// The picture of these edges, and the names of its vertices.
///
/// # Errors
/// When it has too many edges, or no edge has the ground as a vertex; or the time ran out.
pub(super) fn picture_of(
    edges: EdgeList,
    ground: &str,
    context: &Context<'_>,
) -> Result<(NamedGraph, Picture), Problem> {
    let mut names = edges.0;
    if names.edges() > MOST_EDGES {
        return Err(Problem::at(
            ProblemKind::OverTheLimit,
            Pointer::key("edges"),
            Message::new("grundy-hackenbush-too-large")
                .with("edges", names.edges())
                .with("most", MOST_EDGES),
        ));
    }
    let ground = match names.find(ground) {
        Some(ground) => ground,
        None if names.edges() == 0 => names.name(ground).number(),
        None => {
            return Err(Problem::at(
                ProblemKind::InvalidGraph,
                Pointer::key("ground"),
                Message::new("grundy-hackenbush-no-ground"),
            ));
        }
    };
    let picture = Picture::new(names.nodes(), names.told_edges(), ground, &context.limits())
        .map_err(out_of_time)?;
    Ok((names, picture))
}

pub(super) fn told_move(cut: Cut, picture: &Picture, names: &NamedGraph) -> HackenbushMove {
    let ends = names.told_edges().get(cut.edge);
    let between = ends
        .into_iter()
        .flat_map(|&(first, second)| [first, second]);
    HackenbushMove {
        edge: cut.edge,
        between: between
            .map(|vertex| names.text(vertex).to_owned())
            .collect(),
        falls: cut.falls,
        leaves: picture.edges() - cut.falls - 1,
    }
}

fn told_step(fusion: &Fusion, names: &NamedGraph, most: usize) -> HackenbushStep {
    let vertices = fusion.vertices.iter().take(most);
    let stalks = fusion.stalks.iter().take(most);
    HackenbushStep {
        vertices: vertices
            .map(|vertex| names.text(*vertex).to_owned())
            .collect(),
        vertices_total: fusion.vertices.len(),
        loops: fusion.loops.iter().take(most).copied().collect(),
        loops_total: fusion.loops.len(),
        stalks: stalks
            .map(|&(edge, grundy)| HackenbushStalk { edge, grundy })
            .collect(),
        stalks_total: fusion.stalks.len(),
        stands_on: fusion.stands_on,
        grundy: fusion.value,
    }
}
