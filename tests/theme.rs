//! Colours stand out from each other, in every theme and for every eye.

use egui::{Color32, Rgba};
use tabletalk::player::settings::{Dye, Look, Theme};
use tabletalk::rules::cards::Suit;
use tabletalk::ui::window::theme::{Palette, contrast};

/// Every theme with every felt and every back.
fn looks() -> Vec<Look> {
    let mut all = Vec::new();
    for theme in Theme::ALL {
        for (felt, back) in Dye::ALL
            .into_iter()
            .flat_map(|it| Dye::ALL.map(|back| (it, back)))
        {
            all.push(Look {
                theme,
                felt,
                back,
                ..Look::default()
            });
        }
    }
    all
}

#[test]
fn the_usual_felt_and_backs_are_those_of_the_theme() {
    for theme in Theme::ALL {
        let look = Look {
            theme,
            ..Look::default()
        };
        assert_eq!(Palette::for_look(&look), Palette::of(theme));
    }
}

#[test]
fn every_choice_looks_different() {
    let looks = looks();
    for (place, one) in looks.iter().enumerate() {
        for other in &looks[place + 1..] {
            let [a, b] = [one, other].map(Palette::for_look);
            assert_ne!(a, b, "{one:?} and {other:?}");
        }
    }
}

#[test]
fn every_pair_of_colours_has_the_contrast_it_needs() {
    let mut poor = Vec::new();
    for look in looks() {
        let theme = look.theme;
        for pair in Palette::for_look(&look).pairs() {
            let (is, least) = (contrast(pair.front, pair.back), pair.kind.least(theme));
            if is < least {
                poor.push(format!(
                    "{look:?}: {} {:?} on {:?} is {is:.2}, not {least}",
                    pair.name, pair.front, pair.back
                ));
            }
        }
    }
    assert!(poor.is_empty(), "{}", poor.join("\n"));
}

#[test]
fn contrast_is_computed_as_wcag_says() {
    let close = |is: f32, should: f32| assert!((is - should).abs() < 0.01, "{is}");
    close(contrast(Color32::BLACK, Color32::WHITE), 21.0);
    close(contrast(Color32::WHITE, Color32::BLACK), 21.0);
    close(contrast(Color32::WHITE, Color32::WHITE), 1.0);
    // The grey that is known for just passing on white.
    close(
        contrast(Color32::from_rgb(0x76, 0x76, 0x76), Color32::WHITE),
        4.54,
    );
}

/// How eyes see that lack one kind of cone (Machado, Oliveira and Fernandes,
/// 2009), as matrices for linear red, green and blue.
const EYES: [(&str, [[f32; 3]; 3]); 4] = [
    (
        "all cones",
        [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    ),
    (
        "no red",
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ],
    ),
    (
        "no green",
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ],
    ),
    (
        "no blue",
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ],
    ),
];

/// A colour as lightness and two opponent colours (CIE L*a*b*).
fn lab(color: Color32, eye: &[[f32; 3]; 3]) -> [f32; 3] {
    let linear = Rgba::from(color);
    let rgb = [linear.r(), linear.g(), linear.b()];
    let times = |row: &[f32; 3]| -> f32 { row.iter().zip(rgb).map(|(m, c)| m * c).sum() };
    let [r, g, b] = [0, 1, 2].map(|i| times(&eye[i]).clamp(0.0, 1.0));
    let x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505;
    let y = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    let z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089;
    let f = |t: f32| {
        if t > 0.008856 {
            t.cbrt()
        } else {
            7.787 * t + 16.0 / 116.0
        }
    };
    [
        116.0 * f(y) - 16.0,
        500.0 * (f(x) - f(y)),
        200.0 * (f(y) - f(z)),
    ]
}

/// Fails where an eye hardly tells two colours apart.
fn tell_apart(theme: Theme, (one, a): (String, Color32), (other, b): (String, Color32)) {
    for (eye, matrix) in &EYES {
        let squares =
            (lab(a, matrix).into_iter().zip(lab(b, matrix))).map(|(a, b)| (a - b) * (a - b));
        let apart = squares.sum::<f32>().sqrt();
        assert!(
            apart > 20.0,
            "{theme:?}: {one} and {other} are {apart:.0} apart with {eye}"
        );
    }
}

#[test]
fn the_four_suits_differ_for_every_eye() {
    for theme in Theme::ALL {
        let named = |suit: Suit| (format!("{suit:?}"), Palette::of(theme).card.suit(suit));
        for (i, one) in Suit::ALL.into_iter().enumerate() {
            for &other in &Suit::ALL[i + 1..] {
                tell_apart(theme, named(one), named(other));
            }
        }
    }
}

/// Both are rings, and both may be there at once.
#[test]
fn who_is_to_act_is_told_from_what_has_the_focus_by_every_eye() {
    for theme in Theme::ALL {
        let palette = Palette::of(theme);
        let focus = ("the focus".to_owned(), palette.ring);
        let acting = ("who acts".to_owned(), palette.seat.acting_ring);
        tell_apart(theme, focus, acting);
    }
}
