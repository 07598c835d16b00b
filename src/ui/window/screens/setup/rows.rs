use egui::{Id, Response, Ui};

use super::form::FormRow;
use super::{SetupScreen, choose};
use crate::player::options::read_amount;
use crate::rules::Amount;
use crate::speech::{Utterance, msg, options as says};
use crate::ui::window::focus;
use crate::ui::window::shared::{Request, Shared};
use crate::ui::window::widgets::{Choice, ChoiceList, Field, Steps, Written, number_field};

impl SetupScreen {
    /// Shows every option. Gives the fields by their options' names.
    pub(super) fn rows(
        &mut self,
        ui: &mut Ui,
        shared: &mut Shared,
        rows: &[FormRow],
    ) -> Vec<(&'static str, Id)> {
        let mut fields = Vec::new();
        for row in rows {
            ui.add_space(4.0);
            if row.option.kinds.len() > 1 {
                self.picks(ui, shared, row);
            }
            if let Some(bounds) = row.amount() {
                fields.push((row.option.name, self.amount(ui, shared, row, bounds)));
            }
        }
        fields
    }

    fn picks(&mut self, ui: &mut Ui, shared: &mut Shared, row: &FormRow) {
        let option = &row.option;
        let choice = |pick| Choice {
            value: pick,
            name: shared.words.say(&msg!(standing_alone {
                text: says::pick(option, pick, &shared.words)
            })),
            about: String::new(),
        };
        let choices: Vec<_> = option.picks().into_iter().map(choice).collect();
        let list = ChoiceList {
            words: &shared.words,
            label: &says::label(option, &shared.words),
            about: &says::about(option, &shared.words),
            choices: &choices,
        };
        if let Some((pick, told)) = choose(ui, option.name, &list, option.picked()) {
            self.form.pick(option.name, pick);
            shared.request(told);
        }
    }

    fn amount(
        &mut self,
        ui: &mut Ui,
        shared: &mut Shared,
        row: &FormRow,
        (amount, least, most): (&Amount, u64, u64),
    ) -> Id {
        let (option, id, words) = (&row.option, row.option.name, &shared.words);
        let written = || says::write(amount.unit, option.chosen.amount, words);
        let mut text = row.typed.clone().unwrap_or_else(written);
        let about = match option.kinds.len() {
            1 => says::about(option, words),
            _ => String::new(),
        };
        let about = words.one_after_another([
            about,
            says::range(amount, words),
            says::step(amount, row.step, words),
        ]);
        let problem = row.tell_problem(words);
        let told = Field {
            words,
            label: &says::amount_label(option, words),
            about: &about,
            error: problem.as_deref().filter(|_| self.editing != Some(id)),
        };
        let steps = Steps {
            range: least..=most,
            step: row.step,
            page: row.step.saturating_mul(10),
        };
        let written = Written {
            read: &|text| read_amount(amount.unit, text),
            write: &|number| says::write(amount.unit, number, words),
        };
        let salt = (id, option.kind().name);
        let response = number_field(ui, salt, &mut text, &told, &steps, &written);
        if response.changed() {
            self.form.enter(id, text);
            self.editing = response.has_focus().then_some(id);
        }
        if response.lost_focus() {
            self.left(ui, shared, id, &response);
        }
        response.id
    }

    /// A field was left. Enter goes on to the next one, unless there is
    /// something to mend first; it never starts a game.
    fn left(&mut self, ui: &Ui, shared: &mut Shared, id: &'static str, field: &Response) {
        let edited = self.editing.take() == Some(id);
        let entered = Field::entered(ui, field);
        // A player with a pointer sees the problem, and may be about to start.
        let pointed = ui.input(|input| input.pointer.any_down());
        if (!edited && !entered) || pointed {
            return;
        }
        let sheet = self.form.sheet();
        let own = sheet.wrong().find(|row| row.option.name == id);
        let own = own.and_then(|row| row.tell_problem(&shared.words));
        let all = self.problems(shared, &sheet);
        let told = std::mem::replace(&mut self.told, all);
        let news = self.told.iter().filter(|problem| !told.contains(problem));
        let said: Vec<String> = match (&own, entered) {
            (Some(own), true) => vec![own.clone()],
            _ => news.cloned().collect(),
        };
        if !said.is_empty() {
            let said = shared.words.one_after_another(said);
            shared.request(Request::Mention(Utterance::error(said)));
        }
        match own {
            Some(_) if entered => shared.request(Request::Focus(field.id)),
            None if entered => focus::go_on(ui.ctx(), field.id),
            _ => {}
        }
    }
}
