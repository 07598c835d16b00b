use std::sync::LazyLock;

use egui::Color32;

use super::{dyes, palettes};
use crate::player::settings::{Dye, Look, Theme};
use crate::rules::cards::Suit;

/// The colours of one theme, named by what they are for.
#[derive(Clone, Debug, PartialEq)]
pub struct Palette {
    /// Whose colours these are.
    pub theme: Theme,
    /// What lies behind everything.
    pub background: Color32,
    /// Panels, dialogs and menus.
    pub panel: Color32,
    /// The message log.
    pub log: Color32,
    /// Fields to type into.
    pub field: Color32,
    /// Words.
    pub text: Color32,
    /// Words of less weight: hints, keys, what is past.
    pub text_weak: Color32,
    /// Headings and links.
    pub accent: Color32,
    /// What went wrong.
    pub error: Color32,
    /// What went well.
    pub success: Color32,
    /// What wants attention.
    pub warning: Color32,
    /// The edges of fields, boxes and sliders.
    pub edge: Color32,
    /// The body of boxes to tick and of sliders.
    pub track: Color32,
    /// Lines that only divide.
    pub divider: Color32,
    /// Behind what is selected.
    pub selection: Color32,
    /// The words of what is selected.
    pub selection_text: Color32,
    /// Around what is selected.
    pub selection_edge: Color32,
    /// The ring around what has the focus.
    pub ring: Color32,
    /// The line inside that ring, so that it stands out from anything.
    pub ring_lining: Color32,
    /// Buttons.
    pub button: ButtonColors,
    /// The table.
    pub table: TableColors,
    /// The seats at it.
    pub seat: SeatColors,
    /// Cards.
    pub card: CardColors,
    /// Chips, from the smallest to the largest.
    pub chips: [ChipColors; 6],
    /// What casts a shadow casts this one.
    pub shadow: Color32,
}

/// The colours of a button.
#[derive(Clone, Debug, PartialEq)]
pub struct ButtonColors {
    /// At rest.
    pub fill: Color32,
    /// Under the mouse.
    pub hovered: Color32,
    /// Pressed, or with the focus.
    pub pressed: Color32,
    /// Its words.
    pub text: Color32,
    /// Its edge.
    pub edge: Color32,
}

/// The colours of the table.
#[derive(Clone, Debug, PartialEq)]
pub struct TableColors {
    /// The middle of the felt.
    pub felt: Color32,
    /// The felt towards the rail.
    pub felt_edge: Color32,
    /// A thin line on the felt.
    pub felt_line: Color32,
    /// The rail's upper side.
    pub rail_light: Color32,
    /// The rail's lower side.
    pub rail_dark: Color32,
    /// The outermost line.
    pub rim: Color32,
    /// The outline of a place for a card.
    pub slot: Color32,
    /// Behind amounts that lie on the felt.
    pub label: Color32,
    /// Those amounts.
    pub label_text: Color32,
    /// The edge around them.
    pub label_edge: Color32,
}

/// The colours of a seat.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatColors {
    /// The plate.
    pub plate: Color32,
    /// Its edge.
    pub edge: Color32,
    /// The name.
    pub text: Color32,
    /// The chips.
    pub chips: Color32,
    /// A word such as all-in.
    pub status: Color32,
    /// The plate of the player to act.
    pub acting: Color32,
    /// The words on it.
    pub acting_text: Color32,
    /// The ring around it.
    pub acting_ring: Color32,
    /// The part of the time that is left.
    pub time_left: Color32,
    /// The part of the time that has passed.
    pub time_spent: Color32,
    /// The plate of a player who has folded or is out.
    pub folded: Color32,
    /// The words on it.
    pub folded_text: Color32,
    /// The dealer button.
    pub button: Color32,
    /// The sign on it.
    pub button_sign: Color32,
    /// Its edge.
    pub button_edge: Color32,
}

/// The colours of cards.
#[derive(Clone, Debug, PartialEq)]
pub struct CardColors {
    /// The face.
    pub face: Color32,
    /// The face of a card that does not count now.
    pub dimmed: Color32,
    /// The edge of either.
    pub edge: Color32,
    /// Clubs, diamonds, hearts, spades.
    pub suits: [Color32; 4],
    /// The back.
    pub back: Color32,
    /// What is drawn on the back.
    pub back_pattern: Color32,
    /// The light rim of the back, inside its edge.
    pub back_rim: Color32,
    /// The badge of a card that will be exchanged.
    pub exchange: Color32,
    /// The badge of a card that is picked.
    pub picked: Color32,
    /// The badge of a card that cannot be picked yet.
    pub waiting: Color32,
    /// The sign on any of these.
    pub badge_sign: Color32,
}

impl CardColors {
    /// The colour of a suit.
    pub fn suit(&self, suit: Suit) -> Color32 {
        self.suits[suit as usize]
    }

    /// The colour of a suit on a dimmed card.
    pub(crate) fn dimmed_suit(&self, suit: Suit) -> Color32 {
        self.suit(suit).lerp_to_gamma(Color32::BLACK, 0.35)
    }
}

/// The colours of a chip.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChipColors {
    /// The chip.
    pub body: Color32,
    /// The stripes at its rim and the dot in its middle.
    pub stripe: Color32,
}

impl Palette {
    /// The colours of that look.
    pub fn for_look(look: &Look) -> &'static Palette {
        let [theme, felt, back] = [look.theme as usize, look.felt as usize, look.back as usize];
        &DYED[(theme * Dye::ALL.len() + felt) * Dye::ALL.len() + back]
    }

    /// The colours of a theme.
    pub fn of(theme: Theme) -> &'static Palette {
        match theme {
            Theme::Dark => &palettes::DARK,
            Theme::Light => &palettes::LIGHT,
            Theme::HighContrastDark => &palettes::HIGH_CONTRAST_DARK,
            Theme::HighContrastLight => &palettes::HIGH_CONTRAST_LIGHT,
        }
    }

    /// How wide edges are: a thin line is lost on eyes that need contrast.
    pub(crate) fn edge_width(&self) -> f32 {
        match self.theme {
            Theme::Dark | Theme::Light => 1.0,
            Theme::HighContrastDark | Theme::HighContrastLight => 2.0,
        }
    }
}

/// Every theme with every cloth and every back, in the order of their kinds.
static DYED: LazyLock<Vec<Palette>> = LazyLock::new(|| {
    let mut all = Vec::new();
    for theme in Theme::ALL {
        for felt in Dye::ALL {
            for back in Dye::ALL {
                let mut palette = Palette::of(theme).clone();
                dyes::lay(&mut palette.table, theme, felt);
                dyes::print(&mut palette.card, theme, back);
                all.push(palette);
            }
        }
    }
    all
});
