//! How much room there is: the whole screen, larger text, folded columns. And
//! another game at the same table.

use egui::{Context, ViewportCommand};

use super::App;
use crate::player::client::Client;
use crate::player::commands::{Receiver, WindowCommand};
use crate::player::settings::{LastTable, TextScale};
use crate::speech::{Text, Utterance, msg};
use crate::ui::window::screens::Screen;
use crate::ui::window::table;

impl App {
    pub(super) fn fill_screen(&mut self, ctx: &Context) {
        let fills = ctx.input(|input| input.viewport().fullscreen == Some(true));
        ctx.send_viewport_cmd(ViewportCommand::Fullscreen(!fills));
        self.mention(if fills {
            msg::FULL_SCREEN_OFF
        } else {
            msg::FULL_SCREEN_ON
        });
    }

    pub(super) fn scale_text(&mut self, ctx: &Context, by: i16) {
        let mut settings = self.shared.settings.clone();
        let now: u16 = settings.look.text_scale.into();
        settings.look.text_scale = TextScale::percent(now.saturating_add_signed(by));
        let percent: u16 = settings.look.text_scale.into();
        self.change(ctx, settings);
        let text = msg!(text_size {
            percent: u64::from(percent)
        });
        let text = self.shared.words.say(&text);
        self.shared.mention(Utterance::answer(text));
    }

    pub(super) fn fold_columns(&mut self, ctx: &Context) {
        if !matches!(self.screen(), Screen::Table(_) | Screen::Hand(_)) {
            return self.say_not_here(WindowCommand::Columns.into(), Receiver::Table);
        }
        self.mention(match table::fold_columns(ctx) {
            table::Columns::Shown => msg::COLUMNS_SHOWN,
            table::Columns::Folded => msg::COLUMNS_FOLDED,
        });
    }

    /// Another game at the same table, once this one is over for the player.
    pub(super) fn play_again(&mut self, ctx: &Context) {
        let settings = &self.shared.settings;
        let ended = self
            .shared
            .table
            .as_ref()
            .filter(|it| it.has_ended() && !it.is_in_company());
        let again =
            ended.map(|table: &Client| table.again(settings.table.clone(), settings.verbosity));
        let Some(setup) = again.filter(|_| self.is_at_table()) else {
            return self.mention(msg::PLAY_AGAIN_LATER);
        };
        let last = settings.tables.get(setup.options.kind().id()).cloned();
        let last = last.unwrap_or_else(|| LastTable {
            options: setup.options.clone(),
            opponents: None,
        });
        self.start(ctx, setup, last);
    }

    fn mention(&mut self, text: Text) {
        let text = self.shared.text(text);
        self.shared.mention(Utterance::answer(text));
    }
}
