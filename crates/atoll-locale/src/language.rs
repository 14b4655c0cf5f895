//! The languages there are, and how one is chosen.

use std::str::FromStr;

/// A language the message files exist in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Language {
    /// English, also what is fallen back to.
    #[default]
    En,
    /// German.
    De,
    /// Hungarian.
    Hu,
    /// Czech.
    Cs,
}

impl Language {
    /// Every language.
    pub const ALL: [Self; 4] = [Self::En, Self::De, Self::Hu, Self::Cs];

    /// Its two-letter code, which is also its folder in `locales/`.
    pub const fn code(self) -> &'static str {
        ["en", "de", "hu", "cs"][self as usize]
    }

    /// Its name in itself.
    pub const fn name(self) -> &'static str {
        ["English", "Deutsch", "Magyar", "Čeština"][self as usize]
    }

    /// The next one, going round.
    #[must_use]
    pub const fn next(self) -> Self {
        Self::ALL[(self as usize + 1) % Self::ALL.len()]
    }

    /// What stands before the last of several things.
    pub(crate) const fn and(self) -> &'static str {
        [" and ", " und ", " és ", " a "][self as usize]
    }

    /// The language of a locale's name, such as `de_AT.UTF-8` or `hu`.
    pub fn of_locale(name: &str) -> Option<Self> {
        let code = name.split(['_', '-', '.', '@']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|language| code.eq_ignore_ascii_case(language.code()))
    }

    /// The language that `LC_ALL`, `LC_MESSAGES` or `LANG` asks for, the first of them that is set; English if there is
    /// none or it is another language.
    pub fn from_environment() -> Self {
        Self::chosen(["LC_ALL", "LC_MESSAGES", "LANG"].map(|name| std::env::var(name).unwrap_or_default()))
    }

    fn chosen(names: [String; 3]) -> Self {
        names.iter().find(|name| !name.is_empty()).and_then(|name| Self::of_locale(name)).unwrap_or_default()
    }
}

impl FromStr for Language {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::of_locale(text).ok_or_else(|| {
            let known = Self::ALL.map(Self::code).join(", ");
            format!("`{text}` is not a language of this program; languages are: {known}")
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_name_languages() {
        for (name, language) in
            [("de", Language::De), ("de_AT.UTF-8", Language::De), ("HU", Language::Hu), ("cs-CZ", Language::Cs)]
        {
            assert_eq!(name.parse(), Ok(language), "{name}");
        }
        for name in ["", "C", "POSIX", "fr_FR", "deu", "english"] {
            assert!(name.parse::<Language>().is_err(), "{name}");
        }
    }

    #[test]
    fn the_first_variable_that_is_set_decides() {
        let chosen = |names: [&str; 3]| Language::chosen(names.map(String::from));
        assert_eq!(chosen(["", "", "cs_CZ.UTF-8"]), Language::Cs);
        assert_eq!(chosen(["C", "", "cs_CZ.UTF-8"]), Language::En);
        assert_eq!(chosen(["hu", "de", ""]), Language::Hu);
        assert_eq!(chosen(["", "", ""]), Language::En);
    }

    #[test]
    fn going_round_visits_all() {
        let mut language = Language::En;
        for expected in [Language::De, Language::Hu, Language::Cs, Language::En] {
            language = language.next();
            assert_eq!(language, expected);
        }
    }
}
