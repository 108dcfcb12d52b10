//! The pictures of De la Terre à la Lune: their scenes as text, their pixels, and what they never
//! show.

#[path = "played/terre_lune.rs"]
mod played;
mod written;

use games::laws::{Rehearsed, Viewer};
use games::terre_lune::{
    Action, Course, Options, Place, RocketView, Stage, Stake, TerreLune, View,
};
use games::{Advice, Dice, Seat, Seed};
use played::{ADA, Race, in_the_middle, named, names};
use render::{Draws, Scene, png};
use text::Lang;
use written::{check_pixels, check_scene, decoded};

fn draw(view: &View, lang: Lang) -> Scene {
    TerreLune::scene(view, lang, &names())
}

fn is_at(view: &View, stage: Stage) -> bool {
    view.expects.is_some_and(|(_, awaited)| awaited == stage)
}

fn fighting(seats: u8, stake: Stake) -> Race {
    Race::to(seats, |view| {
        let fight = view.fight.as_ref();
        fight.is_some_and(|it| it.stake == stake && it.tricks.len() == 2 && !it.table.is_empty())
    })
}

#[test]
fn scenes_and_pictures_match_snapshots() {
    let middle = in_the_middle();
    check_scene("terre_lune-public", &draw(&middle.public(), Lang::Fr));
    check_pixels("terre_lune-public", &draw(&middle.public(), Lang::Fr));
    let peek = Race::to(3, |view| is_at(view, Stage::Peek) && view.spots.len() < 7);
    check_scene("terre_lune-own", &draw(&peek.next(), Lang::En));
    check_pixels("terre_lune-own", &draw(&peek.next(), Lang::En));
    let ambush = fighting(2, Stake::Packets);
    check_pixels("terre_lune-ambush", &draw(&ambush.next(), Lang::Fr));
    let seizing = Race::to(4, |view| is_at(view, Stage::Seizing));
    check_scene("terre_lune-seizing", &draw(&seizing.public(), Lang::Fr));
    let over = Race::to(3, |view| view.tallies.is_some());
    let news = TerreLune::scene_of_news(&over.news(), Lang::Fr, &names()).unwrap();
    check_pixels("terre_lune-count", &news);
    assert_eq!(
        news,
        draw(&over.public(), Lang::Fr),
        "the board says the same"
    );
}

#[test]
fn hints_draw_the_way_or_frame_the_cards() {
    let hinted = |view: &View, action| {
        let why = vec![];
        TerreLune::hinted(view, &Advice { action, why }, Lang::En, &names())
    };
    let goes = |view: &View| {
        let long = |course: &Course| course.way.passes.len() == 1;
        let turn = view.turn.as_ref();
        turn.and_then(|turn| turn.courses.iter().find(|it| long(it)).cloned())
    };
    let moving = Race::to(3, |view| view.turns > 12 && goes(view).is_some());
    let to = goes(&moving.next()).unwrap().way.to;
    let way = hinted(&moving.next(), Action::Go(to));
    check_scene("terre_lune-hint", &way);
    check_pixels("terre_lune-hint", &way);

    let ambush = fighting(2, Stake::Packets).next();
    let hand = &ambush.own.as_ref().unwrap().hand;
    let card = hand.iter().find(|it| it.why_not.is_none()).unwrap().card;
    check_pixels("terre_lune-hint-card", &hinted(&ambush, Action::Play(card)));

    let seizing = Race::to(4, |view| is_at(view, Stage::Seizing)).next();
    let packets = hinted(&seizing, Action::Seize(vec![0, 2])).to_text();
    assert!(packets.contains("hint packet 1 @"), "{packets}");
    assert!(packets.contains("hint packet 3 @"), "{packets}");

    let peek = Race::to(3, |view| is_at(view, Stage::Peek)).next();
    assert!(
        hinted(&peek, Action::Keep)
            .to_text()
            .contains("hint kept @")
    );
    assert!(!draw(&moving.public(), Lang::En).to_text().contains("hint"));
}

/// The same race with other secrets, of those that the viewer may not know.
fn twisted(race: &Race, viewer: Viewer, number: u64) -> Race {
    let mut dice = Dice::for_event(&Seed::new([7; 32]), number);
    race.with_changed_events(|event| {
        let twin = TerreLune::twist(race.state(), event, viewer, &mut dice);
        twin.unwrap_or_else(|| event.clone())
    })
}

#[test]
fn races_differing_only_in_secrets_give_the_same_bytes() {
    let laid = Race::to(4, |view| is_at(view, Stage::Seizing));
    let races = [
        Race::of(Options::default(), 2, 9),
        in_the_middle(),
        Race::to(3, |view| is_at(view, Stage::Peek)),
        fighting(4, Stake::Claims),
        fighting(2, Stake::Packets),
        laid,
    ];
    // By chance a secret may be replaced by one like it.
    for (number, race) in (0..).zip([&races; 3].into_iter().flatten()) {
        let twin = twisted(race, Viewer::Everyone, number);
        let bytes = |race: &Race| png(&draw(&race.public(), Lang::Fr));
        assert!(bytes(race) == bytes(&twin), "everyone sees a secret");
        // Some of it is for one seat to see.
        let seats = Seat::all(race.public().rockets.len() as u8);
        let shows = |race: &Race| -> Vec<Scene> {
            let seats = seats.clone();
            seats
                .map(|seat| draw(&race.seen_by(seat), Lang::Fr))
                .collect()
        };
        assert!(shows(race) != shows(&twin), "nobody sees a secret");
        for seat in seats.clone() {
            let twin = twisted(race, Viewer::Seat(seat), number);
            let bytes = |race: &Race| png(&draw(&race.seen_by(seat), Lang::Fr));
            assert!(
                bytes(race) == bytes(&twin),
                "{seat:?} sees another's secret"
            );
        }
    }
}

#[test]
fn deposit_is_visible_only_to_the_player_looking() {
    let peek = Race::to(3, |view| is_at(view, Stage::Peek));
    let (looker, _) = peek.public().expects.unwrap();
    let spot = peek.public().turn.unwrap().peeking.unwrap();
    let said = |view: &View| {
        let scene = draw(view, Lang::Fr);
        let name = format!("peeked {} symbol", spot.number());
        let mut things = scene.things().iter();
        let found = things.find(|thing| thing.name == name).cloned();
        found.unwrap().to_string()
    };
    let (own, everyone) = (said(&peek.seen_by(looker)), said(&peek.public()));
    assert!(everyone.contains("\"?\""), "{everyone}");
    assert!(!own.contains("\"?\""), "{own}");
    for other in Seat::all(3).filter(|seat| *seat != looker) {
        assert_eq!(said(&peek.seen_by(other)), everyone);
    }
}

#[test]
fn everything_stays_in_the_picture_for_a_whole_race() {
    for seed in 0..8 {
        let mut race = Race::of(Options::default(), 2 + seed % 3, seed);
        while race.public().expects.is_some() {
            let view = race.next();
            let scene = draw(&view, Lang::En);
            let size = scene.size();
            for thing in scene.things() {
                let inside = (0..i32::from(size.width)).contains(&thing.at.x)
                    && (0..i32::from(size.height)).contains(&thing.at.y);
                assert!(inside, "{thing} in {size:?}");
            }
            race.plays();
        }
    }
}

#[test]
fn any_name_fits_its_space() {
    let long = "W".repeat(5_000);
    let all = [long.as_str(), "👩‍🚀🛰️🪐", "", "\0\n\tשלום"];
    for race in [in_the_middle(), fighting(4, Stake::Claims)] {
        let scene = TerreLune::scene(&race.seen_by(ADA), Lang::Fr, &named(all));
        assert_eq!(decoded(&png(&scene)).0, 800);
    }
}

#[test]
fn immune_rockets_and_ambushes_are_marked() {
    let on_palier = |place| matches!(place, Some(Place::On(_)));
    let immune = Race::to(4, |view| {
        let spared = |it: &RocketView| it.immune && on_palier(it.place);
        view.fight.is_none() && view.rockets.iter().any(spared)
    });
    let drawn = draw(&immune.public(), Lang::Fr).to_text();
    let marked = immune.public().rockets.into_iter();
    for rocket in marked.filter(|it| on_palier(it.place)) {
        let sign = format!("immune {} across", rocket.seat.index());
        assert_eq!(drawn.contains(&sign), rocket.immune, "{sign}");
    }
    let laid = Race::to(4, |view| {
        let laid = view.rockets.iter().any(|it| !it.ambushes.is_empty());
        laid && view.fight.is_none() && view.spoils.is_none() && view.tallies.is_none()
    });
    let drawn = draw(&laid.public(), Lang::Fr).to_text();
    for rocket in laid.public().rockets {
        for station in rocket.ambushes {
            let token = format!("ambush {station:?} of {}", rocket.seat.index());
            assert!(drawn.contains(&token), "{token}");
        }
    }
}
