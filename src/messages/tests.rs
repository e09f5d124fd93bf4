//! All languages say the same, and the code says all of it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use rstest::rstest;

use super::{Argument, Items, Language, Message};

/// The messages of a file, or of the code, and the arguments of each.
type Messages = BTreeMap<String, BTreeSet<String>>;

#[test]
fn all_languages_have_the_same_messages_with_the_same_arguments() {
    let english = written(Language::English);
    for &language in Language::ALL {
        let messages = written(language);
        for id in english.keys().chain(messages.keys()) {
            assert_eq!(messages.get(id), english.get(id), "{id} in {language:?}");
        }
    }
}

#[test]
fn the_code_says_every_message_and_no_other_with_its_arguments() {
    let written = written(Language::English);
    let mut said = Messages::new();
    collect_said(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
        &mut said,
    );
    for id in written.keys().chain(said.keys()) {
        assert_eq!(said.get(id), written.get(id), "{id}");
    }
}

#[test]
fn what_is_said_in_the_same_words_in_every_language_is_one_message() {
    let mut ids: BTreeMap<Vec<String>, Vec<String>> = BTreeMap::new();
    for id in written(Language::English).into_keys() {
        let words = Language::ALL
            .iter()
            .map(|&language| pattern_of(language, &id));
        ids.entry(words.collect()).or_default().push(id);
    }
    for ids in ids.values() {
        assert_eq!(ids.len(), 1, "{ids:?} say the same");
    }
}

#[test]
fn in_turkish_no_suffix_and_no_particle_stands_on_an_argument() {
    let particles = ["mi", "mı", "mu", "mü", "da", "de", "ta", "te"];
    let resource = parse(Language::Turkish.locale()).unwrap();
    for entry in &resource.body {
        let Entry::Message(message) = entry else {
            continue;
        };
        for (before, after) in neighbours(message.value.as_ref().unwrap()) {
            let PatternElement::Placeable { expression } = before else {
                continue;
            };
            let PatternElement::TextElement { value } = after else {
                continue;
            };
            if !matches!(
                expression,
                Expression::Inline(InlineExpression::VariableReference { .. })
            ) {
                continue;
            }
            // A quotation mark behind the argument closes one before it.
            let value = value.trim_start_matches('"');
            let is_joined = value.starts_with(|letter: char| letter.is_alphabetic());
            let word = value
                .trim_start()
                .split(|letter: char| !letter.is_alphabetic());
            let is_particle = word.take(1).any(|word| particles.contains(&word));
            assert!(!is_joined && !is_particle, "{}: {value}", message.id.name);
        }
    }
}

#[test]
fn every_code_of_a_language_is_one() {
    for &language in Language::ALL {
        let code: unic_langid::LanguageIdentifier = language.code().parse().unwrap();
        assert_eq!(code.to_string(), language.code());
    }
}

#[rstest]
#[case(&[], 0, "", "", "")]
#[case(&["a"], 1, "a", "a", "a")]
#[case(&["a", "b"], 2, "a and b", "a ve b", "a en b")]
#[case(&["a", "b", "c"], 3, "a, b and c", "a, b ve c", "a, b en c")]
#[case(&["a", "b"], 9, "a, b and 7 more", "a, b ve 7 tane daha", "a, b en nog 7")]
#[case(&[], 7, "7 of them", "7 tane", "7 stuks")]
fn items_are_listed_as_people_list_them(
    #[case] shown: &[&str],
    #[case] total: u64,
    #[case] english: &str,
    #[case] turkish: &str,
    #[case] dutch: &str,
) {
    let items = Argument::from(Items {
        shown: shown.iter().map(|&item| item.to_owned()).collect(),
        total,
    });
    let said = |language| match items.in_language(language) {
        fluent_bundle::FluentValue::String(text) => text.into_owned(),
        other => panic!("{other:?}"),
    };
    assert_eq!(said(Language::English), english);
    assert_eq!(said(Language::Turkish), turkish);
    assert_eq!(said(Language::Dutch), dutch);
}

#[rstest]
#[case(0, "0")]
#[case(-3, "-3")]
#[case(1_234_567, "1234567")]
#[case((1 << 53) - 1, "9007199254740991")]
#[case((1 << 53) + 1, "9007199254740993")]
#[case(-i128::from(u64::MAX), "-18446744073709551615")]
fn whole_numbers_are_written_as_in_json(#[case] value: i128, #[case] digits: &str) {
    for &language in Language::ALL {
        let said = Message::new("list")
            .with("first", value)
            .with("last", "{ $x }\u{e7}");
        let word = match language {
            Language::English => "and",
            Language::Turkish => "ve",
            Language::Dutch => "en",
        };
        let text = said.in_language(language);
        assert_eq!(text, format!("{digits} {word} {{ $x }}\u{e7}"));
    }
}

/// The words of a message as its file has them.
fn pattern_of(language: Language, id: &str) -> String {
    let resource = parse(language.locale()).unwrap();
    let mut messages = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) if message.id.name == id => Some(message),
        _ => None,
    });
    format!("{:?}", messages.next().unwrap().value)
}

/// Each element of a pattern, and of the patterns inside it, with what follows it.
fn neighbours<'p, 's>(
    pattern: &'p Pattern<&'s str>,
) -> Vec<(&'p PatternElement<&'s str>, &'p PatternElement<&'s str>)> {
    let elements = &pattern.elements;
    let mut pairs: Vec<_> = elements.iter().zip(elements.iter().skip(1)).collect();
    for element in elements {
        if let PatternElement::Placeable {
            expression: Expression::Select { variants, .. },
        } = element
        {
            pairs.extend(
                variants
                    .iter()
                    .flat_map(|variant| neighbours(&variant.value)),
            );
        }
    }
    pairs
}

/// The messages in a language's file.
fn written(language: Language) -> Messages {
    let resource =
        parse(language.locale()).unwrap_or_else(|(_, errors)| panic!("{language:?}: {errors:?}"));
    let mut messages = Messages::new();
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                assert!(message.attributes.is_empty(), "attributes are not said");
                let mut arguments = BTreeSet::new();
                of_pattern(message.value.as_ref().unwrap(), &mut arguments);
                let id = message.id.name.to_owned();
                assert!(
                    !messages.contains_key(&id),
                    "{id} stands twice in {language:?}"
                );
                messages.insert(id, arguments);
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            other => panic!("{other:?} in {language:?}"),
        }
    }
    messages
}

fn of_pattern(pattern: &Pattern<&str>, arguments: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            of_expression(expression, arguments);
        }
    }
}

fn of_expression(expression: &Expression<&str>, arguments: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => of_inline(inline, arguments),
        Expression::Select { selector, variants } => {
            of_inline(selector, arguments);
            for variant in variants {
                of_pattern(&variant.value, arguments);
            }
        }
    }
}

fn of_inline(inline: &InlineExpression<&str>, arguments: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            arguments.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => of_expression(expression, arguments),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        other => panic!("messages hold arguments and texts only: {other:?}"),
    }
}

/// Adds the messages that the code in a folder says, tests aside.
fn collect_said(folder: &Path, said: &mut Messages) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect_said(&path, said);
        } else if path.extension().is_some_and(|extension| extension == "rs")
            && !path.ends_with("tests.rs")
        {
            let code = fs::read_to_string(&path).unwrap();
            let code: String = code
                .split("#[cfg(test)]\nmod tests {")
                .next()
                .unwrap()
                .lines()
                .filter(|line| !line.trim_start().starts_with("//"))
                .map(|line| format!("{line}\n"))
                .collect();
            for after in code.split("Message::new(").skip(1) {
                let (id, arguments) = chain(after).unwrap_or_else(|| {
                    panic!(
                        "{}: the id of a message is a literal: {after:.60}",
                        path.display()
                    )
                });
                let known = said.entry(id.clone()).or_insert_with(|| arguments.clone());
                assert_eq!(
                    *known, arguments,
                    "{id} is said with other arguments elsewhere"
                );
            }
        }
    }
}

/// The id and the arguments of what goes on as `"id").with("name", value).with(...)`.
fn chain(code: &str) -> Option<(String, BTreeSet<String>)> {
    let (id, mut rest) = literal(code)?;
    let mut arguments = BTreeSet::new();
    rest = after_closing(rest)?;
    while let Some(argument) = rest.trim_start().strip_prefix(".with(") {
        let (name, value) = literal(argument)?;
        arguments.insert(name);
        rest = after_closing(value)?;
    }
    Some((id, arguments))
}

/// A literal text, and what follows it.
fn literal(code: &str) -> Option<(String, &str)> {
    let (text, rest) = code.trim_start().strip_prefix('"')?.split_once('"')?;
    Some((text.to_owned(), rest))
}

/// What follows the bracket that closes what was open before this code.
fn after_closing(code: &str) -> Option<&str> {
    let mut open = 1;
    let mut in_text = false;
    let mut places = code.char_indices();
    while let Some((place, letter)) = places.next() {
        match letter {
            '\\' if in_text => {
                places.next();
            }
            '"' => in_text = !in_text,
            '(' if !in_text => open += 1,
            ')' if !in_text => open -= 1,
            _ => {}
        }
        if open == 0 {
            return code.get(place + 1..);
        }
    }
    None
}
