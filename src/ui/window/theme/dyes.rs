//! What cloth and cards can be dyed with, in every theme. The palettes have the
//! usual ones: green cloth and blue backs.

use egui::Color32;

use super::palettes::rgb;
use super::{CardColors, TableColors};
use crate::player::settings::{Dye, Theme};

/// The colours of a cloth: its middle, its edge, the line on it and the outline of
/// a place for a card.
type Cloth = [Color32; 4];

/// Lays that cloth on a table.
pub(super) fn lay(table: &mut TableColors, theme: Theme, dye: Dye) {
    let Some([felt, edge, line, slot]) = cloth(theme, dye) else {
        return;
    };
    (table.felt, table.felt_edge, table.felt_line, table.slot) = (felt, edge, line, slot);
    // The labels lie on it like the line.
    if matches!(theme, Theme::Dark | Theme::Light) {
        table.label_edge = line;
    }
}

fn cloth(theme: Theme, dye: Dye) -> Option<Cloth> {
    let colors = match (theme, dye) {
        (_, Dye::Green) => return None,
        (Theme::Dark, Dye::Blue) => [0x1d5184, 0x0c2a4d, 0x3c77ad, 0xb4d0ec],
        (Theme::Dark, Dye::Red) => [0x7d2b3d, 0x43121e, 0xa65163, 0xeec3cb],
        (Theme::Dark, Dye::Grey) => [0x4a545f, 0x272e36, 0x6f7c8a, 0xcbd4de],
        (Theme::Light, Dye::Blue) => [0xd0e2f6, 0xa9c6e6, 0x7ba2cb, 0x36598a],
        (Theme::Light, Dye::Red) => [0xf5d9dc, 0xe3b3b9, 0xc58690, 0x84343f],
        (Theme::Light, Dye::Grey) => [0xe1e5e9, 0xbfc6cd, 0x929ca7, 0x48535f],
        (Theme::HighContrastDark, Dye::Blue) => [0x001029, 0x000610, 0x2f5c8f, 0xffffff],
        (Theme::HighContrastDark, Dye::Red) => [0x26000b, 0x0f0004, 0x8f3d50, 0xffffff],
        (Theme::HighContrastDark, Dye::Grey) => [0x161616, 0x090909, 0x666666, 0xffffff],
        (Theme::HighContrastLight, Dye::Blue) => [0xf1f6fd, 0xdeeaf8, 0x587aa3, 0x000000],
        (Theme::HighContrastLight, Dye::Red) => [0xfdf3f4, 0xf7e2e5, 0xa3606b, 0x000000],
        (Theme::HighContrastLight, Dye::Grey) => [0xf6f6f6, 0xe7e7e7, 0x757575, 0x000000],
    };
    Some(colors.map(rgb))
}

/// Prints that on the backs of cards.
pub(super) fn print(card: &mut CardColors, theme: Theme, dye: Dye) {
    let (back, pattern) = match (theme, dye) {
        (_, Dye::Blue) => return,
        (Theme::Dark, Dye::Green) => (0x17553a, 0x9ed9b9),
        (Theme::Dark, Dye::Red) => (0x84202f, 0xf2b3bb),
        (Theme::Dark, Dye::Grey) => (0x363e47, 0xb9c4cf),
        (Theme::Light, Dye::Green) => (0x1d6b46, 0xb3e3ca),
        (Theme::Light, Dye::Red) => (0x9c2637, 0xf6c3c9),
        (Theme::Light, Dye::Grey) => (0x4a545f, 0xd3dbe3),
        (Theme::HighContrastDark, Dye::Green) => (0x002a17, 0xffffff),
        (Theme::HighContrastDark, Dye::Red) => (0x3d000b, 0xffffff),
        (Theme::HighContrastDark, Dye::Grey) => (0x1c1c1c, 0xffffff),
        (Theme::HighContrastLight, Dye::Green) => (0x004a28, 0xffffff),
        (Theme::HighContrastLight, Dye::Red) => (0x6b0014, 0xffffff),
        (Theme::HighContrastLight, Dye::Grey) => (0x2b2b2b, 0xffffff),
    };
    (card.back, card.back_pattern) = (rgb(back), rgb(pattern));
}
