//! Departures: who leaves is told what becomes of their seat, and so are those who stay.

use std::sync::Arc;

use games::laws::{Rehearsed, rehearse};
use sessions::store::{Memory, Store};
use sessions::{Key, Locale, Pace, Player, TableAction, UserId};
use text::Lang;

use super::games::founded_in;
use crate::game::catalogue::{Visitor, each_game};
use crate::game::ui::GameUi;
use crate::table::departure::{message, question};

fn player(seat: u8) -> Player {
    Player {
        user: UserId(1 + u64::from(seat)),
        name: ["Ada", "Bob"][usize::from(seat)].to_owned(),
        locale: Locale(Lang::En.code().to_owned()),
    }
}

struct Leaving;

impl Visitor for Leaving {
    async fn game<D: GameUi + Rehearsed>(&self) {
        let mut scripts = (0..200).map(rehearse::<D>);
        let Some(script) = scripts.find(|script| script.seats == 2) else {
            return;
        };
        let agreed = (script.options.clone(), script.seed.clone().into());
        let store: Arc<dyn Store> = Arc::new(Memory::new());
        let (_sessions, table) = founded_in::<D>(&store, agreed, 2, Pace::Live, player).await;
        let does = async |user, key, action| {
            table
                .table()
                .act(UserId(user), Key(key), action)
                .await
                .unwrap();
            table.snapshot().await.unwrap()
        };
        let now = does(1, 2, TableAction::Start).await;
        assert!(message(&now).is_none(), "{}", D::ID);
        let asked = question(&now, (UserId(2), Lang::En)).unwrap().text;
        let plays_on = now.takes_computers();
        let fate = match plays_on {
            true => "a computer plays on",
            false => "Houston makes your moves",
        };
        assert!(
            asked.contains("10 minutes") && asked.contains(fate),
            "{asked}"
        );
        let now = does(2, 3, TableAction::Leave).await;
        let text = message(&now).unwrap().open().text;
        assert!(text.contains("**Bob** left the game"), "{text}");
        assert_eq!(text.contains("computer"), plays_on, "{text}");
        assert!(question(&now, (UserId(2), Lang::En)).is_none());
        // The last one closes it.
        let asked = question(&now, (UserId(1), Lang::En)).unwrap().text;
        assert!(asked.contains("the game is closed"), "{asked}");
        let now = does(2, 4, TableAction::Join(player(1))).await;
        assert!(message(&now).is_none(), "{}", D::ID);
    }
}

#[tokio::test]
async fn leaving_tells_what_becomes_of_the_seat() {
    each_game(&Leaving).await;
}
