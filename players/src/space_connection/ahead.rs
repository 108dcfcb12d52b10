//! Number of launches that follow one. The imagined skies are grouped by what the launch would show
//! of them, and each group gets a plan: the launch that is worth most, then the next, until every
//! planet has shown. A plan is not changed by what its launches show, so it takes longer than a
//! hunter would; but equally so after every launch.

use std::collections::BTreeMap;

use games::space_connection::{Chart, Launch, Piece, Position, Positions, Site};

use super::{PARTS, place};
use crate::fixed::ONE;
use crate::fuel::Fuel;

/// Of how many launches, the best at first sight, what follows is looked at.
const BREADTH: usize = 16;
/// Price of making a plan.
const PLAN: u64 = 20;
/// Smaller groups tell too little: they share a plan that is made of all skies.
const FEW: usize = 4;
/// Weight of all the skies together, in skies of a group, when a position's chance is guessed.
const GUESS: u64 = 10;
/// A plan that goes on for longer is no plan.
const LONG: usize = 40;

/// The launch, of those that were weighed, after which fewest follow; `None` where no fuel is left
/// to look.
pub(super) fn best(
    chart: &Chart,
    skies: &[Positions],
    launches: &[(Launch, Positions)],
    (values, order): (&[i64], &[usize]),
    scale: &[i64],
    fuel: &mut Fuel<'_>,
) -> Option<Launch> {
    let known = chart.found.and(chart.empty);
    let hidden: Vec<Positions> = skies.iter().map(|sky| sky.minus(known)).collect();
    let any = hidden.iter().copied();
    let any = any.fold(Positions::default(), Positions::and);
    let ahead = Ahead {
        full: counts(&hidden),
        hidden,
        any,
        scale,
    };
    let lasers = chart.stock.number_left(Piece::Laser);
    let mut pieces: Vec<Step> = Vec::new();
    for &nth in order {
        let (launch, shows) = launches[nth];
        let (piece, shows) = (launch.piece(), shows.common(any));
        let scout = piece == Piece::Scout && chart.stock.number_left(Piece::Ship) > 0;
        if piece != Piece::Laser && !scout {
            pieces.push((place(piece), shows));
        }
    }
    let pieces = widest(pieces);
    let steps = |emitters: Positions| -> Steps {
        let mut steps = pieces.clone();
        let beams = Position::all()
            .filter(|at| at.site() != Site::Centre && !emitters.has(*at))
            .map(|at| {
                let beams = emitters.iter().filter_map(|from| from.segment(at));
                beams.fold(Positions::default(), Positions::and)
            })
            .map(|shows| (place(Piece::Laser), shows.common(any)));
        steps.extend(widest(beams.collect()));
        Steps::new(steps)
    };
    let now = steps(chart.emitters);
    let mut looked: Vec<(Piece, Positions)> = Vec::new();
    let most = values[*order.first()?].max(1);
    let mut best: Option<(i64, Launch)> = None;
    for &nth in order {
        let (launch, shows) = launches[nth];
        let (piece, shows) = (launch.piece(), shows.common(any));
        // Plans know a last emitter, but no pair: that goes first.
        let waits = lasers > 2 && piece != Piece::Laser;
        if waits || shows.is_empty() || looked.contains(&(piece, shows)) {
            continue;
        }
        looked.push((piece, shows));
        let mut stock = super::stock(chart);
        let sent = launch.positions();
        let spent = &mut stock[place(piece)];
        *spent = match piece {
            Piece::Laser => spent.saturating_sub(sent.count()).min(1),
            _ => spent.saturating_sub(1),
        };
        let then = (piece == Piece::Laser).then(|| steps(chart.emitters.and(sent)));
        let after = then.as_ref().unwrap_or(&now);
        let Some(follow) = ahead.follow(shows, after, stock, fuel) else {
            break;
        };
        // Plans are rough: what shows at once counts too, up to a launch.
        let follow = follow - ONE * values[nth] / most;
        if best.is_none_or(|(least, _)| follow < least) {
            best = Some((follow, launch));
        }
        if looked.len() == BREADTH {
            break;
        }
    }
    best.map(|(_, launch)| launch)
}

/// A launch of a plan: its piece's place in a stock, and what it shows.
type Step = (usize, Positions);

/// Launches that show something, and not less than another of their kind.
fn widest(mut steps: Vec<Step>) -> Vec<Step> {
    steps.sort_by_key(|(_, shows)| std::cmp::Reverse(shows.count()));
    let mut kept: Vec<Step> = Vec::new();
    for (piece, shows) in steps {
        let within = |other: &Step| other.0 == piece && other.1.has_all(shows);
        if !shows.is_empty() && !kept.iter().any(within) {
            kept.push((piece, shows));
        }
    }
    kept
}

/// The launches that plans are made of.
struct Steps {
    all: Vec<Step>,
    /// Launches that show each position.
    at: Vec<Vec<usize>>,
}

impl Steps {
    fn new(all: Vec<Step>) -> Self {
        let mut at = vec![Vec::new(); 127];
        for (nth, (_, shows)) in all.iter().enumerate() {
            for position in shows.iter() {
                at[index(position)].push(nth);
            }
        }
        Self { all, at }
    }

    /// Number of launches in a plan for these skies, all of them together.
    fn plan(
        &self,
        mut dark: Positions,
        mut stock: [u8; 4],
        worth: &[i64; 127],
        mut skies: Vec<Positions>,
    ) -> i64 {
        let mut values = vec![0; self.all.len()];
        for at in dark.iter() {
            for &nth in &self.at[index(at)] {
                values[nth] += worth[index(at)];
            }
        }
        let mut launches = 0;
        for _ in 0..LONG {
            skies.retain(|hidden| !hidden.common(dark).is_empty());
            launches += skies.len() as i64;
            let mut best: Option<(i64, Step)> = None;
            for (step, &value) in self.all.iter().zip(&values) {
                let better = value > best.map_or(0, |(most, _)| most);
                if better && stock[step.0] > 0 {
                    best = Some((value, *step));
                }
            }
            let Some((_, (piece, shows))) = best.filter(|_| !skies.is_empty()) else {
                break;
            };
            stock[piece] -= 1;
            for at in shows.common(dark).iter() {
                for &nth in &self.at[index(at)] {
                    values[nth] -= worth[index(at)];
                }
            }
            dark = dark.minus(shows);
        }
        launches
    }
}

struct Ahead<'s> {
    /// Hidden planets in each sky, and in any.
    hidden: Vec<Positions>,
    any: Positions,
    /// In how many skies each position is full.
    full: [u64; 127],
    /// Worth of a position, by its chance in [`PARTS`].
    scale: &'s [i64],
}

impl Ahead<'_> {
    /// Number of launches that follow one that shows this, in parts of [`ONE`].
    fn follow(
        &self,
        shows: Positions,
        steps: &Steps,
        stock: [u8; 4],
        fuel: &mut Fuel<'_>,
    ) -> Option<i64> {
        let dark = self.any.minus(shows);
        let mut groups: BTreeMap<[u64; 2], Vec<Positions>> = BTreeMap::new();
        for &hidden in &self.hidden {
            let seen = hidden.common(shows);
            groups.entry(seen.into()).or_default().push(hidden);
        }
        let mut rest = Vec::new();
        let mut launches = 0;
        for group in groups.into_values() {
            if group.len() < FEW {
                rest.extend(group);
                continue;
            }
            fuel.burn(PLAN).ok()?;
            launches += steps.plan(dark, stock, &self.worth_in(&group), group);
        }
        fuel.burn(PLAN).ok()?;
        launches += steps.plan(dark, stock, &self.worth_in(&[]), rest);
        Some(launches * ONE / self.hidden.len() as i64)
    }

    /// Worth of each position where one of these skies is the right one, or, without any, one of
    /// all.
    fn worth_in(&self, group: &[Positions]) -> [i64; 127] {
        let (of, all) = (group.len() as u64, self.hidden.len() as u64);
        let full = counts(group);
        std::array::from_fn(|at| {
            let part = (full[at] * all + GUESS * self.full[at]) * PARTS;
            self.scale[(part / ((of + GUESS) * all)) as usize]
        })
    }
}

/// Number of these skies in which each position is full.
fn counts(skies: &[Positions]) -> [u64; 127] {
    let mut counts = [0; 127];
    for at in skies.iter().flat_map(|sky| sky.iter()) {
        counts[index(at)] += 1;
    }
    counts
}

fn index(at: Position) -> usize {
    usize::from(u8::from(at))
}
