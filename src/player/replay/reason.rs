//! Why a hand is not replayed, in words that name the numbers.

use std::io::ErrorKind;

use super::amount::BadAmount;
use super::refusal::{Grammar, Wanted};
use super::{Place, Player, Refusal, Refused};
use crate::rules::MAX_SEATS;
use crate::speech;
use crate::speech::{L10n, Message};

/// How the names of files of hands end.
const ENDINGS: [&str; 3] = [".phh", ".phhs", ".jsonl"];

/// The actions of the format as they are written.
const ACTIONS: &str = "d dh pN CARDS, d db CARDS, pN f, pN cc, pN cbr AMOUNT, pN sd [CARDS], \
                       pN sm [CARDS]";

/// An operation of a generated hand.
const OPERATION: &str = "[\"fold\", 3]";

impl Refused {
    /// The reason, as a part of a sentence for the player.
    pub fn say(&self, words: &L10n) -> String {
        let reason = self.why.say(words);
        let Some(place) = &self.at else {
            return reason;
        };
        let message = Message::new("unplayed-at").with("place", place.say(words));
        words.say(&message.with("reason", reason))
    }
}

impl Place {
    fn say(&self, words: &L10n) -> String {
        let message = Message::new("unplayed-place").with("number", self.number.to_string());
        words.say(&message.with("text", self.text.clone()))
    }
}

impl Refusal {
    fn say(&self, words: &L10n) -> String {
        words.say(&match self {
            Refusal::Unreadable { kind, problem } => unreadable(*kind, problem),
            Refusal::UnknownKind => {
                let names = words.list(&ENDINGS.map(str::to_owned));
                Message::new("unplayed-kind").with("names", names)
            }
            Refusal::NoHands => Message::new("unplayed-empty"),
            Refusal::FileTooLarge { most } => {
                Message::new("unplayed-too-large").with("most", *most as u64)
            }
            Refusal::TooManyHands { most } => {
                Message::new("unplayed-too-many").with("most", *most as u64)
            }
            Refusal::HandTooLong => Message::new("unplayed-too-long"),
            Refusal::NotText { line } => {
                Message::new("unplayed-not-text").with("line", line.to_string())
            }
            Refusal::NotToml { line, column } => Message::new("unplayed-garbled")
                .with("line", line.to_string())
                .with("column", column.to_string()),
            Refusal::NotJson { column, problem } => Message::new("unplayed-garbled-line")
                .with("column", *column as u64)
                .with("problem", problem.clone()),
            Refusal::GameNotPlayed { code } => Message::new("unplayed-game")
                .with("code", code.clone())
                // Names to choose by have no stroke.
                .with("game", code.replace('/', "-")),
            Refusal::Missing(field) => {
                Message::new("unplayed-missing").with("field", field.clone())
            }
            Refusal::Options(bad) => {
                of_field("_options", speech::options::bad_option_part(bad, words))
            }
            Refusal::WrongType { field, wanted } => Message::new("unplayed-type")
                .with("field", field.clone())
                .with("wanted", wanted_name(*wanted)),
            Refusal::Amount { field, problem } => of_field(field, words.say(&amount(problem))),
            Refusal::Post { field, amount } => Message::new("unplayed-post")
                .with("field", *field)
                .with("amount", amount.clone()),
            Refusal::WrongLength {
                field,
                has,
                players,
            } => Message::new("unplayed-length")
                .with("field", *field)
                .with("has", *has as u64)
                .with("players", *players as u64),
            Refusal::PlayerCount(count) => Message::new("unplayed-player-count")
                .with("most", MAX_SEATS as u64)
                .with("count", *count as u64),
            Refusal::NotAnAction(grammar) => not_an_action(*grammar),
            Refusal::BadAmount(problem) => amount(problem),
            Refusal::NotACard(text) => return speech::not_a_card(text, words),
            Refusal::NoSuchPlayer { label, players } => Message::new("unplayed-no-player")
                .with("label", label.clone())
                .with("players", *players as u64),
            Refusal::CardTwice { card, first } => Message::new("unplayed-card-twice")
                .with("card", card.to_string())
                .with("place", first.say(words)),
            Refusal::CardInDeckTwice(twice) => {
                Message::new("unplayed-deck").with("card", twice.0.to_string())
            }
            Refusal::TooManyHoleCards { player, has, dealt } => {
                counted(of_player("unplayed-hole-many", player), *has, *dealt)
            }
            Refusal::TooFewHoleCards { player, has, dealt } => {
                counted(of_player("unplayed-hole-few", player), *has, *dealt)
            }
            Refusal::TooManyBoardCards { has, dealt } => {
                counted(Message::new("unplayed-board-many"), *has, *dealt)
            }
            Refusal::TooFewBoardCards { has, dealt } => {
                counted(Message::new("unplayed-board-few"), *has, *dealt)
            }
            Refusal::BoardEndsEarly { has, dealt } => {
                counted(Message::new("unplayed-ends-board"), *has, *dealt)
            }
            Refusal::ThrownTwice { player, card } => {
                of_player("unplayed-thrown-twice", player).with("card", card.to_string())
            }
            Refusal::UnknownThrown { player } => of_player("unplayed-unknown-thrown", player),
            Refusal::OtherCardsOpened { recorded, rules } => Message::new("unplayed-opened")
                .with("recorded", recorded.clone())
                .with("rules", rules.clone()),
            Refusal::NotOnBoard { card } => {
                Message::new("unplayed-not-on-board").with("card", card.to_string())
            }
            Refusal::ShowsOtherCards {
                player,
                shown,
                dealt,
            } => of_player("unplayed-shows-other", player)
                .with("shown", shown.clone())
                .with("dealt", dealt.clone()),
            Refusal::ShowsTooEarly { player, turn } => {
                let turn = whose_turn(turn.as_ref(), words);
                of_player("unplayed-shows-early", player).with("turn", turn)
            }
            Refusal::HasFolded { player } => of_player("unplayed-folded", player),
            Refusal::OtherCall { rules, recorded } => Message::new("unplayed-call")
                .with("rules", *rules)
                .with("recorded", *recorded),
            Refusal::Illegal { player, turn, why } => {
                let turn = turn.as_ref().map(Player::to_string);
                return speech::refusal_part(*why, player.to_string(), turn, words);
            }
            Refusal::NotTheTime => Message::new("unplayed-not-the-time"),
            Refusal::EndsEarly { turn } => {
                let turn = whose_turn(turn.as_ref(), words);
                Message::new("unplayed-ends-early").with("turn", turn)
            }
            Refusal::UnknownHand { player } => of_player("unplayed-unknown-hand", player),
            Refusal::UnknownBoard => Message::new("unplayed-unknown-board"),
            Refusal::CannotDeal(why) => return speech::cannot_deal_part(why, words),
        })
    }
}

fn of_player<'a>(key: &'a str, player: &Player) -> Message<'a> {
    Message::new(key).with("player", player.to_string())
}

fn of_field<'a>(field: &'a str, problem: String) -> Message<'a> {
    Message::new("unplayed-field")
        .with("field", field)
        .with("problem", problem)
}

fn counted(message: Message<'_>, has: usize, dealt: usize) -> Message<'_> {
    message.with("has", has as u64).with("dealt", dealt as u64)
}

fn unreadable(kind: ErrorKind, problem: &str) -> Message<'static> {
    let reason = match kind {
        ErrorKind::NotFound => "not-there",
        ErrorKind::PermissionDenied => "not-allowed",
        _ => "other",
    };
    Message::new("unplayed-unreadable")
        .with("reason", reason)
        .with("problem", problem.to_owned())
}

fn wanted_name(wanted: Wanted) -> &'static str {
    match wanted {
        Wanted::Text => "text",
        Wanted::Number => "number",
        Wanted::Array => "array",
        Wanted::Numbers => "numbers",
        Wanted::Texts => "texts",
        Wanted::TrueOrFalse => "true-or-false",
        Wanted::Count => "count",
        Wanted::Options => "options",
        Wanted::OptionsOfVariant => "options-of-variant",
        Wanted::Viewer => "viewer",
    }
}

fn not_an_action(grammar: Grammar) -> Message<'static> {
    let (wanted, written) = match grammar {
        Grammar::Action => ("action", ACTIONS),
        Grammar::Shown => ("shown", "p2 Ah??"),
        Grammar::Place => ("place", ""),
        Grammar::Operation => ("operation", OPERATION),
    };
    Message::new("unplayed-no-action")
        .with("wanted", wanted)
        .with("written", written)
}

fn amount(problem: &BadAmount) -> Message<'_> {
    let (kind, text) = match problem {
        BadAmount::Fraction(text) => ("fraction", text.as_str()),
        BadAmount::Negative(text) => ("negative", text.as_str()),
        BadAmount::Unknown(text) => ("unknown", text.as_str()),
        BadAmount::TooMany(text) => ("too-many", text.as_str()),
        BadAmount::Zero => ("zero", ""),
        BadAmount::NotANumber(text) => ("not-a-number", text.as_str()),
    };
    Message::new("unplayed-amount")
        .with("problem", kind)
        .with("amount", text)
}

fn whose_turn(turn: Option<&Player>, words: &L10n) -> String {
    words.say(&match turn {
        Some(player) => of_player("unplayed-turn", player),
        None => Message::new("unplayed-nobody"),
    })
}
