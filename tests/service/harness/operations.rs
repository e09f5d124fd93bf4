//! Operations that exist for tests only: one that is cheap, one that takes as long as the test wants, one that
//! speaks, and two that fail.

use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Mutex, MutexGuard};
use std::thread::sleep;
use std::time::Duration;

use arborist::messages::Language;
use arborist::operations::{
    Answer, CatalogueEntry, Context, Effort, Example, Family, Operation, QueryKind, QueryParameter,
};
use arborist::problems::{Detail, Problem, ProblemKind};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::in_time;

pub(crate) const FOR_TESTS: &[CatalogueEntry] = &[
    CatalogueEntry::of::<Echo>(),
    CatalogueEntry::of::<Search>(),
    CatalogueEntry::of::<Panic>(),
    CatalogueEntry::of::<Fail>(),
    CatalogueEntry::of::<Greet>(),
];

/// A catalogue whose `/grade` echoes a text, or searches: for what is about classes, and not about grades.
pub(crate) const FOR_CLASSES: &[CatalogueEntry] = &[CatalogueEntry::of::<Grade>()];

/// Repeats a text. Small work.
struct Echo;

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct EchoQuestion {
    text: String,
    #[serde(default = "once")]
    times: u32,
}

fn once() -> u32 {
    1
}

#[derive(Serialize, ToSchema)]
struct EchoAnswer {
    text: String,
}

impl Answer for EchoAnswer {}

impl Operation for Echo {
    type Question = EchoQuestion;
    type Answer = EchoAnswer;
    const PATH: &'static str = "/echo";
    const FAMILY: Family = Family::Several;
    const TITLE: &'static str = "Repeats a text";
    const DESCRIPTION: &'static str = "Repeats a text.";
    const EXAMPLES: &'static [Example] = &[Example {
        name: "greeting",
        summary: "A text that is repeated twice",
        question: r#"{"text": "it's ", "times": 2}"#,
    }];
    const QUERY: &'static [QueryParameter] = &[
        QueryParameter {
            name: "text",
            kind: QueryKind::Text,
            description: "The text",
            example: "a,b",
            required: true,
        },
        QueryParameter {
            name: "times",
            kind: QueryKind::Integer,
            description: "How many times",
            example: "2",
            required: false,
        },
    ];

    fn answer(question: EchoQuestion, _: &Context<'_>) -> Result<EchoAnswer, Problem> {
        let times = usize::try_from(question.times).unwrap();
        Ok(EchoAnswer {
            text: question.text.repeat(times),
        })
    }
}

/// Goes on until the test [releases](release) it or it is told to stop. Large work.
struct Search;

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct SearchQuestion {
    /// By which the test knows it.
    name: String,
    /// What it does when it is told to stop.
    #[serde(default)]
    when_stopped: WhenStopped,
}

#[derive(Default, Deserialize, PartialEq, ToSchema)]
#[serde(rename_all = "snake_case")]
enum WhenStopped {
    #[default]
    AnswerInPart,
    HaveNoAnswer,
    GoOn,
}

#[derive(Serialize, ToSchema)]
struct SearchAnswer {
    name: String,
    complete: bool,
}

impl Answer for SearchAnswer {
    fn is_complete(&self) -> bool {
        self.complete
    }
}

impl Operation for Search {
    type Question = SearchQuestion;
    type Answer = SearchAnswer;
    const PATH: &'static str = "/search";
    const FAMILY: Family = Family::Several;
    const TITLE: &'static str = "Searches";
    const DESCRIPTION: &'static str = "Searches until it is released.";
    const EXAMPLES: &'static [Example] = &[];
    const QUERY: &'static [QueryParameter] = &[QueryParameter {
        name: "name",
        kind: QueryKind::Text,
        description: "The name",
        example: "x",
        required: true,
    }];

    fn effort(_: &SearchQuestion) -> Effort {
        Effort::Large
    }

    fn answer(question: SearchQuestion, context: &Context<'_>) -> Result<SearchAnswer, Problem> {
        let name = question.name;
        change(&name, |seen| seen.begun += 1);
        loop {
            let complete = change(&name, |seen| seen.released);
            if complete {
                return Ok(SearchAnswer { name, complete });
            }
            if context.stop.load(Ordering::Relaxed) && question.when_stopped != WhenStopped::GoOn {
                change(&name, |seen| seen.stopped += 1);
                return match question.when_stopped {
                    WhenStopped::AnswerInPart => Ok(SearchAnswer { name, complete }),
                    _ => Err(Problem::new(
                        ProblemKind::OutOfTime,
                        Detail::Verbatim("nothing was found".to_owned()),
                    )),
                };
            }
            sleep(Duration::from_millis(1));
        }
    }
}

/// Echoes or searches.
struct Grade;

#[derive(Deserialize, ToSchema)]
#[serde(untagged)]
enum GradeQuestion {
    Echo(EchoQuestion),
    Search(SearchQuestion),
}

#[derive(Serialize, ToSchema)]
#[serde(untagged)]
enum GradeAnswer {
    Echo(EchoAnswer),
    Search(SearchAnswer),
}

impl Answer for GradeAnswer {}

impl Operation for Grade {
    type Question = GradeQuestion;
    type Answer = GradeAnswer;
    const PATH: &'static str = "/grade";
    const FAMILY: Family = Family::Several;
    const TITLE: &'static str = "Echoes or searches";
    const DESCRIPTION: &'static str = "Echoes or searches.";
    const EXAMPLES: &'static [Example] = &[];

    fn effort(question: &GradeQuestion) -> Effort {
        match question {
            GradeQuestion::Echo(_) => Effort::Small,
            GradeQuestion::Search(_) => Effort::Large,
        }
    }

    fn answer(question: GradeQuestion, context: &Context<'_>) -> Result<GradeAnswer, Problem> {
        match question {
            GradeQuestion::Echo(question) => Echo::answer(question, context).map(GradeAnswer::Echo),
            GradeQuestion::Search(question) => {
                Search::answer(question, context).map(GradeAnswer::Search)
            }
        }
    }
}

/// Says which language it speaks, here and now or in the pool, where it waits to be released.
struct Greet;

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct GreetQuestion {
    name: String,
    #[serde(default)]
    language: Option<Language>,
    #[serde(default)]
    large: bool,
}

#[derive(Serialize, ToSchema)]
struct GreetAnswer {
    language: Language,
}

impl Answer for GreetAnswer {
    fn language(&self) -> Option<Language> {
        Some(self.language)
    }
}

impl Operation for Greet {
    type Question = GreetQuestion;
    type Answer = GreetAnswer;
    const PATH: &'static str = "/greet";
    const FAMILY: Family = Family::Several;
    const TITLE: &'static str = "Greets";
    const DESCRIPTION: &'static str = "Greets.";
    const EXAMPLES: &'static [Example] = &[];
    const QUERY: &'static [QueryParameter] = &[QueryParameter {
        name: "name",
        kind: QueryKind::Text,
        description: "The name",
        example: "x",
        required: true,
    }];
    const SPEAKS: bool = true;

    fn effort(question: &GreetQuestion) -> Effort {
        if question.large {
            Effort::Large
        } else {
            Effort::Small
        }
    }

    fn language(question: &GreetQuestion) -> Option<Language> {
        question.language
    }

    fn answer(question: GreetQuestion, context: &Context<'_>) -> Result<GreetAnswer, Problem> {
        change(&question.name, |seen| seen.begun += 1);
        while question.large && !change(&question.name, |seen| seen.released) {
            sleep(Duration::from_millis(1));
        }
        Ok(GreetAnswer {
            language: question.language.unwrap_or(context.language),
        })
    }
}

/// What has happened to the searches with one name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Seen {
    pub(crate) begun: usize,
    pub(crate) stopped: usize,
    pub(crate) released: bool,
}

static SEEN: Mutex<Option<HashMap<String, Seen>>> = Mutex::new(None);

fn change<T>(name: &str, change: impl FnOnce(&mut Seen) -> T) -> T {
    let mut all: MutexGuard<'_, Option<HashMap<String, Seen>>> = SEEN.lock().unwrap();
    let seen = all
        .get_or_insert_default()
        .entry(name.to_owned())
        .or_default();
    change(seen)
}

/// What has happened to the searches with this name.
pub(crate) fn seen(name: &str) -> Seen {
    change(name, |seen| *seen)
}

/// Lets the searches with this name find their answer.
pub(crate) fn release(name: &str) {
    change(name, |seen| seen.released = true);
}

/// Waits until this has happened to the searches with this name.
pub(crate) async fn until(name: &str, happened: impl Fn(Seen) -> bool) {
    in_time(async {
        while !happened(seen(name)) {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    })
    .await;
}

/// Panics, as small or as large work.
struct Panic;

#[derive(Deserialize, ToSchema)]
struct PanicQuestion {
    large: bool,
}

impl Operation for Panic {
    type Question = PanicQuestion;
    type Answer = EchoAnswer;
    const PATH: &'static str = "/panic";
    const FAMILY: Family = Family::Several;
    const TITLE: &'static str = "Panics";
    const DESCRIPTION: &'static str = "Panics.";
    const EXAMPLES: &'static [Example] = &[];

    fn effort(question: &PanicQuestion) -> Effort {
        if question.large {
            Effort::Large
        } else {
            Effort::Small
        }
    }

    fn answer(_: PanicQuestion, _: &Context<'_>) -> Result<EchoAnswer, Problem> {
        panic!("a secret of the house")
    }
}

/// Fails with a problem that says too much.
struct Fail;

#[derive(Deserialize, ToSchema)]
struct FailQuestion {}

impl Operation for Fail {
    type Question = FailQuestion;
    type Answer = EchoAnswer;
    const PATH: &'static str = "/fail";
    const FAMILY: Family = Family::Several;
    const TITLE: &'static str = "Fails";
    const DESCRIPTION: &'static str = "Fails.";
    const EXAMPLES: &'static [Example] = &[];

    fn answer(_: FailQuestion, _: &Context<'_>) -> Result<EchoAnswer, Problem> {
        Err(Problem::internal("a secret of the house"))
    }
}
