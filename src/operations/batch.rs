//! `/batch`: many questions in one request.

use std::sync::atomic::Ordering;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ArrayBuilder, Ref, Schema};
use utoipa::{PartialSchema, ToSchema};

use super::family::Family;
use super::identifier::{Identifier, OnlyId};
use super::operation::{Answer, CatalogueEntry, Context, Effort, Example, Operation, ReadQuestion};
use super::unknown_operation::unknown_operation;
use crate::json::{RawJson, read};
use crate::messages::Message;
use crate::problems::{Pointer, Problem, ProblemDocument, ProblemKind};

/// Many questions in one request.
pub struct Batch;

/// The most bytes of all answers of a batch together, give or take the last.
const MOST_ANSWER_BYTES: usize = 64 << 20;

/// The items, each as it was posted: one that makes no sense does not spoil the others.
#[derive(Debug, Deserialize)]
pub struct BatchQuestion(Vec<RawJson>);

/// A question to an operation.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct BatchItem {
    /// Comes back with the answer: a text or a number.
    #[serde(default)]
    #[schema(value_type = Option<Identifier>, required = false)]
    id: Identifier,
    /// The path of the operation.
    #[schema(example = "/nim/winning-move")]
    operation: String,
    /// The question, as it would be posted to that path.
    #[schema(value_type = serde_json::Value)]
    question: RawJson,
}

impl PartialSchema for BatchQuestion {
    fn schema() -> RefOr<Schema> {
        Schema::Array(
            ArrayBuilder::new()
                .items(RefOr::Ref(Ref::from_schema_name(BatchItem::name())))
                .description(Some("Questions, answered in order."))
                .build(),
        )
        .into()
    }
}

impl ToSchema for BatchQuestion {
    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        schemas.push((BatchItem::name().into_owned(), BatchItem::schema()));
        BatchItem::schemas(schemas);
    }
}

/// The answers, in the order of the items.
#[derive(Debug, Serialize, ToSchema)]
#[serde(transparent)]
pub struct BatchAnswer(Vec<ItemAnswer>);

impl Answer for BatchAnswer {
    fn is_complete(&self) -> bool {
        self.0.iter().all(|item| item.complete)
    }

    fn depends_on_question_alone(&self) -> bool {
        self.0.iter().all(|item| item.depends_on_question_alone)
    }
}

/// The answer to one item, or its problem.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = BatchItemAnswer)]
struct ItemAnswer {
    /// The item's id; `null` when it had none.
    id: Identifier,
    /// The HTTP status that the question would have had on its own.
    status: u16,
    /// What the operation answers.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<serde_json::Value>, required = false, nullable = false)]
    answer: Option<Box<RawValue>>,
    /// Why there is no answer. Pointers lead into the item's question.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(required = false, nullable = false)]
    problem: Option<ProblemDocument>,
    #[serde(skip)]
    complete: bool,
    #[serde(skip)]
    depends_on_question_alone: bool,
}

impl Operation for Batch {
    type Question = BatchQuestion;
    type Answer = BatchAnswer;

    const PATH: &'static str = "/batch";
    const FAMILY: Family = Family::Several;
    const TITLE: &'static str =
        "Many questions in one request, each with its own answer or problem";
    const DESCRIPTION: &'static str = "An array of `{id, operation, question}`. The answers come in the same order, each with the status \
        that the question would have had on its own and its `answer` or its `problem`; one bad item never spoils the others. \
        All of them share one deadline.";
    const EXAMPLES: &'static [Example] = &[Example {
        name: "two_questions",
        summary: "A tree, and one that is not: only the second has a problem",
        question: r#"[{"id": 1, "operation": "/minimax", "question": {"tree": [[3, 5], [2, 9]]}}, {"id": "ada-2", "operation": "/minimax", "question": {"tree": [[3, 5], []]}}]"#,
    }];

    const SPEAKS: bool = true;

    fn effort(_question: &BatchQuestion) -> Effort {
        Effort::Large
    }

    fn answer(
        BatchQuestion(items): BatchQuestion,
        context: &Context<'_>,
    ) -> Result<BatchAnswer, Problem> {
        let most = context.sizes.batch_items;
        if items.len() > most {
            return Err(Problem::at(
                ProblemKind::OverTheLimit,
                Pointer::root(),
                Message::new("batch-too-long")
                    .with("items", items.len())
                    .with("most", most),
            ));
        }
        let mut answers = Answers { context, bytes: 0 };
        // What takes microseconds is answered first: it shall not run out of time behind what takes long.
        let small: Vec<Option<ItemAnswer>> = items.iter().map(|item| answers.small(item)).collect();
        let all = items.iter().zip(small);
        Ok(BatchAnswer(
            all.map(|(item, small)| small.unwrap_or_else(|| answers.any(item)))
                .collect(),
        ))
    }
}

/// The answers of a batch, while they are being found.
struct Answers<'a> {
    context: &'a Context<'a>,
    /// How many bytes they have.
    bytes: usize,
}

impl Answers<'_> {
    /// The answer to an item that is little work, or the problem of one that cannot be read.
    fn small(&mut self, item: &RawJson) -> Option<ItemAnswer> {
        match self.read(item) {
            Ok((_, question)) if question.effort == Effort::Large => None,
            Ok((id, question)) => Some(self.finish(id, question)),
            Err(refused) => Some(*refused),
        }
    }

    /// The answer to an item.
    fn any(&mut self, item: &RawJson) -> ItemAnswer {
        match self.read(item) {
            Ok((id, question)) => self.finish(id, question),
            Err(refused) => *refused,
        }
    }

    fn read(&self, RawJson(text): &RawJson) -> Result<(Identifier, ReadQuestion), Box<ItemAnswer>> {
        let item: BatchItem = read(text.as_bytes()).map_err(|error| {
            // Whoever posted it looks for the answer by its id, if that much can be read.
            let id = read(text.as_bytes());
            let id = id.map_or_else(|_| Identifier::default(), |OnlyId { id }| id);
            Box::new(self.refused(id, &error.into()))
        })?;
        let question = self.check().and_then(|()| {
            self.entry(&item.operation)?
                .read(item.question.0.as_bytes())
        });
        match question {
            Ok(question) => Ok((item.id, question)),
            Err(problem) => Err(Box::new(self.refused(item.id, &problem))),
        }
    }

    /// Whether there is time and room for another answer.
    fn check(&self) -> Result<(), Problem> {
        if self.context.stop.load(Ordering::Relaxed) {
            return Err(Problem::new(
                ProblemKind::OutOfTime,
                Message::new("batch-time-up"),
            ));
        }
        if self.bytes > MOST_ANSWER_BYTES {
            return Err(Problem::new(
                ProblemKind::OverTheLimit,
                Message::new("batch-too-many-bytes").with("bytes", MOST_ANSWER_BYTES),
            ));
        }
        Ok(())
    }

    fn entry(&self, path: &str) -> Result<&CatalogueEntry, Problem> {
        let place = || Pointer::key("operation");
        if path == Batch::PATH {
            return Err(Problem::at(
                ProblemKind::UnknownOperation,
                place(),
                Message::new("batch-in-batch"),
            ));
        }
        let catalogue = self.context.catalogue;
        let entry = catalogue.iter().find(|entry| entry.path == path);
        entry.ok_or_else(|| unknown_operation(path, place(), catalogue))
    }

    fn finish(&mut self, id: Identifier, question: ReadQuestion) -> ItemAnswer {
        let answered = question.answer(self.context).and_then(|answer| {
            let (complete, alone) = (answer.complete, answer.depends_on_question_alone);
            Ok((raw(answer.json)?, complete, alone))
        });
        match answered {
            Ok((answer, complete, depends_on_question_alone)) => {
                self.bytes += answer.get().len();
                ItemAnswer {
                    id,
                    status: 200,
                    answer: Some(answer),
                    problem: None,
                    complete,
                    depends_on_question_alone,
                }
            }
            Err(problem) => self.refused(id, &problem),
        }
    }

    fn refused(&self, id: Identifier, problem: &Problem) -> ItemAnswer {
        // An answer that a longer wait could change is not whole.
        let complete = problem.kind != ProblemKind::OutOfTime;
        ItemAnswer {
            id,
            status: problem.kind.status(),
            answer: None,
            complete,
            depends_on_question_alone: complete,
            problem: Some(problem.document(self.context.language)),
        }
    }
}

/// An answer's text as a JSON value.
fn raw(json: Vec<u8>) -> Result<Box<RawValue>, Problem> {
    let text = String::from_utf8(json).map_err(Problem::internal)?;
    RawValue::from_string(text.trim_end().to_owned()).map_err(Problem::internal)
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::operations::testing::Setting;

    fn ask(question: &str, stop: bool) -> Result<Value, Problem> {
        let mut setting = match stop {
            true => Setting::stopped(),
            false => Setting::default(),
        };
        setting.sizes.batch_items = 10;
        let answer = setting.ask("/batch", question)?;
        Ok(serde_json::from_slice(&answer.json).unwrap())
    }

    #[test]
    fn one_bad_item_never_spoils_the_others() {
        let batch = r#"[
            {"id": "a", "operation": "/minimax", "question": {"tree": [[3, 5], [2, 9]]}},
            {"id": 12345678901234567890, "operation": "/minimax", "question": {"tree": [[3], []]}},
            {"operation": "/minmax", "question": {}},
            {"id": "d", "operation": "/batch", "question": []},
            {"id": "e", "operation": "/minimax"},
            {"id": [], "operation": "/minimax", "question": {}},
            7,
            {"id": "h", "operation": "/minimax", "question": 1e999},
            {"id": "i", "operation": "/minimax", "question": {"tree": [1, 2]}}
        ]"#;
        let answers = ask(batch, false).unwrap();
        let statuses: Vec<&Value> = answers
            .as_array()
            .unwrap()
            .iter()
            .map(|answer| &answer["status"])
            .collect();
        assert_eq!(statuses, [200, 422, 422, 422, 422, 422, 422, 422, 200]);
        assert_eq!(answers[0]["answer"]["value"], 3);
        assert_eq!(answers[1]["id"], json!(12_345_678_901_234_567_890_u64));
        assert_eq!(answers[1]["problem"]["errors"][0]["pointer"], "/tree/1");
        assert!(
            answers[2]["problem"]["detail"]
                .as_str()
                .unwrap()
                .contains("did you mean /minimax?")
        );
        assert_eq!(answers[4]["id"], "e");
        assert_eq!(answers[8]["answer"]["value"], 2);
    }

    #[test]
    fn a_batch_that_is_no_array_or_too_long_is_refused() {
        assert_eq!(ask("{}", false).unwrap_err().kind, ProblemKind::WrongType);
        assert_eq!(
            ask("[1, 2", false).unwrap_err().kind,
            ProblemKind::MalformedJson
        );
        let long = json!(vec![0; 11]).to_string();
        assert_eq!(
            ask(&long, false).unwrap_err().kind,
            ProblemKind::OverTheLimit
        );
    }

    #[test]
    fn a_batch_that_is_too_long_is_told_in_turkish() {
        let long = json!(vec![0; 11]).to_string();
        let problem = ask(&long, false).unwrap_err();
        assert_eq!(
            problem
                .detail
                .in_language(crate::messages::Language::Turkish),
            "toplu soruda 11 öğe var; bu sunucu en çok 10 öğe kabul eder"
        );
    }

    #[test]
    fn an_item_nested_however_deeply_spoils_no_other() {
        let deep = format!("{}1{}", "[".repeat(5000), "]".repeat(5000));
        let batch = format!(
            r#"[{{"id": 1, "operation": "/minimax", "question": {{"tree": {deep}}}}},
                {{"id": 2, "operation": "/minimax", "question": {{"tree": [1]}}}}]"#
        );
        let answers = ask(&batch, false).unwrap();
        assert_eq!(answers[0]["problem"]["type"], "/problems/nested-too-deep");
        assert_eq!(
            (&answers[0]["id"], &answers[1]["status"]),
            (&json!(1), &json!(200))
        );
    }

    #[test]
    fn the_answers_of_a_batch_are_bounded_together() {
        let item =
            r#"{"operation": "/nim/eval", "question": {"piles": [1000000000], "limit": 100000}}"#;
        let batch = format!("[{}]", [item; 10].join(","));
        let answer = Setting::default().ask("/batch", &batch).unwrap();
        assert!(answer.json.len() < MOST_ANSWER_BYTES + (16 << 20));
        let text = String::from_utf8(answer.json).unwrap();
        assert!(text.contains("/problems/over-the-limit"));
    }

    #[test]
    fn items_after_the_deadline_are_out_of_time() {
        let batch = r#"[{"id": 1, "operation": "/minimax", "question": {"tree": [1]}}]"#;
        assert_eq!(ask(batch, true).unwrap()[0]["status"], 503);
    }
}
