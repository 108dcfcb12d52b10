//! Whole races, with every view and every glimpse put into words.

use games::laws::rehearse;
use games::terre_lune::TerreLune;
use games::{Game, Seat, news_for_everyone, news_for_seat, view_for_everyone, view_for_seat};

use super::{check_glimpse, check_view, long_names, names};

/// Puts every view and every glimpse of a rehearsed race into words, and tells how many.
fn evening(number: u64) -> usize {
    let script = rehearse::<TerreLune>(number);
    let mut state = TerreLune::found(&script.options, script.seats);
    let mut told = 0;
    for step in &script.steps {
        for event in step.result.iter().flatten() {
            TerreLune::apply(&mut state, event);
            let news = news_for_everyone::<TerreLune>(&state, event).open();
            told += news.iter().len();
            news.iter()
                .for_each(|glimpse| check_glimpse(glimpse, &names()));
            for seat in Seat::all(script.seats) {
                news_for_seat::<TerreLune>(&state, event, seat).map(|news| {
                    news.iter()
                        .for_each(|glimpse| check_glimpse(glimpse, &long_names()));
                });
            }
        }
        if step.result.is_err() {
            continue;
        }
        check_view(&view_for_everyone::<TerreLune>(&state).open(), &names());
        for seat in Seat::all(script.seats) {
            view_for_seat::<TerreLune>(&state, seat).map(|view| {
                check_view(&view, &names());
                check_view(&view, &long_names());
            });
        }
    }
    told
}

#[test]
fn whole_races_are_told() {
    for number in 0..6 {
        let told = evening(number);
        assert!(told > 30, "{told}");
    }
}
