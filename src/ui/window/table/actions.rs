//! What one can do, and its buttons.

use egui::Ui;
use egui::accesskit::Role;

use crate::player::client::Client;
use crate::player::commands::{Command, GameQuestion, ProgramCommand, TableCommand};
use crate::player::lessons::Tutor;
use crate::rules::{BetChoices, Choices, Phase, Step, View};
use crate::speech::{L10n, Message};
use crate::ui::window::shared::Shared;
use crate::ui::window::widgets::{button, hint, main_button, region, set_unavailable};
use crate::ui::window::{focus, widgets};

/// A button for something to do at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ActionButton {
    command: Command,
    /// What it is called, whatever it does now: a name that changed under the
    /// focus would be spoken over what has changed it.
    name: String,
    /// What it does now, with the amount: shown, and read when the focus comes.
    pub(super) shown: String,
    /// The amount alone, beside the name.
    about: String,
    /// Whether it can be done now. What cannot be done keeps its place, so
    /// that the focus stays on it from turn to turn; pressed, it says why.
    ready: bool,
}

/// Everything to do, always at the same places.
pub(super) fn actions(table: &Client, words: &L10n) -> Vec<ActionButton> {
    let view = table.view();
    let choices = view.and_then(|view| view.choices);
    let over = view.is_none_or(|view| view.phase == Phase::Over);
    let mut list = Actions {
        words,
        buttons: Vec::new(),
    };
    match view.filter(|_| !over) {
        None => list.after_hand(table),
        Some(view) => list.steps(choices, view, table),
    }
    list.buttons
}

struct Actions<'a> {
    words: &'a L10n,
    buttons: Vec<ActionButton>,
}

impl Actions<'_> {
    /// Something that is always called the same; what it does now is there
    /// only if it can be done.
    fn add(&mut self, command: impl Into<Command>, name: &str, now: Option<Message<'_>>) {
        let name = self.words.text(name);
        let ready = now.is_some();
        let (shown, about) = match now {
            Some(message) => {
                let shown = self.words.say(&message);
                (shown, self.words.say(&message.form("about")))
            }
            None => (name.clone(), String::new()),
        };
        self.buttons.push(ActionButton {
            command: command.into(),
            name,
            shown,
            about,
            ready,
        });
    }

    /// Something that is done in one way only.
    fn offer(&mut self, command: impl Into<Command>, key: &str, ready: bool) {
        let name = self.words.text(key);
        self.buttons.push(ActionButton {
            command: command.into(),
            shown: name.clone(),
            name,
            about: String::new(),
            ready,
        });
    }

    /// Everything that the steps of the script let a player decide.
    fn steps(&mut self, choices: Option<Choices>, view: &View, table: &Client) {
        let rules = &view.rules;
        let bets = rules.has(|step| matches!(step, Step::Bet { .. }));
        let stay = match bets {
            true => Some("action-call-or-check"),
            false => rules.continue_price().map(|_| "action-continue"),
        };
        let now = match choices {
            Some(Choices::Bet(bet)) => Some(call(bet)),
            Some(Choices::Continue { price }) => {
                Some(Message::new("action-continue-for").with("amount", price))
            }
            _ => None,
        };
        let may_fold = now.is_some();
        if let Some(name) = stay {
            self.add(TableCommand::CallOrCheck, name, now);
        }
        let bet = match choices {
            Some(Choices::Bet(bet)) => Some(bet),
            _ => None,
        };
        if bets {
            let raise = bet.and_then(|bet| raise(bet, view));
            self.add(TableCommand::Raise, "action-bet-or-raise", raise);
        }
        if stay.is_some() {
            self.offer(TableCommand::Fold, "action-fold", may_fold);
        }
        if bets {
            let stack = view.me().map_or(0, |me| me.stack);
            let all_in = Message::new("action-all-in-for").with("amount", stack);
            self.add(TableCommand::AllIn, "action-all-in", bet.map(|_| all_in));
        }
        self.cards(choices, view, table);
    }

    /// What is done with cards: one's own, or those on the board.
    fn cards(&mut self, choices: Option<Choices>, view: &View, table: &Client) {
        let name = match view.rules.has(|step| matches!(step, Step::Exchange { .. })) {
            true => "action-draw-or-keep",
            false if view.rules.own_places() == 0 => "action-pass-or-finish",
            false => return,
        };
        let now = match choices {
            Some(Choices::Exchange { .. }) => {
                let marked = table.marked().len() as u64;
                Some(Message::new("action-draw").with("count", marked))
            }
            _ if view.phase == Phase::Picking => Some(Message::new("action-move-on")),
            Some(Choices::Discard { .. }) => Some(Message::new("action-pass")),
            _ => None,
        };
        self.add(TableCommand::DrawOrPass, name, now);
    }

    fn after_hand(&mut self, table: &Client) {
        if table.tutor().is_some_and(Tutor::is_over) {
            return self.offer(ProgramCommand::Back, "learn-leave", true);
        }
        if !table.is_over() {
            self.offer(TableCommand::NextHand, "action-next-hand", true);
        }
        let cards = table.view().and_then(|view| Some(view.me()?.cards.len()));
        if cards.is_some_and(|cards| cards > 0) {
            self.offer(TableCommand::ShowBoth, "action-show-both", true);
        }
        if cards == Some(2) {
            self.offer(TableCommand::ShowFirst, "action-show-first", true);
            self.offer(TableCommand::ShowSecond, "action-show-second", true);
        }
        if table.is_coached() {
            self.offer(GameQuestion::Coach, "action-coach", true);
        }
    }
}

fn call(bet: BetChoices) -> Message<'static> {
    match bet.to_call {
        0 => Message::new("action-check"),
        amount => Message::new("action-call").with("amount", amount),
    }
}

/// The button names the smallest raise; the dialog has the others.
fn raise(bet: BetChoices, view: &View) -> Option<Message<'static>> {
    let opens = view.to_match == 0;
    let raise = bet.raise.ok()?;
    let key = match (opens, raise.min == raise.max) {
        (true, false) => "action-bet",
        (true, true) => "action-bet-only",
        (false, false) => "action-raise",
        (false, true) => "action-raise-only",
    };
    Some(Message::new(key).with("amount", raise.min))
}

/// What one can do.
pub(super) fn buttons(ui: &mut Ui, shared: &mut Shared, actions: &[ActionButton]) {
    focus::part(ui.ctx());
    let title = shared.text("actions-title");
    region(ui, "actions", Role::Group, &title, |ui| {
        ui.horizontal_wrapped(|ui| {
            for action in actions {
                let salt = format!("{:?}", action.command);
                let response = if action.ready {
                    main_button(ui, salt, &action.shown)
                } else {
                    button(ui, salt, &action.shown)
                };
                widgets::call(&response, &action.name);
                if !action.ready {
                    set_unavailable(&response);
                }
                if hint(response, &about(shared, action)).clicked() {
                    shared.obey(action.command);
                }
            }
        });
    });
}

/// The amount, and the key.
fn about(shared: &Shared, action: &ActionButton) -> String {
    let key = shared.key_hint(action.command);
    if action.about.is_empty() {
        return key;
    }
    let both = Message::new("action-about").with("about", action.about.as_str());
    shared.words.say(&both.with("key", key))
}
