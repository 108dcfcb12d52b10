//! A trophy to keep of a game that is over: who won, by how much, and the real last board in a
//! wreath, in words that are large on a phone. Knows no game.

use games::Seat;
use text::{Lang, Names, say};

use crate::Draws;
use crate::cover::{area, draw_shadowed, fitting};
use crate::emblems::Emblem;
use crate::names::player_name;
use crate::palette::LAUREL;
use crate::pencil::Pencil;
use crate::piece::Figure;
use crate::reel::{Plays, Reel};
use crate::scene::{Anchor, Point, Scene, Shape, Size, Thing};
use crate::shapes::{disc, line, sprite, words};
use crate::theme::{Face, Ink, Tint, Weight};
use crate::{motion, zoom};

/// Words on a trophy besides the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Souvenir {
    /// Result of the game.
    pub result: String,
    /// Winners.
    pub winners: Vec<Seat>,
    /// Number of seats.
    pub seats: u8,
    /// Players and their deeds: the first four lines.
    pub lines: Vec<String>,
    /// When that was.
    pub date: String,
}

/// A game's last board, and the part of its picture that matters.
pub struct LastBoard {
    scene: Scene,
    corner: Point,
    size: Size,
    /// The corners around it in its picture, where it is no rectangle.
    outline: Vec<Point>,
    /// Beginning of the names of pieces that are shown larger, and their factor.
    larger: (&'static str, f32),
}

impl LastBoard {
    /// Board that is the part of this size of a picture, from a corner on.
    pub(crate) const fn new(scene: Scene, corner: Point, size: Size) -> Self {
        let outline = Vec::new();
        Self {
            scene,
            corner,
            size,
            outline,
            larger: ("", 1.0),
        }
    }

    /// Board with these pieces larger.
    pub(crate) fn with_larger(self, named: &'static str, times: f32) -> Self {
        let larger = (named, times);
        Self { larger, ..self }
    }

    /// Board with a frame along these corners.
    pub(crate) fn within(self, outline: Vec<Point>) -> Self {
        Self { outline, ..self }
    }

    /// The corners of its frame around its middle, so much smaller.
    fn frame(&self, share: f32) -> Vec<(f32, f32)> {
        let Size { width, height } = self.size;
        let (wide, high) = (f32::from(width) / 2.0, f32::from(height) / 2.0);
        let middle = |at: &Point| {
            let (x, y) = (at.x - self.corner.x, at.y - self.corner.y);
            ((x as f32 - wide) * share, (y as f32 - high) * share)
        };
        if !self.outline.is_empty() {
            return self.outline.iter().map(middle).collect();
        }
        // A rectangle whose corners are cut.
        let (x, y, cut) = (wide * share, high * share, CUT);
        vec![
            (cut - x, -y),
            (x - cut, -y),
            (x, cut - y),
            (x, y - cut),
            (x - cut, y),
            (cut - x, y),
            (-x, y - cut),
            (-x, cut - y),
        ]
    }
}

/// Share of a frame's corners that is cut.
const CUT: f32 = 10.0;
const SIZE: Size = Size {
    width: 1_080,
    height: 1_200,
};
const MIDDLE: i32 = SIZE.width as i32 / 2;
const ROOM: u16 = SIZE.width - 80;
/// Number of lines that have room below the ribbon, and their height.
const LINES: usize = 4;
const LINE: i32 = 58;
/// Growth of the board where there are fewer lines.
const GROWTH: i32 = 2 * LINE;
const TITLE: Face = Face::title(42);

/// A small picture of a trophy alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Art {
    /// Two twigs with golden leaves, open above.
    Wreath,
}

impl Figure for Art {
    fn draw(self, pencil: &mut Pencil) {
        match self {
            Self::Wreath => wreath(pencil),
        }
    }
}

/// The trophy of a game that is over.
pub fn trophy<G: Draws>(view: &G::View, souvenir: &Souvenir, lang: Lang, names: &Names) -> Scene {
    let board = G::last_board(view, lang, names);
    trophy_with::<G>(view, board, souvenir, (lang, names))
}

/// Frames between two of a film's moments, and the time of each in hundredths of a second; that of
/// the first moment, of one between, and of the last.
const STEPS: i32 = 8;
const STEP: u16 = 8;
const FIRST: u16 = 60;
const BETWEEN: u16 = 30;
const LAST: u16 = 300;

/// The trophy with what moved from each of these views to the next on its board, which comes to
/// rest at the end; `None` where nothing moved.
pub fn trophy_film<G: Draws>(
    views: &[G::View],
    souvenir: &Souvenir,
    lang: Lang,
    names: &Names,
) -> Option<Reel> {
    let end = views.last()?;
    let mut reel = Reel::new(Plays::Once);
    let mut show = |board: LastBoard, hundredths| {
        let scene = trophy_with::<G>(end, Some(board), souvenir, (lang, names));
        reel.show(scene, hundredths);
    };
    let board = |view| G::last_board(view, lang, names);
    let mut moves = false;
    for pair in views.windows(2) {
        let (before, now) = (board(&pair[0])?, board(&pair[1])?);
        let way = |piece: &Thing| G::way_between(&pair[0], &pair[1], piece);
        let between = motion::between(&before.scene, &now.scene, (G::MOTION, STEPS), way);
        if between.is_empty() {
            continue;
        }
        let stands = if moves { BETWEEN } else { FIRST };
        moves = true;
        show(before, stands);
        for scene in between {
            show(
                LastBoard {
                    scene,
                    ..board(&pair[1])?
                },
                STEP,
            );
        }
    }
    show(board(end)?, LAST);
    moves.then_some(reel)
}

/// The trophy of a game that ended so, with this board.
fn trophy_with<G: Draws>(
    view: &G::View,
    board: Option<LastBoard>,
    souvenir: &Souvenir,
    (lang, names): (Lang, &Names),
) -> Scene {
    let mut scene = Scene::new(SIZE.width, SIZE.height).in_world(G::WORLD);
    // Where the ribbon names those who were beaten, all are named.
    let beaten =
        souvenir.winners.len() < usize::from(souvenir.seats) && !souvenir.winners.is_empty();
    let lines = souvenir
        .lines
        .get(usize::from(beaten)..)
        .unwrap_or_default();
    let free = LINES.saturating_sub(lines.len());
    let plan = Plan::new((free as i32 * LINE).min(GROWTH));
    draw_ground::<G>(&mut scene, plan);
    let mut write = |name: &str, down: i32, said: &str, face: Face, ink: Ink| {
        let said = words(said, face, ink, Anchor::Middle, ROOM);
        scene.add(name, Point::new(MIDDLE, down), said);
    };
    write("game", 56, &G::title(lang), TITLE, Ink::Faint);
    for (nth, said) in (0..).zip(lines.iter().take(LINES)) {
        let (face, ink) = match nth {
            0 if !beaten => (fitting(said, Face::title(44), 40, ROOM), Ink::Moon),
            0 => (fitting(said, Face::title(50), 40, ROOM), Ink::Gold),
            _ => (fitting(said, Face::book(42), 38, ROOM), Ink::Gold),
        };
        let down = plan.ribbon + 98 + LINE * nth;
        write(&format!("line {nth}"), down, said, face, ink);
    }
    let foot = say("card-foot")
        .with("date", souvenir.date.clone())
        .tr(lang);
    write("foot", 1_162, &foot, Face::book(38), Ink::Faint);
    let face = fitting(&souvenir.result, Face::cover(104), 44, ROOM);
    draw_shadowed(
        &mut scene,
        "result",
        Point::new(MIDDLE, 134),
        Anchor::Middle,
        &souvenir.result,
        face,
    );
    let equal = G::equal_boards(view, lang, names);
    match <[_; 2]>::try_from(equal) {
        Ok(both) => draw_both::<G>(&mut scene, plan, both, (lang, names)),
        Err(_) => draw_board::<G>(&mut scene, plan, board),
    }
    let said = by_how_much::<G>(view, souvenir, lang, names);
    draw_ribbon(&mut scene, plan, &said);
    scene
}

/// Places of the board and the ribbon.
#[derive(Clone, Copy)]
struct Plan {
    /// The middle of the board, and its longer side.
    board: Point,
    side: u16,
    wreath: u16,
    /// The middle of the ribbon.
    ribbon: i32,
}

impl Plan {
    /// Plan with so much room that no lines need.
    const fn new(free: i32) -> Self {
        Self {
            board: Point::new(MIDDLE, 490 + free / 2),
            // At most a growth.
            side: (430 + free * 3 / 5) as u16,
            wreath: (700 + free) as u16,
            ribbon: 832 + free,
        }
    }
}

/// Draws rays of light behind the trophy.
fn draw_ground<G: Draws>(scene: &mut Scene, plan: Plan) {
    const RAYS: u8 = 16;
    const FAR: f32 = 1_100.0;
    let (ground, _) = G::COLOURS;
    let tone = |eighths| Ink::Shade(ground, eighths);
    let origin = Point::new(0, 0);
    let all = [(0, 0), (1_080, 0), (1_080, 1_200), (0, 1_200)];
    scene.lay("ground", origin, area(&all, Ink::Sky));
    for nth in 0..RAYS {
        let at = |part: f32| {
            let angle = (f32::from(nth) + part) / f32::from(RAYS) * std::f32::consts::TAU;
            ((angle.sin() * FAR) as i32, (-angle.cos() * FAR) as i32)
        };
        scene.lay(
            "ray",
            plan.board,
            area(&[(0, 0), at(0.0), at(0.5)], tone(2)),
        );
    }
    let light = plan.wreath / 2;
    for (radius, ink) in [(light + 26, tone(3)), (light - 6, tone(4))] {
        scene.lay("light", plan.board, disc(radius, ink));
    }
    scene.lay("wreath", plan.board, sprite(Art::Wreath, plan.wreath));
}

/// Draws two boards beside each other, each over its player's name.
fn draw_both<G: Draws>(
    scene: &mut Scene,
    plan: Plan,
    both: [(Seat, LastBoard); 2],
    (lang, names): (Lang, &Names),
) {
    let side = plan.side * 2 / 3;
    let aside = i32::from(side) / 2 + 36;
    for ((seat, board), way) in both.into_iter().zip([-1, 1]) {
        let middle = plan.board.offset(way * aside, -20);
        let small = Plan {
            board: middle,
            side,
            ..plan
        };
        draw_board::<G>(scene, small, Some(board));
        let name = player_name(names, seat, lang);
        let room = side + 50;
        let face = fitting(&name, Face::title(44), 38, room);
        let at = middle.offset(0, i32::from(side) / 2 + 74);
        for (by, ink) in [(4, Ink::Night), (0, Ink::Moon)] {
            let said = words(name.clone(), face, ink, Anchor::Middle, room);
            scene.add("whose", at.offset(by, by), said);
        }
    }
}

/// Draws the last board in a golden frame.
fn draw_board<G: Draws>(scene: &mut Scene, plan: Plan, last: Option<LastBoard>) {
    let Some(last) = last else {
        let (_, accent) = G::COLOURS;
        let rocket = sprite(Emblem::Flying(accent, 45), plan.side - 60);
        return scene.add("emblem", plan.board, rocket);
    };
    let Size { width, height } = last.size;
    let share = f32::from(plan.side) / f32::from(width.max(height));
    let corners = last.frame(share);
    let frame = |by: f32| {
        let out = |&(x, y): &(f32, f32)| {
            let far = 1.0 + by / x.abs().max(y.abs());
            ((x * far) as i32, (y * far) as i32)
        };
        corners.iter().map(out).collect::<Vec<_>>()
    };
    for (by, ink) in [
        (30.0, Ink::Night),
        (24.0, Ink::Gold),
        (10.0, Ink::Night),
        (4.0, Ink::Window),
    ] {
        scene.add("frame", plan.board, area(&frame(by), ink));
    }
    let half = |side: u16| (f32::from(side) * share / 2.0) as i32;
    let to = plan.board.offset(-half(width), -half(height));
    let (named, times) = last.larger;
    for mut thing in zoom::shrunk(&last.scene, (last.corner, last.size), share, to) {
        if let Shape::Sprite { diameter, .. } = &mut thing.shape
            && thing.name.starts_with(named)
        {
            // A piece of a board is far smaller than a picture.
            *diameter = (f32::from(*diameter) * times) as u16;
        }
        scene.add(format!("emblem {}", thing.name), thing.at, thing.shape);
    }
}

/// Draws the ribbon with the margin, or the result.
fn draw_ribbon(scene: &mut Scene, plan: Plan, said: &str) {
    let at = Point::new(MIDDLE, plan.ribbon);
    let dark = Ink::Shade(Tint::Red, 4);
    for side in [-1, 1] {
        let tail = [(300, -18), (440, -18), (408, 32), (440, 82), (300, 82)];
        let tail = tail.map(|(x, y)| (x * side, y - 10));
        let corners = tail.iter().chain(&tail[..1]);
        let edge = corners.map(|(x, y)| Point::new(*x, *y)).collect();
        scene.add("tail's edge", at, line(edge, Ink::Night, Weight::Lance));
        scene.add("tail", at, area(&tail, dark));
    }
    let band = |by: i32| {
        let (x, y) = (356 + by, 48 + by);
        [(-x, -y), (x, -y), (x, y), (-x, y)]
    };
    scene.add("ribbon's edge", at, area(&band(6), Ink::Night));
    scene.add("ribbon", at, area(&band(0), Ink::Fire));
    let face = fitting(said, Face::title(56), 40, 680);
    let said = words(said, face, Ink::Night, Anchor::Middle, 690);
    scene.add("by how much", at, said);
}

/// Points by which the best winner is ahead of the best of the others, where points decide.
pub fn margin<G: Draws>(view: &G::View, winners: &[Seat], seats: u8) -> Option<i32> {
    let points = |seat: &Seat| G::points(view, *seat);
    let others = Seat::all(seats).filter(|seat| !winners.contains(seat));
    let next = others.filter_map(|seat| points(&seat)).max()?;
    let best = winners.iter().filter_map(points).max()?;
    (best > next).then(|| best - next)
}

/// Line below the result: whom the winner beat and by how much, or a feat.
fn by_how_much<G: Draws>(view: &G::View, souvenir: &Souvenir, lang: Lang, names: &Names) -> String {
    let others = Seat::all(souvenir.seats).filter(|seat| !souvenir.winners.contains(seat));
    let others: Vec<Seat> = others.collect();
    let called: Vec<String> = others
        .iter()
        .map(|it| player_name(names, *it, lang))
        .collect();
    let called = called.join(", ");
    let margin = margin::<G>(view, &souvenir.winners, souvenir.seats);
    let key = match (souvenir.winners.is_empty() || others.is_empty(), margin) {
        (true, _) => {
            let feat = souvenir.lines.get(1).or_else(|| souvenir.lines.first());
            return feat.cloned().unwrap_or_default();
        }
        (_, Some(margin)) => {
            return say("card-beat-by")
                .with("names", called)
                .with("margin", margin.to_string())
                .tr(lang);
        }
        _ => "card-beat",
    };
    say(key).with("names", called).tr(lang)
}

/// Leaves in pairs along two arcs.
fn wreath(pencil: &mut Pencil) {
    const PAIRS: u8 = 10;
    const STEP: f32 = 0.21;
    const LEAF: &str = "M-50 0C-30 -26 20 -26 50 0C20 26 -30 26 -50 0Z";
    let gold = Ink::Gold.rgb();
    let shadow = LAUREL;
    for side in [-1.0_f32, 1.0] {
        let twig = |nth: u8| {
            let angle = 0.26 + STEP * f32::from(nth);
            (side * angle.sin() * 0.86, angle.cos() * 0.86)
        };
        for nth in 1..PAIRS {
            pencil.line(twig(nth - 1), twig(nth), 0.022, shadow);
        }
        for nth in 0..PAIRS {
            // From below to above, a gap left open at both ends.
            let angle = 0.30 + STEP * f32::from(nth);
            let (x, y) = (side * angle.sin() * 0.86, angle.cos() * 0.86);
            for (lean, out) in [(0.75, 0.07), (2.30, -0.07)] {
                let turn = side * (std::f32::consts::FRAC_PI_2 - angle + lean - 1.5);
                let turn = if side < 0.0 {
                    std::f32::consts::PI + turn
                } else {
                    turn
                };
                let (sin, cos) = turn.sin_cos();
                let far = 1.0 + out;
                let leaf = crate::outline::outline(LEAF);
                let placed = |grown: f32, half: bool| -> Vec<(f32, f32)> {
                    let corners = leaf.iter().flatten();
                    let corners = corners.filter(|(_, y)| !half || *y >= 0.0);
                    corners
                        .map(|(along, across)| {
                            let (along, across) = (along * 0.095 * grown, across * 0.085 * grown);
                            (
                                x * far + along * cos - across * sin,
                                y * far + along * sin + across * cos,
                            )
                        })
                        .collect()
                };
                pencil.polygon(&placed(1.22, false), Ink::Night.rgb());
                pencil.polygon(&placed(1.0, false), gold);
                pencil.polygon(&placed(1.0, true), shadow);
            }
        }
    }
}
