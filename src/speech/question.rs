/// What a player can ask about the hand at any moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// My own cards.
    HoleCards,
    /// The community cards.
    CommunityCards,
    /// What my cards are worth now.
    HandValue,
    /// The pot, and each side pot with who is in it.
    Pot,
    /// What it costs to stay in, or to do what the hand waits for.
    ToCall,
    /// The smallest and the largest raise.
    MinimumRaise,
    /// Who is still in the hand.
    PlayersIn,
    /// Who has the button.
    Button,
    /// Where I sit after the button, and the blinds.
    Position,
    /// Blind level, match score or phase, and how long it still lasts.
    GameClock,
    /// How much time is left for this turn or phase.
    TurnTimer,
    /// The chips of all players, and their points where these are counted.
    Chips,
    /// Whose turn it is.
    Turn,
    /// The card at a place, counted from one.
    Card(u8),
    /// All that matters for this decision.
    Brief,
    /// All that has happened in this hand.
    HandSoFar,
    /// How often I win from here, and what a call needs.
    Odds,
}

impl Question {
    /// Every question, with the first place standing for all places.
    pub const ALL: [Question; 17] = [
        Question::HoleCards,
        Question::CommunityCards,
        Question::HandValue,
        Question::Pot,
        Question::ToCall,
        Question::MinimumRaise,
        Question::PlayersIn,
        Question::Button,
        Question::Position,
        Question::GameClock,
        Question::TurnTimer,
        Question::Chips,
        Question::Turn,
        Question::Card(1),
        Question::Brief,
        Question::HandSoFar,
        Question::Odds,
    ];
}
