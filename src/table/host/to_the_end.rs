//! The rest of a game that nobody wants to watch.

use super::Host;
use crate::rules::{BlindsRise, Due, Illegal, Input, Seat, Status};
use crate::table::clock::Limits;
use crate::table::{Ask, Refusal, TimeScale};

/// The rest of a game, played outside of time.
#[derive(Clone, Copy, Debug)]
pub(super) struct ToTheEnd {
    /// How many hands had been dealt when the blinds last rose.
    risen: u64,
}

impl Host {
    /// Whether nobody wants to watch any more.
    pub fn hurries(&self) -> bool {
        self.to_the_end.is_some() && self.winner().is_none()
    }

    /// Plays on without a pause, until the game is over.
    pub(super) fn play_to_the_end(&mut self, from: Seat) -> Result<(), Refusal> {
        if self.winner().is_some() {
            return Err(Illegal::GameOver.into());
        }
        if !self.is_everybody_out() {
            return Err(Illegal::NotNow.into());
        }
        self.do_as_asked(from, Ask::SetPaused(false))?;
        let risen = self.game.standing().hands;
        self.to_the_end = Some(ToTheEnd { risen });
        let limits = Limits::new(self.game.options(), TimeScale::Untimed);
        self.clock.set_limits(limits, self.waits_for(), None);
        Ok(())
    }

    /// What time would bring, where the rest is played outside of it. Each hand
    /// counts as a minute, so that the blinds rise and the game ends.
    pub(super) fn due_to_the_end(&self) -> Option<Input> {
        let ToTheEnd { risen } = self.to_the_end?;
        if !self.between_hands() {
            let picked = self.thinking().is_none();
            let due = self.clock.untimed_picking().filter(|_| picked);
            return due.map(Input::Clock);
        }
        let standing = self.game.standing();
        let rises = standing.next_level.is_some() && standing.hands_to_next_level.is_none();
        Some(match self.game.options().blinds_rise() {
            BlindsRise::Minutes(minutes) if rises && standing.hands - risen >= minutes.into() => {
                Input::Clock(Due::Level)
            }
            BlindsRise::Minutes(_) | BlindsRise::Never | BlindsRise::Hands(_) => Input::Deal,
        })
    }

    /// Counts the hands of a blind level.
    pub(super) fn follow_to_the_end(&mut self, input: Input) {
        let hands = self.game.standing().hands;
        if let (Some(it), Input::Clock(Due::Level)) = (&mut self.to_the_end, input) {
            it.risen = hands;
        }
    }

    /// Whether all the people have lost all their chips.
    pub(super) fn is_everybody_out(&self) -> bool {
        let Some(hand) = self.game.hand() else {
            return false;
        };
        let has_none = |seat: Seat| hand.is_over() && self.game.stacks()[seat.index()] == 0;
        let out = |seat| hand.status(seat) == Status::Busted || has_none(seat);
        self.people().into_iter().all(out)
    }
}
