//! The score of every move.

use super::aim::Aim;
use super::bounds::Bounds;
use super::layout::Layout;
use super::position::Position;
use super::score;
use super::search::Search;
use super::windows::narrow;
use crate::connect4::word::Word;

/// What can be proven of a move into each column, in the view of the side to move; `None` where none can be played.
pub(super) fn scores<W: Word, const WIDTH: usize, const HEIGHT: u32>(
    search: &mut Search<'_, W, WIDTH, HEIGHT>,
    position: &Position<W, WIDTH, HEIGHT>,
    aim: Aim,
) -> Vec<Option<Bounds>> {
    let best = search.opening().score(position);
    let mut scores: Vec<_> = (0..WIDTH)
        .map(|column| known_before(search, position, column))
        .collect();
    // The centre last, where the best move most often is.
    for column in Layout::<W, WIDTH, HEIGHT>::CENTER_FIRST.into_iter().rev() {
        let Some(Some(known)) = scores.get(column).copied() else {
            continue;
        };
        if known.value().is_some() {
            continue;
        }
        let others_are_worse = |best| {
            (0..).zip(&scores).all(|(other, score)| {
                other == column || score.is_none_or(|score: Bounds| score.upper < best)
            })
        };
        let proven = match best {
            // One of the moves is as good as the position, so no search is needed for the last that can be.
            Some(best) if others_are_worse(best) => Bounds::exactly(best),
            _ => {
                let square = position.landing() & Layout::<W, WIDTH, HEIGHT>::column(column);
                narrow(search, &position.after(square), aim).of_opponent()
            }
        };
        if let Some(score) = scores.get_mut(column) {
            *score = Some(proven);
        }
    }
    scores
}

/// What is known of a move without a search.
fn known_before<W: Word, const WIDTH: usize, const HEIGHT: u32>(
    search: &Search<'_, W, WIDTH, HEIGHT>,
    position: &Position<W, WIDTH, HEIGHT>,
    column: usize,
) -> Option<Bounds> {
    let square = position.landing() & Layout::<W, WIDTH, HEIGHT>::column(column);
    if square.is_none() {
        None
    } else if (square & position.wins).is_none() {
        let child = position.after(square);
        Some(search.opening().bounds(&child).of_opponent())
    } else {
        Some(Bounds::exactly(score::win_now(position.free)))
    }
}
