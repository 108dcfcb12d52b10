//! Why not, and what would be allowed.

use games::interceptor::{Mark, Refusal, Unreadable, Upgrade};

use super::craft::announcement;
use super::pilot::{upgrade_name, upgrade_word};
use crate::escape::escape;
use crate::fluent_bundles::{Phrase, say};
use crate::lang::Lang;
use crate::names::Names;

pub(super) fn refusal(lang: Lang, refusal: &Refusal, _names: &Names) -> String {
    phrase(lang, refusal).tr(lang)
}

/// Sentence for a refusal.
fn phrase(lang: Lang, refusal: &Refusal) -> Phrase {
    match refusal {
        Refusal::Unreadable(unreadable) => unreadable_at(unreadable),
        Refusal::NoSuchShip { ships } => {
            say("interceptor-refusal-no-such-ship").with("ships", *ships)
        }
        Refusal::ShipOut { ship } => {
            say("interceptor-refusal-ship-out").with("number", ship.number + 1)
        }
        Refusal::PilotOut => say("interceptor-refusal-pilot-out"),
        Refusal::NotOnTheBorder { hex, board } => say("interceptor-refusal-border")
            .with("hex", hex.to_string())
            .with("column", last_column(board.side()))
            .with("row", board.side()),
        Refusal::TooFast { top } => say("interceptor-refusal-too-fast").with("top", *top),
        Refusal::StillPlacing => say("interceptor-refusal-placing"),
        Refusal::PlacingIsOver => say("interceptor-refusal-placed"),
        Refusal::AnnouncementsFirst => say("interceptor-refusal-announcements"),
        Refusal::NothingToAnnounce => say("interceptor-refusal-no-announcement"),
        Refusal::AlreadyAnnounced { said } => {
            say("interceptor-refusal-announced").with("said", announcement(lang, *said))
        }
        Refusal::CannotBeKept { possible } | Refusal::HalfAnnounced { possible } => {
            let key = match refusal {
                Refusal::CannotBeKept { .. } => "interceptor-refusal-cannot-keep",
                _ => "interceptor-refusal-half-announced",
            };
            let possible = possible.iter().map(|said| announcement(lang, *said));
            let possible: Vec<String> = possible.collect();
            say(key).with("possible", possible.join(" · "))
        }
        Refusal::Contradicts { said, order, .. } => say("interceptor-refusal-contradicts")
            .with("said", announcement(lang, *said))
            .with("order", announcement(lang, *order)),
        Refusal::RetreatTooEarly { left, from } => say("interceptor-refusal-early")
            .with("left", *left)
            .with("from", *from),
        Refusal::NoRetreat => say("interceptor-refusal-death"),
        Refusal::Missing { ship } => {
            say("interceptor-refusal-missing").with("number", ship.number + 1)
        }
        Refusal::AlreadySealed => say("interceptor-refusal-sealed"),
        Refusal::NothingSealed => say("interceptor-refusal-not-sealed"),
        Refusal::TooFewStars { stars, needed } => say("interceptor-refusal-stars")
            .with("stars", *stars)
            .with("needed", *needed),
        Refusal::UpgradedEnough { upgrade, most } => say("interceptor-refusal-upgraded")
            .with("upgrade", upgrade_name(lang, *upgrade))
            .with("most", *most),
        Refusal::NoSuchUpgrade => {
            let all = Upgrade::ALL.map(|upgrade| upgrade_word(lang, upgrade));
            say("interceptor-refusal-no-upgrade").with("upgrades", all.join(", "))
        }
        Refusal::FightOver => say("interceptor-refusal-over"),
    }
}

/// The letter of the last column.
fn last_column(side: u8) -> String {
    char::from(b'A' + side.clamp(1, 26) - 1).to_string()
}

/// The words with the place marked: a letter of an order, a word of a placement.
fn unreadable_at(unreadable: &Unreadable) -> Phrase {
    let Unreadable { said, at, mark } = unreadable;
    let letters: Vec<char> = said.chars().collect();
    let at = (*at).min(letters.len());
    let rest = letters[at..].iter();
    let here = match mark {
        Mark::NoHex | Mark::NoFacing => rest.take_while(|letter| !letter.is_whitespace()).count(),
        Mark::NoSpeed | Mark::NoCode { .. } | Mark::TooLong => rest.take(1).count(),
    };
    let part = |letters: &[char]| letters.iter().collect::<String>();
    // What is missing is marked too.
    let shown = match escape(&part(&letters[at..at + here])) {
        shown if shown.is_empty() => "…".to_owned(),
        shown => shown,
    };
    let before = part(&letters[..at]);
    let gap = if before.ends_with(char::is_whitespace) {
        " "
    } else {
        ""
    };
    let after = part(&letters[at + here..]);
    let space = if after.starts_with(char::is_whitespace) {
        " "
    } else {
        ""
    };
    let marked = format!(
        "{}{gap}**{shown}**{space}{}",
        escape(&before),
        escape(&after)
    );
    match mark {
        Mark::NoSpeed => say("interceptor-refusal-no-speed"),
        Mark::NoCode { letter } => {
            say("interceptor-refusal-no-code").with("letter", escape(&letter.to_string()))
        }
        Mark::TooLong => say("interceptor-refusal-too-long"),
        Mark::NoHex => say("interceptor-refusal-no-hex"),
        Mark::NoFacing => say("interceptor-refusal-no-facing"),
    }
    .with("marked", marked)
}
