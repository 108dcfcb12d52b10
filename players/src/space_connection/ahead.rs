//! How many launches follow one, once the lasers stand. The imagined skies are grouped by what the launch
//! would show of them, and each group gets a plan: the launch that is worth most, then the next, until every
//! planet has shown. A plan is not changed by what its launches show, so it takes longer than a hunter
//! would; but equally so after every launch.

use std::collections::BTreeMap;

use games::space_connection::{Chart, Launch, Piece, Positions};

use super::value;
use crate::fixed::ONE;
use crate::fuel::Fuel;

/// Of how many launches, the best at first sight, what follows is looked at.
const BREADTH: usize = 10;
/// What making a plan costs.
const PLAN: u64 = 20;
/// Smaller groups tell too little: they share a plan that is made of all skies.
const FEW: usize = 4;
/// How many skies of a group all the skies together count for, when a position's chance is guessed.
const GUESS: u64 = 10;
/// A position's chance is one of so many parts.
const PARTS: u64 = 256;
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

/// A launch of a plan, and what it shows.
type Step = (Piece, Positions);

struct Ahead {
    /// What is hidden in each sky.
    hidden: Vec<Positions>,
    /// In how many skies each position is full.
    full: [u64; 127],
    /// What a position is worth, by its chance in [`PARTS`].
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
        let mut steps: Vec<Step> = Vec::new();
        for &nth in &order {
            let (launch, shows) = launches[nth];
            let step = (launch.piece(), shows);
            if !shows.is_empty() && !steps.contains(&step) {
                steps.push(step);
            }
        }
        Some(Self {
            full: counts(&hidden),
            hidden,
            worth: (0..=PARTS).map(|part| value(part, PARTS)).collect(),
            stock: Piece::ALL.map(|piece| chart.stock.left(piece)),
            steps,
            order,
        })
    }

    /// How many launches follow one that shows this, in parts of [`ONE`].
    fn follow(&self, launch: Launch, shows: Positions, fuel: &mut Fuel<'_>) -> Option<i64> {
        let mut groups: BTreeMap<[u64; 2], Vec<Positions>> = BTreeMap::new();
        for hidden in &self.hidden {
            let seen = hidden.common(shows);
            let group = groups.entry(seen.into()).or_default();
            group.push(hidden.minus(shows));
        }
        let mut stock = self.stock;
        let spent = &mut stock[place(launch.piece())];
        *spent = spent.saturating_sub(1);
        let steps = self.steps.iter();
        let steps = steps.map(|&(piece, shown)| (piece, shown.minus(shows)));
        let steps: Vec<Step> = steps.filter(|(_, shows)| !shows.is_empty()).collect();
        let mut rest = Vec::new();
        let mut launches = 0;
        for group in groups.into_values() {
            if group.len() < FEW {
                rest.extend(group);
                continue;
            }
            fuel.burn(PLAN).ok()?;
            let worth = self.worth_in(&group);
            launches += plan(steps.clone(), stock, worth, group);
        }
        fuel.burn(PLAN).ok()?;
        launches += plan(steps, stock, self.worth_in(&[]), rest);
        Some(launches * ONE / self.hidden.len() as i64)
    }

    /// What each position is worth where one of these skies is the right one, or, without any, one of all.
    fn worth_in(&self, group: &[Positions]) -> [i64; 127] {
        let (of, all) = (group.len() as u64, self.hidden.len() as u64);
        let full = counts(group);
        std::array::from_fn(|at| {
            let part = (full[at] * all + GUESS * self.full[at]) * PARTS;
            self.worth[(part / ((of + GUESS) * all)) as usize]
        })
    }
}

/// How many launches a plan for these skies takes, all of them together.
fn plan(
    mut steps: Vec<Step>,
    mut stock: [u8; 4],
    mut worth: [i64; 127],
    mut left: Vec<Positions>,
) -> i64 {
    let mut launches = 0;
    for _ in 0..LONG {
        left.retain(|hidden| !hidden.is_empty());
        if left.is_empty() {
            break;
        }
        launches += left.len() as i64;
        let mut best: Option<(i64, Step)> = None;
        for &(piece, shows) in &steps {
            if stock[place(piece)] == 0 {
                continue;
            }
            let value = shows.iter().map(|at| worth[usize::from(u8::from(at))]);
            let value = value.sum();
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, (piece, shows)));
            }
        }
        let Some((_, (piece, shows))) = best else {
            break;
        };
        stock[place(piece)] -= 1;
        for at in shows.iter() {
            worth[usize::from(u8::from(at))] = 0;
        }
        for hidden in &mut left {
            *hidden = hidden.minus(shows);
        }
        steps.retain_mut(|(_, step)| {
            *step = step.minus(shows);
            !step.is_empty()
        });
    }
    launches
}

/// In how many of these each position is full.
fn counts(skies: &[Positions]) -> [u64; 127] {
    let mut counts = [0; 127];
    for at in skies.iter().flat_map(|sky| sky.iter()) {
        counts[usize::from(u8::from(at))] += 1;
    }
    counts
}

/// Where a piece stands in a stock.
fn place(piece: Piece) -> usize {
    Piece::ALL
        .iter()
        .position(|other| *other == piece)
        .unwrap_or_default()
}
