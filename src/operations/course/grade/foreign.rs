//! A grade in the form of another grader.

use serde::Serialize;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::Schema;
use utoipa::{PartialSchema, ToSchema};

use crate::course::formats::{
    Check50Result, CodeRunnerResult, GithubClassroomResult, GradescopeResult, LtiScore,
    PrairieLearnResult,
};
use crate::messages::Language;

/// A grade in the form of another grader, and its language, which the form does not tell.
#[derive(Debug, Serialize)]
#[serde(transparent)]
pub struct ForeignAnswer {
    form: ForeignForm,
    #[serde(skip)]
    language: Language,
}

/// The forms of other graders.
#[derive(Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub(super) enum ForeignForm {
    /// `format: gradescope`
    Gradescope(GradescopeResult),
    /// `format: prairielearn`
    PrairieLearn(PrairieLearnResult),
    /// `format: github_classroom`
    GithubClassroom(GithubClassroomResult),
    /// `format: check50`
    Check50(Check50Result),
    /// `format: coderunner`
    CodeRunner(CodeRunnerResult),
    /// `format: lti`
    Lti(LtiScore),
}

impl PartialSchema for ForeignAnswer {
    fn schema() -> RefOr<Schema> {
        ForeignForm::schema()
    }
}

impl ToSchema for ForeignAnswer {
    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        ForeignForm::schemas(schemas);
    }
}

impl ForeignAnswer {
    pub(super) fn new(form: ForeignForm, language: Language) -> Self {
        Self { form, language }
    }

    pub(super) fn language(&self) -> Language {
        self.language
    }
}
