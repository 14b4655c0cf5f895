//! Names of people: nobody is called like a bot, in any language.

use atoll_catalog::{BOTS, Message};
use atoll_locale::Language;
use atoll_protocol::name;

#[test]
fn titles_and_names_of_bots_are_nobodys() {
    for language in Language::ALL {
        for bot in BOTS {
            for called in [bot.name.to_string(), language.say(&Message::new(bot.title))] {
                assert_eq!(name::read(&called), Err(name::NameError::Misleading), "{called}");
            }
        }
    }
}
