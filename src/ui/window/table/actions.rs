//! What one can do, and its buttons.

use egui::Ui;

use crate::player::client::Client;
use crate::player::commands::{Command, GameQuestion, ProgramCommand, TableCommand};
use crate::player::lessons::Tutor;
use crate::rules::{BetChoices, Choices, Phase, Step, View};
use crate::speech::{L10n, Message, Text, msg};
use crate::ui::window::focus::Composite;
use crate::ui::window::shared::Shared;
use crate::ui::window::widgets::{button, composite, hint, main_button, set_unavailable};
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

/// What a button does now: what it shows, and what it tells beside its name.
type Now = (Message<'static>, Message<'static>);

impl Actions<'_> {
    /// Something that is always called the same; what it does now is there
    /// only if it can be done.
    fn add(&mut self, command: impl Into<Command>, name: Text, now: Option<Now>) {
        let name = self.words.text(name);
        let ready = now.is_some();
        let (shown, about) = match now {
            Some((shown, about)) => (self.words.say(&shown), self.words.say(&about)),
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
    fn offer(&mut self, command: impl Into<Command>, key: Text, ready: bool) {
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
        let stay = if bets {
            Some(msg::ACTION_CALL_OR_CHECK)
        } else {
            rules.continue_price().map(|_| msg::ACTION_CONTINUE)
        };
        let now = match choices {
            Some(Choices::Bet(bet)) => Some(call(bet)),
            Some(Choices::Continue { price }) => Some((
                msg!(action_continue_for { amount: price }),
                msg!(action_continue_for_about { amount: price }),
            )),
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
            self.add(TableCommand::Raise, msg::ACTION_BET_OR_RAISE, raise);
        }
        if stay.is_some() {
            self.offer(TableCommand::Fold, msg::ACTION_FOLD, may_fold);
        }
        if bets {
            let stack = view.me().map_or(0, |me| me.stack);
            let all_in = (
                msg!(action_all_in_for { amount: stack }),
                msg!(action_all_in_for_about { amount: stack }),
            );
            self.add(TableCommand::AllIn, msg::ACTION_ALL_IN, bet.map(|_| all_in));
        }
        self.cards(choices, view, table);
        self.skip(table);
    }

    /// Whoever is out need not watch.
    fn skip(&mut self, table: &Client) {
        if table.told().is_out() && !table.is_over() {
            self.offer(TableCommand::SkipToEnd, msg::ACTION_SKIP_TO_END, true);
        }
    }

    /// What is done with cards: one's own, or those on the board.
    fn cards(&mut self, choices: Option<Choices>, view: &View, table: &Client) {
        let name = match view.rules.has(|step| matches!(step, Step::Exchange { .. })) {
            true => msg::ACTION_DRAW_OR_KEEP,
            false if view.rules.own_places() == 0 => msg::ACTION_PASS_OR_FINISH,
            false => return,
        };
        let now = match choices {
            Some(Choices::Exchange { .. }) => {
                let marked = table.marked().len() as u64;
                Some((
                    msg!(action_draw { count: marked }),
                    msg!(action_draw_about { count: marked }),
                ))
            }
            _ if view.phase == Phase::Picking => {
                Some((msg::ACTION_MOVE_ON.into(), msg::ACTION_MOVE_ON_ABOUT.into()))
            }
            Some(Choices::Discard { .. }) => {
                Some((msg::ACTION_PASS.into(), msg::ACTION_PASS_ABOUT.into()))
            }
            _ => None,
        };
        self.add(TableCommand::DrawOrPass, name, now);
    }

    fn after_hand(&mut self, table: &Client) {
        if table.tutor().is_some_and(Tutor::is_over) {
            return self.offer(ProgramCommand::Back, msg::LEARN_LEAVE, true);
        }
        if !table.is_over() {
            self.offer(TableCommand::NextHand, msg::ACTION_NEXT_HAND, true);
        }
        self.skip(table);
        let cards = table.view().and_then(|view| Some(view.me()?.cards.len()));
        if cards.is_some_and(|cards| cards > 0) {
            self.offer(TableCommand::ShowBoth, msg::ACTION_SHOW_BOTH, true);
        }
        if cards == Some(2) {
            self.offer(TableCommand::ShowFirst, msg::ACTION_SHOW_FIRST, true);
            self.offer(TableCommand::ShowSecond, msg::ACTION_SHOW_SECOND, true);
        }
        if table.is_coached() {
            self.offer(GameQuestion::Coach, msg::ACTION_COACH, true);
        }
    }
}

fn call(bet: BetChoices) -> Now {
    match bet.to_call {
        0 => (msg::ACTION_CHECK.into(), msg::ACTION_CHECK_ABOUT.into()),
        amount => (
            msg!(action_call { amount }),
            msg!(action_call_about { amount }),
        ),
    }
}

/// The button names the smallest raise; the dialog has the others.
fn raise(bet: BetChoices, view: &View) -> Option<Now> {
    let opens = view.to_match == 0;
    let raise = bet.raise.ok()?;
    let amount = raise.min;
    Some(match (opens, raise.min == raise.max) {
        (true, false) => (
            msg!(action_bet { amount }),
            msg!(action_bet_about { amount }),
        ),
        (true, true) => (
            msg!(action_bet_only { amount }),
            msg!(action_bet_only_about { amount }),
        ),
        (false, false) => (
            msg!(action_raise { amount }),
            msg!(action_raise_about { amount }),
        ),
        (false, true) => (
            msg!(action_raise_only { amount }),
            msg!(action_raise_only_about { amount }),
        ),
    })
}

/// What one can do.
pub(super) fn buttons(ui: &mut Ui, shared: &mut Shared, actions: &[ActionButton]) {
    focus::part(ui.ctx());
    let title = shared.text(msg::ACTIONS_TITLE);
    composite(ui, "actions", Composite::Buttons, &title, |ui| {
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
    let about = &action.about;
    shared.words.say(&msg!(action_about { about, key }))
}
