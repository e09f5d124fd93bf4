//! Which of the forms of a page a client wants (RFC 9110, section 12.5.1).

use axum::http::HeaderMap;
use axum::http::header::ACCEPT;

/// A form in which pages come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// For people.
    Html,
    /// For programs.
    Json,
}

/// The form that the client prefers. Who does not say gets HTML.
pub(super) fn preferred_form(headers: &HeaderMap) -> Form {
    let mut html = 0.0_f32;
    let mut json = 0.0_f32;
    for line in headers.get_all(ACCEPT) {
        for range in line.to_str().unwrap_or_default().split(',') {
            let mut parts = range.split(';').map(str::trim);
            let name = parts.next().unwrap_or_default().to_ascii_lowercase();
            let quality = parts
                .find_map(|part| part.strip_prefix("q="))
                .map_or(1.0, |quality| quality.trim().parse().unwrap_or(0.0));
            match name.as_str() {
                "text/html" | "application/xhtml+xml" | "text/*" => html = html.max(quality),
                "application/json" | "application/problem+json" => json = json.max(quality),
                _ => {}
            }
        }
    }
    if html > json || (html == json && html == 0.0) {
        Form::Html
    } else {
        Form::Json
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;
    use rstest::rstest;

    #[rstest]
    #[case(
        "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
        Form::Html
    )]
    #[case("application/json", Form::Json)]
    #[case("application/json;q=0.5, text/html", Form::Html)]
    #[case("text/html;q=0.4, application/json;q=0.5", Form::Json)]
    #[case("*/*", Form::Html)]
    fn programs_get_json_when_they_ask_for_it(#[case] line: &str, #[case] form: Form) {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT, HeaderValue::from_str(line).unwrap());
        assert_eq!(preferred_form(&headers), form);
        assert_eq!(preferred_form(&HeaderMap::new()), Form::Html);
    }
}
