use crate::l10n::Language;

use super::{Manner, Silence, SystemVoice};

/// One connection to the system's speech. Calls may take a while, but not
/// for ever.
pub(super) trait Engine: Sized {
    /// Opens a connection that speaks in that manner and tells its news.
    fn open(manner: &Manner, tell: impl Fn(News) + Clone + Send + 'static)
    -> Result<Self, Silence>;

    /// Starts to say a text, after what it has been given before.
    fn speak(&mut self, text: &str) -> Result<Spoken, Silence>;

    /// Falls silent.
    fn stop(&mut self) -> Result<(), Silence>;

    /// Whether it tells the end of what it says.
    fn tells_ends(&self) -> bool;

    /// The system's voices, asked for on a connection of its own.
    fn voices(language: Language) -> Result<Vec<SystemVoice>, Silence>;
}

/// Tells utterances apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Spoken(pub(super) String);

/// What a connection tells by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum News {
    /// That was said, or was cut short.
    Ended(Spoken),
    /// There is nobody at the other end any more.
    #[cfg_attr(
        not(any(test, target_os = "linux")),
        expect(dead_code, reason = "only speech-dispatcher goes away by itself")
    )]
    Lost,
}
