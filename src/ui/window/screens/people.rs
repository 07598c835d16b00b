//! The people at the table: who is there, and what can be done about them.

use egui::Ui;

use super::top;
use crate::player::client::{Client, Person};
use crate::player::commands::CompanyCommand;
use crate::speech::msg;
use crate::ui::window::focus;
use crate::ui::window::focus::Composite;
use crate::ui::window::shared::{Request, Shared};
use crate::ui::window::widgets::{button, composite, hint, page, reading};

/// Who is at the table, who would like to come, and how others find it.
pub(in crate::ui::window) struct PeopleScreen;

/// What there is to see, as it is now.
struct Seen {
    knocks: Vec<String>,
    /// Each person, and how they are told of.
    people: Vec<(Person, String)>,
    invitation: String,
    dealer: String,
    is_host: bool,
}

impl Seen {
    fn at(table: &Client) -> Seen {
        let people = table.people().into_iter();
        Seen {
            knocks: table.knocks().iter().map(|it| it.name.clone()).collect(),
            people: people
                .map(|it| {
                    let told = table.about_person(&it);
                    (it, told)
                })
                .collect(),
            invitation: table.invitation().unwrap_or_default(),
            dealer: table.dealer().unwrap_or_default(),
            is_host: table.is_host(),
        }
    }
}

impl PeopleScreen {
    pub(in crate::ui::window) fn show(&mut self, ui: &mut Ui, shared: &mut Shared) {
        let table = shared.table.as_ref().filter(|it| it.is_in_company());
        let Some(seen) = table.map(Seen::at) else {
            return shared.request(Request::Back);
        };
        page(ui, |ui| {
            let title = shared.text(msg::PEOPLE_TITLE);
            top(ui, shared, &title);
            focus::home(&reading(ui, "invitation", seen.invitation.as_str()));
            reading(ui, "dealer", seen.dealer.as_str());
            if seen.is_host {
                reading(ui, "host", shared.text(msg::PEOPLE_YOU_HOST));
            }
            ui.add_space(10.0);
            for name in &seen.knocks {
                knock(ui, shared, name);
            }
            if seen.people.is_empty() {
                reading(ui, "nobody", shared.text(msg::PEOPLE_NOBODY));
            }
            for (person, told) in &seen.people {
                about(ui, shared, person, told, seen.is_host);
            }
            ui.add_space(16.0);
            ui.horizontal_wrapped(|ui| {
                for (name, command) in [
                    (msg::PEOPLE_TALK, CompanyCommand::Talk),
                    (msg::PEOPLE_LEAVE, CompanyCommand::Leave),
                ] {
                    let pressed = button(ui, name, &shared.text(name));
                    if hint(pressed, &shared.key_hint(command)).clicked() {
                        shared.obey(command);
                    }
                }
            });
        });
    }
}

/// Somebody who would like to sit down.
fn knock(ui: &mut Ui, shared: &mut Shared, name: &str) {
    reading(
        ui,
        ("knock", name),
        shared.words.say(&msg!(people_knocks { name })),
    );
    ui.horizontal_wrapped(|ui| {
        for (salt, says, command) in [
            ("in", msg!(people_admit { name }), CompanyCommand::Admit),
            (
                "away",
                msg!(people_turn_away { name }),
                CompanyCommand::TurnAway,
            ),
        ] {
            if button(ui, (salt, name), &shared.words.say(&says)).clicked() {
                shared.request(Request::Meet(command, name.to_owned()));
            }
        }
    });
}

/// Somebody at the table.
fn about(ui: &mut Ui, shared: &mut Shared, person: &Person, told: &str, is_host: bool) {
    let name = person.name.as_str();
    reading(ui, ("person", name), told);
    composite(ui, ("deeds", name), Composite::Toolbar, told, |ui| {
        ui.horizontal_wrapped(|ui| {
            let mute = if person.is_muted {
                msg!(people_unmute { name })
            } else {
                msg!(people_mute { name })
            };
            let give = msg!(people_give_time { name });
            let mut deeds = vec![
                ("time", give, CompanyCommand::GiveTime),
                ("mute", mute, CompanyCommand::Mute),
            ];
            if is_host {
                deeds.extend([
                    (
                        "remove",
                        msg!(people_remove { name }),
                        CompanyCommand::Remove,
                    ),
                    (
                        "host",
                        msg!(people_hand_over { name }),
                        CompanyCommand::HandOver,
                    ),
                ]);
            }
            for (salt, says, command) in deeds {
                if button(ui, salt, &shared.words.say(&says)).clicked() {
                    shared.request(Request::Meet(command, name.to_owned()));
                }
            }
        });
    });
}
