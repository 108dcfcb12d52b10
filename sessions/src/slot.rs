//! What the marks tell of one kind of message: what stands, and what is about to be posted. A
//! change of a slot names what was seen in it, and the store says whose was first.

use crate::ids::{MessageId, UserId, Version};
use crate::marks::Marks;
use crate::posts::{BoardPost, CallPost, Called, Intent, InvitePost, Target};

/// What was seen there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slot {
    target: Target,
    intent: Option<Intent>,
    stands: Stands,
}

/// What was brought there last.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Stands {
    Board(Option<BoardPost>),
    Call(Option<CallPost>),
    Called([Option<(UserId, Version)>; 2], Option<Called>),
    Asked(Option<UserId>, Version),
    Invited(Option<InvitePost>),
    Done(bool),
}

impl Slot {
    /// Which it is.
    #[must_use]
    pub const fn target(&self) -> Target {
        self.target
    }

    /// The post that is about to be made.
    #[must_use]
    pub const fn intent(&self) -> Option<&Intent> {
        self.intent.as_ref()
    }
}

impl Marks {
    /// What they tell of one target.
    #[must_use]
    pub fn slot(&self, target: Target) -> Slot {
        let stands = match target {
            Target::Board => Stands::Board(self.board.clone()),
            Target::Keepsake(number) => Stands::Done(number < self.keepsakes),
            Target::Call => Stands::Call(self.call.clone()),
            Target::Aside(seat) => {
                let seat = self.seat(seat);
                Stands::Called([seat.called, seat.reminded], seat.noted)
            }
            Target::Seat(seat) => {
                let seat = self.seat(seat);
                Stands::Asked(seat.asked, seat.prompt)
            }
            Target::Invitation(user) => Stands::Invited(self.invited(user).copied()),
            Target::Word(user) => {
                let told = self.shut.iter().flat_map(|shut| &shut.told);
                Stands::Done(told.copied().any(|it| it == user))
            }
        };
        Slot {
            target,
            intent: self.intent(target).cloned(),
            stands,
        }
    }

    /// The message that stands for a target, if the marks tell which it is.
    #[must_use]
    pub fn message(&self, target: Target) -> Option<MessageId> {
        match target {
            Target::Board => self.board.as_ref().map(|post| post.message),
            Target::Call => self.call.as_ref().map(|post| post.message),
            Target::Seat(seat) => self.seat(seat).letter.map(|letter| letter.message),
            Target::Invitation(user) => Some(self.invited(user)?.posted?.message),
            Target::Keepsake(_) | Target::Aside(_) | Target::Word(_) => None,
        }
    }
}
