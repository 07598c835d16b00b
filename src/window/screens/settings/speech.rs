use egui::Ui;

use super::{Form, voices};
use crate::outlets::Channel;
use crate::talk::Verbosity;
use crate::window::desk::Wish;
use crate::window::widgets::button;

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
pub(super) fn show(ui: &mut Ui, form: &mut Form<'_>) {
    form.section(ui, "settings-speech", |form, ui| {
        form.choose_explained(ui, "settings-channel", &CHANNELS, |it| &mut it.channel);
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
        let language = form.desk.words.language();
        let list = form.desk.outlets.voices(language);
        voices::show(ui, form, language, &list);
        if button(ui, "test", &form.desk.text("settings-voice-test")).clicked() {
            form.desk.wish(Wish::TestVoice);
        }
    });
    form.section(ui, "settings-sounds", |form, ui| {
        form.slide(ui, "settings-sounds-table", 0..=100, |it| {
            &mut it.sounds.table
        });
        form.slide(ui, "settings-sounds-alerts", 0..=100, |it| {
            &mut it.sounds.alerts
        });
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
