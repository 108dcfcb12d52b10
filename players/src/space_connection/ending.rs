//! The end of a hunt: once few planets are hidden, every sky that agrees with the chart is listed,
//! and a launch is weighed by the whole hunt that follows it in each of them, each step chosen by
//! what shows.

use games::space_connection::{Chart, Launch, PLANETS, Position, Positions, SYSTEMS, system_of};

use super::{PARTS, place};
use crate::fixed::ONE;
use crate::fuel::Fuel;

/// Most hidden planets: with more there are too many skies.
const HIDDEN: u8 = 6;
/// Most skies that are listed, and most planets that are placed on the way.
const SKIES: usize = 2_000;
const PLACED: u32 = 50_000;
/// Of how many launches, the best at first sight, what follows is looked at.
const BREADTH: usize = 24;

/// Every sky that agrees with the chart; `None` where they are too many.
pub(super) fn skies(chart: &Chart, fuel: &mut Fuel<'_>) -> Option<Vec<Positions>> {
    let missing = PLANETS.checked_sub(chart.found.count())?;
    if missing > HIDDEN {
        return None;
    }
    let complete = chart.in_complete_systems();
    let barred = chart.found.and(chart.empty).and(complete.around());
    let free = Positions::new(Position::all().filter(|at| !barred.has(*at)));
    let mut listing = Listing {
        found: chart.found,
        complete,
        systems: chart.complete.len() as u8,
        left: PLACED,
        skies: Vec::new(),
    };
    listing.extend(chart.found, free, missing, fuel)?;
    Some(listing.skies).filter(|skies| !skies.is_empty())
}

struct Listing {
    found: Positions,
    complete: Positions,
    /// Number of systems that are complete.
    systems: u8,
    /// Number of planets that may still be placed.
    left: u32,
    skies: Vec<Positions>,
}

impl Listing {
    /// Lists every way to place the planets that are missing.
    fn extend(
        &mut self,
        sky: Positions,
        mut free: Positions,
        missing: u8,
        fuel: &mut Fuel<'_>,
    ) -> Option<()> {
        self.left = self.left.checked_sub(1)?;
        fuel.burn(1).ok()?;
        let mut systems = self.systems;
        // Where the system grows that must have another planet, and has the fewest places for it.
        let mut open: Option<Positions> = None;
        let mut rest = sky.minus(self.complete);
        while let Some(first) = rest.first() {
            let system = system_of(first, rest);
            rest = rest.minus(system);
            systems += 1;
            if self.found.has_all(system) {
                let places = system.around().common(free);
                open = open
                    .filter(|least| least.count() <= places.count())
                    .or(Some(places));
            }
        }
        if missing == 0 {
            if open.is_none() && systems == SYSTEMS {
                self.skies.push(sky);
            }
            return (self.skies.len() <= SKIES).then_some(());
        }
        // A planet founds a system, or joins three at most.
        if systems + missing < SYSTEMS || systems > SYSTEMS + 2 * missing {
            return Some(());
        }
        for at in open.unwrap_or(free).iter() {
            free = free.without(at);
            self.extend(sky.with(at), free, missing - 1, fuel)?;
        }
        Some(())
    }
}

/// Positions that may hold a hidden planet, renumbered.
type Places = u64;

#[derive(Clone, Copy)]
struct Case {
    hidden: Places,
    /// Hidden planets of each system.
    systems: [Places; HIDDEN as usize],
    /// Planets that have shown, and those of them that complete a system.
    shown: (Places, Places),
}

#[derive(Clone, Copy)]
struct Step {
    piece: usize,
    at: Places,
    shows: Places,
}

/// The launch, of those that were weighed, with which the shortest hunt begins, all skies taken
/// together.
pub(super) fn best(
    chart: &Chart,
    skies: &[Positions],
    launches: &[(Launch, Positions)],
    order: &[usize],
    scale: &[i64],
    fuel: &mut Fuel<'_>,
) -> Option<Launch> {
    let hidden = |sky: &Positions| sky.minus(chart.found);
    let any = skies.iter().map(hidden);
    let any = any.fold(Positions::default(), Positions::and);
    if any.count() > 64 {
        return None;
    }
    let renumbered = |set: Positions| -> Places {
        let places = any.iter().enumerate();
        places.fold(0, |all, (nth, at)| all | u64::from(set.has(at)) << nth)
    };
    let mut cases: Vec<Case> = Vec::new();
    for sky in skies {
        let mut systems = [0; HIDDEN as usize];
        let mut rest = hidden(sky);
        for system in &mut systems {
            let Some(first) = rest.first() else { break };
            let whole = system_of(first, *sky);
            *system = renumbered(whole.common(any));
            rest = rest.minus(whole);
        }
        cases.push(Case {
            hidden: renumbered(hidden(sky)),
            systems,
            shown: (0, 0),
        });
    }
    let mut steps: Vec<(Step, Launch)> = Vec::new();
    for &nth in order {
        let (launch, shows) = launches[nth];
        let step = Step {
            piece: place(launch.piece()),
            // An emitter stays, and may stand on a planet.
            at: match launch {
                Launch::Lasers(_) => 0,
                _ => renumbered(launch.positions()),
            },
            shows: renumbered(shows),
        };
        let same = |(other, _): &(Step, Launch)| {
            (other.piece, other.at, other.shows) == (step.piece, step.at, step.shows)
        };
        if step.shows != 0 && !steps.iter().any(same) {
            steps.push((step, launch));
        }
    }
    // What shows no more than another of its kind is left out.
    let less = |step: &Step, than: &Step| {
        let all = step.shows & !than.shows == 0 && step.shows != than.shows;
        all && step.piece == than.piece
    };
    let every = steps.clone();
    steps.retain(|(step, _)| !every.iter().any(|(other, _)| less(step, other)));
    let hunt = Hunt {
        steps: steps.iter().map(|(step, _)| *step).collect(),
        scale,
    };
    let stock = super::stock(chart);
    let mut best: Option<(i64, Launch)> = None;
    for (step, launch) in steps.iter().take(BREADTH) {
        let Some(total) = hunt.after(*step, &mut cases, 0, stock, fuel) else {
            break;
        };
        if best.is_none_or(|(least, _)| total < least) {
            best = Some((total, *launch));
        }
    }
    best.map(|(_, launch)| launch)
}

struct Hunt<'s> {
    steps: Vec<Step>,
    /// Worth of a position, by its chance in [`PARTS`].
    scale: &'s [i64],
}

impl Hunt<'_> {
    /// Number of launches for these cases, all together, if this one is next; `None` without fuel.
    fn after(
        &self,
        step: Step,
        cases: &mut [Case],
        seen: Places,
        stock: [u8; 4],
        fuel: &mut Fuel<'_>,
    ) -> Option<i64> {
        let seen = seen | step.shows;
        for case in cases.iter_mut() {
            let done = case.systems.iter().filter(|system| **system & !seen == 0);
            case.shown = (case.hidden & seen, done.fold(0, |all, system| all | system));
        }
        cases.sort_unstable_by_key(|case| case.shown);
        let mut launches = cases.len() as i64;
        for alike in cases.chunk_by_mut(|one, other| one.shown == other.shown) {
            let mut stock = stock;
            if alike.first()?.hidden & step.at == 0 {
                stock[step.piece] = stock[step.piece].saturating_sub(1);
            }
            launches += self.rest(alike, seen, stock, fuel)?;
        }
        Some(launches)
    }

    /// Number of launches from here for cases that look alike, all together.
    fn rest(
        &self,
        cases: &mut [Case],
        seen: Places,
        stock: [u8; 4],
        fuel: &mut Fuel<'_>,
    ) -> Option<i64> {
        let known = cases.first()?.shown.0;
        if cases.first()?.hidden == known {
            return Some(0);
        }
        fuel.burn(2 + cases.len() as u64 / 8).ok()?;
        let mut worth = [0i64; 64];
        let mut any = 0;
        for case in cases.iter() {
            any |= case.hidden & !seen;
            for nth in bits(case.hidden & !seen) {
                worth[nth] += 1;
            }
        }
        for nth in bits(any) {
            worth[nth] = self.scale[worth[nth] as usize * PARTS as usize / cases.len()];
        }
        let mut best: Option<(i64, Step)> = None;
        for step in &self.steps {
            let shows = step.shows & any;
            if stock[step.piece] == 0 || step.at & known != 0 || shows == 0 {
                continue;
            }
            let value = bits(shows).map(|nth| worth[nth]).sum();
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, *step));
            }
        }
        match best {
            Some((_, step)) => self.after(step, cases, seen, stock, fuel),
            // Nothing is left to send: as bad as a hunt can be.
            None => Some(ONE * cases.len() as i64),
        }
    }
}

/// Places in a set.
fn bits(set: Places) -> impl Iterator<Item = usize> {
    let rest = |set: &Places| Some(set & (set - 1)).filter(|rest| *rest != 0);
    let first = Some(set).filter(|set| *set != 0);
    std::iter::successors(first, rest).map(|set| set.trailing_zeros() as usize)
}

#[cfg(test)]
mod tests {
    use games::laws::TestTable;
    use games::space_connection::{SpaceConnection, imagined, is_sky};
    use games::{Cause, Dice, Knowledge, Seat, Seed, initial_knowledge};

    use super::*;
    use crate::{Level, Mind, think};

    #[test]
    fn every_sky_that_agrees_is_listed_once() {
        let (me, mut listed) = (Seat::new(0), 0);
        for game in 0..4 {
            let seed = Seed::new([game; 32]);
            let dice = Dice::for_event(&seed, 99);
            let mut mind = Mind::new::<SpaceConnection>(Level::Fair, dice);
            let mut table = TestTable::<SpaceConnection>::written(Default::default(), 1, vec![]);
            let mut cause = Cause::Start;
            loop {
                for event in table.proposed(cause, &seed).unwrap() {
                    table.write(event);
                }
                let seen: Knowledge<SpaceConnection> =
                    initial_knowledge(table.state(), me).open_for(me).unwrap();
                let chart = &seen.view().hunted_by(me).unwrap().chart;
                if chart.is_complete() {
                    break;
                }
                if let Some(skies) = skies(chart, &mut Fuel::units(100_000)) {
                    listed += 1;
                    for (nth, sky) in skies.iter().enumerate() {
                        assert!(is_sky(*sky) && !skies[..nth].contains(sky), "{sky:?}");
                        assert!(sky.has_all(chart.found) && sky.common(chart.empty).is_empty());
                    }
                    let other = imagined(chart, 200, &mut mind.dice);
                    assert!(other.iter().all(|sky| skies.contains(sky)));
                }
                mind.fuel = Fuel::units(50_000);
                let thought = think(&seen, &mut mind).unwrap();
                cause = Cause::Act(me, thought.action);
            }
        }
        assert!(listed > 8, "{listed}");
    }
}
