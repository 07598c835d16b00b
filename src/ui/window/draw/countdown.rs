use egui::{Align2, CornerRadius, Rect, Stroke, StrokeKind};

use super::pen::{FontWeight, Lettering, Pen};

/// The time that is left to everybody at once, to be seen from afar.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Countdown {
    /// The seconds until it is over.
    pub seconds: String,
    /// What comes before that, and when.
    pub next: Option<String>,
    /// Whether it is nearly over.
    pub urgent: bool,
}

/// Paints it as large as the place allows.
pub fn countdown(pen: Pen<'_>, rect: Rect, left: &Countdown) {
    let table = &pen.palette.table;
    let round = CornerRadius::same((rect.height() * 0.2) as u8);
    // Nearly over, it has a wide edge, and light and dark change places.
    let (ground, ink, edge) = if left.urgent {
        (table.label_text, table.label, rect.height() * 0.06)
    } else {
        (table.label, table.label_text, pen.palette.edge_width())
    };
    let edge = Stroke::new(edge, table.label_edge);
    pen.painter
        .rect(rect, round, ground, edge, StrokeKind::Outside);
    let inside = rect.shrink(rect.height() * 0.06);
    let (digits, below) = match left.next {
        Some(_) => inside.split_top_bottom_at_fraction(0.7),
        None => (inside, Rect::NOTHING),
    };
    let font = FontWeight::Bold.font(digits.height() * 1.05);
    let middle = digits.center();
    pen.write_ink(middle, Align2::CENTER_CENTER, &left.seconds, font, ink);
    if let Some(next) = &left.next {
        let words = Lettering {
            text: next,
            weight: FontWeight::Bold,
            size: below.height() * 0.85,
            color: ink,
        };
        pen.write(below, Align2::CENTER_CENTER, &words);
    }
}
