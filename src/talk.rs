//! What happens at the table, in words.
//!
//! An [`Announcer`] turns [`Seen`] events into [`Utterance`]s as they happen,
//! as much of them as its listener wants to hear; a [`Teller`] gives an
//! account of a hand. Both say the same sentences. Whoever wants to know more
//! asks a [`Question`], which [`answer`] answers from what the asker may know.
//!
//! All words are messages of `locales`; here it is only decided which message
//! an event is, what happens at the same moment and is said in one sentence,
//! and how much of a hand's value must be told.
//!
//! [`Seen`]: crate::engine::Seen

mod announcer;
mod answers;
mod digest;
mod join;
mod moment;
mod pan;
mod pot_name;
mod question;
mod reason;
mod sentence;
mod several;
mod showdown;
mod so_far;
mod speaker;
mod teller;
mod turn;
mod utterance;
mod value;
mod verbosity;
mod weight;

pub use announcer::Announcer;
pub use answers::{
    Times, answer, bad_option, bad_option_part, brief_more, cannot_deal, cannot_deal_part, no_hand,
    not_a_card, refusal, status_line, unknown_style,
};
pub use question::Question;
pub use teller::Teller;
pub use utterance::{Cue, Topic, Urgency, Utterance};
pub use value::hand_value;
pub use verbosity::{Verbosities, Verbosity};
