//! Finds its way through any game by what its consoles offer, and learns what shows on the board
//! and what does not; and does the same once more at another table that stands the same. It never
//! knows what an act means.

use std::collections::BTreeMap;

use serde_json::Value;

use super::chance::Chance;
use super::club::AtTable;
use super::improvise::Improvised;

/// One act at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    /// Whose act it is.
    pub seat: usize,
    /// Whether the player asks for a new console first, or goes on at the one they have open.
    pub fresh: bool,
    /// What the player does there.
    pub act: Improvised,
}

impl Step {
    /// The word of its component.
    pub(crate) fn word(&self) -> String {
        word(&self.act)
    }
}

/// What came of trying an act.
pub(crate) struct Tried {
    pub step: Step,
    /// Whether the board shows that something happened.
    pub shows: bool,
    /// Whether it took a form.
    pub form: bool,
}

/// A table that is played by what is offered there.
pub(crate) struct Played<'t, 'e> {
    pub table: &'t AtTable<'e>,
    /// The consoles that people have before them.
    consoles: Vec<Option<String>>,
}

impl<'t, 'e> Played<'t, 'e> {
    pub(crate) fn at(table: &'t AtTable<'e>) -> Self {
        Self {
            table,
            consoles: vec![None; table.seats.len()],
        }
    }

    /// All players put their consoles away.
    pub(crate) fn pauses(&mut self) {
        self.consoles = vec![None; self.table.seats.len()];
    }

    /// What the player in this seat can do.
    #[track_caller]
    fn offers(&mut self, seat: usize, fresh: bool) -> (String, Vec<Improvised>) {
        let person = &self.table.seats[seat];
        match self.consoles[seat].clone().filter(|_| !fresh) {
            Some(console) => {
                let acts = person.is_free_at(&console);
                (console, acts)
            }
            None => person.is_free_to(),
        }
    }

    /// Prepares an action that is known from another table: the player's console, which must offer
    /// it.
    #[track_caller]
    pub(crate) fn is_about_to(&mut self, step: &Step) -> String {
        let (console, acts) = self.offers(step.seat, step.fresh);
        if !acts.contains(&step.act) {
            let (game, person) = (&self.table.game, &self.table.seats[step.seat]);
            let path = format!("/people/{}/messages/{console}", person.name);
            let seen = person.evening.get(&path);
            panic!("{game}: {step:?} is not offered: {acts:?}\n{seen}");
        }
        console
    }

    /// The act itself, with the form that it may open: whether it did, and the outcome.
    #[track_caller]
    pub(crate) fn does(&mut self, console: &str, step: &Step) -> (Value, bool) {
        let person = &self.table.seats[step.seat];
        let (outcome, form) = person.improvises_to_the_end(console, &step.act);
        let outcome_kind = outcome["outcome"].as_str().unwrap_or_default();
        if !matches!(outcome_kind, "message" | "update") {
            let interaction = outcome["interaction"].as_str().unwrap_or_default();
            let asked = person.evening.rest(&format!("path={interaction}"));
            panic!("{step:?}: {outcome}\n{asked:#?}\n{}", person.evening.log());
        }
        let shown = &outcome["message"];
        let console = shown["id"].as_str().filter(|_| shown["ephemeral"] == true);
        self.consoles[step.seat] = console.map(str::to_owned);
        (outcome, form)
    }

    /// The same act as at another table.
    #[track_caller]
    pub(crate) fn repeats(&mut self, step: &Step) {
        let console = self.is_about_to(step);
        self.does(&console, step);
    }
}

/// What is known of the acts with one word of one game.
#[derive(Default)]
struct Known {
    tried: u32,
    news: u32,
}

/// What the player is after.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum After {
    /// What everyone sees.
    News,
    /// What no other player notices.
    Secrets,
}

/// Learns which actions show on the board.
pub(crate) struct Explorer {
    chance: Chance,
    known: BTreeMap<(String, String), Known>,
}

impl Explorer {
    pub(crate) fn begin() -> Self {
        Self {
            chance: Chance::begin(),
            known: BTreeMap::new(),
        }
    }

    /// One action of a player among `seats`; `None` when none of them can do anything.
    #[track_caller]
    pub(crate) fn tries(
        &mut self,
        played: &mut Played<'_, '_>,
        seats: &[usize],
        after: After,
    ) -> Option<Tried> {
        let (console, step) = self.chooses(played, seats, after)?;
        let key = (played.table.game.clone(), step.word());
        let before = played.table.shows();
        let (_, form) = played.does(&console, &step);
        played.table.seats[0].evening.everything_stands();
        let shows = played.table.shows() != before;
        let known = self.known.entry(key).or_default();
        known.tried += 1;
        known.news += u32::from(shows);
        Some(Tried { step, shows, form })
    }

    #[track_caller]
    fn chooses(
        &mut self,
        played: &mut Played<'_, '_>,
        seats: &[usize],
        after: After,
    ) -> Option<(String, Step)> {
        let first = self.chance.index(seats.len());
        let fresh = self.chance.one_in(8);
        for nth in 0..seats.len() {
            let seat = seats[(first + nth) % seats.len()];
            for fresh in [fresh || played.consoles[seat].is_none(), true] {
                let (console, mut acts) = played.offers(seat, fresh);
                if after == After::Secrets {
                    // To look under ⋯ is no act.
                    acts.retain(|act| !word(act).is_empty());
                }
                if let Some(act) = self.best(&played.table.game, &acts, after) {
                    return Some((console, Step { seat, fresh, act }));
                }
            }
        }
        None
    }

    /// What showed most often so far, or was tried least, and anything now and then; or what never
    /// showed. By chance among equals.
    fn best(&mut self, game: &str, acts: &[Improvised], after: After) -> Option<Improvised> {
        let worth = |act: &Improvised| {
            let known = self.known.get(&(game.to_owned(), word(act)));
            known.map_or(500, |known| match after {
                After::News => 1_000 * (known.news + 1) / (known.tried + 2),
                After::Secrets => 500 / (known.news + 1),
            })
        };
        let most = acts.iter().map(worth).max()?;
        let at_random = after == After::News && self.chance.one_in(4);
        let best: Vec<&Improvised> = acts
            .iter()
            .filter(|act| at_random || worth(act) == most)
            .collect();
        let nth = self.chance.index(best.len());
        best.get(nth).map(|act| (*act).clone())
    }
}

/// The word of a component's id.
fn word(act: &Improvised) -> String {
    let (_, word) = act.component.split_once(":g:").unwrap_or_default();
    word.split(':').next().unwrap_or_default().to_owned()
}
