//! Presses keys, as a keyboard does.

use windows::Win32::UI::Input::KeyboardAndMouse::*;

/// A key with those that are held meanwhile.
pub struct Chord(Vec<VIRTUAL_KEY>);

impl Chord {
    /// A chord such as `Tab`, `shift+F6` or `c`.
    pub fn read(text: &str) -> Option<Chord> {
        text.split('+').map(key).collect::<Option<_>>().map(Chord)
    }

    pub fn press(&self) -> Result<(), String> {
        let down = self.0.iter().map(|&key| input(key, KEYBD_EVENT_FLAGS(0)));
        let up = self.0.iter().rev().map(|&key| input(key, KEYEVENTF_KEYUP));
        for event in down.chain(up) {
            // SAFETY: the slice holds whole inputs of the size that is told.
            let sent = unsafe { SendInput(&[event], size_of::<INPUT>() as i32) };
            if sent != 1 {
                return Err("a key could not be pressed".to_owned());
            }
        }
        Ok(())
    }
}

fn key(name: &str) -> Option<VIRTUAL_KEY> {
    Some(match name {
        "shift" => VK_SHIFT,
        "ctrl" => VK_CONTROL,
        "alt" => VK_MENU,
        "Enter" => VK_RETURN,
        "Escape" => VK_ESCAPE,
        "Space" => VK_SPACE,
        "Tab" => VK_TAB,
        "Backspace" => VK_BACK,
        "Left" => VK_LEFT,
        "Right" => VK_RIGHT,
        "Up" => VK_UP,
        "Down" => VK_DOWN,
        "Home" => VK_HOME,
        "End" => VK_END,
        "PageUp" => VK_PRIOR,
        "PageDown" => VK_NEXT,
        "F1" => VK_F1,
        "F2" => VK_F2,
        "F6" => VK_F6,
        "comma" => VK_OEM_COMMA,
        _ => {
            let mut signs = name.chars();
            let sign = signs.next().filter(char::is_ascii_alphanumeric)?;
            if signs.next().is_some() {
                return None;
            }
            VIRTUAL_KEY(sign.to_ascii_uppercase() as u16)
        }
    })
}

fn input(key: VIRTUAL_KEY, flags: KEYBD_EVENT_FLAGS) -> INPUT {
    let extended = [
        VK_LEFT, VK_RIGHT, VK_UP, VK_DOWN, VK_HOME, VK_END, VK_PRIOR, VK_NEXT,
    ];
    let extended = if extended.contains(&key) {
        KEYEVENTF_EXTENDEDKEY
    } else {
        KEYBD_EVENT_FLAGS(0)
    };
    // SAFETY: it only looks into a table.
    let scan = unsafe { MapVirtualKeyW(u32::from(key.0), MAPVK_VK_TO_VSC) };
    INPUT {
        r#type: INPUT_KEYBOARD,
        Anonymous: INPUT_0 {
            ki: KEYBDINPUT {
                wVk: key,
                wScan: scan as u16,
                dwFlags: flags | extended,
                ..KEYBDINPUT::default()
            },
        },
    }
}
