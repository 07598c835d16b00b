use super::play::play;
use super::record::{Player, Record};
use super::veil::veil_view;
use super::{Refused, Title};
use crate::cards::CardSet;
use crate::engine::{Hand, Seat, View, Viewer};

/// A recorded hand, moment by moment: after the deal, after each action and
/// after each street. Nobody sees more of it than they saw then.
pub struct Past {
    title: Title,
    names: Vec<String>,
    me: Option<Seat>,
    moments: Vec<Hand>,
    /// Cards that stand for unknown ones.
    made_up: CardSet,
}

impl Past {
    pub(super) fn of(record: &Record) -> Result<Past, Refused> {
        let (mut moments, mut made_up) = (Vec::new(), CardSet::EMPTY);
        play(record, &mut |hand, cards| {
            moments.push(hand.clone());
            made_up = cards;
        })?;
        Ok(Past {
            title: record.title.clone(),
            names: record.players.iter().map(Player::name).collect(),
            me: record.me(),
            moments,
            made_up,
        })
    }

    /// What the file says about the hand.
    pub fn title(&self) -> &Title {
        &self.title
    }

    /// Who sits where.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Whose record it is, where it is one player's own.
    pub fn me(&self) -> Option<Seat> {
        self.me
    }

    /// The last moment, counted from zero.
    pub fn last(&self) -> usize {
        self.moments.len().saturating_sub(1)
    }

    /// The table at a moment as the viewer knew it then.
    pub fn view(&self, moment: usize, viewer: Viewer) -> View {
        let hand = &self.moments[moment.min(self.last())];
        veil_view(hand.view(viewer, self.names.len()), self.made_up)
    }

    /// Whether the player had something to decide at that moment.
    pub fn decides(&self, moment: usize, seat: Seat) -> bool {
        let hand = self.moments.get(moment);
        hand.is_some_and(|hand| hand.choices(seat).is_some())
    }
}
