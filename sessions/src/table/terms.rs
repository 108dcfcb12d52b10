//! Changing what a table agreed on, while people gather.

use games::Game;

use super::actions::hosts;
use super::live::{Live, StepDraft};
use crate::ids::{Key, UserId};
use crate::table::entry::Fact;
use crate::table::hints::HintPolicy;
use crate::table::pace::Pace;
use crate::table::player::Locale;
use crate::table::refusal::TableRefusal;
use crate::table::room::Status;
use crate::table::term::Term;

/// What a choice makes of the options as they are by then.
pub(super) type Choosing<O> = Box<dyn Fn(&O) -> O + Send + Sync>;

/// What the host wants to be agreed on.
pub enum Agreement<G: Game> {
    /// An option of the game.
    Option {
        /// Which.
        name: &'static str,
        /// What its choice does.
        choose: Choosing<G::Options>,
    },
    /// How fast it plays.
    Pace(Pace),
    /// In which language it speaks.
    Language(Locale),
    /// For how many it has seats.
    Seats(u8),
    /// Whether people may ask for advice.
    Hints(HintPolicy),
}

/// A player proposes to agree on something.
pub(crate) struct Suggestion<G: Game> {
    pub user: UserId,
    pub key: Key,
    pub to: Agreement<G>,
}

impl<G: Game> Live<G> {
    /// What a change of what was agreed on would make true.
    pub(crate) fn agree(&self, proposal: &Suggestion<G>) -> Result<StepDraft<G>, TableRefusal> {
        let room = &*self.room;
        match room.status {
            Status::Lobby => {}
            Status::Playing => return Err(TableRefusal::AlreadyStarted),
            Status::Over { .. } => return Err(TableRefusal::Over),
            Status::Closed => return Err(TableRefusal::Closed),
        }
        hosts(room, proposal.user)?;
        let to = match &proposal.to {
            Agreement::Option { name, choose } => Term::Option {
                name: (*name).to_owned(),
                options: Box::new(choose(&self.options)),
            },
            Agreement::Pace(pace) => Term::Pace(*pace),
            Agreement::Hints(hints) => Term::Hints(*hints),
            Agreement::Language(locale) => Term::Language(locale.clone()),
            Agreement::Seats(most) => {
                let seated = room.seat_count();
                if *most < seated {
                    return Err(TableRefusal::TooManySeated { seated });
                }
                Term::Seats((*most).clamp(*G::SEATS.start(), *G::SEATS.end()))
            }
        };
        Ok(StepDraft::of_facts(vec![Fact::Changed { to }]))
    }
}
