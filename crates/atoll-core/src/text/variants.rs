//! The options that a table may choose.

use serde::Serialize;

use super::Titled;

/// An option that does not exist or does not take this value.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct OptionError(pub String);

/// An option that a table may choose, described so that any client can offer it.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct OptionSpec {
    /// Its key, as in `key=value`.
    pub key: &'static str,
    /// The values it takes; the first is the default.
    pub values: &'static [&'static str],
    /// The key of the message that names each value; empty if the values speak for themselves.
    pub value_keys: &'static [&'static str],
    /// What it changes, in one English sentence.
    pub about: &'static str,
    /// The key of the message that says what it changes.
    pub about_key: &'static str,
}

/// An option, and where it is kept in a game's `Options`. Values are known by their index in [`OptionSpec::values`].
pub struct Variant<Options: 'static> {
    /// What clients offer.
    pub spec: OptionSpec,
    /// Chooses a value.
    pub choose: fn(&mut Options, usize),
    /// The value that is chosen.
    pub chosen: fn(&Options) -> usize,
}

/// What a table may choose besides its components.
pub trait Variants: Titled {
    /// All options, in the order in which they are shown.
    const VARIANTS: &'static [Variant<Self::Options>] = &[];

    /// The options this table was set up with.
    fn options(&self) -> Self::Options;

    /// The options that a table may choose.
    fn option_specs() -> Vec<OptionSpec> {
        Self::VARIANTS.iter().map(|variant| variant.spec).collect()
    }

    /// Sets one option from text.
    fn set_option(options: &mut Self::Options, key: &str, value: &str) -> Result<(), OptionError> {
        let Some(Variant { spec, choose, .. }) = Self::VARIANTS.iter().find(|variant| variant.spec.key == key) else {
            let keys: Vec<&str> = Self::VARIANTS.iter().map(|variant| variant.spec.key).collect();
            let keys = keys.join(", ");
            return Err(OptionError(format!("{} has no option `{key}`; its options are: {keys}", Self::TITLE)));
        };
        match spec.values.iter().position(|known| known.eq_ignore_ascii_case(value)) {
            Some(index) => choose(options, index),
            None => {
                return Err(OptionError(format!("{key} is `{value}`; it must be {}", spec.values.join(" or "))));
            }
        }
        Ok(())
    }

    /// All options with their values, in the order of [`Variants::VARIANTS`].
    fn option_values(options: &Self::Options) -> Vec<(&'static str, String)> {
        let value = |variant: &Variant<_>| (variant.spec.key, variant.spec.values[(variant.chosen)(options)].into());
        Self::VARIANTS.iter().map(value).collect()
    }
}
