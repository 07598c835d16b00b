use std::collections::HashMap;
use std::thread;
use std::time::Duration;

use x11rb::connection::Connection as _;
use x11rb::protocol::xproto::{
    BUTTON_PRESS_EVENT, BUTTON_RELEASE_EVENT, ConfigureWindowAux, ConnectionExt as _, InputFocus,
    KEY_PRESS_EVENT, KEY_RELEASE_EVENT, MOTION_NOTIFY_EVENT, MapState, Window,
};
use x11rb::protocol::xtest::ConnectionExt as _;
use x11rb::rust_connection::RustConnection;

use super::process::until;

/// The keyboard and the pointer of a desktop.
pub(crate) struct Input {
    display: RustConnection,
    root: Window,
    /// The key for each sign, and whether Shift is held.
    keys: HashMap<u32, (u8, bool)>,
}

const SHIFT: u32 = 0xffe1;
const CONTROL: u32 = 0xffe3;

impl Input {
    pub(crate) fn new(display: &str) -> Input {
        let (display, screen) = x11rb::connect(Some(display)).unwrap();
        let setup = display.setup();
        let root = setup.roots[screen].root;
        let (first, last) = (setup.min_keycode, setup.max_keycode);
        let mapping = display.get_keyboard_mapping(first, last - first + 1);
        let mapping = mapping.unwrap().reply().unwrap();
        let width = usize::from(mapping.keysyms_per_keycode);
        let mut keys = HashMap::new();
        for shift in [false, true] {
            for (code, signs) in (first..=last).zip(mapping.keysyms.chunks(width)) {
                let sign = signs.get(usize::from(shift)).copied().unwrap_or(0);
                keys.entry(sign).or_insert((code, shift));
            }
        }
        Input {
            display,
            root,
            keys,
        }
    }

    /// The window of the program, once it is there.
    pub(crate) fn window(&self) -> Window {
        until("window", || {
            let tree = self.display.query_tree(self.root).ok()?.reply().ok()?;
            let shown = |window: &&Window| {
                let attributes = self.display.get_window_attributes(**window);
                let attributes = attributes.ok().and_then(|it| it.reply().ok());
                attributes.is_some_and(|it| it.map_state == MapState::VIEWABLE)
            };
            tree.children.iter().find(shown).copied()
        })
    }

    /// Gives a window the keyboard, as a window manager would.
    pub(crate) fn focus(&self, window: Window) {
        let focus = (self.display).set_input_focus(InputFocus::PARENT, window, 0_u32);
        focus.unwrap().check().unwrap();
    }

    /// Makes a window another size.
    pub(crate) fn resize(&self, window: Window, (width, height): (u32, u32)) {
        let size = ConfigureWindowAux::new().width(width).height(height);
        let resized = self.display.configure_window(window, &size);
        resized.unwrap().check().unwrap();
    }

    /// The size of a window.
    pub(crate) fn size(&self, window: Window) -> (i32, i32) {
        let geometry = self.display.get_geometry(window).unwrap().reply().unwrap();
        (geometry.width.into(), geometry.height.into())
    }

    /// Presses and lets go of keys, such as `Tab`, `c`, `shift+1`,
    /// `ctrl+comma`.
    pub(crate) fn press(&self, chord: &str) {
        self.hold(chord, Duration::ZERO);
    }

    /// Presses keys, and lets go of them after that time.
    pub(crate) fn hold(&self, chord: &str, time: Duration) {
        let mut parts: Vec<&str> = chord.split('+').collect();
        let (code, shifted) = self.key(sign(parts.pop().unwrap()));
        let mut held: Vec<u8> = parts
            .iter()
            .map(|part| self.key(modifier(part)).0)
            .collect();
        let shift = self.key(SHIFT).0;
        if shifted && !held.contains(&shift) {
            held.push(shift);
        }
        for &code in &held {
            self.fake(KEY_PRESS_EVENT, code, (0, 0));
        }
        self.fake(KEY_PRESS_EVENT, code, (0, 0));
        if !time.is_zero() {
            self.display.flush().unwrap();
            thread::sleep(time);
        }
        self.fake(KEY_RELEASE_EVENT, code, (0, 0));
        for &code in held.iter().rev() {
            self.fake(KEY_RELEASE_EVENT, code, (0, 0));
        }
        self.display.flush().unwrap();
    }

    /// Types a text.
    pub(crate) fn write(&self, text: &str) {
        for letter in text.chars() {
            self.press(letter.encode_utf8(&mut [0; 4]));
        }
    }

    /// Moves the pointer there and presses its first button.
    pub(crate) fn click(&self, at: (i32, i32)) {
        self.point(at);
        self.button(1, at);
    }

    /// Moves the pointer.
    pub(crate) fn point(&self, at: (i32, i32)) {
        self.fake(MOTION_NOTIFY_EVENT, 0, at);
        self.display.flush().unwrap();
    }

    fn button(&self, button: u8, at: (i32, i32)) {
        self.fake(BUTTON_PRESS_EVENT, button, at);
        self.fake(BUTTON_RELEASE_EVENT, button, at);
        self.display.flush().unwrap();
    }

    fn fake(&self, kind: u8, detail: u8, (x, y): (i32, i32)) {
        let (x, y) = (i16::try_from(x).unwrap(), i16::try_from(y).unwrap());
        let sent = (self.display).xtest_fake_input(kind, detail, 0, self.root, x, y, 0);
        sent.unwrap();
    }

    fn key(&self, sign: u32) -> (u8, bool) {
        let key = self.keys.get(&sign);
        *key.unwrap_or_else(|| panic!("no key writes {sign:#x}"))
    }
}

fn modifier(name: &str) -> u32 {
    match name {
        "shift" => SHIFT,
        "ctrl" => CONTROL,
        _ => panic!("no key is held called {name}"),
    }
}

/// What the display calls a key.
fn sign(name: &str) -> u32 {
    if let Some(number) = name.strip_prefix('F').and_then(|it| it.parse::<u32>().ok()) {
        return 0xffbd + number;
    }
    match name {
        "Tab" => 0xff09,
        "Enter" => 0xff0d,
        "Escape" => 0xff1b,
        "Backspace" => 0xff08,
        "Delete" => 0xffff,
        "Home" => 0xff50,
        "Left" => 0xff51,
        "Up" => 0xff52,
        "Right" => 0xff53,
        "Down" => 0xff54,
        "PageUp" => 0xff55,
        "PageDown" => 0xff56,
        "End" => 0xff57,
        "Space" => 0x20,
        "comma" => 0x2c,
        _ => {
            let mut letters = name.chars();
            match (letters.next(), letters.next()) {
                (Some(letter), None) => letter.into(),
                _ => panic!("no key is called {name}"),
            }
        }
    }
}
