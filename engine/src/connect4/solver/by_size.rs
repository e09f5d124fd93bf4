//! The search is compiled for each size of the board; here the size is looked up.

use super::layout::Layout;
use crate::connect4::size::BoardSize;
use crate::connect4::word::Word;

/// What can be done on a board of any size.
pub(super) trait ForEverySize {
    /// What comes of it.
    type Answer;

    /// Does it on a board of this size.
    fn on<W: Word, const WIDTH: usize, const HEIGHT: u32>(
        self,
        layout: Layout<W, WIDTH, HEIGHT>,
    ) -> Self::Answer;
}

macro_rules! choose {
    ($size:expr, $task:expr, $($word:ty: $width:literal x $height:literal,)*) => {
        match ($size.width(), $size.height()) {
            $(($width, $height) => $task.on(Layout::<$word, $width, $height>::NEW),)*
            // The largest is what is left, since a size is within its range.
            _ => $task.on(Layout::<u128, 10, 8>::NEW),
        }
    };
}

/// Does it on the board of the size that is only known now.
pub(super) fn on_size<T: ForEverySize>(size: BoardSize, task: T) -> T::Answer {
    choose!(
        size, task,
        u64: 4 x 4, u64: 4 x 5, u64: 4 x 6, u64: 4 x 7, u64: 4 x 8,
        u64: 5 x 4, u64: 5 x 5, u64: 5 x 6, u64: 5 x 7, u64: 5 x 8,
        u64: 6 x 4, u64: 6 x 5, u64: 6 x 6, u64: 6 x 7, u64: 6 x 8,
        u64: 7 x 4, u64: 7 x 5, u64: 7 x 6, u64: 7 x 7, u64: 7 x 8,
        u64: 8 x 4, u64: 8 x 5, u64: 8 x 6, u64: 8 x 7, u128: 8 x 8,
        u64: 9 x 4, u64: 9 x 5, u64: 9 x 6, u128: 9 x 7, u128: 9 x 8,
        u64: 10 x 4, u64: 10 x 5, u128: 10 x 6, u128: 10 x 7,
    )
}
