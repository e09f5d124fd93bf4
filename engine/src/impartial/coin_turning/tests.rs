//! Coin-turning games against the definition.

use std::collections::HashMap;

use super::*;
use crate::impartial::mex::mex;
use crate::random::SplitMix64;

/// Whether these coins, ascending, may be turned together.
fn may_turn(game: CoinGame, turned: &[usize]) -> bool {
    let count = turned.len();
    let width = turned[count - 1] - turned[0] + 1;
    match game {
        CoinGame::TurningTurtles => count <= 2,
        CoinGame::Twins => count == 2,
        CoinGame::MockTurtles => count <= 3,
        CoinGame::Triplets => count == 3,
        CoinGame::Moidores => count <= 9,
        CoinGame::Ruler => width == count,
        CoinGame::RulerFives => width == count && count <= 5,
        CoinGame::MockTurtleFives => count <= 3 && width <= 5,
        CoinGame::TripletFives => count == 3 && width <= 5,
        CoinGame::Turnips => count == 3 && turned[1] - turned[0] == turned[2] - turned[1],
        CoinGame::Grunt => count == 4 && turned[0] == 1 && turned[1] - 1 == turned[3] - turned[2],
    }
}

/// The coins of a mask, ascending; bit 0 is coin 1.
fn coins(mask: u32) -> Vec<usize> {
    (1..=32).filter(|coin| mask >> (coin - 1) & 1 > 0).collect()
}

/// Every move of a row: the coins that are turned and the row that is left.
fn naive_moves(game: CoinGame, heads: u32) -> Vec<(u32, u32)> {
    let turned = (1..1u32 << 10).filter(|turned| {
        let rightmost = 1 << turned.ilog2();
        heads & rightmost > 0 && may_turn(game, &coins(*turned))
    });
    turned.map(|turned| (turned, heads ^ turned)).collect()
}

fn row(game: CoinGame, heads: &[u64]) -> CoinRow {
    CoinRow::new(game, heads, &Limits::NONE).unwrap().unwrap()
}

fn moves_of_worth(row: &CoinRow, worth: u64) -> Vec<Vec<usize>> {
    let mut moves = Vec::new();
    row.moves_worth(worth, &Limits::NONE, |turned| moves.push(turned.to_vec()))
        .unwrap();
    moves
}

#[test]
fn all_rows_of_ten_coins_have_the_value_and_the_moves_of_the_definition() {
    for game in CoinGame::ALL {
        let mut known: Vec<u64> = Vec::new();
        for heads in 0..1u32 << 10 {
            let moves = naive_moves(game, heads);
            let options: Vec<u64> = moves.iter().map(|mv| known[mv.1 as usize]).collect();
            known.push(mex(&options));

            let posted: Vec<u64> = coins(heads).iter().map(|coin| *coin as u64).collect();
            let row = row(game, &posted);
            assert_eq!(row.grundy(), known[heads as usize], "{game:?} {heads:b}");
            for worth in 0..3 {
                let leads_there = moves.iter().filter(|mv| known[mv.1 as usize] == worth);
                let mut expected: Vec<Vec<usize>> = leads_there.map(|mv| coins(mv.0)).collect();
                expected
                    .sort_by_key(|turned| (turned.last().copied(), turned.len(), turned.clone()));
                assert_eq!(moves_of_worth(&row, worth), expected, "{game:?} {heads:b}");
            }
        }
    }
}

/// Beyond the rows that can be tried in full: the move leads to the value, and the number of them is that of all sets.
#[test]
fn random_long_rows_have_every_move_that_leads_to_a_value() {
    let mut random = SplitMix64::new(3);
    for game in [
        CoinGame::MockTurtles,
        CoinGame::Twins,
        CoinGame::Turnips,
        CoinGame::Grunt,
        CoinGame::Ruler,
    ] {
        for _ in 0..20 {
            let heads: Vec<u64> = (1..=60)
                .filter(|_| random.next_u64().is_multiple_of(3))
                .collect();
            let all = row(game, &(1..=60).collect::<Vec<u64>>());
            let values: HashMap<usize, u64> = all.heads().collect();
            let alone = all.values;
            let row = row(game, &heads);
            let mut expected = 0;
            for &(last, _) in &row.heads().collect::<Vec<_>>() {
                game.turning().for_each_move(last, &alone, |turned, _| {
                    let left = turned
                        .iter()
                        .fold(row.grundy(), |sum, coin| sum ^ values[coin]);
                    expected += usize::from(left == 0);
                });
            }
            assert_eq!(moves_of_worth(&row, 0).len(), expected);
        }
    }
}

#[test]
fn well_known_values() {
    for coin in 1..=4_096u64 {
        let value = |game: CoinGame| row(game, &[coin]).grundy();
        if coin % 512 < 3 {
            assert_eq!(value(CoinGame::TurningTurtles), coin);
            assert_eq!(value(CoinGame::Twins), coin - 1);
            // 2n, or 2n + 1 to make the number of binary ones odd.
            let doubled = 2 * (coin - 1);
            let odious = doubled + u64::from(doubled.count_ones() % 2 == 0);
            assert_eq!(value(CoinGame::MockTurtles), odious);
            assert_eq!(value(CoinGame::Ruler), 1 << coin.trailing_zeros());
        }
    }
}

#[test]
fn what_is_no_row_is_refused() {
    let refused = |heads: &[u64]| {
        CoinRow::new(CoinGame::Twins, heads, &Limits::NONE)
            .unwrap()
            .unwrap_err()
    };
    assert_eq!(refused(&[3, 0]), CoinError::NoSuchCoin { index: 1 });
    assert_eq!(
        refused(&[3, 1, 3]),
        CoinError::ToldTwice { index: 2, coin: 3 }
    );
    let coin = u64::MAX;
    let most = 4_096;
    assert_eq!(
        refused(&[coin]),
        CoinError::TooFar {
            index: 0,
            coin,
            most
        }
    );
}

#[test]
fn a_stop_is_obeyed() {
    let stop = std::sync::atomic::AtomicBool::new(true);
    let limits = Limits {
        nodes: u64::MAX,
        stop: Some(&stop),
    };
    for game in CoinGame::ALL {
        assert!(CoinRow::new(game, &[9], &limits).is_err());
    }
}
