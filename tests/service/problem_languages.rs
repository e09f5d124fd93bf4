//! Problems in the reader's language, and the headers that say so.

use std::num::NonZeroUsize;

use arborist::http::Options;
use arborist::messages::Language;
use arborist::problems::ProblemKind;
use serde_json::{Value, json};

use crate::harness::operations::{release, until};
use crate::harness::{Reply, Request, Service};

fn read_by(reader: &str, request: Request) -> Request {
    request.header("accept-language", reader)
}

/// What a header says that may stand on several lines.
fn all_lines<'a>(reply: &'a Reply, name: &str) -> Vec<&'a str> {
    let lines = reply.headers.iter().filter(|(found, _)| found == name);
    lines.map(|(_, value)| value.as_str()).collect()
}

#[tokio::test]
async fn an_unknown_key_is_told_in_turkish() {
    let service = Service::start().await;
    let asked = Request::post("/nim/eval", r#"{"piles": [3], "rul": "normal"}"#);
    let reply = service.send(read_by("tr-TR, en;q=0.5", asked)).await;
    let detail = "burada \"rul\" anahtarı yok; \
                  bilinen anahtarlar: \"piles\", \"rule\", \"limit\", \"offset\"; \
                  şunu mu demek istediniz: \"rule\"?";
    assert_eq!(
        reply.json(),
        json!({
            "type": "/problems/unknown-key",
            "title": "Soruda bilinmeyen bir anahtar var",
            "status": 422,
            "detail": detail,
            "errors": [{"pointer": "/rul", "detail": detail}],
        })
    );
    assert_eq!(reply.problem(), (422, "unknown-key".into()));
    assert_eq!(reply.header("content-language"), Some("tr"));
    assert_eq!(all_lines(&reply, "vary"), ["accept-language"]);
}

#[tokio::test]
async fn a_missing_key_is_told_in_dutch() {
    let service = Service::start().await;
    let asked = Request::post("/nim/eval", "{}");
    let reply = service.send(read_by("fr, nl-BE;q=0.3", asked)).await;
    assert_eq!(reply.json()["title"], "In de vraag ontbreekt een sleutel");
    assert_eq!(reply.detail(), "de sleutel \"piles\" ontbreekt");
    assert_eq!(reply.header("content-language"), Some("nl"));
}

#[tokio::test]
async fn who_reads_none_of_the_languages_or_does_not_say_is_told_in_english() {
    let service = Service::start().await;
    for asked in [
        Request::post("/nim/eval", "{}"),
        read_by("fr", Request::post("/nim/eval", "{}")),
    ] {
        let reply = service.send(asked).await;
        assert_eq!(reply.detail(), "the key \"piles\" is missing");
        assert_eq!(reply.header("content-language"), Some("en"));
        assert_eq!(all_lines(&reply, "vary"), ["accept-language"]);
    }
}

#[tokio::test]
async fn the_question_s_own_language_goes_before_the_header_wherever_it_can_be_read() {
    let service = Service::start_for_tests(Options::default()).await;
    for (question, language) in [
        (r#"{"nam": "a", "language": "nl"}"#, "nl"),
        (r#"{"language": "nl"}"#, "nl"),
        (r#"{"name": 7, "language": "nl"}"#, "nl"),
        (r#"{"name": "a", "language": "fr"}"#, "tr"),
        (r#"{"name": "a", "language": "nl""#, "tr"),
        (r#"{"nam": "a"}"#, "tr"),
        ("[]", "tr"),
    ] {
        let reply = service
            .send(read_by("tr", Request::post("/greet", question)))
            .await;
        assert_eq!(
            reply.header("content-language"),
            Some(language),
            "{question}"
        );
    }
    let not_its_key = Request::post("/echo", r#"{"text": "a", "language": "nl"}"#);
    let reply = service.send(read_by("tr", not_its_key)).await;
    assert_eq!(reply.header("content-language"), Some("tr"));
}

#[tokio::test]
async fn a_question_that_was_read_is_refused_in_its_own_language() {
    let service = Service::start().await;
    let question = r#"{"question": {"operation": "/minimx"}, "submission": {}, "language": "nl"}"#;
    let asked = Request::post("/grade", question);
    let reply = service.send(read_by("tr", asked)).await;
    assert_eq!(reply.problem(), (422, "unknown-operation".into()));
    assert_eq!(reply.json()["title"], "Die operatie bestaat niet");
    assert_eq!(reply.header("content-language"), Some("nl"));
}

#[tokio::test]
async fn what_no_operation_has_seen_is_told_in_the_reader_s_language_too() {
    let service = Service::start_for_tests(Options {
        body_limit: 1000,
        ..Options::default()
    })
    .await;
    let of_type = |media_type| {
        Request::new("POST", "/echo")
            .header("content-type", media_type)
            .body("{}")
    };
    for (status, request) in [
        (404, Request::new("GET", "/ech")),
        (404, Request::new("GET", "/problems/no-such-kind")),
        (404, Request::new("GET", "/docs/no-such-file")),
        (405, Request::new("DELETE", "/echo")),
        (415, of_type("text/plain")),
        (
            415,
            of_type("application/json").header("content-encoding", "br"),
        ),
        (413, Request::post("/echo", &" ".repeat(1001))),
        (400, Request::new("GET", "/echo?text=a&wait=soon")),
        (400, Request::post("/echo?text=a", "{}")),
        (400, Request::new("GET", "/echo").header("host", "twice")),
        (400, Request::post("/echo", "{")),
        (500, Request::post("/fail", "{}")),
        (500, Request::post("/panic", r#"{"large": true}"#)),
    ] {
        let bytes = request.bytes();
        let ask = async |reader: &str| {
            let mut connection = service.connect().await;
            let text = String::from_utf8(bytes.clone()).unwrap();
            let (head, rest) = text.split_once("\r\n").unwrap();
            let text = format!("{head}\r\naccept-language: {reader}\r\n{rest}");
            connection.write(text.as_bytes()).await;
            connection.reply().await
        };
        let english = ask("en").await;
        assert_eq!(english.status, status, "{english:?}");
        for reader in ["tr", "nl"] {
            let told = ask(reader).await;
            assert_eq!(told.problem(), english.problem());
            assert_eq!(told.header("content-language"), Some(reader));
            assert!(all_lines(&told, "vary").contains(&"accept-language"));
            assert_ne!(told.detail(), english.detail());
            assert_ne!(told.json()["title"], english.json()["title"]);
        }
    }
}

#[tokio::test]
async fn what_cannot_be_read_so_far_as_to_know_its_reader_is_told_in_english() {
    let service = Service::start_for_tests(Options::default()).await;
    let large = Request::new("GET", "/echo").header("x", &"x".repeat(20_000));
    let no_http = Request::new("GET", "/echo").header("a b", "c");
    for (status, request) in [(431, large), (400, no_http)] {
        let reply = service.send(read_by("tr", request)).await;
        assert_eq!(reply.problem().0, status);
        assert_eq!(reply.header("content-language"), Some("en"));
    }
}

#[tokio::test]
async fn the_head_of_a_problem_is_that_of_its_document() {
    let service = Service::start_for_tests(Options::default()).await;
    let whole = service
        .send(read_by("tr", Request::new("GET", "/ech")))
        .await;
    let head = service
        .send(read_by("tr", Request::new("HEAD", "/ech")))
        .await;
    assert_eq!(head.status, 404);
    for name in ["content-length", "content-language", "content-type", "vary"] {
        assert_eq!(head.header(name), whole.header(name), "{name}");
    }
    assert_eq!(all_lines(&head, "content-length").len(), 1);
}

#[tokio::test]
async fn two_who_share_a_search_are_each_told_in_their_own_language() {
    let service = Service::start_for_tests(Options {
        threads: NonZeroUsize::MIN,
        queue: 1,
        ..Options::default()
    })
    .await;
    let in_the_way = Request::post("/search", r#"{"name": "in the way"}"#);
    let mut in_the_way = service.begin(in_the_way).await;
    until("in the way", |seen| seen.begun == 1).await;
    // What is large is read in the pool, and there is room in its line for one: all ask that one.
    let bad = format!("{}{}", " ".repeat(100_000), r#"{"txt": "a"}"#);
    let ask = |reader| read_by(reader, Request::post("/echo", &bad));
    let mut turkish = service.begin(ask("tr")).await;
    let mut english = service.begin(ask("en")).await;
    let mut dutch = service.begin(ask("nl")).await;
    service.settle().await;
    release("in the way");
    assert_eq!(in_the_way.reply().await.status, 200);
    for (asker, detail) in [
        (&mut turkish, "burada \"txt\" anahtarı yok"),
        (&mut english, "there is no key \"txt\" here"),
        (&mut dutch, "hier bestaat geen sleutel \"txt\""),
    ] {
        let reply = asker.reply().await;
        assert_eq!(reply.problem(), (422, "unknown-key".into()));
        assert!(reply.detail().starts_with(detail), "{}", reply.detail());
    }
}

#[tokio::test]
async fn items_of_a_batch_are_told_in_the_reader_s_language_or_their_own() {
    let service = Service::start().await;
    let batch = r#"[
        {"operation": "/nim/eval", "question": {}},
        {"operation": "/nim/eval"},
        {"operation": "/explain", "question": {"language": "nl"}}
    ]"#;
    let reply = service
        .send(read_by("tr", Request::post("/batch", batch)))
        .await;
    let answers = reply.json();
    let details: Vec<&Value> = (0..3)
        .map(|item| &answers[item]["problem"]["detail"])
        .collect();
    assert_eq!(
        details,
        [
            "\"piles\" anahtarı eksik",
            "\"question\" anahtarı eksik",
            "de sleutel \"question\" ontbreekt",
        ]
    );
    assert_eq!(all_lines(&reply, "vary"), ["accept-language"]);
}

#[tokio::test]
async fn lines_of_a_class_are_told_in_the_reader_s_language_or_their_own() {
    let service = Service::start().await;
    let lines = "{\"id\": 1}\n[]\n{\"language\": \"nl\"}\n{\"id\": \n";
    let class = Request::new("POST", "/grade/batch")
        .header("content-type", "application/x-ndjson")
        .body(lines);
    let reply = service.send(read_by("tr", class)).await;
    let text = reply.text();
    let details: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap()["problem"]["detail"].clone())
        .collect();
    assert_eq!(
        details,
        [
            "\"submission\" anahtarı eksik",
            "bir nesne bekleniyordu, bir dizi bulundu",
            "de sleutel \"submission\" ontbreekt",
            "1. satır, 7. sütun: metin, bir değerin beklendiği yerde bitiyor",
        ]
    );
}

#[tokio::test]
async fn every_kind_is_explained_in_every_language() {
    let service = Service::start().await;
    let get = |path: &str, form| Request::new("GET", path).header("accept", form);
    for &language in Language::ALL {
        let code = language.code();
        let list = service
            .send(read_by(code, get("/problems", "application/json")))
            .await;
        let html = service
            .send(read_by(code, get("/problems", "text/html")))
            .await;
        for reply in [&list, &html] {
            assert_eq!(reply.header("content-language"), Some(code));
            assert!(all_lines(reply, "vary").contains(&"accept-language"));
        }
        assert!(html.text().contains(&format!("<html lang=\"{code}\">")));
        for (place, kind) in ProblemKind::ALL.into_iter().enumerate() {
            let (title, explanation) = (
                kind.title().in_language(language),
                kind.explanation().in_language(language),
            );
            let told = &list.json()[place];
            assert_eq!(
                (&told["title"], &told["explanation"]),
                (&json!(title), &json!(explanation))
            );
            let path = format!("/problems/{}", kind.code());
            let one = service
                .send(read_by(code, get(&path, "application/json")))
                .await;
            assert_eq!(one.json(), *told);
            assert_eq!(one.header("content-language"), Some(code));
        }
    }
}

#[tokio::test]
async fn every_refusal_is_told_to_readers_of_turkish_and_dutch_in_their_own_words() {
    let service = Service::start().await;
    let rows = include_str!("../fixtures/refusals.jsonl").lines();
    let rows = rows.map(|line| serde_json::from_str::<Value>(line).unwrap());
    let mut wrong = Vec::new();
    let mut asked = 0;
    for row in rows {
        let text = |key: &str| row[key].as_str().unwrap();
        let english = service.post(text("path"), text("body")).await;
        for reader in ["tr", "nl"] {
            let question = Request::post(text("path"), text("body"));
            let told = service.send(read_by(reader, question)).await;
            let pointers = |reply: &Reply| -> Vec<Value> {
                let errors = reply.json()["errors"].as_array().cloned();
                let errors = errors.unwrap_or_default().into_iter();
                errors.map(|error| error["pointer"].clone()).collect()
            };
            let is_right = told.problem() == english.problem()
                && pointers(&told) == pointers(&english)
                && told.header("content-language") == Some(reader)
                && told.detail() != english.detail();
            if !is_right {
                wrong.push(format!("{reader}: {row}\n  answers {}", told.text()));
            }
            asked += 1;
        }
    }
    assert!(asked > 0 && wrong.is_empty(), "{}", wrong.join("\n"));
}
