//! Without a device.

use std::env;
use std::process::Command;
use std::thread::yield_now;
use std::time::{Duration, Instant};

use tabletalk::player::settings::SoundSettings;
use tabletalk::speech::Cue;
use tabletalk::ui::outlets::{SoundStatus, Sounds};

const NAME: &str = "silence::without_a_device_the_game_goes_on_and_nothing_is_written";

/// alsa-lib finds no device where it reads no configuration.
const NO_DEVICE: (&str, &str) = ("ALSA_CONFIG_PATH", "/dev/null");

/// The test runs itself once more, where there is no device, and reads what
/// it writes.
#[test]
fn without_a_device_the_game_goes_on_and_nothing_is_written() {
    if env::var(NO_DEVICE.0).as_deref() == Ok(NO_DEVICE.1) {
        return play_without_a_device();
    }
    let again = Command::new(env::current_exe().unwrap())
        .args(["--exact", NAME, "--nocapture"])
        .env(NO_DEVICE.0, NO_DEVICE.1)
        .output()
        .unwrap();
    let written = String::from_utf8(again.stderr).unwrap();
    assert!(again.status.success(), "{written}");
    assert_eq!(written, "");
    let ran = String::from_utf8(again.stdout).unwrap();
    assert!(ran.contains("1 passed"), "{ran}");
}

fn play_without_a_device() {
    let sounds = Sounds::start(SoundSettings::default());
    play_all(&sounds);
    let start = Instant::now();
    while sounds.status() != SoundStatus::Silent {
        assert!(start.elapsed() < Duration::from_secs(30));
        yield_now();
    }
    play_all(&sounds);
    sounds.retry();
    assert_ne!(sounds.status(), SoundStatus::Ready);
}

fn play_all(sounds: &Sounds) {
    for _ in 0..1_000 {
        sounds.play(Cue::YourTurn, 0.0);
        sounds.configure(SoundSettings::default());
    }
}
