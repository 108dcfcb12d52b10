//! The replay check: whether what happened at a table follows from the journal, and is what was
//! pledged before any player could know it. It changes nothing, and before the end it tells only
//! what everyone may know.

use sessions::{Chronicle, Pledge, Puzzle, Snapshot, Verified};
use text::{Lang, say};

use super::PlayerSession;
use crate::app::fault::ServeError;
use crate::game::ui::GameUi;
use crate::table::lobby::heading;
use crate::ui::message::Message;
use crate::ui::pool::Urgency;
use crate::ui::reply::Reply;

/// Result of a replay check.
struct Verdict {
    /// Number of actions that were put to the rules once more.
    asked: usize,
    /// Number of steps.
    steps: usize,
    /// Faults of the record.
    wrong: Vec<String>,
    /// Pledges, if they are kept.
    upheld: Option<Verified>,
    /// The puzzle, and the words from which everyone can make its seed.
    puzzle: Option<(Puzzle, String)>,
}

impl<D: GameUi> PlayerSession<'_, D> {
    /// Reply about the fairness of the game.
    pub(crate) async fn verify(&self) -> Result<Reply, ServeError> {
        let now = self.now.clone();
        let replay = move || Chronicle::from_table(&now).map(|it| judge(&it));
        let verdict = self.services.pool.draw(Urgency::Soon, replay).await?;
        let text = match verdict {
            Some(verdict) => verdict.words(self.who.lang),
            None => pledges_so_far(&self.now, self.who.lang),
        };
        let heading = heading::<D>(self.who.lang, self.now.room());
        let message = Message::words(format!("{heading}\n{text}"));
        Ok(Reply::say(message))
    }
}

/// Text about the pledges so far, the same for everyone.
pub(crate) fn pledges_so_far<D: GameUi>(now: &Snapshot<D>, lang: Lang) -> String {
    if let Some(puzzle) = now.room().puzzle {
        return say("verify-later-puzzle")
            .with("number", puzzle.number())
            .with("words", puzzle.words(D::ID))
            .tr(lang);
    }
    let Some(seed) = now.pledge() else {
        return say("verify-later-unpledged").tr(lang);
    };
    let pledges = now.pledges();
    let last = now.public_moments();
    let last = last.last().and_then(|moment| pledges.pledge_at(moment));
    match last {
        Some(last) => say("verify-later")
            .with("seed", seed.short())
            .with("all", last.short()),
        None => say("verify-lobby").with("seed", seed.short()),
    }
    .tr(lang)
}

/// Checks the record of a game.
fn judge<D: GameUi>(chronicle: &Chronicle<D>) -> Verdict {
    let (asked, _) = chronicle.step_counts();
    let wrong = chronicle.differences();
    Verdict {
        asked,
        steps: chronicle.step_count(),
        wrong: wrong.iter().map(ToString::to_string).collect(),
        upheld: chronicle.pledged(),
        puzzle: chronicle.puzzle().map(|it| (it, it.words(D::ID))),
    }
}

impl Verdict {
    /// The verdict in words.
    fn words(&self, lang: Lang) -> String {
        if let Some(first) = self.wrong.first() {
            return say("verify-differs")
                .with("many", self.wrong.len())
                .with("first", first.clone())
                .tr(lang);
        }
        let sound = say("verify-sound").with("acts", self.asked).tr(lang);
        if let Some((puzzle, words)) = &self.puzzle {
            let public = say("verify-puzzle")
                .with("number", puzzle.number())
                .with("words", words.clone());
            return [sound, public.tr(lang)].join("\n");
        }
        let Some(upheld) = &self.upheld else {
            return [sound, say("verify-unpledged").tr(lang)].join("\n");
        };
        let short = |pledge: Pledge| pledge.short();
        let pledged = say("verify-pledged")
            .with("seed", short(upheld.seed))
            .with("mixed", upheld.mixed)
            .with("steps", self.steps)
            .with("all", short(upheld.all))
            .tr(lang);
        let proves = match upheld.was_shown {
            true => "verify-proves",
            false => "verify-proves-unseen",
        };
        [sound, pledged, say(proves).tr(lang)].join("\n")
    }
}
