//! A folder of a test's own, which goes away with it.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

pub(crate) struct TempFolder(PathBuf);

impl TempFolder {
    pub(crate) fn new() -> TempFolder {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("tabletalk-test-{}-{number}", std::process::id());
        // In memory where that can be: thousands of files are written.
        let memory = Path::new("/dev/shm");
        let disk = Path::new(env!("CARGO_TARGET_TMPDIR"));
        let folder = if memory.is_dir() { memory } else { disk }.join(name);
        fs::create_dir_all(&folder).unwrap();
        TempFolder(folder)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for TempFolder {
    fn drop(&mut self) {
        // It is empty, or something else has failed before.
        let _ = fs::remove_dir_all(&self.0);
    }
}
