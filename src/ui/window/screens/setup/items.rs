use super::value::{OneOf, Timer, Value, WholeNumber};
use crate::rules::{BoardWhileDiscarding, LimitStyle, Options, RaiseMode, WaveTimes};

/// One thing about a game that players choose.
pub(super) struct FormItem<'a> {
    /// What it is called, in this form and in the locale files.
    pub id: &'static str,
    /// The option that it is, or is a part of, as refusals name it.
    pub option: &'static str,
    /// Its value.
    pub value: Box<dyn Value + 'a>,
}

fn item<'a>(option: &'static str, value: impl Value + 'a) -> FormItem<'a> {
    part(option, option, value)
}

fn part<'a>(option: &'static str, id: &'static str, value: impl Value + 'a) -> FormItem<'a> {
    FormItem {
        id,
        option,
        value: Box::new(value),
    }
}

/// Everything about a game that players choose, in the order in which the
/// options are checked: what limits others comes before them.
pub(super) fn items(options: &mut Options) -> Vec<FormItem<'_>> {
    match options {
        Options::Holdem(it) => vec![
            item("players", WholeNumber(&mut it.players)),
            item("starting_chips", WholeNumber(&mut it.starting_chips)),
            item("big_blind", WholeNumber(&mut it.big_blind)),
            item("ante", WholeNumber(&mut it.ante)),
            item("ante_start_level", WholeNumber(&mut it.ante_start_level)),
            item("turn_timer", Timer(&mut it.turn_timer)),
            item("blinds_rise", &mut it.blinds_rise),
            item("raise_mode", OneOf(&mut it.raise_mode, &RAISE_MODES)),
            item("max_raises", WholeNumber(&mut it.max_raises)),
        ],
        Options::Draw(it) => vec![
            item("players", WholeNumber(&mut it.players)),
            item("starting_chips", WholeNumber(&mut it.starting_chips)),
            item("target", WholeNumber(&mut it.target)),
            item("limit_style", OneOf(&mut it.limit_style, &LIMIT_STYLES)),
            item("max_raises", WholeNumber(&mut it.max_raises)),
            item("turn_timer", Timer(&mut it.turn_timer)),
        ],
        Options::Unique(it) => {
            let WaveTimes { open, end } = &mut it.waves;
            let [first, second, third] = open;
            let board = OneOf(&mut it.board_while_discarding, &BOARDS);
            let picking = OneOf(&mut it.end_picking_early, &PICKING_ENDS);
            vec![
                item("players", WholeNumber(&mut it.players)),
                item("ante", WholeNumber(&mut it.ante)),
                item(
                    "continuation_multiplier",
                    WholeNumber(&mut it.continuation_multiplier),
                ),
                item("starting_chips", WholeNumber(&mut it.starting_chips)),
                item("discard_cost", &mut it.discard_cost),
                item("discard_time", Timer(&mut it.discard_time)),
                item("board_while_discarding", board),
                part("waves", "first_wave", WholeNumber(first)),
                part("waves", "second_wave", WholeNumber(second)),
                part("waves", "third_wave", WholeNumber(third)),
                part("waves", "picking_time", WholeNumber(end)),
                item("end_picking_early", picking),
                item("turn_timer", Timer(&mut it.turn_timer)),
            ]
        }
    }
}

const RAISE_MODES: [(&str, RaiseMode); 3] = [
    ("no-limit", RaiseMode::NoLimit),
    ("pot-limit", RaiseMode::PotLimit),
    ("double-pot-limit", RaiseMode::DoublePotLimit),
];

const LIMIT_STYLES: [(&str, LimitStyle); 2] =
    [("fixed", LimitStyle::Fixed), ("up-to", LimitStyle::UpTo)];

const BOARDS: [(&str, BoardWhileDiscarding); 2] = [
    ("face-up", BoardWhileDiscarding::FaceUp),
    ("face-down", BoardWhileDiscarding::FaceDown),
];

const PICKING_ENDS: [(&str, bool); 2] = [("on-time", false), ("early", true)];
