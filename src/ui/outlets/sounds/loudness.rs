use super::Samples;
use super::noise::HighPass;
use crate::player::settings::SoundSettings;
use crate::speech::Cue;

/// The time over which the ear adds up a short sound.
const EAR_MS: f32 = 100.0;

/// How loud a short sound is, in decibels: the energy of its loudest tenth of
/// a second, the low of it weighted as the ear hears it.
pub(super) fn loudness(sound: &Samples) -> f32 {
    let window = Samples::count(EAR_MS);
    let energies: Vec<f32> = weighted(sound).map(|sample| sample * sample).collect();
    let mut energy = 0.0;
    let mut loudest: f32 = 0.0;
    for (place, added) in energies.iter().enumerate() {
        let gone = place.checked_sub(window).map_or(0.0, |gone| energies[gone]);
        energy += added - gone;
        loudest = loudest.max(energy);
    }
    10.0 * (loudest / window as f32).log10()
}

/// The A-weighting (IEC 61672), without its ends where no sound has anything.
fn weighted(sound: &Samples) -> impl Iterator<Item = f32> {
    let mut filters = [107.7, 737.9].map(HighPass::new);
    (sound.values().iter())
        .map(move |&sample| (filters.iter_mut()).fold(sample, |it, filter| filter.pass(it)))
}

/// What a sound is for, which decides how loud it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SoundKind {
    /// It tells what happens at the table.
    Table,
    /// It tells what the player must not miss.
    Alert,
}

impl SoundKind {
    pub(super) fn of(cue: Cue) -> SoundKind {
        match cue {
            Cue::YourTurn | Cue::Time | Cue::Error => SoundKind::Alert,
            _ => SoundKind::Table,
        }
    }

    /// How loud its sounds are made, in decibels below full scale.
    pub(super) fn loudness(self) -> f32 {
        match self {
            SoundKind::Table => -27.0,
            SoundKind::Alert => -24.0,
        }
    }
}

impl SoundSettings {
    /// How loud sounds of that kind are; more than everything is everything.
    pub(super) fn percent(&self, kind: SoundKind) -> u8 {
        let percent = match kind {
            SoundKind::Table => self.table,
            SoundKind::Alert => self.alerts,
        };
        percent.min(100)
    }
}
