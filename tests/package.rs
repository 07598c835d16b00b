//! What a package is made of: the files for the desktop, the pictures, the
//! manual pages.

#![expect(clippy::unwrap_used, reason = "a test fails where it must")]

mod temp_folder;

use std::fs::{self, File};
use std::io::{BufReader, ErrorKind};
use std::path::{Path, PathBuf};
use std::process::Command;

use tabletalk::ui::window::APP_ID;
use temp_folder::TempFolder;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn linux(ending: &str) -> PathBuf {
    root().join(format!("assets/linux/{APP_ID}.{ending}"))
}

/// Runs a checker where it is installed; whoever has none relies on those who
/// have one.
fn check(checker: &str, arguments: &[&str], file: &Path) {
    match Command::new(checker).args(arguments).arg(file).output() {
        Ok(output) => assert!(output.status.success(), "{output:?}"),
        Err(error) => assert_eq!(error.kind(), ErrorKind::NotFound, "{checker}"),
    }
}

#[test]
fn the_files_for_the_desktop_are_valid_and_named_like_the_window() {
    let desktop = fs::read_to_string(linux("desktop")).unwrap();
    assert!(desktop.contains(&format!("\nStartupWMClass={APP_ID}\n")));
    assert!(desktop.contains("\nExec=tabletalk\n"));
    check("desktop-file-validate", &[], &linux("desktop"));
    let metainfo = fs::read_to_string(linux("metainfo.xml")).unwrap();
    for line in [
        format!("<id>{APP_ID}</id>"),
        format!("<launchable type=\"desktop-id\">{APP_ID}.desktop</launchable>"),
        format!("<release version=\"{}\"", env!("CARGO_PKG_VERSION")),
    ] {
        assert!(metainfo.contains(&line), "{line}");
    }
    check(
        "appstreamcli",
        &["validate", "--no-net"],
        &linux("metainfo.xml"),
    );
}

#[test]
fn the_changes_of_this_version_are_told() {
    let changes = fs::read_to_string(root().join("CHANGELOG.md")).unwrap();
    let version = format!("\n## {},", env!("CARGO_PKG_VERSION"));
    assert!(changes.contains(&version), "no {version}");
}

#[test]
fn pictures_are_as_large_as_their_names_say() {
    for size in [48, 128, 256] {
        let path = root().join(format!("assets/icons/tabletalk-{size}.png"));
        let decoder = png::Decoder::new(BufReader::new(File::open(path).unwrap()));
        let reader = decoder.read_info().unwrap();
        assert_eq!((reader.info().width, reader.info().height), (size, size));
    }
}

/// The first pair of quotes in each line of the list of assets.
#[test]
fn every_file_of_the_package_is_there() {
    let manifest = fs::read_to_string(root().join("Cargo.toml")).unwrap();
    let (_, assets) = manifest.split_once("\nassets = [\n").unwrap();
    let (assets, _) = assets.split_once("\n]").unwrap();
    let files = assets.lines().map(|line| line.split('"').nth(1).unwrap());
    let kept: Vec<&str> = files.filter(|file| !file.starts_with("target/")).collect();
    assert!(kept.len() >= 10, "{kept:?}");
    for file in kept {
        assert!(root().join(file).is_file(), "{file}");
    }
}

#[test]
fn the_manual_comes_from_the_command_line() {
    let folder = TempFolder::new();
    let program = env!("CARGO_BIN_EXE_tabletalk");
    let written = Command::new(program).arg("man").arg(folder.path()).status();
    assert!(written.unwrap().success());
    let page = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap();
    assert!(page("tabletalk.1").contains("\\-\\-terminal"));
    for command in ["bots", "odds", "replay", "sim"] {
        let page = page(&format!("tabletalk-{command}.1"));
        assert!(page.contains(&format!("tabletalk\\-{command}")), "{page}");
    }
    let nowhere = folder.path().join("nowhere");
    let refused = Command::new(program).arg("man").arg(nowhere).status();
    assert!(!refused.unwrap().success());
}
