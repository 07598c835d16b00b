//! What does not go on before the player gives a command.

use super::Client;
use crate::player::commands::{Keymap, TableCommand};
use crate::player::lessons::InputMethod;
use crate::rules::{Choices, Phase, Status, View};
use crate::speech::{Message, msg};

/// What the table waits for until the player gives a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Awaited {
    /// The next hand.
    NextHand,
    /// The next hand or the end, from somebody who is out.
    Watching,
    /// An exchange of cards.
    Draw,
    /// A community card to take away, or none.
    Discard,
    /// Own cards, to be shown or not.
    Show,
    /// The next wave of cards to pick.
    Wave(PickingRole),
    /// The end of picking.
    EndOfPicking(PickingRole),
}

/// What somebody can do while all pick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PickingRole {
    /// Pick cards.
    Picks,
    /// Nothing: they have all their picks.
    HasPicked,
    /// Nothing: they have folded.
    HasFolded,
    /// Nothing: they are out of the game.
    IsOut,
}

impl Awaited {
    /// Whether it is enough to hear of it once in a game. Whoever can only wait
    /// would think in every hand that the table stands still.
    pub(super) fn is_learnt(&self) -> bool {
        match self {
            Awaited::Wave(picker) | Awaited::EndOfPicking(picker) => *picker == PickingRole::Picks,
            Awaited::NextHand
            | Awaited::Watching
            | Awaited::Draw
            | Awaited::Discard
            | Awaited::Show => true,
        }
    }
}

impl Client {
    /// What the table waits for until the player gives a command, and which, as
    /// a sentence.
    pub fn what_goes_on(&self) -> Option<String> {
        if self.times().paused && !self.held {
            let key = self.named(TableCommand::Pause)?;
            return Some(self.words.say(&msg!(paused_hint { key })));
        }
        self.hint_for(self.awaited()?)
    }

    /// This is asked in every picture, so what costs least comes first.
    pub(super) fn awaited(&self) -> Option<Awaited> {
        if self.tutor.is_some() || self.way.is_none() || self.skips {
            return None;
        }
        let Some(view) = self.view() else {
            // Where people come together, the host says when it begins.
            let begins = self.is_in_company() && self.told.waits_for_next_hand();
            return begins.then_some(Awaited::NextHand);
        };
        match (view.phase, view.choices) {
            (Phase::Over, _) if !self.told.waits_for_next_hand() => None,
            (Phase::Over, _) if self.told.is_out() => Some(Awaited::Watching),
            (Phase::Over, _) => Some(Awaited::NextHand),
            (_, Some(Choices::Exchange { .. })) => Some(Awaited::Draw),
            (_, Some(Choices::Discard { .. })) => {
                let untimed = self.times().turn_left.is_none();
                untimed.then_some(Awaited::Discard)
            }
            (_, Some(Choices::Show)) => Some(Awaited::Show),
            (Phase::Picking, _) => self.awaited_in_picking(view),
            (_, _) => None,
        }
    }

    /// Where picking is untimed, a person opens each wave, but nobody does while
    /// others are picking.
    fn awaited_in_picking(&self, view: &View) -> Option<Awaited> {
        if self.times().phase_left.is_some() {
            return None;
        }
        let picker = match (view.choices, view.me()?.status) {
            (Some(Choices::Pick { .. }), _) => PickingRole::Picks,
            (_, Status::Folded) => PickingRole::HasFolded,
            (_, Status::Busted) => PickingRole::IsOut,
            (_, Status::Active | Status::AllIn) => PickingRole::HasPicked,
        };
        let players = self.told.players().iter().zip(&view.seats);
        let mut people = players.filter(|(player, _)| player.style.is_none());
        let others = people.any(|(_, seat)| seat.is_live() && seat.seat != self.told.seat());
        let all_open = usize::from(view.open) == view.board.len();
        (!others || picker == PickingRole::Picks).then_some(if all_open {
            Awaited::EndOfPicking(picker)
        } else {
            Awaited::Wave(picker)
        })
    }

    /// The same for whoever hears of it for the first time.
    pub(super) fn first_hint_for(&self, awaited: Awaited) -> Option<String> {
        let why = match awaited {
            Awaited::Wave(picker) => picker.waits_because(),
            _ => None,
        };
        let why = why.map(|why| self.words.sentence(&self.words.say(&why)));
        let hint = self.hint_for(awaited)?;
        Some(self.words.one_after_another(why.into_iter().chain([hint])))
    }

    /// Which command it is, as a sentence.
    pub(super) fn hint_for(&self, awaited: Awaited) -> Option<String> {
        let way = self.way.as_ref()?;
        let how = match way {
            InputMethod::Keys(_) | InputMethod::Pointer(_) => "key",
            InputMethod::Words => "word",
        };
        let next = || self.named(TableCommand::NextHand);
        let card = self.named(TableCommand::ActOnCard(1))?;
        let key = self.named(TableCommand::DrawOrPass)?;
        Some(self.words.say(&match awaited {
            Awaited::NextHand => msg!(next_hand_hint { key: next()? }),
            Awaited::Watching => msg!(out_hint {
                next: next()?,
                skip: self.named(TableCommand::SkipToEnd)?,
                how,
                leave: self.named(way.leaving())?,
            }),
            Awaited::Draw => msg!(draw_hint { how, card, key }),
            Awaited::Discard => msg!(discard_hint { how, card, key }),
            Awaited::Show => msg!(show_hint {
                show: self.named(TableCommand::ShowBoth)?,
                muck: self.named(TableCommand::Fold)?,
            }),
            Awaited::Wave(PickingRole::Picks) => msg!(pick_hint { how, card, key }),
            Awaited::EndOfPicking(PickingRole::Picks) => {
                return self.moved_on_by(|key| msg!(pick_end_hint { key }));
            }
            Awaited::Wave(_) => return self.moved_on_by(|key| msg!(wave_hint { key })),
            Awaited::EndOfPicking(_) => {
                return self.moved_on_by(|key| msg!(picking_over_hint { key }));
            }
        }))
    }

    /// What the key that moves on does. Its letter can be typed as well, and is
    /// shorter than any word for all that it does.
    fn moved_on_by(&self, hint: impl FnOnce(String) -> Message<'static>) -> Option<String> {
        let command = TableCommand::DrawOrPass;
        let key = match self.way.as_ref()? {
            InputMethod::Keys(_) | InputMethod::Pointer(_) => self.named(command)?,
            InputMethod::Words => {
                let keys = InputMethod::Keys(Keymap::default());
                keys.name(command.into(), &self.words).1
            }
        };
        Some(self.words.sentence(&self.words.say(&hint(key))))
    }
}

impl PickingRole {
    /// Why they can only wait, where it was not heard just before.
    fn waits_because(self) -> Option<Message<'static>> {
        match self {
            PickingRole::Picks | PickingRole::HasPicked => None,
            PickingRole::HasFolded => Some(msg!(answer_folded).for_them()),
            PickingRole::IsOut => Some(msg!(answer_out).for_them()),
        }
    }
}
