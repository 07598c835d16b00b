use super::Reader;
use crate::player::settings::Channel;

impl Channel {
    /// Who speaks, given who can. As long as anybody can speak, a player who
    /// wants to hear something does; and nothing is said twice unless the
    /// player wants both.
    pub(crate) fn speakers(self, can: CanSpeak) -> Speakers {
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
        // If the one who should speak cannot, the other one does.
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
    /// Whether it is responding, as far as it was asked.
    pub answers: bool,
    /// Whether the built-in voice works.
    pub voice: bool,
}

/// Which outlets speak at the moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Speakers {
    /// The screen reader, through live announcements.
    pub(crate) live: bool,
    /// The built-in voice.
    pub(crate) voice: bool,
    /// The built-in voice also reads what has the focus.
    pub(crate) focus: bool,
}

impl Speakers {
    /// How fast messages are spoken, from -100 to 100, by the slowest speaker;
    /// `None` if nobody speaks. The rate of a screen reader is unknown and
    /// taken to be 0: players who set it faster have a little more time.
    pub(crate) fn rate(self, own_voice: i8) -> Option<i8> {
        let reader = self.live.then_some(0);
        let voice = self.voice.then_some(own_voice);
        reader.into_iter().chain(voice).min()
    }
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
                let focus = if speakers.focus && can.voice {
                    "+focus"
                } else {
                    ""
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

    #[test]
    fn the_slowest_is_waited_for() {
        for (live, voice, own_voice, rate) in [
            (false, false, 50, None),
            (true, false, 50, Some(0)),
            (false, true, 50, Some(50)),
            (false, true, -50, Some(-50)),
            (true, true, 50, Some(0)),
            (true, true, -50, Some(-50)),
        ] {
            let speakers = Speakers {
                live,
                voice,
                ..Speakers::default()
            };
            assert_eq!(speakers.rate(own_voice), rate, "{speakers:?} {own_voice}");
        }
    }
}
