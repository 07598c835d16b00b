//! A server without a window.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use clap::Args;

use crate::server::dial::Address;
use crate::server::hall::Limits;
use crate::server::serve::{CannotServe, Privacy, Serve, ServeOptions};
use crate::store::Folders;
use crate::ui::console::{complain, say};

/// How a server is started.
#[derive(Clone, Debug, Args)]
pub struct ServeArgs {
    /// Where it listens: an address, or an address and a port; port 0 takes a
    /// free one
    #[arg(long, value_name = "ADDRESS", default_value = "[::]:7575", value_parser = listen)]
    listen: SocketAddr,
    /// Keep tables and the server's own certificate in this folder [default:
    /// the folder 'server' in the system's folder for data]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// A certificate in a PEM file [default: the server makes its own, and
    /// players' programs remember it]
    #[arg(long, value_name = "FILE", requires = "key")]
    cert: Option<PathBuf>,
    /// The key of the certificate, in a PEM file
    #[arg(long, value_name = "FILE", requires = "cert")]
    key: Option<PathBuf>,
    /// Without TLS, for a proxy on this machine: only on a loopback address
    #[arg(long, conflicts_with = "cert")]
    plain: bool,
    /// How many tables there can be
    #[arg(long, value_name = "NUMBER", default_value_t = 2000)]
    tables: usize,
    /// How many tables can be set from one address
    #[arg(long, value_name = "NUMBER", default_value_t = 10)]
    tables_per_address: usize,
    /// How many connections there can be
    #[arg(long, value_name = "NUMBER", default_value_t = 12_000)]
    connections: usize,
    /// How many connections can come from one address
    #[arg(long, value_name = "NUMBER", default_value_t = 100)]
    connections_per_address: usize,
    /// How many messages a second a connection may send
    #[arg(long, value_name = "NUMBER", default_value_t = 20)]
    messages: u16,
    /// How many wrong codes a minute may come from one address
    #[arg(long, value_name = "NUMBER", default_value_t = 10)]
    wrong_codes: usize,
    /// How many seconds a table waits for somebody whose connection is lost
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    grace: u64,
    /// Close a table after this many hours without anybody
    #[arg(long, value_name = "HOURS", default_value_t = 24)]
    keep_hours: u64,
}

impl ServeArgs {
    fn options(&self) -> Option<ServeOptions> {
        let folder = self.data.clone().or_else(|| {
            let folders = Folders::new(None).ok()?;
            Some(folders.data().join("server"))
        })?;
        let privacy = match (&self.cert, &self.key) {
            (Some(certificate), Some(key)) => Privacy::Files {
                certificate: certificate.clone(),
                key: key.clone(),
            },
            _ if self.plain => Privacy::Plain,
            _ => Privacy::Own,
        };
        Some(ServeOptions {
            listen: self.listen,
            folder: Some(folder),
            privacy,
            owner: None,
            limits: Limits {
                tables: self.tables,
                tables_of_address: self.tables_per_address,
                messages: self.messages.max(1).into(),
                wrong_codes: self.wrong_codes,
                grace: Duration::from_secs(self.grace),
                deserted: Duration::from_secs(self.keep_hours.saturating_mul(3600)),
                ..Limits::default()
            },
            connections: self.connections,
            connections_of_address: self.connections_per_address,
        })
    }
}

/// Runs a server until it is asked to stop.
pub fn run(args: &ServeArgs) -> ExitCode {
    let Some(options) = args.options() else {
        complain("the system names no folder for data: give one with --data");
        return ExitCode::FAILURE;
    };
    match serve(options) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            complain(&problem.to_string());
            ExitCode::FAILURE
        }
    }
}

fn serve(options: ServeOptions) -> Result<(), CannotServe> {
    let server = Serve::start(options, Arc::new(complain))?;
    if let Some(fingerprint) = server.fingerprint() {
        complain(&format!("certificate SHA-256 {fingerprint}"));
    }
    // Whoever has started it waits for this line. If it cannot be printed, the
    // server is of use all the same.
    let _ = say(&format!("listening on {}", server.address()));
    let stopped = server.run_until_asked_to_stop();
    complain("stopped");
    stopped.map_err(CannotServe::System)
}

/// A port alone or an address alone will do.
fn listen(text: &str) -> Result<SocketAddr, String> {
    let address = text.parse().ok();
    let alone = || Some(SocketAddr::new(text.parse::<IpAddr>().ok()?, Address::PORT));
    let port = || Some(SocketAddr::new("::".parse().ok()?, text.parse().ok()?));
    address
        .or_else(alone)
        .or_else(port)
        .ok_or_else(|| "give an address such as 0.0.0.0:7575, or a port".to_owned())
}
