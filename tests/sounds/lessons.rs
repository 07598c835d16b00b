//! The lesson of sounds has them all, in words.

use std::collections::BTreeSet;

use tabletalk::speech::{Cue, L10n, Language};
use tabletalk::ui::outlets::{SoundStatus, lessons};

/// A cue that is missing here does not compile, and one that is missing in
/// the lesson fails.
fn name(cue: Cue) -> &'static str {
    match cue {
        Cue::Chips => "chips",
        Cue::Fold => "fold",
        Cue::Check => "check",
        Cue::Deal => "deal",
        Cue::Board => "board",
        Cue::Show => "show",
        Cue::Wave => "wave",
        Cue::Pick => "pick",
        Cue::Call => "call",
        Cue::Raise { size } if size > 0.5 => "big-raise",
        Cue::Raise { .. } => "raise",
        Cue::AllIn => "all-in",
        Cue::Level => "level",
        Cue::Time => "time",
        Cue::YourTurn => "your-turn",
        Cue::Lose => "lose",
        Cue::Win => "win",
        Cue::Error => "error",
        Cue::Talk => "talk",
    }
}

#[test]
fn every_sound_is_taught_once() {
    let names: BTreeSet<&str> = lessons().iter().map(|(cue, _)| name(*cue)).collect();
    assert_eq!((names.len(), lessons().len()), (19, 19));
    for (cue, text) in lessons() {
        assert_eq!(text.key(), format!("sound-{}", name(*cue)));
    }
}

#[test]
fn every_lesson_is_said_in_every_language() {
    let silent = SoundStatus::Silent.message().unwrap();
    for &language in Language::ALL {
        let words = L10n::new(language);
        let keys = lessons().iter().map(|(_, key)| *key).chain([silent]);
        let said: BTreeSet<String> = keys
            .map(|text| words.try_say(&text.into()).unwrap())
            .collect();
        assert_eq!(said.len(), 20, "{language:?}: {said:?}");
    }
}
