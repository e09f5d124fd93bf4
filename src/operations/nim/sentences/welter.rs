//! What is said of Welter's game.

use super::listed;

/// Two mated coins with their worth.
pub(in crate::operations::nim) fn pair([first, second]: [u64; 2], worth: u64) -> String {
    format!("{first} with {second} (worth {worth})")
}

/// The coin that is left over.
pub(in crate::operations::nim) fn spinster(square: u64) -> String {
    format!("{square} alone (worth {square})")
}

/// How the coins are mated.
pub(in crate::operations::nim) fn mated(told: &[String], value: u64) -> String {
    format!(
        "Coins are paired so that the squares of each pair agree in as many of their lowest binary digits as can be: {}. \
         A pair is worth the nim-sum of its squares less 1; the nim-sum of it all is {value}.",
        listed(told)
    )
}

/// How much the coins are worth, when they are too many to be told.
pub(in crate::operations::nim) fn many(coins: usize, value: u64) -> String {
    format!("The {coins} coins, paired and added, are worth {value}.")
}

/// A lost position.
pub(in crate::operations::nim) fn is_lost() -> String {
    "Every move changes that value 0, and the opponent can make it 0 again, so whoever is to move loses.".to_owned()
}

/// A winning move.
pub(in crate::operations::nim) fn advances(coin: usize, from: u64, to: u64) -> String {
    format!(
        "Move coin {coin} from square {from} to {to}, and the value is 0: whoever is to move wins."
    )
}
