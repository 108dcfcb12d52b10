//! Plain pilots to hold Interceptor's computers against: each weighs all distinct ends of both
//! ships for one turn and looks at the next, and they differ in how they take the other to fly.
//! Written apart from the computers, and simpler: for two ships on a board of their own.

use std::cell::RefCell;
use std::collections::BTreeMap;

use games::interceptor::{
    Action, Announcement, Announcing, Asteroid, Board, Code, Fate, Flying, Interceptor, Order,
    Phase, Placement, Plan, ShipView, Speed, Trigger, Upgrade, View, drifted, fly, zone,
};
use games::{Dice, Knowledge};

/// How a plain pilot takes the other to fly.
#[derive(Clone, Copy, PartialEq)]
enum Other {
    /// On with its speed, straight ahead.
    Straight,
    /// Anywhere, all ends alike.
    Anywhere,
    /// As it does best against what it does best: both match their regrets for 200 rounds.
    Regretting,
}

/// Takes the other to fly straight on, and flies at them.
pub(crate) fn greedy(knowledge: &Knowledge<Interceptor>, dice: &mut Dice) -> Option<Action> {
    flies(knowledge.view(), Other::Straight, dice)
}

/// Answers best against everything that the other may fly.
pub(crate) fn replies(knowledge: &Knowledge<Interceptor>, dice: &mut Dice) -> Option<Action> {
    flies(knowledge.view(), Other::Anywhere, dice)
}

/// Matches regrets.
pub(crate) fn regrets(knowledge: &Knowledge<Interceptor>, dice: &mut Dice) -> Option<Action> {
    flies(knowledge.view(), Other::Regretting, dice)
}

fn flies(view: &View, other: Other, dice: &mut Dice) -> Option<Action> {
    let own = view.mine().next()?;
    let number = own.id.number;
    match view.phase {
        Phase::Placing if own.placement.is_none() => Some(Action::PlaceRandom),
        Phase::Placing => Some(Action::Seal),
        Phase::Announcing => {
            let possible = Announcement::possible(&own.build, own.spot?.speed).into_iter();
            let weighed = possible.filter_map(|said| {
                let (_, worth) = choice(view, own, Some(said), other, dice)?;
                Some((said, worth))
            });
            let (said, _) = weighed.max_by(|one, other| one.1.total_cmp(&other.1))?;
            Some(Action::Announce { ship: number, said })
        }
        Phase::Ordering if own.order.is_none() => {
            let (flying, _) = choice(view, own, announced(own), other, dice)?;
            let order = Order::Fly(flying);
            Some(Action::Write {
                ship: number,
                order,
            })
        }
        Phase::Ordering => Some(Action::Seal),
        Phase::Over => None,
    }
}

fn announced(ship: &ShipView) -> Option<Announcement> {
    match ship.announcing {
        Announcing::Known(said) => Some(said),
        _ => None,
    }
}

/// What it flies, and what that is worth.
fn choice(
    view: &View,
    own: &ShipView,
    said: Option<Announcement>,
    other: Other,
    dice: &mut Dice,
) -> Option<(Flying, f32)> {
    let foe = view.ships.iter().find(|ship| ship.id.seat != own.id.seat);
    let foe = foe.filter(|foe| foe.fate == Fate::Flying)?;
    let sky = Sky {
        board: view.board,
        before: &view.asteroids,
        after: drifted(view.board, &view.asteroids),
    };
    let mut mine = sky.ends(own, said);
    let theirs = sky.ends(foe, announced(foe));
    let pays: Vec<Vec<f32>> = mine
        .iter()
        .map(|end| theirs.iter().map(|their| pays(end, their)).collect())
        .collect();
    let uniform = vec![1.0 / theirs.len() as f32; theirs.len()];
    let mix = match other {
        Other::Straight => {
            let straight = theirs.iter().position(|end| end.straight).unwrap_or(0);
            let mut mix = vec![0.0; theirs.len()];
            mix[straight] = 1.0;
            mix
        }
        Other::Anywhere => uniform,
        Other::Regretting => {
            let (own, worth) = regretted(&pays, theirs.len());
            let at = drawn(&own, dice);
            return Some((mine.swap_remove(at).flying, worth));
        }
    };
    let worth = pays.iter().map(|row| dot(row, &mix));
    let (at, worth) = worth
        .enumerate()
        .max_by(|one, other| one.1.total_cmp(&other.1))?;
    Some((mine.swap_remove(at).flying, worth))
}

fn dot(one: &[f32], other: &[f32]) -> f32 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

fn drawn(mix: &[f32], dice: &mut Dice) -> usize {
    let mut left = dice.below(1 << 24) as f32 / (1 << 24) as f32 * mix.iter().sum::<f32>();
    let at = mix.iter().position(|part| {
        left -= part;
        left < 0.0
    });
    at.unwrap_or(0)
}

/// One's own mix after 200 rounds of regret matching, and what it is worth against the other's.
fn regretted(pays: &[Vec<f32>], columns: usize) -> (Vec<f32>, f32) {
    let mix = |regrets: &[f32]| {
        let all: f32 = regrets.iter().map(|regret| regret.max(0.0)).sum();
        let even = 1.0 / regrets.len() as f32;
        let part = |regret: &f32| {
            if all > 0.0 {
                regret.max(0.0) / all
            } else {
                even
            }
        };
        regrets.iter().map(part).collect::<Vec<f32>>()
    };
    let (mut own, mut their) = (vec![0.0; pays.len()], vec![0.0; columns]);
    let (mut own_mix, mut their_mix) = (own.clone(), their.clone());
    for _ in 0..200 {
        let (one, other) = (mix(&own), mix(&their));
        let worth: Vec<f32> = pays.iter().map(|row| dot(row, &other)).collect();
        let mut cost = vec![0.0; columns];
        for (row, part) in pays.iter().zip(&one).filter(|(_, part)| **part > 0.0) {
            for (cost, pay) in cost.iter_mut().zip(row) {
                *cost += pay * part;
            }
        }
        let value = dot(&worth, &one);
        for ((regret, worth), (sum, part)) in
            own.iter_mut().zip(&worth).zip(own_mix.iter_mut().zip(&one))
        {
            *regret += worth - value;
            *sum += part / 200.0;
        }
        for ((regret, cost), (sum, part)) in their
            .iter_mut()
            .zip(&cost)
            .zip(their_mix.iter_mut().zip(&other))
        {
            *regret += value - cost;
            *sum += part / 200.0;
        }
    }
    let value = pays
        .iter()
        .zip(&own_mix)
        .map(|(row, part)| dot(row, &their_mix) * part)
        .sum();
    (own_mix, value)
}

/// Where a ship may end.
struct End {
    flying: Flying,
    spot: Placement,
    harm: i16,
    hidden: bool,
    straight: bool,
    hull: i16,
    zone: Vec<(games::interceptor::Hex, u8)>,
    /// How often it is on each hex next turn, and how much fire falls there, if it flies anywhere.
    there: Vec<f32>,
    fire: Vec<f32>,
}

fn hits(one: &End, other: &End) -> i16 {
    let fires = !one.hidden && !other.hidden && one.harm < one.hull && other.harm < other.hull;
    let hit = one.zone.iter().find(|(hex, _)| *hex == other.spot.hex);
    hit.filter(|_| fires).map_or(0, |hit| i16::from(hit.1))
}

/// Hulls won and lost, three more for a ship, and the fire to be expected next turn.
fn pays(own: &End, their: &End) -> f32 {
    let price = |end: &End, harm: i16| {
        let lost = if harm >= end.hull { 3 } else { 0 };
        f32::from(harm.min(end.hull) + lost)
    };
    let (lost, won) = (own.harm + hits(their, own), their.harm + hits(own, their));
    let fight = price(their, won) - price(own, lost);
    if lost >= own.hull || won >= their.hull {
        return fight;
    }
    fight + dot(&own.fire, &their.there) - dot(&their.fire, &own.there)
}

/// The flights of each build after each speed.
type Nexts = BTreeMap<(Vec<Upgrade>, Speed), Vec<Vec<u8>>>;

thread_local! {
    /// They are always the same, so they are listed once.
    static NEXTS: RefCell<Nexts> = RefCell::default();
}

/// The board of one turn.
struct Sky<'v> {
    board: Board,
    before: &'v [Asteroid],
    after: Vec<Asteroid>,
}

impl Sky<'_> {
    /// Every distinct end that keeps what was said.
    fn ends(&self, ship: &ShipView, said: Option<Announcement>) -> Vec<End> {
        let Some(from) = ship.spot else {
            return Vec::new();
        };
        let mut ends: Vec<End> = Vec::new();
        for plan in plans(ship, from.speed) {
            if said.is_some_and(|said| said != Announcement::from_plan(from.speed, &plan)) {
                continue;
            }
            let legs = fly(self.board, self.before, from, &plan);
            let mut spot = from;
            spot.speed = plan.speed;
            let mut spot = legs.last().map_or(spot, |leg| leg.to);
            let mut harm = legs.iter().filter(|leg| leg.harm.is_some()).count() as i16;
            if let Some(inside) = self.before.iter().position(|one| one.hex == spot.hex) {
                spot.hex = self.after[inside].hex;
                harm += 1;
            } else if self.after.iter().any(|one| one.hex == spot.hex) {
                harm += 1;
            }
            if let Some(same) = ends.iter_mut().find(|end| end.spot == spot) {
                if harm < same.harm {
                    (same.harm, same.flying) = (harm, plan.as_order());
                }
                continue;
            }
            let key = (ship.build.upgrades().to_vec(), spot.speed);
            let (there, fire) = NEXTS.with_borrow_mut(|nexts| {
                let next = nexts
                    .entry(key)
                    .or_insert_with(|| nexts_of(ship, spot.speed));
                self.next(ship, spot, next)
            });
            ends.push(End {
                straight: plan.speed == from.speed && plan.first_turn().is_none(),
                flying: plan.as_order(),
                hidden: self.after.iter().any(|one| one.hex == spot.hex),
                zone: zone(&ship.build, spot.hex, spot.nose),
                hull: ship.hull,
                spot,
                harm,
                there,
                fire,
            });
        }
        ends
    }

    /// Where it is next turn, and where its fire falls, if it flies any of these ways.
    fn next(&self, ship: &ShipView, from: Placement, ways: &[Vec<u8>]) -> (Vec<f32>, Vec<f32>) {
        let side = usize::from(self.board.side());
        let at = |hex: games::interceptor::Hex| {
            let at = || hex.row() as usize * side + hex.column() as usize;
            self.board.has(hex).then(at)
        };
        let (mut there, mut fire) = (vec![0.0; side * side], vec![0.0; side * side]);
        let faces: Vec<_> =
            std::iter::successors(Some(from.nose), |nose| Some(nose.turned_right()))
                .take(6)
                .collect();
        let mut all = 0.0;
        for way in ways {
            let (nose, steps) = way.split_last().unwrap_or((&0, &[]));
            let hex = steps
                .iter()
                .fold(from.hex, |hex, face| hex.step(faces[usize::from(*face)]));
            let Some(hex_at) = at(hex) else { continue };
            all += 1.0;
            there[hex_at] += 1.0;
            for (hex, damage) in zone(&ship.build, hex, faces[usize::from(*nose)]) {
                if let Some(at) = at(hex) {
                    fire[at] += f32::from(damage);
                }
            }
        }
        if all > 0.0 {
            there.iter_mut().for_each(|part| *part /= all);
            fire.iter_mut().for_each(|part| *part /= all);
        }
        (there, fire)
    }
}

/// Every order that is carried out as it is written.
fn plans(ship: &ShipView, last: Speed) -> Vec<Plan> {
    let mut found = Vec::new();
    let within = ship.build.speeds(last);
    for speed in within.start().get()..=within.end().get() {
        let speed = Speed::new(speed);
        let mut open = vec![Vec::new()];
        while let Some(codes) = open.pop() {
            let moves: u8 = codes.iter().map(|code: &Code| code.moves()).sum();
            let turns = codes.iter().filter(|code| code.is_turn()).count();
            if moves > speed.moves() || turns > 3 {
                continue;
            }
            let flying = Flying {
                speed,
                codes: codes.clone(),
                trigger: Trigger::Fire,
            };
            let plan = Plan::new(&ship.build, last, &flying);
            // What begins otherwise than written is met as it is carried out.
            if !plan.codes.starts_with(&codes) {
                continue;
            }
            if moves == speed.moves() {
                found.push(plan);
            }
            open.extend(Code::ALL.map(|code| [codes.clone(), vec![code]].concat()));
        }
    }
    found
}

/// Every distinct flight after this speed: the faces stepped over, counted from the nose, and the
/// nose in the end.
fn nexts_of(ship: &ShipView, last: Speed) -> Vec<Vec<u8>> {
    let mut found = BTreeMap::new();
    for plan in plans(ship, last) {
        let (mut nose, mut back) = (0, plan.speed.get() < 0);
        let mut steps = Vec::new();
        let mut counts = [0_i8; 3];
        for code in &plan.codes {
            if matches!(code, Code::Ahead | Code::Flip) {
                let face = (nose + if back { 3 } else { 0 }) % 6;
                steps.push(face);
                counts[usize::from(face % 3)] += if face < 3 { 1 } else { -1 };
            }
            nose = (nose + [0, 1, 5, 3, 3][*code as usize]) % 6;
            back ^= *code == Code::Flip;
        }
        // A face and the second after it come to the one between.
        let at = (counts[0] - counts[2], counts[1] + counts[2], nose);
        steps.push(nose);
        found.entry(at).or_insert(steps);
    }
    found.into_values().collect()
}
