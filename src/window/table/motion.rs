use std::time::Duration;

use egui::Rect;

use crate::engine::View;
use crate::store::Motion;
use crate::window::draw::{self, CardPicture, Glide, Pen, TablePicture, TableRects};

/// Cards on their way to their places, for those who want to see them move.
#[derive(Debug, Default)]
pub(in crate::window) struct Arrivals {
    hand: u64,
    /// How many cards of the board have come before those on their way.
    before: usize,
    board: usize,
    /// Whether the player's own cards come, too.
    own: bool,
    since: Option<Duration>,
}

/// So long a card is on its way.
const WAY: Duration = Duration::from_millis(260);

impl Arrivals {
    /// Follows what happens. Gives how far the cards have come, while some
    /// are on their way.
    pub(super) fn follow(&mut self, view: &View, motion: Motion, now: Duration) -> Option<f32> {
        let hand = view.standing.as_ref().map_or(0, |standing| standing.hands);
        let dealt = hand != self.hand;
        let laid = view.board.len() > self.board;
        if dealt || laid {
            self.before = if dealt { 0 } else { self.board };
            self.own = dealt;
            self.since = Some(now);
        }
        (self.hand, self.board) = (hand, view.board.len());
        let gone = now.saturating_sub(self.since?);
        if motion == Motion::None || gone >= WAY {
            self.since = None;
            return None;
        }
        Some(gone.as_secs_f32() / WAY.as_secs_f32())
    }

    /// Takes the cards that are on their way out of the picture.
    pub(super) fn lift(&self, picture: &mut TablePicture) -> Vec<CardPicture> {
        let own = picture.seats.first_mut().filter(|_| self.own);
        let own = own.into_iter().flat_map(|seat| &mut seat.cards);
        let board = picture.board.cards.iter_mut().take(self.board);
        let moving = own.chain(board.skip(self.before));
        moving
            .map(|card| std::mem::replace(card, CardPicture::SLOT))
            .collect()
    }

    /// Paints them where they are by now.
    pub(super) fn paint(
        &self,
        pen: Pen<'_>,
        from: Rect,
        rects: &TableRects,
        cards: &[CardPicture],
        progress: f32,
    ) {
        let own = rects.cards.first().filter(|_| self.own);
        let board = rects.board.iter().take(self.board).skip(self.before);
        let places = own.into_iter().flatten().chain(board);
        for (&to, &card) in places.zip(cards) {
            draw::card(pen, Glide::new(from, to).at(progress), card);
        }
    }
}
