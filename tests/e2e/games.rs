//! Each game from the menu to the end of several hands: by keys alone, by the
//! actions of assistive technology alone, by the pointer alone.

use tabletalk::rules::Choices;

use crate::driver::State;
use crate::player::{Means, Player, settings};
use crate::witness::Waits;

/// So many hands are played.
const HANDS: u64 = 2;

pub(crate) fn holdem_by_keys() {
    play("New game: Texas Hold'em", Means::Keys);
}

pub(crate) fn draw_by_keys() {
    play("New game: Five-Card Draw", Means::Keys);
}

pub(crate) fn unique_by_keys() {
    play("New game: Unique Poker", Means::Keys);
}

pub(crate) fn holdem_by_actions() {
    play("New game: Texas Hold'em", Means::Actions);
}

pub(crate) fn draw_by_actions() {
    play("New game: Five-Card Draw", Means::Actions);
}

pub(crate) fn unique_by_actions() {
    play("New game: Unique Poker", Means::Actions);
}

pub(crate) fn holdem_by_pointer() {
    play("New game: Texas Hold'em", Means::Pointer);
}

pub(crate) fn draw_by_pointer() {
    play("New game: Five-Card Draw", Means::Pointer);
}

pub(crate) fn unique_by_pointer() {
    play("New game: Unique Poker", Means::Pointer);
}

fn play(game: &str, means: Means) {
    let mut player = Player::new(&settings(), &[]);
    player.uses(means, game);
    if means == Means::Keys {
        player.comes_straight_to("Start the game");
    }
    player.uses(means, "Start the game");
    player.sits_down();
    loop {
        let waits = player.waits();
        player.looks_around();
        match waits {
            Waits::NextHand if player.witness().hands() >= HANDS => break,
            Waits::Over => break,
            waits => player.answers(means, &waits),
        }
    }
    let spoken = player.voice.all("speak");
    assert_eq!(spoken, [""; 0], "the screen reader speaks alone");
}

impl Player {
    /// Does what the table waits for, and stays in the hand.
    pub(crate) fn answers(&mut self, means: Means, waits: &Waits) {
        let marked = self.eyes.tree().iter().any(|it| it.is(State::Pressed));
        let (key, name) = match waits {
            Waits::Choice(Choices::Bet(_)) => ("c", "Call or check"),
            Waits::Choice(Choices::Continue { .. }) => ("c", "Continue"),
            Waits::Choice(Choices::Exchange { .. }) if marked => ("d", "Draw or keep"),
            Waits::Choice(Choices::Exchange { .. }) => return self.takes_card(means, "mark"),
            Waits::Choice(Choices::Discard { .. }) => ("d", "Pass or finish"),
            Waits::Choice(Choices::Pick { .. }) => return self.takes_card(means, "pick"),
            Waits::MoveOn => ("d", "Pass or finish"),
            Waits::NextHand => ("Enter", "Next hand"),
            other => panic!("nothing to do: {other:?}"),
        };
        match means {
            Means::Keys => self.press(key),
            _ => self.uses(means, name),
        }
        self.acts_once();
    }

    /// Presses the first card that can be.
    fn takes_card(&mut self, means: Means, what: &str) {
        let about = format!("Press to {what}");
        let tree = self.eyes.tree();
        let card = tree.iter().find(|it| it.description.starts_with(&about));
        let card = card.unwrap_or_else(|| panic!("no card to {what}")).clone();
        match means {
            // The key is told where the card is.
            Means::Keys => {
                let (_, place) = card.description.rsplit_once(' ').unwrap();
                self.press(&format!("shift+{}", place.trim_end_matches('.')));
            }
            Means::Actions => self.act(&card),
            Means::Pointer => self.click(&card),
        }
        self.acts_once();
    }

    /// Waits until something was said about it.
    fn acts_once(&self) {
        self.hears("");
    }
}
