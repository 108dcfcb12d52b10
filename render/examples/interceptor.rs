//! Writes pictures of Interceptor into the folder given as argument, to be looked at.

#[path = "../tests/played/interceptor.rs"]
mod played;

use std::path::PathBuf;

use games::interceptor::{Ending, Fleet, Interceptor, Options};
use played::{ADA, BEN, Fight, melee, names};
use render::{Draws, gif, png};
use text::Lang;

fn main() -> std::io::Result<()> {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| ".".to_owned()));
    std::fs::create_dir_all(&folder)?;
    let still = |name: &str, view: &games::interceptor::View, lang| {
        let scene = Interceptor::scene(view, lang, &names());
        std::fs::write(folder.join(format!("{name}.png")), png(&scene))
    };
    let moving = |name: &str, fight: &Fight, lang| {
        let reel = Interceptor::reel_of_news(&fight.news(), lang, &names()).unwrap_or_default();
        for (nth, frame) in reel.frames().iter().enumerate().step_by(7) {
            let path = folder.join(format!("{name}-{nth:02}.png"));
            std::fs::write(path, png(&frame.scene))?;
        }
        std::fs::write(folder.join(format!("{name}.gif")), gif(&reel))
    };

    let mut placing = Fight::of(&Options::default(), 2);
    still("placing-public", &placing.public(), Lang::Fr)?;
    placing.places(ADA, "A7 NE 3").seals(ADA);
    still("placing-own", &placing.seen_by(ADA), Lang::Fr)?;

    let mut duel = Fight::scene(
        &Options::default(),
        &["F4 S", "D6 NE"],
        &["F10 N 3", "F3 S 2"],
    );
    duel.writes(ADA, 0, "4 AGADAA").seals(ADA);
    still("duel-order", &duel.seen_by(ADA), Lang::En)?;
    still("duel-public", &duel.public(), Lang::En)?;
    duel.writes(BEN, 0, "2 AA").seals(BEN);
    still("duel-after", &duel.public(), Lang::Fr)?;
    moving("duel", &duel, Lang::Fr)?;

    let (mut six, orders) = melee();
    six.turn(&orders);
    still("melee-after", &six.public(), Lang::Fr)?;
    moving("melee", &six, Lang::Fr)?;
    six.announced();
    six.writes(ADA, 0, "5 LAT");
    still("melee-own", &six.seen_by(ADA), Lang::En)?;
    six.turn(&["4 AAAA", "3 ADAA", "3 GAAA", "2 DAA", "-1 A", "4 GAAAA"]);
    still("melee-second", &six.public(), Lang::En)?;
    moving("melee-second", &six, Lang::En)?;

    let fleets = Options {
        fleet: Fleet::Three,
        ending: Ending::ToTheDeath,
        ..Options::default()
    };
    let ships: Vec<String> = (0..18)
        .map(|nth| {
            format!(
                "{}{} {} 2",
                char::from(b'A' + nth % 15),
                1 + nth * 5 % 15,
                ["N", "SE", "SW"][usize::from(nth % 3)]
            )
        })
        .collect();
    let ships: Vec<&str> = ships.iter().map(String::as_str).collect();
    let mut many = Fight::scene(&fleets, &["H8 N"], &ships);
    still("fleets", &many.public(), Lang::En)?;
    many.turn(&["2 ADA"; 18]);
    still("fleets-after", &many.public(), Lang::En)?;
    moving("fleets", &many, Lang::En)
}
