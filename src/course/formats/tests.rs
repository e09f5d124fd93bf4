//! Every form is as its reader's own documentation says, and a small reader of each form comes to the same points.

use serde_json::{Value, json};

use super::report::Outcome;
use super::*;
use crate::messages::Language;

fn check(name: &str, points: f64, most: f64) -> ReportedCheck {
    ReportedCheck {
        name: name.to_owned(),
        title: format!("the {name} of <b>A & B</b>"),
        part: "value",
        points,
        most,
        passed: points == most,
        expected: "5".to_owned(),
        got: "<script>".to_owned(),
        message: format!("said of {name}: 2 <= 5"),
        help: (points < most).then(|| "look again".to_owned()),
    }
}

fn graded() -> Report {
    Report {
        points: 4.0,
        outcome: Outcome::Graded {
            fraction: 0.625,
            points: 2.5,
            feedback: vec![
                "1 of 2 answers is right.".into(),
                "alpha <= beta & so on".into(),
            ],
            checks: vec![check("value", 2.0, 2.0), check("windows/C", 0.5, 2.0)],
        },
        language: Language::English,
    }
}

fn not_gradable() -> Report {
    Report {
        points: 4.0,
        outcome: Outcome::NotGradable {
            errors: vec!["/submission/move: there is no node <D>".into()],
        },
        language: Language::Turkish,
    }
}

fn json_of(value: impl serde::Serialize) -> Value {
    serde_json::to_value(value).unwrap()
}

fn keys(value: &Value) -> Vec<&str> {
    let keys = value.as_object().unwrap().keys();
    keys.map(String::as_str).collect()
}

#[test]
fn gradescope_adds_up_the_tests_unless_a_score_stands_above() {
    let result = json_of(GradescopeResult::from(graded()));
    let tests = result["tests"].as_array().unwrap();
    let sum = |key: &str| -> f64 { tests.iter().map(|test| test[key].as_f64().unwrap()).sum() };
    assert_eq!((sum("score"), sum("max_score")), (2.5, 4.0));
    assert_eq!(result["score"], 2.5);
    for test in tests {
        assert!(["passed", "failed"].contains(&test["status"].as_str().unwrap()));
    }
    assert_eq!(tests[1]["number"], "1.2");
    // The texts are text, and said to be.
    assert_eq!(result["output_format"], "text");
    assert!(tests[0]["name"].as_str().unwrap().contains("<b>"));
}

#[test]
fn gradescope_has_no_score_of_what_cannot_be_read() {
    let result = json_of(GradescopeResult::from(not_gradable()));
    assert_eq!(result.get("score"), None);
    assert_eq!(result["tests"], json!([]));
    assert!(
        result["output"]
            .as_str()
            .unwrap()
            .contains("/submission/move")
    );
}

#[test]
fn prairielearn_spends_no_attempt_on_what_cannot_be_read() {
    let result = json_of(PrairieLearnResult::from(not_gradable()));
    assert_eq!(
        result,
        json!({"gradable": false, "format_errors": ["/submission/move: there is no node <D>"]})
    );
    let result = json_of(PrairieLearnResult::from(graded()));
    assert_eq!(
        keys(&result),
        ["gradable", "score", "message", "output", "tests"]
    );
    assert_eq!(result["score"], 0.625);
    let test = &result["tests"][1];
    assert_eq!(
        keys(test),
        [
            "name",
            "description",
            "points",
            "max_points",
            "message",
            "output"
        ]
    );
}

#[test]
fn github_classroom_reads_one_test_a_check() {
    let result = json_of(GithubClassroomResult::from(graded()));
    assert_eq!(
        (&result["version"], &result["status"]),
        (&json!(1), &json!("fail"))
    );
    assert_eq!(result["max_score"], 4.0);
    let tests = result["tests"].as_array().unwrap();
    assert_eq!(
        (&tests[0]["status"], &tests[0]["message"]),
        (&json!("pass"), &Value::Null)
    );
    assert_eq!(
        (&tests[1]["status"], &tests[1]["score"]),
        (&json!("fail"), &json!(0.5))
    );
    let result = json_of(GithubClassroomResult::from(not_gradable()));
    assert_eq!(result["status"], "error");
    assert_eq!(result["tests"][0]["status"], "error");
}

/// How check50 reads its own results: a check whose dependency did not pass is not counted.
fn check50_points(result: &Value) -> (f64, f64) {
    let results = result["results"].as_array().unwrap();
    let passed = |name: &Value| {
        let named = results.iter().find(|check| &check["name"] == name);
        name.is_null() || named.unwrap()["passed"] == true
    };
    let counted = results.iter().filter(|check| passed(&check["dependency"]));
    counted.fold((0.0, 0.0), |(points, most), check| {
        (
            points + check["data"]["points"].as_f64().unwrap_or(0.0),
            most + check["data"]["max_points"].as_f64().unwrap_or(0.0),
        )
    })
}

#[test]
fn check50_has_a_cause_for_what_did_not_pass() {
    let result = json_of(Check50Result::from(graded()));
    assert_eq!(keys(&result), ["slug", "results", "version"]);
    assert_eq!(check50_points(&result), (2.5, 4.0));
    for check in result["results"].as_array().unwrap() {
        assert_eq!(
            keys(check),
            [
                "name",
                "description",
                "passed",
                "log",
                "cause",
                "data",
                "dependency"
            ]
        );
        assert_eq!(check["passed"] == true, check["cause"].is_null());
    }
    let cause = &result["results"][2]["cause"];
    assert_eq!(keys(cause), ["rationale", "help", "expected", "actual"]);
    assert_eq!(cause["help"], "look again");
    let result = json_of(Check50Result::from(not_gradable()));
    assert_eq!(result["results"][0]["passed"], false);
    assert_eq!(check50_points(&result), (0.0, 0.0));
}

#[test]
fn coderunner_gets_a_table_and_escaped_html() {
    let result = json_of(CodeRunnerResult::from(graded()));
    assert_eq!(result["fraction"], 0.625);
    let table = result["testresults"].as_array().unwrap();
    let width = table[0].as_array().unwrap().len();
    assert_eq!(table[0][0], "iscorrect");
    assert_eq!(table[0][width - 1], "ishidden");
    for row in &table[1..] {
        assert_eq!(row.as_array().unwrap().len(), width);
        assert!(row[0].is_u64() && row[width - 1].is_u64());
    }
    // Cells are escaped by CodeRunner, what stands around the table is not.
    assert_eq!(table[1][3], "<script>");
    assert_eq!(
        result["epiloguehtml"],
        "<p>alpha &lt;= beta &amp; so on</p>"
    );
    let result = json_of(CodeRunnerResult::from(not_gradable()));
    assert_eq!(result.get("fraction"), None);
    assert!(!result["prologuehtml"].as_str().unwrap().contains("<D>"));
}

#[test]
fn a_platform_gets_no_points_of_what_cannot_be_read() {
    let submission = || LtiSubmission {
        user_id: "u1".into(),
        timestamp: "2026-11-30T12:00:00Z".into(),
        submitted_at: Some("2026-11-30T11:59:00Z".into()),
    };
    let score = json_of(LtiScore::new(graded(), submission()));
    assert_eq!(
        (&score["scoreGiven"], &score["scoreMaximum"]),
        (&json!(2.5), &json!(4.0))
    );
    assert_eq!(score["gradingProgress"], "FullyGraded");
    assert_eq!(score["submission"]["submittedAt"], "2026-11-30T11:59:00Z");
    let score = json_of(LtiScore::new(not_gradable(), submission()));
    assert_eq!(score.get("scoreGiven"), None);
    assert_eq!(score.get("scoreMaximum"), None);
    assert_eq!(score["gradingProgress"], "Failed");
}
