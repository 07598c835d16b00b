use super::note::{Body, Partial, Touch};

/// A wooden bar over a tube, struck with a soft mallet.
pub(super) const MARIMBA: Body = Body {
    attack: 3.0,
    ring: 310.0,
    partials: &[
        partial(1.0, 1.0, 1.0),
        partial(3.93, 0.22, 0.4),
        partial(9.2, 0.06, 0.15),
    ],
    touch: touch(0.35, 900.0, 1.2, 20.0),
};

/// A metal tongue plucked with a thumb.
pub(super) const KALIMBA: Body = Body {
    attack: 2.0,
    ring: 360.0,
    partials: &[
        partial(1.0, 1.0, 1.0),
        partial(2.0, 0.35, 0.7),
        partial(3.01, 0.16, 0.5),
        partial(5.42, 0.12, 0.25),
    ],
    touch: touch(0.3, 2_400.0, 0.8, 14.0),
};

/// A small bell.
pub(super) const BELL: Body = Body {
    attack: 2.0,
    ring: 380.0,
    partials: &[
        partial(1.0, 1.0, 1.0),
        partial(2.0, 0.3, 0.8),
        partial(2.76, 0.35, 0.6),
        partial(5.4, 0.18, 0.35),
    ],
    touch: touch(0.15, 5_000.0, 0.8, 10.0),
};

/// A table top, knocked on.
pub(super) const TABLE: Body = Body {
    attack: 1.0,
    ring: 110.0,
    partials: &[
        partial(1.0, 1.0, 1.0),
        partial(1.62, 0.8, 0.8),
        partial(2.84, 0.7, 0.6),
        partial(4.1, 0.4, 0.45),
    ],
    touch: touch(1.6, 900.0, 1.4, 45.0),
};

/// A hollow block of hard wood.
pub(super) const BLOCK: Body = Body {
    attack: 1.0,
    ring: 110.0,
    partials: &[
        partial(1.0, 1.0, 1.0),
        partial(1.51, 0.45, 0.7),
        partial(2.6, 0.3, 0.4),
    ],
    touch: touch(0.6, 2_500.0, 1.0, 12.0),
};

/// A clay chip that falls on another.
pub(super) const CHIP: Body = Body {
    attack: 0.8,
    ring: 45.0,
    partials: &[
        partial(1.0, 0.6, 1.0),
        partial(1.47, 0.4, 0.8),
        partial(2.09, 0.25, 0.6),
        partial(2.56, 0.15, 0.4),
    ],
    touch: touch(2.2, 2_800.0, 0.9, 36.0),
};

/// A card that lands on cloth.
pub(super) const CARD: Body = Body {
    attack: 1.5,
    ring: 40.0,
    partials: &[partial(1.0, 0.5, 1.0), partial(1.7, 0.2, 0.6)],
    touch: touch(2.2, 1_400.0, 1.6, 30.0),
};

/// A string stopped with the palm.
pub(super) const MUTED: Body = Body {
    attack: 6.0,
    ring: 230.0,
    partials: &[
        partial(1.0, 0.8, 1.0),
        partial(2.0, 0.7, 0.9),
        partial(3.0, 0.6, 0.8),
        partial(4.0, 0.4, 0.7),
        partial(5.0, 0.3, 0.6),
        partial(6.0, 0.2, 0.5),
    ],
    touch: touch(0.5, 500.0, 1.4, 25.0),
};

const fn partial(pitch: f32, level: f32, ring: f32) -> Partial {
    Partial { pitch, level, ring }
}

const fn touch(level: f32, pitch: f32, width: f32, ms: f32) -> Touch {
    Touch {
        level,
        pitch,
        width,
        ms,
    }
}
