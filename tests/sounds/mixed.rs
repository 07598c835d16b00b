//! Sounds as they leave the mixer: measured in what a device would get.

use kira::backend::{Backend, Renderer};
use tabletalk::player::settings::SoundSettings;
use tabletalk::speech::Cue;
use tabletalk::ui::outlets::{Duck, SoundMixer, earcon};

use super::measure::{decibels, energy, peak};

const FULL: SoundSettings = SoundSettings {
    table: 100,
    alerts: 100,
};

/// An output that keeps what it is given.
#[derive(Default)]
pub(super) struct Recorder {
    renderer: Option<Renderer>,
}

impl Backend for Recorder {
    type Settings = ();
    type Error = ();

    fn setup((): (), _: usize) -> Result<(Recorder, u32), ()> {
        Ok((Recorder::default(), 48_000))
    }

    fn start(&mut self, renderer: Renderer) -> Result<(), ()> {
        self.renderer = Some(renderer);
        Ok(())
    }
}

/// The left and the right channel of so many milliseconds.
pub(super) fn render(renderer: &mut Renderer, ms: usize) -> [Vec<f32>; 2] {
    let mut out = Vec::new();
    for _ in 0..ms.div_ceil(10) {
        let mut period = [0.0; 2 * 480];
        renderer.on_start_processing();
        renderer.process(&mut period, 2);
        out.extend(period);
    }
    [0, 1].map(|side| out.iter().skip(side).step_by(2).copied().collect())
}

struct Table(SoundMixer<Recorder>);

impl Table {
    fn new(settings: SoundSettings) -> Table {
        Table(SoundMixer::open((), settings, Duck::Up).unwrap())
    }

    fn wait(&mut self, ms: usize) -> [Vec<f32>; 2] {
        render(self.0.output().renderer.as_mut().unwrap(), ms)
    }

    /// The energy left and right of a cue's sound.
    fn hear(&mut self, cue: Cue, pan: f32) -> [f32; 2] {
        self.0.play(cue, pan);
        self.wait(1_000).map(|side| energy(&side))
    }

    fn loudness(&mut self, cue: Cue) -> f32 {
        decibels(self.hear(cue, 0.0).iter().sum())
    }
}

#[test]
fn sounds_come_from_where_they_are_made() {
    let mut table = Table::new(FULL);
    let mut sides = |pan| table.hear(Cue::Check, pan);
    let shares = [-1.0, -0.5, 0.0, 0.5, 1.0].map(|pan| {
        let [left, right] = sides(pan);
        right / (left + right)
    });
    for (share, expected) in shares.iter().zip([0.1, 0.3, 0.5, 0.7, 0.9]) {
        assert!((share - expected).abs() < 0.001, "{shares:?}");
    }
    let made = energy(earcon(Cue::Check).values());
    for pan in [-9.0, -1.0, -0.3, 0.0, 0.7, 1.0, 9.0, f32::NAN] {
        let heard: f32 = sides(pan).iter().sum();
        assert!((heard / made - 1.0).abs() < 0.001, "{pan}: {heard} {made}");
    }
}

#[test]
fn nothing_is_cut_off_at_full_volume() {
    let mut table = Table::new(FULL);
    for cue in [Cue::Chips, Cue::Check, Cue::Time, Cue::YourTurn] {
        for pan in [-1.0, 0.0, 1.0] {
            table.0.play(cue, pan);
            let peaks = table.wait(1_000).map(|side| peak(&side));
            assert!(peaks.iter().all(|it| *it < 0.9), "{cue:?} {pan} {peaks:?}");
        }
    }
}

#[test]
fn each_kind_has_its_volume() {
    for (table, alerts, cue, heard) in [
        (0, 100, Cue::Check, false),
        (0, 100, Cue::Win, false),
        (0, 100, Cue::YourTurn, true),
        (0, 100, Cue::Time, true),
        (0, 100, Cue::Error, true),
        (100, 0, Cue::Check, true),
        (100, 0, Cue::Win, true),
        (100, 0, Cue::YourTurn, false),
        (100, 0, Cue::Time, false),
        (100, 0, Cue::Error, false),
    ] {
        let [left, right] = Table::new(SoundSettings { table, alerts }).hear(cue, 0.0);
        assert_eq!((left > 0.0, right > 0.0), (heard, heard), "{cue:?}");
    }
}

#[test]
fn volumes_are_steps_that_can_be_heard() {
    let mut table = Table::new(FULL);
    let full = table.loudness(Cue::Check);
    for (percent, softer) in [(50, 7.5), (25, 15.1), (10, 25.0), (100, 0.0), (255, 0.0)] {
        let settings = SoundSettings {
            table: percent,
            alerts: 0,
        };
        table.0.configure(settings);
        table.wait(10);
        let difference = full - table.loudness(Cue::Check);
        assert!((difference - softer).abs() < 0.3, "{percent}: {difference}");
    }
}

#[test]
fn turned_off_means_at_once() {
    let mut table = Table::new(FULL);
    table.0.play(Cue::Win, 0.0);
    assert!(table.wait(100).iter().all(|side| energy(side) > 0.0));
    table.0.configure(SoundSettings {
        table: 0,
        alerts: 0,
    });
    table.wait(10);
    assert_eq!(table.wait(1_000).map(|side| energy(&side)), [0.0, 0.0]);
}

#[test]
fn the_table_makes_room_for_the_voice_and_alerts_do_not() {
    let mut table = Table::new(FULL);
    let mut levels = |duck| {
        table.0.duck(duck);
        table.wait(400);
        [Cue::Check, Cue::Win, Cue::YourTurn, Cue::Time, Cue::Error].map(|cue| table.loudness(cue))
    };
    let (up, down, again) = (levels(Duck::Up), levels(Duck::Down), levels(Duck::Up));
    for (place, softer) in [10.0, 10.0, 0.0, 0.0, 0.0].into_iter().enumerate() {
        let difference = up[place] - down[place];
        assert!((difference - softer).abs() < 0.1, "{up:?} {down:?}");
        assert!((up[place] - again[place]).abs() < 0.1, "{up:?} {again:?}");
    }
}

#[test]
fn ducking_does_not_jump() {
    let steps = |duck: Option<Duck>| {
        let mut table = Table::new(FULL);
        table.0.play(Cue::Win, 0.0);
        table.wait(200);
        if let Some(duck) = duck {
            table.0.duck(duck);
        }
        let [left, _] = table.wait(100);
        let steps = left.windows(2).map(|it| (it[1] - it[0]).abs());
        (steps.fold(0.0, f32::max), energy(&left))
    };
    let (usual, full) = steps(None);
    let (ducked, softer) = steps(Some(Duck::Down));
    assert!(ducked <= usual, "{ducked} {usual}");
    let difference = decibels(full / softer);
    assert!((3.0..9.5).contains(&difference), "{difference}");
}

#[test]
fn a_crowd_of_sounds_neither_stops_nor_stays() {
    let mut table = Table::new(FULL);
    (0..1_000).for_each(|_| table.0.play(Cue::Fold, 0.0));
    let crowd: f32 = table.wait(1_000).iter().map(|side| energy(side)).sum();
    assert!(crowd > 0.0);
    assert_eq!(table.wait(10).map(|side| energy(&side)), [0.0, 0.0]);
    assert!(table.hear(Cue::Fold, 0.0)[0] > 0.0);
}
