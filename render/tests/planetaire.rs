//! The pictures of whole evenings: their scenes as text, their pixels, and what they never show.

#[path = "played/planetaire.rs"]
mod played;
mod written;

use std::collections::BTreeSet;

use games::planetaire::{
    Action, Insight, Margin, Options, Order, Outcome, Planetaire, RayLaw, View, cells,
};
use games::{Advice, Evidence};
use played::{ADA, BEN, Evening, named, names, options};
use render::{Anchor, Draws, Face, Ink, Point, Proofs, Scene, Shape, gif, png};
use text::Lang;
use written::{check_pixels, check_scene, decoded};

fn public(evening: &Evening, lang: Lang) -> Scene {
    Planetaire::scene(&evening.public(), lang, &names())
}

fn in_the_middle() -> Evening {
    let mut evening = Evening::sealed(options(Order::InTurn), ["C3 E3 F7 B6", ""]);
    evening
        .fires(BEN, [12, 7, 11, 3, 20, 29, 6, 18])
        .places(BEN, "C3 E3")
        .notes(BEN, "A1 H8");
    evening
}

fn both_searching() -> Evening {
    let skies = ["E4 G6 D7 B2", "D1 A2 E3 B4"];
    let mut evening = Evening::sealed(options(Order::AtOnce), skies);
    evening.fires(BEN, [5, 13, 8]).places(BEN, "E4 G5");
    evening.fires(ADA, [12, 5, 13, 21]);
    evening
}

#[test]
fn scenes_match_snapshots() {
    let middle = in_the_middle();
    check_scene("planetaire-public", &public(&middle, Lang::Fr));
    let own = |seat| Planetaire::scene(&middle.seen_by(seat), Lang::En, &names());
    check_scene("planetaire-detector", &own(BEN));
    check_scene("planetaire-hider", &own(ADA));

    let mut both = both_searching();
    let ada = Planetaire::scene(&both.seen_by(ADA), Lang::Fr, &names());
    check_scene("planetaire-both-own", &ada);
    both.ends(ADA).ends(BEN);
    let news = Planetaire::scene_of_news(&both.news(), Lang::Fr, &names());
    check_scene("planetaire-both-reveal", &news.unwrap());
}

#[test]
fn pictures_match_snapshots() {
    let mut middle = in_the_middle();
    check_pixels("planetaire-public", &public(&middle, Lang::Fr));
    middle.ends(BEN);
    let news = Planetaire::scene_of_news(&middle.news(), Lang::En, &names());
    check_pixels("planetaire-reveal", &news.unwrap());

    let both = both_searching();
    check_pixels("planetaire-both", &public(&both, Lang::En));
    let ada = Planetaire::scene(&both.seen_by(ADA), Lang::Fr, &names());
    check_pixels("planetaire-both-own", &ada);
}

fn likely(what: Insight, permille: u16) -> Evidence<Insight> {
    Evidence::Likely {
        what,
        permille,
        within: 0,
    }
}

fn certain(what: Insight) -> Evidence<Insight> {
    Evidence::Certain { what, of: 212 }
}

#[test]
fn hints_point_at_the_ray_or_the_cells() {
    let middle = in_the_middle();
    let hinted = |advice: &Advice<Planetaire>, lang| {
        Planetaire::hinted(&middle.seen_by(BEN), advice, lang, &names())
    };
    let margin = |number| Margin::numbered(number).unwrap();
    let cell = |name| cells(name).unwrap().cells().next().unwrap();
    let fire = Advice {
        action: Action::Fire(margin(14)),
        why: vec![
            certain(Insight::Full(cell("E3"))),
            certain(Insight::Empty(cell("D4"))),
            certain(Insight::Empty(cell("G2"))),
            certain(Insight::TellsNothing(margin(31))),
            likely(Insight::Ends(margin(14), Outcome::Exit(margin(24))), 620),
            likely(Insight::Ends(margin(14), Outcome::Exit(margin(4))), 380),
        ],
    };
    check_pixels("planetaire-hint", &hinted(&fire, Lang::Fr));
    check_scene("planetaire-hint", &hinted(&fire, Lang::En));
    let place = Advice {
        action: Action::PlaceAll(cells("E3 F7 B6 H5").unwrap()),
        why: vec![
            certain(Insight::Full(cell("E3"))),
            likely(Insight::Full(cell("F7")), 810),
            likely(Insight::Full(cell("B6")), 450),
            likely(Insight::Full(cell("H5")), 190),
        ],
    };
    check_pixels("planetaire-hint-cells", &hinted(&place, Lang::Fr));
    assert!(!public(&middle, Lang::Fr).to_text().contains("hint"));
}

#[test]
fn proof_is_drawn_for_the_detector_alone() {
    let middle = in_the_middle();
    let proven = |view| Planetaire::proven(&view, Proofs::All, Lang::En, &names());
    assert!(proven(middle.public()).is_none());
    assert!(proven(middle.seen_by(ADA)).is_none());
    check_pixels("planetaire-proven", &proven(middle.seen_by(BEN)).unwrap());
    // Before a ray nothing is proven.
    let begun = Evening::sealed(options(Order::InTurn), ["C3 E3 F7 B6", ""]);
    assert!(proven(begun.seen_by(BEN)).is_none());
}

#[test]
fn same_view_gives_the_same_bytes() {
    let scene = public(&both_searching(), Lang::Fr);
    let first = png(&scene);
    // Another picture of the same layout in between.
    png(&public(&Evening::of(options(Order::AtOnce), 2), Lang::En));
    assert_eq!(first, png(&scene));
}

#[test]
fn only_permitted_players_see_satellites() {
    let shows = |scene: &Scene| {
        let mut things = scene.things().iter();
        things.any(|thing| thing.name.starts_with("satellite "))
    };
    let middle = in_the_middle();
    let seen_by = |seat| Planetaire::scene(&middle.seen_by(seat), Lang::Fr, &names());
    assert!(!shows(&public(&middle, Lang::Fr)));
    assert!(!shows(&seen_by(BEN)));
    assert!(shows(&seen_by(ADA)));
    assert!(!public(&middle, Lang::Fr).to_text().contains("empty A1"));
    assert!(seen_by(BEN).to_text().contains("empty A1"));
    assert!(!seen_by(ADA).to_text().contains("empty A1"));
}

#[test]
fn rays_that_go_through_the_sky_carry_their_signs() {
    let mut evening = in_the_middle();
    evening.ends(BEN);
    let revealed = Planetaire::scene_of_news(&evening.news(), Lang::En, &names()).unwrap();
    let margins = |what: &str| -> BTreeSet<String> {
        let names = revealed.things().iter().map(|thing| &thing.name);
        let margins = names.filter_map(|name| name.strip_prefix(what));
        margins.map(str::to_owned).collect()
    };
    let (through, signed) = (margins("exit "), margins("sign of "));
    assert!(
        through.len() > 3 && through.is_subset(&signed),
        "{signed:?}"
    );
}

#[test]
fn skies_with_equal_results_give_the_same_bytes() {
    // Neither shot comes near what differs.
    let picture = |sky: &str| {
        let mut evening = Evening::sealed(options(Order::InTurn), [sky, ""]);
        evening.fires(BEN, [11, 1]).places(BEN, "G6");
        png(&public(&evening, Lang::Fr))
    };
    assert_eq!(picture("F5 H4 G7 E8"), picture("F6 H5 F8 H7"));
}

/// Films of the last ray for a viewer, over their board and over all that may be drawn on it.
fn bytes_of_films(view: &View) -> Vec<Vec<u8>> {
    let over = |proofs| Planetaire::film_over_proofs(view, proofs, Lang::En, &names());
    let film = Planetaire::film_in_place(view, Lang::En, &names());
    let films = [film, over(Proofs::EachRay), over(Proofs::RuledOut)];
    films.iter().flatten().map(gif).collect()
}

#[test]
fn film_of_a_ray_tells_its_detector_no_more_than_its_ends() {
    // From 11 straight on or after four turns, from 7 near or far: what everyone learns is the same.
    let skies = ["B7 E8 F5 C6", "G7 F4 H3 E2"];
    for order in [Order::InTurn, Order::AtOnce] {
        let films = skies.map(|sky| {
            let mut evening = Evening::sealed(options(order), [sky, "D3 F5 B7 H1"]);
            [11, 7].map(|margin| {
                evening.fires(BEN, [margin]);
                let views = [evening.seen_by(BEN), evening.public(), evening.seen_by(ADA)];
                views.map(|view| bytes_of_films(&view))
            })
        });
        for ([ben, public, ada], [ben_too, public_too, ada_too]) in films[0].iter().zip(&films[1]) {
            assert!(!ben.is_empty() && ben == ben_too && public == public_too);
            match order {
                Order::InTurn => assert!(!ada.is_empty() && ada != ada_too, "its way is seen"),
                Order::AtOnce => assert!(ada.is_empty(), "Ada searches herself"),
            }
        }
    }
}

#[test]
fn film_of_a_ray_plays_until_anything_else_happens() {
    let mut evening = both_searching();
    let rest = |view: &View| {
        let film = Planetaire::film_in_place(view, Lang::En, &names())?;
        Some(film.frames().last()?.scene.clone())
    };
    let ada = evening.seen_by(ADA);
    assert_eq!(
        rest(&ada),
        Some(Planetaire::scene(&ada, Lang::En, &names()))
    );
    assert_eq!(rest(&evening.seen_by(BEN)), None, "Ben searches himself");
    evening.notes(BEN, "A1");
    assert!(rest(&evening.seen_by(ADA)).is_some(), "a secret note");
    evening.places(BEN, "E4");
    assert_eq!(rest(&evening.seen_by(ADA)), None);
}

#[test]
fn reveal_infers_the_ray_law_from_its_shots() {
    let options = Options {
        law: RayLaw::BlackBox,
        ..options(Order::InTurn)
    };
    let mut evening = Evening::sealed(options, ["D4 E5 B2 G7", ""]);
    evening.fires(BEN, [5, 3, 12, 30]).ends(BEN);
    let news = Planetaire::scene_of_news(&evening.news(), Lang::En, &names());
    check_scene("planetaire-black-box", &news.unwrap());
}

#[test]
fn any_name_fits_its_space() {
    let zalgo = "Z̸̢͇̞̈́a̵͙͛l̴͎̈g̷̭̐o̶͙͝".repeat(40);
    let long = "W".repeat(5_000);
    let arabic = "\u{202e}مرحبا بالعالم\u{202c}";
    let all = [
        zalgo.as_str(),
        &long,
        arabic,
        "👩‍🚀🛰️🪐",
        "",
        "\0\n\t",
        "שלום",
    ];
    for name in all {
        let people = named(name, name);
        let both = both_searching();
        png(&Planetaire::scene(&both.public(), Lang::Fr, &people));

        let mut scene = Scene::new(400, 60);
        let (_, _, empty) = decoded(&png(&scene));
        let words = Shape::Words {
            words: name.to_owned(),
            face: Face::bold(24),
            ink: Ink::Text,
            anchor: Anchor::Left,
            room: 120,
        };
        scene.add("name", Point::new(100, 30), words);
        let (width, _, drawn) = decoded(&png(&scene));
        let columns = empty.iter().zip(&drawn).enumerate();
        for (at, _) in columns.filter(|(_, (before, after))| before != after) {
            let x = at as u32 / 3 % width;
            assert!((96..=224).contains(&x), "{name:?} reaches {x}");
        }
    }
}

#[test]
fn scene_parts_outside_the_picture_are_clipped() {
    let mut scene = Scene::new(80, 40);
    for at in [(-500, 3), (79, 39), (40, 900), (i32::MAX / 4, 0)] {
        let stroke = Shape::Stroke {
            points: vec![Point::new(-9, -9), Point::new(90, 9)],
            ink: Ink::Earth,
            weight: render::Weight::Ray,
        };
        scene.add("stroke", Point::new(at.0, at.1), stroke);
    }
    assert_eq!(decoded(&png(&scene)).0, 80);
}
