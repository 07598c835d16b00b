use egui::{Context, Ui};

use crate::engine::{BetChoices, Chips, Choices, View};
use crate::input::{Command, parse_amount};
use crate::l10n::Message;
use crate::talk::Utterance;
use crate::window::desk::{Desk, Wish};
use crate::window::widgets::{Dialog, Field, button, dialog, field, heading, hint, main_button};

/// The amount to raise to, as it is being typed.
#[derive(Default)]
pub(super) struct RaiseForm {
    text: String,
    error: Option<String>,
    opened: bool,
}

impl RaiseForm {
    pub(super) fn show(&mut self, ctx: &Context, desk: &mut Desk, view: &View) {
        let Some(Choices::Bet(bet)) = view.choices else {
            return;
        };
        let Ok(range) = bet.raise else { return };
        if self.text.is_empty() && !self.opened {
            self.text = range.min.to_string();
        }
        let limits = Message::new("ask-amount")
            .with("min", range.min)
            .with("max", range.max);
        let limits = desk.words.say(&limits);
        let name = desk.text("raise-title");
        let says = Dialog {
            salt: "raise",
            name: &name,
        };
        dialog(ctx, &says, |ui| {
            heading(ui, 2, &name);
            self.amount(ui, desk, &limits);
            self.steps(ui, desk, view, bet);
            ui.separator();
            ui.horizontal(|ui| {
                let typed = Message::new("raise-do").with("amount", self.text.clone());
                if main_button(ui, "do", &desk.words.say(&typed)).clicked() {
                    self.enter(desk, &limits);
                }
                let cancel = button(ui, "cancel", &desk.text("cancel"));
                if hint(cancel, &desk.key_hint(Command::Back)).clicked() {
                    desk.wish(Wish::Obey(Command::Back));
                }
            });
        });
    }

    fn amount(&mut self, ui: &mut Ui, desk: &mut Desk, limits: &str) {
        let says = Field {
            label: &desk.text("raise-field"),
            about: limits,
            error: self.error.as_deref(),
        };
        let response = field(ui, "amount", &mut self.text, says);
        if !std::mem::replace(&mut self.opened, true) {
            desk.wish(Wish::Focus(response.id));
        }
        if response.changed() {
            self.error = None;
        }
        if Field::entered(ui, &response) {
            self.enter(desk, limits);
            // Refused, the text can be mended where it is.
            desk.wish(Wish::Focus(response.id));
        }
    }

    /// Raises to what was typed, or says what is wrong with it.
    fn enter(&mut self, desk: &mut Desk, limits: &str) {
        let typed = parse_amount(&self.text);
        self.error = Some(limits.to_owned());
        if typed.is_err() {
            let message = Message::new("typed-bad-amount").with("text", self.text.clone());
            self.error = Some(desk.words.say(&message));
        }
        desk.wish(Wish::RaiseTo(self.text.clone()));
    }

    /// Amounts to choose: the focus stays, and the field says what it is now.
    fn steps(&mut self, ui: &mut Ui, desk: &mut Desk, view: &View, bet: BetChoices) {
        let Ok(range) = bet.raise else { return };
        let mut chosen = None;
        ui.horizontal_wrapped(|ui| {
            let typed = parse_amount(&self.text).unwrap_or(range.min);
            let step = view.rules.forced.largest().max(1);
            for (salt, key, to) in [
                ("less", "raise-less", typed.saturating_sub(step)),
                ("more", "raise-more", typed.saturating_add(step)),
                ("minimum", "raise-minimum", range.min),
                ("half", "raise-half-pot", part_of_pot(view, bet, 1, 2)),
                ("pot", "raise-pot", part_of_pot(view, bet, 1, 1)),
                ("maximum", "raise-maximum", range.max),
            ] {
                let to = to.clamp(range.min, range.max);
                let message = Message::new(key).with("amount", to);
                if button(ui, salt, &desk.words.say(&message)).clicked() {
                    chosen = Some(to);
                }
            }
        });
        if let Some(to) = chosen {
            self.text = to.to_string();
            self.error = None;
            let message = Message::new("raise-chosen").with("amount", to);
            let text = desk.words.say(&message);
            desk.wish(Wish::Say(Utterance::answer(text)));
        }
    }
}

/// The total after a raise by a part of the pot as it is after a call.
fn part_of_pot(view: &View, bet: BetChoices, part: Chips, of: Chips) -> Chips {
    let after_call = view.pot().saturating_add(bet.to_call);
    view.to_match.saturating_add(after_call / of * part)
}
