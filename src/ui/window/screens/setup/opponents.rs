use crate::speech::msg;
use egui::Ui;

use super::choose;
use crate::bots::Style;
use crate::rules::GameKind;
use crate::ui::window::shared::Shared;
use crate::ui::window::widgets::{Choice, ChoiceList};

/// Who sits at the table: players of all levels, or of one.
pub(super) struct Opponents {
    game: GameKind,
    level: Option<&'static Style>,
}

impl Opponents {
    /// Those of the level with that name, or mixed where there is none.
    pub(super) fn new(game: GameKind, name: Option<&str>) -> Opponents {
        let level = Style::levels(game).find(|style| Some(style.name) == name);
        Opponents { game, level }
    }

    /// The game that they play.
    pub(super) fn game(&self) -> GameKind {
        self.game
    }

    /// The name of their level, unless they are mixed.
    pub(super) fn name(&self) -> Option<&'static str> {
        self.level.map(|style| style.name)
    }

    /// How they play, one after another.
    pub(super) fn styles(&self) -> Vec<&'static Style> {
        match self.level {
            Some(style) => vec![style],
            None => Style::levels(self.game).collect(),
        }
    }

    /// Lets players of all levels sit down.
    pub(super) fn mix(&mut self) {
        self.level = None;
    }

    pub(super) fn show(&mut self, ui: &mut Ui, shared: &mut Shared) {
        let mixed = Choice {
            value: None,
            name: shared.text(msg::SETUP_MIXED),
            about: shared.text(msg::SETUP_MIXED_ABOUT),
        };
        let level = |style: &'static Style| {
            let (name, about) = msg::style(style.name)?;
            Some(Choice {
                value: Some(style.name),
                name: shared.words.say(&msg!(standing_alone {
                    text: shared.text(name)
                })),
                about: shared.text(about),
            })
        };
        let levels = Style::levels(self.game).filter_map(level);
        let choices: Vec<_> = [mixed].into_iter().chain(levels).collect();
        let says = ChoiceList {
            words: &shared.words,
            label: &shared.text(msg::SETUP_OPPONENTS),
            about: "",
            choices: &choices,
        };
        if let Some((name, told)) = choose(ui, "opponents", &says, self.name()) {
            *self = Opponents::new(self.game, name);
            shared.request(told);
        }
    }
}
