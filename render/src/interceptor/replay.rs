//! A turn replayed: movement, asteroids, fire. All ships begin and end their movement together.

use games::interceptor::{Fate, Flight, Harm, Hex, Loss, Pilot, Report, ShipId, View, Volley};
use text::{Lang, Names, say};

use super::midway::{A_MOVE, midway};
use super::order::Keys;
use super::panel::{Fell, Panel, ShipLine};
use super::plan::Measures;
use super::stage::{Actor, BoardScene, FireZone, Presence, Rock, Shot, Trail};
use super::still::{happened, measures, open_keys};
use crate::reel::{Plays, Reel};
use crate::scene::{Point, Scene};

/// Frames of the asteroids' drift.
const A_DRIFT: u8 = 4;
/// Times of frames, in hundredths of a second.
const STEP: u16 = 8;
const BEGIN: u16 = 40;
const PAUSE: u16 = 40;
/// Frames of a volley's flight, and of a blast.
const A_VOLLEY: u8 = 4;
const A_BLAST: u8 = 4;
/// Of a ship that falls to pieces.
const FALL: u16 = 12;
const AIM: u16 = 30;
const HIT: u16 = 80;
const MISS: u16 = 20;
const LAST: u16 = 320;
/// Factor by which each moment is longer for who wants to see it again.
const SLOWER: u16 = 2;

struct TurnReplay<'r> {
    report: &'r Report,
    plan: Measures,
    /// Orders yet to be written, below the board.
    foot: Vec<Keys>,
    slower: u16,
    lang: Lang,
    names: &'r Names,
}

/// The whole turn.
pub(super) fn reel(report: &Report, lang: Lang, names: &Names) -> Reel {
    let replay = TurnReplay::new(report, around(report), (lang, names));
    film(&replay, Plays::default(), None)
}

/// The turn before, once, and then the viewer's board: as they look at it, or closer and slower for
/// who wants to see it `again`.
pub(super) fn reel_onto(
    (view, board): (&View, Scene),
    again: bool,
    lang: Lang,
    names: &Names,
) -> Option<Reel> {
    let report = view.last.as_ref()?;
    let plan = match again {
        true => around(report),
        false => measures(view),
    };
    let mut replay = TurnReplay::new(report, plan, (lang, names));
    replay.foot = open_keys(view, lang);
    if again {
        replay.slower = SLOWER;
    }
    Some(film(&replay, Plays::Once, Some(board)))
}

/// The whole turn and its result, or this board in its place.
fn film(replay: &TurnReplay<'_>, plays: Plays, board: Option<Scene>) -> Reel {
    let mut reel = Reel::new(plays);
    let speeds = replay
        .report
        .flights
        .iter()
        .filter_map(|flight| flight.plan.as_ref());
    let fastest = speeds.map(|plan| plan.speed.moves()).max().unwrap_or(0);
    let frames = A_MOVE * fastest.clamp(1, 8);
    let slower = replay.slower;
    reel.show(replay.flight_frame(0, frames), slower * BEGIN);
    for frame in 1..=frames {
        let time = if frame == frames { PAUSE } else { STEP };
        reel.show(replay.flight_frame(frame, frames), slower * time);
    }
    for frame in 1..=A_DRIFT {
        let share = f32::from(frame) / f32::from(A_DRIFT);
        let time = if frame == A_DRIFT { PAUSE } else { STEP };
        reel.show(replay.drift_frame(share), time);
    }
    for (fire, hundredths) in replay.fire_frames() {
        reel.flash(fire, slower * hundredths);
    }
    for destruction in replay.destruction_frames() {
        reel.flash(destruction, slower * FALL);
    }
    reel.show(board.unwrap_or_else(|| replay.end_frame()), LAST);
    reel
}

/// The turn's last moment.
pub(super) fn end(report: &Report, lang: Lang, names: &Names) -> Scene {
    TurnReplay::new(report, around(report), (lang, names)).end_frame()
}

/// Measures of the part of the board in which the turn was flown.
fn around(report: &Report) -> Measures {
    Measures::around(report.board, happened(report))
}

impl<'r> TurnReplay<'r> {
    fn new(report: &'r Report, plan: Measures, (lang, names): (Lang, &'r Names)) -> Self {
        Self {
            report,
            plan,
            foot: Vec::new(),
            slower: 1,
            lang,
            names,
        }
    }

    /// Frame of the flights: number `frame` of `frames`.
    fn flight_frame(&self, frame: u8, frames: u8) -> Scene {
        let mut stage = BoardScene {
            rocks: self.rocks(0.0),
            ..BoardScene::default()
        };
        let mut lost = Vec::new();
        for flight in &self.report.flights {
            let midway = midway(&self.plan, flight, frame, frames);
            stage.trails.push(Trail {
                ship: flight.ship,
                points: midway.trail,
                marks: Vec::new(),
                hinted: false,
            });
            stage.bursts.extend(midway.bursts);
            stage.actors.push(Actor {
                id: flight.ship,
                at: midway.at,
                nose: midway.nose,
                speed: flight.destination().speed,
                lost: midway.lost,
                presence: Presence::There,
            });
            lost.push(midway.lost);
        }
        let hull = |flight: &Flight| {
            let at = self
                .report
                .flights
                .iter()
                .position(|one| one.ship == flight.ship);
            flight.hull - at.map_or(0, |at| lost[at])
        };
        self.draw(&stage, &self.moment("interceptor-picture-movement"), hull)
    }

    /// Frame of the asteroids' drift, part of the way.
    fn drift_frame(&self, share: f32) -> Scene {
        let mut stage = BoardScene {
            rocks: self.rocks(share),
            ..BoardScene::default()
        };
        let [flown, drifted, _] = [0, 1, 2];
        let phase = if share < 1.0 { flown } else { drifted };
        for flight in self.survivors(CostlyPhase::Flown) {
            let from = flight.destination().hex;
            let to = self.report.rest(flight.ship).unwrap_or(from);
            let at = self.plan.between(from, to, share);
            let hit = |struck: &games::interceptor::Struck| struck.ship == flight.ship;
            if share >= 1.0 && self.report.struck.iter().any(hit) {
                stage.bursts.push(at);
            }
            stage.actors.push(self.actor(flight, at, phase));
        }
        self.add_wrecks(&mut stage, &self.report.lost_in_flight);
        let hull = |flight: &Flight| self.hull(flight, phase);
        self.draw(&stage, &self.moment("interceptor-picture-asteroids"), hull)
    }

    /// Scenes of the shots, and how long each is shown: first those that miss, together, then each
    /// shooter who hits.
    fn fire_frames(&self) -> Vec<(Scene, u16)> {
        let volleys = self.report.volleys.iter();
        let (hits, misses): (Vec<&Volley>, Vec<&Volley>) =
            volleys.partition(|volley| !volley.hits.is_empty());
        let mut rounds: Vec<Vec<&Volley>> = hits.into_iter().map(|volley| vec![volley]).collect();
        if !misses.is_empty() {
            rounds.insert(0, misses);
        }
        let all = rounds.len();
        let rounds = rounds.iter().enumerate();
        rounds
            .flat_map(|(nth, volleys)| self.volley_frames(volleys, nth + 1, all))
            .collect()
    }

    /// Scenes of volleys that are fired together: where they reach, the flight, and who is hit.
    fn volley_frames(&self, volleys: &[&Volley], nth: usize, all: usize) -> Vec<(Scene, u16)> {
        let mut moment = self.moment("interceptor-picture-fire");
        if all > 1 {
            moment.caption = format!("{} {nth}/{all}", moment.caption);
        }
        moment.act = volleys.iter().map(|volley| volley.ship).collect();
        let draw = |change: &dyn Fn(&mut BoardScene)| {
            let mut stage = self.stage_at_rest(1);
            stage.zones.extend(volleys.iter().map(|volley| FireZone {
                hexes: volley.zone.clone(),
                fired_by: None,
            }));
            change(&mut stage);
            self.draw(&stage, &moment, |flight| self.hull(flight, 1))
        };
        let shots: Vec<Shot> = volleys
            .iter()
            .flat_map(|volley| self.shots(volley))
            .collect();
        let mut frames = vec![(draw(&|_| ()), AIM)];
        for step in 1..=A_VOLLEY {
            let flying = |stage: &mut BoardScene| {
                let parts = shots.iter().map(|shot| shot.part(step, A_VOLLEY));
                stage.shots.extend(parts);
            };
            frames.push((draw(&flying), STEP));
        }
        let hits = volleys.iter().flat_map(|volley| &volley.hits);
        let targets: Vec<Point> = hits
            .clone()
            .filter_map(|hit| Some(self.plan.hex(self.report.rest(hit.target)?)))
            .collect();
        if targets.is_empty() {
            frames.push((draw(&|_| ()), MISS));
            return frames;
        }
        for step in 1..A_BLAST {
            let blast = |stage: &mut BoardScene| {
                stage.blasts.extend(targets.iter().map(|at| (*at, step)));
            };
            frames.push((draw(&blast), STEP));
        }
        let struck = |stage: &mut BoardScene| {
            for actor in &mut stage.actors {
                let own = hits.clone().filter(|hit| hit.target == actor.id);
                actor.lost = own.map(|hit| i16::from(hit.damage)).sum();
            }
            stage.bursts.extend(&targets);
        };
        frames.push((draw(&struck), HIT));
        frames
    }

    /// Scenes of the ships that are shot down, as they fall to pieces.
    fn destruction_frames(&self) -> Vec<Scene> {
        let down: Vec<ShipId> = self
            .report
            .lost_to_fire
            .iter()
            .map(|one| one.ship)
            .collect();
        if down.is_empty() {
            return Vec::new();
        }
        let frame = |step: u8| {
            let mut stage = self.stage_at_rest(2);
            let places = stage.actors.iter().filter(|actor| down.contains(&actor.id));
            stage.blasts = places.clone().map(|actor| (actor.at, step)).collect();
            stage.waves = places.map(|actor| (actor.at, step)).collect();
            for actor in &mut stage.actors {
                actor.lost = 0;
            }
            if step > A_BLAST {
                stage.actors.retain(|actor| !down.contains(&actor.id));
            }
            let mut moment = self.moment("interceptor-picture-fire");
            moment.act.clone_from(&down);
            self.draw(&stage, &moment, |flight| self.hull(flight, 2))
        };
        (1..=2 * A_BLAST).map(frame).collect()
    }

    /// Last scene: who is left, who is not, and why; and who has won stars.
    fn end_frame(&self) -> Scene {
        let mut stage = self.stage_at_rest(2);
        for actor in &mut stage.actors {
            let mut shot_down = self.report.lost_to_fire.iter();
            if shot_down.any(|loss| loss.ship == actor.id) {
                actor.presence = Presence::Wreck;
            }
        }
        let mut moment = self.moment("interceptor-picture-result");
        moment.is_last = true;
        self.draw(&stage, &moment, |flight| self.hull(flight, 2))
    }

    /// Adds the wrecks of the ships that were lost before.
    fn add_wrecks(&self, stage: &mut BoardScene, losses: &[Loss]) {
        for loss in losses {
            if let Some(flight) = self.report.flight(loss.ship) {
                let hex = self
                    .report
                    .rest(loss.ship)
                    .unwrap_or(flight.destination().hex);
                let mut actor = self.actor(flight, self.plan.hex(hex), 0);
                actor.presence = Presence::Wreck;
                actor.lost = 0;
                stage.actors.push(actor);
            }
        }
    }

    /// The board once the asteroids have drifted, with what each ship has lost by the end of a
    /// phase.
    fn stage_at_rest(&self, phase: usize) -> BoardScene {
        let actors = self.survivors(CostlyPhase::Drifted).map(|flight| {
            let hex: Hex = self
                .report
                .rest(flight.ship)
                .unwrap_or(flight.destination().hex);
            self.actor(flight, self.plan.hex(hex), phase)
        });
        let mut stage = BoardScene {
            rocks: self.rocks(1.0),
            actors: actors.collect(),
            ..BoardScene::default()
        };
        self.add_wrecks(&mut stage, &self.report.lost_in_flight);
        self.add_wrecks(&mut stage, &self.report.lost_to_asteroids);
        stage
    }

    /// Shots of a volley as lines on the board: to each ship that it hits, or as far as it reaches.
    fn shots(&self, volley: &Volley) -> Vec<Shot> {
        let from = self.plan.hex(volley.hex);
        let targets = volley.hits.iter();
        let mut ends: Vec<Point> = targets
            .filter_map(|hit| Some(self.plan.hex(self.report.rest(hit.target)?)))
            .collect();
        if volley.hits.is_empty() {
            let seen = volley.zone.iter().filter(|(hex, _)| self.plan.shows(*hex));
            let reach = seen.map(|(hex, _)| self.plan.hex(*hex));
            let away = |at: &Point| (at.x - from.x).pow(2) + (at.y - from.y).pow(2);
            ends.extend(reach.max_by_key(away));
        }
        let seat = volley.ship.seat;
        ends.into_iter().map(|to| Shot { seat, from, to }).collect()
    }

    /// A ship of a flight as it looks in a phase.
    fn actor(&self, flight: &Flight, at: Point, phase: usize) -> Actor {
        Actor {
            id: flight.ship,
            at,
            nose: flight.destination().nose,
            speed: flight.destination().speed,
            lost: flight.hull - self.hull(flight, phase),
            presence: Presence::There,
        }
    }

    fn hull(&self, flight: &Flight, phase: usize) -> i16 {
        let hulls = self.report.hulls(flight.ship);
        hulls.map_or(flight.hull, |hulls| hulls[phase.min(2)])
    }

    /// The ships that are still there after a phase.
    fn survivors(&self, phase: CostlyPhase) -> impl Iterator<Item = &Flight> {
        let flown = self.report.lost_in_flight.iter();
        let drifted = self.report.lost_to_asteroids.iter();
        let gone: Vec<ShipId> = match phase {
            CostlyPhase::Flown => flown.map(|loss| loss.ship).collect(),
            CostlyPhase::Drifted => flown.chain(drifted).map(|loss| loss.ship).collect(),
        };
        let flights = self.report.flights.iter();
        flights.filter(move |flight| !gone.contains(&flight.ship))
    }

    /// The asteroids, part of the way.
    fn rocks(&self, share: f32) -> Vec<Rock> {
        let pairs = self.report.before.iter().zip(&self.report.after);
        let shown = pairs
            .filter(|(before, after)| self.plan.shows(before.hex) && self.plan.shows(after.hex));
        shown
            .map(|(before, after)| Rock {
                at: self.plan.between(before.hex, after.hex, share),
                drift: if share > 0.0 {
                    after.drift
                } else {
                    before.drift
                },
            })
            .collect()
    }

    /// A moment with this caption, before anyone acts in it.
    fn moment(&self, key: &'static str) -> ReplayMoment {
        ReplayMoment {
            caption: say(key).tr(self.lang),
            act: Vec::new(),
            is_last: false,
        }
    }

    /// Cause of a ship's loss; `None` for one that is still there.
    fn loss_cause(&self, flight: &Flight) -> Option<Fell> {
        let ship = flight.ship;
        let of = |losses: &[Loss]| losses.iter().any(|loss| loss.ship == ship);
        if of(&self.report.lost_in_flight) {
            let last = flight.legs.iter().rev().find_map(|leg| leg.harm)?;
            Some(match last {
                Harm::Wall => Fell::AtTheWall,
                Harm::Asteroid(_) => Fell::ToAnAsteroid,
            })
        } else if of(&self.report.lost_to_asteroids) {
            Some(Fell::ToAnAsteroid)
        } else if of(&self.report.lost_to_fire) {
            let hit = |volley: &&Volley| volley.hits.iter().any(|hit| hit.target == ship);
            let volleys = self.report.volleys.iter().filter(hit);
            Some(Fell::To(volleys.map(|volley| volley.ship).collect()))
        } else {
            None
        }
    }

    /// The stars that a ship has won in this turn.
    fn stars_won(&self, ship: ShipId) -> u16 {
        let prizes = self.report.stars.iter();
        let prizes = prizes.filter(|prize| prize.ship == ship);
        prizes.map(|prize| u16::from(prize.stars)).sum()
    }

    /// Frame of a stage, with the panel around it.
    fn draw(
        &self,
        stage: &BoardScene,
        moment: &ReplayMoment,
        hull: impl Fn(&Flight) -> i16,
    ) -> Scene {
        let mut scene = stage.draw(&self.plan, self.foot.len());
        let line = |(flight, structure): (&Flight, &u8)| {
            let hull = hull(flight);
            ShipLine {
                id: flight.ship,
                hull,
                structure: i16::from(*structure),
                speed: Some(flight.destination().speed),
                stars: if moment.is_last {
                    self.stars_won(flight.ship)
                } else {
                    0
                },
                lost: flight.hull - hull,
                acts: moment.act.contains(&flight.ship),
                fell: self.loss_cause(flight).filter(|_| moment.is_last),
                fate: if hull > 0 {
                    Fate::Flying
                } else {
                    Fate::Destroyed(Pilot::Saved)
                },
                mark: None,
            }
        };
        let title = say("interceptor-picture-replay").with("turn", self.report.turn);
        let panel = Panel {
            lang: self.lang,
            names: self.names,
            title: title.tr(self.lang),
            caption: Some(moment.caption.clone()),
            lines: self
                .report
                .flights
                .iter()
                .zip(&self.report.structures)
                .map(line)
                .collect(),
            foot: self.foot.clone(),
        };
        panel.draw(&mut scene);
        scene
    }
}

/// Words about a moment, beside the board.
struct ReplayMoment {
    caption: String,
    /// Ships that act at this moment: they have a line around their names.
    act: Vec<ShipId>,
    /// True for the last moment, which stays.
    is_last: bool,
}

/// A phase that costs ships.
#[derive(Clone, Copy)]
enum CostlyPhase {
    Flown,
    Drifted,
}
