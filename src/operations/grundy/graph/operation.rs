//! What the positions of a posted game are worth.

use arborist_engine::impartial::graph::NimValues;

use super::answer::{GraphAnswer, GraphNode, GraphStart};
use super::question::{GraphQuestion, graph_of, node_of};
use crate::operations::family::Family;
use crate::operations::grundy::heap_value::out_of_time;
use crate::operations::operation::{Context, Effort, Example, Operation};
use crate::operations::page::Page;
use crate::problems::Problem;

/// A game that is posted as a graph of its positions.
#[derive(Clone, Copy, Debug)]
pub struct GraphGame;

impl Operation for GraphGame {
    type Question = GraphQuestion;
    type Answer = GraphAnswer;

    const PATH: &'static str = "/grundy/graph";
    const FAMILY: Family = Family::Impartial;
    const TITLE: &'static str =
        "The Grundy value and the winning moves of every position of a game told as a graph";
    const DESCRIPTION: &'static str = "\
Positions are nodes, moves are edges, and whoever cannot move loses. A move that is told again is the same move. In \
`graph` every node has a list; `edges` define the nodes that they name.

Without cycles every node has a Grundy value, the mex of those of its followers. With cycles a game need not end: the \
outcome can be `D`, a draw, and a node is worth what C. A. B. Smith's rule says (1966): a finite nim value in `grundy`, \
or an infinite one, `loopy`, with the finite values of its followers. A node that leads to itself is a cycle.";
    const EXAMPLES: &'static [Example] = &[
        Example {
            name: "three_positions",
            summary: "From a both others can be reached, from b the last",
            question: r#"{"graph": {"a": ["b", "c"], "b": ["c"], "c": []}}"#,
        },
        Example {
            name: "cycle",
            summary: "Going round a, b and c is a draw: leaving the circle for d loses",
            question: r#"{"edges": [["a", "b"], ["b", "c"], ["c", "a"], ["c", "d"], ["d", "e"]], "start": "c"}"#,
        },
    ];

    fn effort(question: &GraphQuestion) -> Effort {
        /// Graphs of this size take microseconds.
        const SMALL: usize = 2_000;

        if question.size() > SMALL {
            Effort::Large
        } else {
            Effort::Small
        }
    }

    fn answer(question: GraphQuestion, context: &Context<'_>) -> Result<GraphAnswer, Problem> {
        let page = Page {
            offset: question.offset,
            limit: question.limit,
        };
        let most = page.limit.entries();
        let (names, graph) = graph_of(question.graph, question.edges, context)?;
        let start = question.start.map(|name| node_of(&names, &name));
        let start = start.transpose()?;
        let values = NimValues::of(&graph, &context.limits()).map_err(out_of_time)?;
        let worth = |node| GraphNode::of(node, &graph, &values, &names, most);
        let name = |node| names.text(node).to_owned();
        let listed = page.of(0..graph.nodes() as u32);
        Ok(GraphAnswer {
            start: start.map(|node| GraphStart {
                node: name(node),
                worth: worth(node),
            }),
            acyclic: values.is_acyclic(),
            nodes: listed.map(|node| (name(node), worth(node))).collect(),
            nodes_total: graph.nodes(),
            edges_total: graph.edges(),
        })
    }
}
