//! Proof in a record: it opens what was pledged while it was secret, and tells whether that is what
//! was pledged.

use games::{Game, Seed};
use serde::{Deserialize, Serialize};

use super::Chronicle;
use super::chain::{
    StepPledge, pledge_after_step, pledge_of_beginning, pledge_of_step, step_pledges,
};
use super::fault::RecordFault;
use super::line::lines;
use crate::ids::Millis;
use crate::table::pledge::{Pledge, PledgedSeed, Salt};
use crate::table::puzzle::Puzzle;
use crate::table::{Motive, Snapshot, Steps};

/// The opened pledges of a game.
#[derive(Clone)]
pub(super) struct Proof {
    pub origins: Origins,
    /// The proofs of the steps, one for each.
    pub steps: Vec<StepProof>,
}

/// Proof in the heading: the source of the game's chance.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Origins {
    /// Pledge of the seed, in the lobby.
    pub lobby: Pledge,
    /// The seed that the table had drawn.
    drawn: PledgedSeed,
    /// The interactions of the lobby, in order. Digits, because not every reader of JSON keeps
    /// numbers as large.
    ids: Vec<String>,
    /// Pledge of the game as it began.
    head: Pledge,
}

/// Proof in a step: its pledge, or the salt that opens it.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct StepProof {
    /// Salt that opens it.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    salt: Option<Salt>,
    /// The pledge of this step alone, where the step stays private.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    leaf: Option<Pledge>,
    /// Pledge of everything until after the step.
    pub head: Pledge,
}

/// A record that was checked against its pledges, and is right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// The seed.
    pub seed: Pledge,
    /// The seed and everything that happened.
    pub all: Pledge,
    /// Number of interactions that the seed was mixed with.
    pub mixed: usize,
    /// True when the pledge was visible before the game began.
    pub was_shown: bool,
}

impl Proof {
    /// Proof of a game's seed and of all its steps, private ones included; `None` where the seed
    /// was not pledged.
    pub(super) fn new<G: Game>(
        table: &Snapshot<G>,
        began: Millis,
        steps: &Steps<G>,
    ) -> Option<Self> {
        let randomness = &table.randomness;
        let drawn = randomness.pledged_seed()?;
        let lobby = drawn.pledge();
        let head = pledge_of_beginning::<G>(&lobby, began, steps, &table.played);
        let proof = |pledge: StepPledge| StepProof {
            salt: Some(pledge.salt),
            leaf: Some(pledge.leaf),
            head: pledge.head,
        };
        let proofs = step_pledges(steps, began, head, randomness)
            .into_iter()
            .map(proof);
        Some(Self {
            steps: proofs.collect(),
            origins: Origins {
                lobby,
                drawn,
                ids: randomness.ids().iter().map(u64::to_string).collect(),
                head,
            },
        })
    }

    /// Drops what a record does not tell: the salts of withheld steps, which would open them, and
    /// the pledges of all others, which follow from their salts.
    pub(super) fn withhold_private<G: Game>(&mut self, steps: &Steps<G>) {
        for (proof, step) in self.steps.iter_mut().zip(steps.iter()) {
            match step.motive {
                Motive::Withheld { .. } => proof.salt = None,
                _ => proof.leaf = None,
            }
        }
    }

    /// The faults of a record that is not as it was pledged.
    pub(super) fn differences<G: Game>(&self, record: &Chronicle<G>) -> Vec<RecordFault> {
        let (mut found, origins) = (Vec::new(), &self.origins);
        if origins.drawn.pledge() != origins.lobby {
            let why = "the drawn seed does not match its fair-play code";
            found.push(RecordFault::in_line(1, why));
        }
        let mixed = origins.mixed();
        if mixed.is_none_or(|it| it.bytes() != record.seed.bytes()) {
            let why = "the game's seed does not follow from the drawn seed and the lobby's \
                       interactions";
            found.push(RecordFault::in_line(1, why));
        }
        let mut head =
            pledge_of_beginning::<G>(&origins.lobby, record.began, &record.steps, &record.options);
        if head != origins.head {
            let why = "the start of the game does not match its fair-play code";
            found.push(RecordFault::in_line(1, why));
        }
        head = origins.head;
        let steps = record.steps.iter().zip(lines(&record.steps, record.began));
        for (proof, (step, line)) in self.steps.iter().zip(steps) {
            let step_pledge = match (&step.motive, &proof.salt, proof.leaf) {
                (Motive::Withheld { .. }, None, Some(leaf)) => Some(leaf),
                (Motive::Withheld { .. }, ..) => None,
                (_, Some(salt), None) => Some(pledge_of_step(&line, salt)),
                _ => None,
            };
            if step_pledge
                .is_none_or(|pledge| pledge_after_step(&head, &pledge, &line) != proof.head)
            {
                let why = "the step and its secrets do not match the code made at that time";
                found.push(RecordFault::in_step(step, why));
            }
            head = proof.head;
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

    /// Tells whether the game began with another interaction than the one that opened its table.
    fn was_shown(&self) -> bool {
        self.ids.first() != self.ids.last()
    }
}

impl<G: Game> Chronicle<G> {
    /// The puzzle of a day that it was: its seed was everybody's to know.
    #[must_use]
    pub fn puzzle(&self) -> Option<Puzzle> {
        let public = self.proof.is_none() && self.seats == 1;
        public.then(|| Puzzle::from_seed(G::ID, &self.seed, self.began))?
    }

    /// The pledges that were made before anything could be known; `None` where none were. Whether
    /// the record is right by them, its differences tell.
    #[must_use]
    pub fn pledged(&self) -> Option<Verified> {
        let proof = self.proof.as_ref()?;
        let seed = proof.origins.lobby;
        Some(Verified {
            seed,
            all: proof
                .steps
                .last()
                .map_or(proof.origins.head, |proof| proof.head),
            mixed: proof.origins.ids.len(),
            was_shown: proof.origins.was_shown(),
        })
    }
}
