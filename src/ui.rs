//! Where people meet the program: a window, a terminal, and the outlets that
//! what is said goes to.

pub mod console;
mod game_arg;
pub mod outlets;
mod system;
pub mod terminal;
pub mod window;
