use egui::{Context, Ui};

use super::raise::{self, Preset};
use crate::player::client::{Asking, Client};
use crate::player::commands::{
    Command, CompanyCommand, ProgramCommand, TableCommand, parse_amount,
};
use crate::rules::{BetChoices, Chips, Choices, View};
use crate::speech::{Message, Utterance, msg};
use crate::ui::window::dialog::{Answers, Confirmation, Dialog, dialog};
use crate::ui::window::shared::{Request, Shared};
use crate::ui::window::widgets::{
    Field, Steps, Written, button, heading, hint, main_button, number_field,
};

/// The amount to raise to, as it is being typed.
#[derive(Default)]
pub(super) struct RaiseForm {
    text: String,
    /// Whether what stands there was given, and nothing typed since.
    given: bool,
    opened: bool,
}

impl RaiseForm {
    pub(super) fn show(&mut self, ctx: &Context, shared: &mut Shared, view: &View) {
        let Some(Choices::Bet(bet)) = view.choices else {
            return;
        };
        let Ok(range) = bet.raise else { return };
        if self.text.is_empty() && !self.opened {
            self.text = range.min.to_string();
        }
        let step = raise::step(view);
        let steps = Steps {
            range: range.min..=range.max,
            step,
            page: step.saturating_mul(10),
        };
        let opening = view.to_match == 0;
        let name = shared.words.say(&msg!(raise_title { opening }));
        let says = Dialog {
            salt: "raise",
            name: &name,
            about: "",
        };
        dialog(ctx, &says, |ui| {
            heading(ui, 2, &name);
            self.amount(ui, shared, view, &steps);
            self.steps(ui, shared, view, bet);
            ui.separator();
            ui.horizontal(|ui| {
                // What is no amount stays as it was typed.
                let typed = match parse_amount(&self.text) {
                    Ok(amount) => msg!(raise_do { opening, amount }),
                    Err(_) => msg!(raise_do {
                        opening,
                        amount: self.text.clone()
                    }),
                };
                if main_button(ui, "do", &shared.words.say(&typed)).clicked() {
                    self.enter(shared);
                }
                let cancel = button(ui, "cancel", &shared.text(msg::CANCEL));
                if hint(cancel, &shared.key_hint(ProgramCommand::Back)).clicked() {
                    shared.obey(ProgramCommand::Back);
                }
            });
        });
    }

    fn amount(&mut self, ui: &mut Ui, shared: &mut Shared, view: &View, steps: &Steps<Chips>) {
        let table = shared.table.as_ref().filter(|_| self.given);
        let about = [
            msg!(ask_amount {
                opening: view.to_match == 0,
                min: *steps.range.start(),
                max: *steps.range.end()
            }),
            msg!(raise_steps {
                step: steps.step,
                page: steps.page
            }),
        ];
        let about = about.map(|it| shared.words.say(&it));
        let about = shared.words.one_after_another(about);
        let says = Field {
            words: &shared.words,
            label: &shared.words.say(&msg!(raise_field {
                opening: view.to_match == 0
            })),
            about: &about,
            error: table.and_then(|table| table.wrong_amount()),
        };
        let written = Written {
            read: &|text| parse_amount(text).ok(),
            write: &|amount: Chips| amount.to_string(),
        };
        let response = number_field(ui, "amount", &mut self.text, &says, steps, &written);
        if !std::mem::replace(&mut self.opened, true) {
            shared.request(Request::Focus(response.id));
        }
        if response.changed() {
            self.given = false;
        }
        if Field::entered(ui, &response) {
            self.enter(shared);
            // Refused, the text can be mended where it is.
            shared.request(Request::Focus(response.id));
        }
    }

    /// Raises to what was typed, or the table says what is wrong with it.
    fn enter(&mut self, shared: &mut Shared) {
        self.given = true;
        shared.request(Request::RaiseTo(self.text.clone()));
    }

    /// Amounts to choose: the focus stays, and the field says what it is now.
    fn steps(&mut self, ui: &mut Ui, shared: &mut Shared, view: &View, bet: BetChoices) {
        let Ok(range) = bet.raise else { return };
        let mut chosen = None;
        ui.horizontal_wrapped(|ui| {
            let typed = parse_amount(&self.text).unwrap_or(range.min);
            let step = raise::step(view);
            let preset = |preset: Preset| preset.total(view, bet, range);
            let choices: [(&str, AmountName, Chips); 6] = [
                (
                    "less",
                    |amount| msg!(raise_less { amount }),
                    typed.saturating_sub(step),
                ),
                (
                    "more",
                    |amount| msg!(raise_more { amount }),
                    typed.saturating_add(step),
                ),
                (
                    "minimum",
                    |amount| msg!(raise_minimum { amount }),
                    preset(Preset::Minimum),
                ),
                (
                    "half",
                    |amount| msg!(raise_half_pot { amount }),
                    preset(Preset::HalfPot),
                ),
                (
                    "pot",
                    |amount| msg!(raise_pot { amount }),
                    preset(Preset::Pot),
                ),
                (
                    "maximum",
                    |amount| msg!(raise_maximum { amount }),
                    preset(Preset::Maximum),
                ),
            ];
            for (salt, says, to) in choices {
                let to = to.clamp(range.min, range.max);
                if button(ui, salt, &shared.words.say(&says(to))).clicked() {
                    chosen = Some(to);
                }
            }
        });
        if let Some(to) = chosen {
            self.text = to.to_string();
            self.given = false;
            let message = msg!(raise_chosen {
                opening: view.to_match == 0,
                amount: to
            });
            let text = shared.words.say(&message);
            shared.request(Request::Say(Utterance::answer(text)));
        }
    }
}

/// Names an amount that can be chosen.
type AmountName = fn(Chips) -> Message<'static>;

/// The command that says yes to a question, where one does.
pub(in crate::ui::window) fn yes(asking: Asking) -> Option<Command> {
    match asking {
        Asking::Fold => Some(Command::Table(TableCommand::Fold)),
        Asking::AllIn => Some(Command::Table(TableCommand::AllIn)),
        Asking::Leave => Some(Command::Company(CompanyCommand::Leave)),
        Asking::Amount => None,
    }
}

/// A question before something that cannot be undone. The client asks and
/// speaks it; here it is only shown.
pub(super) fn confirm(ctx: &Context, shared: &mut Shared, asking: Asking, opened: &mut bool) {
    let me = || shared.table.as_ref()?.view()?.me();
    let (question, agree) = match asking {
        Asking::Fold => (msg::CONFIRM_FOLD.into(), msg::CONFIRM_FOLD_YES),
        Asking::AllIn => {
            let amount = me().map_or(0, |me| me.stack);
            (msg!(confirm_all_in { amount }), msg::CONFIRM_ALL_IN_YES)
        }
        Asking::Leave => {
            let closes = shared.table.as_ref().is_some_and(Client::closes);
            (msg!(confirm_leave { closes }), msg::CONFIRM_LEAVE_YES)
        }
        Asking::Amount => return,
    };
    let asks = Confirmation {
        salt: "confirm",
        question,
        yes: agree,
        command: yes(asking),
    };
    let Answers { no, yes } = asks.show(ctx, shared);
    if !std::mem::replace(opened, true) {
        shared.request(Request::Focus(no.id));
    }
    if no.clicked() {
        shared.obey(ProgramCommand::Back);
    }
    if yes.clicked() {
        shared.request(Request::Yes);
    }
}
