//! Why something was refused, in words.

use super::cost::{is_everything, is_opening};
use super::{Asked, phase_name};
use crate::bots::UnknownStyle;
use crate::rules::cards::NotACard;
use crate::rules::{BetChoices, CannotDeal, Choices, Illegal, MAX_SEATS, NoRaise, Phase, View};
use crate::speech::{About, L10n, Message, Text, msg};
use crate::table::Times;

/// Why the asker's input was refused, with the limits that were broken.
pub fn refusal(illegal: &Illegal, view: &View, names: &[String], words: &L10n) -> String {
    let times = Times::default();
    let asked = Asked::by_viewer(view, &times, names, words);
    words.sentence(&asked.refused(*illegal))
}

/// Why a player's action is refused in a record, with whose turn it is there,
/// as a part of a sentence.
pub(crate) fn refusal_part(
    illegal: Illegal,
    player: String,
    turn: Option<String>,
    words: &L10n,
) -> String {
    words.say(&match reason(illegal, turn, None) {
        Reason::Of(about) => about.called(player),
        Reason::Plain(message) => message,
    })
}

/// The reply to an action for a decision that is already over.
pub(crate) fn too_late(words: &L10n) -> String {
    words.sentence(&words.text(msg::REFUSED_TOO_LATE))
}

impl Asked<'_> {
    fn refused(&self, illegal: Illegal) -> String {
        let turn = match illegal {
            Illegal::NotYourTurn { .. } | Illegal::NotInHand if self.idle().is_some() => {
                return self.idle().unwrap_or_default();
            }
            Illegal::NotYourTurn { turn } => turn.map(|turn| self.name(turn).into_owned()),
            _ => None,
        };
        self.say(&match reason(illegal, turn, Some(self.view)) {
            Reason::Of(about) => about.for_them(),
            Reason::Plain(message) => message,
        })
    }
}

/// Why something is refused: about who wanted it, or the same for everybody.
enum Reason<'a> {
    Of(About<'a>),
    Plain(Message<'a>),
}

impl<'a> From<About<'a>> for Reason<'a> {
    fn from(about: About<'a>) -> Reason<'a> {
        Reason::Of(about)
    }
}

impl From<Text> for Reason<'_> {
    fn from(text: Text) -> Self {
        Reason::Plain(text.into())
    }
}

/// The reason in words. A record has no view: it is told about others, who are
/// not told what they could do instead.
fn reason<'a>(illegal: Illegal, turn: Option<String>, view: Option<&View>) -> Reason<'a> {
    let opening = view.is_some_and(is_opening);
    match illegal {
        Illegal::HandOver => msg::ANSWER_OVER.into(),
        Illegal::GameOver => msg::REFUSED_GAME_OVER.into(),
        Illegal::NotYourTurn { .. } => match turn {
            Some(turn) => msg!(refused_not_turn { turn }).into(),
            None => msg!(refused_nobody {}).into(),
        },
        Illegal::NotInHand => msg!(refused_not_in_hand {}).into(),
        Illegal::NotNow => {
            let phase = phase_name(view.map_or(Phase::Over, |view| view.phase));
            let can = can_bet(view.and_then(|view| view.choices), opening);
            msg!(refused_not_now { phase, can }).into()
        }
        Illegal::CannotCheck { to_call } => msg!(refused_check { amount: to_call }).into(),
        Illegal::NothingToCall => msg!(refused_no_call {}).into(),
        Illegal::CannotRaise(why) => no_raise(why).into(),
        Illegal::BelowMinimum { min, have } => msg!(refused_minimum { opening, min, have }).into(),
        Illegal::AboveMaximum { max } => {
            let all_in = view.is_some_and(|view| is_everything(view, max));
            msg!(refused_maximum {
                opening,
                max,
                all_in
            })
            .into()
        }
        Illegal::NotYourCard(card) => {
            let cards = card.to_string();
            msg!(refused_not_your_card { cards }).into()
        }
        Illegal::TooManyCards { most } => msg!(refused_too_many_cards { count: most }).into(),
        Illegal::NoSuchPlace { places } => Reason::Plain(msg!(refused_no_place { count: places })),
        Illegal::NotOpen => msg::REFUSED_NOT_OPEN.into(),
        Illegal::AlreadyPicked => msg!(refused_picked_already {}).into(),
        Illegal::PicksComplete => msg!(refused_picks_complete {}).into(),
        Illegal::AlreadyShown => msg::REFUSED_SHOWN_ALREADY.into(),
        Illegal::NothingDue => msg::REFUSED_NOTHING_DUE.into(),
    }
}

/// What can be done in a betting round, as messages take it.
fn can_bet(choices: Option<Choices>, opening: bool) -> &'static str {
    let Some(Choices::Bet(BetChoices { to_call, raise })) = choices else {
        return "call";
    };
    match (to_call, raise) {
        (0, Err(_)) => "check",
        (0, Ok(_)) if opening => "check-bet",
        (0, Ok(_)) => "check-raise",
        (_, Ok(_)) => "call-raise",
        (_, Err(_)) => "call",
    }
}

/// Why the player may not raise.
pub(super) fn no_raise<'a>(why: NoRaise) -> About<'a> {
    match why {
        NoRaise::CoveredByBet => msg!(answer_raise_covered {}),
        NoRaise::NotReopened => msg!(answer_raise_closed {}),
        NoRaise::Capped { raises } => msg!(answer_raise_capped { count: raises }),
        NoRaise::NobodyLeft => msg!(answer_raise_nobody {}),
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
