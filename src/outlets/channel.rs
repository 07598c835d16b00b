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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_channel_says_who_speaks() {
        for (channel, with_reader, without) in [
            (Channel::Automatic, "reader", "voice"),
            (Channel::ScreenReader, "reader", "reader"),
            (Channel::OwnVoice, "voice", "voice"),
            (Channel::Both, "reader voice", "reader voice"),
            (Channel::Off, "", ""),
        ] {
            for (screen_reader, expected) in [(true, with_reader), (false, without)] {
                let speakers = channel.speakers(screen_reader);
                let named = [(speakers.live, "reader"), (speakers.voice, "voice")];
                let named = named.iter().filter(|(speaks, _)| *speaks);
                let named: Vec<&str> = named.map(|(_, name)| *name).collect();
                assert_eq!(named.join(" "), expected, "{channel:?} {screen_reader}");
            }
        }
    }

    #[test]
    fn a_key_goes_through_all_channels() {
        let mut channel = Channel::default();
        for next in Channel::ALL.iter().skip(1).chain(&Channel::ALL[..1]) {
            channel = channel.next();
            assert_eq!(channel, *next);
        }
    }
}
