//! How well computers play, against the goals: each row with how many games, a 95 % bound, and what
//! a decision costs. Seats are swapped on equal seeds.
//!
//! `cargo bench -p players --bench ladder -- interceptor 300` plays the rows of one game 300 times;
//! as a test each row is played a few times only, to see that it can be. `--from=1000` plays other
//! games than those that anything was tuned on; `--row=against fair` plays only the rows that are
//! called so, `--marks` only marks decisions, and `--worlds` marks those of games in which what a
//! seat cannot know is otherwise as well. With `--judged` it fails where a goal is not proved:
//! where a 95 % bound lies on its wrong side. `--nightly` plays nothing, and prints as JSON which
//! games there are and how many of each prove their goals.

#![expect(clippy::print_stdout, reason = "a bench prints")]
#![expect(clippy::disallowed_types, reason = "a bench measures time")]

mod row;
#[path = "../tests/table/mod.rs"]
mod table;

use std::ops::Range;
use std::time::{Duration, Instant};

use games::contact::{self, Contact};
use games::interceptor::Interceptor;
use games::laws::Rehearsed;
use games::planetaire::{self, Planetaire};
use games::space_connection::{self, SpaceConnection};
use games::terre_lune::TerreLune;
use games::{Cause, Dice, Game, Grade, Knowledge, Mark, Seat, offered};
use players::{Level, Mind, Played, advise, look_back};
use row::{Goal, Ladder, Row, beginner, plain};
use table::{MarkedPlayer, Table, dice, graded};

/// Plays the rows of a game, once with each of these numbers.
type Rows = fn(&mut Ladder, &Range<u64>);

/// Games with rows of their own, and how many games of each prove their goals.
const OWN: [(&str, u64, Rows); 5] = [
    ("planetaire", 1_200, planetaire_rows),
    ("space_connection", 600, space_connection_rows),
    ("interceptor", 1_000, interceptor_rows),
    ("terre_lune", 3_000, terre_lune_rows),
    ("contact", 1_000, contact_rows),
];

/// What is played of a game, and how often; of one without rows of its own, its levels.
fn ladder_of<G: Played>(name: &'static str) -> (&'static str, u64, Rows) {
    let own = OWN.into_iter().find(|(own, ..)| *own == name);
    own.unwrap_or((name, 1_000, levels::<G>))
}

fn has_computer(name: &str) -> bool {
    macro_rules! computers {
        ($($name:ident: $game:ty,)+) => { [$((stringify!($name), <$game as Game>::COMPUTER)),+] };
    }
    games::each_game!(computers).contains(&(name, true))
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let whole = args.iter().any(|arg| arg == "--bench");
    let count = args.iter().find_map(|arg| arg.parse().ok());
    let games = count.unwrap_or(if whole { 100 } else { 1 });
    let from = args
        .iter()
        .find_map(|arg| arg.strip_prefix("--from=")?.parse().ok());
    let from: u64 = from.unwrap_or(0);
    let judged = args.iter().any(|arg| arg == "--judged");
    let mut words = args.iter().filter(|arg| !arg.starts_with("--"));
    let named = words.find(|arg| arg.parse::<u64>().is_err());
    let wanted = |name: &str| named.is_none_or(|named| name.contains(named.as_str()));
    macro_rules! ladders {
        ($($name:ident: $game:ty,)+) => { [$(ladder_of::<$game>(stringify!($name))),+] };
    }
    let mut all = games::each_game!(ladders).to_vec();
    all.retain(|(name, ..)| has_computer(name));
    if args.iter().any(|arg| arg == "--nightly") {
        let row = |(name, games, _): &(&str, u64, Rows)| {
            format!(r#"{{"game":"{name}","games":{games}}}"#)
        };
        let rows: Vec<String> = all.iter().map(row).collect();
        println!("[{}]", rows.join(","));
        return;
    }
    if args.iter().any(|arg| arg == "--worlds") {
        macro_rules! worlds {
            ($($name:ident: $game:ty,)+) => {$(
                if wanted(stringify!($name)) && <$game as Game>::COMPUTER {
                    worlds::<$game>(stringify!($name), from..from + games);
                }
            )+};
        }
        games::each_game!(worlds);
        return;
    }
    let row = args.iter().find_map(|arg| arg.strip_prefix("--row="));
    let mut ladder = Ladder::of(row);
    let only_marks = args.iter().any(|arg| arg == "--marks");
    let ladders = all.iter().filter(|(name, ..)| wanted(name) && !only_marks);
    for (_, _, play) in ladders {
        play(&mut ladder, &(from..from + games));
    }
    if row.is_none() && !only_marks {
        println!("what people are told, of a game of fair players:");
    }
    macro_rules! advice_costs {
        ($($name:ident: $game:ty,)+) => {$(
            if row.is_none() && !only_marks && wanted(stringify!($name)) && <$game as Game>::COMPUTER {
                advice_costs::<$game>(stringify!($name), games.min(20));
            }
        )+};
    }
    games::each_game!(advice_costs);
    if row.is_none() {
        println!("marks of whole games, of 100:");
    }
    macro_rules! marks {
        ($($name:ident: $game:ty,)+) => {$(
            if row.is_none() && wanted(stringify!($name)) && <$game as Game>::COMPUTER {
                marks::<$game>(stringify!($name), games);
            }
        )+};
    }
    games::each_game!(marks);
    if judged {
        ladder.is_judged();
    }
}

/// What advice costs, and looking back at all that one seat did in a game.
fn advice_costs<G: Played>(name: &str, games: u64) {
    let (mut advice, mut back) = (Vec::new(), Vec::new());
    for number in 0..games {
        let mut table = Table::<G>::start(&G::Options::default(), *G::SEATS.start(), number);
        let (mut looked, mut decisions) = (Duration::ZERO, 0);
        while let (Some((seat, seen)), 0..500) = (table.next(), decisions) {
            let Some(thought) = table.thought(seat, Level::Fair) else {
                break;
            };
            let did = thought.action;
            if seat.index() == 0 {
                let began = Instant::now();
                let mind = || Mind::new::<G>(Level::Strong, dice(number));
                drop(advise(&seen, &mut mind()));
                advice.push(began.elapsed());
                let began = Instant::now();
                drop(look_back(&seen, &did, &mut mind()));
                looked += began.elapsed();
                decisions += 1;
            }
            if table.cause(Cause::Act(seat, did)).is_err() {
                break;
            }
        }
        back.push(looked);
    }
    advice.sort();
    back.sort();
    let ms = |all: &[Duration], part: usize| {
        let at = (all.len() * part / 100).min(all.len().saturating_sub(1));
        all.get(at).copied().unwrap_or_default().as_secs_f64() * 1_000.0
    };
    println!(
        "{name:18} advice n={:<5} ms median {:.1} p99 {:.1} (goal 100)   looking back n={:<3} ms median {:.0} most {:.0} (goal 3000)",
        advice.len(),
        ms(&advice, 50),
        ms(&advice, 99),
        back.len(),
        ms(&back, 50),
        ms(&back, 100),
    );
}

/// Average marks of players of each kind, and what all marks of a player's game cost.
fn marks<G: Played>(name: &str, games: u64) {
    let levels = Level::ALL.into_iter().rev().map(MarkedPlayer::At);
    for player in levels.chain([MarkedPlayer::Random]) {
        let (mut all, mut number, mut decisions) = (Grade::default(), Vec::new(), 0);
        let mut looked = Duration::ZERO;
        for nth in 0..games {
            let seats = *G::SEATS.start();
            let grade = graded::<G>((seats, nth), player, u32::MAX, |seen, did, mind| {
                let begun = Instant::now();
                let judged = look_back(seen, did, mind);
                looked += begun.elapsed();
                judged
            });
            decisions += grade.decisions();
            if let Some(points) = grade.number() {
                all.add(Mark::Good, points);
                number.push(points);
            }
        }
        number.sort_unstable();
        let spread = number.first().zip(number.last());
        println!(
            "{name:18} {player:?}: {:?} (from, to: {spread:?}), {decisions} decisions in {games} games, {:.0} ms a game",
            all.number(),
            looked.as_secs_f64() * 1_000.0 / games.max(1) as f64,
        );
    }
}

/// Marks every decision of these games in two worlds, where the marks must be the same.
fn worlds<G: Played + Rehearsed>(name: &str, games: Range<u64>) {
    let (begun, mut all) = (Instant::now(), table::worlds::Worlds::default());
    for number in games.clone() {
        let worlds = table::worlds::marks_are_blind::<G>(number, u64::MAX);
        all.secrets += worlds.secrets;
        all.marks += worlds.marks;
    }
    println!(
        "{name:18} games {}: {} decisions with the same marks, {} secrets otherwise, {:.0} s",
        games.end - games.start,
        all.marks,
        all.secrets,
        begun.elapsed().as_secs_f64()
    );
}

/// Who sits in a seat.
enum Who<G: Game> {
    At(Level),
    /// A player of the ladder's own.
    Plain(fn(&Knowledge<G>, &mut Dice) -> Option<G::Action>),
    Silent,
    Random,
}

impl<G: Game> Clone for Who<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Who<G> {}

use Who::{At, Plain, Random, Silent};

/// Plays one game to its end; the first of `who` is the one whose thoughts are measured.
fn play<G: Played>(table: &mut Table<G>, who: &[Who<G>], row: &mut Row) {
    let mut chance = dice(99);
    let seats = (0..who.len()).map(|seat| Seat::new(seat as u8));
    let computers: Vec<Seat> = seats
        .filter(|seat| matches!(who[seat.index()], At(_) | Plain(_)))
        .collect();
    while let Some((seat, seen)) = table.next_where(&computers) {
        let cause = match who[seat.index()] {
            At(level) => {
                let begun = Instant::now();
                let thought = table.thought(seat, level);
                if seat.index() == 0 {
                    row.spent.push(begun.elapsed());
                }
                let action = thought.map(|thought| thought.action);
                action.map_or(Cause::TimedOut(seat), |action| Cause::Act(seat, action))
            }
            Plain(acts) => {
                let action = acts(&seen, &mut chance);
                action.map_or(Cause::TimedOut(seat), |action| Cause::Act(seat, action))
            }
            Silent => Cause::TimedOut(seat),
            Random => {
                let mut actions = offered::<G>(seen.view(), seat);
                let drawn = chance.below(actions.len() as u32) as usize;
                Cause::Act(seat, actions.swap_remove(drawn))
            }
        };
        assert!(table.cause(cause).is_ok(), "{}: it is refused", G::ID);
    }
    row.burnt += table.burnt;
    row.thoughts += table.thoughts;
}

/// Two against each other, each in both seats; the score is the first one's.
fn against<G: Played>(
    ladder: &mut Ladder,
    name: &str,
    goal: Goal,
    options: &G::Options,
    who: [Who<G>; 2],
    games: &Range<u64>,
) {
    if !ladder.wants(name) {
        return;
    }
    let mut row = Row::default();
    // A single game is to see that it can be played, no more.
    let sides = (games.end - games.start).min(2) as usize;
    for number in games.clone() {
        for swapped in [false, true].into_iter().take(sides) {
            let mut table = Table::<G>::start(options, 2, number);
            let (who, seat) = if swapped {
                ([who[1], who[0]], Seat::new(1))
            } else {
                (who, Seat::new(0))
            };
            play(&mut table, &who, &mut row);
            let winners = table.winners().unwrap_or_default();
            row.drawn += u32::from(winners.len() != 1);
            row.scores.push(match winners.len() {
                1 => f64::from(u8::from(winners[0] == seat)),
                _ => 0.5,
            });
        }
    }
    ladder.tells(name, goal, row);
}

/// Goals of a level against the one below, of the lowest against a documented beginner, and of how
/// often a beginner guesses right.
const FAIR: Goal = Goal::Least(0.75);
const STRONG: Goal = Goal::Least(0.65);
const EASY: Goal = Goal::Most(0.50);
const HALF: Goal = Goal::Within(0.40, 0.60);

/// What each level is worth against the one below.
fn levels<G: Played>(ladder: &mut Ladder, games: &Range<u64>) {
    let options = G::Options::default();
    let pairs = [
        (
            "fair against easy",
            FAIR,
            [At(Level::Fair), At(Level::Easy)],
        ),
        (
            "strong against fair",
            STRONG,
            [At(Level::Strong), At(Level::Fair)],
        ),
    ];
    for (name, goal, who) in pairs {
        let name = format!("{}: {name}", G::ID);
        against::<G>(ladder, &name, goal, &options, who, games);
    }
}

/// Rows of the levels, with what the lowest is worth against this documented beginner.
fn levels_from<G: Played>(
    ladder: &mut Ladder,
    games: &Range<u64>,
    beginner: fn(&Knowledge<G>, &mut Dice) -> Option<G::Action>,
) {
    let name = format!("{}: easy against a beginner", G::ID);
    let who = [At(Level::Easy), Plain(beginner)];
    against::<G>(ladder, &name, EASY, &G::Options::default(), who, games);
    levels::<G>(ladder, games);
}

/// Rows of what a documented beginner, an easy and a fair computer reach alone.
fn alone<G: Played>(
    ladder: &mut Ladder,
    games: &Range<u64>,
    what: &str,
    beginner: fn(&Knowledge<G>, &mut Dice) -> Option<G::Action>,
    reached: fn(&G::View) -> f64,
) {
    let who = [
        ("a beginner", Plain(beginner)),
        ("easy", At(Level::Easy)),
        ("fair", At(Level::Fair)),
    ];
    for (name, who) in who {
        let name = format!("{}: {name} alone, {what}", G::ID);
        if !ladder.wants(&name) {
            continue;
        }
        let mut row = Row::default();
        for number in games.clone() {
            let mut table = Table::<G>::start(&G::Options::default(), 1, number);
            play(&mut table, &[who], &mut row);
            let seen = table.known(Seat::new(0));
            row.scores.extend(seen.map(|seen| reached(seen.view())));
        }
        ladder.tells(&name, Goal::None, row);
    }
}

fn planetaire_rows(ladder: &mut Ladder, games: &Range<u64>) {
    let four = planetaire::Options::default();
    let five = planetaire::Options {
        satellites: planetaire::Satellites::Five,
        ..four
    };
    for (name, goal, options) in [
        ("planetaire: four satellites, score", Goal::Most(10.2), four),
        ("planetaire: five satellites, score", Goal::Most(12.5), five),
    ] {
        if !ladder.wants(name) {
            continue;
        }
        let mut row = Row::default();
        for number in games.start..2 * games.end - games.start {
            let mut table = Table::<Planetaire>::start(&options, 1, number);
            play(&mut table, &[At(Level::Strong)], &mut row);
            let seen = table.known(Seat::new(0));
            let score = seen.map_or(0, |seen| seen.view().totals[0]);
            row.scores.push(f64::from(score));
        }
        ladder.tells(name, goal, row);
    }
    let points = |view: &planetaire::View| f64::from(view.totals[0]);
    let wrong = |view: &planetaire::View| {
        let reveal = view
            .uncovered
            .first()
            .and_then(|board| board.reveal.as_ref());
        let found = reveal.is_some_and(|it| it.score.misplaced + it.score.withheld == 0);
        f64::from(u8::from(!found))
    };
    let beginner = beginner::planetaire;
    alone::<Planetaire>(ladder, games, "points", beginner, points);
    alone::<Planetaire>(ladder, games, "a satellite not found", beginner, wrong);
    levels_from::<Planetaire>(ladder, games, beginner);
}

fn space_connection_rows(ladder: &mut Ladder, games: &Range<u64>) {
    let name = "space_connection: turns to nine systems";
    if ladder.wants(name) {
        turns_to_nine_systems(ladder, name, games);
    }
    let launches = |view: &space_connection::View| f64::from(view.boards[0].chart.launches);
    let beginner = beginner::space_connection;
    alone::<SpaceConnection>(ladder, games, "launches", beginner, launches);
    levels_from::<SpaceConnection>(ladder, games, beginner);
}

fn turns_to_nine_systems(ladder: &mut Ladder, name: &str, games: &Range<u64>) {
    let mut row = Row::default();
    for number in games.clone() {
        let mut table = Table::<SpaceConnection>::start(&Default::default(), 1, number);
        play(&mut table, &[At(Level::Strong)], &mut row);
        let seen = table.known(Seat::new(0));
        let launches = seen.map_or(0, |seen| seen.view().boards[0].chart.launches);
        row.scores.push(f64::from(launches));
    }
    ladder.tells(name, Goal::Most(15.0), row);
}

fn interceptor_rows(ladder: &mut Ladder, games: &Range<u64>) {
    let strong = At(Level::Strong);
    let rows = [
        ("silence", Goal::Least(0.98), Silent),
        ("random", Goal::Least(0.98), Random),
        ("a greedy pilot", Goal::Least(0.80), Plain(plain::greedy)),
        (
            "a best reply to anything",
            Goal::Least(0.66),
            Plain(plain::replies),
        ),
        ("regret matching", Goal::Least(0.50), Plain(plain::regrets)),
        ("strong: drawn", Goal::Drawn(0.40), strong),
    ];
    for (name, goal, other) in rows {
        let name = format!("interceptor: strong against {name}");
        let who = [strong, other];
        against::<Interceptor>(ladder, &name, goal, &Default::default(), who, games);
    }
    levels_from::<Interceptor>(ladder, games, plain::greedy);
}

fn terre_lune_rows(ladder: &mut Ladder, games: &Range<u64>) {
    let rows = [
        (
            "strong against silence",
            Goal::Least(0.74),
            [At(Level::Strong), Silent],
        ),
        (
            "easy against silence",
            Goal::None,
            [At(Level::Easy), Silent],
        ),
    ];
    for (name, goal, who) in rows {
        let name = format!("terre_lune: {name}");
        against::<TerreLune>(ladder, &name, goal, &Default::default(), who, games);
    }
    levels_from::<TerreLune>(ladder, games, beginner::terre_lune);
}

fn contact_rows(ladder: &mut Ladder, games: &Range<u64>) {
    use contact::{Difficulty as Mission, Practice};
    let rows = [
        (Mission::Two, Practice::Offered, Goal::Least(0.98)),
        (Mission::Six, Practice::Offered, Goal::Least(0.85)),
        // A crew whose first source lets the mission begin before anyone has flown.
        (Mission::Six, Practice::Skipped, Goal::None),
        (Mission::Pro, Practice::Offered, Goal::Least(0.45)),
    ];
    right_guesses(ladder, games);
    for (level, practice, goal) in rows {
        let unpractised = match practice {
            Practice::Offered => "",
            Practice::Skipped => " without practice",
        };
        let name = format!("contact: two strong{unpractised}, level {level:?}, won");
        if !ladder.wants(&name) {
            continue;
        }
        let options = contact::Options {
            level,
            practice,
            ..Default::default()
        };
        let (mut row, mut first) = (Row::default(), Row::default());
        for number in games.clone() {
            let mut table = Table::<Contact>::start(&options, 2, number);
            play(&mut table, &[At(Level::Strong); 2], &mut row);
            let won = table.winners().is_some_and(|winners| !winners.is_empty());
            row.scores.push(f64::from(u8::from(won)));
            first.scores.extend(right(&table));
        }
        ladder.tells(&name, goal, row);
        let name = format!("contact: the same, right first time, {level:?}");
        ladder.tells(&name, Goal::None, first);
    }
}

/// Rows of the guesses that are right at once where two of a kind play.
fn right_guesses(ladder: &mut Ladder, games: &Range<u64>) {
    let crews = [
        ("beginners", Goal::None, Plain(beginner::contact)),
        ("easy ones", HALF, At(Level::Easy)),
        ("fair ones", FAIR, At(Level::Fair)),
        ("strong ones", Goal::None, At(Level::Strong)),
    ];
    for (name, goal, who) in crews {
        let name = format!("contact: two {name}, right first time");
        if !ladder.wants(&name) {
            continue;
        }
        let mut row = Row::default();
        for number in games.clone() {
            let mut table = Table::<Contact>::start(&Default::default(), 2, number);
            play(&mut table, &[who; 2], &mut row);
            row.scores.extend(right(&table));
        }
        ladder.tells(&name, goal, row);
    }
}

/// Rounds of a mission: 1 where the first guess was right, else 0.
fn right(table: &Table<Contact>) -> Vec<f64> {
    let seen = table.known(Seat::new(0));
    let past = seen.map_or(Vec::new(), |seen| seen.view().past.clone());
    let right = past.iter().map(|past| past.wrong.is_empty());
    right.map(|right| f64::from(u8::from(right))).collect()
}
