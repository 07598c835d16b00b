use crate::player::settings::VoiceSettings;
use crate::speech::Language;

/// How to speak, in which language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Manner {
    pub(super) rate: i8,
    pub(super) pitch: i8,
    pub(super) volume: i8,
    pub(super) language: Language,
    /// The voice that the player wants for the language.
    pub(super) voice: Option<String>,
}

impl Manner {
    pub(super) fn new(mut settings: VoiceSettings, language: Language) -> Manner {
        Manner {
            rate: settings.rate,
            pitch: settings.pitch,
            volume: settings.volume,
            language,
            voice: settings.voices.remove(language.tag()),
        }
    }
}

impl Manner {
    /// How loud something is said that is so loud in percent of the rest.
    pub(super) fn volume_of(&self, percent: u8) -> i8 {
        // It is counted from -100, which is silence.
        let loud = (i16::from(self.volume) + 100) * i16::from(percent.min(100)) / 100;
        i8::try_from(loud - 100).unwrap_or(self.volume)
    }
}

/// What a system can do: from the least over what is usual to the most.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Span {
    pub(super) min: f32,
    pub(super) usual: f32,
    pub(super) max: f32,
}

impl Span {
    /// The system's value for a setting from -100 to 100, where 0 is usual.
    pub(super) fn at(self, setting: i8) -> f32 {
        let part = f32::from(setting.clamp(-100, 100)) / 100.0;
        match setting {
            ..0 => self.usual + part * (self.usual - self.min),
            _ => self.usual + part * (self.max - self.usual),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_go_from_the_least_to_the_most() {
        let dispatcher = Span {
            min: -100.0,
            usual: 0.0,
            max: 100.0,
        };
        let loud = Span {
            usual: 100.0,
            ..dispatcher
        };
        let windows = Span {
            min: 0.5,
            usual: 1.0,
            max: 6.0,
        };
        for (span, setting, value) in [
            (dispatcher, 0, 0.0),
            (dispatcher, 37, 37.0),
            (dispatcher, -100, -100.0),
            (dispatcher, -128, -100.0),
            (dispatcher, 127, 100.0),
            (loud, 0, 100.0),
            (loud, 50, 100.0),
            (loud, -50, 0.0),
            (windows, 0, 1.0),
            (windows, -100, 0.5),
            (windows, 50, 3.5),
            (windows, 100, 6.0),
        ] {
            assert_eq!(span.at(setting), value, "{span:?} at {setting}");
        }
    }

    #[test]
    fn some_things_are_said_more_softly() {
        for (volume, percent, said) in [
            (0, 100, 0),
            (0, 50, -50),
            (0, 0, -100),
            (100, 50, 0),
            (-100, 50, -100),
            (-40, 200, -40),
        ] {
            let settings = VoiceSettings {
                volume,
                ..VoiceSettings::default()
            };
            let manner = Manner::new(settings, Language::English);
            assert_eq!(manner.volume_of(percent), said, "{percent} of {volume}");
        }
    }

    #[test]
    fn the_voice_is_the_one_for_the_language() {
        let settings = VoiceSettings {
            voices: [("pl".to_owned(), "Zosia".to_owned())].into(),
            ..VoiceSettings::default()
        };
        let voice = |language| Manner::new(settings.clone(), language).voice;
        assert_eq!(voice(Language::Polish).as_deref(), Some("Zosia"));
        assert_eq!(voice(Language::English), None);
    }
}
