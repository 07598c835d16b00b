//! What has happened in the round under way.

use super::Asked;
use crate::engine::{Event, Phase, Seats, Status};
use crate::l10n::Message;

impl Asked<'_> {
    /// Who needs not act again in this round unless somebody raises.
    pub(super) fn acted(&self) -> Seats {
        let mut acted = Seats::NONE;
        for event in &self.view.seen {
            match (self.view.phase, event) {
                (Phase::Betting, Event::Board { .. } | Event::Exchanged { .. }) => {
                    acted = Seats::NONE;
                }
                (Phase::Betting, Event::Bet { seat, .. } | Event::Raised { seat, .. }) => {
                    acted = [*seat].into_iter().collect();
                }
                (Phase::Betting, Event::Checked { seat } | Event::Called { seat, .. })
                | (Phase::Continuing, Event::Continued { seat, .. })
                | (Phase::Exchanging, Event::Exchanged { seat, .. })
                | (
                    Phase::Discarding,
                    Event::BoardDiscarded { seat, .. } | Event::Passed { seat, .. },
                ) => acted.insert(*seat),
                _ => {}
            }
        }
        acted
    }

    /// Who acts after the asker, whose turn it is.
    pub(super) fn after_me(&self) -> Option<String> {
        let me = self.own().filter(|&own| self.view.turn == Some(own))?;
        let active: Seats = (self.view.seats.iter())
            .filter(|it| it.status == Status::Active)
            .map(|it| it.seat)
            .collect();
        let after = active.without(me).minus(self.acted());
        if after.is_empty() {
            return Some(self.text("answer-after-none"));
        }
        let names = after.clockwise_after(me);
        let names = self.list(names.map(|seat| self.name(seat).into_owned()));
        Some(self.say(&Message::new("answer-after").with("names", names)))
    }

    /// The last bet or raise of the round under way.
    pub(super) fn last_bet(&self) -> Option<String> {
        let mut last = None;
        for event in &self.view.seen {
            match event {
                Event::Board { .. } | Event::Exchanged { .. } => last = None,
                Event::Bet { seat, to, all_in } | Event::Raised { seat, to, all_in } => {
                    last = Some((*seat, *to, *all_in));
                }
                _ => {}
            }
        }
        let (seat, to, all_in) = last?;
        let message = Message::new("answer-last-bet").with("amount", to);
        Some(self.about(seat, message.whether("all-in", all_in)))
    }
}
