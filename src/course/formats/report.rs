//! A grade in points and words, before it takes a form.

use crate::course::grading::{Check, FormatError, Grade, Grading};
use crate::messages::{Language, Message};

/// How many points all of a submission is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Points(f64);

impl Points {
    /// The most points.
    pub const MOST: f64 = 1e6;
    /// One point: the score itself.
    pub const ONE: Self = Self(1.0);

    /// So many points; more than none and no more than [`Points::MOST`].
    pub fn new(points: f64) -> Option<Self> {
        (points > 0.0 && points <= Self::MOST).then_some(Self(points))
    }

    /// How many they are.
    pub fn get(self) -> f64 {
        self.0
    }

    /// A share of them, to three decimals.
    fn share(self, fraction: f64) -> f64 {
        (self.0 * fraction * 1e3).round() / 1e3
    }
}

/// A grade in points and words.
#[derive(Clone, Debug)]
pub struct Report {
    /// What all of the submission is worth.
    pub points: f64,
    /// What can be said of it.
    pub outcome: Outcome,
    /// The language of its words.
    pub language: Language,
}

/// What can be said of a submission.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// It was graded.
    Graded {
        /// From 0 to 1.
        fraction: f64,
        /// The points it earns.
        points: f64,
        /// The whole in a sentence, then the mistakes behind what is wrong.
        feedback: Vec<String>,
        /// What was compared.
        checks: Vec<ReportedCheck>,
    },
    /// It is not in a form that can be graded.
    NotGradable {
        /// Where, and why.
        errors: Vec<String>,
    },
}

/// A check in points and words.
#[derive(Clone, Debug)]
pub struct ReportedCheck {
    /// Different for every check of a grade: `windows/C`.
    pub name: String,
    /// What people call it.
    pub title: String,
    /// The part of the submission.
    pub part: &'static str,
    /// The points it earns.
    pub points: f64,
    /// The points it could earn.
    pub most: f64,
    /// Whether it earns them all.
    pub passed: bool,
    /// What is right.
    pub expected: String,
    /// What was submitted.
    pub got: String,
    /// What became of it.
    pub message: String,
    /// The mistakes that explain it.
    pub help: Option<String>,
}

impl Report {
    /// The report of a grade.
    pub fn of(grading: &Grading, points: Points, language: Language) -> Self {
        let outcome = match grading {
            Grading::Graded(grade) => graded(grade, points, language),
            Grading::NotGradable { format_errors } => Outcome::NotGradable {
                errors: format_errors
                    .iter()
                    .map(|error| told(error, language))
                    .collect(),
            },
        };
        Self {
            points: points.get(),
            outcome,
            language,
        }
    }
}

fn told(error: &FormatError, language: Language) -> String {
    format!("{}: {}", error.pointer, error.message.in_language(language))
}

fn graded(grade: &Grade, points: Points, language: Language) -> Outcome {
    let fraction = grade.score.get();
    let findings = grade.diagnosis.iter().map(|finding| &finding.message);
    let said = [&grade.summary]
        .into_iter()
        .chain(findings)
        .chain(&grade.notes);
    let mut parts: Vec<(&str, f64, usize)> = Vec::new();
    for check in &grade.checks {
        match parts.iter_mut().find(|(id, ..)| *id == check.id) {
            Some((.., checks)) => *checks += 1,
            None => parts.push((check.id, check.weight.decimal(), 1)),
        }
    }
    let weights: f64 = parts.iter().map(|(_, weight, _)| weight).sum();
    let share_of = |check: &Check| {
        let part = parts.iter().find(|(id, ..)| *id == check.id);
        // What was graded has a weight.
        part.map_or(0.0, |(_, weight, checks)| weight / weights / *checks as f64)
    };
    let checks = grade.checks.iter().map(|check| {
        let share = share_of(check);
        let name = crate::course::grading::part_name(check.id);
        let name = match &check.node {
            None => name,
            Some(node) => Message::new("part-at-node")
                .with("part", name)
                .with("node", node.as_str()),
        };
        let explaining = grade.diagnosis.iter();
        let help: Vec<String> = explaining
            .filter(|finding| finding.explains.contains(&check.id))
            .map(|finding| finding.message.in_language(language))
            .collect();
        let passed = check.credit.is_full();
        ReportedCheck {
            name: match &check.node {
                None => check.id.to_owned(),
                Some(node) => format!("{}/{node}", check.id),
            },
            title: name.in_language(language),
            part: check.id,
            points: points.share(share * check.credit.rounded()),
            most: points.share(share),
            passed,
            expected: check.expected.to_string(),
            got: check.got.to_string(),
            message: check.message.in_language(language),
            help: (!passed && !help.is_empty()).then(|| help.join(" ")),
        }
    });
    Outcome::Graded {
        fraction,
        points: points.share(fraction),
        feedback: said.map(|message| message.in_language(language)).collect(),
        checks: checks.collect(),
    }
}
