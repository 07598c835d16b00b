use crate::speech::msg;
use egui::Ui;

use super::SettingsForm;
use crate::player::settings::{NEXT_HANDS, PACES, TIMES};

/// How the table runs, what is asked before it is done, and what helps.
pub(super) fn show(ui: &mut Ui, form: &mut SettingsForm<'_>) {
    form.section(ui, msg::SETTINGS_TABLE, |form, ui| {
        let about = form.shared.text(msg::SETTINGS_TIME_ABOUT);
        form.choose_about(ui, msg::SETTINGS_TIME, &about, &TIMES, |it| {
            &mut it.table.time_scale
        });
        form.choose(ui, msg::SETTINGS_PACING, &PACES, |it| &mut it.table.pacing);
        form.choose(ui, msg::SETTINGS_NEXT_HAND, &NEXT_HANDS, |it| {
            &mut it.table.next_hand
        });
    });
    form.switches(ui, msg::SETTINGS_ASKS_AND_AIDS, |form, ui| {
        form.switch(ui, msg::SETTINGS_ASKS_FOLD, [false, true], |it| {
            &mut it.asks.needless_fold
        });
        form.switch(ui, msg::SETTINGS_ASKS_ALL_IN, [false, true], |it| {
            &mut it.asks.all_in
        });
        form.switch(ui, msg::SETTINGS_AIDS_ODDS, [false, true], |it| {
            &mut it.aids.odds
        });
        form.switch(ui, msg::SETTINGS_AIDS_COACH, [false, true], |it| {
            &mut it.aids.coach
        });
    });
}
