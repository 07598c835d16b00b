//! What glides over the felt, for those who want to see it: all of it or
//! nothing.

use std::time::Duration;

use egui::{Pos2, Rect, Vec2, lerp, vec2};

use crate::player::settings::Motion;
use crate::ui::window::draw;
use crate::ui::window::draw::{
    CARD_ASPECT, CardPicture, ChipAmount, Face, Pen, SeatPicture, SeatState, TablePicture,
    TablePlaces, TableRects,
};

/// What is on its way to its place.
#[derive(Debug, Default)]
pub(super) struct Moves {
    moves: Vec<Move>,
    since: Option<Duration>,
}

/// How long anything takes to its place.
const WAY: Duration = Duration::from_millis(320);

/// Something on its way from one spot to another.
#[derive(Clone, Debug, PartialEq)]
struct Move {
    from: Spot,
    to: Spot,
    what: Piece,
}

/// A spot on the felt; seats are counted as they are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Spot {
    Deck,
    Pots,
    Plate(usize),
    Bet(usize),
    Hand(usize),
    Card(usize, usize),
    Board(usize),
}

#[derive(Clone, Debug, PartialEq)]
enum Piece {
    /// A card: what is seen of it at first, and in the end.
    Card(CardPicture, CardPicture),
    Chips(ChipAmount),
}

impl Moves {
    /// The table has changed: what has become of it glides there.
    pub(super) fn follow(&mut self, old: &TablePicture, new: &TablePicture, now: Duration) {
        let moves = moves(old, new);
        if !moves.is_empty() {
            (self.moves, self.since) = (moves, Some(now));
        }
    }

    /// How far everything has come, while something is on its way.
    pub(super) fn progress(&mut self, motion: Motion, now: Duration) -> Option<f32> {
        let gone = now.saturating_sub(self.since?);
        if motion == Motion::None || gone >= WAY {
            self.since = None;
            return None;
        }
        Some(gone.as_secs_f32() / WAY.as_secs_f32())
    }

    /// The picture without what is on its way.
    pub(super) fn without(&self, picture: &TablePicture) -> TablePicture {
        let mut rest = picture.clone();
        for it in &self.moves {
            match (it.to, &it.what) {
                (Spot::Card(seat, place), Piece::Card(..)) => {
                    let cards = rest.seats.get_mut(seat).map(|seat| &mut seat.cards);
                    empty(cards.and_then(|cards| cards.get_mut(place)));
                }
                (Spot::Board(place), Piece::Card(..)) => empty(rest.board.cards.get_mut(place)),
                (Spot::Bet(seat), Piece::Chips(_)) => {
                    if let Some(seat) = rest.seats.get_mut(seat) {
                        seat.bet = None;
                    }
                }
                _ => {}
            }
        }
        rest
    }

    /// Paints all of it where it is by now.
    pub(super) fn paint(
        &self,
        pen: Pen<'_>,
        places: &TablePlaces,
        rects: &TableRects,
        progress: f32,
    ) {
        for it in &self.moves {
            let (from, to) = (it.from.place(places, rects), it.to.place(places, rects));
            match &it.what {
                Piece::Card(before, after) => {
                    let way = Glide::new(as_card(from), as_card(to));
                    let at = way.at(progress);
                    let card = if progress < 0.5 { before } else { after };
                    let wide = if before.face == after.face {
                        1.0
                    } else {
                        (1.0 - 2.0 * progress).abs().max(0.05)
                    };
                    let at = Rect::from_center_size(at.center(), at.size() * vec2(wide, 1.0));
                    draw::card(pen, at, *card);
                }
                Piece::Chips(chips) => {
                    let at = Glide::new(from, to).at(progress);
                    let size = 15.0 * places.scale;
                    draw::chip_amount(pen, at, chips, size, egui::Align2::CENTER_CENTER);
                }
            }
        }
    }
}

fn empty(card: Option<&mut CardPicture>) {
    if let Some(card) = card {
        *card = CardPicture::SLOT;
    }
}

/// A place for a card in the middle of another one.
fn as_card(rect: Rect) -> Rect {
    let width = rect.width().min(rect.height() / CARD_ASPECT);
    Rect::from_center_size(rect.center(), vec2(width, width * CARD_ASPECT))
}

impl Spot {
    fn place(self, places: &TablePlaces, rects: &TableRects) -> Rect {
        let seat = |seat: usize| places.seats.get(seat);
        let found = match self {
            Spot::Deck => Some(places.burned),
            Spot::Pots => Some(Rect::from_center_size(
                places.pots.center(),
                seat(0).map_or(Vec2::ZERO, |it| it.bet.size()),
            )),
            Spot::Plate(it) => seat(it).map(|it| it.plate),
            Spot::Bet(it) => seat(it).map(|it| it.bet),
            Spot::Hand(it) => seat(it).map(|it| it.cards),
            Spot::Card(it, place) => (rects.cards.get(it))
                .and_then(|cards| cards.get(place))
                .copied(),
            Spot::Board(place) => rects.board.get(place).copied(),
        };
        found.unwrap_or(places.burned)
    }
}

/// What has moved between two pictures of a table.
fn moves(old: &TablePicture, new: &TablePicture) -> Vec<Move> {
    if old.seats.len() != new.seats.len() {
        return Vec::new();
    }
    let mut moves = Vec::new();
    let seats = old.seats.iter().zip(&new.seats).enumerate();
    for (i, (before, after)) in seats {
        cards_of(i, before, after, &mut moves);
        chips_of(i, before, after, &mut moves);
    }
    for (place, after) in new.board.cards.iter().enumerate() {
        let before = old.board.cards.get(place);
        card(Spot::Board(place), before, after, &mut moves);
    }
    if old.banner.is_empty() && !new.banner.is_empty() {
        let winners = new.seats.iter().enumerate();
        let won = winners.filter(|(_, seat)| seat.standing == SeatState::Won);
        let chips = old.pots.first();
        moves.extend(
            won.zip(chips.into_iter().cycle())
                .map(|((i, _), chips)| Move {
                    from: Spot::Pots,
                    to: Spot::Plate(i),
                    what: Piece::Chips(chips.clone()),
                }),
        );
    }
    moves
}

fn cards_of(i: usize, before: &SeatPicture, after: &SeatPicture, moves: &mut Vec<Move>) {
    for (place, it) in after.cards.iter().enumerate() {
        card(Spot::Card(i, place), before.cards.get(place), it, moves);
    }
    // Whoever folds gives them away.
    if after.cards.is_empty() && !before.cards.is_empty() {
        moves.push(Move {
            from: Spot::Hand(i),
            to: Spot::Deck,
            what: Piece::Card(CardPicture::DOWN, CardPicture::DOWN),
        });
    }
}

/// A card that came, or was turned, or was changed for another.
fn card(to: Spot, before: Option<&CardPicture>, after: &CardPicture, moves: &mut Vec<Move>) {
    let before = before.map_or(Face::Slot, |card| card.face);
    let (from, seen) = match (before, after.face) {
        (_, Face::Slot) => return,
        (one, other) if one == other => return,
        (Face::Down, Face::Up(_)) => (to, CardPicture::DOWN),
        // What goes to a player is seen at the end of its way.
        (_, Face::Up(_)) => (Spot::Deck, CardPicture::DOWN),
        (Face::Up(_), Face::Down) | (Face::Slot, Face::Down) => (Spot::Deck, CardPicture::DOWN),
        (Face::Down, Face::Down) => return,
    };
    moves.push(Move {
        from,
        to,
        what: Piece::Card(seen, *after),
    });
}

fn chips_of(i: usize, before: &SeatPicture, after: &SeatPicture, moves: &mut Vec<Move>) {
    let (from, to, chips) = match (&before.bet, &after.bet) {
        (Some(bet), None) => (Spot::Bet(i), Spot::Pots, bet),
        (None, Some(bet)) => (Spot::Plate(i), Spot::Bet(i), bet),
        (Some(old), Some(bet)) if old.amount < bet.amount => (Spot::Plate(i), Spot::Bet(i), bet),
        _ => return,
    };
    moves.push(Move {
        from,
        to,
        what: Piece::Chips(chips.clone()),
    });
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
    use egui::pos2;

    use super::*;
    use crate::rules::cards::parse_cards;
    use crate::ui::window::draw::BoardPicture;

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

    /// Two seats: `As Kd`, then `bet 200`; `#` is a back, `-` no card.
    fn table(seats: [(&str, u64); 2], board: &str) -> TablePicture {
        let cards = |text: &str| -> Vec<CardPicture> {
            let one = |card: &str| match card {
                "#" => CardPicture::DOWN,
                "_" => CardPicture::SLOT,
                card => CardPicture::up(parse_cards(card).unwrap()[0]),
            };
            text.split_whitespace().map(one).collect()
        };
        let seat = |(text, bet): (&str, u64)| SeatPicture {
            cards: cards(text),
            bet: (bet > 0).then(|| ChipAmount {
                amount: bet,
                text: bet.to_string(),
            }),
            ..SeatPicture::default()
        };
        TablePicture {
            seats: seats.map(seat).to_vec(),
            board: BoardPicture {
                cards: cards(board),
                ..BoardPicture::default()
            },
            ..TablePicture::default()
        }
    }

    fn check(old: &TablePicture, new: &TablePicture, expected: &[(Spot, Spot)]) {
        let ways: Vec<_> = moves(old, new).iter().map(|it| (it.from, it.to)).collect();
        assert_eq!(ways, expected);
    }

    #[test]
    fn what_changes_moves_and_nothing_else() {
        use Spot::{Bet, Board, Card, Deck, Hand, Plate, Pots};
        let empty = table([("", 0), ("", 0)], "_ _ _");
        let dealt = table([("As Kd", 0), ("# #", 0)], "_ _ _");
        let cards = [(0, 0), (0, 1), (1, 0), (1, 1)];
        check(
            &empty,
            &dealt,
            &cards.map(|(seat, it)| (Deck, Card(seat, it))),
        );
        check(&dealt, &dealt, &[]);
        let bet = table([("As Kd", 200), ("# #", 0)], "_ _ _");
        check(&dealt, &bet, &[(Plate(0), Bet(0))]);
        let called = table([("As Kd", 200), ("# #", 200)], "_ _ _");
        check(&bet, &called, &[(Plate(1), Bet(1))]);
        let flop = table([("As Kd", 0), ("# #", 0)], "9h _ _");
        let ways = [(Bet(0), Pots), (Bet(1), Pots), (Deck, Board(0))];
        check(&called, &flop, &ways);
        let shown = table([("As Kd", 0), ("2c 2d", 0)], "9h _ _");
        let turned = [Card(1, 0), Card(1, 1)].map(|it| (it, it));
        check(&flop, &shown, &turned);
        let folded = table([("As Kd", 0), ("", 0)], "9h _ _");
        check(&flop, &folded, &[(Hand(1), Deck)]);
    }
}
