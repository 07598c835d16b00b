//! A computer player in the place of the person: it decides, and what it
//! decides is done through the window.

use tabletalk::player::commands::Chord;
use tabletalk::rules::{Action, Chips, Choices, View};
use tabletalk::speech::{L10n, Message};

use crate::driver::{Node, Role, State};
use crate::player::{Means, Player, soon};

/// Something that a person does at the window.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Deed {
    /// Presses a key, or what has it.
    Press(String),
    /// Says with a key, or what has it, that it is meant.
    Confirm(String),
    /// Writes an amount, and enters it.
    Write(Chips),
}

/// How that is done; no action waits for more cards.
pub(crate) fn deeds(action: Option<Action>, view: &View) -> Vec<Deed> {
    let press = |key: &str| Deed::Press(key.to_owned());
    let confirm = |key: &str| Deed::Confirm(key.to_owned());
    match action {
        None | Some(Action::Pass) => vec![press("d")],
        Some(Action::Check | Action::Call | Action::Continue) => vec![press("c")],
        Some(Action::Fold) => match view.choices {
            Some(Choices::Bet(bet)) if bet.to_call == 0 => vec![press("f"), confirm("f")],
            _ => vec![press("f")],
        },
        Some(Action::AllIn) => vec![press("shift+a"), confirm("shift+a")],
        Some(Action::RaiseTo(amount)) => raise(amount, view),
        Some(Action::Draw(cards)) => {
            let own = view.me().map(|me| me.cards.as_slice()).unwrap_or_default();
            let marked = own
                .iter()
                .zip(1..)
                .filter(|(card, _)| card.is_some_and(|card| cards.contains(card)));
            let marks = marked.map(|(_, place)| act_on_card(place));
            marks.chain([press("d")]).collect()
        }
        Some(Action::Discard(index) | Action::Pick(index)) => vec![act_on_card(index + 1)],
        Some(Action::Show(_) | Action::Muck) => vec![press("o")],
    }
}

/// The amount is asked for where there is more than one, and all of one's
/// chips are asked about.
fn raise(amount: Chips, view: &View) -> Vec<Deed> {
    let Some(Choices::Bet(bet)) = view.choices else {
        return Vec::new();
    };
    let mut deeds = vec![Deed::Press("r".to_owned())];
    if bet.raise.is_ok_and(|it| it.min < it.max) {
        deeds.push(Deed::Write(amount));
    }
    let all = view.me().map(|me| me.stack.saturating_add(me.bet));
    if all == Some(amount) {
        deeds.push(Deed::Confirm("shift+a".to_owned()));
    }
    deeds
}

fn act_on_card(place: u8) -> Deed {
    Deed::Press(format!("shift+{place}"))
}

impl Player {
    /// Does it, in a window with these words; whether that was possible.
    pub(crate) fn does(&mut self, means: Means, deed: &Deed, words: &L10n) -> bool {
        match (means, deed) {
            (Means::Keys, Deed::Press(key)) => {
                self.press(key);
                true
            }
            (Means::Keys, Deed::Confirm(key)) => {
                let asked = self.moves_soon();
                self.press(key);
                asked
            }
            (Means::Keys, Deed::Write(amount)) => {
                let asked = self.moves_soon();
                self.take_in();
                self.keys.write(&amount.to_string());
                self.press("Enter");
                asked
            }
            (_, Deed::Press(key) | Deed::Confirm(key)) => {
                let key = key.parse::<Chord>().unwrap().spoken(words);
                let hint = words.say(&Message::by_key("hint-key").with("key", key));
                self.tries(means, |it| it.description.ends_with(&hint))
            }
            (_, Deed::Write(amount)) => {
                let Some(field) = self.looks_for(|it| it.role == Role::SpinButton) else {
                    return false;
                };
                self.eyes.write(&field, &amount.to_string());
                let name = Message::by_key("raise-do").with("amount", amount.to_string());
                let name = words.say(&name);
                self.tries(means, |it| it.name == name)
            }
        }
    }

    /// Presses what fits, once it is there; whether that was possible.
    fn tries(&mut self, means: Means, fits: impl Fn(&Node) -> bool) -> bool {
        let Some(node) = self.looks_for(fits) else {
            return false;
        };
        self.take_in();
        match means {
            Means::Pointer => {
                // In a small window it may be out of sight.
                self.eyes.grab(&node) && self.clicks(&node)
            }
            _ => self.eyes.press(&node),
        }
    }

    /// What fits and can be used, if it comes soon.
    fn looks_for(&self, fits: impl Fn(&Node) -> bool) -> Option<Node> {
        let mut found = None;
        soon(|| {
            let tree = self.eyes.tree().into_iter();
            found = tree.filter(|it| it.is(State::Enabled)).find(&fits);
            found.is_some()
        });
        found
    }
}
