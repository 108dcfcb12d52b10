//! A person plays every game alone against a computer, and the bot is killed, or its disk loses
//! power, at each step of the computer's move, or just after. The bot stores nothing of a thought:
//! the same one comes again, and its outcome happens once. An undisturbed evening ends with the
//! same history, the same channels and the same DMs, to the byte.

use std::ops::Range;
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::power::Disk;
use crate::skipped::skipped;
use crate::support::bot::AWAY;
use crate::support::chance::Chance;
use crate::support::club::{AtTable, Club, people};
use crate::support::explore::{self, After, Explorer, Played};
use crate::support::{Evening, PATIENCE};

/// How far a computer's move has come.
#[derive(Clone, Copy, Debug)]
enum Step {
    /// Its moment has not come.
    Waits,
    /// Its moment has come.
    Begins,
    /// It is somewhere between thinking and being shown.
    IsUnderWay,
    /// It is on the disk.
    IsRecorded,
    /// Discord has heard of it.
    IsShown,
}

const STEPS: [Step; 5] = [
    Step::Waits,
    Step::Begins,
    Step::IsUnderWay,
    Step::IsRecorded,
    Step::IsShown,
];
/// A player who is alone has unlimited time unless they choose otherwise.
const OPTIONS: &str = "computer:Fair pace:By correspondence";
/// How long a player takes for an action: tapped input takes some time.
const ACT: Duration = Duration::from_secs(1);
/// After how many actions a player sees no way and lets their time run out, and how long that is.
const ACTS: usize = 6;
const TIME: Duration = Duration::from_secs(3 * 24 * 3_600 + 60);
/// How often they may do that until it is a computer's turn.
const TIMES: usize = 25;

/// What happened at a table, of which the computers' part follows.
enum Did {
    Act(usize, explore::Step),
    /// All players let their time run out, and the rules played for them.
    Slept,
    /// The player's game was over, and another one began.
    Again(usize),
    /// The computers there had their time, and all people went away.
    Left(usize),
    /// The bot ended and came back.
    Died,
}

impl Did {
    /// At whose table.
    fn game(&self) -> Option<usize> {
        match self {
            Self::Act(game, _) | Self::Again(game) | Self::Left(game) => Some(*game),
            Self::Slept | Self::Died => None,
        }
    }
}

#[test]
fn computer_games_are_unaffected_by_kills_before_a_move_is_recorded() {
    every_game_is_killed_in(0..3, "crash_computers_before");
}

#[test]
fn computer_games_are_unaffected_by_kills_once_a_move_is_recorded() {
    every_game_is_killed_in(3..STEPS.len(), "crash_computers_after");
}

/// Kills the bot at each of these steps in every game.
#[track_caller]
fn every_game_is_killed_in(steps: Range<usize>, evening: &str) {
    let evening = Evening::fated(evening, "en-US", &people());
    let every = |games: usize| steps.flat_map(move |step| (0..games).map(move |game| (game, step)));
    ends_as_in_calm(evening, every, Evening::bot_is_killed);
}

#[test]
fn computer_games_are_unaffected_by_power_cuts() {
    let evening = Evening::fated_without_bot("crash_computers_power", "en-US", &people());
    let Some(mut disk) = Disk::under(evening.data()) else {
        skipped("this needs mkfs.ext4 and the right to mount a loop device");
        return;
    };
    evening.bot_starts();
    // Each game once and each step once: a cut takes its time.
    let some = |games: usize| (0..games.max(STEPS.len())).map(move |nth| (nth % games, nth));
    ends_as_in_calm(evening, some, move |evening| {
        disk.is_cut(evening.bot_id(), || evening.bot_is_killed())
    });
}

/// Plays while the bot ends at these steps of these games, each time like this; then plays the same
/// in calm.
#[track_caller]
fn ends_as_in_calm<I: Iterator<Item = (usize, usize)>>(
    evening: Evening,
    when: impl FnOnce(usize) -> I,
    mut ends: impl FnMut(&Evening),
) {
    let began = Instant::now();
    let (storm, did) = {
        // They are gone before the calm one begins.
        let evening = evening;
        let club = Club::opens_with_computers(&evening, &[OPTIONS.to_owned()]);
        let mut storm = Storm::over(&club);
        for (game, step) in when(club.tables.len()) {
            storm.comes_to(game, STEPS[step % STEPS.len()], &mut ends);
        }
        let Storm { did, .. } = storm;
        (shows(&club), did)
    };
    let took = began.elapsed();
    let evening = Evening::fated("crash_computers_calm", "en-US", &people());
    let club = Club::opens_with_computers(&evening, &[OPTIONS.to_owned()]);
    repeats(&club, &did);
    let calm = shows(&club);
    let acts = did.iter().filter(|did| matches!(did, Did::Act(..)));
    let (acts, all) = (acts.count(), calm.len());
    println!("{took:.0?}, {acts} acts between the moves: {all} messages alike");
    let missing = |from: &[String], all: &[String]| -> Vec<String> {
        let mut rest = from.to_vec();
        all.iter().for_each(|message| {
            if let Some(at) = rest.iter().position(|it| it == message) {
                rest.remove(at);
            }
        });
        rest
    };
    assert!(
        storm == calm,
        "only in the storm: {:#?}\nonly in calm: {:#?}",
        missing(&storm, &calm),
        missing(&calm, &storm)
    );
}

/// An evening with computers in which the bot ends again and again.
struct Storm<'t, 'e> {
    evening: &'e Evening,
    club: &'t Club<'e>,
    explorer: Explorer,
    chance: Chance,
    tables: Vec<Played<'t, 'e>>,
    did: Vec<Did>,
}

impl<'t, 'e> Storm<'t, 'e> {
    fn over(club: &'t Club<'e>) -> Self {
        Self {
            evening: club.evening(),
            club,
            explorer: Explorer::begin(),
            chance: Chance::begin(),
            tables: club.tables.iter().map(Played::at).collect(),
            did: Vec::new(),
        }
    }

    /// The bot ends as soon as a move of this game's computer has come so far.
    #[track_caller]
    fn comes_to(&mut self, game: usize, step: Step, ends: &mut impl FnMut(&Evening)) {
        let hour = self.plays_until_it_waits(game);
        self.has_come_to(step, hour);
        ends(self.evening);
        self.evening.bot_starts();
        // No player uses the console that they had before the kill.
        self.tables.iter_mut().for_each(Played::pauses);
        self.did.push(Did::Died);
        let table = self.tables[game].table;
        println!("{} {step:?}", table.game);
        table.computers_play();
        // However long the kill took.
        self.club.people_go_away();
        self.did.push(Did::Left(game));
    }

    /// A move whose hour this is comes so far.
    #[track_caller]
    fn has_come_to(&mut self, step: Step, hour: u64) {
        let evening = self.evening;
        let journal = evening.data().join("journal.log");
        let length = || std::fs::metadata(&journal).unwrap().len();
        let (before, asked) = (length(), evening.rest("").len());
        if !matches!(step, Step::Waits) {
            evening.the_hour_comes(hour);
        }
        match step {
            Step::Waits | Step::Begins => {}
            // Not to wait for anything: this is the chance of the moment.
            Step::IsUnderWay => sleep(Duration::from_millis(self.chance.below(50))),
            Step::IsRecorded => {
                let deadline = Instant::now() + PATIENCE;
                while length() == before {
                    assert!(Instant::now() < deadline, "no move comes to the disk");
                    // A file does not notify when it grows.
                    sleep(Duration::from_micros(50));
                }
            }
            Step::IsShown => _ = evening.waits_for_rest("", asked + 1),
        }
    }

    /// The player acts until their computer has something to decide; returns the time of its move.
    #[track_caller]
    fn plays_until_it_waits(&mut self, game: usize) -> u64 {
        let table = self.tables[game].table;
        for nth in 1..TIMES * ACTS {
            if let Some(hour) = table.next_move() {
                return hour;
            }
            let did = self.decides(game, nth % ACTS == 0);
            self.did.push(did);
        }
        let (board, history) = (
            table.seats[0].board(),
            table.seats[0].plays("/table history"),
        );
        panic!(
            "no computer is waited for: {}\n{}",
            board.text(),
            history.text()
        );
    }

    #[track_caller]
    fn decides(&mut self, game: usize, tired: bool) -> Did {
        let played = &mut self.tables[game];
        if is_again(played.table) {
            return Did::Again(game);
        }
        let tried = match tired {
            true => None,
            false => {
                self.evening.discord_holds_its_breath();
                let tried = self.explorer.tries(played, &[0], After::News);
                goes_on(self.evening);
                tried
            }
        };
        match tried {
            Some(tried) => Did::Act(game, tried.step),
            None => {
                self.club.time_runs_out(TIME);
                Did::Slept
            }
        }
    }
}

/// Time goes on after an act, which took this long.
#[track_caller]
fn goes_on(evening: &Evening) {
    evening.discord_ages(ACT);
    evening.discord_breathes();
}

/// Whether a game was over, and its people play once more.
#[track_caller]
fn is_again(table: &AtTable<'_>) -> bool {
    let over = table.is_over();
    if over {
        table.seats[0].begins_against(&table.game, OPTIONS);
    }
    over
}

/// The same in calm.
#[track_caller]
fn repeats(club: &Club<'_>, did: &[Did]) {
    let evening = club.evening();
    let mut tables: Vec<_> = club.tables.iter().map(Played::at).collect();
    for did in did {
        // Everything that people did, they did while the computers there rested.
        if let Some(played) = did.game().and_then(|game| tables.get(game)) {
            played.table.computers_play();
        }
        match did {
            Did::Act(game, step) => {
                evening.discord_holds_its_breath();
                tables[*game].repeats(step);
                goes_on(evening);
            }
            Did::Slept => club.time_runs_out(TIME),
            Did::Again(game) => assert!(is_again(tables[*game].table)),
            Did::Left(_) => club.people_go_away(),
            Did::Died => {
                tables.iter_mut().for_each(Played::pauses);
                evening.discord_ages(AWAY);
            }
        }
    }
}

/// Everything that stands there in the end, and what happened at each table from its beginning.
#[track_caller]
fn shows(club: &Club<'_>) -> Vec<String> {
    club.computers_play();
    let history = |table: &AtTable<'_>| table.seats[0].plays("/table history").text().to_owned();
    let histories = club.tables.iter().map(history);
    let shown = club.shows().into_iter().map(|dm| roadless(&dm));
    histories.chain(shown).collect()
}

/// A DM without the way to the board: that stands in it if the board was there first, and both
/// are on their way when a table opens.
fn roadless(dm: &str) -> String {
    dm.replace(" · https://discord.com/channels/ID/ID/ID", "")
}
