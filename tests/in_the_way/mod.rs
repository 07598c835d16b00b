//! What may be where a file of ours should be, although it is none, or cannot
//! be read.

use std::fs;
use std::path::Path;

use tabletalk::store::Trouble;

/// Puts something there.
type Put = fn(&Path);

/// Each with what is told of it.
pub(crate) fn cases() -> Vec<(Put, Trouble)> {
    let folder: Put = |path| fs::create_dir(path).unwrap();
    let mut cases = of_this_system();
    cases.push((folder, Trouble::InTheWay));
    cases
}

#[cfg(unix)]
fn of_this_system() -> Vec<(Put, Trouble)> {
    let mut cases: Vec<(Put, Trouble)> = vec![
        (pipe, Trouble::InTheWay),
        (|path| link("/dev/zero", path), Trouble::InTheWay),
    ];
    // A file that cannot be read, not even by root.
    #[cfg(target_os = "linux")]
    cases.push((
        |path| link("/proc/self/mem", path),
        Trouble::Other("Input/output error (os error 5)".to_owned()),
    ));
    // Root may read everything.
    if fs::File::open("/etc/shadow").is_err() {
        cases.push((locked, Trouble::NotReadable));
    }
    cases
}

#[cfg(not(unix))]
fn of_this_system() -> Vec<(Put, Trouble)> {
    Vec::new()
}

#[cfg(unix)]
pub(crate) fn pipe(path: &Path) {
    let made = std::process::Command::new("mkfifo").arg(path).status();
    assert!(made.unwrap().success());
}

#[cfg(unix)]
fn link(to: &str, path: &Path) {
    std::os::unix::fs::symlink(to, path).unwrap();
}

#[cfg(unix)]
fn locked(path: &Path) {
    use std::os::unix::fs::PermissionsExt;
    fs::write(path, "()").unwrap();
    fs::set_permissions(path, fs::Permissions::from_mode(0o000)).unwrap();
}
