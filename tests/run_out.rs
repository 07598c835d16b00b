//! The rest of a hand that nobody decides any more comes street by street.

#![expect(clippy::unwrap_used, reason = "a test fails where it must")]

use std::time::Duration;

use expect_test::expect;
use tabletalk::bots::Style;
use tabletalk::player::client::{Client, Setup};
use tabletalk::player::commands::{Context, TableCommand};
use tabletalk::player::settings::{Asks, Settings};
use tabletalk::rules::cards::Seed;
use tabletalk::rules::{GameKind, HoldemOptions, Options, Phase, Seen};
use tabletalk::speech::{L10n, Language, Utterance, Verbosities};
use tabletalk::table::{Pacing, TablePace};

/// Somebody who went all in against somebody who calls everything.
struct AllIn {
    client: Client,
    /// Since they did so.
    now: Duration,
    begun: Duration,
    /// What was seen and heard, with the time.
    lines: Vec<String>,
}

impl AllIn {
    fn new(pacing: Pacing, speech: Option<i8>) -> AllIn {
        let setup = Setup {
            styles: vec![Style::named("always-call", GameKind::Holdem).unwrap()],
            options: Options::Holdem(HoldemOptions {
                players: 2,
                ..HoldemOptions::default()
            }),
            seed: Seed::from(7),
            settings: TablePace {
                pacing,
                ..TablePace::default()
            },
            verbosity: Verbosities::default(),
        };
        let mut client = Client::new(setup, L10n::new(Language::English)).unwrap();
        client.serve(&Settings {
            asks: Asks {
                all_in: false,
                ..Asks::default()
            },
            ..Settings::default()
        });
        let mut player = AllIn {
            client,
            now: Duration::ZERO,
            begun: Duration::ZERO,
            lines: Vec::new(),
        };
        player.play(TableCommand::NextHand);
        player.until(|client| client.context() == Context::Betting);
        // From here on somebody speaks.
        player.client.set_speech(speech);
        player.lines.clear();
        player.begun = player.now;
        player.play(TableCommand::AllIn);
        player
    }

    /// Notes how the table stands, where that has changed, and whether something
    /// was heard with it.
    fn take(&mut self, said: &[Utterance]) {
        let view = self.client.view().unwrap();
        let at = (self.now - self.begun).as_secs_f32();
        let chips: u64 = view.seats.iter().map(|seat| seat.stack).sum();
        let stands = format!("{} cards, {chips} behind", view.board.len());
        if self
            .lines
            .last()
            .is_some_and(|line| line.ends_with(&stands))
        {
            return;
        }
        let quiet = said.is_empty() && !self.lines.is_empty();
        assert!(!quiet, "{stands} came in silence");
        self.lines.push(format!("{at:.1} s, {stands}"));
    }

    fn play(&mut self, command: TableCommand) {
        let said = self.client.play(command, self.now);
        self.take(&said);
    }

    fn step(&mut self) -> bool {
        let Some(wake) = self.client.wake() else {
            return false;
        };
        self.now = self.now.max(wake);
        let said = self.client.advance(self.now);
        self.take(&said);
        true
    }

    fn until(&mut self, is_there: impl Fn(&Client) -> bool) {
        for _ in 0..1_000 {
            if is_there(&self.client) || !self.step() {
                return;
            }
        }
        panic!("this goes on for ever: {:#?}", self.lines);
    }

    fn told(&mut self) -> String {
        self.until(|client| client.told().phase() == Some(Phase::Over));
        self.lines.iter().map(|line| format!("{line}\n")).collect()
    }
}

#[test]
fn each_street_is_seen_before_the_next_one_comes() {
    let mut player = AllIn::new(Pacing::Normal, None);
    expect![[r#"
        0.0 s, 0 cards, 19800 behind
        0.4 s, 0 cards, 0 behind
        2.0 s, 3 cards, 0 behind
        3.7 s, 4 cards, 0 behind
        5.2 s, 5 cards, 0 behind
        6.8 s, 5 cards, 40000 behind
    "#]]
    .assert_eq(&player.told());
}

#[test]
fn at_once_where_the_table_does_not_wait() {
    let mut player = AllIn::new(Pacing::Instant, None);
    expect![[r#"
        0.0 s, 5 cards, 40000 behind
    "#]]
    .assert_eq(&player.told());
}

#[test]
fn each_street_is_heard_before_the_next_one_comes() {
    let lasts = |speech| {
        let mut player = AllIn::new(Pacing::Normal, speech);
        player.told();
        player.now - player.begun
    };
    // Slow speech takes longer than quick speech, and that longer than none.
    let (none, quick, slow) = (lasts(None), lasts(Some(50)), lasts(Some(-50)));
    assert!(none < quick && quick < slow, "{none:?} {quick:?} {slow:?}");
}

#[test]
fn whoever_does_not_wait_hears_the_rest_at_once() {
    let mut player = AllIn::new(Pacing::Normal, None);
    player.until(|client| client.view().unwrap().board.len() == 3);
    player.play(TableCommand::NextHand);
    assert_eq!(player.client.told().phase(), Some(Phase::Over));
    expect![[r#"
        0.0 s, 0 cards, 19800 behind
        0.4 s, 0 cards, 0 behind
        2.0 s, 3 cards, 0 behind
        2.0 s, 5 cards, 40000 behind
    "#]]
    .assert_eq(&player.told());
}

/// Nothing of a hand is lost, and it is the one that was played.
#[test]
fn in_the_end_everything_was_seen() {
    let seen = |pacing| -> Vec<Seen> {
        let mut player = AllIn::new(pacing, None);
        player.told();
        player.client.view().unwrap().seen.clone()
    };
    assert_eq!(seen(Pacing::Leisurely), seen(Pacing::Instant));
}

#[test]
fn time_that_stands_still_turns_no_card() {
    let mut player = AllIn::new(Pacing::Normal, None);
    player.until(|client| client.view().unwrap().board.len() == 3);
    player.play(TableCommand::Pause);
    player.now += Duration::from_secs(60);
    let said = player.client.advance(player.now);
    assert!(said.is_empty(), "{said:?}");
    assert_eq!(player.client.view().unwrap().board.len(), 3);
    player.play(TableCommand::Pause);
    player.told();
    assert_eq!(player.client.view().unwrap().board.len(), 5);
}
