//! Every question in many situations, as a listener hears the answers.
//!
//! The answers stand in `tests/answers/*.txt`, English and then Polish under
//! each question; `UPDATE_EXPECT=1` writes them anew. A space that does not
//! break is written as `_`.

#[path = "answers/heard.rs"]
mod heard;
#[path = "answers/refused.rs"]
mod refused;
#[path = "answers/situations.rs"]
mod situations;
mod stacked_hand;
#[path = "answers/table.rs"]
mod table;
