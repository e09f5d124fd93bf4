//! What the questions of all lines have in common, and a line with it.

use super::answer::{LineAnswer, LineName};
use super::splitter::NumberedLine;
use crate::json::{Entries, RawJson, read};
use crate::messages::{Language, Message};
use crate::operations::identifier::{Identifier, OnlyId};
use crate::problems::{Problem, ProblemKind};

/// The key of a line's identifier.
const ID: &str = "id";

/// The keys that every line has unless it has its own.
#[derive(Debug, Default)]
pub struct CommonQuestion(Vec<(String, RawJson)>);

/// A line that can be asked.
#[derive(Debug)]
pub struct QuestionLine {
    /// What comes back with the answer.
    pub name: LineName,
    /// The question as JSON: the line without its `id`, with what is common.
    pub question: Vec<u8>,
}

impl CommonQuestion {
    /// Reads an object.
    ///
    /// # Errors
    /// It is not JSON, not an object, or has an `id`.
    pub fn read(text: &[u8]) -> Result<Self, Problem> {
        let Entries(keys) = read(text)?;
        if keys.iter().any(|(key, _)| key == ID) {
            return Err(Problem::new(
                ProblemKind::UnknownKey,
                Message::new("lines-common-id"),
            ));
        }
        Ok(Self(keys))
    }

    /// The same with this value, instead of what stood under the key.
    #[must_use]
    pub fn with(mut self, key: &str, value: &str) -> Self {
        self.0.retain(|(other, _)| other != key);
        let value = serde_json::Value::from(value).to_string();
        self.0.push((key.to_owned(), RawJson(value)));
        self
    }

    /// The question alone, without any line.
    pub fn question(&self) -> Vec<u8> {
        object(self.0.iter())
    }

    /// Reads a line. `reader` is the language that a problem is told in.
    ///
    /// # Errors
    /// The answer to a line that is too long, not JSON, not an object, or has an `id` that is none.
    pub fn question_of(
        &self,
        line: &NumberedLine<'_>,
        most_bytes: usize,
        reader: Language,
    ) -> Result<QuestionLine, LineAnswer> {
        let Some(text) = &line.text else {
            let problem = Problem::new(
                ProblemKind::TooLarge,
                Message::new("lines-too-long").with("bytes", most_bytes),
            );
            return Err(LineName::without_id(line.number).answer(Err(&problem), reader));
        };
        self.read_line(text).map_or_else(
            |problem| {
                // Whoever wrote it looks for the answer by its id, if that much can be read.
                let id = read(text).map_or_else(|_| Identifier::default(), |OnlyId { id }| id);
                Err(LineName::new(id, line.number).answer(Err(&problem), reader))
            },
            |(id, question)| {
                Ok(QuestionLine {
                    name: LineName::new(id, line.number),
                    question,
                })
            },
        )
    }

    fn read_line(&self, text: &[u8]) -> Result<(Identifier, Vec<u8>), Problem> {
        let Entries(own): Entries<RawJson> = read(text)?;
        let id = own.iter().find(|(key, _)| key == ID);
        if id.is_none() && self.0.is_empty() {
            return Ok((Identifier::default(), text.to_vec()));
        }
        let id = match id {
            Some((_, RawJson(id))) => {
                read(id.as_bytes()).map_err(|error| Problem::from(error).under_key(ID))?
            }
            None => Identifier::default(),
        };
        let is_own = |key: &str| own.iter().any(|(other, _)| other == key);
        let common = self.0.iter().filter(|(key, _)| !is_own(key));
        let question = object(own.iter().filter(|(key, _)| key != ID).chain(common));
        Ok((id, question))
    }
}

/// An object with these keys.
fn object<'a>(entries: impl Iterator<Item = &'a (String, RawJson)>) -> Vec<u8> {
    let mut text = vec![b'{'];
    for (key, RawJson(value)) in entries {
        if text.len() > 1 {
            text.push(b',');
        }
        text.extend_from_slice(serde_json::Value::from(key.as_str()).to_string().as_bytes());
        text.push(b':');
        text.extend_from_slice(value.as_bytes());
    }
    text.push(b'}');
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::borrow::Cow;

    fn ask(common: &CommonQuestion, line: &str) -> Result<String, serde_json::Value> {
        let line = NumberedLine {
            number: 7,
            text: Some(Cow::Borrowed(line.as_bytes())),
        };
        match common.question_of(&line, 100, Language::English) {
            Ok(line) => Ok(String::from_utf8(line.question).unwrap()),
            Err(answer) => Err(serde_json::from_slice(&answer.json).unwrap()),
        }
    }

    #[test]
    fn a_line_has_what_is_common_unless_it_has_its_own() {
        let common = CommonQuestion::read(br#"{"a": [1, 2], "b": "x", "c": null}"#).unwrap();
        assert_eq!(
            ask(&common, r#"{"id": 3, "b": {"y": 1e3}, "d\n": 0.10}"#).unwrap(),
            r#"{"b":{"y": 1e3},"d\n":0.10,"a":[1, 2],"c":null}"#
        );
        assert_eq!(
            ask(&common, "{}").unwrap(),
            r#"{"a":[1, 2],"b":"x","c":null}"#
        );
    }

    #[test]
    fn a_line_without_id_is_asked_as_it_stands_when_nothing_is_common() {
        let line = r#" {"b" : 1} "#;
        assert_eq!(ask(&CommonQuestion::default(), line).unwrap(), line);
        assert_eq!(
            ask(&CommonQuestion::default(), r#"{"id": 1}"#).unwrap(),
            "{}"
        );
    }

    #[test]
    fn a_set_key_replaces_that_of_the_common_question() {
        let common = CommonQuestion::read(br#"{"format": "lti", "b": 1}"#).unwrap();
        let common = common.with("format", "check50");
        assert_eq!(common.question(), br#"{"b":1,"format":"check50"}"#);
    }

    #[test]
    fn what_is_wrong_with_a_line_is_told_with_its_id_when_that_can_be_read() {
        let common = CommonQuestion::default();
        for (line, id, status, kind) in [
            (
                r#"{"id": "ada", "b": 1, "b": 2}"#,
                "\"ada\"",
                422,
                "duplicate-key",
            ),
            (r#"{"id": [1], "b": 1}"#, "null", 422, "wrong-type"),
            (r#"{"id": 5, "b": "#, "null", 400, "malformed-json"),
            ("[1, 2]", "null", 422, "wrong-type"),
        ] {
            let answer = ask(&common, line).unwrap_err();
            assert_eq!(answer["id"].to_string(), id, "{line}");
            assert_eq!(
                (&answer["line"], &answer["status"]),
                (&7.into(), &status.into())
            );
            assert_eq!(
                answer["problem"]["type"],
                format!("/problems/{kind}"),
                "{line}"
            );
        }
    }

    #[test]
    fn an_id_of_all_lines_is_refused_in_dutch() {
        let problem = CommonQuestion::read(br#"{"id": 1}"#).unwrap_err();
        assert_eq!(
            problem.detail.in_language(Language::Dutch),
            "een \"id\" hoort bij één regel, niet bij alle; zet die in de regels"
        );
    }

    #[test]
    fn what_is_common_is_an_object_without_id() {
        for wrong in [r#"{"id": 1}"#, "[]", "", "{"] {
            assert!(CommonQuestion::read(wrong.as_bytes()).is_err(), "{wrong}");
        }
    }
}
