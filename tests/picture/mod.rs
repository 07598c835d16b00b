//! Pictures of the window without a graphics card: what egui paints, filled
//! in triangle by triangle as `glow` does.

// Each test crate takes only a part of this.
#![expect(
    dead_code,
    reason = "shared between tests that need different parts of it"
)]

mod raster;

use std::fs::{self, File};
use std::io::BufWriter;
use std::path::{Path, PathBuf};

use egui::{Color32, Context, FullOutput, Pos2, RawInput, Rect, Ui, Vec2};
use egui_kittest::Harness;

use raster::Canvas;

/// What can be seen, pixel by pixel.
#[derive(Clone)]
pub(crate) struct Picture {
    width: usize,
    height: usize,
    pixels_per_point: f32,
    pixels: Vec<Color32>,
}

impl Picture {
    /// What the window of a harness shows now.
    pub(crate) fn of<State>(harness: &Harness<'_, State>) -> Picture {
        Picture::painted(&harness.ctx, harness.output())
    }

    /// What a context has painted.
    pub(crate) fn painted(ctx: &Context, output: &FullOutput) -> Picture {
        let pixels_per_point = output.pixels_per_point;
        let size = ctx.content_rect().size() * pixels_per_point;
        let (width, height) = (size.x.round() as usize, size.y.round() as usize);
        let letters = ctx.fonts(|fonts| fonts.image());
        let cleared = ctx.global_style().visuals.panel_fill;
        let mut canvas = Canvas::new(width, height, cleared, letters);
        for primitive in ctx.tessellate(output.shapes.clone(), pixels_per_point) {
            canvas.paint(&primitive, pixels_per_point);
        }
        Picture {
            width,
            height,
            pixels_per_point,
            pixels: canvas.into_pixels(),
        }
    }

    /// What this paints in a window of that many points; the window is set up
    /// first, and painted twice, because egui knows some sizes only then.
    pub(crate) fn paint(
        points: Vec2,
        pixels_per_point: f32,
        setup: impl FnOnce(&Context),
        mut paint: impl FnMut(&mut Ui),
    ) -> Picture {
        let ctx = Context::default();
        setup(&ctx);
        let input = || {
            let mut input = RawInput {
                screen_rect: Some(Rect::from_min_size(Pos2::ZERO, points)),
                ..RawInput::default()
            };
            if let Some(viewport) = input.viewports.get_mut(&input.viewport_id) {
                viewport.native_pixels_per_point = Some(pixels_per_point);
            }
            input
        };
        let mut first = ctx.run_ui(input(), &mut paint);
        let mut output = ctx.run_ui(input(), &mut paint);
        // Textures are read from the context itself.
        first.textures_delta.clear();
        output.textures_delta.clear();
        Picture::painted(&ctx, &output)
    }

    /// The width and height in pixels.
    pub(crate) fn size(&self) -> (usize, usize) {
        (self.width, self.height)
    }

    /// The colour at a point, which may be outside: then the nearest.
    pub(crate) fn at(&self, point: Pos2) -> Color32 {
        let pixel = point * self.pixels_per_point;
        let x = (pixel.x.max(0.0) as usize).min(self.width - 1);
        let y = (pixel.y.max(0.0) as usize).min(self.height - 1);
        self.pixels[y * self.width + x]
    }

    /// The part of the picture in that rectangle of points.
    pub(crate) fn part(&self, rect: Rect) -> Picture {
        let within = |value: f32, end: usize| (value.round().max(0.0) as usize).min(end);
        let scale = self.pixels_per_point;
        let left = within(rect.left() * scale, self.width);
        let right = within(rect.right() * scale, self.width);
        let top = within(rect.top() * scale, self.height);
        let bottom = within(rect.bottom() * scale, self.height);
        let rows = (top..bottom).map(|y| &self.pixels[y * self.width..][left..right]);
        Picture {
            width: right - left,
            height: bottom - top,
            pixels_per_point: scale,
            pixels: rows.flatten().copied().collect(),
        }
    }

    /// All pixels, row by row.
    pub(crate) fn pixels(&self) -> &[Color32] {
        &self.pixels
    }

    /// The pixels that differ from those of a picture of the same size: how
    /// it was there, how it is here.
    pub(crate) fn changes<'a>(
        &'a self,
        before: &'a Picture,
    ) -> impl Iterator<Item = (Color32, Color32)> + 'a {
        assert_eq!(self.size(), before.size());
        let pairs = before
            .pixels
            .iter()
            .copied()
            .zip(self.pixels.iter().copied());
        pairs.filter(|(before, now)| before != now)
    }

    /// How many different colours there are.
    pub(crate) fn colors(&self) -> usize {
        let mut colors: Vec<_> = self.pixels.iter().map(Color32::to_array).collect();
        colors.sort_unstable();
        colors.dedup();
        colors.len()
    }

    /// Writes the picture below cargo's folder for the tests' files, to be
    /// looked at, and says where.
    pub(crate) fn save(&self, name: &str) -> PathBuf {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR"))
            .join("pictures")
            .join(name)
            .with_extension("png");
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        let file = BufWriter::new(File::create(&path).unwrap());
        let mut encoder = png::Encoder::new(file, self.width as u32, self.height as u32);
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_compression(png::Compression::Fast);
        let bytes: Vec<u8> = self
            .pixels
            .iter()
            .flat_map(|p| [p.r(), p.g(), p.b()])
            .collect();
        let mut writer = encoder.write_header().unwrap();
        writer.write_image_data(&bytes).unwrap();
        path
    }
}
