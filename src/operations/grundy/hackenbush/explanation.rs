//! Why a picture is won or lost.

use arborist_engine::impartial::graph::NamedGraph;
use arborist_engine::impartial::hackenbush::Picture;

/// Names longer than this are cut.
const LONGEST_NAME: usize = 60;

/// Why this picture is won or lost.
pub(super) fn explanation(picture: &Picture, names: &NamedGraph) -> String {
    let free = match picture.free_edges().count() {
        0 => String::new(),
        1 => "; the edge that hangs free of the ground counts for nothing".to_owned(),
        count => format!("; the {count} edges that hang free of the ground count for nothing"),
    };
    let Some(cut) = picture.winning_moves().next() else {
        return match picture.edges() {
            0 => format!(
                "no edge stands on the ground, so there is no move, and whoever is to move has lost{free}"
            ),
            _ => format!(
                "the picture is worth 0, and every cut changes that, so whoever is to move loses{free}"
            ),
        };
    };
    let ends = names.told_edges().get(cut.edge).copied();
    let (first, second) = ends.unwrap_or_default();
    let name = |vertex: u32| {
        names
            .text(vertex)
            .chars()
            .take(LONGEST_NAME)
            .collect::<String>()
    };
    let falls = match cut.falls {
        0 => "with which no other falls".to_owned(),
        1 => "with which one other falls".to_owned(),
        count => format!("with which {count} others fall"),
    };
    format!(
        "the picture is worth {}, and a cut that makes that 0 wins: cut edge {}, from \"{}\" to \"{}\", {falls}{free}",
        picture.grundy(),
        cut.edge,
        name(first),
        name(second)
    )
}
