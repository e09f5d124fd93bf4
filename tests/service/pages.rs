//! The pages beside the operations.

use arborist::http::Options;
use arborist::messages::Language;
use arborist::problems::ProblemKind;
use serde_json::json;

use crate::harness::{Request, Service};

fn links(html: &str) -> Vec<String> {
    html.split(['"', '\''])
        .collect::<Vec<_>>()
        .windows(2)
        .filter(|pair| pair[0].ends_with("href=") || pair[0].ends_with("src="))
        .map(|pair| pair[1].replace("&amp;", "&"))
        .collect()
}

fn asks_for(form: &str, target: &str) -> Request {
    Request::new("GET", target).header("accept", form)
}

#[tokio::test]
async fn every_link_of_the_index_works() {
    let service = Service::start_for_tests(Options::default()).await;
    let index = service.get("/").await;
    assert_eq!(
        index.header("content-type"),
        Some("text/html; charset=utf-8")
    );
    let links = links(&index.text());
    for wanted in ["/docs", "/openapi.json", "/healthz", "/echo?text=a,b"] {
        assert!(links.iter().any(|link| link == wanted), "{links:?}");
    }
    for link in links.iter().filter(|link| !link.starts_with("/search")) {
        let status = service.get(link).await.status;
        assert!(status == 200 || status == 308, "{link}: {status}");
    }
}

#[tokio::test]
async fn the_index_has_commands_to_copy() {
    let service = Service::start_for_tests(Options::default()).await;
    let index = service.get("/").await.text();
    let command = "curl http://test/echo -H &#x27;content-type: application/json&#x27; \
                   -d &#x27;{&quot;text&quot;: &quot;it&#x27;\\&#x27;&#x27;s &quot;, &quot;times&quot;: 2}&#x27;";
    assert!(index.contains(command), "{index}");
}

#[tokio::test]
async fn the_index_is_json_for_programs() {
    let service = Service::start_for_tests(Options::default()).await;
    let index = service.send(asks_for("application/json", "/")).await;
    assert_eq!(index.header("content-type"), Some("application/json"));
    let operations = index.json()["operations"].clone();
    assert_eq!(operations[0]["path"], "/echo");
    assert_eq!(operations[0]["methods"], json!(["GET", "POST"]));
    assert_eq!(operations[0]["link"], "/echo?text=a,b");
    assert_eq!(operations[2]["methods"], json!(["POST"]));
}

#[tokio::test]
async fn every_kind_of_problem_has_its_page() {
    let service = Service::start_for_tests(Options::default()).await;
    let list = service.get("/problems").await.text();
    for kind in ProblemKind::ALL {
        let path = format!("/problems/{}", kind.code());
        assert!(list.contains(&format!("href=\"{path}\"")), "{path}");
        let page = service.get(&path).await;
        assert_eq!(page.status, 200);
        assert!(page.text().contains("<h1>"), "{path}");
        let page = service.send(asks_for("application/json", &path)).await;
        let told = page.json();
        assert_eq!(told["type"], path);
        assert_eq!(told["status"], kind.status());
        assert_eq!(
            told["explanation"],
            kind.explanation().in_language(Language::English)
        );
    }
}

#[tokio::test]
async fn the_probes_and_the_version_are_json() {
    let service = Service::start_for_tests(Options::default()).await;
    assert_eq!(
        service.get("/healthz").await.json(),
        json!({"status": "ok"})
    );
    assert_eq!(
        service.get("/readyz").await.json(),
        json!({"status": "ready"})
    );
    let version = service.get("/version").await.json();
    assert_eq!(version["name"], "arborist");
    assert_eq!(version["version"], env!("CARGO_PKG_VERSION"));
    assert!(version["engine"].is_string());
}

#[tokio::test]
async fn the_documentation_needs_no_other_server() {
    let service = Service::start_for_tests(Options::default()).await;
    let moved = service.get("/docs").await;
    assert_eq!(
        (moved.status, moved.header("location")),
        (308, Some("/docs/"))
    );
    let page = service.get("/docs/").await;
    assert_eq!(page.status, 200);
    let links = links(&page.text());
    assert!(links.len() >= 5, "{links:?}");
    for link in links {
        let file = link.strip_prefix("./").unwrap_or(&link).to_owned();
        assert!(!file.contains("//"), "{file}");
        let reply = service.get(&format!("/docs/{file}")).await;
        assert_eq!(reply.status, 200, "{file}");
    }
    let set_up = service.get("/docs/swagger-initializer.js").await.text();
    assert!(set_up.contains("\"/openapi.json\""), "{set_up}");
    assert!(set_up.contains("\"validatorUrl\": \"none\""), "{set_up}");
    assert!(!set_up.contains("http"), "{set_up}");
    let styles = service.get("/docs/swagger-ui.css").await.text();
    for place in ["url(http", "url(//", "@import"] {
        assert!(!styles.contains(place), "{place}");
    }
}

#[tokio::test]
async fn a_page_that_the_client_holds_is_not_sent_again() {
    let service = Service::start_for_tests(Options::default()).await;
    for target in ["/", "/openapi.json", "/docs/swagger-ui.css", "/problems"] {
        let page = service.get(target).await;
        let tag = page.header("etag").unwrap();
        let held = Request::new("GET", target).header("if-none-match", tag);
        assert_eq!(service.send(held).await.status, 304, "{target}");
    }
}
