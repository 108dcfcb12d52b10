//! Departures from a running game: the message that tells those who stay, and the question to the
//! one who leaves. Decides nothing.

use games::{Everyone, To};
use sessions::{Departure, Room, Snapshot, Status, TableAction, UserId};
use text::{Lang, say};

use crate::game::ui::GameUi;
use crate::table::names::{formatted_name, names};
use crate::ui::buttons::{act_button, table_button};
use crate::ui::ids::{Ids, Stamp, TableVerb};
use crate::ui::links::timestamp;
use crate::ui::message::{Button, Message, Row, Style};

/// Message about those who left; `None` when all seats are taken again.
pub(crate) fn message<D: GameUi>(now: &Snapshot<D>) -> Option<To<Everyone, Message>> {
    let room = now.room();
    let lang = Lang::of_locale(&room.place.locale.0);
    let lines = room.departures.iter().map(|it| line(now, lang, it));
    let lines: Vec<String> = lines.collect();
    (!lines.is_empty()).then(|| To::everyone(Message::words(lines.join("\n"))))
}

/// Line about a departure, and what becomes of the seat.
fn line<D: GameUi>(now: &Snapshot<D>, lang: Lang, departure: &Departure) -> String {
    let room = now.room();
    let seat = departure.seat;
    let due = room.due.iter().find(|due| due.seat == seat);
    let fate = match (room.player(seat), due.and_then(|due| due.at)) {
        (Some(_), _) => say("departure-taken").with_player("name", &names(room, lang), seat),
        (None, _) if !now.takes_computers() => say("departure-rules"),
        (None, Some(at)) => say("departure-until").with("clock", timestamp(at, 'R')),
        (None, None) => say("departure-free"),
    };
    say("departure-line")
        .with("name", formatted_name(&room.seats, &departure.player, lang))
        .with("fate", fate.tr(lang))
        .tr(lang)
}

/// Question to a person who wants to leave: what becomes of their seat. `None` for those who have
/// none, or whose game is over.
pub(crate) fn question<D: GameUi>(
    now: &Snapshot<D>,
    (user, lang): (UserId, Lang),
) -> Option<Message> {
    let room = now.room();
    room.seat_of(user)?;
    let ids = Ids::new(room.table, Stamp(0));
    let stays = match room.status {
        Status::Lobby => TableVerb::Lobby,
        Status::Playing => TableVerb::Refresh,
        Status::Over { .. } | Status::Closed => return None,
    };
    let stay = Button {
        label: say("leave-button-stay").tr(lang),
        ..table_button(lang, &ids, stays, Style::Plain)
    };
    let leave = act_button(lang, &ids, &TableAction::Leave, Style::Final);
    let asked = say("leave-asked")
        .with("game", D::title(lang))
        .with("fate", fate(now))
        .with("minutes", minutes(room));
    Some(Message {
        rows: vec![Row::Buttons(vec![leave, stay])],
        ..Message::words(asked.tr(lang))
    })
}

/// Word for what becomes of a seat that is left.
pub(crate) fn fate<D: GameUi>(now: &Snapshot<D>) -> &'static str {
    let room = now.room();
    match (&room.status, room.people().count()) {
        (_, 0 | 1) => "closed",
        (Status::Lobby, _) => "free",
        _ if now.takes_computers() => "computer",
        _ => "rules",
    }
}

/// Minutes for which a seat that is left stays free.
fn minutes(room: &Room) -> u64 {
    room.pace.vacant_seat_patience().as_secs() / 60
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use games::laws::{Rehearsed, rehearse};
    use sessions::store::{Memory, Store};
    use sessions::{Key, Locale, Pace, Player};

    use super::*;
    use crate::game::catalogue::{Visitor, each_game};
    use crate::tests::games::founded_in;

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
            let told = message(&now).unwrap().open().text;
            assert!(told.contains("**Bob** left the game"), "{told}");
            assert_eq!(told.contains("computer"), plays_on, "{told}");
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
}
