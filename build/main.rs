//! Writes what the program is made of besides its own files: the tables of the
//! hand evaluator, a name for every message of `locales`, and on Windows the
//! icon.

mod evaluation;
mod messages;
mod parts;

use std::path::Path;
use std::{env, error, fs};

fn main() -> Result<(), Box<dyn error::Error>> {
    for read in ["build", "locales", "src/rules/cards/evaluate/layout.rs"] {
        println!("cargo::rerun-if-changed={read}");
    }
    let out = env::var("OUT_DIR")?;
    let write = |file: &str, text: String| fs::write(Path::new(&out).join(file), text);
    write("evaluation.rs", evaluation::tables())?;
    let languages = messages::read(Path::new("locales"))?;
    write("messages.rs", messages::names(&languages))?;
    write("sources.rs", messages::sources(&languages))?;
    if env::var("CARGO_CFG_TARGET_OS")? == "windows" {
        dress_program();
    }
    Ok(())
}

/// Gives the program of Windows its icon and its version.
fn dress_program() {
    println!("cargo::rerun-if-changed={ICON}");
    let mut dress = winresource::WindowsResource::new();
    dress
        .set_icon(ICON)
        .set("ProductName", "Tabletalk")
        .set("FileDescription", "Tabletalk")
        .set("LegalCopyright", "The Tabletalk developers");
    // Without a resource compiler there is a program all the same.
    if let Err(problem) = dress.compile_for("tabletalk") {
        println!("cargo::warning=the program has no icon and no version: {problem}");
    }
}

const ICON: &str = "assets/icons/tabletalk.ico";
