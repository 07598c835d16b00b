//! The other commands: many hands at once, computer players against each
//! other, chances, and recorded hands played again.

pub mod arena;
pub mod odds;
pub mod options;
pub mod replay;
pub mod serve;
pub mod sim;
