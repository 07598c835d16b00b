use std::collections::{BTreeMap, VecDeque};
use std::net::IpAddr;
use std::time::Duration;

/// Who has lately come with wrong codes: eight digits are only good while
/// nobody can try them all.
#[derive(Debug, Default)]
pub(super) struct Doors {
    wrong: BTreeMap<IpAddr, VecDeque<Duration>>,
}

const MINUTE: Duration = Duration::from_secs(60);

impl Doors {
    /// Whether somebody from there may try another code.
    pub(super) fn may_try(&mut self, address: IpAddr, most: usize, now: Duration) -> bool {
        let Some(wrong) = self.wrong.get_mut(&network(address)) else {
            return true;
        };
        while wrong.front().is_some_and(|at| *at + MINUTE <= now) {
            wrong.pop_front();
        }
        wrong.len() < most
    }

    /// A code was wrong.
    pub(super) fn note_wrong(&mut self, address: IpAddr, now: Duration) {
        self.wrong
            .entry(network(address))
            .or_default()
            .push_back(now);
    }

    /// Forgets what no longer matters.
    pub(super) fn tidy(&mut self, now: Duration) {
        let matters =
            |wrong: &VecDeque<Duration>| wrong.back().is_some_and(|at| *at + MINUTE > now);
        self.wrong.retain(|_, wrong| matters(wrong));
    }
}

/// One person has many addresses of the newer kind.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(long) => match long.to_ipv4_mapped() {
            Some(short) => short.into(),
            None => {
                let network = u128::from(long) >> 64 << 64;
                IpAddr::V6(network.into())
            }
        },
        short @ IpAddr::V4(_) => short,
    }
}
