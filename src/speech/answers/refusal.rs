//! Why something was refused, in words.

use super::cost::{is_everything, is_opening, no_raise};
use super::{Asked, phase_name, sentences};
use crate::bots::UnknownStyle;
use crate::rules::cards::NotACard;
use crate::rules::{Allowed, BadOption, CannotDeal, Illegal, MAX_SEATS, View};
use crate::speech::{L10n, Message};
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
            Illegal::HandOver => Message::new("answer-over"),
            Illegal::GameOver => Message::new("refused-game-over"),
            Illegal::NotYourTurn { turn: None } => Message::new("refused-nobody"),
            Illegal::NotYourTurn { .. } | Illegal::NotInHand if self.idle().is_some() => {
                return self.idle().unwrap_or_default();
            }
            Illegal::NotYourTurn { turn: Some(turn) } => {
                Message::new("refused-not-turn").with("name", self.name(turn))
            }
            Illegal::NotInHand => Message::new("refused-not-in-hand"),
            Illegal::NotNow => {
                Message::new("refused-not-now").with("phase", phase_name(self.view.phase))
            }
            Illegal::CannotCheck { to_call } => {
                Message::new("refused-check").with("amount", to_call)
            }
            Illegal::NothingToCall => Message::new("answer-check"),
            Illegal::CannotRaise(why) => return no_raise(why, self.words),
            Illegal::BelowMinimum { min, have } => Message::new("refused-minimum")
                .whether("opening", opening)
                .with("min", min)
                .with("have", have),
            Illegal::AboveMaximum { max } => Message::new("refused-maximum")
                .whether("opening", opening)
                .with("max", max)
                .whether("all-in", is_everything(self.view, max)),
            Illegal::NotYourCard(card) => {
                Message::new("refused-not-your-card").with("cards", card.to_string())
            }
            Illegal::TooManyCards { most } => {
                Message::new("refused-too-many-cards").with("most", most)
            }
            Illegal::NoSuchPlace { places } => {
                Message::new("refused-no-place").with("count", places)
            }
            Illegal::NotOpen => Message::new("refused-not-open"),
            Illegal::AlreadyPicked => Message::new("refused-picked-already"),
            Illegal::PicksComplete => Message::new("refused-picks-complete"),
            Illegal::AlreadyShown => Message::new("refused-shown-already"),
            Illegal::NothingDue => Message::new("refused-nothing-due"),
        };
        self.say(&message)
    }
}

/// Why an option cannot have its value, and which values it can have.
pub fn bad_option(bad: &BadOption, words: &L10n) -> String {
    sentences([bad_option_part(bad, words)])
}

/// As [`bad_option`], as a part of a sentence.
pub(crate) fn bad_option_part(bad: &BadOption, words: &L10n) -> String {
    let message = match bad.allowed {
        Allowed::Between(least, most) => Message::new("refused-option-between")
            .with("least", least)
            .with("most", most),
        Allowed::OneOf(values) => {
            let values = values.iter().map(u64::to_string);
            Message::new("refused-option-one-of").with("names", words.series(values))
        }
    };
    words.say(&message.with("option", bad.option).with("value", bad.value))
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
    let message = Message::new("refused-deal").with("why", why);
    words.say(&message.with("count", MAX_SEATS))
}

/// Why a text is not a card, and how one is written, as a part of a sentence.
pub(crate) fn not_a_card(text: &NotACard, words: &L10n) -> String {
    words.say(&Message::new("refused-not-a-card").with("text", text.0.clone()))
}

/// Which computer players there are instead of one that there is not.
pub(crate) fn unknown_style(unknown: &UnknownStyle, words: &L10n) -> String {
    let known: Vec<String> = unknown.known.iter().map(|&it| it.to_owned()).collect();
    let message = Message::new("unknown-opponents").with("text", unknown.name.clone());
    words.say(&message.with("known", words.list(&known)))
}
