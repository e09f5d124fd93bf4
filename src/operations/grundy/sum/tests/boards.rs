//! Sums of games that are no heaps.

use std::collections::BTreeMap;

use proptest::prelude::*;
use rstest::rstest;
use serde_json::{Value, json};

use super::{Played, check, mex, nim, sum};
use crate::operations::testing::{ask, refused};
use crate::problems::ProblemKind;

/// The moves from a position, each as it is told, and the position that it leads to.
pub(super) type Followers<P> = Vec<(Value, P)>;

/// What a position is worth, by the definition.
fn naive_worth<P: Ord + Clone>(
    position: &P,
    followers: &impl Fn(&P) -> Followers<P>,
    known: &mut BTreeMap<P, u64>,
) -> u64 {
    if let Some(worth) = known.get(position) {
        return *worth;
    }
    let mut worths = Vec::new();
    for (_, to) in followers(position) {
        worths.push(naive_worth(&to, followers, known));
    }
    let worth = mex(&worths);
    known.insert(position.clone(), worth);
    worth
}

/// A component that is played as the moves from its positions say.
pub(super) fn played<P: Ord + Clone>(
    posted: Value,
    position: &P,
    followers: impl Fn(&P) -> Followers<P>,
) -> Played {
    let mut known = BTreeMap::new();
    let worth = naive_worth(position, &followers, &mut known);
    let moves = followers(position).into_iter();
    let moves = moves.map(|(told, to)| (told, naive_worth(&to, &followers, &mut known)));
    (posted, worth, moves.collect())
}

/// The edges of a list that still hang together with vertex 0.
fn standing(edges: &[(usize, usize)], left: &[usize]) -> Vec<usize> {
    let mut reached = vec![0];
    let mut place = 0;
    while let Some(&vertex) = reached.get(place) {
        for edge in left {
            let (one, other) = edges[*edge];
            for (from, to) in [(one, other), (other, one)] {
                if from == vertex && !reached.contains(&to) {
                    reached.push(to);
                }
            }
        }
        place += 1;
    }
    let stands = |edge: &usize| reached.contains(&edges[*edge].0);
    left.iter().copied().filter(stands).collect()
}

fn hackenbush(mut edges: Vec<(usize, usize)>) -> Played {
    // Some edge has the ground as a vertex.
    edges.push((0, 1));
    let name = |vertex: usize| match vertex {
        0 => "ground".to_owned(),
        _ => format!("v{vertex}"),
    };
    let named = |edge: usize| json!([name(edges[edge].0), name(edges[edge].1)]);
    let all: Vec<usize> = (0..edges.len()).collect();
    let told: Vec<Value> = all.iter().map(|edge| named(*edge)).collect();
    let cuts = |left: &Vec<usize>| {
        let cut = |edge: &usize| {
            let others: Vec<usize> = left.iter().copied().filter(|one| one != edge).collect();
            let leaves = standing(&edges, &others);
            let falls = others.len() - leaves.len();
            let told = json!({
                "edge": edge, "between": named(*edge), "falls": falls, "leaves": leaves.len(),
            });
            (told, leaves)
        };
        left.iter().map(cut).collect()
    };
    let position = standing(&edges, &all);
    played(json!({"hackenbush": {"edges": told}}), &position, cuts)
}

/// Whether coins, ascending, may be turned together in a game.
fn may_be_turned(game: &str, coins: &[u64]) -> bool {
    let gaps: Vec<u64> = coins.windows(2).map(|pair| pair[1] - pair[0]).collect();
    match game {
        "turning_turtles" => coins.len() <= 2,
        "twins" => coins.len() == 2,
        "mock_turtles" => coins.len() <= 3,
        "triplets" => coins.len() == 3,
        "moidores" => coins.len() <= 9,
        "ruler" => gaps.iter().all(|gap| *gap == 1),
        "ruler_fives" => coins.len() <= 5 && gaps.iter().all(|gap| *gap == 1),
        "turnips" => coins.len() == 3 && gaps[0] == gaps[1],
        "grunt" => coins.len() == 4 && coins[0] == 1 && gaps[0] == gaps[2],
        _ => unreachable!("{game}"),
    }
}

/// The games that [`may_be_turned`] knows.
const COIN_GAMES: [&str; 9] = [
    "turning_turtles",
    "twins",
    "mock_turtles",
    "triplets",
    "moidores",
    "ruler",
    "ruler_fives",
    "turnips",
    "grunt",
];

fn coin_turning(game: &str, row: u32, is_drawn: bool) -> Played {
    let coins_of =
        |set: u32| -> Vec<u64> { (1..=8).filter(|coin| set >> (coin - 1) & 1 == 1).collect() };
    let turns = |row: &u32| {
        let with_rightmost_heads = |set: &u32| row >> set.ilog2() & 1 == 1;
        let sets = (1u32..1 << 8).filter(with_rightmost_heads);
        let turns = sets.filter(|set| may_be_turned(game, &coins_of(*set)));
        turns
            .map(|set| (json!({"turn": coins_of(set)}), row ^ set))
            .collect()
    };
    let drawn: String = (0..8)
        .map(|coin| if row >> coin & 1 == 1 { 'H' } else { 'T' })
        .collect();
    let posted = match is_drawn {
        true => json!({"coin_turning": {"game": game, "coins": drawn}}),
        false => json!({"coin_turning": {"game": game, "heads": coins_of(row)}}),
    };
    played(posted, &row, turns)
}

fn drawn(row: &[bool]) -> String {
    row.iter()
        .map(|marked| if *marked { 'X' } else { '.' })
        .collect()
}

fn kayles_row(row: &[bool]) -> Played {
    let throws = |row: &Vec<bool>| {
        let mut throws = Vec::new();
        let mut group = 0;
        for place in 0..row.len() {
            if !row[place] {
                continue;
            }
            let before = row[..place]
                .iter()
                .rev()
                .take_while(|stands| **stands)
                .count();
            if before == 0 && row[..place].contains(&true) {
                group += 1;
            }
            for count in 1..=2 {
                let pins = place..place + count;
                if pins.clone().any(|pin| row.get(pin) != Some(&true)) {
                    continue;
                }
                let behind = row[pins.end..].iter().take_while(|stands| **stands).count();
                let mut left = row.clone();
                left[pins.clone()].fill(false);
                let pins: Vec<usize> = pins.collect();
                throws.push((
                    json!({"group": group, "pins": pins, "leaves": [before, behind]}),
                    left,
                ));
            }
        }
        throws
    };
    played(
        json!({"kayles_row": {"row": drawn(row)}}),
        &row.to_vec(),
        throws,
    )
}

fn euclid(numbers: [u64; 2], ends_at: &str) -> Played {
    let least = u64::from(ends_at == "equal");
    let subtractions = |numbers: &[u64; 2]| {
        let mut moves = Vec::new();
        for (number, other) in [(0, 1), (1, 0)] {
            let (size, step) = (numbers[number], numbers[other]);
            if step == 0 {
                continue;
            }
            for times in (1..=size / step).filter(|times| size - times * step >= least) {
                let mut left = *numbers;
                left[number] -= times * step;
                let told = json!({"number": number, "times": times, "leaves": left[number]});
                moves.push((told, left));
            }
        }
        moves
    };
    let posted = json!({"euclid": {"numbers": numbers, "ends_at": ends_at}});
    played(posted, &numbers, subtractions)
}

fn chomp(mut rows: Vec<usize>) -> Played {
    rows.sort_by(|one, other| other.cmp(one));
    let bites = |rows: &Vec<usize>| {
        let squares =
            (0..rows.len()).flat_map(|row| (0..rows[row]).map(move |column| (row, column)));
        let bite = |(row, column): (usize, usize)| {
            let mut left = rows.clone();
            left[row..]
                .iter_mut()
                .for_each(|length| *length = (*length).min(column));
            let eats = rows.iter().sum::<usize>() - left.iter().sum::<usize>();
            (json!({"square": [row, column], "eats": eats}), left)
        };
        squares
            .filter(|square| *square != (0, 0))
            .map(bite)
            .collect()
    };
    let posted = match rows.first() == rows.last() {
        true => json!({"chomp": {"rows": rows.len(), "columns": rows[0]}}),
        false => json!({"chomp": {"bar": rows}}),
    };
    played(posted, &rows, bites)
}

/// Marks that would give the game away are left out of the row.
fn treblecross(cells: &[bool]) -> Played {
    let is_safe = |row: &[bool], cell: usize| {
        let reach = cell.saturating_sub(2)..(cell + 3).min(row.len());
        !row[reach].contains(&true)
    };
    let marks = |row: &Vec<bool>| {
        let mark = |cell: usize| {
            let mut left = row.clone();
            left[cell] = true;
            (json!(cell), left)
        };
        let cells = (0..row.len()).filter(|cell| is_safe(row, *cell));
        cells.map(mark).collect()
    };
    let mut row = vec![false; cells.len()];
    for cell in (0..row.len()).filter(|cell| cells[*cell]) {
        row[cell] = is_safe(&row, cell);
    }
    played(json!({"treblecross": {"row": drawn(&row)}}), &row, marks)
}

fn component() -> impl Strategy<Value = Played> {
    let row = |cells| prop::collection::vec(any::<bool>(), cells);
    prop_oneof![
        prop::collection::vec(0u64..9, 0..3).prop_map(nim),
        prop::collection::vec((0usize..5, 0usize..5), 0..7).prop_map(hackenbush),
        (
            prop::sample::select(&COIN_GAMES[..]),
            0u32..1 << 8,
            any::<bool>()
        )
            .prop_map(|(game, row, is_drawn)| coin_turning(game, row, is_drawn)),
        row(0..10).prop_map(|row| kayles_row(&row)),
        (
            [1u64..40, 1u64..40],
            prop::sample::select(&["zero", "equal"][..])
        )
            .prop_map(|(numbers, ends_at)| euclid(numbers, ends_at)),
        prop::collection::vec(1usize..5, 1..4).prop_map(chomp),
        prop::collection::vec(prop::bool::weighted(0.2), 3..12).prop_map(|row| treblecross(&row)),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// Every winning move is listed, and nothing else: a move wins when it leaves the sum worth 0.
    #[test]
    fn sums_of_boards_are_worth_and_won_what_the_definition_says(
        components in prop::collection::vec(component(), 0..5),
    ) {
        check(&components)?;
    }
}

#[test]
fn a_cut_a_turn_and_a_throw_win_the_same_sum() {
    let answer = sum(json!([
        {"hackenbush": {"edges": [["ground", "a"], ["a", "b"], ["b", "c"], ["c", "a"]]}},
        {"coin_turning": {"game": "mock_turtles", "coins": "TH"}},
        {"kayles_row": {"row": "XXX"}},
    ]));
    // 2, 2 and 3.
    assert_eq!(answer["grundy"], 3);
    let moves = |index: usize| answer["components"][index]["winning_moves"].clone();
    let cut = json!([{"edge": 2, "between": ["b", "c"], "falls": 0, "leaves": 3}]);
    assert_eq!(moves(0), cut);
    assert_eq!(moves(1), json!([{"turn": [1, 2]}]));
    assert_eq!(
        moves(2),
        json!([{"group": 0, "pins": [1], "leaves": [1, 1]}])
    );
    assert_eq!(answer["winning_moves_total"], 3);
}

#[test]
fn the_moves_on_boards_are_paged() {
    let components = json!([
        {"nim": {"piles": []}},
        {"hackenbush": {"edges": [["ground", "a"], ["ground", "b"], ["ground", "c"], ["ground", "d"]]}},
        {"coin_turning": {"game": "turning_turtles", "heads": [1, 3, 5, 6]}},
    ]);
    let page = |offset: u64, limit: u64| {
        let question = json!({"components": components, "offset": offset, "limit": limit});
        let answer = ask("/grundy/sum", &question);
        let moves = |index: usize| {
            answer["components"][index]["winning_moves"]
                .as_array()
                .unwrap()
                .clone()
        };
        let totals = [1, 2].map(|index| answer["components"][index]["winning_moves_total"].clone());
        ([moves(1), moves(2)], totals)
    };
    let (all, totals) = page(0, 1_000);
    for index in [0, 1] {
        assert!(all[index].len() > 1);
        assert_eq!(totals[index], all[index].len());
    }
    for (offset, limit) in [(0, 1), (1, 2), (2, 0), (9, 9)] {
        let (part, part_totals) = page(offset, limit);
        assert_eq!(part_totals, totals);
        for index in [0, 1] {
            let moves = all[index].iter().skip(offset as usize).take(limit as usize);
            let expected: Vec<Value> = moves.cloned().collect();
            assert_eq!(part[index], expected);
        }
    }
}

#[rstest]
#[case("hackenbush", json!({"edges": [["a", "b"]]}), ProblemKind::InvalidGraph, "/ground", "not a vertex")]
#[case("hackenbush", json!({}), ProblemKind::MissingKey, "", "edges")]
#[case("coin_turning", json!({"game": "twins", "heads": [3, 0]}), ProblemKind::OutOfRange, "/heads/1", "numbered from 1")]
#[case("coin_turning", json!({"game": "twins", "coins": "THX"}), ProblemKind::OutOfRange, "/coins", "X")]
#[case("coin_turning", json!({"game": "moidores", "heads": [25]}), ProblemKind::OverTheLimit, "/heads/0", "24")]
#[case("coin_turning", json!({"game": "ruler"}), ProblemKind::MissingKey, "", "\"heads\"")]
#[case("kayles_row", json!({"row": "XOX"}), ProblemKind::OutOfRange, "/row", "O")]
#[case("euclid", json!({"numbers": [0, 0]}), ProblemKind::OutOfRange, "/numbers", "both numbers are 0")]
#[case("euclid", json!({"numbers": [3, 0], "ends_at": "equal"}), ProblemKind::OutOfRange, "/numbers/1", "at least 1")]
#[case("chomp", json!({"bar": [2, 3]}), ProblemKind::OutOfRange, "/bar/1", "longer")]
#[case("chomp", json!({"rows": 0, "columns": 2}), ProblemKind::OutOfRange, "/rows", "at least one row")]
#[case("chomp", json!({"rows": 12, "columns": 12}), ProblemKind::OverTheLimit, "/rows", "11 rows")]
#[case("chomp", json!({"rows": 12}), ProblemKind::MissingKey, "", "\"columns\"")]
#[case("treblecross", json!({"row": ".X.X."}), ProblemKind::OutOfRange, "/row", "no Grundy value")]
#[case("treblecross", json!({"row": ".XXX."}), ProblemKind::OutOfRange, "/row", "over")]
#[case("treblecross", json!({"row": ".X"}), ProblemKind::OutOfRange, "/row", "at least 3")]
fn bad_boards_are_refused_at_their_place(
    #[case] game: &str,
    #[case] told: Value,
    #[case] kind: ProblemKind,
    #[case] place: &str,
    #[case] words: &str,
) {
    let question = json!({"components": [{"nim": {"piles": [1]}}, {game: told}]});
    let (found, at, detail) = refused("/grundy/sum", &question);
    assert_eq!(
        (found, at),
        (kind, format!("/components/1/{game}{place}")),
        "{detail}"
    );
    assert!(detail.contains(words), "{detail}");
}
