use egui::{Pos2, Rect, lerp};

/// The way of a card or of chips from one place to another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Glide {
    from: Rect,
    to: Rect,
}

impl Glide {
    /// From one place to another.
    pub fn new(from: Rect, to: Rect) -> Glide {
        Glide { from, to }
    }

    /// From one point to another.
    pub fn between(from: Pos2, to: Pos2) -> Glide {
        Glide::new(Rect::from_pos(from), Rect::from_pos(to))
    }

    /// Where it is when that share of the time has passed: quick at first,
    /// then coming to rest.
    pub fn at(self, progress: f32) -> Rect {
        let left = 1.0 - progress.clamp(0.0, 1.0);
        let way = 1.0 - left * left * left;
        Rect::from_min_max(
            lerp_pos(self.from.min, self.to.min, way),
            lerp_pos(self.from.max, self.to.max, way),
        )
    }
}

fn lerp_pos(from: Pos2, to: Pos2, way: f32) -> Pos2 {
    Pos2::new(lerp(from.x..=to.x, way), lerp(from.y..=to.y, way))
}

#[cfg(test)]
mod tests {
    use egui::{pos2, vec2};

    use super::*;

    #[test]
    fn begins_and_ends_where_it_should() {
        let from = Rect::from_min_size(pos2(10.0, 20.0), vec2(30.0, 40.0));
        let to = Rect::from_min_size(pos2(110.0, 220.0), vec2(60.0, 80.0));
        let glide = Glide::new(from, to);
        assert_eq!(glide.at(0.0), from);
        assert_eq!(glide.at(-1.0), from);
        assert_eq!(glide.at(1.0), to);
        assert_eq!(glide.at(7.0), to);
        let half = glide.at(0.5).center();
        assert!(half.x > 100.0 - 15.0 && half.x < to.center().x, "{half:?}");
    }
}
