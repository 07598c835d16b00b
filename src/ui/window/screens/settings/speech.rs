use egui::Ui;

use super::SettingsForm;
use crate::player::settings::{Channel, VERBOSITIES};
use crate::speech::{Text, msg};
use crate::ui::window::focus::Composite;
use crate::ui::window::screens::Screen;
use crate::ui::window::shared::Request;
use crate::ui::window::widgets::{Steps, button, composite};

const CHANNELS: [(Channel, Text, Text); Channel::ALL.len()] = [
    (
        Channel::Automatic,
        msg::SETTINGS_CHANNEL_AUTOMATIC,
        msg::SETTINGS_CHANNEL_AUTOMATIC_ABOUT,
    ),
    (
        Channel::ScreenReader,
        msg::SETTINGS_CHANNEL_SCREEN_READER,
        msg::SETTINGS_CHANNEL_SCREEN_READER_ABOUT,
    ),
    (
        Channel::OwnVoice,
        msg::SETTINGS_CHANNEL_OWN_VOICE,
        msg::SETTINGS_CHANNEL_OWN_VOICE_ABOUT,
    ),
    (
        Channel::Both,
        msg::SETTINGS_CHANNEL_BOTH,
        msg::SETTINGS_CHANNEL_BOTH_ABOUT,
    ),
    (
        Channel::Off,
        msg::SETTINGS_CHANNEL_OFF,
        msg::SETTINGS_CHANNEL_OFF_ABOUT,
    ),
];

/// Who speaks, how it sounds, and how much is said.
pub(super) fn show(ui: &mut Ui, form: &mut SettingsForm<'_>) {
    form.section(ui, msg::SETTINGS_SPEECH, |form, ui| {
        form.choose_explained(ui, msg::SETTINGS_CHANNEL, &CHANNELS, |it| &mut it.channel);
        form.switch(ui, msg::SETTINGS_LIVE_STATUS, [false, true], |it| {
            &mut it.live_status
        });
    });
    form.section(ui, msg::SETTINGS_VOICE, |form, ui| {
        let range = -100..=100;
        form.slide(ui, msg::SETTINGS_VOICE_RATE, range.clone(), |it| {
            &mut it.voice.rate
        });
        form.slide(ui, msg::SETTINGS_VOICE_PITCH, range, |it| {
            &mut it.voice.pitch
        });
        // The settings count it from -100, which is silence.
        let loud = (i32::from(form.settings().voice.volume) + 100) / 2;
        let loud = u64::try_from(loud).unwrap_or_default();
        form.percent(
            ui,
            msg::SETTINGS_VOICE_VOLUME,
            loud,
            &VOLUME,
            |settings, to| {
                let to = i8::try_from(to).unwrap_or(100).clamp(0, 100);
                settings.voice.volume = (i32::from(to) * 2 - 100) as i8;
            },
        );
        let title = form.shared.text(msg::SETTINGS_VOICE_NAME);
        composite(ui, "voice", Composite::Toolbar, &title, |ui| {
            ui.horizontal_wrapped(|ui| {
                if button(ui, "voice", &voice(form)).clicked() {
                    form.shared.request(Request::Open(Screen::voices()));
                }
                if button(ui, "test", &form.shared.text(msg::SETTINGS_VOICE_TEST)).clicked() {
                    form.shared.request(Request::TestVoice);
                }
            });
        });
    });
    form.section(ui, msg::SETTINGS_SOUNDS, |form, ui| {
        let sounds = form.settings().sounds;
        form.percent(
            ui,
            msg::SETTINGS_SOUNDS_TABLE,
            sounds.table.into(),
            &VOLUME,
            |settings, to| settings.sounds.table = loudness(to),
        );
        form.percent(
            ui,
            msg::SETTINGS_SOUNDS_ALERTS,
            sounds.alerts.into(),
            &VOLUME,
            |settings, to| settings.sounds.alerts = loudness(to),
        );
    });
    form.section(ui, msg::SETTINGS_VERBOSITY, |form, ui| {
        let (own, about) = (
            msg::SETTINGS_VERBOSITY_OWN,
            form.shared.text(msg::SETTINGS_VERBOSITY_ABOUT),
        );
        form.choose_about(ui, own, &about, &VERBOSITIES, |it| &mut it.verbosity.own);
        form.choose(ui, msg::SETTINGS_VERBOSITY_OTHERS, &VERBOSITIES, |it| {
            &mut it.verbosity.others
        });
        form.switch(ui, msg::SETTINGS_QUIET_TALK, [false, true], |it| {
            &mut it.together.quiet_talk
        });
    });
}

/// How far a volume goes.
const VOLUME: Steps<u64> = Steps {
    range: 0..=100,
    step: 5,
    page: 25,
};

/// So many percent as the settings keep them.
fn loudness(percent: u64) -> u8 {
    u8::try_from(percent).map_or(100, |it| it.min(100))
}

/// The voice for the language that is spoken, in words.
fn voice(form: &SettingsForm<'_>) -> String {
    let words = &form.shared.words;
    let own = form.settings().voice.voices.get(words.language().tag());
    let name = own.map_or_else(|| words.text(msg::SETTINGS_VOICE_FIRST), String::clone);
    words.say(&msg!(settings_now {
        what: words.text(msg::SETTINGS_VOICE_NAME),
        value: name,
    }))
}
