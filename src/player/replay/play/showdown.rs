//! Who shows and who gives up, at the showdown and after it.

use super::Replay;
use crate::player::replay::record::{MaybeCard, Record, RecordedAction};
use crate::player::replay::refusal::Refusal;
use crate::rules::cards::Card;
use crate::rules::{Action, Choices, Event, Input, Seat, Seats, Status, Which};

impl Replay<'_> {
    /// The order in which hands are shown decides nothing, so each player's
    /// word is looked up when the engine asks for it.
    pub(super) fn show(&mut self, seat: Seat) -> Result<(), Refusal> {
        let player = self.player(seat);
        if self.hand.status(seat) == Status::Folded && !self.hand.is_over() {
            return Err(Refusal::HasFolded { player });
        }
        self.answer_showdown()?;
        if !self.hand.is_over() {
            let turn = self.whose_turn();
            return Err(Refusal::ShowsTooEarly { player, turn });
        }
        let known = !self.hand.hole_cards(seat).set().intersects(self.made_up);
        if known && !self.mucking.contains(seat) {
            // A player who has shown already has nothing left to show.
            let _ = self.hand.apply(Input::Act(seat, Action::Show(Which::All)));
        }
        Ok(())
    }

    pub(super) fn show_after(&mut self, seat: Seat, shown: &[MaybeCard]) -> Result<(), Refusal> {
        self.answer_showdown()?;
        let player = self.player(seat);
        let known = self.hand.hole_cards(seat).set() - self.made_up;
        let (first, rest) = shown.split_first().unwrap_or((&None, &[]));
        let which = match (first, rest) {
            (Some(_), rest) if rest.iter().all(Option::is_none) => Which::First,
            (None, [Some(_), rest @ ..]) if rest.iter().all(Option::is_none) => Which::Second,
            _ => Which::All,
        };
        let is_known = |card: &Card| known.contains(*card);
        if !self.hand.is_over() || !shown.iter().flatten().all(is_known) {
            let turn = self.whose_turn();
            return Err(Refusal::ShowsTooEarly { player, turn });
        }
        self.act(seat, Action::Show(which))
    }

    pub(super) fn answer_showdown(&mut self) -> Result<(), Refusal> {
        while let Some(seat) = self.hand.turn() {
            if self.hand.choices(seat) != Some(Choices::Show) {
                break;
            }
            let answer = if self.mucking.contains(seat) {
                Action::Muck
            } else {
                Action::Show(Which::All)
            };
            self.act(seat, answer)?;
        }
        Ok(())
    }

    /// Made-up cards must never decide who wins.
    pub(super) fn check_compared(&self) -> Result<(), Refusal> {
        for event in self.hand.events() {
            let Event::Ranked { seat, .. } = *event else {
                continue;
            };
            let (has, dealt) = (self.hand.board().len(), self.laid);
            if dealt < has {
                return Err(Refusal::BoardEndsEarly { has, dealt });
            }
            let compared = match self.record.rules.picks() {
                None => self.hand.board(),
                Some(_) => self.hand.picks(seat),
            };
            if compared.set().intersects(self.made_up) {
                return Err(Refusal::UnknownBoard);
            }
            if self.hand.hole_cards(seat).set().intersects(self.made_up) {
                let player = self.player(seat);
                return Err(Refusal::UnknownHand { player });
            }
        }
        Ok(())
    }
}

/// Those who give up at the showdown. The last word counts: some records keep
/// the cards of all-in players face down until the board is complete.
pub(super) fn mucking(record: &Record) -> Seats {
    let mut mucking = Seats::NONE;
    for action in &record.moves {
        match action.what {
            RecordedAction::Muck(seat) => mucking.insert(seat),
            RecordedAction::Show(seat, _) => mucking.remove(seat),
            RecordedAction::DealHole(..)
            | RecordedAction::DealBoard(_)
            | RecordedAction::Fold(_)
            | RecordedAction::CheckOrCall { .. }
            | RecordedAction::RaiseTo(..)
            | RecordedAction::Exchange(..)
            | RecordedAction::Discard(..)
            | RecordedAction::Pass(_)
            | RecordedAction::Wave(_)
            | RecordedAction::Pick(..)
            | RecordedAction::EndPicking
            | RecordedAction::ShowAfter(..) => {}
        }
    }
    mucking
}
