//! The thread that plays.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::yield_now;
use std::time::{Duration, Instant};

use kira::backend::{Backend, Renderer};
use tabletalk::player::settings::SoundSettings;
use tabletalk::speech::Cue;
use tabletalk::ui::outlets::{Duck, Lost, SoundStatus, Sounds};

use super::measure::energy;
use super::mixed::render;

/// An output whose renderer goes to the test; `None` is one that is not
/// there.
struct Remote(Sender<Renderer>);

impl Backend for Remote {
    type Settings = Option<Sender<Renderer>>;
    type Error = ();

    fn setup(output: Option<Sender<Renderer>>, _: usize) -> Result<(Remote, u32), ()> {
        Ok((Remote(output.ok_or(())?), 48_000))
    }

    fn start(&mut self, renderer: Renderer) -> Result<(), ()> {
        self.0.send(renderer).map_err(|_| ())
    }
}

struct Room {
    sounds: Sounds,
    /// Whether the output is there when it is opened next.
    there: Arc<AtomicBool>,
    renderers: Receiver<Renderer>,
    /// One for each attempt.
    lost: Receiver<Lost>,
}

fn room(there: bool) -> Room {
    let (renderer, renderers) = channel();
    let (teller, lost) = channel();
    let there = Arc::new(AtomicBool::new(there));
    let is_there = Arc::clone(&there);
    let sounds = Sounds::start_on::<Remote>(SoundSettings::default(), move |lost| {
        teller.send(lost).unwrap();
        let is_there = is_there.load(Ordering::SeqCst);
        is_there.then(|| renderer.clone())
    });
    Room {
        sounds,
        there,
        renderers,
        lost,
    }
}

/// Waits for what another thread does.
fn eventually(what: &str, mut done: impl FnMut() -> bool) {
    let start = Instant::now();
    while !done() {
        assert!(start.elapsed() < Duration::from_secs(30), "never {what}");
        yield_now();
    }
}

impl Room {
    fn opened(&self) -> Renderer {
        let renderer = self.renderers.recv_timeout(Duration::from_secs(30));
        self.expect(SoundStatus::Ready);
        renderer.unwrap()
    }

    fn expect(&self, status: SoundStatus) {
        eventually("the status", || self.sounds.status() == status);
    }

    fn plug(&self, there: bool) {
        self.there.store(there, Ordering::SeqCst);
    }
}

/// The energy of both sides, as soon as there is any, until there is none.
fn hear(renderer: &mut Renderer) -> [f32; 2] {
    let mut heard = [0.0, 0.0];
    eventually("heard", || {
        heard = render(renderer, 10).map(|side| energy(&side));
        heard[0] > 0.0
    });
    let rest = render(renderer, 1_000).map(|side| energy(&side));
    [heard[0] + rest[0], heard[1] + rest[1]]
}

#[test]
fn what_is_played_is_heard() {
    let room = room(true);
    let mut renderer = room.opened();
    for pan in [-1.0, 1.0] {
        room.sounds.play(Cue::Check, pan);
        let [left, right] = hear(&mut renderer);
        assert!(pan * (right - left) > 0.0, "{pan}: {left} {right}");
    }
}

#[test]
fn an_output_that_was_not_there_is_opened_when_asked_for() {
    let room = room(false);
    for _ in 0..3 {
        room.lost.recv().unwrap();
        room.expect(SoundStatus::Silent);
        (0..1_000).for_each(|_| room.sounds.play(Cue::Deal, 0.0));
        room.sounds.retry();
    }
    room.plug(true);
    room.sounds.retry();
    let mut renderer = room.opened();
    // What was played in silence is not heard later.
    let late = render(&mut renderer, 1_000).map(|side| energy(&side));
    assert_eq!(late, [0.0, 0.0]);
    room.sounds.play(Cue::Deal, 0.0);
    assert!(hear(&mut renderer)[0] > 0.0);
}

#[test]
fn a_lost_output_is_opened_anew_as_it_was() {
    let room = room(true);
    let mut renderer = room.opened();
    room.sounds.play(Cue::Call, 0.0);
    let [before, _] = hear(&mut renderer);
    room.plug(false);
    room.lost.recv().unwrap().tell();
    room.expect(SoundStatus::Silent);
    room.sounds.duck(Duck::Down);
    room.plug(true);
    room.sounds.retry();
    let mut renderer = room.opened();
    room.sounds.play(Cue::Call, 0.0);
    let [ducked, _] = hear(&mut renderer);
    assert!((before / ducked - 10.0).abs() < 0.5, "{before} {ducked}");
}

#[test]
fn settings_reach_the_thread() {
    let room = room(true);
    let mut renderer = room.opened();
    room.sounds.configure(SoundSettings {
        table: 0,
        alerts: 100,
    });
    // Only the alert is heard, which comes from the right.
    room.sounds.play(Cue::Check, -1.0);
    room.sounds.play(Cue::Error, 1.0);
    let [left, right] = hear(&mut renderer);
    assert!((right / left - 9.0).abs() < 0.1, "{left} {right}");
}

#[test]
fn the_thread_ends_with_its_handle() {
    let room = room(true);
    let _renderer = room.opened();
    drop(room.sounds);
    // The thread owned the other end.
    assert!(room.renderers.recv().is_err());
}
