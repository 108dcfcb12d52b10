//! Pictures that no one will see: they make the renderer draw every sprite and ground at start.

use games::Day;
use games::Seat;
use games::contact::{
    Aid, AidSide, BEST, Certificate, Contact, Difficulty, Ending, FirstStop, Hop, Millis, Options,
    Past, Phase, Rhythm, RoundView, Route, Signal, Source, SpacePoint, Stake, Standing, Talk, Tier,
    Tile, TileSide, TileView, View,
};
use text::{Lang, Names};

use super::{bars, certificate};
use crate::Draws;
use crate::scene::Scene;

/// Every tile in every light, every card, and every pose of the hand.
pub(super) fn scenes(lang: Lang, names: &Names) -> Vec<Scene> {
    let standings = [
        (TileSide::Up, Standing::Possible),
        (TileSide::Up, Standing::Reached),
        (TileSide::Down, Standing::Bystander),
    ];
    let hop = Hop {
        pause: Millis::new(0),
        flight: Millis::new(1_000),
    };
    let rhythm = Rhythm::new(vec![hop]);
    let views = standings.map(|(face, standing)| view(face, standing));
    let mut heard = view(TileSide::Up, Standing::Possible);
    if let Some(round) = &mut heard.round {
        round.sent.push(rhythm.clone());
    }
    let flight = Contact::last_film(&heard, lang, names).unwrap_or_default();
    let boards = views.iter().flat_map(|view| {
        let board = Contact::scene(view, lang, names);
        let large = Contact::scene_large(view, lang, names);
        std::iter::once(board).chain(large)
    });
    let poses = flight.frames().iter().map(|frame| frame.scene.clone());
    let earned = Tier::ALL.into_iter().map(|tier| {
        let certificate = Certificate {
            seats: 5,
            planets: std::array::from_fn(|nth| Tile::planets().nth(nth).unwrap_or(Tile::EARTH)),
            points: BEST,
            tier,
            day: Day::of_millis(0),
        };
        certificate::scene(&certificate, lang, names)
    });
    let scenes = boards.chain(poses).chain(earned);
    scenes.chain([bars::scene(&rhythm, None)]).collect()
}

fn view(face: TileSide, standing: Standing) -> View {
    let options = Options {
        level: Difficulty::Pro,
        ..Options::default()
    };
    let seen = |(nth, tile): (usize, Tile)| TileView {
        tile,
        // In a square: no one plays here.
        at: SpacePoint {
            x: 400 + 600 * (nth as i32 % 6),
            y: 400 + 600 * (nth as i32 / 6),
        },
        face,
        standing,
    };
    let past = |signal: Signal| Past {
        source: Source::GameMaster,
        from: Tile::EARTH,
        target: Tile::EARTH,
        route: Route::default(),
        signal: Some(signal),
        stake: if face == TileSide::Up {
            Stake::Won
        } else {
            Stake::Forfeited
        },
        wrong: Vec::new(),
        finder: Some(Seat::new(0)),
        transmissions: 1,
        rhythm: Rhythm::default(),
    };
    let ending = (standing == Standing::Reached).then_some(Ending::Won {
        next: None,
        certificate: None,
    });
    let side = if face == TileSide::Up {
        AidSide::Active
    } else {
        AidSide::Inactive
    };
    View {
        options,
        seats: 2,
        me: None,
        phase: Phase::Guessing,
        tiles: Tile::all().enumerate().map(seen).collect(),
        rocket: Tile::EARTH,
        fuel: 3,
        won: Vec::new(),
        score: 0,
        signals: Vec::new(),
        aids: Aid::ALL.map(|aid| (aid, side)).to_vec(),
        practising: Vec::new(),
        flown: Vec::new(),
        round: Some(RoundView {
            number: 1,
            source: Source::Seat(Seat::new(0)),
            crew: vec![Seat::new(1)],
            guesser: Some(Seat::new(1)),
            signal: Some(Signal::One),
            stake: Stake::InPlay,
            sent: Vec::new(),
            transmissions_left: 2,
            wrong: Vec::new(),
            marker: Tile::planets().next().map(|stop| (stop, 3)),
            first_stop: FirstStop::Absent,
            talk: Talk::Briefing,
        }),
        past: Signal::VALUES.map(past).to_vec(),
        console: None,
        ending,
        missed_route: Route::default(),
    }
}
