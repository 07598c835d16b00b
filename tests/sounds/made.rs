//! Each sound by itself.

use tabletalk::speech::Cue;
use tabletalk::ui::outlets::{Samples, earcon, lessons};

use super::measure::{RATE, decibels, distance, energy, loudness, peak, pitch, rms};

fn sounds() -> impl Iterator<Item = (Cue, Samples)> {
    lessons().iter().map(|(cue, _)| (*cue, earcon(*cue)))
}

#[test]
fn every_sound_is_heard_and_none_is_too_loud() {
    assert_eq!(Samples::RATE as f32, RATE);
    for (cue, sound) in sounds() {
        let (rms, peak) = (rms(sound.values()), peak(sound.values()));
        assert!(rms > 0.02, "{cue:?}: {rms}");
        assert!(peak < 0.9, "{cue:?}: {peak}");
    }
}

#[test]
fn no_sound_begins_or_ends_with_a_click() {
    for (cue, sound) in sounds() {
        let values = sound.values();
        let ends = [values[0], values[values.len() - 1]].map(f32::abs);
        assert!(ends.iter().all(|end| *end < 0.001), "{cue:?}: {ends:?}");
        // Of the last hundredth of a second hardly anything is left.
        let (sound, end) = values.split_at(values.len() - 480);
        let end = decibels(energy(end) / energy(sound));
        assert!(end < -30.0, "{cue:?}: {end}");
    }
}

#[test]
fn sounds_are_short() {
    for (cue, sound) in sounds() {
        let longest = match cue {
            Cue::Win | Cue::Lose => 0.9,
            Cue::AllIn | Cue::Level | Cue::Wave | Cue::Time | Cue::YourTurn => 0.48,
            _ => 0.35,
        };
        let seconds = sound.seconds();
        assert!((0.06..longest).contains(&seconds), "{cue:?}: {seconds}");
    }
}

#[test]
fn no_two_sounds_are_alike() {
    let sounds: Vec<(Cue, Samples)> = sounds().collect();
    for (place, (cue, sound)) in sounds.iter().enumerate() {
        for (other, other_sound) in &sounds[place + 1..] {
            let distance = distance(sound.values(), other_sound.values());
            assert!(distance > 7.0, "{cue:?} and {other:?}: {distance}");
        }
    }
}

#[test]
fn a_bigger_raise_is_higher() {
    // The second of its two notes, alone.
    let pitches = [0.0, 0.25, 0.5, 0.75, 1.0].map(|size| {
        let sound = earcon(Cue::Raise { size });
        pitch(&sound.values()[6_000..])
    });
    let rises = pitches.windows(2).all(|it| it[1] > 1.3 * it[0]);
    assert!(rises, "{pitches:?}");
    for (size, same) in [(-1.0, 0.0), (7.0, 1.0), (f32::NAN, 0.0)] {
        let sound = earcon(Cue::Raise { size });
        assert!(sound == earcon(Cue::Raise { size: same }), "{size}");
    }
}

#[test]
fn sounds_are_equally_loud_and_alerts_a_little_louder() {
    for (cue, sound) in sounds() {
        let expected = match cue {
            Cue::YourTurn | Cue::Time | Cue::Error => -26.0,
            _ => -29.5,
        };
        let loudness = loudness(sound.values());
        assert!((loudness - expected).abs() < 2.0, "{cue:?}: {loudness}");
    }
}

#[test]
fn a_sound_is_always_the_same() {
    for (cue, sound) in sounds() {
        assert!(sound == earcon(cue), "{cue:?}");
    }
}
