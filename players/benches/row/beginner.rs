//! Documented beginners (docs/strength.md) to hold the easy computers against: each has a few ideas
//! and does the first that is legal, looking no further than what that would do now. Written apart
//! from the computers.

use games::contact::{self, Contact, Phase as Mission, Space, Standing, Tile};
use games::planetaire::{self, Margin, Planetaire, Sky, Stage as Round, agreeing, trace};
use games::space_connection::{
    self, Chart, Emitters, Launch, Phase as Hunt, Piece, Positions, SpaceConnection, drawn_lines,
    is_sky, random_sky,
};
use games::terre_lune::{self, Keeping, Place, Stage, Stop, TerreLune};
use games::{Dice, Knowledge, Seed};
use players::{Level, Mind, think};

/// Planétaire: thinks of two skies that agree with all rays. Fires from the first number from which
/// they would answer differently; when it thinks of one twice, places it.
pub(crate) fn planetaire(
    knowledge: &Knowledge<Planetaire>,
    dice: &mut Dice,
) -> Option<planetaire::Action> {
    use planetaire::Action;
    let (view, me) = (knowledge.view(), knowledge.seat());
    let satellites = view.options.satellites.count();
    if view.phase == planetaire::Phase::Hiding {
        let drafted = view.hidden_by(me)?.sky.map_or(0, Sky::count);
        return Some(match drafted == satellites {
            true => Action::Seal,
            false => Action::DraftRandom,
        });
    }
    let board = view.detected_by(me)?;
    (board.stage == Round::Detecting).then_some(())?;
    if board.marbles.count() == satellites {
        return Some(Action::End);
    }
    let ends = board.shots.iter().map(|shot| (shot.margin, shot.outcome));
    let ends: Vec<_> = ends.collect();
    let bundles = agreeing(board.law, satellites, &ends, usize::MAX)?;
    let all: u32 = bundles.iter().map(|bundle| bundle.layouts()).sum();
    let mut sky = || {
        let mut nth = dice.below(all);
        let bundle = bundles.iter().find(|bundle| {
            let here = nth < bundle.layouts();
            nth = nth.saturating_sub(bundle.layouts());
            here
        })?;
        let open: Vec<_> = bundle.open.cells().collect();
        let mut sky = bundle.full;
        while sky.count() < satellites {
            let cell = open[dice.below(open.len() as u32) as usize];
            sky = Sky::from_cells(sky.cells().chain([cell]));
        }
        Some(sky)
    };
    let (one, other) = (sky()?, sky()?);
    let differs = |margin: &Margin| {
        !board.fired_from(*margin)
            && trace(board.law, one, *margin) != trace(board.law, other, *margin)
    };
    Some(match Margin::all().find(differs) {
        Some(margin) => Action::Fire(margin),
        None => Action::PlaceAll(one),
    })
}

/// Space Connection: sends the piece that shows most places of which nothing is known, the first of
/// equals; emitters from end to end of a drawn line.
pub(crate) fn space_connection(
    knowledge: &Knowledge<SpaceConnection>,
    dice: &mut Dice,
) -> Option<space_connection::Action> {
    use space_connection::Action;
    let (view, me) = (knowledge.view(), knowledge.seat());
    if view.phase == Hunt::Hiding {
        let draft = view.hidden_by(me)?.draft.as_ref()?.planets;
        return Some(match is_sky(draft) {
            true => Action::Seal,
            false => Action::Draft(random_sky(dice)),
        });
    }
    let chart = &view.hunted_by(me)?.chart;
    let dark = |launch: &Launch| dark(chart, *launch).count();
    let ways = launches(chart);
    let launch = ways.iter().rev().max_by_key(|launch| dark(launch))?;
    Some(Action::Launch(*launch))
}

fn dark(chart: &Chart, launch: Launch) -> Positions {
    let known = chart.found.and(chart.empty);
    chart.reach(launch).minus(known)
}

fn launches(chart: &Chart) -> Vec<Launch> {
    let mut ways: Vec<Launch> = Vec::new();
    ways.extend(
        chart
            .targets(Piece::SuperShip)
            .iter()
            .map(Launch::SuperShip),
    );
    ways.extend(chart.targets(Piece::Ship).iter().map(Launch::Ship));
    let lines = drawn_lines().into_iter();
    let beams = lines.map(|(one, other)| Launch::Lasers(Emitters::Two(one, other)));
    ways.extend(beams.filter(|beam| chart.allows(*beam).is_ok()));
    ways.extend(chart.targets(Piece::Scout).iter().map(Launch::Scout));
    ways
}

/// From the Earth to the Moon: goes as near as the dice allow, not back and not into the pirate if
/// it can help it, and stops where there is a claim. Looks at one deposit when it lands, and goes
/// home. Calls no fight, and plays the first card that it may.
pub(crate) fn terre_lune(
    knowledge: &Knowledge<TerreLune>,
    _: &mut Dice,
) -> Option<terre_lune::Action> {
    use terre_lune::Action;
    let (view, me) = (knowledge.view(), knowledge.seat());
    let (_, stage) = view.expects?;
    let (own, rocket) = (view.own.as_ref()?, view.rocket(me)?);
    let turn = view.turn.as_ref();
    Some(match stage {
        Stage::Way { .. } => {
            let left = |to: Place| match rocket.been_on_moon {
                true => to.to_earth(),
                false => to.to_moon(),
            };
            let here = left(rocket.place?);
            let best = turn?.courses.iter().min_by_key(|course| {
                let claim = matches!(course.stop, Stop::Station { claims: 1.. });
                let collides = matches!(course.stop, Stop::Collision { .. });
                let there = left(course.way.to);
                (collides, there >= here, !claim, there)
            })?;
            Action::Go(best.way.to)
        }
        Stage::Actions => {
            let spots = &turn?.prospects;
            let next = spots.get(view.turns as usize % spots.len().max(1));
            next.map_or(Action::End, |spot| Action::Prospect(*spot))
        }
        Stage::Peek => match own.peek {
            Some((_, Keeping::Allowed)) => Action::Keep,
            _ => Action::PutBack,
        },
        Stage::Card => {
            let mut hand = own.hand.iter();
            Action::Play(hand.find(|held| held.why_not.is_none())?.card)
        }
        Stage::Packing => Action::Pack(Vec::new()),
        Stage::Seizing => {
            let takes = view.spoils.as_ref()?.takes;
            Action::Seize((0..takes).collect())
        }
    })
}

/// Contact: holds what it heard, flight by flight, against each route at the pace that most hands
/// have, and names the planet at the end of the first that fits best. As the source it is an easy
/// computer.
pub(crate) fn contact(knowledge: &Knowledge<Contact>, dice: &mut Dice) -> Option<contact::Action> {
    /// Milliseconds for a hundred units.
    const PACE: u64 = 150;
    let view = knowledge.view();
    if view.phase != Mission::Guessing {
        let thought = Dice::for_event(&Seed::new([5; 32]), dice.below(u32::MAX).into());
        let mut mind = Mind::new::<Contact>(Level::Easy, thought);
        return Some(think(knowledge, &mut mind)?.action);
    }
    let round = view.round.as_ref()?;
    let heard: Vec<u64> = round
        .sent
        .last()?
        .hops()
        .iter()
        .map(|hop| hop.flight.get())
        .collect();
    let places = view.tiles.iter().map(|seen| seen.at).collect();
    let space = Space::new(places)?;
    let far = |from: Tile, to: Tile| {
        let (one, other) = (space.centre(from)?, space.centre(to)?);
        let (x, y) = (i64::from(one.x - other.x), i64::from(one.y - other.y));
        let far = (x * x + y * y).isqrt() - i64::from(2 * Space::RADIUS);
        let free = from != to && space.is_free(from, to);
        free.then_some(far.max(0).unsigned_abs() * PACE / 100)
    };
    // Routes so far: where they have come, and by how much they miss what was heard.
    let mut routes = vec![(view.rocket, 0)];
    for time in heard {
        let on = |&(from, missed): &(Tile, u64)| {
            let ways = space
                .tiles()
                .filter_map(move |to| Some((to, far(from, to)?)));
            let ways = ways.map(move |(to, takes)| (to, missed + takes.abs_diff(time)));
            ways.collect::<Vec<_>>()
        };
        routes = routes.iter().flat_map(on).collect();
    }
    let standing = |tile: Tile| view.tiles.iter().find(|seen| seen.tile == tile);
    routes.retain(|(end, _)| standing(*end).is_some_and(|it| it.standing == Standing::Possible));
    let (end, _) = routes.into_iter().min_by_key(|(_, missed)| *missed)?;
    Some(contact::Action::Guess(end))
}
