use egui::{Pos2, Rect, Vec2, pos2, vec2};

use super::seat::next_mark;
use crate::rules::MAX_SEATS;

/// Most seats around a table.
pub const MOST_SEATS: usize = MAX_SEATS;

/// The least table on which everything has its full size; sizes below are
/// those at this table.
const LEAST: Vec2 = vec2(900.0, 520.0);
/// Beyond this, a larger table only gets more room.
const LARGEST_SCALE: f32 = 2.4;

const PLATE: Vec2 = vec2(144.0, 54.0);
const SEAT_CARDS: f32 = 50.0;
const OWN_PLATE: Vec2 = vec2(230.0, 54.0);
const OWN_CARDS: Vec2 = vec2(362.0, 104.0);
const CARDS_GAP: f32 = 3.0;
const BET: Vec2 = vec2(92.0, 26.0);
const TAG: Vec2 = vec2(94.0, 36.0);
const LOW_TAG: f32 = 25.0;
/// By this share of its width a long name reaches over its place at either side.
pub(super) const TAG_REACH: f32 = 0.22;
const OWN_TAG: Vec2 = vec2(280.0, 26.0);
const BUTTON_RADIUS: f32 = 12.0;
const GAP: f32 = 5.0;
const BOARD_HEIGHT: f32 = 100.0;
const POTS: Vec2 = vec2(312.0, 28.0);
const BURNED: Vec2 = vec2(20.0, 28.0);

/// Where one player sits.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeatPlace {
    /// The plate with the name and the chips.
    pub plate: Rect,
    /// The player's cards.
    pub cards: Rect,
    /// What the player has bet.
    pub bet: Rect,
    /// What the player's hand is called at the showdown, when no bet lies
    /// there any more.
    pub tag: Rect,
    /// The dealer button, where the player has it, or the mark of a blind.
    pub button: Rect,
    /// From one such mark to a second one.
    pub next_mark: Vec2,
}

impl SeatPlace {
    /// The cards and the plate together.
    pub fn block(&self) -> Rect {
        self.cards.union(self.plate)
    }

    /// The same with the hand named below the plate, where cards lie in the place
    /// for that.
    pub(super) fn with_tag_beside(&self, board: Rect, scale: f32) -> SeatPlace {
        if !self.tag.intersects(board) || self.plate.intersects(board) {
            return *self;
        }
        // Long names reach towards the middle, not out of the window.
        let inwards = (board.center().x - self.plate.center().x).signum();
        let shift = TAG_REACH * self.plate.width() * inwards;
        let tag = Rect::from_min_size(
            self.plate.left_bottom() + vec2(shift, 2.0 * scale),
            vec2(self.plate.width(), LOW_TAG * scale),
        );
        SeatPlace { tag, ..*self }
    }
}

/// Where everything at a table lies.
#[derive(Clone, Debug, PartialEq)]
pub struct TablePlaces {
    /// How much larger than at the least table everything is.
    pub scale: f32,
    /// The table itself, its rail included.
    pub table: Rect,
    /// The seats clockwise, the player's own first, at the bottom.
    pub seats: Vec<SeatPlace>,
    /// The pots.
    pub pots: Rect,
    /// The community cards.
    pub board: Rect,
    /// The cards that are burned.
    pub burned: Rect,
    /// The height from which on nothing lies above the board but the pots.
    pub above_board: f32,
    /// All that the seats leave free where nobody bets: for games with many
    /// community cards.
    pub middle: Rect,
}

impl TablePlaces {
    /// The places for that many seats, from two to twelve, in the rectangle.
    pub fn new(rect: Rect, seats: usize) -> TablePlaces {
        let fit = rect.size() / LEAST;
        let scale = fit.min_elem().min(LARGEST_SCALE);
        let seats: Vec<SeatPlace> = Ring::new(rect, scale).seats(seats);
        let (pots, board, burned) = middle(rect, scale, &seats);
        TablePlaces {
            scale,
            table: table_rect(rect, scale),
            seats,
            pots,
            board,
            burned,
            above_board: below_top_bets(rect, scale),
            middle: free_without_bets(rect, scale),
        }
    }
}

impl TablePlaces {
    /// Where the player's own hand is named.
    pub(super) fn own_tag(&self) -> Rect {
        self.seats.first().map_or(Rect::NOTHING, |own| own.tag)
    }
}

/// What lies between the plates, with a place for marks at each.
fn free_without_bets(rect: Rect, scale: f32) -> Rect {
    let side = PLATE.x + 2.0 * GAP + 2.0 * BUTTON_RADIUS;
    let top = below_top_bets(rect, scale);
    let bottom = OWN_PLATE.y + CARDS_GAP + OWN_CARDS.y + GAP;
    Rect::from_min_max(
        pos2(rect.left() + side * scale, top),
        rect.max - vec2(side, bottom) * scale,
    )
}

/// Below the bets at the top.
fn below_top_bets(rect: Rect, scale: f32) -> f32 {
    rect.top() + (SEAT_CARDS + CARDS_GAP + PLATE.y + BET.y + 2.0 * GAP) * scale
}

/// The table reaches to the middle of the plates around it.
fn table_rect(rect: Rect, scale: f32) -> Rect {
    let side = PLATE.x * 0.42 * scale;
    let top = (SEAT_CARDS + PLATE.y * 0.4) * scale;
    let bottom = (OWN_PLATE.y * 0.75) * scale;
    Rect::from_min_max(rect.min + vec2(side, top), rect.max - vec2(side, bottom))
}

/// The pots above the board, both in the middle of what the seats and their
/// bets leave free.
fn middle(rect: Rect, scale: f32, seats: &[SeatPlace]) -> (Rect, Rect, Rect) {
    let side = (PLATE.x + BET.x + 3.0 * GAP) * scale;
    let free = Rect::from_x_y_ranges(rect.left() + side..=rect.right() - side, {
        // Below the bets at the top, above the player's own bet.
        let top = below_top_bets(rect, scale);
        let bottom = seats.first().map_or(rect.bottom(), |own| own.bet.top());
        top..=bottom - GAP * scale
    });
    let height = (POTS.y + GAP + BOARD_HEIGHT) * scale;
    let top = free.center().y - height / 2.0;
    let pots = Rect::from_center_size(
        pos2(free.center().x, top + POTS.y * scale / 2.0),
        POTS * scale,
    );
    let board = Rect::from_min_size(
        pos2(free.left(), pots.bottom() + GAP * scale),
        vec2(free.width(), BOARD_HEIGHT * scale),
    );
    let burned = Rect::from_center_size(
        pos2(
            pots.right() + (GAP + BURNED.x / 2.0) * scale,
            pots.center().y,
        ),
        BURNED * scale,
    );
    (pots, board, burned)
}

/// The closed curve on which the middles of the seats lie: between an oval
/// and the rectangle itself.
struct Ring {
    rect: Rect,
    scale: f32,
    middle: Pos2,
    half: Vec2,
}

/// How the other seats are spread: shares of the way from the middle to the
/// edge, each side clockwise, left and right being mirror images.
struct Spread {
    top: &'static [f32],
    side: &'static [f32],
    bottom: &'static [f32],
}

/// The spread for one to eleven others.
const SPREADS: [Spread; MOST_SEATS - 1] = [
    spread(&[0.0], &[], &[]),
    spread(&[-0.5, 0.5], &[], &[]),
    spread(&[0.0], &[-0.12], &[]),
    spread(&[-0.42, 0.42], &[0.0], &[]),
    spread(&[-0.55, 0.0, 0.55], &[0.1], &[]),
    spread(&[-0.4, 0.4], &[0.38, -0.28], &[]),
    spread(&[-0.6, 0.0, 0.6], &[0.38, -0.28], &[]),
    spread(&[-0.74, -0.26, 0.26, 0.74], &[0.38, -0.28], &[]),
    spread(&[-0.6, 0.0, 0.6], &[0.34, -0.28], &[0.7]),
    spread(&[-0.76, -0.27, 0.27, 0.76], &[0.36, -0.28], &[0.7]),
    spread(&[-0.84, -0.43, 0.0, 0.43, 0.84], &[0.37, -0.28], &[0.7]),
];

const fn spread(top: &'static [f32], side: &'static [f32], bottom: &'static [f32]) -> Spread {
    Spread { top, side, bottom }
}

impl Ring {
    fn new(rect: Rect, scale: f32) -> Ring {
        let block = block_size(scale);
        Ring {
            rect,
            scale,
            middle: rect.center(),
            half: (rect.size() - block) / 2.0,
        }
    }

    fn seats(&self, count: usize) -> Vec<SeatPlace> {
        let others = count.clamp(2, MOST_SEATS) - 1;
        let Spread { top, side, bottom } = &SPREADS[others - 1];
        let mut seats = vec![self.own()];
        // Clockwise from the bottom: left half from below, top from the left,
        // right half from above.
        seats.extend(bottom.iter().map(|&x| self.below(-x)));
        seats.extend(side.iter().map(|&y| self.at_side(-1.0, y)));
        seats.extend(top.iter().map(|&x| self.above(x)));
        seats.extend(side.iter().rev().map(|&y| self.at_side(1.0, y)));
        seats.extend(bottom.iter().rev().map(|&x| self.below(x)));
        seats
    }

    fn own(&self) -> SeatPlace {
        let scale = self.scale;
        let plate = Rect::from_center_size(
            pos2(
                self.middle.x,
                self.rect.bottom() - OWN_PLATE.y * scale / 2.0,
            ),
            OWN_PLATE * scale,
        );
        let cards = Rect::from_center_size(
            pos2(
                self.middle.x,
                plate.top() - (CARDS_GAP + OWN_CARDS.y / 2.0) * scale,
            ),
            OWN_CARDS * scale,
        );
        let bet = Rect::from_center_size(
            pos2(self.middle.x, cards.top() - (GAP + BET.y / 2.0) * scale),
            BET * scale,
        );
        SeatPlace {
            plate,
            cards,
            bet,
            tag: Rect::from_center_size(bet.center(), OWN_TAG * scale),
            button: self.beside(bet.center(), OWN_TAG.x, 1.0),
            next_mark: self.next_mark(vec2(1.0, 0.0)),
        }
    }

    fn above(&self, x: f32) -> SeatPlace {
        let (plate, cards) = self.block(vec2(x, -curve(x)));
        let towards = (self.middle.x - plate.center().x) * 0.19;
        let bet = Rect::from_center_size(
            pos2(
                plate.center().x + towards,
                plate.bottom() + (GAP + BET.y / 2.0) * self.scale,
            ),
            BET * self.scale,
        );
        let side = if x > 0.0 { -1.0 } else { 1.0 };
        SeatPlace {
            plate,
            cards,
            bet,
            tag: self.tag(bet, 1.5),
            button: self.beside(bet.center(), BET.x, side),
            next_mark: self.next_mark(vec2(side, 0.0)),
        }
    }

    fn below(&self, x: f32) -> SeatPlace {
        let (plate, cards) = self.block(vec2(x, curve(x)));
        let bet = Rect::from_center_size(
            pos2(
                plate.center().x + (self.middle.x - plate.center().x) * 0.03,
                cards.top() - (GAP + BET.y / 2.0) * self.scale,
            ),
            BET * self.scale,
        );
        SeatPlace {
            plate,
            cards,
            bet,
            tag: self.tag(bet, -3.0),
            button: self.beside(bet.center(), BET.x, -x.signum()),
            next_mark: self.next_mark(vec2(-x.signum(), 0.0)),
        }
    }

    fn at_side(&self, side: f32, y: f32) -> SeatPlace {
        let (plate, cards) = self.block(vec2(side * curve(y), y));
        let block = cards.union(plate);
        let x = plate.center().x - side * (PLATE.x / 2.0 + GAP + BET.x / 2.0) * self.scale;
        let inward = if y > 0.0 { -1.0 } else { 1.0 };
        let bet = Rect::from_center_size(
            pos2(x, block.center().y + inward * 8.0 * self.scale),
            BET * self.scale,
        );
        // Near the plate, so that the middle stays free where nobody bets.
        let from_plate = (PLATE.x / 2.0 + GAP + BUTTON_RADIUS) * self.scale;
        let offset = (TAG.y / 2.0 + 1.0 + BUTTON_RADIUS) * self.scale;
        let at = pos2(
            plate.center().x - side * from_plate,
            bet.center().y + inward * offset,
        );
        SeatPlace {
            plate,
            cards,
            bet,
            tag: self.tag(bet, 0.0),
            button: self.disc(at),
            next_mark: self.next_mark(vec2(-side, 0.0)),
        }
    }

    /// The plate and the cards of a seat at that share of the way from the
    /// middle to the edges.
    fn block(&self, at: Vec2) -> (Rect, Rect) {
        let size = block_size(self.scale);
        let block = Rect::from_center_size(self.middle + at * self.half, size);
        let plate = Rect::from_min_max(
            pos2(block.left(), block.bottom() - PLATE.y * self.scale),
            block.max,
        );
        let cards = Rect::from_min_size(block.min, vec2(size.x, SEAT_CARDS * self.scale));
        (plate, cards)
    }

    /// Where the bet is, and a little around it; shifted, so that it lies on
    /// nothing else.
    fn tag(&self, bet: Rect, shift: f32) -> Rect {
        let middle = bet.center() + vec2(0.0, shift * self.scale);
        Rect::from_center_size(middle, TAG * self.scale)
    }

    fn next_mark(&self, way: Vec2) -> Vec2 {
        next_mark(way, BUTTON_RADIUS * self.scale)
    }

    /// The dealer button next to something that wide, on that side of it.
    fn beside(&self, middle: Pos2, wide: f32, side: f32) -> Rect {
        let offset = (wide / 2.0 + GAP + BUTTON_RADIUS) * self.scale;
        self.disc(middle + vec2(side * offset, 0.0))
    }

    fn disc(&self, middle: Pos2) -> Rect {
        Rect::from_center_size(middle, Vec2::splat(2.0 * BUTTON_RADIUS * self.scale))
    }
}

fn block_size(scale: f32) -> Vec2 {
    vec2(PLATE.x, SEAT_CARDS + CARDS_GAP + PLATE.y) * scale
}

/// The curve of the ring: how far out it is where the other coordinate is
/// that share of its half.
fn curve(share: f32) -> f32 {
    (1.0 - share.abs().powi(4)).max(0.0).powf(0.25)
}
