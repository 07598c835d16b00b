//! Standard output and standard error. Whatever the program writes there
//! passes here, one line at a time.

use std::io::{self, Write};

use crate::l10n::one_line;

/// Says something on standard output.
pub fn say(line: &str) -> io::Result<()> {
    write_line(&mut io::stdout().lock(), line)
}

/// Tells what is wrong on standard error. Where that fails, too, there is no
/// other place to say so.
pub fn complain(line: &str) {
    let _ = write_line(&mut io::stderr().lock(), line);
}

/// Writes a line at once, as all lines leave the program: as one.
pub fn write_line(to: &mut dyn Write, line: &str) -> io::Result<()> {
    writeln!(to, "{}", one_line(line))?;
    to.flush()
}
