//! Why something was refused, in words.

use super::cost::{is_everything, is_opening, no_raise};
use super::{Asked, phase_name, sentences};
use crate::bots::UnknownStyle;
use crate::rules::cards::NotACard;
use crate::rules::{CannotDeal, Illegal, MAX_SEATS, View};
use crate::speech::{L10n, msg};
use crate::table::Times;

/// Why the asker's input was refused, with the limits that were broken.
pub fn refusal(illegal: &Illegal, view: &View, names: &[String], words: &L10n) -> String {
    let asked = Asked {
        view,
        times: &Times::default(),
        names,
        words,
    };
    sentences([asked.refused(illegal)])
}

impl Asked<'_> {
    fn refused(&self, illegal: &Illegal) -> String {
        let opening = is_opening(self.view);
        let message = match *illegal {
            Illegal::HandOver => msg::ANSWER_OVER.into(),
            Illegal::GameOver => msg::REFUSED_GAME_OVER.into(),
            Illegal::NotYourTurn { turn: None } => msg::REFUSED_NOBODY.into(),
            Illegal::NotYourTurn { .. } | Illegal::NotInHand if self.idle().is_some() => {
                return self.idle().unwrap_or_default();
            }
            Illegal::NotYourTurn { turn: Some(turn) } => {
                msg!(refused_not_turn {
                    name: self.name(turn)
                })
            }
            Illegal::NotInHand => msg::REFUSED_NOT_IN_HAND.into(),
            Illegal::NotNow => {
                msg!(refused_not_now {
                    phase: phase_name(self.view.phase)
                })
            }
            Illegal::CannotCheck { to_call } => {
                msg!(refused_check { amount: to_call })
            }
            Illegal::NothingToCall => msg::ANSWER_CHECK.into(),
            Illegal::CannotRaise(why) => return no_raise(why, self.words),
            Illegal::BelowMinimum { min, have } => msg!(refused_minimum { opening, min, have }),
            Illegal::AboveMaximum { max } => msg!(refused_maximum {
                opening,
                max,
                all_in: is_everything(self.view, max)
            }),
            Illegal::NotYourCard(card) => {
                msg!(refused_not_your_card {
                    cards: card.to_string()
                })
            }
            Illegal::TooManyCards { most } => {
                msg!(refused_too_many_cards { most })
            }
            Illegal::NoSuchPlace { places } => {
                msg!(refused_no_place { count: places })
            }
            Illegal::NotOpen => msg::REFUSED_NOT_OPEN.into(),
            Illegal::AlreadyPicked => msg::REFUSED_PICKED_ALREADY.into(),
            Illegal::PicksComplete => msg::REFUSED_PICKS_COMPLETE.into(),
            Illegal::AlreadyShown => msg::REFUSED_SHOWN_ALREADY.into(),
            Illegal::NothingDue => msg::REFUSED_NOTHING_DUE.into(),
        };
        self.say(&message)
    }
}

/// Why no hand can be dealt, as a part of a sentence.
pub(crate) fn cannot_deal_part(why: &CannotDeal, words: &L10n) -> String {
    let why = match why {
        CannotDeal::TooFewPlayers => "too-few-players",
        CannotDeal::TooManySeats => "too-many-seats",
        CannotDeal::NobodyAtButton => "nobody-at-button",
        CannotDeal::TooManyCards => "too-many-cards",
        CannotDeal::TooManyChips => "too-many-chips",
    };
    words.say(&msg!(refused_deal {
        why,
        count: MAX_SEATS,
    }))
}

/// Why a text is not a card, and how one is written, as a part of a sentence.
pub(crate) fn not_a_card(text: &NotACard, words: &L10n) -> String {
    words.say(&msg!(refused_not_a_card { text: &text.0 }))
}

/// Which computer players there are instead of one that there is not.
pub(crate) fn unknown_style(unknown: &UnknownStyle, words: &L10n) -> String {
    let known: Vec<String> = unknown.known.iter().map(|&it| it.to_owned()).collect();
    words.say(&msg!(unknown_opponents {
        text: &unknown.name,
        known: words.list(&known),
    }))
}
