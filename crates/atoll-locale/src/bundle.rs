//! From a message to its text.

use std::sync::OnceLock;

use atoll_core::{Arg, Message};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::{FILES, Language};

type Bundle = FluentBundle<FluentResource>;

/// Why a message cannot be said in a language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SayError {
    /// The language has no text for this key.
    NoText(Language, String),
    /// The text does not fit the arguments.
    Misfit(Language, String, String),
}

impl std::fmt::Display for SayError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NoText(language, key) => write!(f, "{}: there is no text for `{key}`", language.code()),
            Self::Misfit(language, key, what) => write!(f, "{}: `{key}`: {what}", language.code()),
        }
    }
}

impl std::error::Error for SayError {}

impl Language {
    /// The message in this language. A text that is missing or does not fit is said in English, or shown as its key.
    pub fn say(self, message: &Message) -> String {
        let fill = |language: Self| fill(language, message, &|nested| Ok(self.say(nested)));
        fill(self).or_else(|_| fill(Self::En)).unwrap_or_else(|_| message.key.to_string())
    }

    /// The message in this language, or what is wrong with it or with a message inside it.
    pub fn try_say(self, message: &Message) -> Result<String, SayError> {
        fill(self, message, &|nested| self.try_say(nested))
    }

    /// Whether the language has a text for this key.
    pub fn has(self, key: &str) -> bool {
        bundle(self).has_message(key)
    }
}

fn fill(
    language: Language,
    message: &Message,
    say: &dyn Fn(&Message) -> Result<String, SayError>,
) -> Result<String, SayError> {
    let bundle = bundle(language);
    let pattern = bundle
        .get_message(message.key)
        .and_then(|text| text.value())
        .ok_or_else(|| SayError::NoText(language, message.key.into()))?;
    let mut args = FluentArgs::with_capacity(message.args.len());
    for (name, arg) in &message.args {
        let value = match arg {
            Arg::Text(text) if is_from_right_to_left(text) => FluentValue::from(format!("\u{2068}{text}\u{2069}")),
            Arg::Text(text) => FluentValue::from(text.as_str()),
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Message(nested) => FluentValue::from(say(nested)?),
            Arg::List(list) => {
                let parts = list.iter().map(say).collect::<Result<Vec<_>, _>>()?;
                FluentValue::from(join(language, &parts))
            }
        };
        args.set(*name, value);
    }
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
    match errors.first() {
        None => Ok(text),
        Some(error) => Err(SayError::Misfit(language, message.key.into(), error.to_string())),
    }
}

/// Whether a text has letters that are written from right to left, such as a name in Hebrew. Only what stands beside those
/// would be read in another order; around everything else, marks would be seen on some terminals for nothing.
fn is_from_right_to_left(text: &str) -> bool {
    text.chars().any(|c| {
        matches!(c, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}' | '\u{10800}'..='\u{10fff}'
            | '\u{1e800}'..='\u{1efff}')
    })
}

/// `a`, `a and b`, `a, b and c`.
fn join(language: Language, parts: &[String]) -> String {
    match parts {
        [] => String::new(),
        [only] => only.clone(),
        [head @ .., last] => format!("{}{}{last}", head.join(", "), language.and()),
    }
}

fn bundle(language: Language) -> &'static Bundle {
    static BUNDLES: [OnceLock<Bundle>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
    BUNDLES[language as usize].get_or_init(|| load(language))
}

fn load(language: Language) -> Bundle {
    let id: LanguageIdentifier = language.code().parse().expect("codes are language tags");
    let mut bundle = Bundle::new_concurrent(vec![id]);
    // Marks around everything that is filled in would be seen on some terminals.
    bundle.set_use_isolating(false);
    for (_, _, text) in FILES.iter().filter(|(code, ..)| *code == language.code()) {
        // A file with an error in it still gives its other texts; a test reports the error.
        let resource = FluentResource::try_new((*text).to_string()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_read_without_errors_and_no_key_is_given_twice() {
        for language in Language::ALL {
            let mut bundle = Bundle::new_concurrent(Vec::new());
            let mut count = 0;
            for (code, name, text) in FILES.iter().filter(|(code, ..)| *code == language.code()) {
                let resource = FluentResource::try_new((*text).to_string())
                    .unwrap_or_else(|(_, errors)| panic!("{code}/{name}: {errors:?}"));
                bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{code}/{name}: {errors:?}"));
                count += 1;
            }
            assert!(count > 0, "{language:?} has no files");
        }
        let is_known = |code: &str| Language::ALL.iter().any(|language| language.code() == code);
        assert!(FILES.iter().all(|(code, ..)| is_known(code)), "a folder of locales/ belongs to no language");
    }

    #[test]
    fn lists_are_joined_as_the_language_joins_them() {
        let parts = ["a", "b", "c"].map(String::from);
        assert_eq!(Language::ALL.map(|l| join(l, &parts)), ["a, b and c", "a, b und c", "a, b és c", "a, b a c"]);
        assert_eq!(join(Language::De, &parts[..2]), "a und b");
        assert_eq!((join(Language::De, &parts[..1]), join(Language::De, &[])), ("a".into(), String::new()));
    }

    #[test]
    fn what_cannot_be_said_is_shown_as_its_key_and_reported() {
        let unknown = Message::new("no-such-key").with("seat", "A");
        assert_eq!(Language::Hu.say(&unknown), "no-such-key");
        assert_eq!(Language::Hu.try_say(&unknown), Err(SayError::NoText(Language::Hu, "no-such-key".into())));
        let lacking = Message::new("common-breaks");
        assert!(matches!(Language::De.try_say(&lacking), Err(SayError::Misfit(..))));
        assert_eq!(Language::De.say(&lacking), "common-breaks");
        let nested = Message::new("common-breaks").with("rule", "XX-1").with("why", unknown);
        assert!(Language::Cs.try_say(&nested).is_err());
        assert_eq!(Language::Cs.say(&nested), "XX-1: no-such-key");
    }

    #[test]
    fn nothing_surrounds_what_is_filled_in() {
        let over = Message::new("common-not-your-turn").with("seat", "A").with("tried", "B");
        for language in Language::ALL {
            let text = language.say(&over);
            assert!(text.contains('A') && !text.contains(['\u{2068}', '\u{2069}']), "{text}");
        }
    }

    /// A number beside a name in Hebrew belongs to the sentence, not to the name.
    #[test]
    fn what_is_written_from_right_to_left_is_kept_to_itself() {
        for name in ["שלום", "محمد 2", "A (ליאת)"] {
            let message = Message::new("common-standing").with("rank", 1).with("seat", name).with("points", 12);
            for language in Language::ALL {
                let text = language.try_say(&message).expect("a text");
                assert!(text.contains(&format!("\u{2068}{name}\u{2069}")), "{text}");
            }
        }
    }
}
