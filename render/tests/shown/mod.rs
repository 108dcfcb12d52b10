//! The pictures of the README and the bot's own: games by dice as they really looked, in English.

#![allow(clippy::unwrap_used, reason = "shared by a test and an example")]

#[path = "../played/interceptor.rs"]
mod fight;

use games::interceptor::{Interceptor, Options};
use games::laws::{Rehearsed, rehearse};
use games::{Seat, view_for_everyone, view_for_seat};
use render::{Draws, Plays, Reel, gif, png};
use text::{Lang, Names};

/// Each with the name of its file.
pub(crate) fn shown() -> Vec<(&'static str, Vec<u8>)> {
    use games::contact::Contact;
    use games::planetaire::Planetaire;
    use games::space_connection::SpaceConnection;
    use games::terre_lune::TerreLune;
    vec![
        ("planetaire.png", board::<Planetaire>(2, 60, None)),
        ("interceptor.png", board::<Interceptor>(3, 60, None)),
        (
            "space-connection.png",
            board::<SpaceConnection>(0, 35, Some(Seat::new(0))),
        ),
        ("contact.png", board::<Contact>(0, 60, Some(Seat::new(0)))),
        ("earth-moon.png", board::<TerreLune>(0, 99, None)),
        ("games.png", png(&render::front_door(Lang::En))),
        ("avatar.png", png(&render::avatar())),
        ("banner.png", png(&render::banner())),
        ("replay.gif", replay()),
    ]
}

/// Two turns of a dogfight, as everyone sees them replayed: two ships meet head on, a third joins
/// in.
fn replay() -> Vec<u8> {
    let asteroids = ["D8 S", "F11 NE", "K4 SW", "L11 NW", "C5 SE", "M4 S"];
    let ships = [
        "H12 N 3", "H4 S 2", "H1 S 1", "M8 SW 3", "B3 SE 2", "N15 NW 5",
    ];
    let turns = [
        ["3 AAAX", "2 AAX", "1 AX", "3 ADAAX", "2 AAX", "5 AAAAAX"],
        ["1 A", "1 A", "3 AAA", "3 AAA", "3 ADAA", "3 GAAA"],
    ];
    let mut fight = fight::Fight::scene(&Options::default(), &asteroids, &ships);
    let names = ["Ada", "Ben", "Chloé", "Dmitri", "Élise", "Franz"].map(str::to_owned);
    let names = Names::new(names.to_vec(), names.to_vec());
    let mut film = Reel::new(Plays::Forever);
    for orders in turns {
        fight.turn(&orders);
        let turn = Interceptor::reel_of_news(&fight.news(), Lang::En, &names).unwrap();
        for frame in turn.frames() {
            film.show(frame.scene.clone(), frame.hundredths);
        }
    }
    gif(&film)
}

/// A game by dice, so many hundredths of it, as everyone sees it or one seat.
fn board<G: Draws + Rehearsed>(number: u64, hundredths: usize, seat: Option<Seat>) -> Vec<u8> {
    let script = rehearse::<G>(number);
    let mut state = G::new_state(&script.options, script.seats);
    let many = script.steps.len() * hundredths / 100;
    for event in script.steps[..many]
        .iter()
        .flat_map(|step| step.result.iter().flatten())
    {
        G::apply(&mut state, event);
    }
    let view = match seat {
        None => view_for_everyone::<G>(&state).open(),
        Some(seat) => view_for_seat::<G>(&state, seat).open_for(seat).unwrap(),
    };
    png(&G::scene(&view, Lang::En, &names()))
}

fn names() -> Names {
    let names = [
        "Ada Lovelace",
        "Béatrice",
        "Chloé",
        "Dmitri",
        "Élise",
        "Franz",
    ];
    let names: Vec<String> = names.map(str::to_owned).to_vec();
    Names::new(names.clone(), names)
}
