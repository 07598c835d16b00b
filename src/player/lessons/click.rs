//! Where on the screen a command of a lesson is given by a pointer.

use crate::player::commands::{Command, ProgramCommand, TableCommand, on_screen};
use crate::rules::Rules;
use crate::speech::{Question, Text, msg};

/// Something to click.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ClickPlace {
    /// A button with that name.
    Button(Text),
    /// An answer among the information beside the table, with that caption.
    Answer(Text),
    /// A card on the table.
    Card,
}

impl ClickPlace {
    /// Where that is done at a table with these rules.
    pub(super) fn of(command: Command, rules: &Rules) -> Option<ClickPlace> {
        let button = match command {
            Command::Table(TableCommand::ActOnCard(_)) => return Some(ClickPlace::Card),
            Command::Ask(question) => return answer(question),
            Command::Table(TableCommand::CallOrCheck) => on_screen::stay(rules)?,
            Command::Table(TableCommand::DrawOrPass) => on_screen::with_cards(rules)?,
            Command::Table(TableCommand::Raise) => msg::ACTION_BET_OR_RAISE,
            Command::Table(TableCommand::Fold) => msg::ACTION_FOLD,
            Command::Table(TableCommand::NextHand) => msg::ACTION_NEXT_HAND,
            Command::Program(ProgramCommand::Help) => msg::HELP_TITLE,
            Command::Program(ProgramCommand::Back) => msg::BAR_MENU,
            _ => return None,
        };
        Some(ClickPlace::Button(button))
    }
}

/// The same once the lesson is over, and there is only one thing left to do.
pub(super) fn at_the_end(command: Command) -> Option<ClickPlace> {
    match command {
        Command::Program(ProgramCommand::Back) => Some(ClickPlace::Button(msg::LEARN_LEAVE)),
        Command::Program(ProgramCommand::Help) => Some(ClickPlace::Button(msg::HELP_TITLE)),
        _ => None,
    }
}

fn answer(question: Question) -> Option<ClickPlace> {
    let caption = match question {
        Question::Odds => msg::INFO_ODDS,
        question => on_screen::ANSWERS.iter().find(|it| it.0 == question)?.1,
    };
    Some(ClickPlace::Answer(caption))
}
