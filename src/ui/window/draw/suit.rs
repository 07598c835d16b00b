use std::sync::LazyLock;

use egui::emath::RectTransform;
use egui::{Color32, Mesh, Painter, Pos2, Rect, pos2, vec2};

use super::ink;
use crate::rules::cards::Suit;

/// Paints the shape of a suit into a square.
pub fn suit(painter: &Painter, rect: Rect, suit: Suit, color: Color32) {
    let unit = Rect::from_center_size(Pos2::ZERO, vec2(2.0, 2.0));
    let place = RectTransform::from_to(unit, rect);
    let pixel = 1.0 / painter.pixels_per_point();
    let mut mesh = Mesh::default();
    for piece in &SUITS[suit as usize] {
        let points: Vec<Pos2> = piece.outline.iter().map(|&p| place * p).collect();
        ink::fill(&mut mesh, place * piece.middle, &points, color, pixel);
    }
    painter.add(mesh);
}

/// A piece of a suit's shape, in a square from -1 to 1.
struct SuitPiece {
    /// From here all of the outline is in sight.
    middle: Pos2,
    outline: Vec<Pos2>,
}

static SUITS: LazyLock<[Vec<SuitPiece>; 4]> =
    LazyLock::new(|| [clubs(), vec![diamond()], vec![heart()], spade()]);

fn clubs() -> Vec<SuitPiece> {
    let leaves = [(0.0, -0.52), (0.53, 0.16), (-0.53, 0.16)];
    let mut pieces: Vec<SuitPiece> = leaves.into_iter().map(|at| leaf(at, 0.465)).collect();
    // What the three leave open in the middle.
    pieces.push(leaf((0.0, -0.03), 0.2));
    pieces.push(stem(-0.35));
    pieces
}

fn leaf((x, y): (f32, f32), radius: f32) -> SuitPiece {
    let points = 28;
    let angle = |i| std::f32::consts::TAU * i as f32 / points as f32;
    let at = |angle: f32| pos2(x + radius * angle.cos(), y + radius * angle.sin());
    SuitPiece {
        middle: pos2(x, y),
        outline: (0..points).map(|i| at(angle(i))).collect(),
    }
}

/// What clubs and spades stand on; it begins at that height, inside them.
fn stem(top: f32) -> SuitPiece {
    SuitPiece {
        middle: pos2(0.0, 0.9),
        outline: ink::outline(
            &[
                [(0.06, top), (0.07, 0.5), (0.12, 0.85), (0.4, 0.97)],
                [(0.4, 0.97), (0.2, 0.97), (-0.2, 0.97), (-0.4, 0.97)],
                [(-0.4, 0.97), (-0.12, 0.85), (-0.07, 0.5), (-0.06, top)],
            ],
            8,
        ),
    }
}

fn diamond() -> SuitPiece {
    SuitPiece {
        middle: Pos2::ZERO,
        outline: ink::outline(
            &[
                [(0.0, -1.0), (0.22, -0.66), (0.5, -0.27), (0.76, 0.0)],
                [(0.76, 0.0), (0.5, 0.27), (0.22, 0.66), (0.0, 1.0)],
                [(0.0, 1.0), (-0.22, 0.66), (-0.5, 0.27), (-0.76, 0.0)],
                [(-0.76, 0.0), (-0.5, -0.27), (-0.22, -0.66), (0.0, -1.0)],
            ],
            6,
        ),
    }
}

fn heart() -> SuitPiece {
    SuitPiece {
        middle: pos2(0.0, -0.15),
        outline: ink::outline(
            &[
                [(0.0, -0.5), (0.16, -1.02), (0.98, -1.02), (0.98, -0.36)],
                [(0.98, -0.36), (0.98, 0.14), (0.36, 0.44), (0.0, 0.96)],
                [(0.0, 0.96), (-0.36, 0.44), (-0.98, 0.14), (-0.98, -0.36)],
                [(-0.98, -0.36), (-0.98, -1.02), (-0.16, -1.02), (0.0, -0.5)],
            ],
            14,
        ),
    }
}

fn spade() -> Vec<SuitPiece> {
    let blade = SuitPiece {
        middle: pos2(0.0, 0.1),
        outline: ink::outline(
            &[
                [(0.0, -0.98), (0.34, -0.5), (0.94, -0.22), (0.94, 0.24)],
                [(0.94, 0.24), (0.94, 0.76), (0.24, 0.84), (0.0, 0.4)],
                [(0.0, 0.4), (-0.24, 0.84), (-0.94, 0.76), (-0.94, 0.24)],
                [(-0.94, 0.24), (-0.94, -0.22), (-0.34, -0.5), (0.0, -0.98)],
            ],
            14,
        ),
    };
    vec![blade, stem(0.2)]
}
