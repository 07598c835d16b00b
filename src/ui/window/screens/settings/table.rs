use egui::Ui;

use super::SettingsForm;
use crate::table::{NextHand, Pacing, TimeScale};

/// How far timers are stretched.
pub(in crate::ui::window::screens) const TIMES: [(TimeScale, &str); 5] = [
    (TimeScale::Times1, "settings-time-rules"),
    (TimeScale::Times2, "settings-time-twice"),
    (TimeScale::Times5, "settings-time-five"),
    (TimeScale::Times10, "settings-time-ten"),
    (TimeScale::Untimed, "settings-time-untimed"),
];

const PACES: [(Pacing, &str); 4] = [
    (Pacing::Instant, "settings-pacing-instant"),
    (Pacing::Quick, "settings-pacing-quick"),
    (Pacing::Normal, "settings-pacing-normal"),
    (Pacing::Leisurely, "settings-pacing-leisurely"),
];

const NEXT_HANDS: [(NextHand, &str); 2] = [
    (NextHand::ByItself, "settings-next-hand-by-itself"),
    (NextHand::WhenAsked, "settings-next-hand-when-asked"),
];

/// How the table runs, what is asked before it is done, and what helps.
pub(super) fn show(ui: &mut Ui, form: &mut SettingsForm<'_>) {
    form.section(ui, "settings-table", |form, ui| {
        form.about(ui, "settings-time-about");
        form.choose(ui, "settings-time", &TIMES, |it| &mut it.table.time_scale);
        form.choose(ui, "settings-pacing", &PACES, |it| &mut it.table.pacing);
        form.choose(ui, "settings-next-hand", &NEXT_HANDS, |it| {
            &mut it.table.next_hand
        });
    });
    form.section(ui, "settings-asks", |form, ui| {
        form.switch(ui, "settings-asks-fold", [false, true], |it| {
            &mut it.asks.needless_fold
        });
        form.switch(ui, "settings-asks-all-in", [false, true], |it| {
            &mut it.asks.all_in
        });
    });
    form.section(ui, "settings-aids", |form, ui| {
        form.switch(ui, "settings-aids-odds", [false, true], |it| {
            &mut it.aids.odds
        });
        form.switch(ui, "settings-aids-coach", [false, true], |it| {
            &mut it.aids.coach
        });
    });
}
