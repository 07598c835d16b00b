use serde::{Deserialize, Serialize};

/// Who speaks what is said at the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Channel {
    /// The screen reader where one is running, otherwise the own voice.
    #[default]
    Automatic,
    /// The screen reader alone.
    ScreenReader,
    /// The own voice alone.
    OwnVoice,
    /// Both at once.
    Both,
    /// Nobody.
    Off,
}

impl Channel {
    /// Every channel, in the order in which a key goes through them.
    pub const ALL: [Channel; 5] = [
        Channel::Automatic,
        Channel::ScreenReader,
        Channel::OwnVoice,
        Channel::Both,
        Channel::Off,
    ];

    /// The next one, after the last the first again.
    #[must_use]
    pub fn next(self) -> Channel {
        let place = Channel::ALL.iter().position(|&it| it == self);
        let next = place.map_or(0, |place| place + 1);
        Channel::ALL[next % Channel::ALL.len()]
    }

    /// Who speaks, where a screen reader is running or not.
    pub fn speakers(self, screen_reader: bool) -> Speakers {
        let (live, voice) = match self {
            Channel::Automatic => (screen_reader, !screen_reader),
            Channel::ScreenReader => (true, false),
            Channel::OwnVoice => (false, true),
            Channel::Both => (true, true),
            Channel::Off => (false, false),
        };
        Speakers { live, voice }
    }
}

/// Who speaks now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Speakers {
    /// The screen reader, through live announcements.
    pub live: bool,
    /// The own voice.
    pub voice: bool,
}
