//! How many launches follow one: the skies that may be are sorted by what it would show of them, and for
//! each sort a plan is made, what is worth most first, until every planet has shown. A plan is kept to
//! whatever its launches show, so it takes longer than a hunter does; but equally so after every launch.

use std::collections::BTreeMap;

use games::space_connection::{Chart, Emitters, Launch, Piece, Positions};

use super::value;
use crate::fixed::ONE;
use crate::fuel::Fuel;

/// Of how many launches, the best at first sight, what follows is looked at.
const BREADTH: usize = 10;
/// How many of a plan's launches may be beams.
const BEAMS: usize = 15;
/// What making a plan costs.
const PLAN: u64 = 20;
/// Sorts of fewer skies tell too little: they share a plan that is made of all skies.
const FEW: usize = 4;
/// How many skies the guess from all of them counts for, beside those of a sort.
const GUESS: u64 = 10;
/// How finely a position's chance is told.
const STEPS: u64 = 256;
/// A plan that goes on for longer is no plan.
const LONG: usize = 40;

/// Of launches that were weighed, the one after which fewest follow; `None` where no fuel is left to look.
pub(super) fn best(
    chart: &Chart,
    skies: &[Positions],
    launches: &[(Launch, Positions)],
    worth: &[i64],
    fuel: &mut Fuel<'_>,
) -> Option<Launch> {
    let ahead = Ahead::of(chart, skies, launches, worth)?;
    let most = worth[*ahead.order.first()?].max(1);
    let mut best: Option<(i64, Launch)> = None;
    for &nth in ahead.order.iter().take(BREADTH) {
        let (launch, shows) = launches[nth];
        let Some(follow) = ahead.follow(launch, shows, fuel) else {
            break;
        };
        // Plans are rough: what shows at once counts too, up to a launch.
        let follow = follow - ONE * worth[nth] / most;
        if best.is_none_or(|(least, _)| follow < least) {
            best = Some((follow, launch));
        }
    }
    best.map(|(_, launch)| launch)
}

/// A launch of a plan: what it takes from the stock, and what it shows.
type Step = (Piece, u8, Positions);

struct Ahead {
    /// What is hidden in each sky.
    hidden: Vec<Positions>,
    /// In how many skies each position is full.
    full: [u64; 127],
    /// What a position is worth, by its chance in [`STEPS`].
    worth: Vec<i64>,
    stock: [u8; 4],
    /// The launches that plans are made of, and what they show.
    steps: Vec<Step>,
    /// The launches, those that are worth most first.
    order: Vec<usize>,
}

impl Ahead {
    fn of(
        chart: &Chart,
        skies: &[Positions],
        launches: &[(Launch, Positions)],
        worth: &[i64],
    ) -> Option<Self> {
        if skies.is_empty() {
            return None;
        }
        let known = chart.found.and(chart.empty);
        let hidden: Vec<Positions> = skies.iter().map(|sky| sky.minus(known)).collect();
        let mut order: Vec<usize> = (0..worth.len()).collect();
        order.sort_by_key(|&nth| (std::cmp::Reverse(worth[nth]), nth));
        let mut steps = Vec::new();
        let mut beams = 0;
        for &nth in &order {
            let (launch, shows) = launches[nth];
            let (piece, takes) = taken(launch);
            let step = (piece, takes, shows);
            if step.0 == Piece::Laser {
                beams += 1;
            }
            let too_many = step.0 == Piece::Laser && beams > BEAMS;
            if !too_many && !shows.is_empty() && !steps.contains(&step) {
                steps.push(step);
            }
        }
        Some(Self {
            full: counts(&hidden),
            hidden,
            worth: (0..=STEPS).map(|part| value(part, STEPS)).collect(),
            stock: Piece::ALL.map(|piece| chart.stock.left(piece)),
            steps,
            order,
        })
    }

    /// How many launches follow one that shows this, in parts of [`ONE`].
    fn follow(&self, launch: Launch, shows: Positions, fuel: &mut Fuel<'_>) -> Option<i64> {
        let mut sorts: BTreeMap<[u64; 2], Vec<Positions>> = BTreeMap::new();
        for hidden in &self.hidden {
            let seen = hidden.common(shows);
            sorts
                .entry(seen.into())
                .or_default()
                .push(hidden.minus(shows));
        }
        let mut stock = self.stock;
        let (piece, takes) = taken(launch);
        let spent = &mut stock[place(piece)];
        *spent = spent.saturating_sub(takes);
        let steps = |shown: Positions| {
            let left = self.steps.iter();
            let left = left.map(|&(piece, takes, shows)| (piece, takes, shows.minus(shown)));
            left.filter(|(.., shows)| !shows.is_empty())
                .collect::<Vec<_>>()
        };
        let steps = steps(shows);
        let mut rest = Vec::new();
        let mut launches = 0;
        for left in sorts.into_values() {
            if left.len() < FEW {
                rest.extend(left);
                continue;
            }
            fuel.burn(PLAN).ok()?;
            launches += self.plan(steps.clone(), stock, &counts(&left), left);
        }
        fuel.burn(PLAN).ok()?;
        launches += self.plan(steps, stock, &[0; 127], rest);
        Some(launches * ONE / self.hidden.len() as i64)
    }

    /// How many launches a plan for these skies takes, all of them together.
    fn plan(
        &self,
        mut steps: Vec<Step>,
        mut stock: [u8; 4],
        full: &[u64; 127],
        mut left: Vec<Positions>,
    ) -> i64 {
        let (of, all) = (left.len() as u64, self.hidden.len() as u64);
        let of = if full.iter().all(|count| *count == 0) {
            0
        } else {
            of
        };
        let mut worth: [i64; 127] = std::array::from_fn(|at| {
            let part = (full[at] * all + GUESS * self.full[at]) * STEPS;
            self.worth[(part / ((of + GUESS) * all)) as usize]
        });
        let mut launches = 0;
        for _ in 0..LONG {
            left.retain(|hidden| !hidden.is_empty());
            if left.is_empty() {
                break;
            }
            launches += left.len() as i64;
            let mut best: Option<(i64, Step)> = None;
            for &step in &steps {
                let (piece, takes, shows) = step;
                if stock[place(piece)] < takes {
                    continue;
                }
                let value = shows
                    .iter()
                    .map(|at| worth[usize::from(u8::from(at))])
                    .sum();
                if best.is_none_or(|(most, ..)| value > most) {
                    best = Some((value, step));
                }
            }
            let Some((_, (piece, takes, shows))) = best else {
                break;
            };
            stock[place(piece)] -= takes;
            for at in shows.iter() {
                worth[usize::from(u8::from(at))] = 0;
            }
            for hidden in &mut left {
                *hidden = hidden.minus(shows);
            }
            steps.retain_mut(|(.., step)| {
                *step = step.minus(shows);
                !step.is_empty()
            });
        }
        launches
    }
}

/// In how many of these each position is full.
fn counts(skies: &[Positions]) -> [u64; 127] {
    let mut counts = [0; 127];
    for at in skies.iter().flat_map(|sky| sky.iter()) {
        counts[usize::from(u8::from(at))] += 1;
    }
    counts
}

/// What a launch takes from the stock, if nothing comes back.
const fn taken(launch: Launch) -> (Piece, u8) {
    match launch {
        Launch::Lasers(Emitters::Two(..)) => (launch.piece(), 2),
        _ => (launch.piece(), 1),
    }
}

fn place(piece: Piece) -> usize {
    Piece::ALL
        .iter()
        .position(|other| *other == piece)
        .unwrap_or_default()
}
