//! What one can do.

use std::fmt::Debug;

use crate::player::client::Client;
use crate::player::commands::{
    Command, CompanyCommand, GameQuestion, ProgramCommand, TableCommand, WindowCommand, on_screen,
};
use crate::player::lessons::Tutor;
use crate::rules::{BetChoices, Choices, Phase, Step, View};
use crate::speech::{L10n, Message, Text, msg};
use crate::table::{Decision, Knock};
use crate::ui::window::shared::Shared;

/// Something to do at the table, and its button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ActionButton {
    pub(super) command: Command,
    pub(super) place: Place,
    /// What it is called, whatever it does now: a name that changed under the
    /// focus would be spoken over what has changed it.
    pub(super) name: String,
    /// What it does now, with the amount: shown, and read when the focus comes.
    pub(super) shown: String,
    /// The amount alone, beside the name.
    about: String,
    /// What a press of it would mean, whatever is shown.
    pub(super) meaning: String,
    /// Whether it can be done now. What cannot be done keeps its place, so
    /// that the focus stays on it from turn to turn; pressed, it says why.
    pub(super) ready: bool,
}

/// Where a button stands. One place is never for two things that one could take
/// for each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Place {
    Fold,
    Stay,
    Raise,
    AllIn,
    Cards,
    /// Above those, where there is something else to do.
    Above(u8),
    /// Beside all of them.
    Beside,
}

/// The places that every turn of a game needs, from left to right, and what
/// stands there while there is nothing to do.
pub(super) fn places(view: &View) -> Vec<(Place, Text)> {
    let rules = &view.rules;
    let mut places = Vec::new();
    if let Some(stay) = on_screen::stay(rules) {
        places.extend([(Place::Fold, msg::ACTION_FOLD), (Place::Stay, stay)]);
    }
    if rules.has(|step| matches!(step, Step::Bet { .. })) {
        let more = [
            (Place::Raise, msg::ACTION_BET_OR_RAISE),
            (Place::AllIn, msg::ACTION_ALL_IN),
        ];
        places.extend(more);
    }
    places.extend(on_screen::with_cards(rules).map(|name| (Place::Cards, name)));
    places
}

/// Everything to do, always at the same places.
pub(super) fn actions(table: &Client, words: &L10n) -> Vec<ActionButton> {
    let view = table.view();
    let choices = view.and_then(|view| view.choices);
    let over = view.is_none_or(|view| view.phase == Phase::Over);
    let mut list = Actions {
        words,
        above: 0,
        decision: table.told().decision(),
        buttons: Vec::new(),
    };
    match view.filter(|_| !over) {
        _ if table.has_ended() => list.after_game(table),
        None => list.after_hand(table),
        Some(view) => list.steps(choices, view, table),
    }
    list.knock(table);
    list.buttons
}

struct Actions<'a> {
    words: &'a L10n,
    /// How many places above the turn's own are taken.
    above: u8,
    /// What can be done now can be done once.
    decision: Decision,
    buttons: Vec<ActionButton>,
}

/// What a button does now: what it shows, and what it tells beside its name.
type Now = (Message<'static>, Message<'static>);

impl Actions<'_> {
    /// Something that is always called the same; what it does now is there
    /// only if it can be done.
    fn add(&mut self, place: Place, command: TableCommand, name: Text, now: Option<Now>) {
        let name = self.words.text(name);
        let ready = now.is_some();
        let (shown, about) = match now {
            Some((shown, about)) => (self.words.say(&shown), self.words.say(&about)),
            None => (name.clone(), String::new()),
        };
        self.buttons.push(ActionButton {
            command: command.into(),
            place,
            name,
            meaning: self.meaning(&command, ready, &about),
            shown,
            about,
            ready,
        });
    }

    fn meaning(&self, what: &dyn Debug, ready: bool, about: &str) -> String {
        let decision = if ready { self.decision } else { 0 };
        format!("{what:?} {decision} {about}")
    }

    /// Something that is done in one way only.
    fn offer(&mut self, place: Place, command: impl Into<Command>, key: Text, ready: bool) {
        let (command, name) = (command.into(), self.words.text(key));
        self.buttons.push(ActionButton {
            command,
            place,
            shown: name.clone(),
            name,
            about: String::new(),
            meaning: self.meaning(&command, ready, ""),
            ready,
        });
    }

    /// The same, above the turn's own places.
    fn offer_above(&mut self, command: impl Into<Command>, key: Text) {
        let place = self.next_above();
        self.offer(place, command, key, true);
    }

    /// The next place above the turn's own.
    fn next_above(&mut self) -> Place {
        self.above += 1;
        Place::Above(self.above - 1)
    }

    /// The next hand comes first there; while there is none, nothing else takes
    /// its place.
    fn offer_next_hand(&mut self, table: &Client) {
        if table
            .told()
            .phase()
            .is_none_or(|phase| phase == Phase::Over)
        {
            return self.offer_above(TableCommand::NextHand, msg::ACTION_NEXT_HAND);
        }
        self.above = 1;
    }

    /// Everything that the steps of the script let a player decide.
    fn steps(&mut self, choices: Option<Choices>, view: &View, table: &Client) {
        let bets = view.rules.has(|step| matches!(step, Step::Bet { .. }));
        let stay = on_screen::stay(&view.rules);
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
            self.add(Place::Stay, TableCommand::CallOrCheck, name, now);
        }
        let bet = match choices {
            Some(Choices::Bet(bet)) => Some(bet),
            _ => None,
        };
        if bets {
            let raise = bet.and_then(|bet| raise(bet, view));
            let name = msg::ACTION_BET_OR_RAISE;
            self.add(Place::Raise, TableCommand::Raise, name, raise);
        }
        if stay.is_some() {
            self.offer(Place::Fold, TableCommand::Fold, msg::ACTION_FOLD, may_fold);
        }
        if bets {
            let stack = view.me().map_or(0, |me| me.stack);
            let all_in = (
                msg!(action_all_in_for { amount: stack }),
                msg!(action_all_in_for_about { amount: stack }),
            );
            let now = bet.map(|_| all_in);
            self.add(Place::AllIn, TableCommand::AllIn, msg::ACTION_ALL_IN, now);
        }
        self.cards(choices, view, table);
        self.skip(table);
    }

    /// Somebody would like to sit down.
    fn knock(&mut self, table: &Client) {
        let Some(Knock { name, .. }) = table.knocks().first() else {
            return;
        };
        for (command, says) in [
            (CompanyCommand::Admit, msg!(people_admit { name })),
            (CompanyCommand::TurnAway, msg!(people_turn_away { name })),
        ] {
            let (name, place) = (self.words.say(&says), self.next_above());
            self.buttons.push(ActionButton {
                command: command.into(),
                place,
                shown: name.clone(),
                meaning: name.clone(),
                name,
                about: String::new(),
                ready: true,
            });
        }
    }

    /// Whoever is out need not watch.
    fn skip(&mut self, table: &Client) {
        if table.told().is_out() && !table.is_over() && !table.is_in_company() {
            self.above = self.above.max(1);
            self.offer_above(TableCommand::SkipToEnd, msg::ACTION_SKIP_TO_END);
        }
    }

    /// What is done with cards: one's own, or those on the board.
    fn cards(&mut self, choices: Option<Choices>, view: &View, table: &Client) {
        let Some(name) = on_screen::with_cards(&view.rules) else {
            return;
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
        let ready = now.is_some();
        self.add(Place::Cards, TableCommand::DrawOrPass, name, now);
        // Marks are the player's own doing: they change what is shown alone.
        let meaning = self.meaning(&view.phase, ready, "");
        if let Some(own) = self.buttons.last_mut() {
            own.meaning = meaning;
        }
    }

    /// Nothing is left to decide: the others can be watched, or left.
    fn after_game(&mut self, table: &Client) {
        if !table.is_over() {
            self.offer_next_hand(table);
            self.skip(table);
        }
        if !table.is_in_company() {
            self.offer_above(WindowCommand::PlayAgain, msg::ACTION_PLAY_AGAIN);
        }
        self.offer_above(ProgramCommand::Back, msg::ACTION_MENU);
        if table.is_coached() {
            self.offer_above(GameQuestion::Coach, msg::ACTION_COACH);
        }
    }

    fn after_hand(&mut self, table: &Client) {
        if table.tutor().is_some_and(Tutor::is_over) {
            return self.offer_above(ProgramCommand::Back, msg::LEARN_LEAVE);
        }
        let begins = table.view().is_none() && !table.told().waits_for_next_hand();
        if !table.is_over() && !begins {
            self.offer_next_hand(table);
        }
        self.skip(table);
        let cards = table.view().and_then(|view| Some(view.me()?.cards.len()));
        if cards.is_some_and(|cards| cards > 0) {
            self.offer_above(TableCommand::ShowBoth, msg::ACTION_SHOW_BOTH);
        }
        if cards == Some(2) {
            self.offer_above(TableCommand::ShowFirst, msg::ACTION_SHOW_FIRST);
            self.offer_above(TableCommand::ShowSecond, msg::ACTION_SHOW_SECOND);
        }
        if table.is_coached() {
            self.offer_above(GameQuestion::Coach, msg::ACTION_COACH);
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

/// The amount, and the key.
pub(super) fn about(shared: &Shared, action: &ActionButton) -> String {
    let key = shared.key_hint(action.command);
    if action.about.is_empty() {
        return key;
    }
    let about = &action.about;
    shared.words.say(&msg!(action_about { about, key }))
}
