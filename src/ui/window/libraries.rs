//! The libraries that a window on Linux opens when it runs. A desktop has
//! them all; a small system may not, and then the window's crates say that
//! there is no screen, or panic. So they are tried here first.

use std::env;

use x11_dl::xcursor::Xcursor;
use x11_dl::xinput2::XInput2;
use x11_dl::xlib::Xlib;
use x11_dl::xlib_xcb::Xlib_xcb;
use xkbcommon_dl::{x11::xkbcommon_x11_option, xkbcommon_option};

use super::NoWindow;

/// Tells which of the libraries cannot be opened.
pub(super) fn check() -> Result<(), NoWindow> {
    let is_set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    // The window prefers Wayland where there is both.
    let needed: &[Library] = match is_set("WAYLAND_DISPLAY") || is_set("WAYLAND_SOCKET") {
        true => &WAYLAND,
        false if is_set("DISPLAY") => &X11,
        false => &[],
    };
    let missing = || needed.iter().filter(|library| !(library.opens)());
    let names: Vec<&str> = missing().map(|library| library.name).collect();
    let packages = missing().map(|library| library.package).collect();
    if names.is_empty() {
        Ok(())
    } else {
        Err(NoWindow::Libraries { names, packages })
    }
}

struct Library {
    name: &'static str,
    /// The package of Debian that brings it.
    package: &'static str,
    opens: fn() -> bool,
}

const X11: [Library; 6] = [
    Library {
        name: "libX11",
        package: "libx11-6",
        opens: || Xlib::open().is_ok(),
    },
    Library {
        name: "libX11-xcb",
        package: "libx11-xcb1",
        opens: || Xlib_xcb::open().is_ok(),
    },
    Library {
        name: "libXcursor",
        package: "libxcursor1",
        opens: || Xcursor::open().is_ok(),
    },
    Library {
        name: "libXi",
        package: "libxi6",
        opens: || XInput2::open().is_ok(),
    },
    XKBCOMMON,
    Library {
        name: "libxkbcommon-x11",
        package: "libxkbcommon-x11-0",
        opens: || xkbcommon_x11_option().is_some(),
    },
];

const WAYLAND: [Library; 3] = [
    Library {
        name: "libwayland-client",
        package: "libwayland-client0",
        opens: wayland_sys::client::is_lib_available,
    },
    Library {
        name: "libwayland-egl",
        package: "libwayland-egl1",
        opens: wayland_sys::egl::is_lib_available,
    },
    XKBCOMMON,
];

const XKBCOMMON: Library = Library {
    name: "libxkbcommon",
    package: "libxkbcommon0",
    opens: || xkbcommon_option().is_some(),
};

#[cfg(test)]
mod tests {
    use super::*;

    /// The package for Debian depends on them, and `./run` installs them.
    #[test]
    fn they_come_with_the_program() {
        let manifest = include_str!("../../../Cargo.toml");
        let depends = manifest.lines().find(|line| line.starts_with("depends"));
        let script = include_str!("../../../run");
        for Library { name, package, .. } in X11.iter().chain(&WAYLAND) {
            let depends = depends.unwrap_or_default();
            assert!(depends.contains(package), "{package} is not in {depends}");
            let need = script
                .lines()
                .find(|line| line.contains(&format!("{name}.so.")));
            assert!(
                need.is_some_and(|it| it.contains(package)),
                "{name}: {need:?}"
            );
        }
    }
}
