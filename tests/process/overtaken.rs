//! A process that is overtaken while a message of its own is on its way: another one serves its
//! tables meanwhile, and shows them. No matter what the first one does when it goes on, no message
//! stands twice.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::{Request, Response};
use serde_json::Value;
use tokio::sync::watch;

use crate::cluster::{Cluster, own_cluster, run};
use crate::fleet::halls;
use crate::relay::{Beyond, answered, opens};
use crate::several::PEOPLE;
use crate::support::crew::{Crew, TAKES_OVER};
use crate::support::wire::{Line, Wire};
use crate::support::{Bot, Evening, Person};

/// How long a request may take to come to the gate.
const COMES: Duration = Duration::from_secs(30);
/// Longer than Discord remembers a nonce.
const FORGOTTEN: Duration = Duration::from_secs(600);
/// Longer than a message that was given up is waited for.
const GIVEN_UP: Duration = Duration::from_secs(3_700);

/// What happens to requests of one kind: their method, and how their path ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shut {
    /// They pass.
    No,
    /// They wait.
    Waits(&'static str, &'static str),
    /// Those that waited pass, and their answers wait.
    Unanswered,
    /// Those that waited never come to Discord.
    Lost,
}

/// A way to Discord on which requests of one kind can be kept waiting, as they are while a limit
/// lasts.
struct Gate {
    discord: Beyond,
    shut: watch::Sender<Shut>,
    waiting: AtomicUsize,
}

impl Gate {
    fn begins(evening: &Evening) -> (Arc<Self>, String) {
        let gate = Arc::new(Self {
            discord: Beyond::of(evening),
            shut: watch::Sender::new(Shut::No),
            waiting: AtomicUsize::new(0),
        });
        let router = Router::new().fallback(passes).with_state(Arc::clone(&gate));
        (gate, opens(router))
    }

    /// From now on edits of messages wait.
    fn keeps_edits(&self) {
        self.shut.send_replace(Shut::Waits("PATCH", ""));
    }

    /// From now on new messages wait.
    fn keeps_posts(&self) {
        self.shut.send_replace(Shut::Waits("POST", "/messages"));
    }

    /// From now on deletions of messages wait.
    fn keeps_deletions(&self) {
        self.shut.send_replace(Shut::Waits("DELETE", ""));
    }

    /// What waits comes to Discord, whose answers wait.
    fn keeps_answers(&self) {
        self.shut.send_replace(Shut::Unanswered);
    }

    /// What waits never comes to Discord, and is answered as by a server in trouble.
    #[track_caller]
    fn loses(&self) {
        self.shut.send_replace(Shut::Lost);
        self.has(0);
        self.shut.send_replace(Shut::No);
    }

    /// What keeps such a request waiting.
    fn keeps(&self, method: &str, path: &str) -> Option<Shut> {
        let shut = *self.shut.borrow();
        let Shut::Waits(what, end) = shut else {
            return None;
        };
        let is_message = path.contains("/messages") && !path.contains("/webhooks/");
        (is_message && method == what && path.ends_with(end)).then_some(shut)
    }

    /// Waits until so many wait.
    #[track_caller]
    fn has(&self, many: usize) {
        let began = Instant::now();
        while self.waiting.load(Ordering::SeqCst) != many {
            assert!(began.elapsed() < COMES, "not {many} wait");
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// All that waited goes to Discord, and is answered.
    #[track_caller]
    fn opens(&self) {
        self.shut.send_replace(Shut::No);
        self.has(0);
    }
}

/// A request that waits, for as long as its process does.
struct Waits(Arc<Gate>);

impl Waits {
    fn begins(gate: &Arc<Gate>) -> Self {
        gate.waiting.fetch_add(1, Ordering::SeqCst);
        Self(Arc::clone(gate))
    }
}

impl Drop for Waits {
    fn drop(&mut self) {
        self.0.waiting.fetch_sub(1, Ordering::SeqCst);
    }
}

/// What was on its way comes to Discord though the process that sent it is gone, or has given up.
async fn passes(State(gate): State<Arc<Gate>>, request: Request<Body>) -> Response<Body> {
    tokio::spawn(goes(gate, request)).await.unwrap()
}

async fn goes(gate: Arc<Gate>, request: Request<Body>) -> Response<Body> {
    let (head, body) = request.into_parts();
    let onward = gate.discord.asked(&head, body).await;
    let kept = gate.keeps(head.method.as_str(), head.uri.path());
    let _waits = kept.map(|_| Waits::begins(&gate));
    let mut shut = gate.shut.subscribe();
    if let Some(kept) = kept {
        let ended = *shut.wait_for(|shut| *shut != kept).await.unwrap();
        if ended == Shut::Lost {
            let answer = Response::builder().status(503);
            return answer.body(Body::empty()).unwrap();
        }
    }
    let said = onward.send().await.unwrap();
    if kept.is_some() {
        let answers = |shut: &Shut| *shut != Shut::Unanswered;
        drop(shut.wait_for(answers).await);
    }
    answered(said).await
}

/// Two processes of which the first one serves everything, through a gate and over a wire.
struct Story<'e> {
    evening: &'e Evening,
    crew: Crew<'e>,
    gate: Arc<Gate>,
    wire: Wire,
    hall: String,
}

impl<'e> Story<'e> {
    #[track_caller]
    fn begins(cluster: &'static Cluster, evening: &'e Evening, name: &str) -> Self {
        let url = run(cluster.database(name));
        let hall = halls(evening, 1, &["ada", "bob"]);
        let (gate, address) = Gate::begins(evening);
        let wire = Wire::to(&cluster.socket());
        let near = wire.near();
        let mut crew = Crew::on(evening, &url, 1);
        crew.comes_with(|program| {
            program.env("HOUSTON_DISCORD_PROXY", &address);
            let store = format!("postgres://houston@{near}/{name}?sslmode=disable");
            program.env("HOUSTON_STORE", store);
        });
        evening.bot_is_there();
        crew.shares();
        crew.comes();
        Self {
            evening,
            crew,
            gate,
            wire,
            hall: hall.into_iter().next().unwrap(),
        }
    }

    #[track_caller]
    fn seat(&self, name: &str) -> Person<'e> {
        self.evening.seat(name).goes_to(&self.hall)
    }

    /// The second one takes over from the first, which it hands back.
    #[track_caller]
    fn is_taken_over(&mut self, happens: impl FnOnce(&Bot, &Wire)) -> Bot {
        let first = self.crew.who_hears(0);
        happens(&first, &self.wire);
        self.crew.shares();
        first
    }

    /// The second one goes, and the first serves everything again.
    #[track_caller]
    fn is_given_back(&mut self, first: Bot) {
        self.crew.processes.push(first);
        // First it learns that it was overtaken.
        self.crew.shares();
        let mut second = self.crew.processes.remove(0);
        second.gets("-TERM");
        let since = Instant::now();
        while !second.has_ended() {
            assert!(since.elapsed() < TAKES_OVER, "{}", self.evening.log());
            std::thread::sleep(Duration::from_millis(20));
        }
        self.crew.shares();
    }
}

impl Story<'_> {
    /// The late board comes, and its deletion is on its way: at once, or where its process had
    /// given it up, once that is not waited for any more.
    #[track_caller]
    fn is_being_deleted(&self, ada: &Person<'_>) {
        self.gate.keeps_deletions();
        stands_twice(ada);
        self.evening.discord_ages(GIVEN_UP);
        self.gate.has(1);
    }
}

#[track_caller]
fn fires(ada: &Person<'_>, margin: usize) {
    ada.plays(&format!("/planetaire fire margin:{margin}"))
        .sees(&format!("fired from {margin}"));
}

#[track_caller]
fn shows(ada: &Person<'_>, margin: usize) -> String {
    ada.sees_on_the_board(&format!("fired from {margin}")).id()
}

/// Enough that a board comes down again.
#[track_caller]
fn chat(ada: &Person<'_>) {
    for _ in 0..6 {
        ada.chats("What do you think?");
    }
}

/// What the first one showed next is the one board there.
#[track_caller]
fn is_the_only_board(ada: &Person<'_>) {
    fires(ada, 30);
    ada.sees_on_the_board("fired from 30");
    let boards = ada.boards();
    assert_eq!(boards.len(), 1, "{boards:#?}");
}

/// A message waits for a limit, its process is paused, and another one posts the board again. When
/// the first one wakes, serves again, and its message goes out, there is one board.
#[track_caller]
fn waits_while_its_process_is_paused(name: &str, begins: impl FnOnce(&Gate, &Person<'_>)) {
    let Some(cluster) = own_cluster() else { return };
    let evening = Evening::without_bot(name, "en-US", PEOPLE);
    let mut story = Story::begins(cluster, &evening, name);
    let ada = story.seat("Ada");
    ada.plays("/planetaire open players:1").sees("Game on!");
    fires(&ada, 12);
    let before = shows(&ada, 12);
    begins(&story.gate, &ada);
    fires(&ada, 7);
    story.gate.has(1);
    let first = story.is_taken_over(|first, _| first.gets("-STOP"));
    shows(&ada, 7);
    chat(&ada);
    fires(&ada, 2);
    assert_ne!(shows(&ada, 2), before);
    first.gets("-CONT");
    story.is_given_back(first);
    story.gate.opens();
    is_the_only_board(&ada);
}

#[test]
fn delayed_edit_of_a_reposted_board_leaves_one_board() {
    waits_while_its_process_is_paused("an_edit_waits", |gate, _| gate.keeps_edits());
}

#[test]
fn delayed_post_leaves_one_board() {
    waits_while_its_process_is_paused("a_post_waits", |gate, ada| {
        gate.keeps_posts();
        chat(ada);
    });
}

/// The first one was about to note what it did, or what it is about to do, when its database fell
/// silent. What it finds in the marks afterwards is the other one's.
#[track_caller]
fn is_about_to_note(name: &str, meanwhile: impl FnOnce(&Evening, &Person<'_>)) {
    let Some(cluster) = own_cluster() else { return };
    let evening = Evening::without_bot(name, "en-US", PEOPLE);
    // Whose database is silent hears people all the same, and may answer after the other one.
    evening.tolerates(400, 40_060);
    let mut story = Story::begins(cluster, &evening, name);
    let ada = story.seat("Ada");
    ada.plays("/planetaire open players:1").sees("Game on!");
    fires(&ada, 12);
    let before = shows(&ada, 12);
    story.gate.keeps_edits();
    fires(&ada, 7);
    story.gate.has(1);
    meanwhile(&evening, &ada);
    let gate = Arc::clone(&story.gate);
    let first = story.is_taken_over(|_, wire| {
        wire.is(Line::Silent);
        gate.opens();
    });
    shows(&ada, 7);
    chat(&ada);
    fires(&ada, 2);
    assert_ne!(shows(&ada, 2), before);
    story.wire.is(Line::Whole);
    story.is_given_back(first);
    is_the_only_board(&ada);
}

#[test]
fn edited_board_gives_way_to_a_newer_post() {
    is_about_to_note("the_board_was_edited", |_, _| {});
}

#[test]
fn two_processes_posting_leave_one_board() {
    is_about_to_note("the_board_is_gone", |evening, ada| {
        let board = ada.board().message;
        let id = |key: &str| board[key].as_str().unwrap().to_owned();
        let path = format!("/channels/{}/messages/{}", id("channel_id"), id("id"));
        evening.as_the_bot("DELETE", &path, Value::Null);
    });
}

/// A DM waits for a limit for longer than Discord remembers its nonce, and another process
/// brings it.
#[test]
fn dm_sent_by_another_process_is_not_repeated() {
    let Some(cluster) = own_cluster() else { return };
    let evening = Evening::without_bot("a_letter_waits", "en-US", PEOPLE);
    let mut story = Story::begins(cluster, &evening, "a_letter_waits");
    let (ada, bob) = (story.seat("Ada"), story.seat("Bob"));
    ada.plays("/planetaire open").sees("Your game is open");
    bob.presses("Join");
    bob.sees_on_the_board("Bob");
    // The board comes beside the DMs: it is edited.
    story.gate.keeps_posts();
    ada.plays("/table start");
    story.gate.has(2);
    let first = story.is_taken_over(|first, _| first.gets("-STOP"));
    ada.sees_in_the_dm("0 of 4");
    bob.sees_in_the_dm("0 of 4");
    evening.discord_ages(FORGOTTEN);
    first.gets("-CONT");
    story.is_given_back(first);
    story.gate.opens();
    // What Ada writes is answered after all that was on its way to Ada.
    ada.writes("hide D3 F5 B7 H1").sees("Your sky is complete");
    let dm = ada.goes_to("dm");
    // The answer takes the place of the DM; one that came twice would stay beside it.
    evening.until("Ada", "one message that asks", || {
        let asks = |message: &&Value| {
            let rows = message["components"].as_array();
            message["author"]["bot"] == true && rows.is_some_and(|rows| !rows.is_empty())
        };
        let messages = dm.messages();
        (messages.iter().filter(asks).count() == 1).then_some(())
    });
}

/// A board that its process posts too late: another one has posted it again meanwhile, and Discord
/// does not know its nonce any more. What happens then is told the process that posted it.
#[track_caller]
fn is_posted_too_late(name: &str, happens: impl FnOnce(&mut Story<'_>, Bot, &Person<'_>)) {
    let Some(cluster) = own_cluster() else { return };
    let evening = Evening::without_bot(name, "en-US", PEOPLE);
    // Discord may have trouble with a deletion, and whose turn it was to answer may answer second.
    evening.tolerates(503, 0);
    evening.tolerates(400, 40_060);
    let mut story = Story::begins(cluster, &evening, name);
    let ada = story.seat("Ada");
    ada.plays("/planetaire open players:1").sees("Game on!");
    fires(&ada, 12);
    shows(&ada, 12);
    story.gate.keeps_posts();
    chat(&ada);
    fires(&ada, 7);
    story.gate.has(1);
    let first = story.is_taken_over(|first, _| first.gets("-STOP"));
    shows(&ada, 7);
    chat(&ada);
    fires(&ada, 2);
    shows(&ada, 2);
    evening.discord_ages(FORGOTTEN);
    first.gets("-CONT");
    story.is_given_back(first);
    let first = story.crew.processes.remove(0);
    happens(&mut story, first, &ada);
    evening.until("Ada", "one board", || {
        (ada.boards().len() == 1).then_some(())
    });
    is_the_only_board(&ada);
}

/// Two boards stand there.
#[track_caller]
fn stands_twice(ada: &Person<'_>) {
    ada.evening.until("Ada", "a second board", || {
        (ada.boards().len() == 2).then_some(())
    });
}

#[test]
fn late_board_is_deleted_after_being_given_up() {
    is_posted_too_late("a_post_is_given_up", |story, first, ada| {
        story.gate.opens();
        ada.evening.discord_ages(GIVEN_UP);
        story.crew.processes.push(first);
    });
}

#[test]
fn late_board_is_deleted_after_a_failed_deletion() {
    is_posted_too_late("a_deletion_fails", |story, first, ada| {
        story.is_being_deleted(ada);
        story.gate.loses();
        story.crew.processes.push(first);
    });
}

#[test]
fn late_board_is_deleted_after_a_kill_during_deletion() {
    is_posted_too_late("a_deletion_is_lost", |story, first, ada| {
        story.is_being_deleted(ada);
        first.gets("-KILL");
        drop(first);
        story.gate.loses();
        story.crew.comes();
        story.crew.shares();
    });
}

#[test]
fn late_board_is_deleted_after_a_kill_before_its_answer() {
    is_posted_too_late("an_answer_is_lost", |story, first, ada| {
        story.gate.keeps_answers();
        stands_twice(ada);
        first.gets("-KILL");
        drop(first);
        story.gate.loses();
        story.crew.comes();
        story.crew.shares();
    });
}
