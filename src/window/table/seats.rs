use crate::engine::{Seat, SeatView, Status, View};
use crate::l10n::{L10n, Message};

/// What one seat shows and says.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct SeatText {
    pub(super) seat: Seat,
    /// The player's name.
    pub(super) name: String,
    /// The chips and the bet, in figures.
    pub(super) chips: String,
    pub(super) bet: Option<String>,
    /// Folded, all in, out.
    pub(super) status: Option<String>,
    /// All of it, to be heard.
    pub(super) spoken: String,
}

/// Everyone at the table, from the viewer's own seat on.
pub(super) fn seats(names: &[String], view: &View, words: &L10n) -> Vec<SeatText> {
    let own = view.me().map_or(0, |me| me.seat.index());
    let (before, after) = view.seats.split_at(own);
    (after.iter().chain(before))
        .map(|seat| one(seat, &names[seat.seat.index()], view, words))
        .collect()
}

fn one(seat: &SeatView, name: &str, view: &View, words: &L10n) -> SeatText {
    let amount = |key: &str, amount: u64| {
        let message = Message::new(key).with("amount", amount);
        words.say(&message)
    };
    let chips = amount("seat-chips", seat.stack);
    let bet = (seat.bet > 0).then(|| amount("seat-bet", seat.bet));
    let status = match seat.status {
        Status::Active => None,
        Status::Folded => Some("seat-folded"),
        Status::AllIn => Some("seat-all-in"),
        Status::Busted => Some("seat-out"),
    };
    let status = status.map(|key| words.text(key));
    let points = view.standing.as_ref().and_then(|standing| {
        let points = *standing.points.get(seat.seat.index())?;
        Some(words.say(&Message::new("seat-points").with("points", points)))
    });
    let turn = (view.turn == Some(seat.seat)).then(|| words.text("seat-turn"));
    let button = (view.button == seat.seat).then(|| words.text("seat-button"));
    let mine = view.me().is_some_and(|me| me.seat == seat.seat);
    let shown: String = seat
        .cards
        .iter()
        .flatten()
        .map(|card| card.to_string())
        .collect();
    let shows = (!shown.is_empty() && !mine)
        .then(|| words.say(&Message::new("seat-shows").with("cards", shown)));
    // What changes most comes first after the name.
    let parts = [
        Some(name.to_owned()),
        turn,
        status.clone(),
        bet,
        Some(chips),
        points,
        button,
        shows,
    ];
    let spoken: Vec<String> = parts.into_iter().flatten().collect();
    SeatText {
        seat: seat.seat,
        name: name.to_owned(),
        chips: amount("seat-amount", seat.stack),
        bet: (seat.bet > 0).then(|| amount("seat-amount", seat.bet)),
        status,
        spoken: spoken.join(", "),
    }
}
