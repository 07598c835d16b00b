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
//! [`Seen`]: crate::rules::Seen

mod announcer;
mod answers;
mod digest;
mod ending;
mod join;
mod kept;
mod l10n;
mod listener;
mod log;
pub(crate) mod options;
mod pan;
mod question;
mod reason;
mod sentence;
mod showdown;
mod so_far;
mod speakable;
mod speaker;
mod statement;
mod teller;
mod turn;
mod utterance;
mod value;
mod verbosity;
mod weight;

pub use announcer::Announcer;
pub(crate) use answers::{Answerer, Asked};
pub use answers::{answer, more, no_hand, refusal, status_line};
pub(crate) use answers::{cannot_deal_part, not_a_card, refusal_part, too_late, unknown_style};
pub(crate) use kept::new_place;
pub(crate) use l10n::{About, Typeable, is_obeyed, msg, unmarked};
pub use l10n::{Decimals, L10n, Language, Message, Text, Value, one_line};
pub use listener::Listener;
pub use log::{Buffer, LOG_CAPACITY, Log, Reviewed};
pub use options::bad_option;
pub use question::Question;
pub(crate) use speakable::speakable;
pub use speakable::time_to_say;
pub use teller::Teller;
pub use utterance::{BesideSound, Cue, Topic, Urgency, Utterance};
pub use value::hand_value;
pub(crate) use value::{hand_had, hand_name};
pub use verbosity::{Verbosities, Verbosity};
