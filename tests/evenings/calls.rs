//! Whoever must act and is not there is called, once and where he wishes; nobody else is disturbed.
//! Whom a message pings is read as Discord resolves it, from what was posted.

use std::time::Duration;

use serde_json::Value;

use crate::quick::{ADAS, BOBS, ENGLISH, begun, hides};
use crate::support::club::{AtTable, Club, people};
use crate::support::explore::{After, Explorer, Played};
use crate::support::{Evening, Person, Seen};

pub(crate) const MINUTE: Duration = Duration::from_secs(60);
/// How many acts of people who look nowhere unless they are called are tried in each game: who knows
/// no game guesses. By this variable there are more, and then every game must end.
const ACTS: &str = "HOUSTON_ACTS";
const FEW: usize = 25;
/// How many decisions must come of it.
const LEAST: usize = 1;

/// The messages in somebody's channel that call anybody.
#[track_caller]
pub(crate) fn calls<'e>(person: &Person<'e>) -> Vec<Seen<'e>> {
    let all = person.public_messages().into_iter();
    let calls =
        all.filter(|message| message["author"]["bot"] == true && !pinged(message).is_empty());
    calls.map(|message| person.reads(message)).collect()
}

/// Whom a message pings, by their ids.
fn pinged(message: &Value) -> Vec<String> {
    let users = message["mentions"].as_array().into_iter().flatten();
    users
        .map(|user| user["id"].as_str().unwrap().to_owned())
        .collect()
}

/// Waits until the one message that calls calls this person.
#[track_caller]
pub(crate) fn is_called<'e>(person: &Person<'e>) -> Seen<'e> {
    let id = person.id();
    person.evening.until(&person.name, "that he is called", || {
        let calls = calls(person);
        let call = calls.into_iter().next_back()?;
        pinged(&call.message).contains(&id).then_some(call)
    })
}

#[test]
fn by_correspondence_one_is_called_at_once_and_no_longer_than_it_takes() {
    let evening = Evening::hurried("calls_days", "en-US", ENGLISH);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    begun(&ada, &bob, " order:one");
    // Who hides is asked in the DM: that is enough.
    ada.goes_to("dm").sees_in_the_channel("in <#");
    evening.everything_stands();
    assert!(evening.pings().is_empty());
    hides(&ada, ADAS);
    let call = is_called(&bob)
        .sees("it is your move at **Planétaire**, table 1")
        .sees("Otherwise the rules play for you <t:")
        .sees("https://discord.com/channels/");
    assert_eq!(call.buttons(), ["My console"]);
    // Call, console, move: three taps.
    let console = call.presses("My console").privately();
    console.presses("Refresh").privately();
    bob.plays("/planetaire fire margin:12");
    evening.everything_stands();
    assert!(calls(&bob).is_empty(), "it goes with the decision");
    // He is there, though it is his turn still.
    evening.discord_ages(MINUTE * 9);
    evening.everything_stands();
    assert!(calls(&bob).is_empty());
    evening.discord_ages(MINUTE * 2);
    is_called(&bob).does_not_see("fired from 12");
    evening.discord_ages(MINUTE * 60 * 24);
    evening.everything_stands();
    assert_eq!(
        evening.pings(),
        [bob.id(), bob.id()],
        "once for each decision"
    );
    // Boards and reveals disturb nobody.
    let posts = evening.rest("method=POST&path=/messages");
    let boards = posts.iter().filter(|post| {
        let said = post["response"]["content"].as_str().unwrap_or_default();
        said.lines().next().unwrap_or_default().contains("· table") && !said.contains("in <#")
    });
    let loud = |post: &&Value| post["request"]["flags"].as_u64().unwrap_or(0) & 1 << 12 == 0;
    assert_eq!(boards.filter(loud).count(), 0);
}

#[test]
fn half_a_day_before_the_end_one_is_reminded_once_unless_he_does_not_want_it() {
    let evening = Evening::hurried("calls_reminders", "en-US", ENGLISH);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    begun(&ada, &bob, " order:one");
    hides(&ada, ADAS);
    let first = is_called(&bob).id();
    evening.discord_ages(MINUTE * 60 * 59);
    evening.everything_stands();
    assert_eq!(calls(&bob).pop().unwrap().id(), first);
    evening.discord_ages(MINUTE * 90);
    evening.until("bob", "that he is reminded", || {
        let calls = calls(&bob);
        (calls.len() == 1 && calls[0].id() != first).then_some(())
    });
    evening.discord_ages(MINUTE * 60);
    evening.everything_stands();
    assert_eq!(evening.pings(), [bob.id(), bob.id()]);
    bob.plays("/planetaire fire margin:12");
    bob.plays("/settings reminders:Not at all")
        .sees("I do not remind you");
    evening.everything_stands();
    assert!(calls(&bob).is_empty());
    evening.discord_ages(MINUTE * 11);
    is_called(&bob);
    let before = evening.pings().len();
    evening.discord_ages(MINUTE * 60 * 65);
    evening.everything_stands();
    assert_eq!(evening.pings().len(), before);
}

#[test]
fn whoever_plays_live_is_called_only_when_nothing_happens_for_a_minute() {
    let evening = Evening::hurried("calls_live", "en-US", ENGLISH);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    begun(&ada, &bob, " order:one pace:live");
    hides(&ada, ADAS);
    evening.everything_stands();
    for margin in 1..=3 {
        evening.discord_ages(Duration::from_secs(50));
        bob.plays(&format!("/planetaire fire margin:{margin}"));
        evening.everything_stands();
    }
    assert!(evening.pings().is_empty(), "everybody is there");
    evening.discord_ages(Duration::from_secs(61));
    is_called(&bob);
    bob.plays("/planetaire fire margin:4");
    evening.everything_stands();
    assert_eq!(evening.pings(), [bob.id()]);
    assert!(calls(&bob).is_empty());
}

#[test]
fn one_is_called_where_he_wishes() {
    let evening = Evening::hurried("calls_wishes", "en-US", &[("Ada", "en-US"), ("Bob", "fr")]);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    bob.plays("/réglages appels:En message privé")
        .sees("en message privé")
        .privately();
    begun(&ada, &bob, " order:one");
    hides(&ada, ADAS);
    let call = bob.sees_in_the_dm("C’est à vous de jouer à **Planétaire**");
    call.presses("Ma console").privately();
    evening.everything_stands();
    assert!(evening.pings().is_empty());
    bob.plays("/planétaire tirer marge:12");
    bob.plays("/réglages appels:Pas du tout")
        .sees("ne vous appelle pas");
    let letters = bob.goes_to("dm").messages().len();
    evening.discord_ages(MINUTE * 11);
    evening.everything_stands();
    assert_eq!(bob.goes_to("dm").messages().len(), letters);
    assert!(evening.pings().is_empty());
    // Changing his mind is his own business: it shows in no channel, and holds from then on.
    bob.plays("/réglages appels:Par mon nom")
        .sees("par votre nom");
    bob.plays("/console").privately();
    evening.everything_stands();
    assert!(evening.pings().is_empty());
    bob.plays("/planétaire tirer marge:3");
    evening.discord_ages(MINUTE * 11);
    is_called(&bob);
}

#[test]
fn who_cannot_be_written_to_is_called_for_his_secret_too() {
    let evening = Evening::hurried("calls_closed", "en-US", ENGLISH);
    evening.tolerates(403, 50_007);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    bob.closes_his_dms(true);
    begun(&ada, &bob, "");
    let call = is_called(&bob);
    let console = call.as_seen_by(&bob).presses("My console");
    console.sees("0 of 4").privately();
    evening.everything_stands();
    assert_eq!(evening.pings(), [bob.id()], "Ada was asked in her DM");
    hides(&bob, BOBS);
    evening.everything_stands();
    assert!(calls(&bob).is_empty());
}

#[test]
fn a_call_outlives_a_restart_and_is_not_repeated() {
    let evening = Evening::hurried("calls_restart", "en-US", ENGLISH);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    begun(&ada, &bob, " order:one pace:live");
    hides(&ada, ADAS);
    evening.everything_stands();
    evening.bot_stops();
    evening.discord_ages(Duration::from_secs(61));
    evening.bot_starts();
    is_called(&bob);
    evening.bot_stops();
    evening.bot_starts();
    evening.everything_stands();
    assert_eq!(evening.pings(), [bob.id()]);
    bob.plays("/planetaire fire margin:12");
    evening.everything_stands();
    assert!(calls(&bob).is_empty());
}

#[test]
fn every_game_is_played_by_people_who_come_when_they_are_called() {
    let evening = Evening::fated("calls_all", "en-US", &people());
    let club = Club::opens(&evening);
    let mut explorer = Explorer::begin();
    let most: usize = std::env::var(ACTS).map_or(FEW, |acts| acts.parse().unwrap());
    for table in &club.tables {
        let count = is_played_when_called(&evening, &mut explorer, table, most);
        eprintln!("{}: {count:?}", table.game);
        assert!(count.decisions >= LEAST, "{}: {count:?}", table.game);
        assert!(count.ended || most == FEW, "{}: {count:?}", table.game);
        // Both may be called for what one of them then decides for everyone to see. Nobody was missed.
        assert!(
            count.mentions <= 2 * count.decisions,
            "{}: {count:?}",
            table.game
        );
        let told = table.seats[0].plays("/history");
        assert!(!told.text().contains("time was up"), "{}", told.text());
    }
}

/// What a game by called people came to.
#[derive(Debug, Default)]
struct Count {
    acts: usize,
    decisions: usize,
    mentions: usize,
    letters: usize,
    ended: bool,
}

/// Two people look nowhere unless they are called, until the game ends.
#[track_caller]
fn is_played_when_called(
    evening: &Evening,
    explorer: &mut Explorer,
    table: &AtTable<'_>,
    most: usize,
) -> Count {
    let mut played = Played::at(table);
    let (mut called, mut count, mut done) = (Called::default(), Count::default(), true);
    let letters = |called: &Called| called.0.iter().map(|heard| heard.letters).sum::<usize>();
    evening.everything_stands();
    let pings = evening.pings().len();
    called.look(table.seats.each_ref());
    let before = letters(&called);
    while count.acts < most {
        count.acts += 1;
        evening.everything_stands();
        count.ended = table.seats[0].board().button("Again").is_some();
        if count.ended {
            break;
        }
        called.look(table.seats.each_ref());
        if called.seats().is_empty() {
            // Who acted a moment ago and is waited for still is thought to be there.
            evening.discord_ages(MINUTE * 11);
            evening.until("bob", &format!("whom {} waits for", table.game), || {
                called.look(table.seats.each_ref());
                (!called.seats().is_empty()).then_some(())
            });
        }
        let mut seats = called.seats();
        if count.acts % 2 == 0 {
            seats.reverse();
        }
        // Whoever is asked once more, or fills in several things, has his console before him.
        if std::mem::replace(&mut done, false) {
            played.pauses();
        }
        let rung = evening.pings().len();
        let mut seats = seats.into_iter();
        let tried = seats.find_map(|seat| explorer.tries(&mut played, &[seat], After::News));
        let Some(tried) = tried else {
            // What they were called for was decided otherwise.
            called = Called::after(&called);
            continue;
        };
        if !tried.shows {
            continue;
        }
        called.0[tried.step.seat].is_called = false;
        count.decisions += 1;
        done = true;
        evening.everything_stands();
        let rung = evening.pings().split_off(rung);
        assert!(rung.len() <= 2, "{}: {rung:?}", table.game);
    }
    called.look(table.seats.each_ref());
    count.mentions = evening.pings().len() - pings;
    count.letters = letters(&called).saturating_sub(before);
    count
}

/// What reached the two people of a table who look nowhere else.
#[derive(Default)]
struct Called([Heard; 2]);

#[derive(Default)]
struct Heard {
    /// How many letters he has read.
    letters: usize,
    /// Whether he was called and has not acted since.
    is_called: bool,
}

impl Called {
    /// They have answered what called them so far.
    fn after(before: &Self) -> Self {
        let heard = |heard: &Heard| Heard {
            letters: heard.letters,
            is_called: false,
        };
        Self(before.0.each_ref().map(heard))
    }

    /// They read what calls them.
    #[track_caller]
    fn look(&mut self, seats: [&Person<'_>; 2]) {
        let calls = calls(seats[0]);
        for (heard, person) in self.0.iter_mut().zip(seats) {
            let dm = person.goes_to("dm");
            let letters = if dm.has_a_dm() {
                dm.messages().len()
            } else {
                0
            };
            let id = format!("<@{}>", person.id());
            heard.is_called |=
                letters > heard.letters || calls.iter().any(|it| it.text().contains(&id));
            heard.letters = letters;
        }
    }

    fn seats(&self) -> Vec<usize> {
        let seats = self.0.iter().enumerate();
        seats
            .filter(|(_, heard)| heard.is_called)
            .map(|(seat, _)| seat)
            .collect()
    }
}
