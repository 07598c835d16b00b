//! The screens.

mod greeting;
mod help;
mod history;
mod keys;
mod learn;
mod menu;
mod people;
mod review;
mod settings;
mod setup;
mod sounds;
mod statistics;
mod talk;
mod together;
mod topic;

pub(super) use greeting::GreetingScreen;
pub(super) use help::HelpScreen;
pub(super) use history::HistoryScreen;
pub(super) use keys::KeysScreen;
pub(super) use learn::LearnScreen;
pub(super) use menu::MenuScreen;
pub(super) use people::PeopleScreen;
pub(super) use review::{HandScreen, HandsScreen, ReviewScreen};
pub(super) use settings::{SettingsScreen, VoicesScreen};
pub(super) use setup::SetupScreen;
pub(super) use sounds::SoundsScreen;
pub(super) use statistics::StatisticsScreen;
pub(super) use talk::TalkScreen;
pub(super) use together::TogetherScreen;
pub(super) use topic::TopicScreen;

pub(super) use super::table::TableScreen;

use egui::accesskit::Role;
use egui::{CentralPanel, Frame, IdSalt, Ui};

use super::dialog;
use super::notice;
use super::notice::NoticePlace;
use super::shared::{Request, Shared};
use super::widgets::{button, heading, hint, region};
use crate::player::commands::{Chord, Context, ProgramCommand};
use crate::speech::{Text, msg};

/// One screen.
pub(super) enum Screen {
    /// What to do.
    Menu(MenuScreen),
    /// What a game is played with.
    Setup(SetupScreen),
    /// How one comes to a table with other people.
    Together(TogetherScreen),
    /// The table.
    Table(TableScreen),
    /// The people at the table.
    People(PeopleScreen),
    /// What one says to them.
    Talk(TalkScreen),
    /// What keys do, and what can be read about.
    Help(HelpScreen),
    /// One topic of the help.
    Topic(TopicScreen),
    /// Everything that was said.
    History(HistoryScreen),
    /// Where past hands are.
    Review(ReviewScreen),
    /// The hands of one file.
    Hands(HandsScreen),
    /// One hand of the past.
    Hand(HandScreen),
    /// How often everyone enters, raises and wins.
    Statistics(StatisticsScreen),
    /// What the player can choose.
    Settings(SettingsScreen),
    /// Other voices.
    Voices(VoicesScreen),
    /// Other keys for commands.
    Keys(KeysScreen),
    /// A lesson for each game.
    Learn(LearnScreen),
    /// All sounds, to be learned.
    Sounds(SoundsScreen),
    /// The questions of the first start.
    Greeting(GreetingScreen),
}

/// Whether a screen is left when the player goes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Leaving {
    /// It is.
    Now,
    /// What was in front of it is closed first.
    NotYet,
}

impl Screen {
    /// Help for this screen.
    pub(super) fn help(&self, context: Context) -> Screen {
        let place = match self {
            Screen::Menu(_) => msg::HELP_PLACE_MENU,
            Screen::Setup(_) => msg::HELP_PLACE_SETUP,
            Screen::Together(_) => msg::HELP_PLACE_TOGETHER,
            Screen::Table(_) => at_table(context),
            Screen::People(_) => msg::HELP_PLACE_PEOPLE,
            Screen::Talk(_) => msg::HELP_PLACE_TALK,
            Screen::History(_) => msg::HELP_PLACE_HISTORY,
            Screen::Settings(_) => msg::HELP_PLACE_SETTINGS,
            Screen::Voices(_) => msg::HELP_PLACE_VOICES,
            Screen::Keys(_) => msg::HELP_PLACE_KEYS,
            Screen::Sounds(_) => msg::HELP_PLACE_LESSONS,
            Screen::Greeting(_) => msg::HELP_PLACE_GREETING,
            Screen::Review(_) | Screen::Hands(_) => msg::HELP_PLACE_HANDS,
            Screen::Hand(_) => msg::HELP_PLACE_REVIEW,
            Screen::Statistics(_) => msg::HELP_PLACE_STATISTICS,
            Screen::Learn(_) => msg::HELP_PLACE_LEARN,
            Screen::Help(_) | Screen::Topic(_) => msg::HELP_PLACE_OTHER,
        };
        Screen::Help(HelpScreen::new(place, context))
    }

    /// Everything that was said.
    pub(super) fn history() -> Screen {
        Screen::History(HistoryScreen::default())
    }

    /// Where past hands are.
    pub(super) fn review() -> Screen {
        Screen::Review(ReviewScreen::default())
    }

    /// How often everyone enters, raises and wins.
    pub(super) fn statistics(shared: &Shared) -> Screen {
        Screen::Statistics(StatisticsScreen::new(shared))
    }

    /// What the player can choose.
    pub(super) fn settings() -> Screen {
        Screen::Settings(SettingsScreen::default())
    }

    /// How one comes to a table with other people.
    pub(super) fn together(shared: &Shared) -> Screen {
        Screen::Together(TogetherScreen::new(&shared.settings))
    }

    /// Other voices.
    pub(super) fn voices() -> Screen {
        Screen::Voices(VoicesScreen::default())
    }

    /// Other keys for commands.
    pub(super) fn keys() -> Screen {
        Screen::Keys(KeysScreen::default())
    }

    /// The questions of the first start.
    pub(super) fn greeting() -> Screen {
        Screen::Greeting(GreetingScreen::default())
    }

    /// The player goes back.
    pub(super) fn leave(&mut self, shared: &mut Shared) -> Leaving {
        match self {
            Screen::Settings(screen) => screen.leave(),
            Screen::Keys(screen) => screen.leave(),
            Screen::Greeting(screen) => screen.leave(shared),
            Screen::Setup(screen) => screen.leave(),
            Screen::Together(screen) => screen.leave(shared),
            Screen::Review(screen) => screen.leave(),
            Screen::Hands(screen) => screen.leave(),
            _ => Leaving::Now,
        }
    }

    /// Whether a question stands in front of it.
    pub(super) fn asks(&self) -> bool {
        match self {
            Screen::Settings(screen) => screen.asks(),
            Screen::Keys(screen) => screen.asks(),
            Screen::Setup(screen) => screen.asks(),
            Screen::Together(screen) => screen.asks(),
            Screen::Review(screen) => screen.asks(),
            Screen::Hands(screen) => screen.asks(),
            _ => false,
        }
    }

    /// Whether the next key, whatever it is, becomes the key of a command.
    pub(super) fn waits_for_key(&self) -> bool {
        matches!(self, Screen::Keys(screen) if screen.waits_for_key())
    }

    /// The key that it has waited for.
    pub(super) fn capture(&mut self, chord: Option<Chord>, shared: &mut Shared) {
        if let Screen::Keys(screen) = self {
            screen.capture(chord, shared);
        }
    }

    /// What it is called.
    pub(super) fn title(&self, shared: &Shared) -> String {
        let key = match self {
            Screen::Menu(_) => msg::MENU_TITLE,
            Screen::Setup(screen) => return screen.title(shared),
            Screen::Table(_) => match &shared.table {
                Some(table) => {
                    let game = table.told().options().kind();
                    let game = shared.text(msg::game(game));
                    return match table.tutor() {
                        Some(_) => (shared.words).say(&msg!(learn_lesson { game })),
                        None => game,
                    };
                }
                None => msg::MENU_TITLE,
            },
            Screen::Together(_) => msg::TOGETHER_TITLE,
            Screen::People(_) => msg::PEOPLE_TITLE,
            Screen::Talk(_) => msg::TALK_TITLE,
            Screen::Help(_) => msg::HELP_TITLE,
            Screen::Topic(screen) => return screen.title(shared),
            Screen::History(_) => msg::HISTORY_TITLE,
            Screen::Review(_) => msg::REVIEW_TITLE,
            Screen::Hands(screen) => return screen.title(shared),
            Screen::Hand(screen) => return screen.title(shared),
            Screen::Statistics(_) => msg::STATISTICS_TITLE,
            Screen::Settings(_) => msg::SETTINGS_TITLE,
            Screen::Voices(_) => msg::SETTINGS_VOICES_TITLE,
            Screen::Keys(_) => msg::SETTINGS_KEYS_TITLE,
            Screen::Learn(_) => msg::LEARN_TITLE,
            Screen::Sounds(_) => msg::LESSONS_TITLE,
            Screen::Greeting(_) => msg::GREETING_TITLE,
        };
        shared.text(key)
    }

    /// What tells it from all others that it could take the place of.
    fn salt(&self) -> IdSalt {
        let kind = std::mem::discriminant(self);
        match self {
            Screen::Setup(screen) => IdSalt::new((kind, screen.game())),
            Screen::Topic(screen) => IdSalt::new((kind, screen.topic())),
            Screen::Hand(screen) => IdSalt::new((kind, screen.number())),
            _ => IdSalt::new(kind),
        }
    }

    /// Draws it. What the player does there becomes requests.
    ///
    /// It is a part of the window with its title as its name: whoever comes to
    /// something in it hears the title first.
    pub(super) fn show(&mut self, ui: &mut Ui, shared: &mut Shared) {
        let title = self.title(shared);
        region(ui, self.salt(), Role::Region, &title, |ui| {
            dialog::belongs_to(ui);
            self.content(ui, shared);
        });
    }

    fn content(&mut self, ui: &mut Ui, shared: &mut Shared) {
        let place = match self {
            Screen::Table(_) | Screen::Hand(_) => NoticePlace::Over,
            _ => NoticePlace::Below,
        };
        notice::show(ui, shared, place);
        // What is behind it is the colour that the window was cleared with.
        CentralPanel::default()
            .frame(Frame::NONE)
            .show(ui, |ui| match self {
                Screen::Menu(screen) => screen.show(ui, shared),
                Screen::Setup(screen) => screen.show(ui, shared),
                Screen::Together(screen) => screen.show(ui, shared),
                Screen::People(screen) => screen.show(ui, shared),
                Screen::Talk(screen) => screen.show(ui, shared),
                Screen::Table(screen) => screen.show(ui, shared),
                Screen::Help(screen) => screen.show(ui, shared),
                Screen::Topic(screen) => screen.show(ui, shared),
                Screen::History(screen) => screen.show(ui, shared),
                Screen::Review(screen) => screen.show(ui, shared),
                Screen::Hands(screen) => screen.show(ui, shared),
                Screen::Hand(screen) => screen.show(ui, shared),
                Screen::Statistics(screen) => screen.show(ui, shared),
                Screen::Settings(screen) => screen.show(ui, shared),
                Screen::Voices(screen) => screen.show(ui, shared),
                Screen::Keys(screen) => screen.show(ui, shared),
                Screen::Learn(screen) => screen.show(ui, shared),
                Screen::Sounds(screen) => screen.show(ui, shared),
                Screen::Greeting(screen) => screen.show(ui, shared),
            });
    }
}

/// The help about the table in this situation.
fn at_table(context: Context) -> Text {
    match context {
        Context::Elsewhere => msg::HELP_PLACE_OTHER,
        Context::Watching => msg::HELP_PLACE_WATCHING,
        Context::Betting => msg::HELP_PLACE_BETTING,
        Context::Continuing => msg::HELP_PLACE_CONTINUING,
        Context::Drawing => msg::HELP_PLACE_DRAWING,
        Context::Choosing => msg::HELP_PLACE_CHOOSING,
        Context::Showing => msg::HELP_PLACE_SHOWING,
        Context::AfterHand => msg::HELP_PLACE_AFTER_HAND,
        Context::Reviewing => msg::HELP_PLACE_REVIEW,
    }
}

/// The top of every screen but the menu: a way back, and the title.
fn top(ui: &mut Ui, shared: &mut Shared, title: &str) {
    ui.horizontal(|ui| {
        let back = button(ui, "back", &shared.text(msg::BACK));
        if hint(back, &shared.key_hint(ProgramCommand::Back)).clicked() {
            shared.request(Request::Back);
        }
        heading(ui, 1, title);
    });
    ui.add_space(8.0);
}
