//! The bar with what one can do, below one's own cards. It stands still: a place
//! means the same in every turn, whatever can be done there at the moment.

mod amount;
mod paint;
mod places;

use accesskit::{Action, Role};
use egui::{PointerButton, Rect, Response, Ui};

use super::actions::{self, ActionButton, Place};
use super::raise::{AllIn, ChosenAmount};
use super::slots::{Answer, Press, Slots};
use crate::player::client::Client;
use crate::player::commands::{Command, Intent, TableCommand};
use crate::rules::{BetChoices, Chips, Choices, RaiseRange, View};
use crate::speech::{Text, msg};
use crate::ui::window::focus;
use crate::ui::window::focus::Composite;
use crate::ui::window::shared::{Request, Shared};
use crate::ui::window::widgets::{
    call, composite, describe, painted, press, set_unavailable, switch,
};
use paint::{Face, Weight};
use places::BarPlaces;

/// What the bar remembers from one picture to the next.
#[derive(Debug, Default)]
pub(super) struct ActionBar {
    slots: Slots<Place>,
    chosen: ChosenAmount,
}

/// What can be chosen for the next turn, and what is called so.
const INTENTS: [(Intent, Text); 3] = [
    (Intent::CheckOrFold, msg::PRE_CHECK_OR_FOLD),
    (Intent::CallAny, msg::PRE_CALL_ANY),
    (Intent::FoldToBet, msg::PRE_FOLD_TO_BET),
];

/// A bet or raise with an amount to choose.
#[derive(Clone, Copy, Debug)]
struct Raising<'a> {
    view: &'a View,
    bet: BetChoices,
    range: RaiseRange,
    to: Chips,
}

impl ActionBar {
    /// Shows it in that room, with its middle there.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        shared: &mut Shared,
        actions: &[ActionButton],
        middle: f32,
    ) {
        let Some(table) = &shared.table else { return };
        let view = table.told().shared_view();
        let slots = view.as_deref().map(actions::places).unwrap_or_default();
        let turn: Vec<Place> = slots.iter().map(|it| it.0).collect();
        let places = BarPlaces::new(ui.max_rect(), middle, &turn);
        let raising = (view.as_deref()).and_then(|view| self.raising(view, table));
        self.turn(ui, shared, actions, &slots, &places, raising);
        if let Some(raising) = raising {
            let chosen = amount::choose(ui, shared, &places, raising);
            if let Some(to) = chosen {
                self.chosen.set(to);
                ui.ctx().request_repaint();
            }
        }
        self.intents(ui, shared, &places);
        paint::latest(ui, shared, places.latest, places.unit);
    }

    fn raising<'a>(&mut self, view: &'a View, table: &Client) -> Option<Raising<'a>> {
        let Some(Choices::Bet(bet)) = view.choices else {
            return None;
        };
        let range = bet.raise.ok().filter(|it| it.min < it.max)?;
        let to = self.chosen.get(table.told().decision(), range);
        Some(Raising {
            view,
            bet,
            range,
            to,
        })
    }

    fn turn(
        &mut self,
        ui: &mut Ui,
        shared: &mut Shared,
        actions: &[ActionButton],
        slots: &[(Place, Text)],
        places: &BarPlaces,
        raising: Option<Raising<'_>>,
    ) {
        let ending = shared.table.as_ref().and_then(Client::ending);
        for (&(place, name), &rect) in slots.iter().zip(&places.turn) {
            if ending.is_some() {
                self.slots.mean(place, "", shared.now);
            } else if !actions.iter().any(|it| it.place == place) {
                self.slots.mean(place, "", shared.now);
                paint::empty(ui, shared, rect, &shared.text(name));
            }
        }
        let above = actions.iter().filter_map(|it| match it.place {
            Place::Above(place) => Some(usize::from(place) + 1),
            _ => None,
        });
        let above = places.above(above.max().unwrap_or(0));
        focus::part(ui.ctx());
        let title = shared.text(msg::ACTIONS_TITLE);
        composite(ui, "actions", Composite::Buttons, &title, |ui| {
            for action in actions {
                let at = slots.iter().position(|it| it.0 == action.place);
                let rect = match action.place {
                    Place::Above(place) => above.get(usize::from(place)).copied(),
                    _ => at.map(|at| places.turn[at]),
                };
                if let Some(rect) = rect {
                    self.action(ui, shared, action, rect, raising);
                }
            }
        });
        if let Some(text) = ending {
            ActionBar::ending(ui, shared, places, &text);
        }
    }

    /// What the game was, where a turn would be.
    fn ending(ui: &mut Ui, shared: &Shared, places: &BarPlaces, text: &str) {
        let rect = places.turn.iter().copied().reduce(Rect::union);
        let Some(rect) = rect else { return };
        painted(ui, rect, "ending", Role::Label, text);
        paint::words(ui, shared, rect, text, places.unit);
    }

    fn action(
        &mut self,
        ui: &mut Ui,
        shared: &mut Shared,
        action: &ActionButton,
        rect: Rect,
        raising: Option<Raising<'_>>,
    ) {
        let raising = raising.filter(|_| action.place == Place::Raise);
        let response = press(ui, rect, format!("{:?}", action.command), &action.shown);
        call(&response, &action.name);
        describe(&response, &actions::about(shared, action));
        if !action.ready {
            set_unavailable(&response);
        }
        let shown = raising.map(|it| shared.words.say(&it.name()));
        paint::slot(
            ui,
            shared,
            rect,
            &response,
            Face {
                text: shown.as_ref().unwrap_or(&action.shown),
                command: action.command,
                weight: weight(action),
            },
        );
        if !self.is_pressed(ui, shared, &response, action.place, &action.meaning) {
            return;
        }
        match raising {
            // Keys and screen readers are asked for the amount.
            Some(raising) if response.clicked_by(PointerButton::Primary) => {
                shared.request(Request::RaiseTo(raising.to.to_string()));
            }
            _ => shared.obey(action.command),
        }
    }

    /// Whether the element was pressed by somebody who meant what stands there.
    fn is_pressed(
        &mut self,
        ui: &Ui,
        shared: &Shared,
        response: &Response,
        place: Place,
        meaning: &str,
    ) -> bool {
        self.slots.mean(place, meaning, shared.now);
        let press = match (response.clicked(), response.is_pointer_button_down_on()) {
            (true, _) => Press::Done,
            (false, true) => Press::Held,
            (false, false) => Press::Not,
        };
        let answer = self.slots.press(place, press, shared.now);
        // Whoever listens has heard what stands there.
        let by_reader =
            ui.input(|input| input.has_accesskit_action_request(response.id, Action::Click));
        answer == Answer::Does || response.clicked() && by_reader
    }

    /// What to do at the next turn, and to sit out.
    fn intents(&mut self, ui: &mut Ui, shared: &mut Shared, places: &BarPlaces) {
        let Some(table) = &shared.table else { return };
        let (chosen, now) = (table.intent(), table.offers_intents());
        let may_sit_out = !table.is_over() && !table.told().is_out() && table.tutor().is_none();
        if !now && !may_sit_out {
            return;
        }
        let title = shared.text(msg::PRE_TITLE);
        composite(ui, "intents", Composite::Toolbar, &title, |ui| {
            let above = places.above(INTENTS.len());
            for (place, ((intent, name), rect)) in
                (0u8..).zip(INTENTS.into_iter().zip(above)).filter(|_| now)
            {
                let place = Place::Above(place);
                self.intent(ui, shared, (intent, name), rect, place, chosen);
            }
            if let Some(rect) = places.beside.filter(|_| may_sit_out) {
                let sit_out = (Intent::SitOut, msg::PRE_SIT_OUT);
                self.intent(ui, shared, sit_out, rect, Place::Beside, chosen);
            }
        });
    }

    fn intent(
        &mut self,
        ui: &mut Ui,
        shared: &mut Shared,
        (intent, name): (Intent, Text),
        rect: Rect,
        place: Place,
        chosen: Option<Intent>,
    ) {
        let (name, is_on) = (shared.text(name), chosen == Some(intent));
        let command = Command::Table(TableCommand::Intend(intent));
        let response = press(ui, rect, format!("{command:?}"), &name);
        switch(&response, is_on, &shared.text(msg::PRE_IS_CHOSEN));
        describe(&response, &shared.key_hint(command));
        let weight = if is_on { Weight::On } else { Weight::Off };
        let face = Face {
            text: &name,
            command,
            weight,
        };
        paint::slot(ui, shared, rect, &response, face);
        if self.is_pressed(ui, shared, &response, place, &format!("{intent:?}")) {
            shared.obey(command);
        }
    }
}

impl Raising<'_> {
    /// What is done with the amount that is chosen.
    fn name(&self) -> crate::speech::Message<'static> {
        let amount = self.to;
        let all = AllIn::of(self.view, self.range) == AllIn::Yes && amount == self.range.max;
        match (all, self.view.to_match) {
            (true, _) => msg!(action_all_in_for { amount }),
            (false, 0) => msg!(action_bet_only { amount }),
            (false, _) => msg!(action_raise_only { amount }),
        }
    }
}

fn weight(action: &ActionButton) -> Weight {
    match (action.ready, action.place) {
        (false, _) => Weight::Absent,
        (true, Place::Fold | Place::AllIn) => Weight::Quiet,
        (true, Place::Above(0) | Place::Stay | Place::Cards) => Weight::Main,
        (true, Place::Raise | Place::Above(_) | Place::Beside) => Weight::Plain,
    }
}
