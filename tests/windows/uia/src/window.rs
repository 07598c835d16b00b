//! Finds the window of a program.

use windows::Win32::Foundation::{HWND, LPARAM};
use windows::Win32::UI::WindowsAndMessaging::{
    EnumWindows, GetWindowTextW, GetWindowThreadProcessId, IsWindowVisible, SetForegroundWindow,
};
use windows_core::BOOL;

struct Search {
    process: u32,
    windows: Vec<(HWND, String)>,
}

/// The windows of a process, by their titles.
pub fn windows_of(process: u32) -> Vec<(HWND, String)> {
    let mut search = Search {
        process,
        windows: Vec::new(),
    };
    // SAFETY: the pointer leads to `search`, which outlives the call.
    let _ = unsafe { EnumWindows(Some(each), LPARAM(&raw mut search as isize)) };
    search.windows
}

unsafe extern "system" fn each(window: HWND, search: LPARAM) -> BOOL {
    // SAFETY: `windows_of` has passed a pointer to its own `Search`.
    let search = unsafe { &mut *(search.0 as *mut Search) };
    let (mut owner, mut title) = (0, [0; 200]);
    // SAFETY: both places are our own, and as large as told.
    let length = unsafe {
        GetWindowThreadProcessId(window, Some(&raw mut owner));
        GetWindowTextW(window, &mut title)
    };
    // SAFETY: it only looks at the window.
    if owner == search.process && unsafe { IsWindowVisible(window) }.as_bool() {
        let title = String::from_utf16_lossy(&title[..length.max(0) as usize]);
        search.windows.push((window, title));
    }
    BOOL::from(true)
}

/// Brings a window to the front.
pub fn bring_to_front(window: HWND) {
    // SAFETY: it asks for something that may be refused.
    let _ = unsafe { SetForegroundWindow(window) };
}
