//! Sentences that every way of playing and replaying shares.

use atoll_catalog::{BOTS, Hint, Message, Outcome, Seat, Who};
use atoll_locale::Language;

use super::rulebook;
use super::session::{Entry, Player, YOU};

/// Breaks a text into lines of at most `width` characters, between words where it can. Lines after the first begin with
/// `indent` blanks.
pub(crate) fn wrap(text: &str, width: usize, indent: usize) -> Vec<String> {
    let width = width.max(8);
    let indent = indent.min(width / 2);
    let lead = text.chars().take_while(|letter| *letter == ' ').count().min(width / 2);
    let mut lines = Vec::new();
    let mut line = " ".repeat(lead);
    let mut is_empty = true;
    let mut count = lead;
    for word in text.split_whitespace() {
        let mut letters: Vec<char> = word.chars().collect();
        let gap = usize::from(!is_empty);
        if !is_empty && count + gap + letters.len() > width {
            lines.push(std::mem::replace(&mut line, " ".repeat(indent)));
            (count, is_empty) = (indent, true);
        }
        if !is_empty {
            line.push(' ');
            count += 1;
        }
        // A word longer than a line is cut.
        while count + letters.len() > width {
            line.extend(letters.drain(..width - count));
            lines.push(std::mem::replace(&mut line, " ".repeat(indent)));
            count = indent;
        }
        count += letters.len();
        line.extend(letters);
        is_empty = false;
    }
    lines.push(line);
    lines
}

/// Wraps a text that has line breaks of its own, joining the lines of a paragraph first.
pub(crate) fn reflow(text: &str, width: usize) -> Vec<String> {
    let mut blocks: Vec<String> = Vec::new();
    let mut is_open = false;
    for line in text.lines() {
        let trimmed = line.trim_start();
        let stands_alone = trimmed.is_empty() || trimmed.starts_with(['-', '|', '>']) || trimmed.starts_with("1. ");
        match blocks.last_mut() {
            Some(last) if is_open && !stands_alone => {
                last.push(' ');
                last.push_str(trimmed);
            }
            _ => blocks.push(line.to_string()),
        }
        is_open = !trimmed.is_empty() && !trimmed.starts_with('|');
    }
    blocks.iter().flat_map(|block| wrap(block, width, if block.starts_with("- ") { 2 } else { 0 })).collect()
}

/// A message without arguments.
pub(crate) fn word(language: Language, key: &'static str) -> String {
    language.say(&Message::new(key))
}

/// Who sits on a seat, with its letter; a letter alone would read as a word in some languages.
pub(crate) fn seat_name(players: &[String], seat: Seat) -> String {
    players.get(seat.index()).map_or_else(|| seat.to_string(), |name| format!("{name} ({seat})"))
}

/// The names of players in seat order.
pub(crate) fn names(players: &[Player], language: Language) -> Vec<String> {
    players.iter().map(|player| shown_name(player.name(), language)).collect()
}

/// A name as it is shown: whoever has none is `you`, and bots are called what they are.
pub(crate) fn shown_name(name: &str, language: Language) -> String {
    match BOTS.iter().find(|bot| bot.name == name) {
        Some(bot) => word(language, bot.title),
        None if name == YOU => word(language, "terminal-you"),
        None => name.to_string(),
    }
}

/// Whoever a record names, as it is shown.
pub(crate) fn recorded_name(who: &Who, language: Language) -> String {
    shown_name(if who.name().is_empty() { who.bot().unwrap_or_default() } else { who.name() }, language)
}

/// The bots among the players, each with its character.
pub(crate) fn characters(players: &[Player], language: Language) -> Vec<String> {
    let bots = Seat::all(players.len() as u8).zip(players).filter_map(|(seat, player)| {
        let bot = BOTS.iter().find(|bot| matches!(player, Player::Bot(name) if *name == bot.name))?;
        let message = Message::new("terminal-character").with("seat", seat).with("name", Message::new(bot.title));
        Some(message.with("about", Message::new(bot.about)))
    });
    bots.map(|message| language.say(&message)).collect()
}

/// What the expert would play, one action a line, the best first.
pub(crate) fn hint_lines(hints: &[Hint], language: Language) -> Vec<String> {
    let line = |(number, hint): (usize, &Hint)| {
        let margin = format!("{:+.1}", hint.margin);
        let margin = if language == Language::En { margin } else { margin.replace('.', ",") };
        let margin = language.say(&Message::new("terminal-hint-margin").with("margin", margin));
        let reasons: Vec<String> = hint.reasons.iter().map(|reason| language.say(reason)).collect();
        let reasons = if reasons.is_empty() { String::new() } else { format!(" ({})", reasons.join("; ")) };
        format!("{number}. {}  {}; {margin}{reasons}", hint.text, language.say(&hint.label))
    };
    (1..).zip(hints).map(line).collect()
}

/// Everybody at the table in one line.
pub(crate) fn seating(players: &[String]) -> String {
    let seats: Vec<String> = Seat::all(players.len() as u8).map(|seat| seat_name(players, seat)).collect();
    seats.join(", ")
}

/// A move in the log: its number and what happened, or what was chosen if nothing did.
pub(crate) fn log_lines(entry: &Entry<'_>, viewer: Option<Seat>, language: Language) -> Vec<String> {
    let lines: Vec<String> = entry.telling(viewer).iter().map(|message| language.say(message)).collect();
    let number = format!("{}. ", entry.number);
    let blank = " ".repeat(number.len());
    lines.iter().enumerate().map(|(i, line)| format!("{}{line}", if i == 0 { &number } else { &blank })).collect()
}

/// Why a move did what it did: sentences, ledger and the paragraphs that are cited.
pub(crate) fn why(
    entry: &Entry<'_>,
    viewer: Option<Seat>,
    book: &str,
    width: usize,
    language: Language,
) -> Vec<String> {
    let head = Message::new("terminal-why-move").with("number", entry.number).with("move", entry.notation_for(viewer));
    let mut lines = vec![language.say(&head)];
    let sentences: Vec<String> = entry.messages(viewer).map(|message| language.say(message)).collect();
    lines.extend(sentences.iter().flat_map(|sentence| wrap(&format!("  {sentence}"), width, 4)));
    let ledger = ledger(entry, language);
    if ledger.is_empty() {
        lines.push(format!("  {}", word(language, "terminal-why-nothing")));
    }
    lines.extend(ledger.iter().map(|line| format!("  {line}")));
    let paragraphs = rulebook::paragraphs(book);
    let told = [sentences, ledger].concat().join(" ");
    let cited: Vec<&str> = told.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-').collect();
    for paragraph in paragraphs.iter().filter(|paragraph| cited.contains(&paragraph.id)) {
        lines.push(String::new());
        lines.extend(reflow(&paragraph.text, width.saturating_sub(2)).iter().map(|line| format!("  {line}")));
    }
    lines.iter().map(|line| line.trim_end().to_string()).collect()
}

/// What a move adds to whose account, and by which paragraph.
pub(crate) fn ledger(entry: &Entry<'_>, language: Language) -> Vec<String> {
    entry.ledger().map(|message| language.say(message)).collect()
}

/// The standings, best first.
pub(crate) fn standings(outcome: &Outcome, players: &[String], language: Language) -> Vec<String> {
    let mut standings = outcome.standings.clone();
    standings.sort_by_key(|standing| (standing.rank, standing.seat));
    let mut lines: Vec<Message> = standings
        .iter()
        .map(|standing| {
            Message::new("common-standing")
                .with("rank", standing.rank)
                .with("seat", seat_name(players, standing.seat))
                .with("points", standing.score)
        })
        .collect();
    let winners: Vec<String> = outcome.winners().map(|seat| seat_name(players, seat)).collect();
    lines.push(match &winners[..] {
        [winner] => Message::new("common-winner").with("seat", winner.as_str()),
        _ => {
            let seats = winners.into_iter().map(|winner| Message::new("common-seat").with("seat", winner));
            Message::new("common-winners").with("seats", seats.collect::<Vec<_>>())
        }
    });
    lines.extend(outcome.tie_break.map(|how| Message::new("common-tie-break").with("how", Message::new(how))));
    lines.iter().map(|message| language.say(message)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrapping_keeps_every_letter_and_the_width() {
        let text = "  Three ships sail aroundtheworldwithoutstopping once again.";
        for width in 8..70 {
            let lines = wrap(text, width, 4);
            assert!(lines.iter().all(|line| line.chars().count() <= width), "{width}: {lines:?}");
            let letters = |text: &str| text.chars().filter(|letter| *letter != ' ').collect::<String>();
            assert_eq!(letters(&lines.join("")), letters(text), "{width}");
        }
        assert_eq!(wrap("", 20, 2), [""]);
        assert_eq!(wrap("one two three", 9, 2), ["one two", "  three"]);
    }

    #[test]
    fn reflowing_joins_lines_but_not_points() {
        assert_eq!(reflow("One\ntwo.\n\n- a\n  b\n- c", 40), ["One two.", "", "- a b", "- c"]);
    }
}
