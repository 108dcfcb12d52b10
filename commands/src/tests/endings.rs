//! Endings against a computer: who wins has a trophy and a stronger opponent before them, who loses
//! neither.

use std::cell::Cell;
use std::sync::Arc;

use games::laws::{Rehearsed, rehearse};
use games::{Cause, Winning};
use sessions::store::{Memory, Store};
use sessions::{Key, Locale, Pace, Player, Skill, TableAction, UserId};
use text::Lang;

use super::games::founded_in;
use crate::game::catalogue::{Visitor, each_game};
use crate::game::ui::GameUi;
use crate::history::finale;
use crate::history::game_end::GameEnd;
use crate::ui::message::Row;

/// How many games by script are looked at for one that was won and one that was lost.
const SCRIPTS: u64 = 80;

fn player(seat: u8) -> Player {
    match seat {
        0 => Player {
            user: UserId(1),
            name: "Ada".to_owned(),
            locale: Locale(Lang::En.code().to_owned()),
        },
        nth => Player::computer(Skill::Easy, nth - 1),
    }
}

/// How many games were won and how many lost.
#[derive(Default)]
struct Endings {
    won: Cell<usize>,
    lost: Cell<usize>,
}

impl Visitor for Endings {
    async fn game<D: GameUi + Rehearsed>(&self) {
        if D::HONOURS.winning == Winning::Together {
            return;
        }
        let scripts = (0..SCRIPTS).map(rehearse::<D>);
        for script in scripts.filter(|script| script.seats == 2) {
            let agreed = (script.options.clone(), script.seed.clone().into());
            let store: Arc<dyn Store> = Arc::new(Memory::new());
            let (_sessions, table) = founded_in::<D>(&store, agreed, 2, Pace::Days, player).await;
            let start = table.table().act(UserId(1), Key(2), TableAction::Start);
            if start.await.is_err() {
                // No computer plays what counts for later games.
                continue;
            }
            for (key, step) in (3..).zip(&script.steps) {
                if let Cause::Act(seat, action) = &step.cause {
                    let user = player(u8::try_from(seat.index()).unwrap()).user;
                    drop(table.act(user, Key(key), action.clone()).await);
                }
            }
            let now = table.snapshot().await.unwrap();
            let Some(winners) = now.winners().filter(|winners| winners.len() == 1) else {
                continue;
            };
            let has_won = winners[0].index() == 0;
            let end = GameEnd::bare(winners);
            let message = finale::message(&now, &end, Vec::new()).open();
            let buttons = message.rows.iter().flat_map(|row| match row {
                Row::Buttons(buttons) => buttons.clone(),
                _ => Vec::new(),
            });
            let stronger = buttons.filter(|it| it.id.ends_with(":stronger")).count();
            let (game, text) = (D::ID, &message.text);
            // Who loses sees the last moves, and no trophy.
            let picture = message.picture.as_ref().map(|picture| picture.name);
            let is_card = picture.is_some_and(|name| name.starts_with("card"));
            assert!(picture.is_some(), "{game}: {text}");
            assert!(has_won || !is_card, "{game}: {text}");
            assert_eq!(stronger, usize::from(has_won), "{game}: {text}");
            let heading = text.lines().next().unwrap_or_default();
            assert_eq!(
                heading.contains("Houston (easy)"),
                !has_won,
                "{game}: {text}"
            );
            let counted = if has_won { &self.won } else { &self.lost };
            counted.set(counted.get() + 1);
        }
    }
}

#[tokio::test]
async fn winners_get_a_trophy_and_a_stronger_opponent() {
    let endings = Endings::default();
    each_game(&endings).await;
    let (won, lost) = (endings.won.get(), endings.lost.get());
    assert!(won > 0 && lost > 0, "{won} won, {lost} lost");
}
