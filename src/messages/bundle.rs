//! The patterns of all languages, read once.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource};
use unic_langid::LanguageIdentifier;

use super::Language;

static BUNDLES: LazyLock<Vec<(Language, Bundle)>> = LazyLock::new(|| {
    let languages = Language::ALL.iter();
    languages
        .map(|&language| (language, bundle(language)))
        .collect()
});

type Bundle = FluentBundle<FluentResource>;

fn bundle(language: Language) -> Bundle {
    let identifier: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
    // The marks would stand in the way of whoever compares or copies the text.
    bundle.set_use_isolating(false);
    // What is wrong with a file is for the tests to find; the rest of it is used.
    let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(language.locale().to_owned());
    bundle.add_resource_overriding(resource);
    bundle
}

/// A message in words. Where there is no such message its id is all that can be said.
pub(super) fn format(language: Language, id: &str, values: &FluentArgs<'_>) -> String {
    let mut errors: Vec<FluentError> = Vec::new();
    let said = said(language, id, values, &mut errors);
    #[cfg(test)]
    assert_eq!((said.is_some(), errors), (true, Vec::new()), "{id}");
    said.unwrap_or_else(|| id.to_owned())
}

fn said(
    language: Language,
    id: &str,
    values: &FluentArgs<'_>,
    errors: &mut Vec<FluentError>,
) -> Option<String> {
    let mut bundles = BUNDLES.iter();
    let (_, bundle) = bundles.find(|(of, _)| *of == language)?;
    let pattern = bundle.get_message(id)?.value()?;
    let said = bundle.format_pattern(pattern, Some(values), errors);
    Some(said.into_owned())
}
