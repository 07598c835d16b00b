//! The letters: Atkinson Hyperlegible Next, made to be told apart by people
//! who see little.

use std::sync::Arc;

use egui::{Context, FontData, FontDefinitions, FontFamily};

const REGULAR: &str = "Atkinson Hyperlegible Next";
const BOLD: &str = "Atkinson Hyperlegible Next Bold";

/// The family of the bold letters.
pub fn bold() -> FontFamily {
    FontFamily::Name("bold".into())
}

/// Gives the window its letters. Signs that they lack come from egui's own.
pub fn install(ctx: &Context) {
    ctx.set_fonts(definitions());
}

/// How wide the picture of all drawn letters may be. egui makes it as wide as
/// the system allows and doubles its height when it is full: narrower ones hold
/// as much with less room left over.
pub(super) fn narrow(allowed: usize) -> usize {
    allowed.min(4096)
}

fn definitions() -> FontDefinitions {
    let regular = include_bytes!("../../../assets/fonts/AtkinsonHyperlegibleNext_400Regular.ttf");
    let strong = include_bytes!("../../../assets/fonts/AtkinsonHyperlegibleNext_700Bold.ttf");
    let mut fonts = FontDefinitions::default();
    for (name, data) in [(REGULAR, &regular[..]), (BOLD, &strong[..])] {
        let data = Arc::new(FontData::from_static(data));
        fonts.font_data.insert(name.to_owned(), data);
    }
    let behind = fonts
        .families
        .get(&FontFamily::Proportional)
        .cloned()
        .unwrap_or_default();
    for (family, first) in [(FontFamily::Proportional, REGULAR), (bold(), BOLD)] {
        let mut names = vec![first.to_owned()];
        names.extend(behind.iter().cloned());
        fonts.families.insert(family, names);
    }
    fonts
}
