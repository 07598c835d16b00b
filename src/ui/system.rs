/// The kind of system that the program runs on, for advice that depends on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum System {
    /// What is missing comes with a package.
    Packages,
    /// Windows and macOS have what is needed, or their settings bring it.
    Settings,
}

impl System {
    /// This one.
    pub(crate) const HERE: System = if cfg!(any(windows, target_os = "macos")) {
        System::Settings
    } else {
        System::Packages
    };
}
