//! Generated hands: one JSON object a line, every operation in order.

use serde::Deserialize;
use serde_json::{Map, Value};

use super::amount::{Number, positive};
use super::pieces::LONGEST_HAND;
use super::record::{
    MOST_MOVES, Move, Player, Record, RecordedAction, Title, parse_maybe_cards, rules,
};
use super::refusal::{Grammar, Refusal, Refused};
use super::variant::Variant;
use crate::rules::{
    Chips, Forced, GameKind, Limit, MAX_SEATS, Making, Opening, Seat, Step, draw_script,
    flop_script,
};
use crate::speech::Decimals;

/// One line, as it is written.
#[derive(Deserialize)]
struct GeneratedHand {
    game: String,
    n: usize,
    ante: serde_json::Number,
    blinds: Vec<serde_json::Number>,
    min_bet: serde_json::Number,
    stacks: Vec<serde_json::Number>,
    ops: Vec<Value>,
    #[serde(rename = "final")]
    finishing: Option<Vec<serde_json::Number>>,
}

/// Bets and raises that the draw hands allow in a round.
const DRAW_RAISES: u8 = 4;

/// What the first hand of a file is about.
pub(super) fn summary(line: &[u8]) -> Option<Variant> {
    #[derive(Deserialize)]
    struct GameOnly<'a> {
        game: &'a str,
    }
    let line: GameOnly = serde_json::from_slice(line).ok()?;
    match line.game {
        "nlhe" => Some(GameKind::Holdem.into()),
        "fl5draw" => Some(GameKind::Draw.into()),
        _ => None,
    }
}

/// Reads a hand, which is the line with that number.
pub(super) fn read(line: &[u8], number: usize) -> Result<Record, Refused> {
    if line.len() > LONGEST_HAND {
        return Err(Refusal::HandTooLong.into());
    }
    let text = std::str::from_utf8(line).map_err(|_| Refusal::NotText { line: number })?;
    let object: Map<String, Value> = serde_json::from_str(text).map_err(not_json)?;
    let line: GeneratedHand = serde_json::from_value(object.into()).map_err(not_json)?;
    let players = line.n;
    if !(2..=MAX_SEATS).contains(&players) {
        return Err(Refusal::PlayerCount(players).into());
    }
    let ante = chips("ante", &line.ante)?;
    let bet = positive("min_bet", chips("min_bet", &line.min_bet)?)?;
    let blinds = all_chips("blinds", &line.blinds)?;
    if blinds.len() > players {
        return Err(wrong_length("blinds", &blinds, players).into());
    }
    let forced = Forced::new(ante, &blinds);
    let (game, rules) = match line.game.as_str() {
        "nlhe" => {
            let script = flop_script(2, bet, bet);
            let rules = rules(script, forced, Limit::None, Making::Any);
            (GameKind::Holdem, rules)
        }
        "fl5draw" => {
            let making = Making::Exactly { own: 5, common: 0 };
            let mut rules = rules(draw(bet), forced, Limit::Fixed, making);
            rules.max_raises = DRAW_RAISES;
            (GameKind::Draw, rules)
        }
        _ => {
            let code = line.game;
            return Err(Refusal::GameNotPlayed { code }.into());
        }
    };
    let stacks = all_chips("stacks", &line.stacks)?;
    for &stack in &stacks {
        positive("stacks", stack)?;
    }
    if stacks.len() != players {
        return Err(wrong_length("stacks", &stacks, players).into());
    }
    let finishing = line.finishing.as_deref();
    let finishing_stacks = finishing.map(|all| all_chips("final", all)).transpose()?;
    if let Some(stacks) = finishing_stacks.as_ref().filter(|all| all.len() != players) {
        return Err(wrong_length("final", stacks, players).into());
    }
    let player = |number| Player { number, name: None };
    Ok(Record {
        title: Title::default(),
        game: game.into(),
        decimals: Decimals::NONE,
        viewer: None,
        players: (1..=players).map(player).collect(),
        rules,
        stacks,
        moves: moves(&line.ops, players)?,
        finishing_stacks,
    })
}

/// The big bet is twice the small one.
fn draw(bet: Chips) -> Vec<Step> {
    draw_script(Opening::AfterBlinds, bet, bet.saturating_mul(2))
}

fn moves(ops: &[Value], players: usize) -> Result<Vec<Move>, Refused> {
    let mut moves = Vec::new();
    if ops.len() > MOST_MOVES {
        return Err(Refusal::HandTooLong.into());
    }
    for (number, op) in (1..).zip(ops) {
        let text = op.to_string();
        match parse_op(op, players) {
            Ok(Some(what)) => moves.push(Move { number, text, what }),
            Ok(None) => {}
            Err(why) => return Err(Refused::at_text(number, &text, why)),
        }
    }
    Ok(moves)
}

/// Reads one operation; `None` for what the rules do by themselves.
fn parse_op(op: &Value, players: usize) -> Result<Option<RecordedAction>, Refusal> {
    let unknown = || Refusal::NotAnAction(Grammar::Operation);
    let words = op.as_array().map(Vec::as_slice).unwrap_or_default();
    let [Value::String(word), rest @ ..] = words else {
        return Err(unknown());
    };
    let seat = |value: &Value| parse_seat(value, players);
    Ok(Some(match (word.as_str(), rest) {
        ("ante" | "blind" | "push", _) => return Ok(None),
        ("deal", [who, Value::String(card)]) => {
            RecordedAction::DealHole(seat(who)?, parse_maybe_cards(card)?)
        }
        ("board", [Value::String(cards)]) => RecordedAction::DealBoard(parse_maybe_cards(cards)?),
        ("fold", [who]) => RecordedAction::Fold(seat(who)?),
        ("check_call", [who, Value::Number(paid)]) => RecordedAction::CheckOrCall {
            seat: seat(who)?,
            paid: Some(chips("check_call", paid)?),
        },
        ("bet_raise_to", [who, Value::Number(to)]) => {
            RecordedAction::RaiseTo(seat(who)?, chips("bet_raise_to", to)?)
        }
        ("discard", [who, Value::String(cards)]) => {
            let cards = crate::rules::cards::parse_cards(cards)?;
            RecordedAction::Exchange(seat(who)?, cards.into_iter().map(Some).collect())
        }
        ("show", [who]) => RecordedAction::Show(seat(who)?, Vec::new()),
        ("muck", [who]) => RecordedAction::Muck(seat(who)?),
        _ => return Err(unknown()),
    }))
}

/// Seats are counted from zero here.
fn parse_seat(value: &Value, players: usize) -> Result<Seat, Refusal> {
    (value.as_u64())
        .and_then(|number| usize::try_from(number).ok())
        .filter(|&number| number < players)
        .and_then(Seat::new)
        .ok_or_else(|| Refusal::NoSuchPlayer {
            label: value.to_string(),
            players,
        })
}

fn all_chips(field: &str, numbers: &[serde_json::Number]) -> Result<Vec<Chips>, Refusal> {
    numbers.iter().map(|number| chips(field, number)).collect()
}

fn chips(field: &str, number: &serde_json::Number) -> Result<Chips, Refusal> {
    let number = match number.as_i64() {
        Some(whole) => Number::Whole(whole),
        None => Number::Float(number.as_f64().unwrap_or(f64::INFINITY)),
    };
    number
        .of_field(Decimals::NONE)
        .map_err(|problem| Refusal::Amount {
            field: field.to_owned(),
            problem,
        })
}

fn wrong_length(field: &'static str, has: &[Chips], players: usize) -> Refusal {
    let has = has.len();
    Refusal::WrongLength {
        field,
        has,
        players,
    }
}

/// The line is the hand's name already; only the column is news.
fn not_json(error: serde_json::Error) -> Refusal {
    let message = error.to_string();
    let problem = message.split(" at line ").next().unwrap_or_default();
    Refusal::NotJson {
        column: error.column(),
        problem: problem.to_owned(),
    }
}
