//! Whether every picture of every game can be read, on a phone and on a desktop: judged from its
//! scene, in both languages, with long names. What falls below is named here, with its reason.

mod beneath;
mod largest_placard;
mod played;
mod room;
mod sight;

use std::collections::{BTreeMap, BTreeSet};

use games::Day;
use games::laws::{Rehearsed, rehearse};
use games::{Seat, view_for_everyone};
use text::{Lang, Names};

use crate::renderer::renderer;
use crate::scene::{Anchor, Point, Scene, Shape, Size, Thing};
use crate::theme::{Face, Ink, Tint};
use crate::world::World;
use crate::{Draws, Souvenir};
use sight::{SIGHTS, apart, contrast};

/// No picture is higher than this share of its width.
const HIGHEST: f64 = 1.2;
/// Inter's capitals, as a share of a face's size.
const CAPITAL: f64 = 0.729;

/// As long as Discord lets a name be, and wide.
const LONG: &str = "Wolfeschlegelsteinhausenbergerdor";
/// The same, and as wide as letters are.
const WIDE: &str = "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW";
/// What these names begin with, however they are written.
const NAMES: [&str; 2] = ["Wolfeschlegel", "WWWWWWWW"];

/// Words that may meet others: their game, how their name begins, and why.
const CROWDED: &[(&str, &str, &str)] = &[
    (
        "interceptor",
        "numeral",
        "ships of fleets that share a hex; beside the board each has a row of its own",
    ),
    (
        "interceptor",
        "loss ",
        "where no hex near a ship is out of fire; beside the board its cells are struck",
    ),
    (
        "lune",
        "collision on ",
        "the number of the cell that its burst covers",
    ),
];

fn pictures(lang: Lang) -> Vec<(&'static str, Scene)> {
    pictures_of(LONG, lang)
}

fn pictures_of(name: &str, lang: Lang) -> Vec<(&'static str, Scene)> {
    let people: Vec<String> = (1..=6).map(|nth| format!("{name}{nth}")).collect();
    let names = Names::new(people.clone(), people);
    let mut pictures = crate::rehearsals(lang, &names);
    pictures.push(("placard", largest_placard::largest_placard(lang, &names)));
    pictures
}

/// Covers, the front door, and the trophy of a game by dice, with names as long as they may be.
fn posters(lang: Lang) -> Vec<(&'static str, Scene)> {
    fn of<G: Draws + Rehearsed>(lang: Lang) -> [(&'static str, Scene); 3] {
        let seats = *G::SEATS.end();
        let script = (0..60).map(rehearse::<G>).find(|it| it.seats == seats);
        let script = script.unwrap_or_else(|| rehearse::<G>(0));
        let mut state = G::new_state(&script.options, script.seats);
        for event in script
            .steps
            .iter()
            .flat_map(|step| step.result.iter().flatten())
        {
            G::apply(&mut state, event);
        }
        let people: Vec<String> = (1..=6).map(|nth| format!("{LONG}{nth}")).collect();
        let names = Names::new(people.clone(), people.clone());
        let said = |name: &String| text::say("card-won").with("names", name.clone()).tr(lang);
        let souvenir = Souvenir {
            result: said(&people[0]),
            winners: vec![Seat::new(0)],
            seats: script.seats,
            lines: vec![people.join(", "); 5],
            date: text::date(lang, Day::of_millis(0)),
        };
        let view = view_for_everyone::<G>(&state).open();
        [
            (G::ID, crate::cover::<G>(lang, 1, seats)),
            (G::ID, crate::cover::<G>(lang, seats, seats)),
            (G::ID, crate::trophy::<G>(&view, &souvenir, lang, &names)),
        ]
    }
    macro_rules! posters {
        ($($name:ident: $game:ty,)+) => {
            [$(of::<$game>(lang)),+].concat()
        };
    }
    let mut posters = games::each_game!(posters);
    posters.push(("door", crate::front_door(lang)));
    for many in [1, 4, 10] {
        posters.push(("night", night(many, lang)));
    }
    posters
}

/// The poster of a game night with so many tables.
fn night(many: usize, lang: Lang) -> Scene {
    let games = games::IDS.iter().cycle().take(many);
    let names = |from: u8| (from..from + 2).map(|nth| format!("{LONG}{nth}")).collect();
    let tables = games.enumerate().map(|(nth, game)| crate::PosterTable {
        game: (*game).to_owned(),
        winners: if nth % 3 == 2 { Vec::new() } else { names(1) },
        others: names(3),
    });
    let poster = crate::Poster {
        title: text::say("server-button-night").tr(lang),
        date: text::date(lang, Day::of_millis(0)),
        tables: tables.collect(),
    };
    crate::poster(&poster, lang)
}

#[test]
fn posters_are_legible_and_complete_in_both_frames() {
    check(posters, |game, scene| {
        // The board on a trophy is an emblem, not for play.
        let mut faults = small(game, scene);
        faults.retain(|fault| !fault.contains(": emblem "));
        faults
    });
    check(posters, cut);
    check(posters, |_, scene| {
        let Size { width, height } = scene.size();
        let weight = crate::png(scene).len();
        let fits = f64::from(height) <= f64::from(width) * HIGHEST && weight <= 91_000;
        (!fits)
            .then(|| format!("{width}x{height}, {weight} bytes"))
            .into_iter()
            .collect()
    });
}

/// With long names and with wide ones.
fn all_pictures(lang: Lang) -> Vec<(&'static str, Scene)> {
    [LONG, WIDE].map(|name| pictures_of(name, lang)).concat()
}

fn things(scene: &Scene) -> impl Iterator<Item = &Thing> {
    scene.ground().iter().chain(scene.things())
}

/// How a phone shows a picture, and a desktop: within so many pixels, from left to right and from
/// top to bottom.
const FRAMES: [(f64, f64); 2] = [(294.0, f64::INFINITY), (550.0, 350.0)];
/// Words that a player needs are at least so large in either.
const WORDS: f64 = 10.0;
/// Anything that carries a meaning is at least this large there.
const SPRITE: f64 = 9.0;

/// How much smaller a picture is in the frame that shows it smaller.
fn shrunk(scene: &Scene) -> f64 {
    let Size { width, height } = scene.size();
    let in_frame =
        |(wide, high): (f64, f64)| (wide / f64::from(width)).min(high / f64::from(height));
    let [phone, desktop] = FRAMES.map(in_frame);
    phone.min(desktop)
}

/// Words and pieces that are too small in a frame.
fn small(_: &str, scene: &Scene) -> Vec<String> {
    let shrunk = shrunk(scene);
    let sized = things(scene).filter_map(|thing| match &thing.shape {
        Shape::Words { words, face, .. } if !words.is_empty() => {
            Some((thing, f64::from(face.size) * shrunk, WORDS))
        }
        Shape::Sprite { diameter, .. } => Some((thing, f64::from(*diameter) * shrunk, SPRITE)),
        _ => None,
    });
    let small = sized.filter(|(_, size, least)| size < least);
    small
        .map(|(thing, size, _)| format!("{size:.1}: {thing}"))
        .collect()
}

#[test]
fn words_and_pieces_are_large_enough_in_both_frames() {
    check(pictures, small);
}

/// Looks for faults in every language.
#[track_caller]
fn check(
    pictures: fn(Lang) -> Vec<(&'static str, Scene)>,
    faults: fn(&str, &Scene) -> Vec<String>,
) {
    let mut found = BTreeSet::new();
    for (game, scene) in Lang::ALL.into_iter().flat_map(pictures) {
        let faults = faults(game, &scene).into_iter();
        found.extend(faults.map(|fault| format!("{game}: {fault}")));
    }
    let found: Vec<String> = found.into_iter().collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// From left to right, from top to bottom.
#[derive(Clone, Copy)]
struct Area {
    left: i32,
    right: i32,
    top: i32,
    bottom: i32,
}

impl Area {
    fn meets(self, other: Self) -> bool {
        self.left < other.right
            && other.left < self.right
            && self.top < other.bottom
            && other.top < self.bottom
    }
}

/// Where words stand: as wide as they are drawn, as high as their capitals.
fn area(at: Point, words: &str, face: Face, anchor: Anchor, room: u16) -> Area {
    let width = renderer().width(face, words, room);
    let left = match anchor {
        Anchor::Left => at.x,
        Anchor::Middle => at.x - width / 2,
        Anchor::Right => at.x - width,
    };
    let half = (f64::from(face.size) * CAPITAL / 2.0) as i32;
    Area {
        left,
        right: left + width,
        top: at.y - half,
        bottom: at.y + half,
    }
}

/// The words of a picture, and where they stand.
fn written(scene: &Scene) -> Vec<(&Thing, &str, Face, u16, Area)> {
    let written = things(scene).filter_map(|thing| match &thing.shape {
        Shape::Words {
            words,
            face,
            anchor,
            room,
            ..
        } if !words.is_empty() => {
            let area = area(thing.at, words, *face, *anchor, *room);
            Some((thing, words.as_str(), *face, *room, area))
        }
        _ => None,
    });
    written.collect()
}

/// What is cut, but for people's names.
fn cut(_: &str, scene: &Scene) -> Vec<String> {
    let mut faults = Vec::new();
    for (thing, words, face, room, _) in written(scene) {
        let whole = renderer().width(face, words, u16::MAX);
        let name = NAMES.iter().any(|name| words.contains(name));
        if whole > i32::from(room) && !name {
            faults.push(format!("{thing} has {room} of {whole}"));
        }
    }
    faults
}

#[test]
fn only_names_are_truncated() {
    check(all_pictures, cut);
}

/// Words that leave the picture, or meet other words.
fn crowded(game: &str, scene: &Scene) -> Vec<String> {
    let mut faults = Vec::new();
    let (width, height) = (scene.size().width.into(), scene.size().height.into());
    let written = written(scene);
    for (nth, (thing, .., area)) in written.iter().enumerate() {
        let inside = area.left >= 0 && area.top >= 0 && area.right <= width;
        if !inside || area.bottom > height {
            faults.push(format!("{thing} leaves the picture"));
        }
        for (other, .., beside) in &written[nth + 1..] {
            let known = |(of, name, _): &(&str, &str, &str)| {
                *of == game && [thing, other].iter().any(|one| one.name.starts_with(name))
            };
            if area.meets(*beside) && !CROWDED.iter().any(known) {
                faults.push(format!("{thing} meets {other}"));
            }
        }
    }
    faults
}

#[test]
fn words_stay_inside_and_do_not_overlap() {
    check(all_pictures, crowded);
}

#[test]
fn pictures_fit_a_screen() {
    for (game, scene) in Lang::ALL.into_iter().flat_map(pictures) {
        let size = scene.size();
        let share = f64::from(size.height) / f64::from(size.width);
        assert!(share <= HIGHEST, "{game}: {size:?}");
    }
}

/// What a picture may weigh on the line.
const HEAVIEST: usize = 65_000;
/// Those that may weigh more: the game, how much, and why.
const HEAVIER: &[(&str, usize, &str)] = &[
    (
        "lune",
        89_000,
        "the whole map, with everything on it, the ways numbered, and where rockets came from",
    ),
    (
        "connection",
        91_000,
        "two skies, one of them with all its numbers",
    ),
    (
        "planetaire",
        89_000,
        "all 32 margins with a pawn of their own, large enough for a phone, and their rays, each with its sign",
    ),
    (
        "contact",
        88_000,
        "asked for alone: the board enlarged; once a mission: the certificate",
    ),
];

#[test]
fn picture_files_are_small() {
    let mut heaviest = BTreeMap::new();
    for (game, scene) in pictures(Lang::En) {
        let weight = crate::png(&scene).len();
        let size = scene.size();
        let known = heaviest.entry((game, size.width, size.height)).or_insert(0);
        *known = weight.max(*known);
    }
    for ((game, width, height), weight) in &heaviest {
        let mut heavier = HEAVIER.iter().filter(|(of, ..)| of == game);
        let most = heavier.next().map_or(HEAVIEST, |(_, most, _)| *most);
        assert!(
            *weight <= most,
            "{game} {width}x{height}: {weight} of {most}: {heaviest:?}"
        );
    }
}

#[test]
fn ink_contrasts_with_its_ground() {
    let grounds = [Ink::Night, Ink::Plate, Ink::Hollow];
    let mut inks: Vec<(&World, Ink)> = Vec::new();
    for (_, scene) in pictures(Lang::En) {
        for thing in things(&scene) {
            if let Shape::Words { ink, .. } = &thing.shape
                && !inks.contains(&(scene.world(), *ink))
            {
                inks.push((scene.world(), *ink));
            }
        }
    }
    for (world, ink) in inks {
        for ground in grounds {
            let contrast = contrast(world.rgb(ink), world.rgb(ground));
            // Night is written with on bright pieces alone; a ghost decorates.
            let other = matches!(ink, Ink::Night | Ink::Ghost);
            assert!(
                other || contrast >= 4.5,
                "{}: {ink:?} on {ground:?}: {contrast:.2}",
                world.name
            );
        }
    }
}

/// Distance of two colours that anyone tells apart.
const DISTINCT: f64 = 20.0;

/// Colours that mean different things beside each other, and whether a sign of its own and another
/// outline tell each of them apart as well.
const SETS: &[(&str, &[Ink], bool)] = &[
    (
        "ships",
        &[
            Ink::Tint(Tint::Citron),
            Ink::Tint(Tint::Sky),
            Ink::Tint(Tint::Vermilion),
            Ink::Tint(Tint::Violet),
            Ink::Tint(Tint::Cream),
            Ink::Tint(Tint::Teal),
        ],
        false,
    ),
    // Each with its sign, on its rays too; another rocket's outline for none.
    (
        "crews to the Moon, pawns, rays",
        &[
            Ink::Tint(Tint::Red),
            Ink::Tint(Tint::Yellow),
            Ink::Tint(Tint::Blue),
            Ink::Tint(Tint::Green),
        ],
        true,
    ),
    (
        "skies",
        &[Ink::Tint(Tint::Green), Ink::Tint(Tint::Blue)],
        false,
    ),
    // A tick in a halo, and a cross.
    ("right and wrong", &[Ink::Right, Ink::Wrong], true),
];

#[test]
fn colours_of_a_set_are_distinct_for_all_vision_types() {
    for (set, inks, signed) in SETS {
        for (nth, one) in inks.iter().enumerate() {
            for other in &inks[nth + 1..] {
                for (sight, matrix) in &SIGHTS {
                    let apart = apart(one.rgb(), other.rgb(), matrix);
                    assert!(
                        *signed || apart >= DISTINCT,
                        "{set}: {one:?} and {other:?} under {sight} sight: {apart:.1}"
                    );
                }
            }
        }
    }
}
