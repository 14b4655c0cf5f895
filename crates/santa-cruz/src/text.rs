//! The text face: options, components and everything the other text modules offer, behind one trait.

use std::fmt::Write as _;

use atoll_components::ComponentSet;
use atoll_core::{
    ActionLabel, Message, NotationError, OptionError, OptionSpec, ScoreLine, SetError, TextBoard, TextGame, to_hex,
};

use crate::names::{Building, Category, Resource, Scoring, SetName};
use crate::{Action, Components, Draw, Event, Options, Sets, State, View, board, messages};

const SPECS: [OptionSpec; 1] = [OptionSpec {
    key: "sets",
    values: &[Sets::VALUES[0].0, Sets::VALUES[1].0],
    value_keys: &["santa-cruz-option-sets-chosen", "santa-cruz-option-sets-random"],
    about: "How players come to their sets of building cards (SC-5).",
    about_key: "santa-cruz-option-sets",
}];

impl TextGame for State {
    const TITLE: &'static str = "Santa Cruz";
    const TITLE_KEY: &'static str = "santa-cruz-title";
    const RULEBOOK: &'static str = include_str!("../../../rulebooks/santa-cruz.md");

    fn option_specs() -> &'static [OptionSpec] {
        &SPECS
    }

    fn set_option(options: &mut Options, key: &str, value: &str) -> Result<(), OptionError> {
        if key != "sets" {
            return Err(OptionError(format!("Santa Cruz has no option `{key}`; its option is sets")));
        }
        match Sets::VALUES.iter().find(|(word, _)| *word == value) {
            Some((_, sets)) => options.sets = *sets,
            None => return Err(OptionError(format!("sets is `{value}`; it must be chosen or random"))),
        }
        Ok(())
    }

    fn option_values(options: &Options) -> Vec<(&'static str, String)> {
        let sets = Sets::VALUES.iter().find(|(_, known)| *known == options.sets).map_or("", |(word, _)| word);
        vec![("sets", sets.into())]
    }

    fn options(&self) -> Options {
        Options { sets: self.facts.sets, components: self.facts.components.clone() }
    }

    fn load_components(options: &mut Options, text: &str) -> Result<(), Vec<SetError>> {
        options.components = Components::read(text)?;
        Ok(())
    }

    fn components_hash(options: &Options) -> String {
        to_hex(&options.components.hash)
    }

    fn custom_components(options: &Options) -> Option<String> {
        options.components.custom_file()
    }

    fn describe_components(options: &Options) -> String {
        describe(&options.components)
    }

    fn action_text(&self, action: Action) -> String {
        self.write_action(action)
    }

    fn parse_action(&self, text: &str) -> Result<Action, NotationError> {
        self.read_action(text)
    }

    fn draw_text(&self, draw: Draw) -> String {
        self.write_draw(draw)
    }

    fn parse_draw(&self, text: &str) -> Result<Draw, NotationError> {
        self.read_draw(text)
    }

    fn event_line(&self, event: &Event) -> String {
        self.line(event)
    }

    fn event_message(&self, event: &Event) -> Option<Message> {
        self.message(event)
    }

    fn ledger_message(line: &ScoreLine) -> Message {
        messages::ledger(line)
    }

    fn facts(view: &View) -> Vec<String> {
        Self::fact_lines(view)
    }

    fn action_label(&self, action: Action) -> ActionLabel {
        self.hint(action)
    }

    fn prompt(&self) -> Message {
        self.question()
    }

    fn position_text(&self) -> String {
        self.write_position()
    }

    fn from_position(options: &Options, seats: u8, text: &str) -> Result<Self, NotationError> {
        Self::read_position(options, seats, text)
    }

    fn board(view: &View) -> TextBoard {
        board::draw(view)
    }

    fn summary(view: &View) -> Vec<Message> {
        Self::summary_messages(view)
    }

    fn counter(view: &View) -> Vec<Message> {
        Self::counter_messages(view)
    }
}

/// Map, tiles, cards, chips, totals, warnings, provenance.
fn describe(set: &Components) -> String {
    let mut text = format!("Set {}, sha256 {}\n", set.name, to_hex(&set.hash));
    let id = |site| set.site(site).id.as_str();
    text.push_str("\nSites: what paths and rivers join\n");
    for (index, site) in (0..).zip(&set.sites) {
        let joined: Vec<&str> = set.path_neighbours(crate::SiteId(index)).iter().map(id).collect();
        let rivers = set.rivers.iter().filter(|river| river.sites.contains(&crate::SiteId(index)));
        let rivers: String = rivers.map(|river| format!(", river {}", river.id)).collect();
        let (category, paths) = (site.category.word(), joined.join(" "));
        let _ = writeln!(text, "  {} {category} ({}), paths {paths}{rivers}", site.id, site.island);
        let _ = writeln!(text, "      {}", site.provenance);
    }
    for path in &set.paths {
        let [one, other] = path.ends.map(id);
        let _ = writeln!(text, "  path {one}–{other}: {}", path.provenance);
    }
    for river in &set.rivers {
        let sites: Vec<&str> = river.sites.iter().map(|&site| id(site)).collect();
        let _ = writeln!(text, "  river {}: {}\n      {}", river.id, sites.join(" – "), river.provenance);
    }
    text.push_str("\nTiles: building, points, resources (s f w u g), fish bonus, * bird\n");
    for tile in &set.tiles {
        let (sign, category) = (board::tile_sign(tile), tile.category.word());
        let _ = writeln!(text, "  {} {category:<7} {sign:<6} {}", tile.id, tile.provenance);
    }
    text.push_str("\nBuilding cards: ship, path, river, double\n");
    for (name, cards) in SetName::ALL.into_iter().zip(&set.sets) {
        let [ship, path, river, double] = cards.cards;
        let (letter, name) = (name.letter(), name.word());
        let _ = writeln!(text, "  {letter} {name:<9} {ship} {path} {river} {double}  {}", cards.provenance);
    }
    text.push_str("\nScoring cards\n");
    for (card, pays) in Scoring::ALL.into_iter().zip(&set.scoring) {
        let single = if pays.single > 0 { format!(" or {}", pays.single) } else { String::new() };
        let (rule, name) = (card.rule(), card.word());
        let _ = writeln!(text, "  {rule} {name:<11} {}{single}  {}", pays.points, pays.provenance);
    }
    text.push_str("\nBird chips\n");
    for (value, bird) in (1..).zip(&set.birds) {
        let _ = writeln!(text, "  {} × {value}  {}", bird.count, bird.provenance);
    }
    let _ = writeln!(text, "\nTotals: {}", totals(set).join(", "));
    for warning in &set.warnings {
        let _ = writeln!(text, "Warning: {warning}");
    }
    text
}

fn totals(set: &Components) -> Vec<String> {
    let mut totals = Vec::new();
    for category in Category::ALL {
        let (sites, tiles) = (set.sites_of(category).len(), set.tiles_of(category).len());
        totals.push(format!("{sites} {} sites and {tiles} tiles", category.word()));
    }
    for building in Building::ALL {
        let count = set.tiles.iter().filter(|tile| tile.building == building).count();
        totals.push(format!("{} on {count} tiles", building.word()));
    }
    for resource in Resource::ALL {
        let count = set.tiles.iter().filter(|tile| tile.resources.contains(&resource)).count();
        totals.push(format!("{} on {count}", resource.word()));
    }
    let birds = set.tiles.iter().filter(|tile| tile.bird).count();
    let chips: u32 = set.birds.iter().map(|bird| u32::from(bird.count)).sum();
    totals.push(format!("birds on {birds}"));
    totals.push(format!("{chips} bird chips"));
    totals
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_read_back() {
        for (word, _) in Sets::VALUES {
            let mut options = Options::default();
            State::set_option(&mut options, "sets", word).unwrap();
            assert_eq!(State::option_values(&options), [("sets", word.to_string())]);
        }
        assert!(State::set_option(&mut Options::default(), "sets", "stolen").is_err());
        assert!(State::set_option(&mut Options::default(), "speed", "1").is_err());
    }
}
