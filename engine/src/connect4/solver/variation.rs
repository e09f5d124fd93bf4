//! Best play of both sides to the end of the game.

use arrayvec::ArrayVec;

use super::layout::Layout;
use super::position::Position;
use super::score;
use super::search::Search;
use crate::connect4::word::Word;

/// The numbers of the columns that both sides play from a position with this score on, of equal moves the one
/// nearest to the centre. Cut off where the search is stopped.
pub(super) fn principal<W: Word, const WIDTH: usize, const HEIGHT: u32>(
    search: &mut Search<'_, W, WIDTH, HEIGHT>,
    position: &Position<W, WIDTH, HEIGHT>,
    score: i32,
) -> Vec<u8> {
    let mut position = *position;
    let mut score = score;
    let mut line = Vec::new();
    while position.free > 0 {
        let can_win = position.can_win();
        let next = if can_win {
            centre_first::<W, WIDTH, HEIGHT>(position.landing() & position.wins).next()
        } else {
            best_move(search, &position, score)
        };
        let Some((column, square)) = next else { break };
        if search.stopped() {
            break;
        }
        line.push(column as u8 + 1);
        if can_win {
            break;
        }
        position = position.after(square);
        score = -score;
    }
    line
}

/// The first of the moves that keep a score.
fn best_move<W: Word, const WIDTH: usize, const HEIGHT: u32>(
    search: &mut Search<'_, W, WIDTH, HEIGHT>,
    position: &Position<W, WIDTH, HEIGHT>,
    score: i32,
) -> Option<(usize, W)> {
    let candidates: ArrayVec<_, WIDTH> = centre_first::<W, WIDTH, HEIGHT>(position.landing())
        .filter(|(_, square)| least_score(search, &position.after(*square)) <= -score)
        .collect();
    // One of them does, so there is no need to search the last one.
    let (last, others) = candidates.split_last()?;
    let mut others = others.iter();
    let proven = others.find(|(_, square)| is_at_most(search, &position.after(*square), -score));
    proven.or(Some(last)).copied()
}

/// The columns with one of these squares, from the centre outwards, and the square.
fn centre_first<W: Word, const WIDTH: usize, const HEIGHT: u32>(
    squares: W,
) -> impl Iterator<Item = (usize, W)> {
    Layout::<W, WIDTH, HEIGHT>::CENTER_FIRST
        .into_iter()
        .map(move |column| (column, squares & Layout::<W, WIDTH, HEIGHT>::column(column)))
        .filter(|(_, square)| !square.is_none())
}

/// What is known without a search: the score is no less.
fn least_score<W: Word, const WIDTH: usize, const HEIGHT: u32>(
    search: &Search<'_, W, WIDTH, HEIGHT>,
    position: &Position<W, WIDTH, HEIGHT>,
) -> i32 {
    if position.can_win() {
        score::win_now(position.free)
    } else {
        search.opening().bounds(position).lower
    }
}

fn is_at_most<W: Word, const WIDTH: usize, const HEIGHT: u32>(
    search: &mut Search<'_, W, WIDTH, HEIGHT>,
    position: &Position<W, WIDTH, HEIGHT>,
    score: i32,
) -> bool {
    // Where the side to move can win at once, `least_score` is the score.
    position.can_win() || search.bound(position, score) <= score
}
