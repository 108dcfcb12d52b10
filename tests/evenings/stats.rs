//! What is counted of finished games: nothing before the end, once after it, as pictures with their
//! words. The statistics of a player who does not want to be listed are visible only to them.

use std::io::{Read as _, Write as _};
use std::net::TcpListener;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, mpsc};
use std::time::Duration;

use crate::quick::{ADAS, BOBS, begun, detecting, ends, hides};
use crate::support::{Evening, Seen};

const HOUR: Duration = Duration::from_secs(3_600);
const PEOPLE: &[(&str, &str)] = &[("Ada", "en-US"), ("Bob", "en-US"), ("Zoé", "fr")];

/// A match that Ada wins: she finds the sky, and Bob gives nothing.
fn ada_wins(evening: &Evening) {
    let (ada, bob) = detecting(evening, "");
    ends(&ada, BOBS);
    ends(&bob, "");
    ada.sees_on_the_board("Game over");
    evening.everything_stands();
}

#[track_caller]
fn is_a_picture<'e>(seen: Seen<'e>, alt: &str) -> Seen<'e> {
    assert!(seen.picture().starts_with(b"\x89PNG"), "it is no picture");
    assert!(seen.alt().contains(alt), "{}", seen.alt());
    seen
}

#[test]
fn finished_game_is_counted_once() {
    let evening = Evening::hurried("stats", "en-US", PEOPLE);
    let [ada, bob, zoe] = ["Ada", "Bob", "Zoé"].map(|name| evening.seat(name));
    begun(&ada, &bob, "");
    hides(&ada, ADAS);
    // Of a game that is played nothing is counted.
    ada.plays("/me stats")
        .sees("No finished games yet")
        .privately();
    ada.plays("/me stats league:planetaire")
        .sees("No listed player");
    hides(&bob, BOBS);
    ada.sees_on_the_board("is hunting");
    ends(&ada, BOBS);
    ada.plays("/me stats").sees("No finished games yet");
    ends(&bob, "");
    ada.sees_on_the_board("Game over");
    evening.everything_stands();
    let stood = zoe.finds_standing();
    let mine = ada.plays("/me stats").privately();
    let mine = mine
        .sees("**Ada** · on this server")
        .sees("With people: one game");
    let mine = mine
        .sees("Ratings: Planétaire 1662 ± 569")
        .sees("1 won, 0 drawn, 0 lost, 0 quit")
        .sees("Bob (1: 1 won, 0 lost)");
    let mine = is_a_picture(
        mine,
        "Planétaire: one game, 1 won, streak 1, best 1. Planétaire. Fewest points for a sky: 0.",
    );
    let his = ada.plays("/me stats player:bob").privately();
    let his = his
        .sees("**Bob** · on this server")
        .sees("0 won, 0 drawn, 1 lost");
    let his = is_a_picture(his, "Planétaire: one game, 0 won");
    his.presses("My stats").sees("**Ada**");
    let league = mine
        .selects("Leaderboard of a game", "Planétaire")
        .privately();
    let league = league
        .sees("leaderboard of this server")
        .sees("one game between people");
    let league = is_a_picture(
        league,
        "1. Ada: one game, 1 won. Rating 1662 ± 569. 2. Bob: one game, 0 won. Rating 1338 ± 569.",
    );
    league
        .sees("Your place: 1 of 2")
        .sees("Your rating: 1662 ± 569");
    // In French, to a person who has not played.
    zoe.plays("/me stats")
        .sees("Aucune partie finie")
        .privately();
    let league = zoe.plays("/me stats classement:planetaire");
    is_a_picture(league.sees("classement de ce serveur"), "1. Ada");
    zoe.plays("/me stats joueur:ada")
        .sees("À plusieurs")
        .privately();
    assert_eq!(zoe.finds_standing(), stood, "nobody else receives anything");
    // A recount from the journals finds no difference.
    evening.bot_stops();
    let said = evening.owner_runs(&["stats", "--recount"]);
    assert!(
        said.contains("Finished games: 1. Stats records: 3"),
        "{said}"
    );
    assert!(said.contains(", 0 of them corrected"), "{said}");
    evening.bot_starts();
    let again = ada.plays("/me stats").sees("With people: one game");
    assert_eq!(again.text(), ada.plays("/me stats").text());
}

#[test]
fn hidden_player_is_not_shown_in_statistics() {
    let evening = Evening::hurried("unlisted", "en-US", PEOPLE);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    ada_wins(&evening);
    ada.plays("/me settings").sees("Your finished games count");
    bob.plays("/me settings statistics:Hide me everywhere")
        .sees("hidden from statistics")
        .privately();
    ada.plays("/me stats player:bob")
        .sees("Bob keeps their stats private");
    let mine = ada
        .plays("/me stats")
        .sees("With people: one game")
        .does_not_see("Bob");
    assert!(!mine.alt().contains("Bob"), "{}", mine.alt());
    let league = ada.plays("/me stats league:planetaire").does_not_see("Bob");
    assert!(!league.alt().contains("Bob"), "{}", league.alt());
    is_a_picture(league, "1. Ada");
    // Bob sees Bob's own statistics, and the league does not list Bob for any asker.
    bob.plays("/me stats")
        .sees("With people: one game")
        .sees("You’re hidden");
    let league = bob.plays("/me stats league:planetaire");
    assert!(!league.alt().contains("Bob"), "{}", league.alt());
    bob.plays("/me settings statistics:Others on the server can see mine")
        .sees("Your finished games count");
    ada.plays("/me stats player:bob").sees("**Bob**");
    let league = ada.plays("/me stats league:planetaire");
    is_a_picture(league, "2. Bob");
}

#[test]
fn result_card_is_private_until_shared() {
    let evening = Evening::hurried("card", "en-US", PEOPLE);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    ada_wins(&evening);
    let stood = bob.finds_standing();
    let card = ada.presses("Share").privately();
    let card = is_a_picture(
        card.sees("Only you see it"),
        "Planétaire. Ada won. Ada, Bob.",
    );
    assert!(card.alt().contains("points spent"), "{}", card.alt());
    assert!(!card.alt().contains('★'), "a first game breaks no record");
    assert_eq!(bob.finds_standing(), stood, "nobody else receives anything");
    card.presses("Share it here").sees("for everyone");
    let shared = bob.sees_in_the_channel("**Ada** shares a game of **Planétaire**");
    is_a_picture(shared, "Ada won");
    assert_eq!(
        bob.finds_standing().len(),
        stood.len() + 1,
        "it is posted once"
    );
}

/// A person who names a game that does not exist is told which there are, and what to type.
#[test]
fn unknown_game_name_lists_the_available_games() {
    let evening = Evening::hurried("stats_none_such", "en-US", PEOPLE);
    let (ada, zoe) = (evening.seat("Ada"), evening.seat("Zoé"));
    // Also where another game is played.
    ada.plays("/planetaire open players:1").sees("Game on!");
    for (line, answers) in [
        ("/me stats league:zz", "`/me stats league:Planétaire`"),
        ("/help game:zz", "`/help game:Interceptor`"),
        ("/learn game:zz", "`/learn game:Contact`"),
        ("/daily game:zz", "These do: "),
    ] {
        let answer = ada.plays(line).privately();
        answer.does_not_see("wrong on my side").sees(answers);
    }
    zoe.plays("/me stats classement:zz")
        .sees("Ce jeu n’existe pas")
        .sees("`/moi stats classement:Planétaire`")
        .privately();
    // And what it says works.
    ada.plays("/me stats league:Planétaire")
        .sees("No listed player");
}

/// A program on this machine that takes results, and what it took.
struct Program {
    address: String,
    works: Arc<AtomicBool>,
    requests: mpsc::Receiver<String>,
}

impl Program {
    fn begins() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let works = Arc::new(AtomicBool::new(false));
        let (sender, requests) = mpsc::channel();
        let well = Arc::clone(&works);
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                let mut stream = stream.unwrap();
                let mut request = Vec::new();
                let mut part = [0; 4_096];
                while !request.ends_with(b"]}") && !request.ends_with(b"\"version\":1}") {
                    match stream.read(&mut part) {
                        Ok(length @ 1..) => request.extend(&part[..length]),
                        _ => break,
                    }
                }
                let status = match well.load(Ordering::SeqCst) {
                    true => "204 Well",
                    false => "503 Away",
                };
                let answer = format!("HTTP/1.1 {status}\r\nConnection: close\r\n\r\n");
                // The bot may have been killed meanwhile.
                let _ = stream.write_all(answer.as_bytes());
                let request = String::from_utf8(request).unwrap();
                if sender.send(format!("{status} {request}")).is_err() {
                    break;
                }
            }
        });
        Self {
            address,
            works,
            requests,
        }
    }

    /// The next request, after the status that it was answered with.
    #[track_caller]
    fn takes(&self) -> String {
        self.requests.recv_timeout(Duration::from_secs(20)).unwrap()
    }
}

/// Those who run a server have its results as files, and each sent to a program, once, although
/// that is away and the bot is killed. Who hides their statistics has no name there.
#[test]
fn results_are_for_those_who_run_the_server() {
    let program = Program::begins();
    let evening = Evening::without_bot("results", "en-US", PEOPLE);
    let starts = || {
        evening.bot_is_started_with(|bot| _ = bot.env("HOUSTON_RESULTS_INSIDE", &program.address));
        evening.bot_is_there();
    };
    starts();
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    ada.plays("/server webhook:http://127.0.0.1:1/")
        .sees("no https address");
    let panel = ada.plays("/server show:Results of finished games");
    panel
        .presses("Set an address")
        .fills("http://127.0.0.1:1/")
        .sees("no https address on the internet, such as");
    let form = panel.presses("Set an address");
    let secret = form.fills(&format!("{}/results", program.address));
    let secret = secret.sees("shown only now").privately();
    let shown = secret.text().replace('\\', "");
    assert!(shown.contains("**127.0.0.1:"), "{shown}");
    bob.plays("/me settings statistics:Hide me everywhere")
        .sees("hidden from statistics");
    let (first, second) = detecting(&evening, "");
    ends(&first, BOBS);
    ends(&second, "");
    assert!(program.takes().starts_with("503"));
    evening.bot_is_killed();
    program.works.store(true, Ordering::SeqCst);
    starts();
    // What it refused may have been sent more than once.
    let taken = std::iter::repeat_with(|| program.takes()).find(|it| it.starts_with("204"));
    let taken = taken.unwrap();
    let expected = [
        "POST /results",
        "houston-signature: t=",
        "\"number\":1",
        "\"name\":\"Ada\"",
        "\"name\":\"Player 2\"",
        "\"result\":\"won\"",
    ];
    for part in expected {
        assert!(taken.contains(part), "{part}: {taken}");
    }
    assert!(!taken.contains("Bob"), "{taken}");
    evening.everything_stands();
    assert!(program.requests.try_recv().is_err(), "it came twice");
    // It is gone for an hour, in which two games end: each comes once it is back.
    program.works.store(false, Ordering::SeqCst);
    for place in ["side", "third"] {
        let (ada, bob) = (ada.goes_to(place), bob.goes_to(place));
        begun(&ada, &bob, "");
        hides(&ada, ADAS);
        hides(&bob, BOBS);
        ends(&ada, BOBS);
        ends(&bob, "");
    }
    assert!(program.takes().starts_with("503"));
    evening.discord_ages(HOUR);
    assert!(program.takes().starts_with("503"));
    program.works.store(true, Ordering::SeqCst);
    evening.discord_ages(HOUR / 12);
    evening.everything_stands();
    let requests = std::iter::from_fn(|| program.requests.try_recv().ok());
    let came = requests.filter(|it| it.starts_with("204"));
    let number = |it: String| it.split("\"number\":").nth(1)?.chars().next();
    let mut came: Vec<_> = came.map(number).collect();
    came.sort_unstable();
    assert_eq!(came, [Some('2'), Some('3')]);
    ada.plays("/server show:Results of finished games")
        .does_not_see("Nothing has arrived");
    // After two days without an answer the person who set it is told, once.
    program.works.store(false, Ordering::SeqCst);
    let (first, second) = (ada.goes_to("side"), bob.goes_to("side"));
    begun(&first, &second, "");
    hides(&first, ADAS);
    hides(&second, BOBS);
    ends(&first, BOBS);
    ends(&second, "");
    assert!(program.takes().starts_with("503"));
    evening.discord_ages(HOUR * 48);
    ada.sees_in_the_dm("did not answer for two days. I stopped.");
    evening.everything_stands();
    evening.discord_ages(HOUR);
    evening.everything_stands();
    let dm = ada.goes_to("dm").messages();
    let said = dm.iter().filter(|it| {
        it["content"]
            .as_str()
            .is_some_and(|it| it.contains("I stopped"))
    });
    assert_eq!(said.count(), 1);
    let files = ada
        .plays("/server show:Results of finished games")
        .sees("nothing is sent there any more")
        .presses("Get the files")
        .sees("The last 4 finished games")
        .privately();
    let table = String::from_utf8(files.file()).unwrap();
    assert!(table.contains(",1,Planétaire,Ada,1,won,"), "{table}");
    assert!(table.contains(",1,Planétaire,Player 2,2,lost,"), "{table}");
}
