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
    use expect_test::expect_file;

    use super::super::screen_reader::Window;
    use super::*;

    const ABOUT: &str = "
# Who speaks

For each system, what reads the window there, and whether the built-in voice
works: who speaks in each setting. \"Reader\" is what is announced to a screen
reader, \"voice\" the built-in voice, with \"+focus\" where it also reads what
has the focus.

Windows and macOS do not tell whether a screen reader runs. One that runs reads
the window as soon as it opens, so a window that nothing has read for two
seconds and a half is taken to have none. Programs that read windows for other
reasons look the same: then what happens is announced, and the first start has
asked, through both, who should speak. Whoever has chosen the screen reader is
taken at their word.

";

    /// Each system: who is there, what the system tells of it, what the window
    /// sees, and whether a screen reader answers.
    const THERE: [(&str, Option<Reader>, Window, bool); 8] = [
        (
            "Linux: Orca from 45 on",
            Some(Reader::Announces),
            Window::Read,
            true,
        ),
        (
            "Linux: the same, stuck",
            Some(Reader::Announces),
            Window::Read,
            false,
        ),
        (
            "Linux: Orca before 45",
            Some(Reader::ReadsFocus),
            Window::Read,
            true,
        ),
        (
            "Linux: the same, stuck",
            Some(Reader::ReadsFocus),
            Window::Read,
            false,
        ),
        (
            "Linux: no screen reader",
            Some(Reader::Absent),
            Window::Read,
            true,
        ),
        ("Linux: no bus answers", None, Window::Unread, true),
        (
            "Windows, macOS: the window is read",
            Some(Reader::Unknown),
            Window::Read,
            true,
        ),
        (
            "Windows, macOS: nothing reads it",
            Some(Reader::Unknown),
            Window::Unread,
            true,
        ),
    ];

    fn can(told: Option<Reader>, window: Window, answers: bool, voice: bool) -> CanSpeak {
        CanSpeak {
            // What is not known after a while is not there.
            reader: Reader::seen(told, window).unwrap_or(Reader::Absent),
            answers,
            voice,
        }
    }

    #[test]
    fn who_speaks() {
        let mut table = ABOUT.to_owned();
        table += "| there | voice | automatic | screen reader | built-in voice | both | nobody |\n";
        table += "| --- | --- | --- | --- | --- | --- | --- |\n";
        for (there, told, window, answers) in THERE {
            for (voice, works) in [(true, "works"), (false, "silent")] {
                let speak = |channel: Channel| {
                    let speakers = channel.speakers(can(told, window, answers, voice));
                    // A voice that does not work is not heard.
                    let heard = match (speakers.live, speakers.voice && voice) {
                        (true, true) => "both",
                        (true, false) => "reader",
                        (false, true) => "voice",
                        (false, false) => "nobody",
                    };
                    let reads = speakers.focus && voice;
                    format!("{heard}{}", if reads { "+focus" } else { "" })
                };
                let cells = Channel::ALL.map(speak).join(" | ");
                table += &format!("| {there} | {works} | {cells} |\n");
            }
        }
        expect_file!["./who_speaks.md"].assert_eq(&table);
    }

    /// Whoever wants to hear something does, as long as anybody can speak who
    /// is listened to, and nothing is said twice unless both were chosen.
    #[test]
    fn nobody_is_left_in_silence() {
        for (there, told, window, answers) in THERE {
            for voice in [true, false] {
                let can = can(told, window, answers, voice);
                let reader = answers && matches!(can.reader, Reader::Announces | Reader::Unknown);
                for channel in Channel::ALL {
                    let speakers = channel.speakers(can);
                    let (live, aloud) = (speakers.live && reader, speakers.voice && voice);
                    let chose_reader = channel == Channel::ScreenReader;
                    let heard = live || aloud || (chose_reader && speakers.live);
                    let case = format!("{there}, {channel:?}, voice {voice}: {speakers:?}");
                    assert_eq!(
                        heard,
                        channel != Channel::Off && (voice || reader || chose_reader),
                        "{case}"
                    );
                    assert!(!(live && aloud) || channel == Channel::Both, "{case}");
                    // What may be heard later, once somebody listens.
                    let told = speakers.live || speakers.voice;
                    assert_eq!(told, channel != Channel::Off, "{case}");
                }
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
