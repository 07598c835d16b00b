//! The way to a table with other people: a server in this process, where one
//! is wanted, and the call to it. Nothing here waits.

use std::thread;
use std::time::Duration;

use egui::Context;

use crate::player::together;
use crate::player::together::{HeldSeat, Hosting, KeptSeat, failure};
use crate::server::dial::{
    Address, Call, Dial, Errand, Failure, Known, LineThread, News, SatDown, Trust,
};
use crate::server::nearby::Network;
use crate::server::serve::CannotServe;
use crate::server::wire::{Door, NewTable, Reason};
use crate::speech::{L10n, msg};
use crate::store::Folders;

use super::background::Background;

/// How far the player is on the way to a table, and what stays of it.
#[derive(Default)]
pub(super) struct Together {
    /// Where tables are found and announced, if they are.
    pub(super) network: Option<Network>,
    way: Option<Way>,
    /// Why the last try came to nothing.
    trouble: Option<Trouble>,
    /// What the table stands on at which the player sits.
    under: Under,
    /// The seat at another table, to which the player can return.
    kept: Option<KeptSeat>,
}

/// What is under way.
enum Way {
    /// A server is being started here for that.
    Opening(Background<Opened>, Errand, Trust),
    /// A server is called, which may be the one in this process.
    Calling(Box<Calling>),
}

/// A call to a server.
struct Calling {
    call: Call,
    dial: Dial,
    hosting: Option<Hosting>,
}

type Opened = Result<Hosting, CannotServe>;

/// What a table stands on.
#[derive(Default)]
struct Under {
    line: Option<LineThread>,
    /// The server in this process, for as long as the player sits at it.
    hosting: Option<Hosting>,
    /// The seat, until the player leaves it.
    seat: Option<HeldSeat>,
}

impl Under {
    /// Waits until the others know that one leaves, and stops the server.
    fn hang_up(self) {
        if let Some(line) = self.line {
            line.wait();
        }
        drop(self.hosting);
    }

    /// The same while the window goes on.
    fn hang_up_aside(self) {
        if self.line.is_some() || self.hosting.is_some() {
            // Where there is no thread for it, they notice by themselves.
            let _ = thread::Builder::new().spawn(move || self.hang_up());
        }
    }
}

/// How it goes.
pub(super) enum Progress {
    /// The host, who is called that, is asked.
    Knocking(String),
    /// There is a seat.
    Seated(Box<Arrived>),
    /// It cannot be, for the reason in [`Together::trouble`].
    Failed,
}

/// A seat that was found.
pub(super) struct Arrived {
    pub(super) seat: Box<SatDown>,
    /// Whom this computer has called.
    pub(super) server: Address,
    /// Where others find the table.
    pub(super) address: String,
    pub(super) hosting: Option<Hosting>,
    /// Whether the player has sat there before.
    pub(super) again: bool,
}

/// Why a try came to nothing.
pub(super) struct Trouble {
    /// The field in which it can be mended, if it can be.
    pub(super) field: Option<WayField>,
    /// The reason, and what can be done.
    pub(super) text: String,
    /// The certificate that could be trusted, and what it was called for.
    pub(super) distrusted: Option<(Known, Box<Dial>)>,
}

/// A field on the way to a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WayField {
    Name,
    Code,
    Server,
}

impl WayField {
    /// Tells it from other fields.
    pub(super) fn salt(self) -> &'static str {
        match self {
            WayField::Name => "name",
            WayField::Code => "code",
            WayField::Server => "server",
        }
    }
}

/// How somebody sets a table for other people.
#[derive(Clone, Debug)]
pub(super) struct HostPlan {
    /// What the others call them.
    pub(super) name: String,
    /// Where; without one on this computer.
    pub(super) server: Option<Address>,
    /// Who may sit down.
    pub(super) door: Door,
}

impl Together {
    pub(super) fn trouble(&self) -> Option<&Trouble> {
        self.trouble.as_ref()
    }

    /// What is wrong with what stands in that field.
    pub(super) fn wrong(&self, field: WayField) -> Option<&str> {
        let trouble = self.trouble.as_ref()?;
        (trouble.field == Some(field)).then_some(trouble.text.as_str())
    }

    /// Something is wrong in that field before anybody is called.
    pub(super) fn refuse(&mut self, field: WayField, text: String) {
        self.trouble = Some(Trouble {
            field: Some(field),
            text,
            distrusted: None,
        });
    }

    /// What was wrong is being mended.
    pub(super) fn mend(&mut self) {
        self.trouble = None;
    }

    /// Gives up what is under way; whether something was.
    pub(super) fn give_up(&mut self) -> bool {
        match self.way.take() {
            None => false,
            Some(Way::Calling(calling)) => {
                stop(calling.hosting);
                true
            }
            Some(Way::Opening(..)) => true,
        }
    }

    /// Sets a table on a server in this process.
    pub(super) fn host(&mut self, ctx: &Context, table: Box<NewTable>, folders: Option<&Folders>) {
        let (kept, name) = (folders.cloned(), table.name.clone());
        let start = move || Hosting::start(kept.as_ref(), &name);
        self.open(ctx, start, Errand::Host(table), together::trust(folders));
    }

    /// Starts a server in this process, and calls it.
    fn open(
        &mut self,
        ctx: &Context,
        start: impl FnOnce() -> Opened + Send + 'static,
        errand: Errand,
        trust: Trust,
    ) {
        self.give_up();
        self.trouble = None;
        self.way = Some(Way::Opening(Background::start(ctx, start), errand, trust));
    }

    /// The seat to which the player can return.
    pub(super) fn kept(&self) -> Option<&KeptSeat> {
        self.kept.as_ref()
    }

    /// Looks for a seat that the player has not left.
    pub(super) fn look_for_seat(&mut self, folders: Option<&Folders>) {
        self.kept = folders.and_then(KeptSeat::find);
    }

    /// Calls for the seat that is kept.
    pub(super) fn return_to_seat(&mut self, ctx: &Context, folders: &Folders) {
        let Some((seat, server)) = self.kept.as_ref().and_then(|it| Some((it, it.server()?)))
        else {
            return;
        };
        let (errand, trust) = (seat.errand(), together::trust(Some(folders)));
        if seat.is_here() {
            let folders = folders.clone();
            let start = move || Hosting::again(&folders, server.port);
            return self.open(ctx, start, errand, trust);
        }
        let dial = Dial {
            server,
            errand,
            trust,
        };
        self.call(ctx, dial);
    }

    /// Calls a server.
    pub(super) fn call(&mut self, ctx: &Context, dial: Dial) {
        self.give_up();
        self.call_from(ctx, dial, None);
    }

    fn call_from(&mut self, ctx: &Context, dial: Dial, hosting: Option<Hosting>) {
        self.trouble = None;
        let wake = ctx.clone();
        let call = Call::start(dial.clone(), move || wake.request_repaint());
        self.way = Some(Way::Calling(Box::new(Calling {
            call,
            dial,
            hosting,
        })));
    }

    /// What has come of it.
    pub(super) fn hear(
        &mut self,
        ctx: &Context,
        now: Duration,
        words: &L10n,
        folders: Option<&Folders>,
    ) -> Option<Progress> {
        match self.way.take()? {
            Way::Opening(opening, errand, trust) => match opening.done() {
                None => self.way = Some(Way::Opening(opening, errand, trust)),
                Some(Ok(hosting)) => {
                    let dial = Dial {
                        server: hosting.server(),
                        errand,
                        trust,
                    };
                    self.call_from(ctx, dial, Some(hosting));
                }
                Some(Err(problem)) => {
                    let problem = problem.to_string();
                    let text = words.say(&msg!(together_no_server { problem }));
                    return Some(self.fail(None, text, None));
                }
            },
            Way::Calling(mut calling) => match calling.call.hear(now) {
                Some(News::Seated(seat)) => return Some(self.arrive(seat, *calling)),
                Some(News::Failed(failed)) => {
                    stop(calling.hosting);
                    if failed == Failure::Refused(Reason::SeatGone) {
                        self.forget_seat(folders);
                    }
                    return Some(self.fail_to_call(failed, calling.dial, words));
                }
                news => {
                    self.way = Some(Way::Calling(calling));
                    if let Some(News::Knocking(host)) = news {
                        return Some(Progress::Knocking(host));
                    }
                }
            },
        }
        None
    }

    /// There is no seat any more to which the player could return.
    fn forget_seat(&mut self, folders: Option<&Folders>) {
        if let Some((seat, folders)) = self.kept.take().zip(folders) {
            seat.forget(folders);
        }
        self.look_for_seat(folders);
    }

    fn arrive(&self, seat: Box<SatDown>, calling: Calling) -> Progress {
        let mut hosting = calling.hosting;
        // Where that is not possible, others need the address.
        if let (Some(hosting), Some(network)) = (&mut hosting, self.network) {
            let _ = hosting.announce(network, &seat);
        }
        let address = match &hosting {
            Some(hosting) => hosting.address().to_string(),
            None => calling.dial.server.to_string(),
        };
        Progress::Seated(Box::new(Arrived {
            seat,
            again: matches!(calling.dial.errand, Errand::Return { .. }),
            server: calling.dial.server,
            address,
            hosting,
        }))
    }

    fn fail_to_call(&mut self, failed: Failure, dial: Dial, words: &L10n) -> Progress {
        let text = failure(&failed, &dial.server, words);
        let field = field_of(&failed);
        let distrusted = match failed {
            Failure::OtherCertificate(known) => Some((known, Box::new(dial))),
            _ => None,
        };
        self.fail(field, text, distrusted)
    }

    fn fail(
        &mut self,
        field: Option<WayField>,
        text: String,
        distrusted: Option<(Known, Box<Dial>)>,
    ) -> Progress {
        self.trouble = Some(Trouble {
            field,
            text,
            distrusted,
        });
        Progress::Failed
    }

    /// The player trusts the new certificate: the server is called again.
    pub(super) fn trust(&mut self, ctx: &Context) {
        let trouble = self.trouble.take();
        if let Some((known, dial)) = trouble.and_then(|it| it.distrusted) {
            // Where it cannot be remembered, the next call asks again.
            let _ = dial.trust.accept(&known);
            self.call(ctx, *dial);
        }
    }

    /// The player sits down: this is what the table stands on.
    pub(super) fn hold(
        &mut self,
        line: LineThread,
        hosting: Option<Hosting>,
        seat: Option<HeldSeat>,
    ) {
        self.under = Under {
            line: Some(line),
            hosting,
            seat,
        };
        self.kept = None;
    }

    /// The player has left the table for good: the others are told, and a server
    /// in this process stops. That takes a moment, and the window goes on.
    pub(super) fn part(&mut self) {
        self.give_seat_up();
        std::mem::take(&mut self.under).hang_up_aside();
    }

    /// The seat is no longer the player's.
    pub(super) fn give_seat_up(&mut self) {
        let seat = self.under.seat.take();
        seat.into_iter().for_each(HeldSeat::forget);
    }

    /// The program ends, and waits until the others know.
    pub(super) fn end(&mut self) {
        std::mem::take(&mut self.under).hang_up();
    }
}

/// Stops a server in this process that is not needed.
fn stop(hosting: Option<Hosting>) {
    let under = Under {
        hosting,
        ..Under::default()
    };
    under.hang_up_aside();
}

/// Where a reason is mended.
fn field_of(failed: &Failure) -> Option<WayField> {
    Some(match failed {
        Failure::Refused(reason) => match reason {
            Reason::BadName => WayField::Name,
            Reason::NoSuchTable
            | Reason::TableFull
            | Reason::GameOver
            | Reason::HostRefused
            | Reason::HostSilent
            | Reason::TooFast => WayField::Code,
            Reason::OldClient
            | Reason::OldServer
            | Reason::BadTable
            | Reason::SeatGone
            | Reason::TakenOver
            | Reason::Removed
            | Reason::ServerFull
            | Reason::NotUnderstood
            | Reason::TooSlow
            | Reason::Stopping => return None,
        },
        Failure::NoServer(_)
        | Failure::NotTabletalk
        | Failure::OtherCertificate(_)
        | Failure::ServerGone => WayField::Server,
        Failure::NoThread => return None,
    })
}
