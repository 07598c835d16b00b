//! Why a hand is not replayed, in words that name the numbers.

use std::io::ErrorKind;

use super::amount::BadAmount;
use super::refusal::{Grammar, Wanted};
use super::{Place, Player, Refusal, Refused};
use crate::rules::MAX_SEATS;
use crate::speech;
use crate::speech::{L10n, Message, msg};

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
        let reason = self.why.say(&words.with_decimals(self.decimals));
        let Some(place) = &self.at else {
            return reason;
        };
        words.say(&msg!(unplayed_at {
            place: place.say(words),
            reason,
        }))
    }
}

impl Place {
    fn say(&self, words: &L10n) -> String {
        words.say(&msg!(unplayed_place {
            number: self.number.to_string(),
            text: &self.text,
        }))
    }
}

impl Refusal {
    fn say(&self, words: &L10n) -> String {
        words.say(&match self {
            Refusal::Unreadable { kind, problem } => unreadable(*kind, problem),
            Refusal::UnknownKind => {
                let names = words.list(&ENDINGS.map(str::to_owned));
                msg!(unplayed_kind { names })
            }
            Refusal::NoHands => msg::UNPLAYED_EMPTY.into(),
            Refusal::FileTooLarge { most } => {
                msg!(unplayed_too_large { most })
            }
            Refusal::TooManyHands { most } => {
                msg!(unplayed_too_many { most })
            }
            Refusal::HandTooLong => msg::UNPLAYED_TOO_LONG.into(),
            Refusal::NotText { line } => {
                msg!(unplayed_not_text {
                    line: line.to_string()
                })
            }
            Refusal::NotToml { line, column } => msg!(unplayed_garbled {
                line: line.to_string(),
                column: column.to_string()
            }),
            Refusal::NotJson { column, problem } => msg!(unplayed_garbled_line { column, problem }),
            Refusal::GameNotPlayed { code } => msg!(unplayed_game {
                code,
                // Names to choose by have no stroke.
                game: code.replace('/', "-"),
            }),
            Refusal::Missing(field) => {
                msg!(unplayed_missing { field })
            }
            Refusal::Options(bad) => {
                of_field("_options", speech::options::bad_option_part(bad, words))
            }
            Refusal::WrongType { field, wanted } => msg!(unplayed_type {
                field,
                wanted: wanted_name(*wanted)
            }),
            Refusal::Amount { field, problem } => of_field(field, words.say(&amount(problem))),
            Refusal::Post { field, amount } => msg!(unplayed_post { field, amount }),
            Refusal::WrongLength {
                field,
                has,
                players,
            } => msg!(unplayed_length {
                field,
                has,
                players
            }),
            Refusal::PlayerCount(count) => msg!(unplayed_player_count {
                most: MAX_SEATS,
                count
            }),
            Refusal::NotAnAction(grammar) => not_an_action(*grammar),
            Refusal::BadAmount(problem) => amount(problem),
            Refusal::NotACard(text) => return speech::not_a_card(text, words),
            Refusal::NoSuchPlayer { label, players } => msg!(unplayed_no_player { label, players }),
            Refusal::CardTwice { card, first } => msg!(unplayed_card_twice {
                card: card.to_string(),
                place: first.say(words)
            }),
            Refusal::CardInDeckTwice(twice) => {
                msg!(unplayed_deck {
                    card: twice.0.to_string()
                })
            }
            Refusal::TooManyHoleCards { player, has, dealt } => {
                msg!(unplayed_hole_many {
                    player: player.to_string(),
                    has,
                    count: dealt
                })
            }
            Refusal::TooFewHoleCards { player, has, dealt } => {
                msg!(unplayed_hole_few {
                    player: player.to_string(),
                    has,
                    dealt
                })
            }
            Refusal::TooManyBoardCards { has, dealt } => {
                msg!(unplayed_board_many { has, count: dealt })
            }
            Refusal::TooFewBoardCards { has, dealt } => {
                msg!(unplayed_board_few { has, dealt })
            }
            Refusal::BoardEndsEarly { has, dealt } => {
                msg!(unplayed_ends_board { has, dealt })
            }
            Refusal::ThrownTwice { player, card } => {
                msg!(unplayed_thrown_twice {
                    player: player.to_string(),
                    card: card.to_string()
                })
            }
            Refusal::UnknownThrown { player } => msg!(unplayed_unknown_thrown {
                player: player.to_string()
            }),
            Refusal::OtherCardsOpened { recorded, rules } => {
                msg!(unplayed_opened { recorded, rules })
            }
            Refusal::NotOnBoard { card } => {
                msg!(unplayed_not_on_board {
                    card: card.to_string()
                })
            }
            Refusal::ShowsOtherCards {
                player,
                shown,
                dealt,
            } => msg!(unplayed_shows_other {
                player: player.to_string(),
                shown,
                dealt
            }),
            Refusal::ShowsTooEarly { player, turn } => {
                let turn = whose_turn(turn.as_ref(), words);
                msg!(unplayed_shows_early {
                    player: player.to_string(),
                    turn
                })
            }
            Refusal::HasFolded { player } => msg!(unplayed_folded {
                player: player.to_string()
            }),
            Refusal::OtherCall { rules, recorded } => msg!(unplayed_call { rules, recorded }),
            Refusal::Illegal { player, turn, why } => {
                let turn = turn.as_ref().map(Player::to_string);
                return speech::refusal_part(*why, player.to_string(), turn, words);
            }
            Refusal::NotTheTime => msg::UNPLAYED_NOT_THE_TIME.into(),
            Refusal::EndsEarly { turn } => {
                let turn = whose_turn(turn.as_ref(), words);
                msg!(unplayed_ends_early { turn })
            }
            Refusal::UnknownHand { player } => msg!(unplayed_unknown_hand {
                player: player.to_string()
            }),
            Refusal::UnknownBoard => msg::UNPLAYED_UNKNOWN_BOARD.into(),
            Refusal::CannotDeal(why) => return speech::cannot_deal_part(why, words),
        })
    }
}

fn of_field<'a>(field: &'a str, problem: String) -> Message<'a> {
    msg!(unplayed_field { field, problem })
}

fn unreadable(kind: ErrorKind, problem: &str) -> Message<'static> {
    let reason = match kind {
        ErrorKind::NotFound => "not-there",
        ErrorKind::PermissionDenied => "not-allowed",
        _ => "other",
    };
    msg!(unplayed_unreadable {
        reason,
        problem: problem.to_owned()
    })
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
    msg!(unplayed_no_action { wanted, written })
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
    msg!(unplayed_amount {
        problem: kind,
        amount: text
    })
}

fn whose_turn(turn: Option<&Player>, words: &L10n) -> String {
    words.say(&match turn {
        Some(player) => msg!(unplayed_turn {
            player: player.to_string()
        }),
        None => msg::UNPLAYED_NOBODY.into(),
    })
}
