use std::sync::Arc;

use egui::text::{LayoutJob, TextFormat};
use egui::{Align2, Color32, FontFamily, FontId, Galley, Painter, Pos2, Rect, vec2};

use crate::rules::cards::{Rank, Suit};
use crate::ui::window::fonts;
use crate::ui::window::theme::Palette;

/// What everything at the table is painted with.
#[derive(Clone, Copy)]
pub struct Pen<'a> {
    /// Where it is painted.
    pub painter: &'a Painter,
    /// The colours.
    pub palette: &'a Palette,
    /// The signs on the cards.
    pub signs: &'a CardSigns,
}

/// The signs on cards, in the player's language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardSigns {
    ranks: [String; 13],
    suits: [String; 4],
}

impl CardSigns {
    /// The signs that the two functions give; a suit's is its letter, or two
    /// where letters clash.
    pub fn new(rank: impl Fn(Rank) -> String, suit: impl Fn(Suit) -> String) -> CardSigns {
        CardSigns {
            ranks: Rank::ALL.map(rank),
            suits: Suit::ALL.map(suit),
        }
    }

    /// The sign of a rank, such as `10`.
    pub fn rank(&self, rank: Rank) -> &str {
        &self.ranks[rank as usize]
    }

    /// The letter of a suit.
    pub fn suit(&self, suit: Suit) -> &str {
        &self.suits[suit as usize]
    }
}

/// How heavy letters are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FontWeight {
    Regular,
    Bold,
}

impl FontWeight {
    /// A font of that weight. Sizes are whole, so that a window that grows
    /// does not fill the glyph atlas with every size on the way.
    pub(super) fn font(self, size: f32) -> FontId {
        let family = match self {
            FontWeight::Regular => FontFamily::Proportional,
            FontWeight::Bold => fonts::bold(),
        };
        FontId::new(size.round().max(6.0), family)
    }
}

/// Words to paint.
pub(super) struct Lettering<'a> {
    pub(super) text: &'a str,
    pub(super) weight: FontWeight,
    pub(super) size: f32,
    pub(super) color: Color32,
}

impl Lettering<'_> {
    /// The share of their size to which words may shrink.
    const LEAST: f32 = 0.75;
}

impl Pen<'_> {
    /// One physical pixel, in points.
    pub(super) fn pixel(&self) -> f32 {
        1.0 / self.painter.pixels_per_point()
    }

    /// One line of text, cut off with an ellipsis where it is too wide.
    pub(super) fn line(&self, text: &str, font: FontId, color: Color32, width: f32) -> Arc<Galley> {
        let mut job = LayoutJob::single_section(text.to_owned(), TextFormat::simple(font, color));
        job.wrap.max_width = width.max(1.0);
        job.wrap.max_rows = 1;
        job.wrap.break_anywhere = true;
        self.painter.layout_job(job)
    }

    /// One line of text, a little smaller where it would be too wide, and cut
    /// off only where that does not help.
    pub(super) fn fitted(&self, words: &Lettering<'_>, width: f32) -> Arc<Galley> {
        let share = (width / self.width(words).max(1.0)).max(Lettering::LEAST);
        let least = (words.size * Lettering::LEAST).floor();
        let mut size = if share < 1.0 {
            (words.size * share).floor()
        } else {
            words.size
        };
        loop {
            let font = words.weight.font(size);
            let line = self.line(words.text, font, words.color, width);
            // Letters are a little wider or narrower than their size says.
            if !line.elided || size <= least {
                return line;
            }
            size = (size - 1.0).max(least);
        }
    }

    /// How wide the words are at their full size.
    pub(super) fn width(&self, words: &Lettering<'_>) -> f32 {
        let font = words.weight.font(words.size);
        let line = self.line(words.text, font, words.color, f32::INFINITY);
        line.size().x
    }

    /// Paints a line into a place, aligned there, and says where.
    pub(super) fn write(&self, rect: Rect, align: Align2, words: &Lettering<'_>) -> Rect {
        let galley = self.fitted(words, rect.width());
        let at = align.align_size_within_rect(galley.size(), rect);
        self.painter.galley(at.min, galley, words.color);
        at
    }

    /// Paints text so that its ink, not its line, is at the point.
    pub(super) fn write_ink(
        &self,
        at: Pos2,
        align: Align2,
        text: &str,
        font: FontId,
        color: Color32,
    ) -> Rect {
        let galley = self.line(text, font, color, f32::INFINITY);
        let ink = galley.mesh_bounds;
        if !ink.is_positive() {
            return Rect::from_pos(at);
        }
        let place = align.anchor_size(at, ink.size());
        self.painter
            .galley(place.min - ink.min.to_vec2(), galley, color);
        place
    }

    /// A rectangle of whole pixels near that one, so that edges are sharp.
    pub(super) fn sharp(&self, rect: Rect) -> Rect {
        let pixel = self.pixel();
        let snap = |value: f32| (value / pixel).round() * pixel;
        Rect::from_min_size(
            egui::pos2(snap(rect.left()), snap(rect.top())),
            vec2(snap(rect.width()), snap(rect.height())),
        )
    }
}
