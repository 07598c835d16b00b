use egui::epaint::{ClippedPrimitive, Primitive, Vertex};
use egui::{Color32, ColorImage, Pos2, Rect};

/// Pixels that triangles are filled into. Colours are blended as they are,
/// premultiplied and in gamma space: that is how egui means them.
pub(crate) struct Canvas {
    width: usize,
    height: usize,
    pixels: Vec<[f32; 3]>,
    /// The texture with the letters, the only one that the window uses.
    letters: ColorImage,
}

impl Canvas {
    pub(crate) fn new(
        width: usize,
        height: usize,
        cleared: Color32,
        letters: ColorImage,
    ) -> Canvas {
        let [red, green, blue, _] = cleared.to_normalized_gamma_f32();
        Canvas {
            width,
            height,
            pixels: vec![[red, green, blue]; width * height],
            letters,
        }
    }

    pub(crate) fn into_pixels(self) -> Vec<Color32> {
        let byte = |share: f32| (share.clamp(0.0, 1.0) * 255.0).round() as u8;
        let color = |[r, g, b]: [f32; 3]| Color32::from_rgb(byte(r), byte(g), byte(b));
        self.pixels.into_iter().map(color).collect()
    }

    pub(crate) fn paint(&mut self, primitive: &ClippedPrimitive, pixels_per_point: f32) {
        let Primitive::Mesh(mesh) = &primitive.primitive else {
            panic!("the window paints with callbacks, which this cannot show");
        };
        assert_eq!(mesh.texture_id, egui::TextureId::default());
        let clip = primitive.clip_rect * pixels_per_point;
        let clip = clip.intersect(Rect::from_min_size(
            Pos2::ZERO,
            egui::vec2(self.width as f32, self.height as f32),
        ));
        for corners in mesh.indices.chunks_exact(3) {
            let corner = |i: usize| {
                let mut vertex = mesh.vertices[corners[i] as usize];
                vertex.pos *= pixels_per_point;
                vertex
            };
            self.triangle([corner(0), corner(1), corner(2)], clip);
        }
    }

    fn triangle(&mut self, mut corners: [Vertex; 3], clip: Rect) {
        let mut area = cross(corners[0].pos, corners[1].pos, corners[2].pos);
        if area < 0.0 {
            corners.swap(1, 2);
            area = -area;
        }
        if area <= f32::EPSILON {
            return;
        }
        let [a, b, c] = corners.map(|corner| corner.pos);
        let around = Rect::from_points(&[a, b, c]);
        // A pixel counts where its middle is; the clip rectangle is rounded,
        // as a scissor box is.
        let columns = range(
            around.left().max(clip.left().round() - 0.5),
            around.right().min(clip.right().round() - 0.5),
        );
        let rows = range(
            around.top().max(clip.top().round() - 0.5),
            around.bottom().min(clip.bottom().round() - 0.5),
        );
        let edges = [(b, c), (c, a), (a, b)];
        let owns = edges.map(|(from, to)| owns_its_pixels(from, to));
        let colors = corners.map(|corner| corner.color.to_normalized_gamma_f32());
        let one_texel = corners.iter().all(|corner| corner.uv == corners[0].uv);
        let texel = self.texel(corners[0].uv);
        for y in rows {
            for x in columns.clone() {
                let middle = Pos2::new(x as f32 + 0.5, y as f32 + 0.5);
                let sides = edges.map(|(from, to)| cross(from, to, middle));
                let inside = sides
                    .iter()
                    .zip(owns)
                    .all(|(&side, owns)| side > 0.0 || (side == 0.0 && owns));
                if !inside {
                    continue;
                }
                let [u, v, w] = sides.map(|side| side / area);
                let mix = |i: usize| u * colors[0][i] + v * colors[1][i] + w * colors[2][i];
                let texel = if one_texel {
                    texel
                } else {
                    let uv = corners[0].uv.to_vec2() * u
                        + corners[1].uv.to_vec2() * v
                        + corners[2].uv.to_vec2() * w;
                    self.texel(uv.to_pos2())
                };
                let alpha = mix(3) * texel[3];
                let pixel = &mut self.pixels[y * self.width + x];
                for (i, channel) in pixel.iter_mut().enumerate() {
                    *channel = mix(i) * texel[i] + *channel * (1.0 - alpha);
                }
            }
        }
    }

    /// The texture's colour between the four texels around the point.
    fn texel(&self, uv: Pos2) -> [f32; 4] {
        let [width, height] = self.letters.size;
        let x = uv.x * width as f32 - 0.5;
        let y = uv.y * height as f32 - 0.5;
        let (left, top) = (x.floor(), y.floor());
        let (right_share, bottom_share) = (x - left, y - top);
        let at = |x: f32, y: f32| {
            let x = (x.max(0.0) as usize).min(width - 1);
            let y = (y.max(0.0) as usize).min(height - 1);
            self.letters.pixels[y * width + x].to_normalized_gamma_f32()
        };
        let four = [
            (at(left, top), (1.0 - right_share) * (1.0 - bottom_share)),
            (at(left + 1.0, top), right_share * (1.0 - bottom_share)),
            (at(left, top + 1.0), (1.0 - right_share) * bottom_share),
            (at(left + 1.0, top + 1.0), right_share * bottom_share),
        ];
        let mix = |i: usize| four.iter().map(|(color, share)| color[i] * share).sum();
        [mix(0), mix(1), mix(2), mix(3)]
    }
}

/// Twice the area of a triangle, positive where the corners run clockwise on
/// the screen.
fn cross(a: Pos2, b: Pos2, c: Pos2) -> f32 {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

/// Of two triangles that share an edge, the one whose top or left edge it is
/// fills the pixels on it, so that none is filled twice.
fn owns_its_pixels(from: Pos2, to: Pos2) -> bool {
    let top = from.y == to.y && to.x > from.x;
    top || to.y < from.y
}

/// The pixels whose middles lie between the two.
fn range(from: f32, to: f32) -> std::ops::Range<usize> {
    let first = (from - 0.5).ceil().max(0.0) as usize;
    let last = (to - 0.5).floor();
    let end = if last < 0.0 { 0 } else { last as usize + 1 };
    first..end.max(first)
}
