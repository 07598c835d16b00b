use crate::bots::Style;
use crate::player::histories::HandKeeper;
use crate::rules::cards::Seed;
use crate::rules::{BadOption, Options, Seat};
use crate::speech::{L10n, Verbosities, msg};
use crate::store::Folders;
use crate::table::{Journal, Local, Start, TablePace, WhenKept};

/// What a game is started with.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The game and its options.
    pub options: Options,
    /// The seed of its cards.
    pub seed: Seed,
    /// How the computer players play, seat after seat.
    pub styles: Vec<&'static Style>,
    /// How the table runs.
    pub settings: TablePace,
    /// How much is said.
    pub verbosity: Verbosities,
}

impl Setup {
    /// The table, with names of the player's language.
    pub fn table(&self, words: &L10n) -> Result<Local, BadOption> {
        let start = self.start();
        Local::new(&start, &names(start.options.players(), words))
    }

    /// Keeps the game and its hands in these folders, from the first hand on.
    pub fn keep(&self, table: &mut Local, folders: &Folders, when_kept: WhenKept) {
        let start = self.start();
        let journal = Journal::begin(folders, &start, when_kept);
        let hands = HandKeeper::begin(folders, &start, journal.game());
        table.keep_hands(Box::new(hands));
        table.keep(journal);
    }

    /// What the table is set with. The person sits in the first seat.
    pub fn start(&self) -> Start {
        Start {
            options: self.options.clone(),
            seed: self.seed,
            people: Seat::FIRST.into(),
            styles: self.styles.clone(),
            settings: self.settings.clone(),
        }
    }
}

/// Names for everyone at a table of one person and computer players; the first
/// is the person's own, which is never said.
pub fn names(count: usize, words: &L10n) -> Vec<String> {
    let names = words.text(msg::PLAYER_NAMES);
    let names = names.split(',').map(|name| name.trim().to_owned());
    let own = words.text(msg::OWN_NAME);
    [own].into_iter().chain(names).take(count).collect()
}
