//! What can be measured of a sound.

use std::f32::consts::{PI, TAU};

pub(super) const RATE: f32 = 48_000.0;

/// Pitches are looked at in windows of so many samples: a twelfth of a second.
const LONG: usize = 4_096;

/// And times in windows of so many.
const SHORT: usize = 1_024;

pub(super) fn peak(sound: &[f32]) -> f32 {
    sound.iter().fold(0.0, |peak, it| it.abs().max(peak))
}

pub(super) fn energy(sound: &[f32]) -> f32 {
    sound.iter().map(|it| it * it).sum()
}

pub(super) fn rms(sound: &[f32]) -> f32 {
    (energy(sound) / sound.len().max(1) as f32).sqrt()
}

pub(super) fn decibels(ratio_of_energies: f32) -> f32 {
    10.0 * ratio_of_energies.log10()
}

/// How loud the loudest moment is to the ear, in decibels: unlike the one by
/// which sounds are made, this measure is the A-weighting.
pub(super) fn loudness(sound: &[f32]) -> f32 {
    let moments = windows(sound, LONG, LONG / 4).map(|spectrum| {
        let weigh = |(pitch, energy): (f32, f32)| energy * a_weight(pitch);
        spectrum.into_iter().map(weigh).sum::<f32>()
    });
    decibels(moments.fold(0.0, f32::max) / LONG as f32)
}

fn a_weight(pitch: f32) -> f32 {
    let f = pitch * pitch;
    let near = [107.7_f32, 737.9].map(|it| (f + it * it).sqrt());
    let far = [20.6_f32, 12_194.0].map(|it| f + it * it);
    let gain = 12_194_f32.powi(2) * f * f / (far[0] * far[1] * near[0] * near[1]);
    (1.26 * gain).powi(2)
}

/// How unlike two sounds are, in decibels: by how much each moment differs in
/// each third of an octave, on average over what is heard.
pub(super) fn distance(one: &[f32], other: &[f32]) -> f32 {
    let (one, other) = (picture(one), picture(other));
    let cells = one.len().max(other.len());
    let cell = |picture: &[f32], place: usize| picture.get(place).copied().unwrap_or(FLOOR);
    let differences = (0..cells)
        .map(|place| [cell(&one, place), cell(&other, place)])
        .filter(|[one, other]| one.max(*other) > FLOOR)
        .map(|[one, other]| (one - other).abs());
    let (count, sum) = differences.fold((0, 0.0), |(count, sum), it| (count + 1, sum + it));
    sum / count.max(1) as f32
}

/// What is softer is not heard.
const FLOOR: f32 = -60.0;

/// Decibels of each third of an octave, moment after moment.
fn picture(sound: &[f32]) -> Vec<f32> {
    let thirds = |spectrum: Vec<(f32, f32)>| {
        (0..20).map(move |third| {
            let low = 120.0 * 2_f32.powf(third as f32 / 3.0);
            let high = low * 2_f32.powf(1.0 / 3.0);
            let within = spectrum
                .iter()
                .filter(|(pitch, _)| (low..high).contains(pitch));
            let energy: f32 = within.map(|(_, energy)| energy).sum();
            decibels(energy / SHORT as f32).max(FLOOR)
        })
    };
    (windows(sound, SHORT, SHORT).flat_map(thirds)).collect()
}

/// The strongest pitch of a sound, in hertz, of those that notes have.
pub(super) fn pitch(sound: &[f32]) -> f32 {
    let spectra: Vec<_> = windows(sound, LONG, LONG / 4).collect();
    let energy = |bin: usize| spectra.iter().map(|it| it[bin].1).sum::<f32>();
    let pitch = |bin: usize| spectra[0][bin].0;
    let notes = (0..LONG / 2).filter(|&bin| (100.0..2_000.0).contains(&pitch(bin)));
    let strongest = notes.max_by(|&one, &other| energy(one).total_cmp(&energy(other)));
    pitch(strongest.unwrap())
}

/// Each moment's spectrum: pitches with their energies. The first moment has
/// the sound's start in its middle, where a window is clearest.
fn windows(
    sound: &[f32],
    size: usize,
    step: usize,
) -> impl Iterator<Item = Vec<(f32, f32)>> + use<'_> {
    let lead = size / 2;
    (0..sound.len() + lead).step_by(step).map(move |start| {
        let sample = |place: usize| {
            let smooth = (PI * place as f32 / size as f32).sin().powi(2);
            let sample = (start + place)
                .checked_sub(lead)
                .and_then(|it| sound.get(it));
            smooth * sample.copied().unwrap_or(0.0)
        };
        let samples: Vec<[f32; 2]> = (0..size).map(|place| [sample(place), 0.0]).collect();
        let spectrum = transform(&samples).into_iter().take(size / 2).enumerate();
        let energies = spectrum.map(|(bin, [x, y])| {
            let pitch = bin as f32 * RATE / size as f32;
            (pitch, (x * x + y * y) / size as f32)
        });
        energies.collect()
    })
}

/// The fast Fourier transform.
fn transform(samples: &[[f32; 2]]) -> Vec<[f32; 2]> {
    if samples.len() == 1 {
        return samples.to_vec();
    }
    let half = |first: usize| -> Vec<[f32; 2]> {
        transform(
            &samples
                .iter()
                .skip(first)
                .step_by(2)
                .copied()
                .collect::<Vec<_>>(),
        )
    };
    let (even, odd) = (half(0), half(1));
    let turned = (odd.iter().enumerate()).map(|(place, [x, y])| {
        let (sin, cos) = (-TAU * place as f32 / samples.len() as f32).sin_cos();
        [x * cos - y * sin, x * sin + y * cos]
    });
    let pairs: Vec<_> = even.iter().zip(turned).collect();
    let first = pairs.iter().map(|([x, y], [dx, dy])| [x + dx, y + dy]);
    let second = pairs.iter().map(|([x, y], [dx, dy])| [x - dx, y - dy]);
    first.chain(second).collect()
}

#[test]
fn the_measures_measure() {
    let tone = |pitch: f32, level: f32| -> Vec<f32> {
        let sample = |place| level * (TAU * pitch * place as f32 / RATE).sin();
        (0..9_600).map(sample).collect()
    };
    for hertz in [220.0, 440.0, 1_000.0] {
        assert!((pitch(&tone(hertz, 0.5)) - hertz).abs() < 12.0, "{hertz}");
    }
    let [kilohertz, softer] = [0.5, 0.05].map(|level| loudness(&tone(1_000.0, level)));
    assert!((kilohertz - softer - 20.0).abs() < 0.1);
    let low = loudness(&tone(100.0, 0.5));
    assert!((kilohertz - low - 19.1).abs() < 1.0, "{kilohertz} {low}");
    assert_eq!(distance(&tone(440.0, 0.5), &tone(440.0, 0.5)), 0.0);
    assert!(distance(&tone(440.0, 0.5), &tone(880.0, 0.5)) > 10.0);
}
