//! How a table is set before a game: presets, every option of the game, the
//! opponents and the time.
//!
//! The form follows from the list of the game's options. All games are
//! shown, typed in and told alike.

mod form;
mod opponents;
mod rows;

use egui::{Id, Panel, Response, Ui};

use super::{Leaving, top};
use crate::player::client::{Client, Setup};
use crate::player::settings::{LastTable, Settings, TIMES};
use crate::rules::cards::Seed;
use crate::rules::{GameKind, Options};
use crate::speech::{Utterance, msg, options as says};
use crate::table;
use crate::table::TimeScale;
use crate::ui::window::dialog::{ConfirmDialog, Confirmation};
use crate::ui::window::focus;
use crate::ui::window::shared::{Request, Shared};
use crate::ui::window::together::HostPlan;
use crate::ui::window::widgets::{
    Choice, ChoiceList, button, column, described_choice, explain, hint_beside, main_button, page,
    reading, section,
};
use form::{OptionsForm, Sheet};
use opponents::Opponents;

/// What a game is played with.
pub(in crate::ui::window) struct SetupScreen {
    /// Ready-made options with their names, the usual ones first.
    presets: Vec<(&'static str, Options)>,
    form: OptionsForm,
    opponents: Opponents,
    time: TimeScale,
    /// The field that is being typed in. What is wrong there is not told
    /// before it is left.
    editing: Option<&'static str>,
    /// What is wrong, as far as the player has been told.
    told: Vec<String>,
    replace: ConfirmDialog,
    /// How other people come to it, where they do.
    others: Option<HostPlan>,
}

const REPLACE: Confirmation = Confirmation {
    salt: "replace",
    question: msg::SETUP_REPLACE,
    yes: msg::SETUP_REPLACE_YES,
    command: None,
};

/// The bar with the main button stays in sight where there is room for it.
const ROOM_FOR_BAR: f32 = 420.0;

impl SetupScreen {
    /// The form of a game. It begins with the table as it was set the last
    /// time.
    pub(in crate::ui::window) fn new(game: GameKind, settings: &Settings) -> SetupScreen {
        let last = settings.tables.get(game.id());
        let last = last.filter(|it| it.options.kind() == game && it.options.check().is_ok());
        let options = last.map_or_else(|| game.usual(), |it| it.options.clone());
        let presets = Options::presets().into_iter();
        SetupScreen {
            presets: presets.filter(|(_, it)| it.kind() == game).collect(),
            form: OptionsForm::new(options),
            opponents: Opponents::new(game, last.and_then(|it| it.opponents.as_deref())),
            time: settings.table.time_scale,
            editing: None,
            told: Vec::new(),
            replace: ConfirmDialog::default(),
            others: None,
        }
    }

    /// The same for a table to which other people come.
    pub(in crate::ui::window) fn for_others(
        game: GameKind,
        settings: &Settings,
        plan: HostPlan,
    ) -> SetupScreen {
        SetupScreen {
            others: Some(plan),
            ..SetupScreen::new(game, settings)
        }
    }

    /// Which game it sets the table for.
    pub(in crate::ui::window) fn game(&self) -> GameKind {
        self.opponents.game()
    }

    pub(in crate::ui::window) fn title(&self, shared: &Shared) -> String {
        if self.others.is_none() {
            return SetupScreen::title_of(self.game(), shared);
        }
        let game = shared.text(msg::game(self.game()));
        shared.words.say(&msg!(together_set { game }))
    }

    /// What the screen of a game is called.
    pub(in crate::ui::window) fn title_of(game: GameKind, shared: &Shared) -> String {
        let game = shared.text(msg::game(game));
        shared.words.say(&msg!(menu_new { game }))
    }

    /// Whether a question stands in front of it.
    pub(in crate::ui::window) fn asks(&self) -> bool {
        self.replace.is_open()
    }

    /// The player goes back: first out of the question before a game is
    /// given up.
    pub(in crate::ui::window) fn leave(&mut self) -> Leaving {
        self.replace.leave()
    }

    pub(in crate::ui::window) fn show(&mut self, ui: &mut Ui, shared: &mut Shared) {
        self.replace.give_focus_back(ui.ctx());
        // A dialog covers the rest for the eyes; for assistive technology
        // the rest must be disabled.
        ui.add_enabled_ui(!self.replace.is_open(), |ui| self.screen(ui, shared));
        if self.replace.agrees(ui.ctx(), shared, &REPLACE) {
            self.begin(shared);
        }
    }

    fn screen(&mut self, ui: &mut Ui, shared: &mut Shared) {
        let stays = ui.available_height() >= ROOM_FOR_BAR;
        let bar = stays.then(|| {
            let bar = Panel::top("bar").resizable(false);
            let shown = bar.show(ui, |ui| column(ui, |ui| self.bar(ui, shared)));
            shown.inner
        });
        let (start, fields) = page(ui, |ui| {
            let start = bar.unwrap_or_else(|| self.bar(ui, shared));
            if start.clicked() {
                // What is wrong is told because of that, and only once.
                self.editing = None;
            }
            (start, self.content(ui, shared))
        });
        if start.clicked() {
            self.start(shared, &fields);
        }
    }

    /// What stays in sight. Gives the main button.
    fn bar(&mut self, ui: &mut Ui, shared: &mut Shared) -> Response {
        let title = self.title(shared);
        top(ui, shared, &title);
        let buttons = ui.horizontal_wrapped(|ui| {
            let (name, hint) = match self.others {
                None => (msg::SETUP_START, msg::SETUP_START_HINT),
                Some(_) => (msg::TOGETHER_START, msg::TOGETHER_START_HINT),
            };
            let start = main_button(ui, "start", &shared.text(name));
            focus::home(&start);
            let usual = button(ui, "usual", &shared.text(msg::SETUP_USUAL));
            if hint_beside(usual, &shared.text(msg::SETUP_USUAL_HINT)).clicked() {
                self.opponents.mix();
                let told = self.set(shared, 0);
                shared.request(Request::Mention(told));
            }
            explain(ui, &start, &shared.text(hint));
            start
        });
        ui.add_space(8.0);
        buttons.inner
    }

    /// Gives the fields by their options' names.
    fn content(&mut self, ui: &mut Ui, shared: &mut Shared) -> Vec<(&'static str, Id)> {
        let sheet = self.form.sheet();
        ui.spacing_mut().item_spacing.y = 6.0;
        reading(ui, "about", shared.text(msg::game_about(self.game())));
        ui.add_space(10.0);
        self.presets(ui, shared, &sheet);
        ui.add_space(10.0);
        // Who plays, and how fast, is changed more often than the rules.
        let others = shared.text(msg::SETUP_OTHERS);
        section(ui, "others", &others, |ui| {
            self.opponents.show(ui, shared);
            ui.add_space(10.0);
            self.time(ui, shared);
        });
        ui.add_space(10.0);
        let options = shared.text(msg::SETUP_OPTIONS);
        section(ui, "options", &options, |ui| {
            self.rows(ui, shared, &sheet.rows)
        })
    }

    fn presets(&mut self, ui: &mut Ui, shared: &mut Shared, sheet: &Sheet) {
        let is_right = sheet.wrong().next().is_none();
        let current =
            (self.presets.iter()).position(|(_, options)| is_right && *options == sheet.options);
        let choice = |(place, (name, _)): (usize, &(&str, Options))| Choice {
            value: Some(place),
            name: shared.text(msg::preset(name).1),
            about: self.about_preset(shared, place),
        };
        let choices: Vec<_> = self.presets.iter().enumerate().map(choice).collect();
        let says = ChoiceList {
            words: &shared.words,
            label: &shared.text(msg::SETUP_PRESET),
            about: "",
            choices: &choices,
        };
        if let Some(Some(place)) = described_choice(ui, "preset", &says, current) {
            // A screen reader says what was chosen, and what it is about.
            let told = self.set(shared, place);
            shared.request(Request::SayAloud(told));
        }
    }

    fn about_preset(&self, shared: &Shared, place: usize) -> String {
        let told = says::differences(&self.presets[place].1, &shared.words);
        if told.is_empty() {
            shared.text(msg::SETUP_PRESET_USUAL)
        } else {
            shared.words.one_after_another(told)
        }
    }

    /// Sets ready-made options. Gives what there is to tell about them.
    fn set(&mut self, shared: &Shared, place: usize) -> Utterance {
        let (name, options) = &self.presets[place];
        let message = msg!(setup_preset_set {
            name: shared.text(msg::preset(name).0),
            about: self.about_preset(shared, place)
        });
        let text = shared.words.say(&message);
        self.form = OptionsForm::new(options.clone());
        self.told.clear();
        Utterance::answer(text)
    }

    fn time(&mut self, ui: &mut Ui, shared: &mut Shared) {
        let choices = TIMES.map(|(value, key)| Choice {
            value,
            name: shared.text(key),
            about: String::new(),
        });
        let says = ChoiceList {
            words: &shared.words,
            label: &shared.text(msg::SETTINGS_TIME),
            about: &shared.text(msg::SETTINGS_TIME_ABOUT),
            choices: &choices,
        };
        if let Some((time, told)) = choose(ui, "time", &says, self.time) {
            self.time = time;
            shared.request(told);
        }
    }

    /// Starts the game if all is well; otherwise says what is wrong and goes
    /// there.
    fn start(&mut self, shared: &mut Shared, fields: &[(&'static str, Id)]) {
        let sheet = self.form.sheet();
        self.told = self.problems(shared, &sheet);
        if let (Some(wrong), Some(problem)) = (sheet.wrong().next(), self.told.first()) {
            let message = msg!(setup_not_started {
                problem: problem.clone()
            });
            let text = shared.words.say(&message);
            shared.request(Request::Mention(Utterance::error(text)));
            if let Some(&(_, field)) = fields.iter().find(|(name, _)| *name == wrong.option.name) {
                shared.request(Request::Focus(field));
            }
            return;
        }
        // A game that one plays alone is kept while one plays with others.
        let is_kept = |table: &Client| self.others.is_some() && !table.is_in_company();
        match &shared.table {
            Some(table) if !table.is_over() && !is_kept(table) => self.replace.ask(),
            _ => self.begin(shared),
        }
    }

    /// Starts the game as it is set.
    fn begin(&mut self, shared: &mut Shared) {
        let options = self.form.sheet().options;
        let table = table::TablePace {
            time_scale: self.time,
            ..shared.settings.table.clone()
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
            verbosity: shared.settings.verbosity,
        };
        let settings = Settings {
            table,
            ..shared.settings.clone()
        };
        shared.request(Request::Change(Box::new(settings)));
        shared.request(match &self.others {
            None => Request::Start(Box::new(setup), last),
            Some(plan) => Request::Host(Box::new(setup), last, plan.clone()),
        });
    }

    fn problems(&self, shared: &Shared, sheet: &Sheet) -> Vec<String> {
        let wrong = sheet.wrong();
        wrong
            .filter_map(|row| row.tell_problem(&shared.words))
            .collect()
    }
}

/// Lets one of several be chosen. A screen reader says the new choice by
/// itself, so only the built-in voice is told.
fn choose<T: Copy + PartialEq>(
    ui: &mut Ui,
    salt: &str,
    says: &ChoiceList<'_, T>,
    current: T,
) -> Option<(T, Request)> {
    let chosen = described_choice(ui, salt, says, current)?;
    let choice = says.choices.iter().find(|it| it.value == chosen)?;
    let text = says.words.say(&msg!(settings_now {
        what: says.label,
        value: &choice.name,
    }));
    Some((chosen, Request::SayAloud(Utterance::answer(text))))
}
