//! Writes the covers of all games, the front door, a trophy of each game and the film of its ending
//! into the folder given as argument, in every language, to be looked at.

#![allow(clippy::unwrap_used, reason = "an example may stop")]

use std::fs;
use std::path::Path;

use games::laws::{Rehearsed, rehearse};
use games::{Seat, view_for_everyone};
use render::{Draws, Glance, Souvenir, cover, ending_film, front_door, png, trophy};
use text::{Lang, Names};

fn main() {
    let folder = std::env::args().nth(1).unwrap_or_else(|| ".".to_owned());
    let folder = Path::new(&folder);
    fs::create_dir_all(folder).unwrap();
    for (lang, code) in Lang::ALL.map(|lang| (lang, lang.code())) {
        macro_rules! covers {
            ($($name:ident: $game:ty,)+) => {$(
                of_a_game::<$game>(folder, stringify!($name), (lang, code));
            )+};
        }
        games::each_game!(covers);
        fs::write(
            folder.join(format!("door-{code}.png")),
            png(&front_door(lang)),
        )
        .unwrap();
    }
}

fn of_a_game<G: Draws + Rehearsed>(folder: &Path, game: &str, (lang, code): (Lang, &str)) {
    let most = *G::SEATS.end();
    let picture = png(&cover::<G>(lang, most / 2, most));
    fs::write(folder.join(format!("{game}-cover-{code}.png")), picture).unwrap();
    let script = (0..40).map(rehearse::<G>).find(|it| it.seats == 2).unwrap();
    let mut views = Vec::new();
    let mut state = G::new_state(&script.options, script.seats);
    for event in script
        .steps
        .iter()
        .flat_map(|step| step.result.iter().flatten())
    {
        G::apply(&mut state, event);
        views.push(view_for_everyone::<G>(&state).open());
    }
    let names: Vec<String> = ["Ada Lovelace", "Béatrice Ç."].map(str::to_owned).to_vec();
    let names = Names::new(names.clone(), names);
    let souvenir = Souvenir {
        result: text::say("card-won").with("names", "Ada Lovelace").tr(lang),
        winners: vec![Seat::new(0)],
        seats: 2,
        lines: vec![
            "Ada Lovelace, Béatrice Ç.".to_owned(),
            "★ Ada Lovelace · 16".to_owned(),
        ],
        date: text::date(lang, games::Day::of_millis(1_795_564_800_000)),
    };
    let view = view_for_everyone::<G>(&state).open();
    let picture = png(&trophy::<G>(&view, &souvenir, lang, &names));
    fs::write(folder.join(format!("{game}-trophy-{code}.png")), picture).unwrap();
    let glances = views.iter().map(|view| Glance {
        view,
        has_news: true,
    });
    let glances: Vec<Glance<'_, G>> = glances.collect();
    let film = ending_film(&glances, lang, &names).unwrap();
    fs::write(folder.join(format!("{game}-ending-{code}.gif")), film).unwrap();
}
