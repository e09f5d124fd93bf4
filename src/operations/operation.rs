//! What an operation is, and how one is asked by somebody who knows only its path.

use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;

use arborist_engine::search::Limits;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::Schema;

use super::family::Family;
use super::query::QueryParameter;
use super::tables::Tables;
use crate::json;
use crate::messages::Language;
use crate::problems::Problem;

/// A question type, its answer type and the function between them. Declared once, listed once in the
/// [catalogue](super::CATALOGUE), and from there served over HTTP, on the command line, in batches and in the
/// OpenAPI document.
pub trait Operation: 'static {
    /// What is asked. Reading it from JSON makes it a thing that makes sense in the domain.
    type Question: DeserializeOwned + ToSchema + Send + 'static;
    /// What is answered.
    type Answer: Answer + ToSchema;

    /// The path under which it is asked, `/nim/winning-move`.
    const PATH: &'static str;
    /// What it is about.
    const FAMILY: Family;
    /// One line on what it answers.
    const TITLE: &'static str;
    /// What it answers and what the fields mean, in Markdown.
    const DESCRIPTION: &'static str;
    /// Questions with real answers, the first the most typical.
    const EXAMPLES: &'static [Example];
    /// The parameters of the query string, if the question fits into one; then it can also be got.
    const QUERY: &'static [QueryParameter] = &[];
    /// Whether its answers speak: in the question's own `language` if it has one, else in that of the context.
    /// Problems always speak.
    const SPEAKS: bool = false;

    /// How much work the question is, to know where to do it.
    fn effort(_question: &Self::Question) -> Effort {
        Effort::Small
    }

    /// The question's own `language`, if it has one.
    fn language(_question: &Self::Question) -> Option<Language> {
        None
    }

    /// Answers the question.
    ///
    /// # Errors
    /// A problem, when the question makes no sense or cannot be answered within the context's limits.
    fn answer(question: Self::Question, context: &Context<'_>) -> Result<Self::Answer, Problem>;
}

/// What an operation answers.
pub trait Answer: Serialize {
    /// Whether the answer is whole, and not what was found before the time was up.
    fn is_complete(&self) -> bool {
        true
    }

    /// Whether the same question always has this answer, byte for byte, so that it may be kept. An answer that is not
    /// complete depends on how long the search ran; one that is may still tell what the search found to be done.
    fn depends_on_question_alone(&self) -> bool {
        self.is_complete()
    }

    /// The language in which it speaks, if it does.
    fn language(&self) -> Option<Language> {
        None
    }
}

/// A question for the documentation. Its answer is asked of the operation itself.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// A short name in `snake_case`.
    pub name: &'static str,
    /// What the example shows.
    pub summary: &'static str,
    /// The question as JSON.
    pub question: &'static str,
}

/// How much work a question is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// Microseconds: answered where it was read.
    Small,
    /// Up to the deadline: answered where it delays nobody else.
    Large,
}

/// How large a question may be; set by the operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SizeLimits {
    /// The most nodes of a tree.
    pub tree_nodes: usize,
    /// The most events of a trace, and nodes of a search, that are told, whatever the question's own limit.
    pub trace_events: usize,
    /// The most items of a batch.
    pub batch_items: usize,
    /// The most threads that one search may have.
    pub solver_threads: NonZeroUsize,
}

impl Default for SizeLimits {
    fn default() -> Self {
        Self {
            tree_nodes: 8_000_000,
            trace_events: 100_000,
            batch_items: 10_000,
            solver_threads: NonZeroUsize::MIN,
        }
    }
}

/// What an operation may lean on while it answers.
#[derive(Clone, Copy, Debug)]
pub struct Context<'a> {
    /// How large a question may be.
    pub sizes: &'a SizeLimits,
    /// Set from outside when the time is up or nobody waits for the answer any more.
    pub stop: &'a AtomicBool,
    /// What searches remember from one question to the next.
    pub tables: &'a Tables,
    /// All operations, for those that ask others.
    pub catalogue: &'a [CatalogueEntry],
    /// The language of a reader whose question names none.
    pub language: Language,
}

impl<'a> Context<'a> {
    /// The limits of a search on behalf of this question.
    pub fn limits(&self) -> Limits<'a> {
        Limits {
            nodes: u64::MAX,
            stop: Some(self.stop),
        }
    }
}

/// An operation of which the types are forgotten.
#[derive(Clone, Copy, Debug)]
pub struct CatalogueEntry {
    /// See [`Operation::PATH`].
    pub path: &'static str,
    /// See [`Operation::FAMILY`].
    pub family: Family,
    /// See [`Operation::TITLE`].
    pub title: &'static str,
    /// See [`Operation::DESCRIPTION`].
    pub description: &'static str,
    /// See [`Operation::EXAMPLES`].
    pub examples: &'static [Example],
    /// See [`Operation::QUERY`].
    pub query: &'static [QueryParameter],
    /// See [`Operation::SPEAKS`].
    pub speaks: bool,
    read: fn(&[u8]) -> Result<ReadQuestion, Problem>,
    describe: fn() -> Description,
}

/// The schemas of an operation.
pub struct Description {
    /// The question's.
    pub question: RefOr<Schema>,
    /// The answer's.
    pub answer: RefOr<Schema>,
    /// Those that the two refer to, by name.
    pub referenced: Vec<(String, RefOr<Schema>)>,
}

/// A question that makes sense and waits to be answered.
pub struct ReadQuestion {
    /// How much work it is.
    pub effort: Effort,
    answer: AnswerOnce,
}

/// The answering of a question of which the type is forgotten.
type AnswerOnce = Box<dyn FnOnce(&Context<'_>) -> Result<AnswerText, Problem> + Send>;

/// An answer as JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnswerText {
    /// The JSON, which ends in a newline.
    pub json: Vec<u8>,
    /// See [`Answer::is_complete`].
    pub complete: bool,
    /// See [`Answer::depends_on_question_alone`].
    pub depends_on_question_alone: bool,
    /// See [`Answer::language`].
    pub language: Option<Language>,
}

impl CatalogueEntry {
    /// The entry of an operation.
    pub const fn of<O: Operation>() -> Self {
        Self {
            path: O::PATH,
            family: O::FAMILY,
            title: O::TITLE,
            description: O::DESCRIPTION,
            examples: O::EXAMPLES,
            query: O::QUERY,
            speaks: O::SPEAKS,
            read: read_question::<O>,
            describe: describe::<O>,
        }
    }

    /// Reads a question from JSON.
    ///
    /// # Errors
    /// What is wrong with the JSON, and where.
    pub fn read(&self, question: &[u8]) -> Result<ReadQuestion, Problem> {
        (self.read)(question)
    }

    /// Reads and answers a question.
    ///
    /// # Errors
    /// What is wrong with the question, and where.
    pub fn ask(&self, question: &[u8], context: &Context<'_>) -> Result<AnswerText, Problem> {
        self.read(question)?.answer(context)
    }

    /// The operation's schemas.
    pub fn describe(&self) -> Description {
        (self.describe)()
    }
}

impl ReadQuestion {
    /// Answers the question.
    ///
    /// # Errors
    /// See [`Operation::answer`].
    pub fn answer(self, context: &Context<'_>) -> Result<AnswerText, Problem> {
        (self.answer)(context)
    }
}

fn read_question<O: Operation>(text: &[u8]) -> Result<ReadQuestion, Problem> {
    let question: O::Question = json::read(text).map_err(|error| {
        let language = if O::SPEAKS {
            OnlyLanguage::of(text)
        } else {
            None
        };
        Problem::from(error).asked_in(language)
    })?;
    Ok(ReadQuestion {
        effort: O::effort(&question),
        answer: Box::new(move |context| {
            let language = O::language(&question);
            let answer =
                O::answer(question, context).map_err(|problem| problem.asked_in(language))?;
            let mut json = serde_json::to_vec(&answer).map_err(Problem::internal)?;
            json.push(b'\n');
            Ok(AnswerText {
                json,
                complete: answer.is_complete(),
                depends_on_question_alone: answer.depends_on_question_alone(),
                language: answer.language(),
            })
        }),
    })
}

/// A question of which nothing but the language matters, since something else in it is wrong.
#[derive(Deserialize)]
struct OnlyLanguage {
    #[serde(default)]
    language: Option<Language>,
}

impl OnlyLanguage {
    /// The language that a question asks to be answered in, if that much can be read.
    #[cold]
    fn of(question: &[u8]) -> Option<Language> {
        json::read(question).map_or(None, |Self { language }| language)
    }
}

fn describe<O: Operation>() -> Description {
    let mut referenced = Vec::new();
    let question = reference_to::<O::Question>(&mut referenced);
    let answer = reference_to::<O::Answer>(&mut referenced);
    Description {
        question,
        answer,
        referenced,
    }
}

fn reference_to<T: ToSchema>(referenced: &mut Vec<(String, RefOr<Schema>)>) -> RefOr<Schema> {
    let name = T::name().into_owned();
    T::schemas(referenced);
    referenced.push((name.clone(), T::schema()));
    RefOr::Ref(utoipa::openapi::Ref::from_schema_name(name))
}
