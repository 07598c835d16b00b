//! A table on this computer: the server is the same as anywhere else.

use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::sync::Arc;

use crate::player::client::{Setup, names};
use crate::player::commands::plain;
use crate::server::dial::{Address, LineKind, SatDown};
use crate::server::hall::Limits;
use crate::server::nearby::{Announced, Network, NoNetwork};
use crate::server::serve::{CannotServe, Privacy, Serve, ServeOptions};
use crate::server::wire::{Door, NewTable};
use crate::speech::L10n;
use crate::store::Folders;
use crate::table::{NextHand, TablePace};

/// A server in this process. It stops when this is dropped, which takes a
/// moment: everybody is told.
pub struct Hosting {
    announced: Option<Announced>,
    served: Serve,
}

impl Hosting {
    /// Starts it for a player who is called that, on the usual port where nobody
    /// else listens there.
    pub fn start(folders: Option<&Folders>, name: &str) -> Result<Hosting, CannotServe> {
        match Hosting::listen(folders, Some(name), Address::PORT) {
            // Another Tabletalk hosts there.
            Err(CannotServe::Keep(_) | CannotServe::Certificate(_)) => {
                Hosting::listen(None, Some(name), Address::PORT)
            }
            started => started,
        }
    }

    /// Starts it again with the tables that are kept there, on the port where
    /// people look for them.
    pub fn again(folders: &Folders, port: u16) -> Result<Hosting, CannotServe> {
        Hosting::listen(Some(folders), None, port)
    }

    /// On that port, or on another where somebody else listens there.
    fn listen(
        folders: Option<&Folders>,
        name: Option<&str>,
        port: u16,
    ) -> Result<Hosting, CannotServe> {
        let folder = folders.map(|folders| folders.state().join("hosting"));
        let options = |port| ServeOptions {
            listen: SocketAddr::new(IpAddr::from([0; 16]), port),
            folder: folder.clone(),
            privacy: Privacy::Own,
            owner: name.map(str::to_owned),
            limits: Limits::default(),
            connections: 200,
            connections_of_address: 50,
        };
        let start = |port| Serve::start(options(port), Arc::new(|_: &str| {}));
        let served = match start(port) {
            Err(CannotServe::Listen(..)) => start(0)?,
            started => started?,
        };
        Ok(Hosting {
            announced: None,
            served,
        })
    }

    /// Lets others in the network find the table that was set here.
    pub fn announce(&mut self, network: Network, seat: &SatDown) -> Result<(), NoNetwork> {
        let me = &seat.told.players()[seat.told.seat().index()];
        let game = seat.told.options().kind();
        let announced = Announced::start(network, &me.name, game, &seat.code, self.listens())?;
        self.announced = Some(announced);
        Ok(())
    }

    /// How it is reached from this computer.
    pub fn server(&self) -> Address {
        Address {
            host: "localhost".to_owned(),
            port: self.listens().port(),
            line: LineKind::Private,
        }
    }

    /// Where it listens.
    pub fn listens(&self) -> SocketAddr {
        self.served.address()
    }

    /// How others reach it: by the address with which this computer would
    /// reach others. Nothing is sent for it.
    pub fn address(&self) -> SocketAddr {
        let mine = UdpSocket::bind("0.0.0.0:0").and_then(|socket| {
            socket.connect("192.0.2.1:9")?;
            socket.local_addr()
        });
        let address = mine.map_or(IpAddr::from([127, 0, 0, 1]), |mine| mine.ip());
        SocketAddr::new(address, self.listens().port())
    }
}

/// A table for other people that is set like this.
pub fn new_table(
    setup: &Setup,
    name: String,
    door: Door,
    next_hand: NextHand,
    words: &L10n,
) -> NewTable {
    let players = setup.options.players();
    let bots = names(usize::MAX, words).into_iter().skip(1);
    let bots: Vec<String> = bots.filter(|it| plain(it) != plain(&name)).collect();
    NewTable {
        name,
        options: setup.options.clone(),
        pace: TablePace {
            next_hand,
            ..setup.settings.clone()
        },
        door,
        bots: bots.iter().cycle().take(players).cloned().collect(),
        styles: setup.styles.iter().map(|it| it.name.to_owned()).collect(),
    }
}
