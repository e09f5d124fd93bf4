//! How strong an opponent is.

/// The strength of an opponent, from 1, the weakest, to 10, which is perfect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Level(u8);

/// What an opponent that is not perfect does. It takes a win with its next disc whenever there is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skill {
    /// How many plies it looks ahead; then it trusts the window heuristic with its default weights.
    pub depth: u32,
    /// Whether it never overlooks where the other side would win with its next disc.
    pub blocks: bool,
    /// In how many of 100 moves it plays another than the best that it sees.
    pub slips: u64,
}

impl Level {
    /// The lowest level.
    pub const LOWEST: u8 = 1;
    /// The highest level.
    pub const HIGHEST: u8 = 10;

    /// The highest level, which plays perfectly.
    pub const PERFECT: Self = Self(Self::HIGHEST);

    /// The level with this number, 1 to 10; `None` when there is none.
    pub fn new(number: u8) -> Option<Self> {
        (Self::LOWEST..=Self::HIGHEST)
            .contains(&number)
            .then_some(Self(number))
    }

    /// The number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// What it does; `None` when it plays perfectly.
    pub const fn skill(self) -> Option<Skill> {
        let (depth, blocks, slips) = match self.0 {
            1 => (1, false, 50),
            2 => (1, false, 20),
            3 => (2, true, 40),
            4 => (2, true, 15),
            5 => (4, true, 25),
            6 => (4, true, 10),
            7 => (6, true, 10),
            8 => (8, true, 5),
            9 => (10, true, 0),
            _ => return None,
        };
        Some(Skill {
            depth,
            blocks,
            slips,
        })
    }
}
