//! What goes with the words: sounds, where they come from, and topics.

use expect_test::expect;
use tabletalk::rules::Viewer;
use tabletalk::speech::{BesideSound, Cue, L10n, Language, Topic, Urgency, Utterance, Verbosity};

use super::runner::{Case, announce, seat};

#[test]
fn every_sound_comes_from_its_seat() {
    let case = Case::read(
        "options Holdem((big_blind: 100))
         stacks 1000 1000 1000 1000
         button 0
         hole 0 AsAh
         hole 2 KsKh
         board 2c3c7d8d9s
         3 fold
         0 raise 300
         1 fold; 2 all-in
         0 call",
    );
    let viewer = Viewer::Seat(seat(0));
    let words = L10n::new(Language::English);
    let said = announce(&case.play(viewer), viewer, Verbosity::Normal, &words);
    let lines: Vec<String> = (said.iter())
        .map(|it| {
            let start: Vec<&str> = it.text.split(' ').take(3).collect();
            let cue = it.cue.map_or("-".to_owned(), |cue| format!("{cue:?}"));
            format!("{:?} {cue} {:.1}: {}\n", it.topic, it.pan, start.join(" "))
        })
        .collect();
    expect![[r#"
        Table Chips 0.0: Blinds 50 and
        Mine Deal 0.0: Button: ace of
        Table Fold 1.0: Dave folds.
        Turn YourTurn 0.0: Your turn, 100
        Mine Raise { size: 0.6666667 } 0.0: You raise to
        Table Fold -1.0: Bob folds.
        Table AllIn 0.0: Carol raises to
        Turn YourTurn 0.0: Your turn, all
        Mine AllIn 0.0: You are all
        Table Show 0.0: Carol shows king
        Table Board 0.0: Flop: two and
        Table Board 0.0: Turn card: eight
        Table Board 0.0: River: nine of
        Table Show 0.0: Carol has a
        Mine Win 0.0: You win 2,050
    "#]]
    .assert_eq(&lines.concat());
}

/// Where sounds are heard, they tell of one's own checks and calls, unless everything is
/// to be told, or everything is at stake.
#[test]
fn own_checks_and_calls_are_echoes() {
    let case = Case::read(
        "options Holdem((big_blind: 100))
         stacks 1000 1000
         button 0
         hole 0 AsAh
         hole 1 KsKh
         board 2c3c7d8d9s
         0 call
         1 check
         1 check; 0 check
         1 bet 100; 0 call
         1 all-in; 0 call",
    );
    let viewer = Viewer::Seat(seat(0));
    let words = L10n::new(Language::English);
    let echoes = |verbosity| -> Vec<String> {
        let said = announce(&case.play(viewer), viewer, verbosity, &words);
        let echoes = said
            .into_iter()
            .filter(|it| it.beside_sound == BesideSound::Nothing);
        echoes.map(|it| it.text).collect()
    };
    let expected = ["You call.", "You check.", "You call."];
    assert_eq!(echoes(Verbosity::Normal), expected);
    assert_eq!(echoes(Verbosity::Brief), expected);
    assert_eq!(echoes(Verbosity::Full), [""; 0]);
}

/// Whoever has heard in words what the sound of their turn means hears only what it does
/// not tell.
#[test]
fn the_sound_of_ones_turn_stands_for_the_words() {
    let case = Case::read(
        "options Holdem((big_blind: 100))
         stacks 1000 1000
         button 0
         hole 0 AsAh
         hole 1 KsKh
         board 2c3c7d8d9s
         0 call
         1 check
         1 check
         0 check
         1 bet 100
         0 call
         1 all-in
         0 call",
    );
    let viewer = Viewer::Seat(seat(0));
    let words = L10n::new(Language::English);
    let heard = |verbosity| -> Vec<String> {
        let said = announce(&case.play(viewer), viewer, verbosity, &words);
        let turns = said.iter().filter(|it| it.topic == Topic::Turn);
        turns
            .filter_map(|it| Some(it.beside_its_sound()?.text.clone()))
            .collect()
    };
    expect![[r#"
        [
            "Your turn, 50 to call, pot 150.",
            "Pot 200.",
            "Pot 300.",
            "All in for 800, pot 1,200.",
        ]
    "#]]
    .assert_debug_eq(&heard(Verbosity::Normal));
    // Nothing but the turn itself is told in brief, so that is.
    expect![[r#"
        [
            "Your turn, 50 to call.",
            "Your turn.",
            "Your turn.",
            "All in for 800.",
        ]
    "#]]
    .assert_debug_eq(&heard(Verbosity::Brief));
}

#[test]
fn answers_and_errors() {
    let answer = Utterance::answer("Pot 800.".to_owned());
    assert_eq!((answer.topic, answer.cue), (Topic::Answer, None));
    let error = Utterance::error("Not now.".to_owned());
    assert_eq!((error.topic, error.cue), (Topic::Error, Some(Cue::Error)));
    assert!(error.urgency < Urgency::Critical);
}
