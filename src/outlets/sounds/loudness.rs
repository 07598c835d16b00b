use super::Samples;
use super::filter::HighPass;

/// So long the ear adds up what it hears of a short sound.
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
