use std::thread::Builder;

use zbus::blocking::{Connection, MessageIterator, Proxy};
use zbus::message::Type;
use zbus::proxy::CacheProperties;
use zbus::{MatchRule, Result};

const NAME: &str = "org.a11y.Bus";
const PATH: &str = "/org/a11y/bus";
const STATUS: &str = "org.a11y.Status";

/// Tells whether a screen reader runs, now and whenever that changes, from a
/// thread of its own, until nobody wants to hear it. Without a bus there is
/// nothing to tell.
pub(super) fn follow(tell: impl Fn(bool) -> Option<()> + Send + 'static) {
    let follow = move || {
        // When the bus is gone, whyever, so is everybody on it.
        let _ = listen(&tell);
        let _ = tell(false);
    };
    // Without a thread none is known of, as without a bus.
    let _ = Builder::new()
        .name("screen reader".to_owned())
        .spawn(follow);
}

fn listen(tell: impl Fn(bool) -> Option<()>) -> Result<()> {
    let bus = Connection::session()?;
    let changes = MatchRule::builder()
        .msg_type(Type::Signal)
        .interface("org.freedesktop.DBus.Properties")?
        .member("PropertiesChanged")?
        .path(PATH)?
        .arg(0, STATUS)?
        .build();
    // Changes first, so that none is missed after the first look.
    let mut changes = MessageIterator::for_match_rule(changes, &bus, None)?;
    let status: Proxy<'_> = zbus::blocking::proxy::Builder::new(&bus)
        .destination(NAME)?
        .path(PATH)?
        .interface(STATUS)?
        .cache_properties(CacheProperties::No)
        .build()?;
    let running = || status.get_property("ScreenReaderEnabled").unwrap_or(false);
    let mut wanted = tell(running());
    while wanted.is_some() {
        let Some(change) = changes.next() else {
            break;
        };
        change?;
        wanted = tell(running());
    }
    Ok(())
}
