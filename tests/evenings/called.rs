//! Every game is played to its end by people who look nowhere unless a mention or a DM reaches
//! them. Games that the test knows are played with that knowledge; in the others people find out
//! what their consoles offer.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::calls::{MINUTE, calls};
use crate::contact::{select, transmits};
use crate::support::club::{AtTable, Club};
use crate::support::explore::{After, Explorer, Played};
use crate::support::{Evening, Person};
use crate::terre_lune_crew::Cosmonaut;

/// All speak the language of those who know a game.
const PEOPLE: &[(&str, &str)] = &[("Ada", "en-US"), ("Bob", "en-US")];
/// The flag of a message that makes no sound.
const SILENT: u64 = 1 << 12;
/// After this many calls a game must be over.
const MOST: usize = 500;

#[test]
fn every_game_ends_when_players_come_only_on_calls() {
    let evening = Evening::fated("called", "en-US", PEOPLE);
    let club = Club::opens(&evening);
    for table in &club.tables {
        let mut way = Way::to_play(&evening, table);
        let count = is_played_when_called(&evening, &mut way, table);
        eprintln!("{}: {count:?}", table.game);
        // Both may be called for what one of them then decides for everyone to see.
        let most = 2 * count.decisions;
        assert!(count.mentions <= most, "{}: {count:?}", table.game);
        let history = table.seats[0].plays("/table history");
        assert!(!history.text().contains("Time’s up"), "{}", history.text());
    }
}

/// How two people play a game.
enum Way<'t, 'e> {
    /// By what consoles offer.
    Explored(Box<Explorer>, Played<'t, 'e>),
    /// To the Moon and home.
    Raced(Vec<Cosmonaut<'e>>),
    /// By a hand's rhythm; what the last one meant.
    Tapped(Option<String>),
}

impl<'t, 'e> Way<'t, 'e> {
    fn to_play(evening: &'e Evening, table: &'t AtTable<'e>) -> Self {
        match table.game.as_str() {
            "lune" => {
                let crew = table.seats.iter().map(|person| {
                    let mut cosmonaut = Cosmonaut::new(evening, &person.name, "en-US");
                    cosmonaut.person = person.clone();
                    cosmonaut
                });
                Self::Raced(crew.collect())
            }
            "contact" => Self::Tapped(None),
            _ => Self::Explored(Box::new(Explorer::begin()), Played::at(table)),
        }
    }

    /// A player who knows the game decides before the next one looks.
    fn asks<'c>(&self, called: &'c [usize]) -> &'c [usize] {
        match self {
            Self::Explored(..) => called,
            Self::Raced(_) | Self::Tapped(_) => &called[..1],
        }
    }

    /// One of those who were called does something.
    #[track_caller]
    fn decides(&mut self, table: &AtTable<'e>, called: &[usize]) -> Came {
        match self {
            Self::Explored(explorer, played) => {
                let tries = |&seat: &usize| explorer.tries(played, &[seat], After::News);
                match called.iter().find_map(tries) {
                    Some(tried) if tried.shows => {
                        // The next player has no open console.
                        played.pauses();
                        Came::ToLight(tried.step.seat)
                    }
                    Some(_) => Came::Unseen,
                    None => Came::TooLate,
                }
            }
            Self::Raced(crew) => came(table, called[0], |seat| {
                crew[seat].decides();
            }),
            Self::Tapped(meant) => came(table, called[0], |seat| {
                taps_or_guesses(&table.seats[seat], meant);
            }),
        }
    }
}

/// How an act came out.
enum Came {
    /// Everybody sees what this seat decided.
    ToLight(usize),
    /// No other player sees anything of it.
    Unseen,
    /// There was nothing to decide for the player who looked.
    TooLate,
}

/// Whether what a player does shows on the board.
#[track_caller]
fn came(table: &AtTable<'_>, seat: usize, does: impl FnOnce(usize)) -> Came {
    let before = table.shows();
    does(seat);
    table.seats[0].evening.everything_stands();
    if table.shows() == before {
        Came::TooLate
    } else {
        Came::ToLight(seat)
    }
}

/// Does what the mission asks of the player: to begin it, to transmit or to guess.
#[track_caller]
fn taps_or_guesses(person: &Person<'_>, meant: &mut Option<String>) {
    let console = person.plays("/console").privately();
    let guesses = select(&console, "The signal comes from…").is_some();
    if console.text().contains("Your secret target") {
        *meant = Some(transmits(person));
    } else if let Some(planet) = meant.take().filter(|_| guesses) {
        person
            .plays(&format!("/contact guess planet:{planet}"))
            .sees("correct");
    } else if console.buttons().contains(&"Start mission".to_owned()) {
        console.presses("Start mission");
    }
}

/// What a game by called people came to.
#[derive(Debug, Default)]
struct Count {
    calls: usize,
    decisions: usize,
    mentions: usize,
    dms: usize,
}

/// Two people look nowhere unless they are called, until the game ends.
#[track_caller]
fn is_played_when_called<'e>(
    evening: &'e Evening,
    way: &mut Way<'_, 'e>,
    table: &AtTable<'e>,
) -> Count {
    let mut called = Called::default();
    let mut count = Count::default();
    evening.everything_stands();
    let pings = evening.pings().len();
    called.looks(table);
    let before = called.dms();
    while !table.is_over() {
        count.calls += 1;
        assert!(count.calls < MOST, "{}: {count:?}", table.game);
        called.looks(table);
        if called.seats().is_empty() {
            // Who acted a moment ago and is waited for still is thought to be there.
            evening.discord_ages(MINUTE * 11);
            evening.until("bob", &format!("whom {} waits for", table.game), || {
                called.looks(table);
                (!called.seats().is_empty()).then_some(())
            });
            // The other one may be called a moment later, and not for what is decided below.
            evening.everything_stands();
        }
        let mut seats = called.seats();
        if count.calls.is_multiple_of(2) {
            seats.reverse();
        }
        let rung = evening.pings().len();
        let asked = way.asks(&seats);
        let came = way.decides(table, asked);
        evening.everything_stands();
        match came {
            Came::Unseen => continue,
            Came::TooLate => {
                called.answers(asked);
                continue;
            }
            Came::ToLight(seat) => called.answers(&[seat]),
        }
        count.decisions += 1;
        let rung = evening.pings().split_off(rung);
        assert!(rung.len() <= 2, "{}: {rung:?}", table.game);
    }
    called.looks(table);
    count.mentions = evening.pings().len() - pings;
    count.dms = called.dms().saturating_sub(before);
    count
}

/// What reached the two people of a table who look nowhere else.
#[derive(Default)]
struct Called([Heard; 2]);

#[derive(Default)]
struct Heard {
    /// The DMs that reached the player with a sound, and that they have read.
    dms: BTreeSet<String>,
    /// Whether they were called and have not acted since.
    is_called: bool,
}

impl Called {
    /// They read what calls them.
    #[track_caller]
    fn looks(&mut self, table: &AtTable<'_>) {
        let calls = calls(&table.seats[0]);
        for (heard, person) in self.0.iter_mut().zip(&table.seats) {
            let dm = person.goes_to("dm");
            let dms = if dm.has_a_dm() {
                dm.messages()
            } else {
                Vec::new()
            };
            let silent = |it: &Value| it["flags"].as_u64().unwrap_or(0) & SILENT != 0;
            for dm in dms.iter().filter(|it| !silent(it)) {
                let id = dm["id"].as_str().unwrap().to_owned();
                heard.is_called |= heard.dms.insert(id);
            }
            let id = format!("<@{}>", person.id());
            heard.is_called |= calls.iter().any(|it| it.text().contains(&id));
        }
    }

    /// They have answered what called them so far.
    fn answers(&mut self, seats: &[usize]) {
        for &seat in seats {
            self.0[seat].is_called = false;
        }
    }

    fn seats(&self) -> Vec<usize> {
        let seats = self.0.iter().enumerate();
        seats
            .filter(|(_, heard)| heard.is_called)
            .map(|(seat, _)| seat)
            .collect()
    }

    fn dms(&self) -> usize {
        self.0.iter().map(|heard| heard.dms.len()).sum()
    }
}
