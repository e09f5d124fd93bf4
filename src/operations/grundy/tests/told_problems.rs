//! What is wrong with impartial games is told in every language, and in English as the engine tells it.

use arborist_engine::impartial::chomp::BarError;
use arborist_engine::impartial::coin_turning::CoinError;
use arborist_engine::impartial::euclid::EuclidError;
use arborist_engine::impartial::heap_values::Stopped;
use arborist_engine::impartial::marked_row::{Alphabet, parse};
use arborist_engine::impartial::misere::MisereError;
use arborist_engine::impartial::subtraction::SubtractionError;
use arborist_engine::impartial::take_and_break::{Base, CodeError};
use arborist_engine::impartial::treblecross::TooShort;
use rstest::rstest;
use serde_json::{Value, json};

use crate::messages::Language;
use crate::operations::grundy::{
    chomp, coin_turning, euclid, kayles_row, misere_octal, octal, subtraction, treblecross,
};
use crate::operations::testing::{in_turkish_and_dutch, try_ask};
use crate::problems::{Problem, ProblemKind};

fn english(problem: &Problem) -> String {
    problem.detail.in_language(Language::English)
}

#[rstest]
#[case(CodeError::Empty)]
#[case(CodeError::TwoPoints)]
#[case(CodeError::NotADigit('k'))]
#[case(CodeError::NotOctal('9'))]
#[case(CodeError::SeveralBeforeThePoint("77".to_owned()))]
#[case(CodeError::MovesNothing('1', Base::Eight))]
#[case(CodeError::MovesNothing('B', Base::Sixteen))]
#[case(CodeError::TooLong(257))]
fn a_wrong_code_is_told_in_english_as_the_engine_tells_it(#[case] error: CodeError) {
    assert_eq!(english(&octal::refused(error.clone())), error.to_string());
}

#[rstest]
#[case(BarError::NoRows, "/bar")]
#[case(BarError::EmptyRow { row: 2 }, "/bar/2")]
#[case(BarError::LongerThanTheRowAbove { row: 1 }, "/bar/1")]
#[case(BarError::TooLarge, "/bar")]
fn a_wrong_bar_is_told_in_english_as_the_engine_tells_it(
    #[case] error: BarError,
    #[case] place: &str,
) {
    let problem = chomp::refused("bar", error);
    assert_eq!(english(&problem), error.to_string());
    assert_eq!(problem.errors[0].pointer.to_string(), place);
}

#[rstest]
#[case(CoinError::NoSuchCoin { index: 4 })]
#[case(CoinError::ToldTwice { index: 4, coin: 7 })]
#[case(CoinError::TooFar { index: 4, coin: u64::MAX, most: 24 })]
fn wrong_coins_are_told_in_english_as_the_engine_tells_them(#[case] error: CoinError) {
    let problem = coin_turning::refused("heads", error);
    assert_eq!(english(&problem), error.to_string());
    assert_eq!(problem.errors[0].pointer.to_string(), "/heads/4");
}

#[rstest]
#[case(EuclidError::BothZero)]
#[case(EuclidError::ZeroBeforeEqual { index: 1 })]
fn wrong_numbers_are_told_in_english_as_the_engine_tells_them(#[case] error: EuclidError) {
    assert_eq!(english(&euclid::refused(error)), error.to_string());
}

#[rstest]
#[case(MisereError::TooManyPositions)]
#[case(MisereError::TooManyHeaps)]
fn what_misere_play_cannot_solve_is_told_in_english_as_the_engine_tells_it(
    #[case] error: MisereError,
) {
    let remedy = "ask for smaller or fewer heaps";
    assert_eq!(
        english(&misere_octal::refused(error)),
        format!("{error}; {remedy}")
    );
}

#[test]
fn who_stops_misere_play_is_told_that_the_time_ran_out() {
    let problem = misere_octal::refused(MisereError::Stopped(Stopped));
    assert_eq!(problem.kind, ProblemKind::OutOfTime);
}

#[test]
fn other_mistakes_are_told_in_english_as_the_engine_tells_them() {
    let takes_nothing = SubtractionError::TakesNothing { index: 2 };
    let told = subtraction::refused("set", takes_nothing);
    assert_eq!(english(&told), takes_nothing.to_string());

    let too_short = TooShort { cells: 2 };
    let told = treblecross::refused(too_short);
    assert_eq!(english(&told), too_short.to_string());

    for (row, alphabet) in [("XO", Alphabet::CROSSES), ("HTé", Alphabet::COINS)] {
        let unknown = parse(row, alphabet).unwrap_err();
        let told = kayles_row::unknown_mark(unknown);
        assert_eq!(english(&told), unknown.to_string());
    }
}

#[rstest]
#[case::a_letter_that_is_no_digit(
    "/grundy/octal", json!({"code": "kayle", "n": 3}),
    "'k' bir kodun rakamı değil; kodlar 0.77 gibi yazılır, adıyla bilinen oyunlar ise şunlardır: kayles, dawsons_kayles, \
     dawsons_chess ve grundys_game",
    "'k' is geen cijfer van een code; codes worden geschreven zoals 0.77, en bij naam bekend zijn kayles, dawsons_kayles, \
     dawsons_chess en grundys_game"
)]
#[case::an_edge_of_one_node(
    "/grundy/graph", json!({"edges": [["a"]]}),
    "[\"a\", \"b\"] gibi iki düğümlü bir kenar bekleniyordu, 1 öğe bulundu",
    "verwacht: een kant met twee knopen, [\"a\", \"b\"]; gevonden: 1 element"
)]
#[case::amounts_that_are_a_text(
    "/grundy/take", json!({"rules": [{"take": "x"}], "n": 3}),
    "bir tam sayı, tam sayılardan oluşan bir dizi ya da {\"from\": 1, \"to\": 3} gibi bir nesne bekleniyordu, \"x\" \
     metni bulundu",
    "verwacht: een geheel getal, een array met gehele getallen of een object zoals {\"from\": 1, \"to\": 3}; gevonden: de \
     tekst \"x\""
)]
#[case::a_fraction_of_an_amount(
    "/grundy/take", json!({"rules": [{"take": 1.5}], "n": 3}),
    "bir hamle 1.5 tane alamaz",
    "een zet kan er geen 1.5 nemen"
)]
#[case::a_component_without_a_game(
    "/grundy/sum", json!({"components": [{}]}),
    "oyun eksik; bilinenler: nim, bounded_nim, staircase_nim, lasker_nim, welter, octal, subtraction, take, graph, hackenbush, coin_turning, kayles_row, euclid, chomp, \
     treblecross",
    "het spel ontbreekt; bekend zijn nim, bounded_nim, staircase_nim, lasker_nim, welter, octal, subtraction, take, graph, hackenbush, coin_turning, kayles_row, euclid, \
     chomp, treblecross"
)]
#[case::misere_kayles_of_too_many_pins(
    "/grundy/misere-octal", json!({"code": "kayles", "heaps": [200]}),
    "bu yığınlardan 100000 taneden çok konum ortaya çıkabilir; misère bir oyun bunların hepsine bakılarak çözülür, çünkü \
     misère oyunda yığınları toplayan bir kural bilinmiyor; daha küçük ya da daha az sayıda yığın sorun",
    "uit deze stapels kunnen meer dan 100000 stellingen ontstaan; een misère-spel wordt opgelost door ze allemaal te \
     bekijken, want er is geen regel bekend om stapels bij misère op te tellen; vraag kleinere of minder stapels"
)]
fn a_mistake_is_told_in_turkish_and_dutch(
    #[case] path: &str,
    #[case] question: Value,
    #[case] turkish: &str,
    #[case] dutch: &str,
) {
    let problem = try_ask(path, &question).unwrap_err();
    assert_eq!(in_turkish_and_dutch(&problem), [turkish, dutch]);
}
