//! Changes of a table's terms, while people gather.

use games::Game;

use super::actions::require_host;
use super::live::{Live, StepDraft};
use crate::ids::{Key, UserId};
use crate::table::entry::Fact;
use crate::table::hints::HintPolicy;
use crate::table::pace::Pace;
use crate::table::player::Locale;
use crate::table::refusal::TableRefusal;
use crate::table::room::Status;
use crate::table::term::Term;

/// Change of the options as they are by then.
pub(super) type OptionsChange<O> = Box<dyn Fn(&O) -> O + Send + Sync>;

/// A term on which the host wants to agree.
pub enum Agreement<G: Game> {
    /// An option of the game.
    Option {
        /// The option's name.
        name: &'static str,
        /// The change that choosing it makes.
        choose: OptionsChange<G::Options>,
    },
    /// The pace.
    Pace(Pace),
    /// The language of the table.
    Language(Locale),
    /// The number of seats.
    Seats(u8),
    /// The rule by which people may ask for advice.
    Hints(HintPolicy),
}

/// A player's proposal to agree on a term.
pub(crate) struct Suggestion<G: Game> {
    pub user: UserId,
    pub key: Key,
    pub to: Agreement<G>,
}

impl<G: Game> Live<G> {
    /// Drafts the step that changes a term, or gives the refusal.
    pub(crate) fn agree(&self, proposal: &Suggestion<G>) -> Result<StepDraft<G>, TableRefusal> {
        let room = &*self.room;
        match room.status {
            Status::Lobby => {}
            Status::Playing => return Err(TableRefusal::AlreadyStarted),
            Status::Over { .. } => return Err(TableRefusal::Over),
            Status::Closed => return Err(TableRefusal::Closed),
        }
        require_host(room, proposal.user)?;
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
