use egui::{Color32, Rgba};

use super::Palette;
use crate::player::settings::Theme;
use crate::rules::cards::Suit;

/// How far apart two colours are by WCAG 2: from 1 (the same) to 21.
pub fn contrast(one: Color32, other: Color32) -> f32 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

fn luminance(color: Color32) -> f32 {
    let linear = Rgba::from(color);
    0.2126 * linear.r() + 0.7152 * linear.g() + 0.0722 * linear.b()
}

/// What something is that must stand out from what it lies on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Foreground {
    /// Words and figures.
    Text,
    /// The edge of a control, a ring, a sign.
    Edge,
}

impl Foreground {
    /// The least contrast that a theme owes it.
    pub fn least(self, theme: Theme) -> f32 {
        match (self, theme) {
            (Foreground::Edge, _) => 3.0,
            (Foreground::Text, Theme::Dark | Theme::Light) => 4.5,
            (Foreground::Text, Theme::HighContrastDark | Theme::HighContrastLight) => 7.0,
        }
    }
}

/// Two colours that meet in the window.
#[derive(Clone, Copy, Debug)]
pub struct Pair {
    /// Where they meet.
    pub name: &'static str,
    /// The colour of what must stand out.
    pub front: Color32,
    /// The colour of what it lies on.
    pub back: Color32,
    /// What must stand out.
    pub kind: Foreground,
}

impl Palette {
    /// Every pair of colours that the window paints on each other.
    pub fn pairs(&self) -> Vec<Pair> {
        let mut pairs = Vec::new();
        let mut meet = |kind, name, front, backs: &[Color32]| {
            pairs.extend(backs.iter().map(|&back| Pair {
                name,
                front,
                back,
                kind,
            }));
        };
        use Foreground::{Edge, Text};

        let grounds = [self.background, self.panel, self.log];
        meet(Text, "text", self.text, &grounds);
        meet(Text, "text in a field", self.text, &[self.field]);
        meet(Text, "weak text", self.text_weak, &grounds);
        meet(Text, "hint in a field", self.text_weak, &[self.field]);
        meet(Text, "accent", self.accent, &grounds);
        meet(Text, "error", self.error, &grounds);
        meet(Text, "success", self.success, &grounds);
        meet(Text, "warning", self.warning, &grounds);
        meet(Edge, "edge of a field", self.edge, &grounds);
        meet(Edge, "edge of a field, inside", self.edge, &[self.field]);

        meet(Edge, "track of a slider", self.track, &grounds);
        meet(Edge, "tick in a box", self.button.text, &[self.field]);

        let button = &self.button;
        let fills = [button.fill, button.hovered, button.pressed];
        meet(Text, "button", button.text, &fills);
        meet(Edge, "edge of a button", button.edge, &grounds);
        meet(Text, "selected", self.selection_text, &[self.selection]);
        meet(
            Edge,
            "edge of what is selected",
            self.selection_edge,
            &grounds,
        );

        let table = &self.table;
        let felt = [table.felt, table.felt_edge];
        let seat = &self.seat;
        meet(Edge, "focus ring", self.ring, &grounds);
        meet(Edge, "focus ring at a field", self.ring, &[self.field]);
        meet(Edge, "focus ring at a button", self.ring, &fills);
        meet(Edge, "focus ring on the table", self.ring, &felt);
        meet(
            Edge,
            "focus ring and its lining",
            self.ring,
            &[self.ring_lining],
        );

        meet(Edge, "rim of the table", table.rim, &[self.background]);
        meet(Text, "label on the table", table.label_text, &[table.label]);
        meet(Edge, "empty slot", table.slot, &felt);
        meet(Edge, "edge of a seat", seat.edge, &felt);
        meet(
            Edge,
            "edge of a seat beside the table",
            seat.edge,
            &[self.background],
        );
        meet(Text, "name", seat.text, &[seat.plate]);
        meet(Text, "chips", seat.chips, &[seat.plate]);
        meet(Text, "status", seat.status, &[seat.plate]);
        meet(
            Text,
            "name of who is to act",
            seat.acting_text,
            &[seat.acting],
        );
        meet(Edge, "ring of who is to act", seat.acting_ring, &felt);
        meet(
            Edge,
            "ring of who is to act beside the table",
            seat.acting_ring,
            &[self.background],
        );
        meet(Edge, "time left", seat.time_left, &[seat.time_spent]);
        meet(
            Text,
            "name of who has folded",
            seat.folded_text,
            &[seat.folded],
        );
        meet(Text, "dealer button", seat.button_sign, &[seat.button]);
        meet(Edge, "edge of the dealer button", seat.button_edge, &felt);
        meet(
            Edge,
            "dealer button at a seat",
            seat.button_edge,
            &[self.background],
        );

        let card = &self.card;
        for suit in Suit::ALL {
            meet(Text, "suit", card.suit(suit), &[card.face]);
            meet(
                Text,
                "suit of a dimmed card",
                card.dimmed_suit(suit),
                &[card.dimmed],
            );
        }
        meet(Edge, "edge of a card", card.edge, &felt);
        meet(
            Edge,
            "pattern of a card's back",
            card.back_pattern,
            &[card.back],
        );
        meet(Edge, "rim of a card's back", card.back_rim, &[card.back]);
        for badge in [card.exchange, card.picked, card.waiting] {
            meet(Text, "sign on a card", card.badge_sign, &[badge]);
            meet(Edge, "badge of a card", badge, &[card.face, card.dimmed]);
        }
        pairs
    }
}
