//! To a table with other people, and away from it.

use egui::Context;

use super::App;
use crate::player::client::{Asking, Client, Setup, TablePlace};
use crate::player::commands::CompanyCommand;
use crate::player::settings::LastTable;
use crate::player::together::{Destination, HeldSeat, KeptSeat, Wanted, new_table};
use crate::player::{Notice, together};
use crate::server::dial::{Address, Dial, Errand};
use crate::speech::{L10n, Utterance, msg};
use crate::table::NextHand;
use crate::ui::window::screens::{PeopleScreen, Screen, TableScreen, TalkScreen, TogetherScreen};
use crate::ui::window::together::{Arrived, HostPlan, Progress};

impl App {
    /// Sets a table to which other people come.
    pub(super) fn host(&mut self, ctx: &Context, setup: &Setup, last: LastTable, plan: HostPlan) {
        let mut settings = self.shared.settings.clone();
        let game = setup.options.kind().id().to_owned();
        settings.tables.insert(game, last);
        self.shared.change(settings, self.system);
        self.set_table(ctx, setup, plan);
    }

    /// The same, and how it was set is not remembered.
    fn set_table(&mut self, ctx: &Context, setup: &Setup, plan: HostPlan) {
        let (name, words) = (plan.name, &self.shared.words);
        // Among people nobody has to ask for each hand.
        let table = new_table(setup, name, plan.door, NextHand::ByItself, words);
        let table = Box::new(table);
        match plan.server {
            None => {
                let folders = self.shared.folders.as_ref();
                self.shared.together.host(ctx, table, folders);
            }
            Some(server) => self.call(ctx, server, Errand::Host(table)),
        }
        self.tell_of_call();
    }

    /// Goes to the table that the command line names. What it leaves open is asked
    /// on the screen.
    pub(super) fn go_to(&mut self, ctx: &Context, destination: Destination) {
        if let Wanted::Own(Some(setup), _) = &destination.table {
            let table = LastTable {
                options: setup.options.clone(),
                opponents: None,
            };
            let game = setup.options.kind().id().to_owned();
            self.shared.settings.tables.insert(game, table);
        }
        let screen = TogetherScreen::at(&self.shared.settings, &destination);
        self.open(ctx, Screen::Together(screen));
        let Destination {
            name,
            server,
            table,
        } = destination;
        let name = name.unwrap_or_else(|| self.shared.settings.together.name.clone());
        if name.is_empty() {
            return;
        }
        match table {
            Wanted::Theirs(Some(code)) => self.join(ctx, code, name, server),
            Wanted::Own(Some(setup), door) => {
                self.set_table(ctx, &setup, HostPlan { name, server, door });
            }
            Wanted::Theirs(None) | Wanted::Own(None, _) => {}
        }
    }

    /// Sits down at somebody's table: at this server, or wherever the code
    /// leads.
    pub(super) fn join(
        &mut self,
        ctx: &Context,
        code: String,
        name: String,
        server: Option<Address>,
    ) {
        let server = server.unwrap_or_else(Address::here);
        self.call(ctx, server, Errand::Join { code, name });
        self.tell_of_call();
    }

    fn call(&mut self, ctx: &Context, server: Address, errand: Errand) {
        let trust = together::trust(self.shared.folders.as_ref());
        let dial = Dial {
            server,
            errand,
            trust,
        };
        self.shared.together.call(ctx, dial);
    }

    /// Returns to the seat that is kept. The way there is seen, and can be given
    /// up.
    pub(super) fn return_to_seat(&mut self, ctx: &Context) {
        let Some(folders) = &self.shared.folders else {
            return;
        };
        self.shared.together.return_to_seat(ctx, folders);
        self.open_once(ctx, Screen::together(&self.shared));
        self.tell_of_call();
    }

    fn tell_of_call(&mut self) {
        let text = self.shared.text(msg::TOGETHER_CALLING);
        self.shared.mention(Utterance::answer(text));
    }

    /// Goes on on the way to a table.
    pub(super) fn go_to_others(&mut self, ctx: &Context) {
        let now = self.shared.now;
        let (together, words) = (&mut self.shared.together, &self.shared.words);
        match together.hear(ctx, now, words, self.shared.folders.as_ref()) {
            None => {}
            Some(Progress::Knocking(host)) => {
                let text = words.say(&msg!(knocking { host }));
                self.shared.mention(Utterance::answer(text));
            }
            // The screen tells what is wrong, and where.
            Some(Progress::Failed) => ctx.request_repaint(),
            Some(Progress::Seated(arrived)) => self.sit_with_others(ctx, *arrived),
        }
    }

    fn sit_with_others(&mut self, ctx: &Context, arrived: Arrived) {
        self.leave_table();
        let here = arrived.hosting.is_some();
        let held = self.hold_seat(&KeptSeat::of(&arrived.seat, &arrived.server, here));
        let seat = *arrived.seat;
        let words = L10n::new(self.shared.words.language());
        let verbosity = self.shared.settings.verbosity;
        let folders = self.shared.folders.as_ref();
        let table = together::keeping(seat.table, &seat.told, folders);
        let mut client = Client::sit(table, seat.told, verbosity, words);
        client.set_speech(self.speech_rate());
        let address = arrived.address;
        let place = TablePlace { address, here };
        let said = if arrived.again {
            client.sat_down_again(place)
        } else {
            client.sat_down(place)
        };
        client.hear(&said);
        (self.shared.together).hold(seat.thread, arrived.hosting, held);
        self.sit(ctx, client, said);
    }

    /// Keeps a seat until the player leaves it.
    fn hold_seat(&mut self, seat: &KeptSeat) -> Option<HeldSeat> {
        let held = seat.hold(self.shared.folders.as_ref()?);
        held.map_err(|trouble| self.shared.warn(&Notice::SeatNotKept(trouble)))
            .ok()
    }

    /// Does something for the people at the table. Of whom, and what is said, is
    /// chosen on a screen.
    pub(super) fn meet(&mut self, ctx: &Context, command: CompanyCommand) {
        let is_among_people = self
            .shared
            .table
            .as_ref()
            .is_some_and(Client::is_in_company);
        match command {
            CompanyCommand::People | CompanyCommand::Remove | CompanyCommand::HandOver
                if is_among_people =>
            {
                self.open_once(ctx, Screen::People(PeopleScreen));
            }
            CompanyCommand::Talk if is_among_people => {
                self.open_once(ctx, Screen::Talk(TalkScreen::default()));
            }
            CompanyCommand::Leave if is_among_people && !self.is_at_table() => {
                // What is asked stands at the table.
                self.screens.truncate(1);
                self.open(ctx, Screen::Table(TableScreen::default()));
                self.tell_people(command, "");
            }
            _ => self.tell_people(command, ""),
        }
    }

    /// The same, about somebody with that name, or with those words.
    pub(super) fn tell_people(&mut self, command: CompanyCommand, about: &str) {
        let now = self.shared.now;
        let Some(table) = &mut self.shared.table else {
            let text = self.shared.text(msg::NOBODY_ELSE_HERE);
            return self.shared.mention(Utterance::error(text));
        };
        let said = table.meet(command, about, now);
        // A dialog is read by the screen reader itself.
        if table.asking() == Some(Asking::Leave) {
            self.shared.tell_voice(said);
        } else {
            self.shared.tell(said);
        }
    }

    /// Whoever has left a table is back in the menu.
    pub(super) fn go_if_left(&mut self, ctx: &Context) {
        if self.shared.table.as_ref().is_some_and(Client::has_left) {
            self.leave_table();
            self.screens.truncate(1);
            self.arrive(ctx, None);
        }
    }

    /// Leaves the table, if others play at it: they are told. A game that one
    /// plays alone stays as it is.
    pub(super) fn leave_table(&mut self) {
        let now = self.shared.now;
        if let Some(mut table) = self.shared.table.take_if(|it| it.is_in_company()) {
            if !table.has_left() {
                table.leave(now);
            }
            drop(table);
            self.shared.together.part();
            self.shared.look_for_unfinished();
        }
    }
}
