//! Sentences for what a table refuses.

use sessions::{NotUndoable, TableRefusal};
use text::{Lang, say};

use crate::ui::links::{mention, mentions, timestamp};

/// Words of a table's refusal: what was wrong, and what is allowed.
pub(crate) fn refusal_text(lang: Lang, refusal: &TableRefusal) -> String {
    match refusal {
        TableRefusal::Excluded => say("table-refused-excluded"),
        TableRefusal::GuestExcluded { user } => {
            say("table-refused-guest-excluded").with("name", mention(lang, *user))
        }
        TableRefusal::Removed => say("table-refused-removed"),
        TableRefusal::Full { max } => say("table-refused-full").with("max", *max),
        TableRefusal::AlreadySeated => say("table-refused-already-seated"),
        TableRefusal::NotSeated => say("table-refused-not-seated"),
        TableRefusal::NotHost { host } => {
            say("table-refused-not-host").with("host", mention(lang, *host))
        }
        TableRefusal::TooFew { needed } => say("table-refused-too-few").with("needed", *needed),
        TableRefusal::AlreadyStarted => say("table-refused-already-started"),
        TableRefusal::SatElsewhere => say("table-refused-sat-elsewhere"),
        TableRefusal::NotStarted => say("table-refused-not-started"),
        TableRefusal::Over => say("table-refused-over"),
        TableRefusal::NotOver => say("table-refused-not-over"),
        TableRefusal::Closed => say("table-refused-closed"),
        TableRefusal::OutOfTheGame => say("table-refused-out-of-the-game"),
        TableRefusal::NotThere { user } => {
            say("table-refused-not-there").with("name", mention(lang, *user))
        }
        TableRefusal::SitsThere { user } => {
            say("invite-sits-there").with("name", mention(lang, *user))
        }
        TableRefusal::InvitedBefore { user } => {
            say("invite-before").with("name", mention(lang, *user))
        }
        TableRefusal::TooManyInvited { most } => say("invite-too-many").with("most", *most),
        TableRefusal::TooManyLobbies { most } => say("table-refused-lobbies").with("most", *most),
        TableRefusal::InvitedOften { user, most } => say("invite-often")
            .with("name", mention(lang, *user))
            .with("most", *most),
        TableRefusal::NotInvited => say("invite-not-you"),
        TableRefusal::Kept { user, until } => say("table-refused-kept")
            .with("name", mention(lang, *user))
            .with("until", timestamp(*until, 'f')),
        TableRefusal::NothingKept => say("table-refused-nothing-kept"),
        TableRefusal::TooManySeated { seated } => {
            say("table-refused-too-many-seated").with("seated", *seated)
        }
        TableRefusal::Counts => say("table-refused-counts"),
        TableRefusal::AdviceCounts => say("table-refused-advice-counts"),
        TableRefusal::NoComputer => say("table-refused-no-computer"),
        TableRefusal::PuzzleAlone => say("table-refused-puzzle-alone"),
        TableRefusal::NoAdvice => say("table-refused-no-advice"),
        TableRefusal::Paused => say("table-refused-paused"),
        TableRefusal::NotPaused => say("table-refused-not-paused"),
        TableRefusal::NotGone => say("table-refused-not-gone"),
        TableRefusal::AlreadySo => say("table-refused-already-so"),
        TableRefusal::Settled => say("table-refused-settled"),
        TableRefusal::NotAsked => say("table-refused-not-asked"),
        TableRefusal::Waits { missing } => {
            say("table-motion-noted").with("names", mentions(lang, missing))
        }
        TableRefusal::NotUndoable(NotUndoable::Nothing) => say("table-refused-stands-nothing"),
        TableRefusal::NotUndoable(NotUndoable::Revealed) => say("table-refused-stands-revealed"),
        TableRefusal::NotUndoable(NotUndoable::RevealedSince) => say("table-refused-stands-since"),
        TableRefusal::NotUndoable(NotUndoable::GoneOn) => say("table-refused-stands-gone-on"),
        TableRefusal::CannotStart => say("table-refused-cannot-start"),
    }
    .tr(lang)
}
