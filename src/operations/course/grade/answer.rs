//! A grade as JSON.

use arborist_engine::VERSION;
use arborist_engine::game::Score as _;
use arborist_engine::tree::Number;
use serde::ser::{SerializeMap, SerializeSeq};
use serde::{Serialize, Serializer};
use utoipa::ToSchema;

use super::foreign::ForeignAnswer;
use crate::course::diagnosis::Finding;
use crate::course::grading::{Check, Grade, Grading, Shown, bound_word};
use crate::messages::Language;
use crate::operations::integer::Integer;
use crate::operations::operation::Answer;
use crate::operations::tree::JsonNumber;

/// A submission's grade, or why it cannot be graded.
#[derive(Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub enum GradeAnswer {
    /// It could be graded.
    Graded(GradedAnswer),
    /// It is not in a form that can be graded.
    NotGradable(NotGradableAnswer),
    /// Either, in the form of another grader.
    Foreign(ForeignAnswer),
}

impl Answer for GradeAnswer {
    fn language(&self) -> Option<Language> {
        Some(match self {
            Self::Graded(answer) => answer.origin.language,
            Self::NotGradable(answer) => answer.origin.language,
            Self::Foreign(answer) => answer.language(),
        })
    }
}

/// A submission's grade.
#[derive(Debug, Serialize, ToSchema)]
pub struct GradedAnswer {
    /// Always `true` here.
    gradable: bool,
    /// How much is right: the mean of the parts by their weights, to four decimals. It is 1 only when all is right.
    #[schema(minimum = 0, maximum = 1)]
    score: f64,
    /// The whole in a sentence.
    summary: String,
    /// What was compared: one check a part, or one a node where the part speaks of nodes one by one.
    checks: Vec<CheckAnswer>,
    /// The mistakes that lead to what is wrong. When several lead to the same answer, all of them.
    diagnosis: Vec<FindingAnswer>,
    /// The conventions that the submission was graded by.
    #[schema(value_type = std::collections::BTreeMap<String, serde_json::Value>)]
    conventions: ShownEntries,
    /// What else is to be said.
    notes: Vec<String>,
    #[serde(flatten)]
    origin: Origin,
}

/// Why a submission cannot be graded. That says nothing about whether it is right.
#[derive(Debug, Serialize, ToSchema)]
pub struct NotGradableAnswer {
    /// Always `false` here.
    gradable: bool,
    /// The places of the submission that are not as they should be.
    format_errors: Vec<FormatErrorAnswer>,
    #[serde(flatten)]
    origin: Origin,
}

/// What a grade was made of.
#[derive(Debug, Serialize, ToSchema)]
struct Origin {
    /// The operation whose answer was graded.
    operation: String,
    /// The version of the engine.
    engine_version: &'static str,
    /// A hash of the question, the submission, the weights and the policy as they were posted.
    #[schema(pattern = "^[0-9a-f]{32}$")]
    input_hash: String,
    /// The language of the messages.
    language: Language,
}

/// A place that is not as it should be.
#[derive(Debug, Serialize, ToSchema)]
struct FormatErrorAnswer {
    /// JSON pointer (RFC 6901) into the question.
    pointer: String,
    /// What is wrong there and how to put it right.
    detail: String,
}

/// Something that was compared.
#[derive(Debug, Serialize, ToSchema)]
struct CheckAnswer {
    /// The part of the submission.
    id: &'static str,
    /// The node, where the part speaks of nodes one by one.
    #[schema(required = true)]
    node: Option<String>,
    /// What is right; `null` when that is nothing, as the window of a node that is never entered.
    #[schema(value_type = serde_json::Value)]
    expected: JsonShown,
    /// How many elements the expected list has, of which the first 1000 are shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    expected_total: Option<u64>,
    /// What was submitted; `null` when that is nothing.
    #[schema(value_type = serde_json::Value)]
    got: JsonShown,
    /// How many elements the submitted list has, of which the first 1000 are shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    got_total: Option<u64>,
    /// How much of it is right.
    #[schema(minimum = 0, maximum = 1)]
    credit: f64,
    /// What the part counts beside others; its checks share that equally.
    #[schema(minimum = 0)]
    weight: f64,
    /// `RIGHT`; `EQUIVALENT`: right, though not what is expected; `OTHER_CONVENTION`; `MISSING`; `WRONG`; or the code of
    /// the mistake that explains it.
    code: &'static str,
    /// The same in words.
    message: String,
}

/// A mistake that leads to what is wrong.
#[derive(Debug, Serialize, ToSchema)]
struct FindingAnswer {
    /// Its code.
    code: &'static str,
    /// The node where it first matters; `null` when it is not about nodes.
    #[schema(required = true)]
    node: Option<String>,
    /// What it is, in words.
    message: String,
    /// The parts that are wrong because of it.
    explains: Vec<&'static str>,
}

impl GradeAnswer {
    pub(super) fn new(
        grading: Grading,
        operation: String,
        input_hash: String,
        language: Language,
    ) -> Self {
        let origin = Origin {
            operation,
            engine_version: VERSION,
            input_hash,
            language,
        };
        match grading {
            Grading::Graded(grade) => Self::Graded(graded(*grade, origin)),
            Grading::NotGradable { format_errors } => Self::NotGradable(NotGradableAnswer {
                gradable: false,
                format_errors: format_errors
                    .into_iter()
                    .map(|error| FormatErrorAnswer {
                        pointer: error.pointer,
                        detail: error.message.in_language(language),
                    })
                    .collect(),
                origin,
            }),
        }
    }
}

fn graded(grade: Grade, origin: Origin) -> GradedAnswer {
    let language = origin.language;
    let notes = grade.notes.iter();
    GradedAnswer {
        gradable: true,
        score: grade.score.get(),
        summary: grade.summary.in_language(language),
        notes: notes.map(|note| note.in_language(language)).collect(),
        checks: grade
            .checks
            .into_iter()
            .map(|check| check_answer(check, language))
            .collect(),
        diagnosis: grade
            .diagnosis
            .into_iter()
            .map(|finding| finding_answer(finding, language))
            .collect(),
        conventions: ShownEntries(grade.conventions),
        origin,
    }
}

fn check_answer(check: Check, language: Language) -> CheckAnswer {
    let total = |shown: &Shown| match shown {
        Shown::List(_, total) => Some(*total),
        _ => None,
    };
    CheckAnswer {
        id: check.id,
        node: check.node,
        expected_total: total(&check.expected),
        expected: JsonShown(check.expected),
        got_total: total(&check.got),
        got: JsonShown(check.got),
        credit: check.credit.rounded(),
        weight: check.weight.decimal(),
        code: check.verdict.code(),
        message: check.message.in_language(language),
    }
}

fn finding_answer(finding: Finding, language: Language) -> FindingAnswer {
    FindingAnswer {
        code: finding.mistake.code(),
        message: finding.message.in_language(language),
        node: finding.node,
        explains: finding.explains,
    }
}

/// What is shown, as JSON.
#[derive(Debug)]
struct JsonShown(Shown);

/// What is shown by name, as JSON.
#[derive(Debug)]
struct ShownEntries(Vec<(&'static str, Shown)>);

impl Serialize for JsonShown {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serialize_shown(&self.0, serializer)
    }
}

impl Serialize for ShownEntries {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serialize_entries(&self.0, serializer)
    }
}

/// What is shown, borrowed.
struct Borrowed<'a>(&'a Shown);

impl Serialize for Borrowed<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serialize_shown(self.0, serializer)
    }
}

fn serialize_entries<S: Serializer>(
    entries: &[(&'static str, Shown)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(entries.len()))?;
    for (name, entry) in entries {
        map.serialize_entry(name, &Borrowed(entry))?;
    }
    map.end()
}

fn serialize_shown<S: Serializer>(shown: &Shown, serializer: S) -> Result<S::Ok, S::Error> {
    match shown {
        Shown::Nothing => serializer.serialize_none(),
        Shown::Number(number) => JsonNumber(*number).serialize(serializer),
        Shown::Whole(value) => Integer::from(*value).serialize(serializer),
        Shown::Text(text) => serializer.serialize_str(text),
        Shown::Truth(truth) => serializer.serialize_bool(*truth),
        Shown::Window(window) => {
            let alpha = end(window.alpha, Number::MINUS_INFINITY);
            let beta = end(window.beta, Number::PLUS_INFINITY);
            serializer.collect_seq([&alpha, &beta].map(Borrowed))
        }
        Shown::Bounded(value, bound) => {
            let mut map = serializer.serialize_map(Some(2))?;
            map.serialize_entry("value", &JsonNumber(*value))?;
            map.serialize_entry("bound", bound_word(*bound))?;
            map.end()
        }
        Shown::List(elements, _) => {
            let mut list = serializer.serialize_seq(Some(elements.len()))?;
            for element in elements {
                list.serialize_element(&Borrowed(element))?;
            }
            list.end()
        }
        Shown::Entries(entries) => serialize_entries(entries, serializer),
    }
}

/// An end of a window, `null` where it is open. The other infinity has the text with which it may be posted.
fn end(end: Number, open: Number) -> Shown {
    match end.finite() {
        Some(number) => Shown::Number(number),
        None if end == open => Shown::Nothing,
        None if end == Number::PLUS_INFINITY => Shown::text("inf"),
        None => Shown::text("-inf"),
    }
}
