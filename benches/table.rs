//! A table with twelve seats, for the benchmarks of the window.

use egui::{Context, RawInput, Rect, Vec2};
use tabletalk::bots::Style;
use tabletalk::player::client::Setup;
use tabletalk::rules::cards::Seed;
use tabletalk::rules::{HoldemOptions, Options};
use tabletalk::speech::Verbosities;
use tabletalk::table::{NextHand, Pacing, TablePace, TimeScale};

/// Twelve players whose bots play at once.
pub fn twelve_seats(pacing: Pacing) -> Setup {
    let options = Options::Holdem(HoldemOptions {
        players: 12,
        ..HoldemOptions::default()
    });
    Setup {
        styles: Style::levels(options.kind()).collect(),
        options,
        seed: Seed::from(7),
        settings: TablePace {
            time_scale: TimeScale::Untimed,
            pacing,
            next_hand: NextHand::ByItself,
        },
        verbosity: Verbosities::default(),
    }
}

/// Lays a frame out and tessellates it as for a graphics card.
pub fn frame(ctx: &Context, events: Vec<egui::Event>, mut draw: impl FnMut(&mut egui::Ui)) {
    let size = Vec2::new(1280.0, 720.0);
    let input = RawInput {
        screen_rect: Some(Rect::from_min_size(Default::default(), size)),
        events,
        ..RawInput::default()
    };
    let mut output = ctx.run_ui(input, |ui| draw(ui));
    // There is no graphics card to give the letters to.
    output.textures_delta.clear();
    std::hint::black_box(ctx.tessellate(output.shapes, output.pixels_per_point));
}
