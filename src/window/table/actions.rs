use crate::client::Client;
use crate::engine::{BetChoices, Choices, Options, Phase, View};
use crate::input::Command;
use crate::l10n::{L10n, Message};
use crate::learn::Tutor;

/// A button for something to do at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ActionButton {
    pub(super) command: Command,
    /// What it does now, with the amount.
    pub(super) name: String,
    /// Whether it can be done now. What cannot be done keeps its place, so
    /// that the focus stays on it from turn to turn; pressed, it says why.
    pub(super) ready: bool,
}

/// Everything to do, always at the same places.
pub(super) fn actions(table: &Client, words: &L10n) -> Vec<ActionButton> {
    let view = table.view();
    let choices = view.as_ref().and_then(|view| view.choices);
    let over = view.as_ref().is_none_or(|view| view.phase == Phase::Over);
    let mut list = Actions {
        words,
        buttons: Vec::new(),
    };
    if over {
        list.after_hand(table);
        return list.buttons;
    }
    match table.session().options() {
        Options::Holdem(_) => list.betting(choices, view.as_ref()),
        Options::Draw(_) => {
            list.betting(choices, view.as_ref());
            list.drawing(choices, table);
        }
        Options::Unique(_) => list.unique(choices, view.as_ref()),
    }
    list.buttons
}

struct Actions<'a> {
    words: &'a L10n,
    buttons: Vec<ActionButton>,
}

impl Actions<'_> {
    fn add(&mut self, command: Command, message: Message, ready: bool) {
        let name = self.words.say(&message);
        let name = match ready {
            true => name,
            false => self
                .words
                .say(&Message::new("action-not-now").with("action", name)),
        };
        self.buttons.push(ActionButton {
            command,
            name,
            ready,
        });
    }

    /// Something that can be done now.
    fn offer(&mut self, command: Command, key: &str) {
        self.add(command, Message::new(key), true);
    }

    fn betting(&mut self, choices: Option<Choices>, view: Option<&View>) {
        let bet = match choices {
            Some(Choices::Bet(bet)) => Some(bet),
            _ => None,
        };
        self.add(Command::CallOrCheck, call(bet), bet.is_some());
        let can_raise = bet.is_some_and(|bet| bet.raise.is_ok());
        self.add(Command::Raise, raise(bet, view), can_raise);
        self.add(Command::Fold, Message::new("action-fold"), bet.is_some());
        let stack = view.and_then(|view| view.me()).map_or(0, |me| me.stack);
        let all_in = Message::new("action-all-in").with("amount", stack);
        self.add(Command::AllIn, all_in, bet.is_some());
    }

    fn drawing(&mut self, choices: Option<Choices>, table: &Client) {
        let ready = matches!(choices, Some(Choices::Exchange { .. }));
        let message = Message::new("action-draw").with("count", table.marked().len() as u64);
        self.add(Command::DrawOrPass, message, ready);
    }

    fn unique(&mut self, choices: Option<Choices>, view: Option<&View>) {
        let price = match choices {
            Some(Choices::Continue { price }) => Some(price),
            _ => None,
        };
        let goes_on = Message::new("action-continue").with("amount", price.unwrap_or(0));
        self.add(Command::CallOrCheck, goes_on, price.is_some());
        self.add(Command::Fold, Message::new("action-fold"), price.is_some());
        let picking = view.is_some_and(|view| view.phase == Phase::Picking);
        let (key, ready) = match choices {
            _ if picking => ("action-move-on", true),
            Some(Choices::Discard { .. }) => ("action-pass", true),
            _ => ("action-pass", false),
        };
        self.add(Command::DrawOrPass, Message::new(key), ready);
    }

    fn after_hand(&mut self, table: &Client) {
        if table.tutor().is_some_and(Tutor::is_over) {
            return self.offer(Command::Back, "learn-leave");
        }
        if !table.is_over() {
            self.offer(Command::NextHand, "action-next-hand");
        }
        let cards = table.view().and_then(|view| Some(view.me()?.cards.len()));
        if cards.is_some_and(|cards| cards > 0) {
            self.offer(Command::ShowBoth, "action-show-both");
        }
        if cards == Some(2) {
            self.offer(Command::ShowFirst, "action-show-first");
            self.offer(Command::ShowSecond, "action-show-second");
        }
        if table.is_coached() {
            self.offer(Command::Coach, "action-coach");
        }
    }
}

fn call(bet: Option<BetChoices>) -> Message<'static> {
    match bet {
        Some(BetChoices { to_call: 0, .. }) => Message::new("action-check"),
        Some(bet) => Message::new("action-call").with("amount", bet.to_call),
        None => Message::new("action-call-or-check"),
    }
}

/// The button names the smallest raise; the dialog has the others.
fn raise(bet: Option<BetChoices>, view: Option<&View>) -> Message<'static> {
    let opens = view.is_some_and(|view| view.to_match == 0);
    match bet.and_then(|bet| bet.raise.ok()) {
        Some(raise) => {
            let key = match (opens, raise.min == raise.max) {
                (true, false) => "action-bet",
                (true, true) => "action-bet-only",
                (false, false) => "action-raise",
                (false, true) => "action-raise-only",
            };
            Message::new(key).with("amount", raise.min)
        }
        None => Message::new("action-no-raise"),
    }
}
