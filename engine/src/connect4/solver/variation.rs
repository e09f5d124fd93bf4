//! Best play of both sides to the end of the game.

use super::layout::Layout;
use super::position::Position;
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
        let next = Layout::<W, WIDTH, HEIGHT>::CENTER_FIRST
            .into_iter()
            .find_map(|column| {
                let square = position.landing() & Layout::<W, WIDTH, HEIGHT>::column(column);
                if square.is_none() {
                    return None;
                }
                let is_best = if can_win {
                    !(square & position.wins).is_none()
                } else {
                    is_at_most(search, &position.after(square), -score)
                };
                is_best.then_some((column, square))
            });
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

fn is_at_most<W: Word, const WIDTH: usize, const HEIGHT: u32>(
    search: &mut Search<'_, W, WIDTH, HEIGHT>,
    position: &Position<W, WIDTH, HEIGHT>,
    score: i32,
) -> bool {
    if position.can_win() {
        super::score::win_now(position.free) <= score
    } else {
        search.bound(position, score) <= score
    }
}
