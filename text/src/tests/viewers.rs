//! Tables of which everything is heard and seen: all that anyone learns, and how it then looks to
//! each.

use games::laws::{Rehearsed, TestTable, rehearse};
use games::{Cause, Game, Seat, Seed, news_for_everyone, news_for_seat};

/// A table at which nothing has happened yet.
pub(crate) fn table<G: Game>(options: G::Options, seats: u8, seed: u8) -> TestTable<G> {
    let table = TestTable::written(options, seats, Vec::new());
    table.with_chance(Seed::new([seed; 32]))
}

/// Asks the rules, and hears what comes of it: what everybody learns, and what each seat does.
/// Whether they granted it.
pub(crate) fn hears<G: Game>(
    table: &mut TestTable<G>,
    cause: Cause<G::Action>,
    mut hear: impl FnMut(Option<Seat>, &G::Glimpse),
) -> bool {
    let mut then = table.clone();
    if table.cause(cause).is_err() {
        return false;
    }
    for event in &table.events()[then.events().len()..] {
        hears_of(&mut then, event, &mut hear);
    }
    true
}

fn hears_of<G: Game>(
    table: &mut TestTable<G>,
    event: &G::Event,
    hear: &mut impl FnMut(Option<Seat>, &G::Glimpse),
) {
    table.write(event.clone());
    let news = news_for_everyone::<G>(table.state(), event).open();
    news.iter().for_each(|news| hear(None, news));
    for seat in Seat::all(table.seats()) {
        let news = news_for_seat::<G>(table.state(), event, seat);
        let news = news.open_for(seat).flatten();
        news.iter().for_each(|news| hear(Some(seat), news));
    }
}

/// What everybody sees, and what each seat does.
pub(crate) fn looks<G: Game>(table: &TestTable<G>, mut see: impl FnMut(Option<Seat>, &G::View)) {
    see(None, &table.public());
    for seat in Seat::all(table.seats()) {
        see(Some(seat), &table.seen_by(seat));
    }
}

/// All that is heard and seen of a game by dice.
pub(crate) fn rehearsed<G: Rehearsed>(
    number: u64,
    mut hear: impl FnMut(Option<Seat>, &G::Glimpse),
    mut see: impl FnMut(Option<Seat>, &G::View),
) {
    let script = rehearse::<G>(number);
    let mut table = TestTable::<G>::written(script.options, script.seats, Vec::new());
    for step in &script.steps {
        for event in step.result.iter().flatten() {
            hears_of(&mut table, event, &mut hear);
        }
        if step.result.is_ok() {
            looks(&table, &mut see);
        }
    }
}
