//! A desktop of our own, and everything a person does there: looks through
//! assistive technology, listens, presses keys, moves the pointer.

mod assistive;
mod bus;
mod desktop;
mod events;
mod input;
mod orca;
mod process;
mod program;
mod tree;

pub(crate) use assistive::Assistive;
pub(crate) use desktop::{Desktop, Reader};
pub(crate) use events::{Event, What};
pub(crate) use input::Input;
pub(crate) use orca::{Orca, spoken_after};
pub(crate) use process::{PATIENCE, Process, missing, until};
pub(crate) use program::Program;
pub(crate) use tree::{Node, Role, State};
