//! Time among people: it begins when one has heard what to decide, everybody
//! can have more of it, and whoever is away is waited for, but not for ever.

#![expect(clippy::unwrap_used, reason = "a test fails where it must")]

use std::time::Duration;

use tabletalk::rules::cards::Seed;
use tabletalk::rules::*;
use tabletalk::table::*;

const ANNA: Seat = Seat::FIRST;
const GRACE: Duration = seconds(60);

const fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn bob() -> Seat {
    Seat::new(1).unwrap()
}

/// Two people with ten seconds for each decision. Anna begins.
struct Pair {
    start: Start,
    host: Host,
    records: Vec<Record>,
    next: AskId,
    /// In seconds.
    now: u64,
    told: Vec<(Seat, Tell)>,
}

impl Pair {
    fn deal() -> Pair {
        let mut pairs = (0..).map(Pair::with_seed);
        pairs.find(|pair| pair.decides(ANNA)).unwrap()
    }

    fn with_seed(seed: u64) -> Pair {
        let options = Options::Holdem(HoldemOptions {
            players: 2,
            turn_timer: Some(10),
            blinds_rise: BlindsRise::Never,
            ..HoldemOptions::default()
        });
        let start = Start {
            options,
            seed: Seed::from(seed),
            people: Seats::first(2),
            styles: Vec::new(),
            settings: TablePace::default(),
        };
        let mut host = Host::new(&start, &[]).unwrap();
        host.start_records();
        host.expect_company(GRACE);
        let mut pair = Pair {
            start,
            host,
            records: Vec::new(),
            next: 1,
            now: 0,
            told: Vec::new(),
        };
        pair.ask(ANNA, Ask::Deal { hand: 1 }, 0);
        pair
    }

    fn ask(&mut self, who: Seat, ask: Ask, at: u64) {
        self.tick(at);
        let asked = Asked { id: self.next, ask };
        self.next += 1;
        self.host.ask(who, asked, seconds(at));
        self.note();
    }

    /// Calls, checks or deals, whoever it is.
    fn go_on(&mut self, at: u64) {
        for who in [ANNA, bob()] {
            let view = self.host.view(who).unwrap();
            let decision = self.host.decision(who);
            let action = match view.choices {
                Some(Choices::Bet(bet)) => bet.check_or_call(),
                Some(_) => Action::Show(Which::All),
                None => continue,
            };
            return self.ask(who, Ask::Act { decision, action }, at);
        }
        let hand = self.host.hands() + 1;
        self.ask(ANNA, Ask::Deal { hand }, at);
    }

    /// Lets time pass: what passes while nobody calls counts for nobody.
    fn tick(&mut self, at: u64) {
        for second in self.now..=at {
            self.host.tick(seconds(second));
            self.note();
        }
        self.now = at;
    }

    fn is(&mut self, who: Seat, presence: Presence, at: u64) {
        self.tick(at);
        self.host.set_presence(who, presence, seconds(at));
        self.note();
    }

    fn note(&mut self) {
        self.records.extend(self.host.take_records());
        let frames = self.host.take_frames().into_iter();
        let told = frames.flat_map(|(seat, frame)| frame.into_iter().map(move |it| (seat, it)));
        self.told.extend(told);
    }

    fn decides(&self, who: Seat) -> bool {
        self.host.view(who).unwrap().choices.is_some()
    }

    /// How much is left to think, and in the bank.
    fn left(&self, who: Seat) -> (u64, Option<u64>) {
        let times = self.host.times(who);
        let whole = |time: Duration| time.as_secs();
        (whole(times.turn_left.unwrap()), times.bank.map(whole))
    }

    fn listen(&mut self, who: Seat, for_seconds: u64, at: u64) {
        let decision = self.host.decision(who);
        let for_millis = for_seconds * 1000;
        let ask = Ask::Listen {
            decision,
            for_millis,
        };
        self.ask(who, ask, at);
    }

    fn has_timed_out(&self, who: Seat) -> bool {
        let update = |(_, tell): &(Seat, Tell)| match tell {
            Tell::Update(update) => update.seen.contains(&Event::TimedOut { seat: who }),
            _ => false,
        };
        self.told.iter().any(update)
    }
}

#[test]
fn when_the_time_is_over_there_is_a_bank() {
    let mut pair = Pair::deal();
    assert_eq!(pair.left(ANNA), (10, Some(60)));
    assert_eq!(pair.left(bob()), (10, None));
    pair.tick(30);
    // Bob does not learn how much of it there is.
    assert_eq!(pair.left(ANNA), (0, Some(40)));
    assert_eq!(pair.left(bob()), (0, None));
    pair.go_on(30);
    assert!(pair.decides(bob()));
    pair.go_on(31);
    // With the next hand something comes to it.
    while pair.host.hands() == 1 || !pair.decides(ANNA) {
        pair.go_on(32);
    }
    assert_eq!(pair.left(ANNA), (10, Some(45)));
    pair.tick(32 + 54);
    assert!(!pair.has_timed_out(ANNA));
    pair.tick(32 + 55);
    assert!(pair.has_timed_out(ANNA));
}

#[test]
fn everybody_can_have_more_time_of_their_own() {
    let mut pair = Pair::deal();
    pair.ask(ANNA, Ask::SetOwnTime(TimeScale::Times5), 4);
    assert_eq!(pair.left(ANNA), (46, Some(60)));
    assert_eq!(pair.left(bob()), (6, None));
    let told_bob = pair.told.iter().filter(|(who, _)| *who == bob());
    for (_, tell) in told_bob {
        let json = vec![tell.clone()].to_json();
        assert!(!json.contains("Times5") && !json.contains("bank"), "{json}");
    }
    pair.tick(109);
    assert!(!pair.has_timed_out(ANNA));
    pair.tick(110);
    assert!(pair.has_timed_out(ANNA));
    // Nobody has more than that, and nobody needs less.
    for (time, left) in [
        (TimeScale::Times2, 20),
        (TimeScale::Times10, 50),
        (TimeScale::Untimed, 50),
        (TimeScale::Times1, 10),
    ] {
        let mut pair = Pair::deal();
        pair.ask(ANNA, Ask::SetOwnTime(time), 0);
        assert_eq!(pair.left(ANNA), (left, Some(60)), "{time:?}");
    }
}

/// Speech is not thinking time, and nobody stops the table by listening.
#[test]
fn the_clock_waits_until_one_has_heard() {
    let mut pair = Pair::deal();
    pair.listen(ANNA, 8, 1);
    pair.tick(11);
    assert_eq!(pair.left(ANNA), (9, Some(60)));
    for at in 12..40 {
        pair.listen(ANNA, 3600, at);
    }
    pair.tick(40);
    // A second before it was told, and fifteen from when there was something.
    assert!(pair.left(ANNA).0 == 0 && pair.left(ANNA).1 < Some(60));
}

#[test]
fn whoever_is_away_is_waited_for_and_not_for_ever() {
    let mut pair = Pair::deal();
    pair.is(ANNA, Presence::Away, 4);
    pair.tick(119);
    assert!(!pair.has_timed_out(ANNA));
    pair.tick(120);
    assert!(pair.has_timed_out(ANNA));
    // From then on nobody waits for her.
    while pair.host.hands() == 1 || !pair.decides(ANNA) {
        pair.go_on(131);
    }
    pair.told.clear();
    pair.tick(133);
    assert!(pair.has_timed_out(ANNA));
}

#[test]
fn whoever_comes_back_has_time_to_hear_and_to_think() {
    let mut pair = Pair::deal();
    pair.is(ANNA, Presence::Away, 4);
    pair.tick(50);
    pair.is(ANNA, Presence::Here, 50);
    pair.listen(ANNA, 9, 50);
    pair.tick(60);
    assert_eq!(pair.left(ANNA), (6, Some(60)));
    // However often the line is cut: for one decision it is no longer.
    for at in (60..400).step_by(4) {
        pair.is(ANNA, Presence::Away, at);
        pair.is(ANNA, Presence::Here, at + 3);
        pair.listen(ANNA, 15, at + 3);
        pair.tick(at + 3);
        if pair.has_timed_out(ANNA) {
            assert!(at < 60 + 60 + 6 + 60 + 10, "{at}");
            return;
        }
    }
    panic!("Anna has stopped the table");
}

/// Whoever kills the server gets no new bank.
#[test]
fn the_bank_is_kept() {
    let mut pair = Pair::deal();
    pair.ask(ANNA, Ask::SetOwnTime(TimeScale::Times2), 0);
    pair.tick(50);
    pair.go_on(50);
    while pair.host.hands() == 1 || !pair.decides(ANNA) {
        pair.go_on(51);
    }
    pair.tick(53);
    assert_eq!(pair.left(ANNA), (18, Some(35)));
    let (again, followed) =
        Host::resume_company(&pair.start, &[], &pair.records, seconds(900), GRACE).unwrap();
    assert_eq!(followed, pair.records.len());
    assert_eq!(again.times(ANNA), pair.host.times(ANNA));
    assert_eq!(again.times(bob()), pair.host.times(bob()));
}

#[test]
fn others_can_give_time_once_a_hand() {
    let mut pair = Pair::deal();
    let give = |pair: &mut Pair, from, to, at| {
        pair.tick(at);
        let given = pair.host.give_time(from, to, seconds(at));
        pair.note();
        given.map(|it| it.as_secs())
    };
    assert_eq!(give(&mut pair, bob(), ANNA, 5), Ok(30));
    assert_eq!(pair.left(ANNA), (5, Some(90)));
    assert_eq!(pair.left(bob()), (5, None));
    assert_eq!(give(&mut pair, bob(), ANNA, 6), Err(Refusal::OncePerHand));
    assert_eq!(give(&mut pair, ANNA, ANNA, 6), Err(Refusal::NobodyThere));
    // It lasts.
    pair.tick(99);
    assert!(!pair.has_timed_out(ANNA));
    assert_eq!(pair.left(ANNA), (0, Some(1)));
    pair.go_on(99);
    // The bank takes no more than it holds.
    for (given, left) in [(30, 36), (30, 71), (30, 106), (9, 120)] {
        let hand = pair.host.hands();
        while pair.host.hands() == hand || !pair.decides(ANNA) {
            pair.go_on(99);
        }
        assert_eq!(give(&mut pair, bob(), ANNA, 99), Ok(given));
        assert_eq!(pair.left(ANNA), (10, Some(left)));
    }
    let hand = pair.host.hands();
    while pair.host.hands() == hand || !pair.decides(ANNA) {
        pair.go_on(99);
    }
    assert_eq!(
        give(&mut pair, bob(), ANNA, 99),
        Err(Refusal::TimeEnough),
        "it is full"
    );
    // Whoever kills the server takes nothing of it.
    let (again, _) =
        Host::resume_company(&pair.start, &[], &pair.records, seconds(900), GRACE).unwrap();
    assert_eq!(again.times(ANNA), pair.host.times(ANNA));
    // Where nothing is timed, there is nothing to give.
    let pace = TablePace {
        time_scale: TimeScale::Untimed,
        ..TablePace::default()
    };
    pair.ask(ANNA, Ask::SetPace(pace), 99);
    assert_eq!(pair.host.gift(), None);
}
