//! How one comes to a table with other people.

use egui::{Context, Id, Response, Ui};

use super::{Leaving, top};
use crate::player::settings::{Settings, Together as Kept};
use crate::player::together::{Destination, Wanted};
use crate::rules::GameKind;
use crate::server::dial::Address;
use crate::server::nearby::{Nearby, Search};
use crate::server::wire::Door;
use crate::speech::{Text, Utterance, msg};
use crate::ui::window::dialog::{ConfirmDialog, Confirmation};
use crate::ui::window::focus;
use crate::ui::window::focus::Composite;
use crate::ui::window::shared::{Request, Shared};
use crate::ui::window::together::{HostPlan, WayField};
use crate::ui::window::widgets::{
    Field, composite, field, main_button, page, reading, section, toggle, wide_button,
};

/// How one comes to a table with other people: to somebody's, or with one's
/// own.
pub(in crate::ui::window) struct TogetherScreen {
    name: String,
    code: String,
    server: String,
    /// Whether everybody who has the code may sit down.
    open: bool,
    /// Looks for tables nearby for as long as this screen is open.
    search: Option<Search>,
    nearby: Vec<Nearby>,
    /// What was wrong, as far as the focus was led there.
    led: Option<String>,
    trust: ConfirmDialog,
}

const TRUST: Confirmation = Confirmation {
    salt: "trust",
    question: msg::TOGETHER_TRUST,
    yes: msg::TOGETHER_TRUST_YES,
    command: None,
};

impl TogetherScreen {
    pub(in crate::ui::window) fn new(settings: &Settings) -> TogetherScreen {
        TogetherScreen {
            search: None,
            nearby: Vec::new(),
            name: settings.together.name.clone(),
            code: String::new(),
            server: settings.together.server.clone(),
            open: false,
            led: None,
            trust: ConfirmDialog::default(),
        }
    }

    /// On the way to the table that the command line names.
    pub(in crate::ui::window) fn at(settings: &Settings, to: &Destination) -> TogetherScreen {
        let mut screen = TogetherScreen::new(settings);
        if let Some(name) = &to.name {
            screen.name.clone_from(name);
        }
        screen.server = to
            .server
            .as_ref()
            .map_or_else(String::new, Address::to_string);
        match &to.table {
            Wanted::Theirs(code) => screen.code = code.clone().unwrap_or_default(),
            Wanted::Own(_, door) => screen.open = *door == Door::Open,
        }
        screen
    }

    /// Whether a question stands in front of it.
    pub(in crate::ui::window) fn asks(&self) -> bool {
        self.trust.is_open()
    }

    /// The player goes back: first out of a question, then out of a call.
    pub(in crate::ui::window) fn leave(&mut self, shared: &mut Shared) -> Leaving {
        if self.trust.leave() == Leaving::NotYet {
            return Leaving::NotYet;
        }
        if shared.together.give_up() {
            let text = shared.text(msg::TOGETHER_GIVEN_UP);
            shared.mention(Utterance::answer(text));
            return Leaving::NotYet;
        }
        shared.together.mend();
        Leaving::Now
    }

    pub(in crate::ui::window) fn show(&mut self, ui: &mut Ui, shared: &mut Shared) {
        self.look(ui.ctx(), shared);
        self.trust.give_focus_back(ui.ctx());
        ui.add_enabled_ui(!self.trust.is_open(), |ui| {
            page(ui, |ui| {
                let title = shared.text(msg::TOGETHER_TITLE);
                top(ui, shared, &title);
                reading(ui, "about", shared.text(msg::TOGETHER_ABOUT));
                ui.add_space(10.0);
                let name = self.name(ui, shared);
                ui.add_space(16.0);
                let (code, server) = self.join(ui, shared);
                if Field::entered(ui, &name) {
                    shared.request(Request::Focus(code.id));
                }
                ui.add_space(16.0);
                self.nearby(ui, shared);
                ui.add_space(16.0);
                self.host(ui, shared);
                let fields = [
                    (WayField::Name, name.id),
                    (WayField::Code, code.id),
                    (WayField::Server, server.id),
                ];
                self.lead(shared, &fields);
            });
        });
        if self.trust.agrees(ui.ctx(), shared, &TRUST) {
            shared.request(Request::Trust);
        }
    }

    fn name(&mut self, ui: &mut Ui, shared: &mut Shared) -> Response {
        let says = [msg::TOGETHER_NAME, msg::TOGETHER_NAME_ABOUT];
        let response = edit(ui, shared, WayField::Name, says, &mut self.name);
        if shared.settings.together.name.is_empty() {
            focus::home(&response);
        }
        response
    }

    /// Somebody's table. Gives the fields of its code and of its server.
    fn join(&mut self, ui: &mut Ui, shared: &mut Shared) -> (Response, Response) {
        let title = shared.text(msg::TOGETHER_JOIN);
        section(ui, "join", &title, |ui| {
            let says = [msg::TOGETHER_CODE, msg::TOGETHER_CODE_ABOUT];
            let code = edit(ui, shared, WayField::Code, says, &mut self.code);
            if !shared.settings.together.name.is_empty() {
                focus::home(&code);
            }
            let says = [msg::TOGETHER_SERVER, msg::TOGETHER_SERVER_ABOUT];
            let server = edit(ui, shared, WayField::Server, says, &mut self.server);
            let entered = Field::entered(ui, &code) || Field::entered(ui, &server);
            let pressed = main_button(ui, "sit", &shared.text(msg::TOGETHER_SIT)).clicked();
            if entered || pressed {
                self.sit(shared);
            }
            if entered {
                // What is wrong is mended where it was typed.
                let here = if Field::entered(ui, &code) {
                    &code
                } else {
                    &server
                };
                shared.request(Request::Focus(here.id));
            }
            (code, server)
        })
    }

    /// Looks for tables nearby. What has come is told once.
    fn look(&mut self, ctx: &Context, shared: &mut Shared) {
        if self.search.is_none()
            && let Some(network) = shared.together.network
        {
            let wake = ctx.clone();
            // Where that is not possible, codes and addresses are left.
            self.search = Search::start(network, move || wake.request_repaint()).ok();
        }
        let Some(search) = &mut self.search else {
            return;
        };
        let found = search.tables();
        let new: Vec<String> = (found.iter())
            .filter(|it| !self.nearby.contains(it))
            .map(|it| named(it, shared))
            .collect();
        self.nearby = found;
        if !new.is_empty() {
            let tables = shared.words.series(new);
            let text = shared.words.say(&msg!(together_found { tables }));
            shared.request(Request::Mention(Utterance::answer(text)));
        }
    }

    /// Tables nearby, a button for each.
    fn nearby(&mut self, ui: &mut Ui, shared: &mut Shared) {
        let title = shared.text(msg::TOGETHER_NEARBY);
        section(ui, "nearby", &title, |ui| {
            if self.nearby.is_empty() {
                reading(ui, "none", shared.text(msg::TOGETHER_NEARBY_NONE));
                return;
            }
            let mut chosen = None;
            composite(ui, "tables", Composite::List, &title, |ui| {
                for table in &self.nearby {
                    if wide_button(ui, &table.code, &named(table, shared)).clicked() {
                        chosen = Some(table.clone());
                    }
                }
            });
            if let (Some(table), Some((name, _))) = (chosen, self.read(shared)) {
                self.keep(shared);
                shared.request(Request::Join {
                    code: table.code,
                    name,
                    server: Some(table.server),
                });
            }
        });
    }

    /// One's own table, for each game.
    fn host(&mut self, ui: &mut Ui, shared: &mut Shared) {
        let title = shared.text(msg::TOGETHER_HOST);
        section(ui, "host", &title, |ui| {
            reading(ui, "about-host", shared.text(msg::TOGETHER_HOST_ABOUT));
            let (open, about) = (msg::TOGETHER_OPEN, msg::TOGETHER_OPEN_ABOUT);
            let (open, about) = (shared.text(open), shared.text(about));
            if let Some(on) = toggle(ui, "open", &open, &about, self.open) {
                self.open = on;
            }
            composite(ui, "games", Composite::Buttons, "", |ui| {
                for game in GameKind::ALL {
                    let name = shared.words.say(&msg!(together_set {
                        game: shared.text(msg::game(game))
                    }));
                    if wide_button(ui, game.id(), &name).clicked() {
                        self.set(game, shared);
                    }
                }
            });
        });
    }

    /// Asks for a seat at the table with this code.
    fn sit(&mut self, shared: &mut Shared) {
        let Some((name, server)) = self.read(shared) else {
            return;
        };
        let code: String = self.code.chars().filter(char::is_ascii_digit).collect();
        if code.len() != DIGITS {
            let text = shared.text(msg::TOGETHER_NO_CODE);
            return shared.together.refuse(WayField::Code, text);
        }
        self.keep(shared);
        // A code is enough for what was found nearby.
        let found = self.nearby.iter().find(|it| it.code == code);
        let server = server.or_else(|| found.map(|it| it.server.clone()));
        shared.request(Request::Join { code, name, server });
    }

    /// Sets the table for a game.
    fn set(&mut self, game: GameKind, shared: &mut Shared) {
        let Some((name, server)) = self.read(shared) else {
            return;
        };
        self.keep(shared);
        let door = if self.open { Door::Open } else { Door::Knock };
        let plan = HostPlan { name, server, door };
        shared.request(Request::SetTableForOthers(game, plan));
    }

    /// The name, and the server where one is named. What is wrong is told at
    /// the field.
    fn read(&mut self, shared: &mut Shared) -> Option<(String, Option<Address>)> {
        shared.together.mend();
        self.led = None;
        let name = self.name.trim();
        if name.is_empty() {
            let text = shared.text(msg::TOGETHER_NO_NAME);
            shared.together.refuse(WayField::Name, text);
            return None;
        }
        let server = self.server.trim();
        if server.is_empty() {
            return Some((name.to_owned(), None));
        }
        match server.parse() {
            Ok(server) => Some((name.to_owned(), Some(server))),
            Err(_) => {
                let text = shared.text(msg::TOGETHER_NO_ADDRESS);
                shared.together.refuse(WayField::Server, text);
                None
            }
        }
    }

    /// Keeps what was typed for the next time.
    fn keep(&self, shared: &mut Shared) {
        let settings = Settings {
            together: Kept {
                name: self.name.trim().to_owned(),
                server: self.server.trim().to_owned(),
                ..shared.settings.together
            },
            ..shared.settings.clone()
        };
        if settings != shared.settings {
            shared.request(Request::Change(Box::new(settings)));
        }
    }

    /// Tells what is wrong, once, and leads to where it is mended.
    fn lead(&mut self, shared: &mut Shared, fields: &[(WayField, Id)]) {
        let Some(trouble) = shared.together.trouble() else {
            self.led = None;
            return;
        };
        if self.led.as_ref() == Some(&trouble.text) {
            return;
        }
        self.led = Some(trouble.text.clone());
        let (text, field) = (trouble.text.clone(), trouble.field);
        if trouble.distrusted.is_some() {
            self.trust.ask();
        }
        shared.request(Request::Mention(Utterance::error(text)));
        if let Some((_, id)) = fields.iter().find(|it| Some(it.0) == field) {
            shared.request(Request::Focus(*id));
        }
    }
}

/// A table nearby in a few words.
fn named(table: &Nearby, shared: &Shared) -> String {
    shared.words.say(&msg!(nearby_table {
        name: table.host.clone(),
        game: shared.text(msg::game(table.game))
    }))
}

/// So many digits a code has.
const DIGITS: usize = 8;

/// A field on the way to a table, with what is wrong in it.
fn edit(
    ui: &mut Ui,
    shared: &mut Shared,
    which: WayField,
    [label, about]: [Text; 2],
    text: &mut String,
) -> Response {
    let (label, about) = (shared.text(label), shared.text(about));
    let says = Field {
        words: &shared.words,
        label: &label,
        about: &about,
        error: shared.together.wrong(which),
    };
    let response = field(ui, which.salt(), text, &says);
    if response.changed() && shared.together.wrong(which).is_some() {
        shared.together.mend();
    }
    response
}
