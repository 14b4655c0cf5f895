//! What the table sees happen, and how the text and the JSON face say it.

use santa_cruz::{Building, Card, Reach, Scoring, SetName};
use serde_json::{Value, json};

use super::{Kit, letter, seat_word};

/// Why a marker moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Why {
    Tile(usize),
    Card(Scoring),
    Chips,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Note {
    Lay { site: usize, tile: usize },
    Deal { seat: usize, rule: u32 },
    Card { seat: usize, card: Scoring, rule: u32 },
    First { seat: usize },
    Set { seat: usize, set: SetName },
    Round { round: u32, seat: usize },
    Marker { seat: usize, amount: i32 },
    Play { seat: usize, card: Card },
    Double { seat: usize, kind: Reach },
    Build { seat: usize, site: usize, tile: usize, building: Building, kind: Reach, shared: Option<usize> },
    Gain { seat: usize, amount: i32, total: i32, rank: usize, why: Why, sites: Vec<usize>, bonus: i32 },
    Bird { seat: usize },
    Chip { seat: usize, value: u8 },
    NoBird { seat: usize },
    TurnUp { site: usize, tile: usize, rule: u32 },
    Lack { seat: usize, site: usize, building: Building },
    Unable { seat: usize, kind: Reach, rule: u32 },
    Decline { seat: usize },
    Score { seat: usize, card: Scoring },
    Erupt { seat: usize, site: usize, building: Building },
    RoundOver { round: u32 },
    Take { seat: usize, owner: usize },
    Away { seat: usize },
    AwayCard { seat: usize, card: Scoring },
    Reveal { seat: usize, values: [u32; 3] },
    End,
}

/// Whether the fish bonus comes with a card (SC-56).
pub(super) fn has_bonus(card: Scoring) -> bool {
    matches!(card, Scoring::Fish | Scoring::SheepFish)
}

/// The paragraph of a scoring card: SC-40 to SC-55 in card order.
pub(super) fn card_rule(card: Scoring) -> u32 {
    40 + Scoring::ALL.iter().position(|&other| other == card).expect("one of sixteen") as u32
}

impl Note {
    /// The one seat that may see it (SC-70), or everybody.
    pub(crate) fn only(&self) -> Option<usize> {
        match *self {
            Self::Card { seat, .. } | Self::Chip { seat, .. } | Self::AwayCard { seat, .. } => Some(seat),
            _ => None,
        }
    }

    fn rule(&self) -> u32 {
        match *self {
            Self::Lay { .. } => 1,
            Self::Deal { rule, .. }
            | Self::Card { rule, .. }
            | Self::TurnUp { rule, .. }
            | Self::Unable { rule, .. } => rule,
            Self::First { .. } | Self::Set { .. } | Self::Round { round: 1, .. } => 5,
            Self::Round { .. } => 63,
            Self::Marker { .. } => 6,
            Self::Play { .. } => 12,
            Self::Double { .. } => 17,
            Self::Build { shared: Some(_), .. } | Self::Decline { .. } => 18,
            Self::Build { kind: Reach::Landing, .. } => 10,
            Self::Build { .. } => 13,
            Self::Gain { why: Why::Tile(_), .. } | Self::Bird { .. } | Self::Chip { .. } | Self::NoBird { .. } => 14,
            Self::Gain { why: Why::Card(card), .. } => card_rule(card),
            Self::Gain { why: Why::Chips, .. } | Self::Reveal { .. } | Self::End => 64,
            Self::Lack { .. } => 15,
            Self::Score { .. } => 30,
            Self::Erupt { .. } => 54,
            Self::RoundOver { .. } => 60,
            Self::Take { .. } => 61,
            Self::Away { .. } | Self::AwayCard { .. } => 62,
        }
    }

    /// The line that scripts expect.
    pub(crate) fn line(&self, kit: &Kit) -> String {
        let site = |site: usize| &kit.sites[site].id;
        let tile = |tile: usize| &kit.tiles[tile].id;
        let text = match self {
            Self::Lay { site: at, tile: what } => format!("lay {} {}", site(*at), tile(*what)),
            Self::Deal { seat, .. } => format!("deal {}", letter(*seat)),
            Self::Card { seat, card, .. } => format!("card {} {}", letter(*seat), card.word()),
            Self::First { seat } => format!("first {}", letter(*seat)),
            Self::Set { seat, set } => format!("set {} {}", letter(*seat), set.word()),
            Self::Round { round, seat } => format!("round {round} {}", letter(*seat)),
            Self::Marker { seat, amount } => format!("marker {} {amount}", letter(*seat)),
            Self::Play { seat, card } => format!("play {} {}", letter(*seat), card.word()),
            Self::Double { seat, kind } => format!("double {} {}", letter(*seat), kind.word()),
            Self::Build { seat, site: at, building, .. } => {
                format!("build {} {} {}", letter(*seat), site(*at), building.word())
            }
            Self::Gain { seat, amount, why, bonus, .. } => {
                let what = match why {
                    Why::Tile(at) => site(*at).as_str(),
                    Why::Card(card) => card.word(),
                    Why::Chips => "chips",
                };
                let line = format!("gain {} {amount} {what} SC-{}", letter(*seat), self.rule());
                return match why {
                    Why::Card(card) if has_bonus(*card) => format!("{line} bonus={bonus}"),
                    _ => line,
                };
            }
            Self::Bird { seat } => format!("bird {}", letter(*seat)),
            Self::Chip { seat, value } => format!("chip {} {value}", letter(*seat)),
            Self::NoBird { seat } => format!("no-bird {}", letter(*seat)),
            Self::TurnUp { site: at, tile: what, .. } => format!("turn-up {} {}", site(*at), tile(*what)),
            Self::Lack { seat, site: at, building } => {
                format!("lack {} {} {}", letter(*seat), site(*at), building.word())
            }
            Self::Unable { seat, kind, .. } => format!("unable {} {}", letter(*seat), kind.word()),
            Self::Decline { seat } => format!("decline {}", letter(*seat)),
            Self::Score { seat, card } => format!("score {} {}", letter(*seat), card.word()),
            Self::Erupt { seat, site: at, building } => {
                format!("erupt {} {} {}", letter(*seat), site(*at), building.word())
            }
            Self::RoundOver { round } => format!("round-over {round}"),
            Self::Take { seat, owner } => format!("take {} {}", letter(*seat), letter(*owner)),
            Self::Away { seat } => format!("away {}", letter(*seat)),
            Self::AwayCard { seat, card } => format!("away-card {} {}", letter(*seat), card.word()),
            Self::Reveal { seat, values: [a, b, c] } => format!("reveal {} {a} {b} {c}", letter(*seat)),
            Self::End => "end".to_owned(),
        };
        format!("{text} SC-{}", self.rule())
    }

    /// The JSON of it.
    pub(crate) fn json(&self, kit: &Kit) -> Value {
        let site = |site: usize| Value::from(kit.sites[site].id.as_str());
        let tile = |tile: usize| Value::from(kit.tiles[tile].id.as_str());
        let who = |seat: &usize| seat_word(*seat);
        let mut value = match self {
            Self::Lay { site: at, tile: what } => json!({"event": "tile-laid", "site": site(*at), "tile": tile(*what)}),
            Self::Deal { seat, .. } => json!({"event": "card-dealt", "seat": who(seat)}),
            Self::Card { seat, card, .. } => json!({"event": "card-seen", "seat": who(seat), "card": card.word()}),
            Self::First { seat } => json!({"event": "first-chooser", "seat": who(seat)}),
            Self::Set { seat, set } => json!({"event": "set-taken", "seat": who(seat), "set": set.word()}),
            Self::Round { round, seat } => json!({"event": "round-begun", "round": round, "seat": who(seat)}),
            Self::Marker { seat, amount } => json!({"event": "marker-set", "seat": who(seat), "amount": amount}),
            Self::Play { seat, card } => {
                json!({"event": "building-card-played", "seat": who(seat), "card": card.word()})
            }
            Self::Double { seat, kind } => json!({"event": "double-named", "seat": who(seat), "kind": kind.word()}),
            Self::Build { seat, site: at, tile: what, building, kind, shared } => json!({
                "event": "built", "seat": who(seat), "site": site(*at), "tile": tile(*what),
                "building": building.word(), "kind": kind.word(), "shared_with": shared.map(seat_word),
            }),
            Self::Gain { seat, amount, total, rank, why, sites, bonus } => {
                let (reason, card) = match why {
                    Why::Tile(_) => ("tile", None),
                    Why::Card(card) => ("card", Some(card.word())),
                    Why::Chips => ("chips", None),
                };
                let sites: Vec<Value> = sites.iter().map(|&at| site(at)).collect();
                json!({
                    "event": "gained", "seat": who(seat), "amount": amount, "total": total, "rank": rank,
                    "reason": reason, "card": card, "sites": sites, "bonus": bonus,
                })
            }
            Self::Bird { seat } => json!({"event": "bird-drawn", "seat": who(seat)}),
            Self::Chip { seat, value } => json!({"event": "chip-seen", "seat": who(seat), "value": value}),
            Self::NoBird { seat } => json!({"event": "no-bird-left", "seat": who(seat)}),
            Self::TurnUp { site: at, tile: what, .. } => {
                json!({"event": "turned-up", "site": site(*at), "tile": tile(*what)})
            }
            Self::Lack { seat, site: at, building } => {
                json!({"event": "lacking", "seat": who(seat), "site": site(*at), "building": building.word()})
            }
            Self::Unable { seat, kind, .. } => json!({"event": "unable", "seat": who(seat), "kind": kind.word()}),
            Self::Decline { seat } => json!({"event": "declined", "seat": who(seat)}),
            Self::Score { seat, card } => {
                json!({"event": "scoring-card-played", "seat": who(seat), "card": card.word()})
            }
            Self::Erupt { seat, site: at, building } => {
                json!({"event": "erupted", "seat": who(seat), "site": site(*at), "building": building.word()})
            }
            Self::RoundOver { round } => json!({"event": "round-over", "round": round}),
            Self::Take { seat, owner } => json!({"event": "pile-taken", "seat": who(seat), "owner": who(owner)}),
            Self::Away { seat } => json!({"event": "card-put-away", "seat": who(seat)}),
            Self::AwayCard { seat, card } => {
                json!({"event": "put-away-seen", "seat": who(seat), "card": card.word()})
            }
            Self::Reveal { seat, values } => json!({"event": "birds-revealed", "seat": who(seat), "values": values}),
            Self::End => json!({"event": "game-ended"}),
        };
        value["rule"] = format!("SC-{}", self.rule()).into();
        value
    }
}
