use std::f32::consts::TAU;

use egui::{Align2, Color32, CornerRadius, Mesh, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::ink;
use super::pen::{FontWeight, Lettering, Pen};
use crate::ui::window::theme::ChipColors;

/// An amount of chips that lies on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChipAmount {
    /// How many, which decides what the stack looks like.
    pub amount: u64,
    /// How that is written.
    pub text: String,
}

/// What each of the palette's chips is worth.
const WORTH: [u64; 6] = [1, 5, 25, 100, 500, 1_000];

/// Most chips in a stack.
const TALLEST: usize = 5;

/// Paints an amount: a stack of chips and the figures on a label, aligned in
/// the place, and says where. The stack is left out where only figures fit.
pub(crate) fn chip_amount(
    pen: Pen<'_>,
    rect: Rect,
    chip_amount: &ChipAmount,
    size: f32,
    align: Align2,
) -> Rect {
    let table = &pen.palette.table;
    let words = Lettering {
        text: &chip_amount.text,
        weight: FontWeight::Bold,
        size,
        color: table.label_text,
    };
    let chip = size * 0.62;
    let stack_width = chip * 2.0 + 4.0;
    let with_stack =
        chip_amount.amount > 0 && pen.width(&words) + size + stack_width <= rect.width();
    let icon = if with_stack { stack_width } else { 0.0 };
    let galley = pen.fitted(&words, rect.width() - icon - size);
    let wide = icon + galley.size().x + size;
    let tall = (size * 1.55).min(rect.height());
    let label = pen.sharp(align.align_size_within_rect(vec2(wide, tall), rect));
    let round = CornerRadius::same((label.height() / 2.0).min(255.0) as u8);
    let edge = Stroke::new(pen.palette.edge_width(), table.label_edge);
    pen.painter
        .rect(label, round, table.label, edge, StrokeKind::Outside);
    let foot = pos2(
        label.left() + size * 0.35 + chip,
        label.bottom() - chip * 0.62,
    );
    if with_stack {
        stack(pen, foot, chip, chip_amount.amount);
    }
    let left = label.left() + icon + size * 0.45;
    let words = Rect::from_min_max(pos2(left, label.top()), label.max);
    let at = Align2::LEFT_CENTER.align_size_within_rect(galley.size(), words);
    pen.painter.galley(at.min, galley, table.label_text);
    label
}

/// A stack of chips seen from the front, standing on the point.
fn stack(pen: Pen<'_>, foot: Pos2, radius: f32, amount: u64) {
    // One mesh: a table has dozens of chips.
    let mut mesh = Mesh::default();
    let chips = chips_for(amount);
    for (i, &colors) in chips.iter().enumerate() {
        let chip = Chip {
            middle: foot - vec2(0.0, i as f32 * radius * 0.3),
            radius,
            colors: pen.palette.chips[colors],
            pixel: pen.pixel(),
        };
        chip.rim(&mut mesh);
        if i + 1 == chips.len() {
            chip.top(&mut mesh);
        }
    }
    pen.painter.add(mesh);
}

/// Which chips show an amount, the largest first.
fn chips_for(amount: u64) -> Vec<usize> {
    let mut rest = amount;
    let mut chips = Vec::new();
    for (color, worth) in WORTH.iter().enumerate().rev() {
        while rest >= *worth && chips.len() < TALLEST {
            rest -= worth;
            chips.push(color);
        }
    }
    chips
}

/// One chip, seen a little from above.
struct Chip {
    middle: Pos2,
    radius: f32,
    colors: ChipColors,
    pixel: f32,
}

impl Chip {
    /// What of a chip is seen under another one: its side and the stripes
    /// that are turned to us.
    fn rim(&self, mesh: &mut Mesh) {
        let dark = self.colors.body.lerp_to_gamma(Color32::BLACK, 0.35);
        self.disc(mesh, vec2(0.0, self.radius * 0.22), 1.0, dark);
        self.disc(mesh, Vec2::ZERO, 1.0, self.colors.body);
        (0..3).for_each(|i| self.stripe(mesh, i));
    }

    /// The rest of the uppermost chip.
    fn top(&self, mesh: &mut Mesh) {
        (3..6).for_each(|i| self.stripe(mesh, i));
        self.disc(mesh, Vec2::ZERO, 0.62, self.colors.stripe);
        self.disc(mesh, Vec2::ZERO, 0.5, self.colors.body);
    }

    fn disc(&self, mesh: &mut Mesh, offset: Vec2, share: f32, color: Color32) {
        let points = 18;
        let at = |i| self.around(share, i as f32 / points as f32) + offset;
        let outline: Vec<Pos2> = (0..points).map(at).collect();
        ink::fill(mesh, self.middle + offset, &outline, color, self.pixel);
    }

    fn stripe(&self, mesh: &mut Mesh, i: u8) {
        let turn = (f32::from(i) + 0.5) / 6.0;
        let outline = [
            self.around(0.97, turn - 0.03),
            self.around(0.97, turn + 0.03),
            self.around(0.74, turn + 0.03),
            self.around(0.74, turn - 0.03),
        ];
        let middle = self.around(0.85, turn);
        ink::fill(mesh, middle, &outline, self.colors.stripe, self.pixel);
    }

    /// A point of the chip's upper side: how far out, and how far around.
    fn around(&self, share: f32, turn: f32) -> Pos2 {
        let flat = vec2(self.radius, self.radius * 0.62) * share;
        self.middle + Vec2::angled(TAU * turn) * flat
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stack_shows_its_largest_chips() {
        assert_eq!(chips_for(0), Vec::<usize>::new());
        assert_eq!(chips_for(7), [1, 0, 0]);
        assert_eq!(chips_for(1_630), [5, 4, 3, 2, 1]);
        assert_eq!(chips_for(u64::MAX), [5, 5, 5, 5, 5]);
    }
}
