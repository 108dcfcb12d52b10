//! What is smallest in each layout of each game, as a phone of 400 pixels shows it.

#![expect(clippy::print_stdout, reason = "an example reports")]

use render::{Draws, Scene, Shape, Thing};
use text::{Lang, Names};

fn main() {
    println!("picture                    lowest capitals                      smallest sprite");
    macro_rules! tables {
        ($($name:ident: $game:ty,)+) => {
            $(table::<$game>();)+
        };
    }
    games::each_game!(tables);
}

fn table<G: Draws>() {
    let people: Vec<String> = (1..=6).map(|nth| format!("Pilote {nth}")).collect();
    let names = Names::new(people.clone(), people);
    let mut told = Vec::new();
    for scene in G::rehearsals(Lang::Fr, &names) {
        let size = scene.size();
        let line = format!(
            "{:16} {:4}x{:4} {:36} {}",
            G::ID,
            size.width,
            size.height,
            smallest(&scene, |shape| match shape {
                // DejaVu's capitals are 0.729 of a face's size.
                Shape::Words { words, face, .. } if !words.is_empty() => {
                    Some(f64::from(face.size) * 0.729)
                }
                _ => None,
            }),
            smallest(&scene, |shape| match shape {
                Shape::Sprite { diameter, .. } => Some(f64::from(*diameter)),
                _ => None,
            }),
        );
        if !told.contains(&line) {
            println!("{line}");
            told.push(line);
        }
    }
}

fn smallest(scene: &Scene, size: impl Fn(&Shape) -> Option<f64>) -> String {
    let shrunk = 400.0 / f64::from(scene.size().width);
    let things = scene.ground().iter().chain(scene.things());
    let sized = things.filter_map(|thing: &Thing| Some((thing, size(&thing.shape)? * shrunk)));
    let least = sized.min_by(|one, other| one.1.total_cmp(&other.1));
    least.map_or(String::new(), |(thing, size)| {
        format!("{size:5.1} {}", thing.name)
    })
}
