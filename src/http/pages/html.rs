//! The frame of the HTML pages. They load nothing and run no script.

use crate::messages::Language;

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;\
color:#1c2321;background:#fff}h1,h2{line-height:1.2}h2{margin-top:2rem;font-size:1.15rem}\
pre{background:#f2f4f3;padding:.75rem;overflow-x:auto;border-radius:4px}code{font-size:.9em}a{color:#0b5d3b}\
@media(prefers-color-scheme:dark){body{color:#e6ebe9;background:#161a18}pre{background:#242a27}a{color:#7fd1a9}}";

/// A page in this language with this title and this body, which must be HTML already.
pub(super) fn page(language: Language, title: &str, body: &str) -> String {
    format!(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n{body}</body>\n</html>\n",
        language.code(),
        escape(title)
    )
}

/// A text as HTML.
pub(super) fn escape(text: &str) -> String {
    html_escape::encode_quoted_attribute(text).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_can_end_the_element_that_it_stands_in() {
        assert_eq!(
            escape("<a href='x'>\"&\"</a>"),
            "&lt;a href=&#x27;x&#x27;&gt;&quot;&amp;&quot;&lt;/a&gt;"
        );
    }
}
