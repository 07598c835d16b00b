use egui::{FocusDirection, Id, Response, Ui};

use super::form::{Amount, FormRow};
use super::words;
use super::{SetupScreen, choose};
use crate::speech::Utterance;
use crate::ui::window::shared::{Request, Shared};
use crate::ui::window::widgets::{Choice, ChoiceList, Field, field};

impl SetupScreen {
    /// Shows every option. Gives the fields by their items' names.
    pub(super) fn rows(
        &mut self,
        ui: &mut Ui,
        shared: &mut Shared,
        rows: &[FormRow],
    ) -> Vec<(&'static str, Id)> {
        let mut fields = Vec::new();
        for row in rows {
            ui.add_space(4.0);
            if !row.picks.is_empty() {
                self.picks(ui, shared, row);
            }
            if let Some(amount) = &row.amount {
                fields.push((row.id, self.amount(ui, shared, row, amount)));
            }
        }
        fields
    }

    fn picks(&mut self, ui: &mut Ui, shared: &mut Shared, row: &FormRow) {
        let choice = |&pick| Choice {
            value: pick,
            name: words::capitalized(&words::pick(row, pick, &shared.words)),
            about: String::new(),
        };
        let choices: Vec<_> = row.picks.iter().map(choice).collect();
        let says = ChoiceList {
            label: &words::label(row, &shared.words),
            about: &words::about(row, &shared.words),
            choices: &choices,
        };
        if let Some(pick) = choose(ui, shared, row.id, &says, row.picked) {
            self.form.pick(row.id, pick);
        }
    }

    fn amount(&mut self, ui: &mut Ui, shared: &mut Shared, row: &FormRow, amount: &Amount) -> Id {
        let typed = amount.typed.clone();
        let mut text = typed.unwrap_or_else(|| amount.unit.write(amount.value, &shared.words));
        let range = words::range(amount, &shared.words);
        let about = match row.picks.is_empty() {
            true => format!("{} {range}", words::about(row, &shared.words)),
            false => range,
        };
        let problem = words::problem(row, &shared.words);
        let says = Field {
            label: &words::amount_label(row, &shared.words),
            about: &about,
            error: problem.as_deref().filter(|_| self.editing != Some(row.id)),
        };
        let salt = (row.id, row.picked.name);
        let response = field(ui, salt, &mut text, says);
        if response.changed() {
            self.form.enter(row.id, text);
            self.editing = response.has_focus().then_some(row.id);
        }
        if response.lost_focus() {
            self.left(ui, shared, row.id, &response);
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
        let own = sheet.wrong().find(|row| row.id == id);
        let own = own.and_then(|row| words::problem(row, &shared.words));
        let all = self.problems(shared, &sheet);
        let told = std::mem::replace(&mut self.told, all);
        let news = self.told.iter().filter(|problem| !told.contains(problem));
        let said: Vec<&str> = match (&own, entered) {
            (Some(own), true) => vec![own],
            _ => news.map(String::as_str).collect(),
        };
        if !said.is_empty() {
            shared.request(Request::Say(Utterance::error(said.join(" "))));
        }
        match own {
            Some(_) if entered => shared.request(Request::Focus(field.id)),
            None if entered => ui.memory_mut(|memory| memory.move_focus(FocusDirection::Next)),
            _ => {}
        }
    }
}
