//! The lobby of every game, for all choices of its host and all invited people.

use std::sync::Arc;

use games::Seed;
use games::laws::Rehearsed;
use sessions::store::Memory;
use sessions::{
    ChannelId, Clock, Founding, GuildId, Key, Locale, Millis, Pace, Player, Sessions, Snapshot,
    TableAction, TableSeed, UserId, Venue,
};
use text::Lang;

use super::check_message;
use crate::app::caller::Caller;
use crate::game::catalogue::Visitor;
use crate::game::ui::GameUi;
use crate::table::board;
use crate::table::options::{self, Topic};
use crate::ui::message::{Message, Row};

/// As long as a name may be.
const NAME: &str = "**Wilhelmina_von_Überlingen**~~~~";

struct Everything;

#[tokio::test]
async fn every_lobby_choice_fits_the_message() {
    crate::game::catalogue::each_game(&Everything).await;
}

impl Visitor for Everything {
    async fn game<D: GameUi + Rehearsed>(&self) {
        let clock = Arc::new(Clock::stopped_at(Millis(1_700_000_000_000)));
        let opened = Sessions::open(
            Arc::new(Memory::new()),
            clock,
            crate::game::catalogue::catalogue(),
        )
        .await;
        let (sessions, _) = opened.unwrap();
        let player = |nth: u64| Player {
            user: UserId((1 << 63) - 1 - nth),
            name: NAME.to_owned(),
            locale: Locale("fr".to_owned()),
        };
        let place = Venue {
            guild: Some(GuildId(1)),
            channel: ChannelId(u64::MAX),
            locale: Locale("en".to_owned()),
            is_own_thread: false,
        };
        let founding = Founding::<D> {
            host: player(0),
            guests: vec![player(1)],
            place: place.clone(),
            options: D::Options::default(),
            pace: Pace::Days,
            table_seed: TableSeed::pledged(Seed::new([7; 32])),
            key: Key(1),
        };
        let found = sessions.found_for(founding, Some(player(2))).await.unwrap();
        let table = sessions.table_of::<D>(found.table).await.unwrap().unwrap();
        let mut key = 1;
        for nth in 3.. {
            key += 1;
            let asked =
                table
                    .table()
                    .act(player(0).user, Key(key), TableAction::Invite(player(nth)));
            if asked.await.is_err() {
                break;
            }
        }
        let mut who = Caller {
            user: player(0).user,
            name: NAME.to_owned(),
            lang: Lang::Fr,
            place,
            key: Key(key),
            component_message: None,
            rights: crate::app::caller::Rights::default(),
            roles: Vec::new(),
            parent: None,
            is_among_people: false,
            threads: false,
        };
        for term in Topic::<D>::all() {
            let now = table.snapshot().await.unwrap();
            let selects = fits(&now).into_iter().flat_map(|page| page.rows);
            let about = format!(":{}", term.word());
            let mut selects = selects.filter_map(|row| match row {
                Row::Select(select) if select.id.ends_with(&about) => Some(select),
                _ => None,
            });
            let choices = selects.next().expect("it is on a page").choices;
            assert!(choices.len() > 1, "{}: {about}", D::ID);
            for choice in choices {
                key += 1;
                who.key = Key(key);
                let now = table.snapshot().await.unwrap();
                let chosen = term.choose(&now, &choice.value, &who);
                // What is chosen already changes nothing.
                let Some(chosen) = chosen else { continue };
                let now = table.agree(who.user, who.key, chosen).await.unwrap();
                assert!(
                    term.choose(&now, &choice.value, &who).is_none(),
                    "{}: {about} is not {}",
                    D::ID,
                    choice.value
                );
                fits(&now);
            }
        }
    }
}

/// Looks at a lobby and at every page of what is agreed on there, in each language.
fn fits<D: GameUi>(now: &Snapshot<D>) -> Vec<Message> {
    let mut pages = Vec::new();
    check_message(
        &board::board::<D>(
            now,
            board::BoardContext {
                people: &[],
                par: None,
            },
        )
        .message
        .open(),
    );
    for lang in Lang::ALL {
        for nth in 0..Topic::<D>::all().len() {
            let page = options::page::<D>(now, lang, nth);
            check_message(&page);
            pages.push(page);
        }
    }
    pages
}
