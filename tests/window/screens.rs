//! Every screen, in every theme and at every size, to be looked at.

use egui::{Key, Modifiers, Vec2};
use tabletalk::bots::Style;
use tabletalk::player::settings::{TextScale, Theme};
use tabletalk::rules::{Choices, GameKind, HoldemOptions, Options, Phase, View};
use tabletalk::speech::{L10n, Language, Message};
use tabletalk::table::Pacing;

use crate::picture::Picture;
use crate::player::{Player, start, table};

/// How a screen is reached.
#[derive(Clone)]
pub(crate) enum Route {
    /// The first start.
    Greeting,
    /// From the menu, step by step.
    Menu(&'static [Step]),
    /// From a table.
    Table(Options, &'static [Step]),
    /// From a table at which the others take their time.
    SlowTable(Options, &'static [Step]),
    /// From a table at which everybody calls everything, at that pace.
    Callers(Pacing, Options, &'static [Step]),
}

/// A step on the way.
#[derive(Clone, Copy)]
pub(crate) enum Step {
    Press(Key),
    With(Modifiers, Key),
    /// Presses what this message names.
    Act(&'static str),
    /// The same with the pointer.
    Click(&'static str),
    /// Waits for a turn.
    OwnTurn,
    /// Waits for so many community cards.
    Board(usize),
    /// Sets the table for a game.
    NewGame(GameKind),
    /// Waits for something with this in its name.
    Await(&'static str),
    /// Waits for something with this in its name, and presses it.
    Pick(&'static str),
    /// Plays on, checking, calling and picking, until the hand is there.
    PlayTo(Phase),
}

/// What the window looks like.
#[derive(Clone, Copy)]
pub(crate) struct Look {
    pub(crate) size: Vec2,
    pub(crate) theme: Theme,
    pub(crate) percent: u16,
    pub(crate) language: Language,
}

impl Look {
    pub(crate) const USUAL: Look = Look {
        size: Vec2::new(1280.0, 720.0),
        theme: Theme::Dark,
        percent: 100,
        language: Language::English,
    };
}

/// The way to the hand that comes with the program, in any language.
const REVIEW: Step = Step::With(Modifiers::CTRL, Key::R);
const FAMOUS: Step = Step::Act("review-famous-dwan-ivey");
const FAMOUS_HAND: &str = "Full Tilt";

/// Opens the hand that comes with the program.
pub(crate) fn open_famous_hand(player: &mut Player) {
    let words = L10n::new(Language::English);
    for step in [REVIEW, FAMOUS, Step::Pick(FAMOUS_HAND)] {
        player.go(step, &words);
    }
}

pub(crate) fn holdem(players: u8) -> Options {
    Options::Holdem(HoldemOptions {
        players,
        ..HoldemOptions::default()
    })
}

pub(crate) fn routes() -> Vec<(&'static str, Route)> {
    use Step::{Act, Await, Board, Click, NewGame, OwnTurn, Pick, PlayTo, Press, With};
    const SETTINGS: Step = With(Modifiers::CTRL, Key::Comma);
    const LEARN: Step = Act("learn-title");
    const CALL: Step = Press(Key::C);
    const PAUSE: Step = With(Modifiers::CTRL, Key::P);
    const NEXT: Step = Press(Key::Enter);
    /// Twice: the second time is a yes.
    const ALL: Step = With(Modifiers::SHIFT, Key::A);
    let draw = || GameKind::Draw.usual();
    let unique = || GameKind::Unique.usual();
    vec![
        ("menu", Route::Menu(&[])),
        ("greeting", Route::Greeting),
        ("help", Route::Menu(&[Press(Key::F1)])),
        (
            "hands",
            Route::Menu(&[Press(Key::F1), Act("help-topic-hands")]),
        ),
        ("settings", Route::Menu(&[SETTINGS])),
        (
            "keys",
            Route::Menu(&[SETTINGS, Act("settings-keys-change")]),
        ),
        ("sounds", Route::Menu(&[SETTINGS, Act("lessons-title")])),
        ("history", Route::Menu(&[With(Modifiers::CTRL, Key::H)])),
        ("statistics", Route::Menu(&[With(Modifiers::SHIFT, Key::S)])),
        ("setup-holdem", Route::Menu(&[NewGame(GameKind::Holdem)])),
        ("setup-draw", Route::Menu(&[NewGame(GameKind::Draw)])),
        ("setup-unique", Route::Menu(&[NewGame(GameKind::Unique)])),
        ("together", Route::Menu(&[With(Modifiers::CTRL, Key::J)])),
        ("holdem-2", Route::Table(holdem(2), &[])),
        ("holdem-6", Route::Table(holdem(6), &[CALL, CALL])),
        ("holdem-12", Route::Table(holdem(12), &[CALL, CALL])),
        (
            "holdem-waiting",
            Route::SlowTable(
                holdem(6),
                &[OwnTurn, CALL, With(Modifiers::SHIFT, Key::C), PAUSE],
            ),
        ),
        (
            "holdem-odds",
            Route::Table(holdem(6), &[CALL, CALL, Press(Key::A)]),
        ),
        ("raise", Route::Table(holdem(6), &[Press(Key::R)])),
        (
            "all-in",
            Route::Table(holdem(6), &[With(Modifiers::SHIFT, Key::A)]),
        ),
        ("draw", Route::Table(draw(), &[CALL])),
        ("unique", Route::Table(unique(), &[CALL])),
        (
            "run-out",
            Route::Callers(
                Pacing::Leisurely,
                holdem(2),
                &[OwnTurn, ALL, ALL, Board(3), PAUSE],
            ),
        ),
        (
            "run-out-turn",
            Route::Callers(
                Pacing::Leisurely,
                holdem(2),
                &[OwnTurn, ALL, ALL, Board(4), PAUSE],
            ),
        ),
        (
            "side-pots",
            Route::Callers(
                Pacing::Instant,
                holdem(6),
                &[
                    PlayTo(Phase::Over),
                    NEXT,
                    OwnTurn,
                    PlayTo(Phase::Over),
                    NEXT,
                    OwnTurn,
                    ALL,
                    ALL,
                    PlayTo(Phase::Over),
                ],
            ),
        ),
        (
            "holdem-over",
            Route::Table(holdem(6), &[PlayTo(Phase::Over)]),
        ),
        ("holdem-folded", Route::Table(holdem(2), &[Press(Key::F)])),
        ("draw-over", Route::Table(draw(), &[PlayTo(Phase::Over)])),
        (
            "unique-picking",
            Route::Table(
                unique(),
                &[PlayTo(Phase::Picking), With(Modifiers::SHIFT, Key::Num2)],
            ),
        ),
        (
            "unique-over",
            Route::Table(unique(), &[PlayTo(Phase::Over)]),
        ),
        ("learn", Route::Menu(&[LEARN])),
        ("lesson", Route::Menu(&[LEARN, Act("game-holdem")])),
        (
            "lesson-clicked",
            Route::Menu(&[
                Click("learn-title"),
                Click("game-holdem"),
                Click("action-next-hand"),
            ]),
        ),
        ("review", Route::Menu(&[REVIEW])),
        (
            "review-hands",
            Route::Menu(&[REVIEW, FAMOUS, Await(FAMOUS_HAND)]),
        ),
        (
            "review-hand",
            Route::Menu(&[
                REVIEW,
                FAMOUS,
                Pick(FAMOUS_HAND),
                Press(Key::Period),
                Press(Key::Y),
            ]),
        ),
    ]
}

/// A player on that screen.
pub(crate) fn on(route: Route, look: Look) -> Player {
    let (setup, steps) = match &route {
        Route::Greeting => (None, &[][..]),
        Route::Menu(steps) => (None, *steps),
        Route::Table(options, steps) => (Some(table(options.clone())), *steps),
        Route::SlowTable(options, steps) => {
            let mut setup = table(options.clone());
            setup.settings.pacing = Pacing::Leisurely;
            (Some(setup), *steps)
        }
        Route::Callers(pacing, options, steps) => {
            let mut setup = table(options.clone());
            setup.settings.pacing = *pacing;
            setup.styles = Style::named("always-call", setup.options.kind())
                .into_iter()
                .collect();
            (Some(setup), *steps)
        }
    };
    let mut begin = start(setup);
    begin.settings.greeted = !matches!(route, Route::Greeting);
    begin.settings.language = Some(look.language.tag().to_owned());
    begin.settings.look.theme = look.theme;
    begin.settings.look.text_scale = TextScale::percent(look.percent);
    // Larger text leaves less room to lay it out in.
    let mut player = Player::in_room(begin, look.size / (f32::from(look.percent) / 100.0));
    let words = L10n::new(look.language);
    for &step in steps {
        player.go(step, &words);
    }
    player
}

impl Player {
    fn go(&mut self, step: Step, words: &L10n) {
        match step {
            Step::Press(key) => self.press(key),
            Step::With(modifiers, key) => self.press_with(modifiers, key),
            Step::Act(message) => self.act(&words.say(&Message::by_key(message))),
            Step::Click(message) => {
                let name = words.say(&Message::by_key(message));
                self.node(&name).scroll_to_me();
                self.settle();
                self.click(&name);
            }
            Step::Board(count) => {
                self.until(|player| (player.view().board.len() == count).then_some(()));
            }
            Step::OwnTurn => self.until(|player| player.view().choices.map(|_| ())),
            Step::NewGame(game) => {
                let game = words.say(&Message::by_key(&format!("game-{game}")));
                self.act(&words.say(&Message::by_key("menu-new").with("game", game)));
            }
            Step::Await(part) => {
                self.until_named(part);
            }
            Step::Pick(part) => {
                let name = self.until_named(part);
                self.act(&name);
            }
            Step::PlayTo(phase) => {
                for _ in 0..60 {
                    let view = self.view();
                    if view.phase == phase {
                        return;
                    }
                    let (modifiers, key) = simplest(&view);
                    self.press_with(modifiers, key);
                }
                panic!("the hand does not come to {phase:?}");
            }
        }
    }
}

/// The key of whoever wants to see the end of a hand.
fn simplest(view: &View) -> (Modifiers, Key) {
    const PLACES: [Key; 8] = [
        Key::Num1,
        Key::Num2,
        Key::Num3,
        Key::Num4,
        Key::Num5,
        Key::Num6,
        Key::Num7,
        Key::Num8,
    ];
    let picks = view.me().map(|me| me.picks).unwrap_or_default();
    let free = |card: &Option<_>| card.is_some_and(|card| !picks.contains(&card));
    let place = view.board[..view.open.into()].iter().position(free);
    match (view.choices, place) {
        (Some(Choices::Bet(_) | Choices::Continue { .. }), _) => (Modifiers::NONE, Key::C),
        (Some(Choices::Pick { left: 1.., .. }), Some(place)) => (Modifiers::SHIFT, PLACES[place]),
        _ => (Modifiers::NONE, Key::D),
    }
}

/// Saves pictures of all screens where one asks for them, or of those with this
/// in their names.
#[test]
fn pictures_of_all_screens() {
    let wanted = std::env::var("TABLETALK_PICTURES").ok();
    let everything = wanted.is_some();
    let part = wanted.filter(|it| it != "1").unwrap_or_default();
    let routes = || routes().into_iter().filter(|it| it.0.contains(&part));
    for (name, route) in routes() {
        let player = on(route, Look::USUAL);
        let picture = Picture::of(&player.harness);
        assert!(picture.colors() > 8, "{name} is blank");
        if everything {
            picture.save(&format!("screens/{name}"));
        }
    }
    if !everything {
        return;
    }
    let large = Vec2::new(1920.0, 1080.0);
    let sizes = [
        (Look::USUAL.size, 100),
        (Look::USUAL.size, 200),
        (large, 100),
        (large, 300),
    ];
    let themes = Theme::ALL.into_iter();
    let themes = themes.map(|theme| Look {
        theme,
        ..Look::USUAL
    });
    let polish = Look {
        language: Language::Polish,
        ..Look::USUAL
    };
    for look in themes.chain([polish]) {
        for (size, percent) in sizes {
            let look = Look {
                size,
                percent,
                ..look
            };
            for (name, route) in routes() {
                let (theme, language) = (look.theme, look.language.tag());
                let name = format!("screens/{name}-{theme:?}-{language}-{}-{percent}", size.x);
                Picture::of(&on(route, look).harness).save(&name);
            }
        }
    }
}
