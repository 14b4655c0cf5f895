//! Scripts: small tests of the law, as text. The format is documented in `docs/notation.md`.

use atoll_core::{Chance, FairChance, Illegal, Seat, Secret, without_mark};

use crate::{Games, Played, ScriptError, Setup, Table, TableError};

/// A script that has been read.
pub struct Script {
    /// The comment lines at its head, without `#`: what it claims.
    pub claim: String,
    table: Box<dyn Table>,
    chance: Option<FairChance>,
    lines: Vec<(usize, Line)>,
}

enum Line {
    Play(Seat, String),
    Draw(String),
    DrawAny,
    Refuse(String, Seat, String),
    RefuseDraw(String),
    Expect(bool, String),
    ExpectCount(usize, String),
    Fact(bool, String),
    Sees(bool, Option<Seat>, String),
    Hears(bool, Option<Seat>, String),
    Legal(bool, String),
    LegalCount(usize),
}

/// What one line of a script did, for those who watch.
pub struct ScriptLine<'a> {
    /// The line, counted from 1.
    pub line: usize,
    /// What it did at the table; `None` for expectations.
    pub step: Option<&'a Played>,
    /// The table behind it.
    pub table: &'a dyn Table,
}

impl Script {
    /// Reads a script of one of these games and sets up its table.
    pub fn parse(games: Games, text: &str) -> Result<Self, ScriptError> {
        let mut setup = Setup { seats: 2, ..Setup::default() };
        let (mut claim, mut id, mut seed, mut position) = (Vec::new(), None, None, None);
        let mut lines = Vec::new();
        let mut is_head = true;
        let mut all = without_mark(text).lines().enumerate();
        while let Some((index, raw)) = all.next() {
            let number = index + 1;
            let wrong = |what: String| ScriptError { line: number, what };
            let line = raw.split(" # ").next().unwrap_or_default().trim();
            if let Some(comment) = line.strip_prefix('#') {
                if is_head {
                    claim.push(comment.trim().to_string());
                }
                continue;
            }
            is_head &= line.is_empty();
            let is_step = !lines.is_empty();
            match line.split_whitespace().collect::<Vec<_>>()[..] {
                [] => {}
                [word, ..] if is_step && HEAD.contains(&word) => {
                    return Err(wrong(format!("`{word}` belongs before the first move or expectation")));
                }
                ["game", game] => id = Some((number, game.to_string())),
                ["seats", seats] => {
                    setup.seats = seats.parse().map_err(|_| wrong(format!("`{seats}` is not a number of seats")))?
                }
                ["option", key, value] => setup.options.push((key.into(), value.into())),
                ["seed", phrase] => seed = Some(phrase.to_string()),
                ["components"] => {
                    setup.components =
                        Some(block(&mut all).map_err(|()| wrong("the block `components` lacks its `end`".into()))?)
                }
                ["position"] => {
                    let block = block(&mut all).map_err(|()| wrong("the block `position` lacks its `end`".into()))?;
                    position = Some((number, block));
                }
                _ => lines.push((number, Line::parse(line).map_err(wrong)?)),
            }
        }
        let (number, id) = id.ok_or(ScriptError {
            line: 1,
            what: "the script does not name its game: write `game` and its id".into(),
        })?;
        let wrong = |error: TableError| ScriptError { line: number, what: error.to_string() };
        let game = games.find(&id).map_err(wrong)?;
        let table = match position {
            None => game.table(&setup).map_err(wrong)?,
            Some((line, text)) => {
                game.table_at(&setup, &text).map_err(|error| ScriptError { line, what: error.to_string() })?
            }
        };
        let chance = seed.map(|phrase| FairChance::new(Secret::from_phrase(&phrase).seed(&id, &[])));
        Ok(Self { claim: claim.join(" ").trim().to_string(), table, chance, lines })
    }

    /// Plays the script to its end or to the first expectation that is not met.
    pub fn run(self, mut watch: impl FnMut(&ScriptLine<'_>)) -> Result<Box<dyn Table>, ScriptError> {
        let Self { mut table, mut chance, lines, .. } = self;
        let mut last: Option<Played> = None;
        watch(&ScriptLine { line: 0, step: None, table: &*table });
        for (number, line) in lines {
            let wrong = |what: String| ScriptError { line: number, what };
            let step = match &line {
                Line::Play(seat, text) => Some(table.play(*seat, text)),
                Line::Draw(text) => Some(table.settle(text)),
                Line::DrawAny => {
                    let chance =
                        chance.as_mut().ok_or_else(|| wrong("`* any` needs a `seed` line in the head".into()))?;
                    Some(table.draw(chance as &mut dyn Chance))
                }
                _ => None,
            };
            match step {
                Some(step) => last = Some(step.map_err(|error| wrong(error.to_string()))?),
                None => line.check(&*table, last.as_ref()).map_err(wrong)?,
            }
            let is_move = matches!(line, Line::Play(..) | Line::Draw(_) | Line::DrawAny);
            watch(&ScriptLine { line: number, step: last.as_ref().filter(|_| is_move), table: &*table });
        }
        Ok(table)
    }
}

/// The words that begin lines of the head.
const HEAD: [&str; 6] = ["game", "seats", "option", "seed", "components", "position"];

/// The lines up to `end`.
fn block<'a>(lines: &mut impl Iterator<Item = (usize, &'a str)>) -> Result<String, ()> {
    let mut text = String::new();
    for (_, line) in lines {
        if line.trim() == "end" {
            return Ok(text);
        }
        text.push_str(line.trim());
        text.push('\n');
    }
    Err(())
}

impl Line {
    fn parse(line: &str) -> Result<Self, String> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let text =
            || if rest.is_empty() { Err(format!("`{word}` needs something behind it")) } else { Ok(rest.to_string()) };
        Ok(match word {
            "*" if rest == "any" => Self::DrawAny,
            "*" => Self::Draw(text()?),
            "refuse" => match rest.split_whitespace().collect::<Vec<_>>()[..] {
                [why, seat, ..] => {
                    let seat: Seat = seat.parse()?;
                    let text = rest.splitn(3, char::is_whitespace).nth(2).unwrap_or_default();
                    Self::Refuse(why.into(), seat, text.trim().into())
                }
                _ => return Err("write `refuse XX-11 A MOVE`: the paragraph, the seat and what it tries".into()),
            },
            "refuse-draw" => Self::RefuseDraw(text()?),
            "expect" => Self::Expect(true, text()?),
            "expect-count" => match rest.split_once(char::is_whitespace) {
                Some((count, pattern)) if count.parse::<usize>().is_ok() => {
                    Self::ExpectCount(count.parse().unwrap_or_default(), pattern.trim().into())
                }
                _ => return Err("write `expect-count 1 evaluate sea ...`".into()),
            },
            "expect-no" => Self::Expect(false, text()?),
            "fact" => Self::Fact(true, text()?),
            "fact-no" => Self::Fact(false, text()?),
            "sees" | "sees-no" | "hears" | "hears-no" => {
                let (viewer, pattern) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
                let viewer = if viewer == "-" { None } else { Some(viewer.parse::<Seat>()?) };
                let pattern = pattern.trim().to_string();
                match (word, pattern.is_empty()) {
                    (_, true) => return Err(format!("write `{word} A` and a pattern, or `{word} -` for a spectator")),
                    ("sees" | "sees-no", _) => Self::Sees(word == "sees", viewer, pattern),
                    _ => Self::Hears(word == "hears", viewer, pattern),
                }
            }
            "legal" => Self::Legal(true, text()?),
            "legal-no" => Self::Legal(false, text()?),
            "legal-count" => Self::LegalCount(rest.parse().map_err(|_| format!("`{rest}` is not a number"))?),
            seat => match seat.parse() {
                Ok(seat) => Self::Play(seat, text()?),
                Err(_) => {
                    return Err(format!(
                        "`{seat}` begins no line; lines begin with a seat, *, refuse, refuse-draw, expect, expect-no, expect-count, fact, fact-no, sees, sees-no, hears, hears-no, legal, legal-no, legal-count, or in the head game, seats, option, seed, components, position"
                    ));
                }
            },
        })
    }

    fn check(&self, table: &dyn Table, last: Option<&Played>) -> Result<(), String> {
        match self {
            Self::Refuse(why, seat, text) => refuse(table, why, *seat, text),
            Self::Expect(wanted, pattern) => {
                let lines: Vec<&str> =
                    last.iter().flat_map(|step| &step.events).map(|event| event.line.as_str()).collect();
                look_for(*wanted, pattern, &lines, "the last step's events")
            }
            Self::ExpectCount(count, pattern) => {
                let events = last.iter().flat_map(|step| &step.events);
                let found = events.filter(|event| matches(pattern, &event.line)).count();
                if found == *count {
                    Ok(())
                } else {
                    Err(format!("{found} events of the last step match, not {count}"))
                }
            }
            Self::RefuseDraw(text) => match table.clone_table().settle(text) {
                Err(TableError::ImpossibleDraw(_)) => Ok(()),
                Err(error) => Err(format!("refused for another reason: {error}")),
                Ok(_) => Err(format!("`{text}` can be drawn")),
            },
            Self::Fact(wanted, pattern) => {
                let facts = table.facts(None);
                look_for(*wanted, pattern, &facts.iter().map(String::as_str).collect::<Vec<_>>(), "the facts")
            }
            Self::Sees(wanted, viewer, pattern) => {
                let facts = table.facts(*viewer);
                look_for(*wanted, pattern, &facts.iter().map(String::as_str).collect::<Vec<_>>(), "what is seen")
            }
            Self::Hears(wanted, viewer, pattern) => {
                let events = last.iter().flat_map(|step| &step.events);
                let heard = events.filter(|event| event.audience.has(*viewer)).map(|event| event.line.as_str());
                look_for(*wanted, pattern, &heard.collect::<Vec<_>>(), "what is heard of the last step")
            }
            Self::Legal(wanted, pattern) => {
                let legal = table.legal();
                look_for(*wanted, pattern, &legal.iter().map(String::as_str).collect::<Vec<_>>(), "the legal actions")
            }
            Self::LegalCount(count) => {
                let legal = table.legal();
                if legal.len() == *count {
                    Ok(())
                } else {
                    Err(format!("{} actions are legal, not {count}: {}", legal.len(), legal.join(" · ")))
                }
            }
            Self::Play(..) | Self::Draw(_) | Self::DrawAny => Ok(()),
        }
    }
}

fn refuse(table: &dyn Table, why: &str, seat: Seat, text: &str) -> Result<(), String> {
    let (reason, error) = match table.check(seat, text) {
        Ok(text) => return Err(format!("`{seat} {text}` is legal, though {why} was to refuse it")),
        Err(error) => {
            let reason = match &error {
                TableError::Illegal(Illegal::Breaks { rule, .. }) => rule.to_string(),
                TableError::Illegal(Illegal::GameOver) => "game-over".into(),
                TableError::Illegal(Illegal::AwaitingDraw) => "awaiting-draw".into(),
                TableError::Illegal(Illegal::NotYourTurn { .. }) => "not-your-turn".into(),
                _ => "notation".into(),
            };
            (reason, error)
        }
    };
    if reason == why { Ok(()) } else { Err(format!("refused by {reason} ({error}), not by {why}")) }
}

fn look_for(wanted: bool, pattern: &str, lines: &[&str], among: &str) -> Result<(), String> {
    let found = lines.iter().find(|line| matches(pattern, line));
    match (wanted, found) {
        (true, Some(_)) | (false, None) => Ok(()),
        (false, Some(line)) => Err(format!("`{line}` is among {among}, though it should not be")),
        (true, None) => {
            // Lines that begin alike help most; a position has hundreds of facts.
            let first = pattern.split_whitespace().next().unwrap_or_default();
            let near: Vec<&str> =
                lines.iter().filter(|line| line.split_whitespace().next() == Some(first)).copied().collect();
            let shown = if near.is_empty() && lines.len() <= 20 { lines } else { &near[..] };
            Err(format!("`{pattern}` is not among {among}; near: {}", shown.join(" · ")))
        }
    }
}

/// Word by word; `*` stands for one word, `...` at the end for any rest.
fn matches(pattern: &str, line: &str) -> bool {
    let mut words = line.split_whitespace();
    for wanted in pattern.split_whitespace() {
        if wanted == "..." {
            return true;
        }
        match words.next() {
            Some(word) if wanted == "*" || wanted == word => {}
            _ => return false,
        }
    }
    words.next().is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_match_word_by_word() {
        assert!(matches("gain A 3 fish ...", "gain A 3 fish 0,1 s1 SS-19"));
        assert!(matches("gain * 3 fish * * SS-19", "gain A 3 fish 0,1 s1 SS-19"));
        assert!(!matches("gain A 3 fish", "gain A 3 fish 0,1 s1 SS-19"));
        assert!(!matches("gain A 3 fish 0,1 s1 SS-19 x", "gain A 3 fish 0,1 s1 SS-19"));
    }
}
