//! Somebody at a table elsewhere, and all that they hear.

use std::thread;
use std::time::{Duration, Instant};

use tabletalk::player::client::Client;
use tabletalk::player::commands::TableCommand;
use tabletalk::rules::Phase;
use tabletalk::server::dial::*;
use tabletalk::speech::{L10n, Language, Utterance, Verbosities, Verbosity};

/// Nothing here takes longer on a machine that has something else to do.
const PATIENCE: Duration = Duration::from_secs(30);

/// So often it is looked whether something has come.
const LOOK: Duration = Duration::from_millis(5);

/// Somebody at the table.
pub(crate) struct Guest {
    pub(crate) client: Client,
    start: Instant,
    /// All that was said.
    pub(crate) said: Vec<String>,
}

/// Somebody on their way to a table.
pub(crate) struct Calling(Call);

pub(crate) enum Outcome {
    Seated(Box<SatDown>),
    Failed(Failure),
}

impl Calling {
    /// What comes of it.
    pub(crate) fn wait(mut self) -> Outcome {
        let until = Instant::now() + PATIENCE;
        while Instant::now() < until {
            match self.0.hear(Duration::ZERO) {
                Some(News::Seated(seat)) => return Outcome::Seated(seat),
                Some(News::Failed(failure)) => return Outcome::Failed(failure),
                Some(News::Knocking(_)) => {}
                None => thread::sleep(LOOK),
            }
        }
        panic!("the server does not answer")
    }
}

impl Guest {
    pub(crate) fn dial(server: &Address, errand: Errand) -> Calling {
        Guest::dial_with(server, errand, Trust::default())
    }

    pub(crate) fn dial_with(server: &Address, errand: Errand, trust: Trust) -> Calling {
        let dial = Dial {
            server: server.clone(),
            errand,
            trust,
        };
        Calling(Call::start(dial, || {}))
    }

    /// Sits down, as whoever need not wait.
    pub(crate) fn sit(server: &Address, errand: Errand, language: Language) -> Guest {
        Guest::dial(server, errand).into_guest(language)
    }

    pub(crate) fn now(&self) -> Duration {
        self.start.elapsed()
    }

    pub(crate) fn note(&mut self, said: Vec<Utterance>) {
        self.said.extend(said.into_iter().map(|it| it.text));
    }

    /// Hears all that has come.
    pub(crate) fn hear(&mut self) {
        let said = self.client.advance(self.now());
        self.note(said);
    }

    pub(crate) fn heard(&self, text: &str) -> bool {
        self.said.iter().any(|it| it == text)
    }

    /// Listens until that is so.
    pub(crate) fn until(&mut self, is_so: impl Fn(&Guest) -> bool) {
        let until = Instant::now() + PATIENCE;
        loop {
            self.hear();
            if is_so(self) {
                return;
            }
            assert!(Instant::now() < until, "{:#?}", self.said);
            thread::sleep(LOOK);
        }
    }

    pub(crate) fn deal(&mut self) {
        let said = self.client.play(TableCommand::NextHand, self.now());
        self.note(said);
    }

    /// Does what is cheapest, where there is something to do.
    pub(crate) fn play(&mut self) {
        self.hear();
        let told = self.client.told();
        let command = match told.phase() {
            Some(Phase::Showing) if told.is_my_turn() => TableCommand::ShowBoth,
            _ if told.is_my_turn() => TableCommand::CallOrCheck,
            _ if told.waits_for_next_hand() => TableCommand::NextHand,
            _ => return thread::sleep(LOOK),
        };
        let said = self.client.play(command, self.now());
        self.note(said);
        thread::sleep(LOOK);
    }
}

impl Calling {
    /// Listens until there is a seat.
    pub(crate) fn into_guest(self, language: Language) -> Guest {
        let seat = match self.wait() {
            Outcome::Seated(seat) => seat,
            Outcome::Failed(failure) => panic!("{failure:?}"),
        };
        let (words, verbosity) = (L10n::new(language), Verbosities::all(Verbosity::Normal));
        let client = Client::sit(Box::new(seat.table), seat.told, verbosity, words);
        let mut guest = Guest {
            client,
            start: Instant::now(),
            said: Vec::new(),
        };
        guest.until(|guest| guest.client.code().is_some());
        guest
    }
}
