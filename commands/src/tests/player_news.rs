//! When it is a player's turn again, they are told what happened since their last move. Checked in
//! every game, at random, for two to four at a table: a player misses no sentence about themselves,
//! and each addresses them directly, never by their own name. A player who has not moved yet is
//! told what happened so far.

use std::cell::Cell;
use std::sync::Arc;

use games::laws::{Rehearsed, Script, rehearse};
use games::{Cause, Seat};
use sessions::store::{Memory, Store};
use sessions::{
    Called, Key, Locale, Pace, Player, Snapshot, TableAction, TypedTable, UserId, Version,
};
use text::Lang;

use super::games::founded_in;
use crate::game::catalogue::Visitor;
use crate::game::ui::{GameUi, Page, Screen};
use crate::requests::session::since_the_last_move;
use crate::table::console;
use crate::table::names::{names, names_for};
use crate::table::turn_ping::{self, Call};

const NAMES: [&str; 4] = ["Ada", "Bob", "Cleo", "Dana"];
/// How many games are played, of each game and for each number of people.
const GAMES: usize = 3;
/// How many of the scripts by dice are looked at for them.
const SCRIPTS: u64 = 200;

#[tokio::test]
async fn players_read_every_sentence_about_themselves() {
    let looking = Looking::default();
    crate::game::catalogue::each_game(&looking).await;
    // There are games in which players do nothing to each other: between two moves of a player
    // nothing is said about them.
    let (about, games) = (looking.about_people.get(), games::IDS.len());
    assert!(
        about * 2 > games,
        "people are spoken to in {about} of {games} games"
    );
}

#[derive(Default)]
struct Looking {
    /// In how many games something was said about the viewer.
    about_people: Cell<usize>,
}

impl Visitor for Looking {
    async fn game<D: GameUi + Rehearsed>(&self) {
        let mut about = 0;
        for seats in (2..=4).filter(|seats| D::SEATS.contains(seats)) {
            let mut tally = Tally::default();
            let scripts = (0..SCRIPTS).map(rehearse::<D>);
            for script in scripts.filter(|script| script.seats == seats).take(GAMES) {
                // What is rehearsed is played with its own chance.
                let agreed = (script.options.clone(), script.seed.clone().into());
                let store: Arc<dyn Store> = Arc::new(Memory::new());
                let (_sessions, table) =
                    founded_in::<D>(&store, agreed, seats, Pace::Days, player).await;
                let start = table
                    .table()
                    .act(UserId(1), Key(2), TableAction::Start)
                    .await;
                start.unwrap_or_else(|error| panic!("{error:?}"));
                play(&table, &mut tally, &script).await;
            }
            eprintln!("{} for {seats}: {tally:?}", D::ID);
            assert!(tally.sentences > 0, "{} for {seats}", D::ID);
            about += tally.about_me;
            assert!(tally.pledges_so_far > 0, "{} for {seats}: {tally:?}", D::ID);
            assert!(tally.since_he_moved > 0, "{} for {seats}: {tally:?}", D::ID);
            assert_eq!(tally.unseen, 0, "{} for {seats}: {tally:?}", D::ID);
            assert_eq!(tally.silently, 0, "{} for {seats}: {tally:?}", D::ID);
        }
        let people = &self.about_people;
        people.set(people.get() + usize::from(about > 0));
    }
}

fn player(seat: u8) -> Player {
    Player {
        user: UserId(1 + u64::from(seat)),
        name: NAMES[usize::from(seat)].to_owned(),
        locale: Locale(Lang::En.code().to_owned()),
    }
}

/// Plays the script; each player looks at their console before they act.
async fn play<D: GameUi + Rehearsed>(table: &TypedTable<D>, tally: &mut Tally, script: &Script<D>) {
    let mut done = [Done::default(); NAMES.len()];
    for (key, step) in (3..).zip(&script.steps) {
        if let Cause::Act(seat, action) = &step.cause {
            let now = table.snapshot().await.unwrap();
            let done = &mut done[seat.index()];
            tally.looks(&now, *seat);
            tally.headings(&now, *seat, *done);
            let user = UserId(1 + seat.index() as u64);
            // Nonsense is refused, and so is what follows a silence of the script, because no
            // player is silent here.
            if table.act(user, Key(key), action.clone()).await.is_ok() {
                done.moved = true;
                let public = table.snapshot().await.unwrap().room().public;
                done.seen |= public > now.room().public;
            }
        }
    }
}

/// Whether a player has done anything, and anything that everyone saw.
#[derive(Clone, Copy, Debug, Default)]
struct Done {
    moved: bool,
    seen: bool,
}

/// What a player could know of what happened since their last move, and what of it their console
/// told.
#[derive(Debug, Default)]
struct Tally {
    looks: usize,
    sentences: usize,
    about_me: usize,
    /// How many of those about them their console did not show.
    unseen: usize,
    /// Of all others, where more has happened than a message holds; and how many of them went
    /// without a word that says so.
    cut: usize,
    silently: usize,
    /// How often their news began with their last move, and how often with the game.
    since_he_moved: usize,
    pledges_so_far: usize,
}

impl Tally {
    fn looks<D: GameUi>(&mut self, now: &Snapshot<D>, seat: Seat) {
        for lang in Lang::ALL {
            self.looks_in(lang, now, seat);
        }
    }

    /// From when on their console and their call tell news.
    fn headings<D: GameUi>(&mut self, now: &Snapshot<D>, seat: Seat, done: Done) {
        let user = now.room().player(seat).unwrap().user;
        let called = Called {
            user,
            seat,
            since: Version(0),
            is_reminder: false,
        };
        for (lang, of_own, of_all) in [
            (Lang::En, "Since your last move", "story so far"),
            (Lang::Fr, "Depuis ton dernier coup", "Ce qui s’est passé"),
        ] {
            let text = since_the_last_move::<D>(now, seat, lang);
            let text = text.and_then(|text| text.open_for(seat));
            let call = turn_ping::message(now, None, &Call::ByDm(called, lang));
            let call = Some(call.open().text.to_string())
                .filter(|_| !now.public_news(now.room().last_act(seat)).is_empty());
            for (text, moved) in [(text, done.moved), (call, done.seen)] {
                let Some(text) = text else { continue };
                let begins = (text.contains(of_own), text.contains(of_all));
                assert_eq!(begins, (moved, !moved), "{done:?}: {text}");
                self.since_he_moved += usize::from(moved);
                self.pledges_so_far += usize::from(!moved);
            }
        }
    }

    fn looks_in<D: GameUi>(&mut self, lang: Lang, now: &Snapshot<D>, seat: Seat) {
        let player = now.room().player(seat).unwrap();
        let (theirs, names) = (
            names(now.room(), lang),
            names_for(now.room(), lang, player.user),
        );
        let news = now.seat_news(seat, now.room().last_move(seat)).into_iter();
        let news = news.filter_map(|item| item.glimpse.open_for(seat));
        let news = news.filter(|it| !D::is_on_the_board(it));
        let news = news.map(|it| {
            let sentence = D::news(lang, &it, &names);
            let to_others = D::news(lang, &it, &theirs);
            let mine = sentence != to_others;
            let named = to_others.contains(player.name.as_str());
            assert!(
                mine || !named,
                "others read of him, he of a stranger: {sentence}"
            );
            (mine, sentence)
        });
        let news: Vec<(bool, String)> = news.collect();
        let since = since_the_last_move::<D>(now, seat, lang);
        let since = since.and_then(|since| since.open_for(seat));
        let since = since.unwrap_or_default();
        let page = Page::default();
        let view = now.seat_view(seat).unwrap().open_for(seat).unwrap();
        let at = Screen::new(lang, &view, &names, &page, now.room().table);
        let offers =
            console::console_of_page::<D>(&at, &D::Record::default(), console::More::default());
        let shown = console::console_message(lang, &since, offers);
        self.looks += 1;
        let name = player.name.as_str();
        assert!(!shown.text.contains(name), "{name} reads: {}", shown.text);
        // Before their first move tips matter more.
        let has_moved = now.room().last_move(seat) > Version(0);
        // The words for how many are left out begin so in each language.
        let says_so = shown.text.lines().any(|line| line.starts_with("… "));
        let lines = news
            .iter()
            .flat_map(|(mine, news)| news.lines().map(|line| (*mine, line)));
        for (mine, line) in lines {
            self.sentences += 1;
            let seen = shown.text.contains(line);
            self.about_me += usize::from(mine);
            self.unseen += usize::from(mine && !seen);
            let is_cut = !mine && !seen;
            self.cut += usize::from(is_cut);
            self.silently += usize::from(is_cut && !says_so && has_moved);
        }
    }
}
