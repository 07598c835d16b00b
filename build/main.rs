//! Writes what the program is made of besides its own files: the tables of the
//! hand evaluator, and a name for every message of `locales`.

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
    Ok(())
}
