//! Hands in the PHH format: TOML, one hand in a `.phh` file, one table for
//! each hand in a `.phhs` file.

mod fields;
mod own;
mod toml_text;

use super::action::{parse_action, parse_shown};
use super::amount::BadAmount;
use super::record::{MOST_MOVES, Move, Player, Record, Title, label, rules};
use super::refusal::{Refusal, Refused};
use super::variant::{Standard, Variant};
use crate::rules::{AnteKind, Chips, Forced, Limit, MAX_SEATS, Rules};
use fields::Fields;
use jiff::civil::DateTime;
use toml_text::{parse, table_name};

/// Whether the text begins with the name of a hand. Wherever such a line
/// stands, a mistake in one hand must not cost the others.
pub(super) fn begins(text: &[u8]) -> bool {
    table_name(text).is_some()
}

/// What is in a file before the first name of a hand.
pub(super) enum Top {
    /// The fields of the one hand that there is.
    Hand,
    /// Nothing that matters.
    Other,
    Unreadable,
}

pub(super) fn top(text: &[u8]) -> Top {
    match parse(text, 1) {
        Ok(table) if has_fields(&table) => Top::Hand,
        Ok(_) => Top::Other,
        Err(_) => Top::Unreadable,
    }
}

/// The name of a hand; `None` where there is no hand.
pub(super) fn name(text: &[u8]) -> Option<String> {
    let alone = || matches!(top(text), Top::Hand).then(|| "1".to_owned());
    table_name(text).or_else(alone)
}

/// Reads a hand that begins with that line of its file.
pub(super) fn read(text: &[u8], line: usize) -> Result<Record, Refused> {
    let table = parse(text, line)?;
    let named = table_name(text).and_then(|name| table.get(&name)?.as_table());
    read_hand(named.unwrap_or(&table))
}

/// What the first hand of a file is about.
pub(super) fn summary(text: &[u8]) -> (Option<Variant>, Option<DateTime>) {
    let Ok(mut table) = parse(text, 1) else {
        return (None, None);
    };
    if let Some(toml::Value::Table(hand)) = table_name(text).and_then(|name| table.remove(&name)) {
        table = hand;
    }
    let fields = Fields::new(&table);
    let game = fields.text("variant").ok().and_then(|code| {
        let standard = Standard::with_code(code).map(|game| game.variant);
        standard.or_else(|| own::game(code).map(Variant::from))
    });
    (game, fields.ended())
}

/// A file of one hand has the fields at the top.
fn has_fields(table: &toml::Table) -> bool {
    ["variant", "actions", "starting_stacks"]
        .iter()
        .any(|&field| table.get(field).is_some_and(|value| !value.is_table()))
}

fn read_hand(table: &toml::Table) -> Result<Record, Refused> {
    let code = Fields::new(table).text("variant")?;
    let standard = Standard::with_code(code);
    // Our own games have their bets in their options, in whole chips.
    let fields = match standard {
        Some(_) => Fields::divided(table),
        None => Fields::new(table),
    };
    if standard.is_none() && own::game(code).is_none() {
        let code = code.to_owned();
        return Err(Refusal::GameNotPlayed { code }.into());
    }
    let stacks = fields.stacks()?;
    let players = stacks.len();
    let (game, rules) = match standard {
        Some(game) => (game.variant, standard_rules(game, &fields, players)?),
        None => {
            let options = own::options(&fields, code)?;
            (options.kind().into(), options.rules(own::level(&fields)?))
        }
    };
    Ok(Record {
        title: Title {
            hand: fields.label("hand"),
            event: fields.label("event"),
            author: fields.label("author"),
            ended: fields.ended(),
        },
        game,
        decimals: fields.decimals,
        viewer: own::viewer(&fields, players)?,
        players: names(&fields, players)?,
        rules,
        moves: moves(&fields, players)?,
        finishing_stacks: fields.chips_of_all("finishing_stacks", players)?,
        stacks,
    })
}

fn standard_rules(game: &Standard, fields: &Fields, players: usize) -> Result<Rules, Refusal> {
    let (early, late) = match game.limit {
        Limit::Fixed | Limit::UpTo => (fields.bet("small_bet")?, fields.bet("big_bet")?),
        Limit::None | Limit::Pot { .. } => {
            let bet = fields.bet("min_bet")?;
            (bet, bet)
        }
    };
    let (script, forced) = (game.script(early, late), forced(fields, players)?);
    Ok(rules(script, forced, game.limit, game.making))
}

fn forced(fields: &Fields, players: usize) -> Result<Forced, Refusal> {
    let required = |field: &'static str| {
        fields
            .chips_of_all(field, players)?
            .ok_or_else(|| Refusal::Missing(field.to_owned()))
    };
    let antes = required("antes")?;
    let field = "blinds_or_straddles";
    let blinds = required(field).map_err(|refusal| post(field, refusal))?;
    // One who antes for all cannot be matched, whatever the status says.
    let uniform = antes.iter().all(|ante| *ante == antes[0]);
    let ante_kind = if fields.flag("ante_trimming_status")? && uniform {
        AnteKind::Matched
    } else {
        AnteKind::Dead
    };
    Ok(Forced {
        antes: by_position(&antes),
        ante_kind,
        blinds: by_position(&blinds),
    })
}

/// Some records write what a player posts to come in as a negative blind.
fn post(field: &'static str, refusal: Refusal) -> Refusal {
    match refusal {
        Refusal::Amount {
            problem: BadAmount::Negative(amount),
            ..
        } => Refusal::Post { field, amount },
        other => other,
    }
}

/// The format counts as the engine does: from the left of the button, and
/// with two players from the button.
fn by_position(amounts: &[Chips]) -> [Chips; MAX_SEATS] {
    let mut positions = [0; MAX_SEATS];
    positions[..amounts.len()].copy_from_slice(amounts);
    positions
}

fn names(fields: &Fields, players: usize) -> Result<Vec<Player>, Refusal> {
    let mut names = fields.texts_of_all("players", players)?.unwrap_or_default();
    names.resize(players, String::new());
    let player = |(number, name): (usize, String)| Player {
        number,
        name: label(&name),
    };
    Ok((1..).zip(names).map(player).collect())
}

fn moves(fields: &Fields, players: usize) -> Result<Vec<Move>, Refused> {
    let mut moves = Vec::new();
    let actions = fields.texts("actions")?.into_iter();
    let actions = actions.map(|text| (text, parse_action(text, players, fields.decimals)));
    let shown = own::shown(fields)?.into_iter();
    let shown = shown.map(|text| (text, parse_shown(text, players).map(Some)));
    for (number, (text, what)) in (1..).zip(actions.chain(shown)) {
        if number > MOST_MOVES {
            return Err(Refusal::HandTooLong.into());
        }
        let text = text.to_owned();
        match what {
            Ok(Some(what)) => moves.push(Move { number, text, what }),
            Ok(None) => {}
            Err(why) => return Err(Refused::at_text(number, &text, why)),
        }
    }
    Ok(moves)
}
