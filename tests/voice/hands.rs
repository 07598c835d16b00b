//! Whole hands: nothing is lost and nothing comes twice.

use std::time::Duration;

use super::{Habits, Listener, Server, scenario};
use tabletalk::bots::Style;
use tabletalk::player::client::{Client, Setup};
use tabletalk::player::commands::TableCommand;
use tabletalk::rules::cards::Seed;
use tabletalk::rules::{BlindsRise, HoldemOptions, Options};
use tabletalk::speech::{L10n, Language, Topic, Utterance, Verbosities};
use tabletalk::table::TablePace;

/// What is said in a hundred hands, batch after batch: each is what happens
/// until the player must do something.
fn hundred_hands() -> Vec<Vec<Utterance>> {
    let options = Options::Holdem(HoldemOptions {
        blinds_rise: BlindsRise::Never,
        turn_timer: None,
        ..HoldemOptions::default()
    });
    let setup = Setup {
        styles: vec![Style::named("always-call", options.kind()).unwrap()],
        options,
        seed: Seed::from(11),
        settings: TablePace::AT_ONCE,
        verbosity: Verbosities::default(),
    };
    let mut client = Client::new(setup, L10n::new(Language::English)).unwrap();
    let mut batches = Vec::new();
    let mut hands = 0;
    while !client.is_over() && hands < 100 {
        let command = if client.told().is_my_turn() {
            TableCommand::CallOrCheck
        } else {
            hands += 1;
            TableCommand::NextHand
        };
        batches.push(client.play(command, Duration::ZERO));
    }
    assert_eq!(hands, 100);
    batches
}

fn texts<'a>(said: impl IntoIterator<Item = &'a Utterance>) -> Vec<String> {
    let line = |it: &Utterance| format!("speak {}", it.text);
    said.into_iter().map(line).collect()
}

scenario!(a_hundred_hands_are_heard_as_they_are_told, |folder| {
    let server = Server::start(folder, Habits::instant());
    let listener = Listener::new();
    let batches = hundred_hands();
    let mut count = 0;
    for batch in &batches {
        batch.iter().for_each(|it| listener.voice.say(it));
        count += batch.len();
        server.wait_for("speak", count);
    }
    assert!(count > 1000);
    assert_eq!(server.all("speak"), texts(batches.iter().flatten()));
});

scenario!(
    /// The player is faster than the voice: only turns go unheard.
    a_hundred_hands_at_once_lose_nothing_but_old_turns,
    |folder| {
        let habits = Habits::instant();
        let mut server = Server::start(folder, habits);
        let listener = Listener::new();
        let told = hundred_hands().concat();
        told.iter().for_each(|it| listener.voice.say(it));
        listener.say("table: that was all");
        server.until("end that was all");
        let (turns, rest): (Vec<_>, Vec<_>) = told.iter().partition(|it| it.topic == Topic::Turn);
        let turns = texts(turns);
        let mut heard = server.all("speak");
        assert_eq!(heard.pop().unwrap(), "speak that was all");
        heard.retain(|line| !turns.contains(line));
        assert_eq!(heard, texts(rest));
    }
);
