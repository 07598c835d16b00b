use super::Samples;
use super::kind::Kind;
use super::loudness::loudness;
use super::score::score;
use crate::talk::Cue;

/// The near walls of a small room: milliseconds later, so much softer. Without
/// them a synthesized sound is in no place at all.
const ROOM: [(f32, f32); 4] = [(7.0, 0.2), (13.0, 0.16), (21.0, 0.12), (34.0, 0.08)];

/// Where a sound is over: what is softer is not heard at a table.
const FLOOR: f32 = 0.002;

/// Nothing ends with an edge.
const END_MS: f32 = 12.0;

/// The sound of a cue. It is made by arithmetic alone, and always the same.
pub fn earcon(cue: Cue) -> Samples {
    let score = score(cue);
    let mut dry = Samples::default();
    for (seed, note) in (0..).zip(score.notes) {
        note.add_to(&mut dry, score.octaves, seed);
    }
    let reflected = dulled(dry.values());
    let mut sound = dry;
    for (ms, level) in ROOM {
        sound.mix(&reflected, Samples::count(ms), level);
    }
    let louder = Kind::of(cue).loudness() - loudness(&sound);
    let sound = sound.scaled(10_f32.powf(louder / 20.0)).trimmed(FLOOR);
    sound.faded(Samples::count(END_MS))
}

/// The same with less of what is high: walls do not throw it back.
fn dulled(sound: &[f32]) -> Vec<f32> {
    const SPEED: f32 = 0.15;
    let mut follower = 0.0;
    let follow = |&sample: &f32| {
        follower += SPEED * (sample - follower);
        follower
    };
    sound.iter().map(follow).collect()
}
