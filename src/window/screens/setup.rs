//! How a table is set before a game: presets, every option of the game, the
//! opponents and the time.
//!
//! A game's form is data: `items` names what there is to choose, with its
//! value in the options. All games are then shown, typed in and told alike.

mod form;
mod items;
mod opponents;
mod rows;
mod unit;
mod value;
mod words;

use egui::{Id, Panel, Response, Ui};

use super::settings::TIMES;
use super::{Leaving, top};
use crate::cards::Seed;
use crate::client::Setup;
use crate::engine::{GameKind, Options};
use crate::l10n::Message;
use crate::session::{self, TimeScale};
use crate::store::{LastTable, Settings};
use crate::talk::Utterance;
use crate::window::confirm::{Confirm, Question};
use crate::window::desk::{Desk, Wish};
use crate::window::focus;
use crate::window::widgets::{
    Choice, Choices, button, column, described_choice, explain, heading, hint_beside, main_button,
    page, reading,
};
use form::{Form, Sheet};
use opponents::Opponents;

/// What a game is played with.
pub(in crate::window) struct SetupScreen {
    /// Ready-made options with their names, the usual ones first.
    presets: Vec<(&'static str, Options)>,
    form: Form,
    opponents: Opponents,
    time: TimeScale,
    /// The field that is being typed in. What is wrong there is not told
    /// before it is left.
    editing: Option<&'static str>,
    /// What is wrong, as far as the player has been told.
    told: Vec<String>,
    replace: Confirm,
}

const REPLACE: Question = Question {
    salt: "replace",
    question: "setup-replace",
    yes: "setup-replace-yes",
    command: None,
};

/// The bar with the main button stays in sight where there is room for it.
const ROOM_FOR_BAR: f32 = 420.0;

impl SetupScreen {
    /// The form of a game. It begins with the table as it was set the last
    /// time.
    pub(in crate::window) fn new(game: GameKind, settings: &Settings) -> SetupScreen {
        let last = settings.tables.get(game.id());
        let last = last.filter(|it| it.options.kind() == game && it.options.check().is_ok());
        let options = last.map_or_else(|| game.usual(), |it| it.options.clone());
        let presets = Options::presets().into_iter();
        SetupScreen {
            presets: presets.filter(|(_, it)| it.kind() == game).collect(),
            form: Form::new(options),
            opponents: Opponents::new(game, last.and_then(|it| it.opponents.as_deref())),
            time: settings.table.time_scale,
            editing: None,
            told: Vec::new(),
            replace: Confirm::default(),
        }
    }

    /// Which game it sets the table for.
    pub(in crate::window) fn game(&self) -> GameKind {
        self.opponents.game()
    }

    pub(in crate::window) fn title(&self, desk: &Desk) -> String {
        SetupScreen::title_of(self.game(), desk)
    }

    /// What the screen of a game is called.
    pub(in crate::window) fn title_of(game: GameKind, desk: &Desk) -> String {
        let game = desk.text(&format!("game-{game}"));
        desk.words.say(&Message::new("menu-new").with("game", game))
    }

    /// The player goes back: first out of the question before a game is
    /// given up.
    pub(in crate::window) fn leave(&mut self) -> Leaving {
        self.replace.leave()
    }

    pub(in crate::window) fn show(&mut self, ui: &mut Ui, desk: &mut Desk) {
        self.replace.give_focus_back(ui.ctx());
        // A dialog covers the rest for the eyes; for assistive technology
        // the rest must be disabled.
        ui.add_enabled_ui(!self.replace.is_open(), |ui| self.screen(ui, desk));
        if self.replace.agrees(ui.ctx(), desk, &REPLACE) {
            self.begin(desk);
        }
    }

    fn screen(&mut self, ui: &mut Ui, desk: &mut Desk) {
        let stays = ui.available_height() >= ROOM_FOR_BAR;
        let bar = stays.then(|| {
            let bar = Panel::top("bar").resizable(false);
            let shown = bar.show(ui, |ui| column(ui, |ui| self.bar(ui, desk)));
            shown.inner
        });
        let (start, fields) = page(ui, |ui| {
            let start = bar.unwrap_or_else(|| self.bar(ui, desk));
            if start.clicked() {
                // What is wrong is told because of that, and only once.
                self.editing = None;
            }
            (start, self.content(ui, desk))
        });
        if start.clicked() {
            self.start(desk, &fields);
        }
    }

    /// What stays in sight. Gives the main button.
    fn bar(&mut self, ui: &mut Ui, desk: &mut Desk) -> Response {
        let title = self.title(desk);
        top(ui, desk, &title);
        let buttons = ui.horizontal_wrapped(|ui| {
            let start = main_button(ui, "start", &desk.text("setup-start"));
            focus::home(&start);
            let usual = button(ui, "usual", &desk.text("setup-usual"));
            if hint_beside(usual, &desk.text("setup-usual-hint")).clicked() {
                self.opponents.mix();
                self.set(desk, 0);
            }
            explain(ui, &start, &desk.text("setup-start-hint"));
            start
        });
        ui.add_space(8.0);
        buttons.inner
    }

    /// Gives the fields by their items' names.
    fn content(&mut self, ui: &mut Ui, desk: &mut Desk) -> Vec<(&'static str, Id)> {
        let sheet = self.form.sheet();
        ui.spacing_mut().item_spacing.y = 6.0;
        reading(
            ui,
            "about",
            desk.text(&format!("game-{}-about", self.game())),
        );
        ui.add_space(10.0);
        self.presets(ui, desk, &sheet);
        ui.add_space(10.0);
        heading(ui, 2, &desk.text("setup-options"));
        let fields = self.rows(ui, desk, &sheet.rows);
        ui.add_space(10.0);
        heading(ui, 2, &desk.text("setup-others"));
        self.opponents.show(ui, desk);
        ui.add_space(10.0);
        self.time(ui, desk);
        fields
    }

    fn presets(&mut self, ui: &mut Ui, desk: &mut Desk, sheet: &Sheet) {
        let is_right = sheet.wrong().next().is_none();
        let current =
            (self.presets.iter()).position(|(_, options)| is_right && *options == sheet.options);
        let choice = |(place, (name, _)): (usize, &(&str, Options))| Choice {
            value: Some(place),
            name: words::capitalized(&desk.text(&format!("preset-{name}"))),
            about: self.about_preset(desk, place),
        };
        let choices: Vec<_> = self.presets.iter().enumerate().map(choice).collect();
        let says = Choices {
            label: &desk.text("setup-preset"),
            about: "",
            choices: &choices,
        };
        if let Some(Some(place)) = described_choice(ui, "preset", &says, current) {
            self.set(desk, place);
        }
    }

    fn about_preset(&self, desk: &Desk, place: usize) -> String {
        let ((_, options), (_, usual)) = (&self.presets[place], &self.presets[0]);
        words::differences(options, usual, &desk.words)
    }

    /// Sets ready-made options, and tells what they are.
    fn set(&mut self, desk: &mut Desk, place: usize) {
        let (name, options) = &self.presets[place];
        let message = Message::new("setup-preset-set")
            .with("name", desk.text(&format!("preset-{name}")))
            .with("about", self.about_preset(desk, place));
        let text = desk.words.say(&message);
        self.form = Form::new(options.clone());
        self.told.clear();
        desk.wish(Wish::Say(Utterance::answer(text)));
    }

    fn time(&mut self, ui: &mut Ui, desk: &mut Desk) {
        let choices = TIMES.map(|(value, key)| Choice {
            value,
            name: desk.text(key),
            about: String::new(),
        });
        let says = Choices {
            label: &desk.text("settings-time"),
            about: &desk.text("settings-time-about"),
            choices: &choices,
        };
        if let Some(time) = choose(ui, desk, "time", &says, self.time) {
            self.time = time;
        }
    }

    /// Starts the game if all is well; otherwise says what is wrong and goes
    /// there.
    fn start(&mut self, desk: &mut Desk, fields: &[(&'static str, Id)]) {
        let sheet = self.form.sheet();
        self.told = self.problems(desk, &sheet);
        if let (Some(wrong), Some(problem)) = (sheet.wrong().next(), self.told.first()) {
            let message = Message::new("setup-not-started").with("problem", problem.clone());
            let text = desk.words.say(&message);
            desk.wish(Wish::Say(Utterance::error(text)));
            if let Some(&(_, field)) = fields.iter().find(|(id, _)| *id == wrong.id) {
                desk.wish(Wish::Focus(field));
            }
            return;
        }
        match &desk.table {
            Some(table) if !table.is_over() => self.replace.ask(),
            _ => self.begin(desk),
        }
    }

    /// Starts the game as it is set.
    fn begin(&mut self, desk: &mut Desk) {
        let options = self.form.sheet().options;
        let table = session::Settings {
            time_scale: self.time,
            ..desk.settings.table.clone()
        };
        let last = LastTable {
            options: options.clone(),
            opponents: self.opponents.name().map(str::to_owned),
        };
        let setup = Setup {
            options,
            seed: Seed::from_system(),
            styles: self.opponents.styles(),
            settings: table.clone(),
            verbosity: desk.settings.verbosity,
        };
        let settings = Settings {
            table,
            ..desk.settings.clone()
        };
        desk.wish(Wish::Change(Box::new(settings)));
        desk.wish(Wish::Start(Box::new(setup), last));
    }

    fn problems(&self, desk: &Desk, sheet: &Sheet) -> Vec<String> {
        let problem = |row| words::problem(row, &desk.words);
        sheet.wrong().filter_map(problem).collect()
    }
}

/// Lets one of several be chosen. A screen reader says by itself what became
/// of it, so that only the own voice is told.
fn choose<T: Copy + PartialEq>(
    ui: &mut Ui,
    desk: &mut Desk,
    salt: &str,
    says: &Choices<'_, T>,
    current: T,
) -> Option<T> {
    let chosen = described_choice(ui, salt, says, current)?;
    if let Some(choice) = says.choices.iter().find(|it| it.value == chosen) {
        let now = Message::new("settings-now").with("what", says.label);
        let text = desk.words.say(&now.with("value", choice.name.as_str()));
        desk.wish(Wish::SayAloud(Utterance::answer(text)));
    }
    Some(chosen)
}
