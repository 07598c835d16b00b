use clap::{Args, ValueEnum};

use crate::player::settings::Channel;
use crate::player::settings::Settings;

/// What can be set by the command line, too. It is kept.
#[derive(Clone, Debug, Args)]
#[command(next_help_heading = "Settings, which are remembered")]
pub struct SettingsArgs {
    /// Who speaks in the window
    #[arg(long, value_enum)]
    speech: Option<ChannelName>,
    /// How fast the built-in voice speaks, from -100 to 100
    #[arg(long, value_name = "RATE", allow_negative_numbers = true, value_parser = clap::value_parser!(i8).range(-100..=100))]
    voice_rate: Option<i8>,
    /// How high its pitch is, from -100 to 100
    #[arg(long, value_name = "PITCH", allow_negative_numbers = true, value_parser = clap::value_parser!(i8).range(-100..=100))]
    voice_pitch: Option<i8>,
    /// How loud it speaks, from -100 to 100
    #[arg(long, value_name = "VOLUME", allow_negative_numbers = true, value_parser = clap::value_parser!(i8).range(-100..=100))]
    voice_volume: Option<i8>,
    /// How loud the sounds of the table are, in percent; 0 is off
    #[arg(long, value_name = "PERCENT", value_parser = clap::value_parser!(u8).range(0..=100))]
    sounds: Option<u8>,
    /// How loud alerts are, in percent; 0 is off
    #[arg(long, value_name = "PERCENT", value_parser = clap::value_parser!(u8).range(0..=100))]
    alerts: Option<u8>,
    /// Whether you can ask for the odds
    #[arg(long, value_enum)]
    odds: Option<Switch>,
    /// Whether a coach reviews each hand after it
    #[arg(long, value_enum)]
    coach: Option<Switch>,
}

/// Off or on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Switch {
    Off,
    On,
}

/// The channels by their names on the command line.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum ChannelName {
    Automatic,
    ScreenReader,
    OwnVoice,
    Both,
    Off,
}

impl From<ChannelName> for Channel {
    fn from(name: ChannelName) -> Channel {
        match name {
            ChannelName::Automatic => Channel::Automatic,
            ChannelName::ScreenReader => Channel::ScreenReader,
            ChannelName::OwnVoice => Channel::OwnVoice,
            ChannelName::Both => Channel::Both,
            ChannelName::Off => Channel::Off,
        }
    }
}

impl SettingsArgs {
    /// Sets what is named.
    pub fn apply(&self, settings: &mut Settings) {
        let set = |place: &mut i8, value: Option<i8>| *place = value.unwrap_or(*place);
        set(&mut settings.voice.rate, self.voice_rate);
        set(&mut settings.voice.pitch, self.voice_pitch);
        set(&mut settings.voice.volume, self.voice_volume);
        let set = |place: &mut u8, value: Option<u8>| *place = value.unwrap_or(*place);
        set(&mut settings.sounds.table, self.sounds);
        set(&mut settings.sounds.alerts, self.alerts);
        let set = |place: &mut bool, value: Option<Switch>| {
            *place = value.map_or(*place, |it| it == Switch::On);
        };
        set(&mut settings.aids.odds, self.odds);
        set(&mut settings.aids.coach, self.coach);
        if let Some(name) = self.speech {
            settings.channel = name.into();
        }
    }
}
