//! What a record opens of what was pledged while it was secret, and whether that is what was
//! pledged.

use games::{Game, Seed};
use serde::{Deserialize, Serialize};

use super::Chronicle;
use super::chain::{Knot, after, begun, knots, leaf};
use super::fault::RecordFault;
use super::line::lines;
use crate::ids::Millis;
use crate::table::pledge::{Pledge, PledgedSeed, Salt};
use crate::table::puzzle::Puzzle;
use crate::table::{Motive, Snapshot, Steps};

/// What is opened of what was pledged.
#[derive(Clone)]
pub(super) struct Proof {
    pub origins: Origins,
    /// For each step.
    pub ties: Vec<Tie>,
}

/// In the heading: where the game's chance comes from.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct Origins {
    /// What the seed was pledged by, in the lobby.
    pub lobby: Pledge,
    /// The seed that the table had drawn.
    drawn: PledgedSeed,
    /// The interactions of the lobby, in order. Digits, because not every reader of JSON keeps
    /// numbers as large.
    ids: Vec<String>,
    /// What the game was pledged by as it began.
    head: Pledge,
}

/// In a step: what it is pledged by.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct Tie {
    /// What opens it.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    salt: Option<Salt>,
    /// The pledge of this step alone, where the step stays private.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    leaf: Option<Pledge>,
    /// What everything is pledged by, it included.
    pub head: Pledge,
}

/// What was pledged, and is so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// The seed.
    pub seed: Pledge,
    /// The seed and everything that happened.
    pub all: Pledge,
    /// How many interactions it was mixed with.
    pub mixed: usize,
    /// Whether the pledge was visible before the game began.
    pub was_shown: bool,
}

impl Proof {
    /// All of it, while nothing is kept back.
    pub(super) fn of<G: Game>(
        table: &Snapshot<G>,
        began: Millis,
        steps: &Steps<G>,
    ) -> Option<Self> {
        let randomness = &table.randomness;
        let drawn = randomness.drawn()?;
        let lobby = drawn.pledge();
        let head = begun::<G>(&lobby, began, steps, &table.played);
        let tie = |knot: Knot| Tie {
            salt: Some(knot.salt),
            leaf: Some(knot.leaf),
            head: knot.head,
        };
        let ties = knots(steps, began, head, randomness).into_iter().map(tie);
        Some(Self {
            ties: ties.collect(),
            origins: Origins {
                lobby,
                drawn,
                ids: randomness.ids().iter().map(u64::to_string).collect(),
                head,
            },
        })
    }

    /// What stays its author's own is not opened, and what is opened says what it is pledged by.
    pub(super) fn keeps_back<G: Game>(&mut self, steps: &Steps<G>) {
        for (tie, step) in self.ties.iter_mut().zip(steps.iter()) {
            match step.motive {
                Motive::Own { .. } => tie.salt = None,
                _ => tie.leaf = None,
            }
        }
    }

    /// What of a record is not as it was pledged.
    pub(super) fn differences<G: Game>(&self, record: &Chronicle<G>) -> Vec<RecordFault> {
        let (mut found, origins) = (Vec::new(), &self.origins);
        if origins.drawn.pledge() != origins.lobby {
            let why = "the drawn seed does not match its fair-play code";
            found.push(RecordFault::at(1, why));
        }
        let mixed = origins.mixed();
        if mixed.is_none_or(|it| it.bytes() != record.seed.bytes()) {
            let why = "the game's seed does not follow from the drawn seed and the lobby's \
                       interactions";
            found.push(RecordFault::at(1, why));
        }
        let mut head = begun::<G>(&origins.lobby, record.began, &record.steps, &record.options);
        if head != origins.head {
            let why = "the start of the game does not match its fair-play code";
            found.push(RecordFault::at(1, why));
        }
        head = origins.head;
        let steps = record.steps.iter().zip(lines(&record.steps, record.began));
        for (tie, (step, line)) in self.ties.iter().zip(steps) {
            let told = match (&step.motive, &tie.salt, tie.leaf) {
                (Motive::Own { .. }, None, Some(leaf)) => Some(leaf),
                (Motive::Own { .. }, ..) => None,
                (_, Some(salt), None) => Some(leaf(&line, salt)),
                _ => None,
            };
            if told.is_none_or(|told| after(&head, &told, &line) != tie.head) {
                let why = "the step and its secrets do not match the code made at that time";
                found.push(RecordFault::in_step(step, why));
            }
            head = tie.head;
        }
        found
    }
}

impl Origins {
    /// The seed that the game must have had; `None` where an id is none.
    fn mixed(&self) -> Option<Seed> {
        let ids = self.ids.iter().map(|id| id.parse().ok());
        let ids: Option<Vec<u64>> = ids.collect();
        Some(self.drawn.mixed(&ids?))
    }

    /// Whether the game began with another interaction than the one that opened its table.
    fn was_shown(&self) -> bool {
        self.ids.first() != self.ids.last()
    }
}

impl<G: Game> Chronicle<G> {
    /// The puzzle of a day that it was: its seed was everybody's to know.
    #[must_use]
    pub fn puzzle(&self) -> Option<Puzzle> {
        let public = self.proof.is_none() && self.seats == 1;
        public.then(|| Puzzle::played(G::ID, &self.seed, self.began))?
    }

    /// What was pledged before it could be known; `None` where nothing was. Whether it is so, its
    /// differences tell.
    #[must_use]
    pub fn pledged(&self) -> Option<Verified> {
        let proof = self.proof.as_ref()?;
        let seed = proof.origins.lobby;
        Some(Verified {
            seed,
            all: proof.ties.last().map_or(proof.origins.head, |tie| tie.head),
            mixed: proof.origins.ids.len(),
            was_shown: proof.origins.was_shown(),
        })
    }
}
