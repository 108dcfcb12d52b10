//! What is true of every table of a game, told in lines that stay the same: everything that
//! anybody is shown comes from this.

use std::collections::BTreeSet;
use std::fmt::Write;

use games::{Game, Seat};
use sessions::{Mood, Sessions, Snapshot, TableId, Version};

/// Everything about the tables of a game, and what their people keep of it.
pub(crate) async fn everything<G: Game>(sessions: &Sessions) -> String {
    let mut told = String::new();
    let mut people = BTreeSet::new();
    for id in (1..).map(TableId) {
        let Some(table) = sessions.table(id).await.unwrap() else {
            break;
        };
        writeln!(told, "table {id} plays {}", table.game()).unwrap();
        let Some(table) = sessions.table_of::<G>(id).await.unwrap() else {
            continue;
        };
        let snapshot = table.snapshot().await.unwrap();
        let room = snapshot.room();
        let sat = room.players().map(|(_, player)| player.user);
        people.extend(sat.map(|user| (room.place.guild, user)));
        tell(&mut told, &snapshot);
        let marks = table.table().marks().await.unwrap();
        writeln!(told, "  marks: {}", serde_json::to_string(&marks).unwrap()).unwrap();
    }
    for (guild, user) in people {
        let person = sessions.person(user).await.unwrap();
        let kept = sessions.kept::<G>(guild, user).await.unwrap();
        let own = kept.open_as(user).unwrap();
        let own = serde_json::to_string(&own).unwrap();
        // As it was told when there was no more to a person.
        let person = person.map(|it| {
            let (locale, name, dm) = (it.locale, it.name, it.dm);
            format!("Person {{ locale: {locale:?}, name: {name:?}, dm: {dm:?} }}")
        });
        let person = match person {
            Some(person) => format!("Some({person})"),
            None => "None".to_owned(),
        };
        writeln!(told, "person {user}: {person} keeps {own}").unwrap();
    }
    told
}

fn tell<G: Game>(told: &mut String, snapshot: &Snapshot<G>) {
    let room = snapshot.room();
    let mut line = |what: &str, it: &dyn std::fmt::Debug| {
        writeln!(told, "  {what}: {it:?}").unwrap();
    };
    line("status", &room.status);
    line("version", &(room.version, room.events));
    line("moments", &(room.founded_at, room.changed_at));
    line("place", &room.place);
    line("pace", &room.pace);
    line("host", &room.host);
    line("seats", &room.seats);
    line("asked to close", &room.asked_to_close);
    // Older journals know nothing of it.
    if !room.invited.is_empty() {
        line("invited", &room.invited);
    }
    if !room.changed.is_empty() {
        line("changed", &room.changed);
    }
    line("due", &room.due);
    line("options", snapshot.options());
    if let Some(seed) = snapshot.pledge() {
        let moments = snapshot.public_moments();
        let all = moments.last().and_then(|last| snapshot.pledges().at(last));
        line("pledged", &(seed, all));
    }
    if let Some(view) = snapshot.public_view() {
        line("everyone sees", &view.open());
    }
    for told in snapshot.public_news(Version(0)) {
        let (number, glimpse) = (told.number, told.glimpse.open());
        let how = match told.mood {
            Mood::Stands => "everyone learnt",
            Mood::Undone => "everyone learnt, and it was taken back:",
            Mood::Undoing => "everyone learnt that it was taken back:",
        };
        line(&format!("{how} {number}"), &glimpse);
    }
    for seat in Seat::all(room.seat_count()) {
        let name = seat.index();
        if let Some(view) = snapshot.seat_view(seat) {
            line(&format!("seat {name} sees"), &view.open_for(seat));
        }
    }
}
