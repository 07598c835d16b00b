use std::time::Duration;

use egui::{Pos2, Rect, lerp};

use crate::player::settings::Motion;
use crate::rules::View;
use crate::ui::window::draw;
use crate::ui::window::draw::{CardPicture, Pen, TablePicture, TableRects};

/// Cards on their way to their places, for those who want to see them move.
#[derive(Debug, Default)]
pub(in crate::ui::window) struct ArrivingCards {
    hand: u64,
    /// How many cards of the board have come before those on their way.
    before: usize,
    board: usize,
    /// Whether the player's own cards come, too.
    own: bool,
    since: Option<Duration>,
}

/// How long a card takes to its place.
const WAY: Duration = Duration::from_millis(260);

impl ArrivingCards {
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

/// The way of a card or of chips from one place to another.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Glide {
    from: Rect,
    to: Rect,
}

impl Glide {
    /// From one place to another.
    fn new(from: Rect, to: Rect) -> Glide {
        Glide { from, to }
    }

    /// Where it is when that share of the time has passed: quick at first,
    /// then coming to rest.
    fn at(self, progress: f32) -> Rect {
        let left = 1.0 - progress.clamp(0.0, 1.0);
        let way = 1.0 - left * left * left;
        Rect::from_min_max(
            lerp_pos(self.from.min, self.to.min, way),
            lerp_pos(self.from.max, self.to.max, way),
        )
    }
}

fn lerp_pos(from: Pos2, to: Pos2, way: f32) -> Pos2 {
    Pos2::new(lerp(from.x..=to.x, way), lerp(from.y..=to.y, way))
}

#[cfg(test)]
mod tests {
    use egui::{pos2, vec2};

    use super::*;

    #[test]
    fn begins_and_ends_where_it_should() {
        let from = Rect::from_min_size(pos2(10.0, 20.0), vec2(30.0, 40.0));
        let to = Rect::from_min_size(pos2(110.0, 220.0), vec2(60.0, 80.0));
        let glide = Glide::new(from, to);
        assert_eq!(glide.at(0.0), from);
        assert_eq!(glide.at(-1.0), from);
        assert_eq!(glide.at(1.0), to);
        assert_eq!(glide.at(7.0), to);
        let half = glide.at(0.5).center();
        assert!(half.x > 100.0 - 15.0 && half.x < to.center().x, "{half:?}");
    }
}
