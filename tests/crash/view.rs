//! What a player knows of their table, read from `/table describe`.

use std::collections::BTreeSet;

use crate::support::Person;

/// How far a board is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    Hiding,
    Sealed,
    Detecting,
    Ended,
    Uncovered,
}

/// A round's board, as this player sees it.
#[derive(Clone, Debug)]
pub(crate) struct Round {
    pub number: u32,
    pub hider: String,
    pub detector: String,
    pub stage: Stage,
    pub rays: BTreeSet<String>,
    pub marbles: BTreeSet<String>,
    pub sky: BTreeSet<String>,
}

/// Everything that a player sees.
#[derive(Clone, Debug, Default)]
pub(crate) struct View {
    pub rounds: Vec<Round>,
    pub text: String,
}

/// The player looks at their table.
#[track_caller]
pub(crate) fn look(person: &Person<'_>) -> View {
    read(&person.name, person.plays("/table describe").text())
}

/// The same, from what the player was told.
#[track_caller]
pub(crate) fn read(name: &str, text: &str) -> View {
    let mut rounds: Vec<Round> = Vec::new();
    for line in text.lines() {
        if let Some(round) = head(line) {
            rounds.push(round);
        } else if let Some(round) = rounds.last_mut() {
            details(round, line);
        }
    }
    assert!(!rounds.is_empty(), "{name} sees {text:?}");
    View {
        rounds,
        text: text.to_owned(),
    }
}

/// `Round 1: sky hidden by Ada, detected by Bob. The sky is sealed.`
fn head(line: &str) -> Option<Round> {
    let (number, rest) = line
        .strip_prefix("Round ")?
        .split_once(": sky hidden by ")?;
    let (hider, rest) = rest.split_once(", detected by ")?;
    let (detector, stage) = rest.split_once(". ")?;
    let plain = |name: &str| name.replace('*', "").to_lowercase();
    Some(Round {
        number: number.parse().ok()?,
        hider: plain(hider),
        detector: plain(detector),
        stage: match stage {
            "The satellites are being hidden." => Stage::Hiding,
            "The sky is sealed." => Stage::Sealed,
            "Rays are flying." => Stage::Detecting,
            "The detector has ended the round." => Stage::Ended,
            "The sky is revealed." => Stage::Uncovered,
            other => panic!("no such stage: {other:?}"),
        },
        rays: BTreeSet::new(),
        marbles: BTreeSet::new(),
        sky: BTreeSet::new(),
    })
}

fn details(round: &mut Round, line: &str) {
    if let Some(ray) = line.strip_prefix("- ") {
        let margin = ray.split(' ').next().unwrap_or_default();
        let new = round.rays.insert(margin.to_owned());
        assert!(new, "{margin} was fired from twice");
    } else if line.starts_with("Marbles (") {
        round.marbles = cells(line);
    } else if line.starts_with("Satellites (") {
        round.sky = cells(line);
    }
}

/// The cells after a colon.
pub(crate) fn cells(line: &str) -> BTreeSet<String> {
    let listed = line.rsplit(": ").next().unwrap_or_default();
    let words = listed
        .split_whitespace()
        .map(|word| word.trim_end_matches('.'));
    words
        .filter(|word| word.len() == 2)
        .map(str::to_owned)
        .collect()
}

impl View {
    /// Whether the match is over.
    pub(crate) fn is_over(&self) -> bool {
        self.text.contains("Game over")
    }

    /// The board of a round, if it is the present one.
    pub(crate) fn round(&self, number: u32) -> Option<&Round> {
        self.rounds.iter().find(|round| round.number == number)
    }

    /// The first round of the present ones.
    pub(crate) fn first(&self) -> u32 {
        self.rounds
            .iter()
            .map(|round| round.number)
            .min()
            .unwrap_or_default()
    }
}
