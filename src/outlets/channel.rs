use serde::{Deserialize, Serialize};

use super::Reader;

/// Who is to speak, as the player has chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Channel {
    /// Whoever is there: the screen reader, otherwise the own voice.
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

    /// Who speaks, given who can. Nobody is left in silence who wants to hear
    /// something, as long as anybody can speak; and nothing is said twice
    /// unless the player wants both.
    pub fn speakers(self, can: CanSpeak) -> Speakers {
        use Channel::*;
        let (live, voice) = match (self, can.reader) {
            (Off, _) => return Speakers::default(),
            (Both, _) => (true, true),
            (OwnVoice, _) => (false, true),
            // It reads the focus, but cannot tell what happens.
            (Automatic | ScreenReader, Reader::ReadsFocus) => (false, true),
            (Automatic, Reader::Absent) => (false, true),
            (Automatic | ScreenReader, _) => (true, false),
        };
        // Whoever cannot speak is stood in for.
        Speakers {
            live: (live && (can.answers || !can.voice)) || (voice && !can.voice),
            voice: voice || !can.answers,
            focus: match can.reader {
                Reader::Absent => voice,
                Reader::Unknown => voice && !live,
                Reader::ReadsFocus | Reader::Announces => !can.answers,
            },
        }
    }
}

/// Who can speak now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CanSpeak {
    /// What kind of screen reader runs.
    pub reader: Reader,
    /// Whether it answers when it is asked whether it listens, or need not.
    pub answers: bool,
    /// Whether the own voice works.
    pub voice: bool,
}

/// Who speaks now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Speakers {
    /// The screen reader, through live announcements.
    pub live: bool,
    /// The own voice.
    pub voice: bool,
    /// The own voice also reads what has the focus.
    pub focus: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// For each kind of screen reader: whether it answers, whether the voice
    /// works, and who speaks then in each setting, in the order of
    /// [`Channel::ALL`]: the reader, the voice, both; with "focus" where the
    /// voice reads what has the focus.
    const TABLE: &str = "
        Announces   answers  voice | reader      reader      voice       both        nobody
        Announces   answers  -     | reader      reader      reader      reader      nobody
        Announces   -        voice | voice+focus voice+focus voice+focus voice+focus nobody
        Announces   -        -     | reader      reader      reader      reader      nobody
        ReadsFocus  answers  voice | voice       voice       voice       both        nobody
        ReadsFocus  answers  -     | reader      reader      reader      reader      nobody
        ReadsFocus  -        voice | voice+focus voice+focus voice+focus voice+focus nobody
        ReadsFocus  -        -     | reader      reader      reader      reader      nobody
        Absent      answers  voice | voice+focus reader      voice+focus both+focus  nobody
        Absent      answers  -     | reader      reader      reader      reader      nobody
        Unknown     answers  voice | reader      reader      voice+focus both        nobody
        Unknown     answers  -     | reader      reader      reader      reader      nobody
    ";

    #[test]
    fn who_speaks() {
        for line in TABLE.trim().lines() {
            let (facts, expected) = line.split_once('|').expect("a bar");
            let facts: Vec<&str> = facts.split_whitespace().collect();
            let can = CanSpeak {
                reader: match facts[0] {
                    "Announces" => Reader::Announces,
                    "ReadsFocus" => Reader::ReadsFocus,
                    "Absent" => Reader::Absent,
                    _ => Reader::Unknown,
                },
                answers: facts[1] == "answers",
                voice: facts[2] == "voice",
            };
            let expected = expected.split_whitespace();
            for (channel, expected) in Channel::ALL.into_iter().zip(expected) {
                let speakers = channel.speakers(can);
                // A voice that does not work is not heard.
                let heard = match (speakers.live, speakers.voice && can.voice) {
                    (true, true) => "both",
                    (true, false) => "reader",
                    (false, true) => "voice",
                    (false, false) => "nobody",
                };
                let focus = match speakers.focus && can.voice {
                    true => "+focus",
                    false => "",
                };
                assert_eq!(format!("{heard}{focus}"), expected, "{channel:?} {can:?}");
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
