use std::fs::{self, File};
use std::io::{Read as _, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};

use serde::Deserialize;
use tabletalk::rules::cards::{Card, Seed};
use tabletalk::rules::{Chips, Choices, Game, GameKind, Options, Phase, Seat, Seats, View, Viewer};
use tabletalk::table::{Change, Record};

/// Whoever reads the program's journal, and so knows all the cards: what is
/// seen and heard in the window is compared with this.
pub(crate) struct Witness {
    folder: PathBuf,
    header: String,
    /// How far the journal has been read: bytes.
    read: usize,
    records: usize,
    paused: bool,
    game: Game,
    me: Seat,
}

/// What the table waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Waits {
    /// Somebody else.
    Others,
    /// The player's decision.
    Choice(Choices),
    /// The player, to go on with the next wave or to finish.
    MoveOn,
    /// The next hand to be asked for.
    NextHand,
    /// Nothing more.
    Over,
}

#[derive(Deserialize)]
struct Header {
    options: Options,
    seed: Seed,
    me: Seat,
}

#[derive(Deserialize)]
struct Numbered(usize, u64, Change);

/// The game under way.
const CURRENT: &str = "game.journal";

impl Witness {
    /// Reads the game that is kept in a folder, once there is one.
    pub(crate) fn of(folder: &Path) -> Option<Witness> {
        let text = fs::read_to_string(folder.join(CURRENT)).ok()?;
        let (header, _) = text.split_once('\n')?;
        let Header { options, seed, me } = read(header);
        let mut witness = Witness {
            folder: folder.to_owned(),
            header: header.to_owned(),
            read: header.len() + 1,
            records: 0,
            paused: false,
            game: Game::new(options, seed).unwrap(),
            me,
        };
        witness.update();
        Some(witness)
    }

    /// Reads on.
    pub(crate) fn update(&mut self) {
        // A game that is over is the previous one.
        let files = [CURRENT, "previous.journal"];
        let Some(rest) = files.into_iter().find_map(|it| self.rest(it)) else {
            return;
        };
        // What follows the last line end is being written.
        let whole = rest.rfind('\n').map_or(0, |it| it + 1);
        for line in rest[..whole].lines() {
            let Numbered(number, at, change) = read(line);
            self.paused ^= change == Change::Pause;
            let record = Record { at, change };
            let events = record.apply_to(&mut self.game);
            assert!(events.is_some(), "{number}: {record:?} cannot be done");
            self.records += 1;
        }
        self.read += whole;
    }

    /// What was not read yet of a file, if it is about this game.
    fn rest(&self, file: &str) -> Option<String> {
        let mut file = File::open(self.folder.join(file)).ok()?;
        let mut header = vec![0; self.header.len()];
        file.read_exact(&mut header).ok()?;
        if header != self.header.as_bytes() {
            return None;
        }
        let mut rest = String::new();
        file.seek(SeekFrom::Start(self.read as u64)).unwrap();
        file.read_to_string(&mut rest).unwrap();
        Some(rest)
    }

    /// Whether another game has begun, or this one goes on.
    pub(crate) fn is_current(&self) -> bool {
        self.rest(CURRENT).is_some()
    }

    /// Whether the player has no chips left, and only looks on.
    pub(crate) fn is_out(&self) -> bool {
        let over = self.waits() == Waits::NextHand;
        over && self.game.stacks().get(self.me.index()) == Some(&0)
    }

    /// Whether it stands still.
    pub(crate) fn is_paused(&self) -> bool {
        self.paused
    }

    /// How much has happened.
    pub(crate) fn records(&self) -> usize {
        self.records
    }

    /// Which game it is.
    pub(crate) fn kind(&self) -> GameKind {
        self.game.options().kind()
    }

    /// The table as the player may know it.
    pub(crate) fn view(&self) -> View {
        self.game.view(Viewer::Seat(self.me)).unwrap()
    }

    /// How many hands have begun.
    pub(crate) fn hands(&self) -> u64 {
        self.game.standing().hands
    }

    /// What the table waits for.
    pub(crate) fn waits(&self) -> Waits {
        if self.game.winner().is_some() {
            return Waits::Over;
        }
        // The first hand is dealt without being asked for.
        let Some(view) = self.game.view(Viewer::Seat(self.me)) else {
            return Waits::Others;
        };
        match (view.phase, view.choices) {
            (Phase::Over, _) => Waits::NextHand,
            // Picks that are made wait for cards that are not open yet.
            (Phase::Picking, Some(Choices::Pick { left: 0, .. }) | None) => Waits::MoveOn,
            (Phase::Picking, _) if !self.can_pick(&view) => Waits::MoveOn,
            (_, Some(choices)) => Waits::Choice(choices),
            (_, None) => Waits::Others,
        }
    }

    fn can_pick(&self, view: &View) -> bool {
        let picks = view.me().map(|me| me.picks).unwrap_or_default();
        let open = view.board.iter().take(view.open.into()).flatten();
        open.into_iter()
            .any(|card| !picks.iter().any(|it| it == card))
    }

    /// Every card of this hand that the player may not know.
    pub(crate) fn hidden(&self) -> Vec<Card> {
        let view = self.view();
        let known: Vec<Card> = (view.seats.iter())
            .flat_map(|seat| seat.cards.iter().flatten().chain(seat.picks.iter()))
            .chain(view.board.iter().flatten())
            .copied()
            .collect();
        let others = Seats::first(view.seats.len());
        let theirs = others.into_iter().filter_map(|seat| {
            let view = self.game.view(Viewer::Seat(seat))?;
            Some(
                view.me()?
                    .cards
                    .iter()
                    .flatten()
                    .copied()
                    .collect::<Vec<_>>(),
            )
        });
        let mut hidden: Vec<Card> = theirs.flatten().collect();
        hidden.retain(|card| !known.contains(card));
        hidden
    }

    /// All chips on the table.
    pub(crate) fn chips(&self) -> Chips {
        let hand = self.game.hand();
        let playing = hand.filter(|hand| !hand.is_over());
        match playing {
            Some(hand) => hand.stacks().iter().sum::<Chips>() + hand.pot(),
            None => self.game.stacks().iter().sum(),
        }
    }
}

/// A line has a checksum before it.
fn read<T: for<'a> Deserialize<'a>>(line: &str) -> T {
    let (_, json) = line.split_once(' ').unwrap();
    serde_json::from_str(json).unwrap()
}
