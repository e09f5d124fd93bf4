//! Answers in the reader's language, and the headers that say so.

use arborist::http::Options;
use serde_json::json;

use crate::harness::operations::{release, seen, until};
use crate::harness::{Request, Service};

fn greet(question: &str, accept: &str) -> Request {
    Request::post("/greet", question).header("accept-language", accept)
}

#[tokio::test]
async fn the_header_chooses_the_language_and_the_question_s_own_goes_before_it() {
    let service = Service::start_for_tests(Options::default()).await;
    for (question, accept, language) in [
        (r#"{"name": "a"}"#, "nl-BE, en;q=0.5", "nl"),
        (r#"{"name": "a"}"#, "fr", "en"),
        (r#"{"name": "a", "language": "tr"}"#, "nl", "tr"),
    ] {
        let reply = service.send(greet(question, accept)).await;
        assert_eq!(reply.json(), json!({"language": language}));
        assert_eq!(reply.header("content-language"), Some(language));
        assert_eq!(reply.header("vary"), Some("accept-language"));
    }
    let reply = service.post("/greet", r#"{"name": "a"}"#).await;
    assert_eq!(reply.json(), json!({"language": "en"}));
}

#[tokio::test]
async fn an_answer_without_words_says_nothing_about_languages() {
    let service = Service::start_for_tests(Options::default()).await;
    let asked = Request::post("/echo", r#"{"text": "a"}"#).header("accept-language", "tr");
    let reply = service.send(asked).await;
    assert_eq!(reply.header("content-language"), None);
    assert_eq!(reply.header("vary"), None);
}

#[tokio::test]
async fn who_holds_the_answer_in_another_language_gets_it_anew() {
    let service = Service::start_for_tests(Options::default()).await;
    let get = |accept| Request::new("GET", "/greet?name=a").header("accept-language", accept);
    let dutch = service.send(get("nl")).await;
    assert_eq!(dutch.header("cache-control"), Some("public, max-age=86400"));
    let tag = dutch.header("etag").unwrap();
    let held = service.send(get("nl").header("if-none-match", tag)).await;
    assert_eq!(held.status, 304);
    assert_eq!(held.header("vary"), Some("accept-language"));
    let turkish = service.send(get("tr").header("if-none-match", tag)).await;
    assert_eq!(turkish.status, 200);
    assert_eq!(turkish.json(), json!({"language": "tr"}));
}

#[tokio::test]
async fn readers_of_two_languages_do_not_share_an_answer() {
    let service = Service::start_for_tests(Options::default()).await;
    let question = r#"{"name": "two languages", "large": true}"#;
    let mut dutch = service.begin(greet(question, "nl")).await;
    let mut turkish = service.begin(greet(question, "tr")).await;
    let mut also_dutch = service.begin(greet(question, "fr, nl-NL")).await;
    until("two languages", |seen| seen.begun >= 1).await;
    service.settle().await;
    release("two languages");
    assert_eq!(dutch.reply().await.json(), json!({"language": "nl"}));
    assert_eq!(turkish.reply().await.json(), json!({"language": "tr"}));
    assert_eq!(also_dutch.reply().await.json(), json!({"language": "nl"}));
    assert_eq!(seen("two languages").begun, 2);
}
