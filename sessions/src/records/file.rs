//! A record as a file: one line of JSON each for its heading, its steps and its end. Each line ends
//! with a checksum over itself and all before it, so that a change is found at its line.

use std::sync::Arc;

use games::Spoken;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::Chronicle;
use super::fault::RecordFault;
use super::line::{CONTINUED, EndingLine, FORMAT, HeadingLine, StepLine, lines, names, players};
use super::proof::Proof;
use crate::ids::EventNumber;
use crate::table::Steps;
use crate::table::pledge::Digits;

/// Beginning of a line's checksum; eight hexadecimal digits, a quote and the brace follow.
const SUM: &str = ",\"sum\":\"";
/// Beginning of a step's line.
const STEP: &str = "{\"step\":";

/// The id of the game that a file is the record of.
///
/// # Errors
/// It is none, or another Houston wrote it.
pub fn game_of(file: &str) -> Result<String, RecordFault> {
    #[derive(Deserialize)]
    struct RecordFormat {
        record: u32,
        game: String,
    }
    #[derive(Deserialize)]
    struct SoFar {
        so_far: bool,
    }
    let first = file.lines().next().unwrap_or_default();
    if serde_json::from_str(first).is_ok_and(|it: SoFar| it.so_far) {
        let why = "the game was not over. It holds only what one player had seen so far and \
                   cannot be replayed";
        return Err(RecordFault::in_line(1, why));
    }
    let probe: RecordFormat = parse_json(&without_checksum(first, 1)?, 1)?;
    if ![FORMAT, CONTINUED].contains(&probe.record) {
        let why = format!(
            "its format is {}; this Houston knows {FORMAT} and {CONTINUED}. Read it with the \
             Houston that wrote it",
            probe.record
        );
        return Err(RecordFault::in_line(1, why));
    }
    Ok(probe.game)
}

impl<G: Spoken> Chronicle<G> {
    /// The record as a file.
    #[must_use]
    pub fn write(&self) -> String {
        let mut writer = LineWriter::default();
        let seats = self.steps.first().map(|first| names(&first.seats));
        writer.write_line(&HeadingLine {
            record: match self.is_continued() {
                true => CONTINUED,
                false => FORMAT,
            },
            houston: self.houston.clone(),
            game: G::ID.to_owned(),
            began: self.began,
            seats: seats.unwrap_or_default(),
            options: &self.options,
            seed: Digits::from(&self.seed),
            pledge: self.proof.as_ref().map(|proof| proof.origins.clone()),
        });
        let proofs = self.proof.iter().flat_map(|proof| &proof.steps);
        let mut proofs = proofs.cloned();
        for line in lines(&self.steps, self.began) {
            let pledge = proofs.next();
            writer.write_line(&StepLine { pledge, ..line });
        }
        writer.write_line(&EndingLine {
            won: self.winners.clone(),
            steps: self.steps.len() as u64,
        });
        writer.written
    }

    /// Reads a record from a file, with the faults of lines that were altered.
    ///
    /// # Errors
    /// It is no record of this game, or another Houston wrote it.
    pub fn read(file: &str) -> Result<(Self, Vec<RecordFault>), RecordFault> {
        let game = game_of(file)?;
        if game != G::ID {
            return Err(RecordFault::in_line(1, format!("the game is {game:?}")));
        }
        let lines: Vec<&str> = file.lines().collect();
        let altered = altered_lines(&lines);
        let (first, rest) = lines.split_first().ok_or_else(|| RecordFault::torn(0))?;
        let heading: HeadingLine<G::Options> = parse_line(first, 1)?;
        let seats = u8::try_from(heading.seats.len()).unwrap_or(u8::MAX);
        if !G::SEATS.contains(&seats) {
            return Err(RecordFault::in_line(
                1,
                "this game has no such number of players",
            ));
        }
        let misnamed = |line| RecordFault::in_line(line, "it names a player the wrong way");
        let sat = players(&heading.seats).ok_or_else(|| misnamed(1))?;
        let mut sat: Arc<[_]> = sat.into();
        let mut steps = Steps::none();
        let mut proofs = Vec::new();
        let mut first = EventNumber(0);
        let (last, step_lines) = rest.split_last().ok_or_else(|| RecordFault::torn(1))?;
        for (line, written) in (2..).zip(step_lines) {
            let mut step_line: StepLine<G::Event> = parse_line(written, line)?;
            if step_line.step + 1 != line {
                return Err(RecordFault::in_line(
                    line,
                    "the step before this one is missing",
                ));
            }
            if step_line.pledge.is_some() != heading.pledge.is_some() {
                return Err(RecordFault::in_line(line, "its fair-play code is missing"));
            }
            proofs.extend(step_line.pledge.take());
            let in_order = step_line
                .seat
                .is_none_or(|seat| seat.index() < usize::from(seats));
            if !in_order || step_line.back.iter().any(|back| *back >= step_line.step) {
                return Err(RecordFault::in_line(
                    line,
                    "it refers to something that does not exist",
                ));
            }
            if let Some(changed) = &step_line.seats {
                let changed = players(changed).filter(|it| it.len() == sat.len());
                sat = changed.ok_or_else(|| misnamed(line))?.into();
            }
            let step = step_line.step::<G>(heading.began, first, Arc::clone(&sat));
            let mut step = step.ok_or_else(|| {
                RecordFault::in_line(line, "the fields of this step do not belong together")
            })?;
            step.dice = steps.dice();
            first = EventNumber(first.0 + step.event_count());
            steps.push(step);
        }
        let line = lines.len() as u64;
        let ending: EndingLine =
            parse_line(last, line).map_err(|why| match split_checksum(last) {
                Some((bare, _)) if !bare.starts_with(STEP) => why,
                _ => RecordFault::torn(line),
            })?;
        if ending.steps != steps.len() as u64 {
            return Err(RecordFault::in_line(line, "its number of steps is wrong"));
        }
        let chronicle = Self {
            houston: heading.houston,
            began: heading.began,
            options: heading.options,
            seats,
            seed: heading.seed.into(),
            proof: heading.pledge.map(|origins| Proof {
                origins,
                steps: proofs,
            }),
            steps,
            winners: ending.won,
        };
        Ok((chronicle, altered))
    }
}

/// Writes lines, each with its checksum.
#[derive(Default)]
struct LineWriter {
    written: String,
    sum: u32,
}

impl LineWriter {
    /// Writes a line with its checksum.
    fn write_line(&mut self, line: &impl Serialize) {
        // What is written here is plain data, which JSON can hold.
        let line = serde_json::to_string(line).unwrap_or_default();
        self.sum = sum(self.sum, &line);
        // All but the brace that closes it.
        let open = line.strip_suffix('}').unwrap_or(&line);
        self.written
            .push_str(&format!("{open}{SUM}{:08x}\"}}\n", self.sum));
    }
}

/// The checksum over a line and all before it.
fn sum(before: u32, line: &str) -> u32 {
    let mut hasher = crc32fast::Hasher::new_with_initial(before);
    hasher.update(line.as_bytes());
    hasher.finalize()
}

/// Splits a line into what was written and its checksum; `None` where there is none.
fn split_checksum(line: &str) -> Option<(String, u32)> {
    let at = line.rfind(SUM)?;
    let (open, rest) = (&line[..at], &line[at + SUM.len()..]);
    let sum = rest.strip_suffix("\"}").filter(|sum| sum.len() == 8)?;
    Some((format!("{open}}}"), u32::from_str_radix(sum, 16).ok()?))
}

/// The faults of lines whose checksum is wrong. The lines after one are judged by themselves.
fn altered_lines(lines: &[&str]) -> Vec<RecordFault> {
    let mut before = 0;
    let mut altered = Vec::new();
    for (line, written) in (1..).zip(lines) {
        match split_checksum(written) {
            Some((bare, stated)) => {
                if sum(before, &bare) != stated {
                    altered.push(RecordFault::in_line(line, "altered"));
                }
                before = stated;
            }
            None => altered.push(RecordFault::in_line(line, "altered")),
        }
    }
    altered
}

/// Parses a line, which must stand there byte for byte as it would be written: a pledge is of
/// exactly these bytes.
fn parse_line<T: DeserializeOwned + Serialize>(written: &str, line: u64) -> Result<T, RecordFault> {
    let bare = without_checksum(written, line)?;
    let said: T = parse_json(&bare, line)?;
    match serde_json::to_string(&said) {
        Ok(again) if again == bare => Ok(said),
        _ => {
            let why = "extra fields, or fields in another order";
            Err(RecordFault::in_line(line, why))
        }
    }
}

/// A line without its checksum.
fn without_checksum(written: &str, line: u64) -> Result<String, RecordFault> {
    let split = split_checksum(written).map(|(bare, _)| bare);
    split.ok_or_else(|| RecordFault::in_line(line, "not a line of a record"))
}

/// Parses a line without its checksum.
fn parse_json<T: DeserializeOwned>(bare: &str, line: u64) -> Result<T, RecordFault> {
    serde_json::from_str(bare).map_err(|error| RecordFault::in_line(line, error))
}
