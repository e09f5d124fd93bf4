//! What is to be graded, and how.

use serde::Deserialize;
use utoipa::ToSchema;
use xxhash_rust::xxh3::Xxh3;

use super::graded_question::GradedQuestion;
use super::report::PostedReport;
use super::weights::Weights;
use crate::course::grading::OtherConvention;
use crate::json::{RawJson, read};
use crate::messages::Language;
use crate::operations::course::exercises::ExerciseQuestion;
use crate::operations::named_question::NamedQuestion;

/// A question, what somebody answered to it, and how to grade that.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GradeQuestion {
    /// The question that was asked. Either this or `exercise` is told.
    #[serde(default)]
    #[schema(value_type = Option<GradedQuestion>)]
    pub(super) question: Option<NamedQuestion>,
    /// The exercise that was set, as `/exercises` takes it: it is made again from its seed.
    #[serde(default)]
    #[schema(value_type = Option<ExerciseQuestion>)]
    pub(super) exercise: Option<RawJson>,
    /// Which question of the exercise is answered, by its `id`; the first unless given.
    #[serde(default)]
    pub(super) ask: Option<String>,
    /// What was answered: an object with any of the parts that the operation has. A form that cannot be read is
    /// answered with `gradable: false` and the places that are wrong.
    #[schema(value_type = serde_json::Value)]
    pub(super) submission: RawJson,
    #[serde(default)]
    #[schema(inline)]
    pub(super) weights: Weights,
    /// What the teacher decides.
    #[serde(default)]
    #[schema(inline)]
    pub(super) policy: GradePolicy,
    /// The language of the messages; when left out, the one that the request's `Accept-Language` prefers.
    #[serde(default)]
    pub(super) language: Option<Language>,
    #[serde(default)]
    pub(super) format: GradeFormat,
    /// What other formats than `arborist` need.
    #[serde(default)]
    pub(super) report: PostedReport,
}

/// What the teacher decides about a grade.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct GradePolicy {
    /// What an answer earns that is right under another cut rule or fail mode than the question's.
    #[serde(default)]
    #[schema(inline)]
    pub(super) other_convention: PostedOtherConvention,
    /// Whether to look for the mistakes behind what is wrong.
    #[serde(default = "yes")]
    #[schema(default = true)]
    pub(super) diagnosis: bool,
    /// Whether a part that speaks of nodes, moves or heaps one by one (`windows`, `returned`, `node_values`, `children`,
    /// `values`, and all parts of `/grundy/graph`) has to speak of all: those that it leaves out earn nothing. Asked are
    /// the inner nodes that the search visits. Else only what is told is graded.
    #[serde(default)]
    #[schema(default = false)]
    pub(super) in_full: bool,
}

const fn yes() -> bool {
    true
}

impl Default for GradePolicy {
    fn default() -> Self {
        Self {
            other_convention: PostedOtherConvention::default(),
            diagnosis: true,
            in_full: false,
        }
    }
}

/// `full`: as much as a right one. `partial`: at least half. `none`: no more than any wrong one.
#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum PostedOtherConvention {
    /// As much as a right one.
    Full,
    /// At least half.
    #[default]
    Partial,
    /// No more than any wrong one.
    None,
}

impl From<PostedOtherConvention> for OtherConvention {
    fn from(posted: PostedOtherConvention) -> Self {
        match posted {
            PostedOtherConvention::Full => Self::Full,
            PostedOtherConvention::Partial => Self::Partial,
            PostedOtherConvention::None => Self::None,
        }
    }
}

/// The form of the grade.
#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum GradeFormat {
    /// The form that is told here.
    #[default]
    Arborist,
    /// `results.json` of a Gradescope autograder.
    Gradescope,
    /// `results.json` of a PrairieLearn external grader.
    Prairielearn,
    /// A runner's result for GitHub Classroom.
    GithubClassroom,
    /// What check50 prints with `-o json`.
    Check50,
    /// What a combinator template grader of Moodle's CodeRunner prints.
    Coderunner,
    /// A score of LTI Assignment and Grade Services.
    Lti,
}

/// The names of the forms.
pub const GRADE_FORMATS: [&str; 7] = [
    "arborist",
    "gradescope",
    "prairielearn",
    "github_classroom",
    "check50",
    "coderunner",
    "lti",
];

impl GradeQuestion {
    /// The same question, in which a submission that is a text is the JSON that the text holds.
    ///
    /// A file that somebody has handed in may be no JSON at all. As a text it can be posted all the same, and what is wrong
    /// with it is a matter of its form. An empty one holds nothing.
    pub(super) fn with_text_read(mut self) -> Self {
        if self.submission.0.starts_with('"')
            && let Ok(text) = read::<String>(self.submission.0.as_bytes())
        {
            let text = text.trim_start_matches('\u{feff}').trim();
            let json = if text.is_empty() { "null" } else { text };
            self.submission = RawJson(json.to_owned());
        }
        self
    }

    /// How many bytes there are to grade.
    pub(super) fn bytes(&self) -> usize {
        let question = self
            .question
            .as_ref()
            .map_or(0, |question| question.text().len());
        question + self.submission.0.len()
    }

    /// A hash of all that the grade depends on, as it was posted: XXH3 of 128 bits in hexadecimal digits.
    pub(super) fn hash(&self) -> String {
        let mut hash = Xxh3::new();
        let mut add = |text: &str| {
            hash.update(&(text.len() as u64).to_le_bytes());
            hash.update(text.as_bytes());
        };
        // A question is an object, so that it is never taken for one of these words.
        if let Some(question) = &self.question {
            add(question.text());
        }
        if let Some(RawJson(exercise)) = &self.exercise {
            add("exercise");
            add(exercise);
        }
        if let Some(ask) = &self.ask {
            add("ask");
            add(ask);
        }
        add(&self.submission.0);
        for (part, weight) in self.weights.iter() {
            add(part);
            add(&weight.to_string());
        }
        add(match self.policy.other_convention {
            PostedOtherConvention::Full => "full",
            PostedOtherConvention::Partial => "partial",
            PostedOtherConvention::None => "none",
        });
        add(if self.policy.diagnosis {
            "diagnosis"
        } else {
            ""
        });
        if self.policy.in_full {
            add("in_full");
        }
        format!("{:032x}", hash.digest128())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};
    use utoipa::PartialSchema;

    #[test]
    fn the_names_of_the_forms_are_those_that_are_read() {
        let schema = serde_json::to_value(GradeFormat::schema()).unwrap();
        let told: Vec<Value> = match &schema["enum"] {
            Value::Array(names) => names.clone(),
            _ => {
                let of = schema["oneOf"].as_array().unwrap().iter();
                of.map(|form| form["enum"][0].clone()).collect()
            }
        };
        assert_eq!(json!(told), json!(GRADE_FORMATS));
    }
}
