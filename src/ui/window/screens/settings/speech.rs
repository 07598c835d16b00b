use egui::Ui;

use super::SettingsForm;
use crate::player::settings::Channel;
use crate::speech::{Message, Verbosity};
use crate::ui::window::screens::{Screen, SoundsScreen};
use crate::ui::window::shared::Request;
use crate::ui::window::widgets::button;

const CHANNELS: [(Channel, &str); Channel::ALL.len()] = [
    (Channel::Automatic, "settings-channel-automatic"),
    (Channel::ScreenReader, "settings-channel-screen-reader"),
    (Channel::OwnVoice, "settings-channel-own-voice"),
    (Channel::Both, "settings-channel-both"),
    (Channel::Off, "settings-channel-off"),
];

const VERBOSITIES: [(Verbosity, &str); Verbosity::ALL.len()] = [
    (Verbosity::Brief, "settings-verbosity-brief"),
    (Verbosity::Normal, "settings-verbosity-normal"),
    (Verbosity::Full, "settings-verbosity-full"),
];

/// Who speaks, how it sounds, and how much is said.
pub(super) fn show(ui: &mut Ui, form: &mut SettingsForm<'_>) {
    form.section(ui, "settings-speech", |form, ui| {
        form.choose_explained(ui, "settings-channel", &CHANNELS, |it| &mut it.channel);
        form.switch(ui, "settings-live-status", [false, true], |it| {
            &mut it.live_status
        });
    });
    form.section(ui, "settings-voice", |form, ui| {
        let range = -100..=100;
        form.slide(ui, "settings-voice-rate", range.clone(), |it| {
            &mut it.voice.rate
        });
        form.slide(ui, "settings-voice-pitch", range.clone(), |it| {
            &mut it.voice.pitch
        });
        form.slide(ui, "settings-voice-volume", range, |it| {
            &mut it.voice.volume
        });
        if button(ui, "voice", &voice(form)).clicked() {
            form.shared.request(Request::Open(Screen::voices()));
        }
        if button(ui, "test", &form.shared.text("settings-voice-test")).clicked() {
            form.shared.request(Request::TestVoice);
        }
    });
    form.section(ui, "settings-sounds", |form, ui| {
        form.slide(ui, "settings-sounds-table", 0..=100, |it| {
            &mut it.sounds.table
        });
        form.slide(ui, "settings-sounds-alerts", 0..=100, |it| {
            &mut it.sounds.alerts
        });
        if button(ui, "lessons", &form.shared.text("lessons-title")).clicked() {
            form.shared
                .request(Request::Open(Screen::Sounds(SoundsScreen)));
        }
    });
    form.section(ui, "settings-verbosity", |form, ui| {
        form.about(ui, "settings-verbosity-about");
        form.choose(ui, "settings-verbosity-own", &VERBOSITIES, |it| {
            &mut it.verbosity.own
        });
        form.choose(ui, "settings-verbosity-others", &VERBOSITIES, |it| {
            &mut it.verbosity.others
        });
    });
}

/// The voice for the language that is spoken, in words.
fn voice(form: &SettingsForm<'_>) -> String {
    let words = &form.shared.words;
    let own = form.settings().voice.voices.get(words.language().tag());
    let name = own.map_or_else(|| words.text("settings-voice-first"), String::clone);
    let now = Message::new("settings-now").with("what", words.text("settings-voice-name"));
    words.say(&now.with("value", name))
}
