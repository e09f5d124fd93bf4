//! Threats and forks.

use super::board::{Board, Cell, Line, Mark};

/// A line with two of a player's marks and an empty cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threat {
    /// Whose marks.
    pub player: Mark,
    /// The empty cell, which would complete the line.
    pub cell: Cell,
    /// The line.
    pub line: Line,
}

/// An empty cell where a player's mark would make two threats or more at once, of which the opponent can stop one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fork {
    /// Whose mark.
    pub player: Mark,
    /// The cell.
    pub cell: Cell,
    /// The threats that the mark would make.
    pub threats: Vec<Threat>,
}

/// The threats of a player, in the order of [`Line::ALL`].
pub fn threats(board: Board, player: Mark) -> impl Iterator<Item = Threat> {
    Line::ALL.into_iter().filter_map(move |line| {
        let cells = line.cells();
        let own = |cell: &&Cell| board.at(**cell) == Some(player);
        if cells.iter().filter(own).count() != 2 {
            return None;
        }
        let cell = cells.into_iter().find(|&cell| board.at(cell).is_none())?;
        Some(Threat { player, cell, line })
    })
}

/// The forks of a player, if it were that player's turn, by cell. A mark that completes a line wins and is no fork.
pub fn forks(board: Board, player: Mark) -> impl Iterator<Item = Fork> {
    board.empty_cells().filter_map(move |cell| {
        let after = board.with(cell, player);
        if after.has_line(player) {
            return None;
        }
        let threats: Vec<Threat> = threats(after, player)
            .filter(|threat| threat.line.cells().contains(&cell))
            .collect();
        (threats.len() >= 2).then_some(Fork {
            player,
            cell,
            threats,
        })
    })
}

/// The forks of a player whose turn it is that leave the opponent no line to complete: those that win.
pub fn winning_forks(board: Board, player: Mark) -> impl Iterator<Item = Fork> {
    forks(board, player).filter(move |fork| {
        threats(board.with(fork.cell, player), player.opponent())
            .next()
            .is_none()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(cells: impl IntoIterator<Item = Cell>) -> Vec<(u8, u8)> {
        cells
            .into_iter()
            .map(|cell| (cell.row(), cell.column()))
            .collect()
    }

    #[test]
    fn the_centre_forks_for_x() {
        let board = Board::parse("XXO/O../...").unwrap();
        assert_eq!(threats(board, Mark::X).count(), 0);
        let found: Vec<Fork> = forks(board, Mark::X).collect();
        assert_eq!(places(found.iter().map(|fork| fork.cell)), [(1, 1)]);
        let threats = &found[0].threats;
        assert_eq!(
            places(threats.iter().map(|threat| threat.cell)),
            [(2, 1), (2, 2)]
        );
        assert_eq!(places(threats[0].line.cells()), [(0, 1), (1, 1), (2, 1)]);
        assert_eq!(places(threats[1].line.cells()), [(0, 0), (1, 1), (2, 2)]);
    }

    #[test]
    fn a_threat_needs_an_empty_cell() {
        let board = Board::parse("XX./.../...").unwrap();
        let found: Vec<Threat> = threats(board, Mark::X).collect();
        assert_eq!(places(found.iter().map(|threat| threat.cell)), [(0, 2)]);
        assert_eq!(
            threats(board.with(found[0].cell, Mark::O), Mark::X).count(),
            0
        );
    }

    #[test]
    fn a_fork_that_lets_the_opponent_win_first_does_not_win() {
        let board = Board::parse("XXO/O../.X.").unwrap();
        let all = places(forks(board, Mark::O).map(|fork| fork.cell));
        assert_eq!(all, [(1, 1), (1, 2)]);
        let winning = places(winning_forks(board, Mark::O).map(|fork| fork.cell));
        assert_eq!(winning, [(1, 1)]);
    }

    #[test]
    fn a_winning_mark_is_no_fork() {
        // (0, 2) would complete the row and make threats in the column and on the diagonal.
        let board = Board::parse("XX./..X/X..").unwrap();
        assert!(!places(forks(board, Mark::X).map(|fork| fork.cell)).contains(&(0, 2)));
    }
}
