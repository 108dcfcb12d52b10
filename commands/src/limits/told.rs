//! What happened to somebody he is told when it is his turn again, in every game, for two to four at a
//! table, by dice: of a hundred sentences that bear his name none goes by unseen.

use games::Cause;
use games::laws::{Rehearsed, rehearse};
use sessions::{Key, Locale, Pace, Player, UserId};
use text::Lang;

use super::games::founded;
use crate::console;
use crate::desk::{Desk, Page};
use crate::desks::{self, Visitor};
use crate::ids::Ids;
use crate::names::names;
use crate::visit::since_the_last_move;

const NAMES: [&str; 4] = ["Ada", "Bob", "Cleo", "Dana"];
/// How many games are played, of each game and for each number of people.
const GAMES: usize = 4;
/// How many of the scripts by dice are looked at for them.
const SCRIPTS: u64 = 200;

#[tokio::test]
async fn nobody_misses_a_sentence_about_himself() {
    desks::each_game(&Looking).await;
}

struct Looking;

impl Visitor for Looking {
    async fn game<D: Desk + Rehearsed>(&self) {
        for seats in 2..=4 {
            if !D::SEATS.contains(&seats) {
                continue;
            }
            let mut told = Told::default();
            let scripts = (0..SCRIPTS).map(rehearse::<D>);
            for script in scripts.filter(|script| script.seats == seats).take(GAMES) {
                let player = |seat: u8| Player {
                    user: UserId(1 + u64::from(seat)),
                    name: NAMES[usize::from(seat)].to_owned(),
                    locale: Locale(Lang::En.code().to_owned()),
                };
                let (_sessions, table) = founded(&script, Pace::Days, player).await;
                let start = table.table().start(UserId(1), Key(2)).await;
                start.unwrap_or_else(|error| panic!("{error:?}"));
                for (key, step) in (3..).zip(&script.steps) {
                    if let Cause::Act(seat, action) = &step.cause {
                        told.looks(&table.snapshot().await.unwrap(), *seat);
                        let user = UserId(1 + seat.index() as u64);
                        // Dice differ here, so some wishes of the script are refused.
                        drop(table.act(user, Key(key), action.clone()).await);
                    }
                }
            }
            eprintln!("{} for {seats}: {told:?}", D::ID);
            assert!(told.looks > 0, "{} for {seats}", D::ID);
            assert_eq!(told.unseen, 0, "{} for {seats}: {told:?}", D::ID);
        }
    }
}

/// What somebody could know of himself when his turn came, and what of it his console told.
#[derive(Debug, Default)]
struct Told {
    looks: usize,
    about_me: usize,
    unseen: usize,
}

impl Told {
    fn looks<D: Desk>(&mut self, now: &sessions::Snapshot<D>, seat: games::Seat) {
        let lang = Lang::En;
        let (Some(view), names) = (now.seat_view(seat), names(now.room(), lang)) else {
            return;
        };
        let view = view.open_for(seat).unwrap();
        let news = now.seat_news(seat, now.room().last_move(seat)).into_iter();
        let news = news.filter_map(|told| told.glimpse.open_for(seat));
        let news: Vec<String> = news.map(|it| D::news(lang, &it, &names)).collect();
        let since = since_the_last_move::<D>(now, seat, lang);
        let since = since
            .and_then(|since| since.open_for(seat))
            .unwrap_or_default();
        let ids = Ids::new(now.room().table, D::stamp(&view));
        let record = D::Record::default();
        let offers = console::offers::<D>(
            lang,
            (&view, &record),
            &names,
            (&Page::default(), None),
            &ids,
        );
        let shown = console::offered(lang, &since, offers);
        self.looks += 1;
        let mine = names.shown(seat).to_owned();
        for line in news.iter().flat_map(|news| news.lines()) {
            if line.contains(&mine) {
                self.about_me += 1;
                self.unseen += usize::from(!shown.text.contains(line));
            }
        }
    }
}
