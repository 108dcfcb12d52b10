//! Discord is away in the middle of every game: its REST, its gateway, or both, for half a minute,
//! for ten, and for three hours. Once it is back, everything stands as after an evening without
//! outage, once, and no player has to do anything for it.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::support::club::{AtTable, Club, people};
use crate::support::explore::{After, Explorer, Played, Step};
use crate::support::{Evening, PATIENCE};

/// How long Discord is away, as people would say it.
const OUTAGES: [(&str, Duration); 3] = [
    ("30 s", Duration::from_secs(30)),
    ("10 min", Duration::from_secs(600)),
    ("3 h", Duration::from_secs(3 * 3_600)),
];
/// In how many steps that time passes; what is pending is retried meanwhile.
const STEPS: u32 = 6;
/// How long it may take from health until everything stands.
const SOON: Duration = Duration::from_secs(5);
/// For how long a session lives whose bot is away, at most.
const LIVES: Duration = Duration::from_secs(5 * 60);
/// How long Discord asks a client that resumes a dead session to wait, at most, before it begins
/// another.
const NEW_SESSION_WAIT: Duration = Duration::from_secs(5);
/// How many acts are tried until one shows on the board.
const TRIES: usize = 24;

/// What is away.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Of {
    Rest,
    Gateway,
    Both,
}

impl Of {
    const fn word(self) -> &'static str {
        match self {
            Self::Rest => "rest",
            Self::Gateway => "gateway",
            Self::Both => "both",
        }
    }
}

/// What is done at a table around one outage: the last act while Discord is away, the others before
/// it.
#[derive(Default)]
struct Scene {
    before: Vec<Step>,
    last: Option<Step>,
}

/// Plays until something shows on the board, in calm weather.
#[track_caller]
fn scene(explorer: &mut Explorer, played: &mut Played<'_, '_>) -> Scene {
    let mut scene = Scene::default();
    for _ in 0..TRIES {
        let Some(tried) = explorer.tries(played, &[0, 1], After::News) else {
            break;
        };
        // A form takes two acts: only a single push will do.
        if tried.shows && !tried.form {
            scene.last = Some(tried.step);
            break;
        }
        scene.before.push(tried.step);
    }
    played.pauses();
    scene
}

/// What stands, in any order: after an outage of hours the bot finds a board that Discord no longer
/// lets it edit freely, and posts it again, below a call that stood there before.
fn in_any_order(mut messages: Vec<String>) -> Vec<String> {
    messages.sort_unstable();
    messages
}

/// What should stand, table by table, and in the DMs.
struct Calm {
    boards: Vec<Vec<String>>,
    dms: Vec<String>,
}

impl Calm {
    #[track_caller]
    fn of(evening: &Evening, club: &Club<'_>) -> Self {
        evening.everything_stands();
        Self {
            boards: club
                .tables
                .iter()
                .map(AtTable::shows)
                .map(in_any_order)
                .collect(),
            dms: club.dms(),
        }
    }
}

/// How long after this moment everything stands as in calm weather: each table, and the DMs.
#[track_caller]
fn stands(club: &Club<'_>, expected: &Calm, since: Instant) -> (Vec<Duration>, Duration) {
    let evening = club.tables[0].seats[0].evening;
    let mut took: Vec<Option<Duration>> = vec![None; club.tables.len()];
    let mut dms = None;
    let mut cursor = evening.get("/people/status")["cursor"].as_u64().unwrap();
    loop {
        let all = took.iter_mut().zip(&club.tables).zip(&expected.boards);
        for ((took, table), calm) in all.filter(|((took, _), _)| took.is_none()) {
            let stands = table.seats[0].standing_if_still().map(in_any_order);
            *took = (stands.as_ref() == Some(calm)).then(|| since.elapsed());
        }
        if dms.is_none() && club.dms() == expected.dms {
            dms = Some(since.elapsed());
        }
        let all: Option<Vec<Duration>> = took.iter().copied().collect();
        if let (Some(all), Some(dms)) = (all, dms) {
            return (all, dms);
        }
        if since.elapsed() > PATIENCE {
            differs(club, expected);
        }
        let path = format!("/people/ada/events?after={cursor}&wait_ms=100");
        cursor = evening.get(&path)["cursor"].as_u64().unwrap();
    }
}

/// Fails by what is not as it should be.
#[track_caller]
fn differs(club: &Club<'_>, expected: &Calm) {
    let log = club.tables[0].seats[0].evening.log();
    for (table, calm) in club.tables.iter().zip(&expected.boards) {
        let shown = in_any_order(table.shows());
        assert!(
            shown == *calm,
            "{}\nis: {shown:#?}\ncalm: {calm:#?}\n{log}",
            table.game
        );
    }
    assert_eq!(club.dms(), expected.dms, "{log}");
    panic!("it came, but too late\n{log}");
}

fn is_away(evening: &Evening, of: &str, how: &str, on: bool) {
    evening.fault(json!({"fault": "outage", "of": of, "how": how, "on": on}));
}

/// What came of one outage.
struct Row {
    long: &'static str,
    boards: Vec<Duration>,
    dms: Duration,
    answers: Duration,
    /// Whether the bot had to begin another session.
    over: bool,
    /// What was done meanwhile, by game.
    news: Vec<Option<String>>,
}

#[track_caller]
fn in_the_middle_of_every_game(of: Of) {
    let name = format!("outage_{}", of.word());
    let calm_evening = Evening::fated(&format!("{name}_calm"), "en-US", &people());
    let evening = Evening::fated(&name, "en-US", &people());
    for (status, code) in [(503, 0), (404, 10_008), (404, 10_062), (400, 40_060)] {
        evening.tolerates(status, code);
    }
    let (twin, club) = (Club::opens(&calm_evening), Club::opens(&evening));
    let mut explorer = Explorer::begin();
    let mut calm_tables: Vec<_> = twin.tables.iter().map(Played::at).collect();
    let mut tables: Vec<_> = club.tables.iter().map(Played::at).collect();
    let mut rows = Vec::new();
    for (long, span) in OUTAGES {
        let scenes = calm_tables.iter_mut();
        let scenes: Vec<_> = scenes.map(|table| scene(&mut explorer, table)).collect();
        // Who is awaited so long is called, in calm weather too.
        for _ in 0..STEPS {
            calm_evening.everything_stands();
            calm_evening.discord_ages(span / STEPS);
        }
        let expected = Calm::of(&calm_evening, &twin);
        let mut ready = Vec::new();
        for (table, scene) in tables.iter_mut().zip(&scenes) {
            // Consoles are made true again before they are used, as in calm weather.
            for step in &scene.before {
                evening.everything_stands();
                table.repeats(step);
            }
            evening.everything_stands();
            if let Some(step) = &scene.last {
                ready.push((table.is_about_to(step), table.table, step));
            }
            table.pauses();
        }
        // A user who acts while the gateway is away is told by their client that it failed, so the
        // last action comes just before.
        is_away(&evening, "rest", "error", of != Of::Gateway);
        let waiting = ready.len();
        for (console, table, step) in ready {
            let person = &table.seats[step.seat];
            let outcome = person.improvises(&console, &step.act, "none");
            let interaction = outcome["interaction"].as_str().unwrap();
            evening.waits_for_rest(&format!("path=/interactions/{interaction}/"), 1);
        }
        is_away(&evening, of.word(), "refuse", true);
        let lost = Instant::now();
        for _ in 1..STEPS {
            evening.discord_ages(span / STEPS);
        }
        if of != Of::Gateway {
            // Everything that is pending has just been tried and failed when Discord is back.
            let known = evening.rest("status=503").len();
            is_away(&evening, "rest", "error", true);
            evening.discord_ages(span / STEPS);
            evening.waits_for_rest("status=503", known + waiting);
        }
        if of == Of::Gateway {
            evening.discord_ages(span / STEPS);
        }
        // Without the gateway everything comes to its place all the same.
        let deaf = (of == Of::Gateway).then(|| stands(&club, &expected, lost));
        is_away(&evening, of.word(), "refuse", false);
        let healthy = Instant::now();
        let (boards, dms) = deaf.unwrap_or_else(|| stands(&club, &expected, healthy));
        rows.push(Row {
            long,
            boards,
            dms,
            answers: answers(&club, healthy),
            over: of != Of::Rest && span > LIVES,
            news: scenes
                .iter()
                .map(|scene| Some(scene.last.as_ref()?.word()))
                .collect(),
        });
    }
    tell(of, &club, &rows);
    for (nth, table) in club.tables.iter().enumerate() {
        let news = rows.iter().filter(|row| row.news[nth].is_some());
        assert!(news.count() > 0, "nothing happened in {}", table.game);
    }
    for row in rows {
        for took in row.boards.into_iter().chain([row.dms]) {
            assert!(took <= SOON, "{}: {took:?}", row.long);
        }
        let soon = SOON
            + if row.over {
                NEW_SESSION_WAIT
            } else {
                Duration::ZERO
            };
        assert!(row.answers <= soon, "{}: {:?}", row.long, row.answers);
    }
}

/// How long after this moment people are answered again, whose client said meanwhile that it
/// failed.
#[track_caller]
fn answers(club: &Club<'_>, since: Instant) -> Duration {
    let table = club.tables.first().expect("there is a game");
    let evening = table.seats[0].evening;
    evening.get("/people/wait?connected=true&timeout_ms=20000");
    for person in &table.seats {
        person.plays("/console").privately();
    }
    since.elapsed()
}

fn tell(of: Of, club: &Club<'_>, rows: &[Row]) {
    let games: Vec<&str> = club.tables.iter().map(|it| it.game.as_str()).collect();
    let of = of.word();
    println!("| {of} | {} | letters | answers |", games.join(" | "));
    for row in rows {
        let boards = row.boards.iter().zip(&row.news);
        let boards: Vec<String> = boards
            .map(|(took, news)| {
                let news = news.as_deref().unwrap_or("nothing");
                format!("{took:.1?} ({news})")
            })
            .collect();
        let (long, dms, answers) = (row.long, row.dms, row.answers);
        let boards = boards.join(" | ");
        println!("| {long} | {boards} | {dms:.1?} | {answers:.1?} |");
    }
}

#[test]
fn rest_outage_leaves_no_trace() {
    in_the_middle_of_every_game(Of::Rest);
}

#[test]
fn gateway_outage_leaves_no_trace() {
    in_the_middle_of_every_game(Of::Gateway);
}

#[test]
fn full_outage_leaves_no_trace() {
    in_the_middle_of_every_game(Of::Both);
}

/// An operator who restarts a bot that does not answer does so while Discord is away.
#[test]
fn bot_started_during_an_outage_connects_soon_after() {
    for (of, said) in [
        (Of::Rest, "Discord does not answer yet"),
        (Of::Gateway, "cannot reach the gateway"),
    ] {
        let name = format!("outage_start_{}", of.word());
        let evening = Evening::without_bot(&name, "en-US", &people());
        evening.tolerates(503, 0);
        is_away(&evening, of.word(), "error", true);
        evening.bot_is_started();
        evening.bot_says(said);
        let (_, span) = OUTAGES[2];
        for _ in 0..STEPS {
            evening.discord_ages(span / STEPS);
        }
        is_away(&evening, of.word(), "error", false);
        let healthy = Instant::now();
        evening.bot_is_there();
        evening.seat("Ada").plays("/help").privately();
        let took = healthy.elapsed();
        println!("| started while {} is away | {took:.1?} |", of.word());
        assert!(took <= SOON, "{took:?}\n{}", evening.log());
    }
}
