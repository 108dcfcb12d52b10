//! How each sprite of the theme looks. Knows no game: what a sprite stands for is its user's.

use crate::bearing::Sixth;
use crate::canvas::Bitmap;
use crate::cards;
use crate::glove;
use crate::palette::{Palette, Rgb, mix};
use crate::pencil::Pencil;
use crate::playing;
use crate::ships;
use crate::signs;
use crate::theme::{Ink, Sign, Sprite, Tint};
use crate::voyage;
use crate::worlds;

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];

/// Draws a sprite once, supersampled.
pub(crate) fn draw(palette: &Palette, sprite: Sprite, diameter: u16) -> Bitmap {
    let mut pencil = Pencil::new(diameter);
    match sprite {
        Sprite::Pawn(tint, sign) => pawn(&mut pencil, tint, sign),
        Sprite::Alveolus => alveolus(&mut pencil),
        Sprite::Socket => socket(&mut pencil),
        Sprite::Marble => marble(&mut pencil),
        Sprite::Slot => slot(&mut pencil),
        Sprite::Satellite => satellite(&mut pencil),
        Sprite::Nothing => nothing(&mut pencil),
        Sprite::Right => right(&mut pencil),
        Sprite::Missed => missed(&mut pencil),
        Sprite::Wrong => wrong(&mut pencil),
        Sprite::Dish => dish(&mut pencil),
        Sprite::Lock => lock(&mut pencil),
        Sprite::Arrow => arrow(&mut pencil),
        Sprite::Stop => stop(&mut pencil),
        Sprite::Star => signs::draw(&mut pencil, Sign::Star, Ink::Gold.rgb(), BLACK),
        Sprite::Back => back(&mut pencil),
        Sprite::Orbit => orbit(&mut pencil),
        Sprite::Planet(tint) => ships::planet(&mut pencil, tint),
        Sprite::Veiled(tint) => ships::veiled(&mut pencil, tint),
        Sprite::Void => ships::void(&mut pencil),
        Sprite::Centre => ships::centre(&mut pencil),
        Sprite::Rocket(tint) => ships::rocket(&mut pencil, tint),
        Sprite::Moonship(tint, sign, nose) => voyage::moonship(&mut pencil, tint, sign, nose),
        Sprite::Earth => voyage::earth(&mut pencil),
        Sprite::Moon => voyage::moon(&mut pencil),
        Sprite::Station(letter) => voyage::station(&mut pencil, letter),
        Sprite::Pirate => voyage::pirate(&mut pencil),
        Sprite::Glow(tint) => voyage::glow(&mut pencil, tint),
        Sprite::Step => voyage::step(&mut pencil),
        Sprite::Ringed(ink) => voyage::ringed(&mut pencil, ink),
        Sprite::Die(tint, pips) => voyage::die(&mut pencil, tint, pips),
        Sprite::PlayingCard(tint, sign) => playing::card(&mut pencil, tint, sign),
        Sprite::DimCard(tint, sign) => playing::dim(&mut pencil, tint, sign),
        Sprite::CardBack => playing::back(&mut pencil),
        Sprite::CardSlot => playing::slot(&mut pencil),
        Sprite::Ticket(ink) => playing::ticket(&mut pencil, ink),
        Sprite::Coin(world, light) => worlds::coin(&mut pencil, world, light),
        Sprite::Label(letter, ink) => cards::label(&mut pencil, letter, ink),
        Sprite::Card(card) => cards::card(&mut pencil, card),
        Sprite::Help(help, charge) => cards::help(&mut pencil, help, charge),
        Sprite::Barrel(charge) => cards::barrel(&mut pencil, charge),
        Sprite::Beacon => cards::beacon(&mut pencil),
        Sprite::Flag => cards::flag(&mut pencil),
        Sprite::Talk => cards::talk(&mut pencil),
        Sprite::Glove(lift) => glove::draw(&mut pencil, lift),
        Sprite::Tap => cards::tap(&mut pencil),
        Sprite::Seal => cards::seal(&mut pencil),
        Sprite::Saucer => ships::saucer(&mut pencil),
        Sprite::Delta => ships::delta(&mut pencil),
        Sprite::Emitter => ships::emitter(&mut pencil),
        Sprite::Halo => ships::halo(&mut pencil),
        Sprite::Latest => ships::latest(&mut pencil),
        Sprite::Guess => ships::guess(&mut pencil),
        Sprite::Craft(tint, sign, nose) => craft(&mut pencil, tint, sign, nose),
        Sprite::Asteroid(drift) => asteroid(&mut pencil, drift),
        Sprite::Burst => burst(&mut pencil),
    }
    pencil.finish(palette)
}

fn pawn(pencil: &mut Pencil, tint: Tint, sign: Sign) {
    let colour = Ink::Tint(tint).rgb();
    let rim = match tint {
        Tint::Black | Tint::White => Ink::Steel.rgb(),
        _ => mix(colour, WHITE, 0.45),
    };
    pencil.disc(0.0, 0.0, 1.0, Ink::Night.rgb());
    pencil.disc(0.0, 0.0, 0.95, rim);
    // Flat faces: their signs read best, and they compress well.
    pencil.disc(0.0, 0.0, 0.82, colour);
    signs::draw(pencil, sign, tint.contrast().rgb(), colour);
}

pub(crate) fn alveolus(pencil: &mut Pencil) {
    let hollow = Ink::Hollow.rgb();
    let edge = mix(hollow, Ink::Line.rgb(), 0.6);
    pencil.shade(|x, y| {
        let distance = (x * x + y * y).sqrt();
        match distance {
            d if d > 1.0 => None,
            // The lower edge catches the light, the upper one lies in shadow.
            d if d > 0.94 => Some((mix(Ink::Night.rgb(), edge, 0.55 + 0.45 * y), 1.0)),
            _ => Some((hollow, 1.0)),
        }
    });
}

fn socket(pencil: &mut Pencil) {
    pencil.disc(0.0, 0.0, 0.92, Ink::Night.rgb());
    pencil.ring(0.96, 0.10, Ink::Line.rgb(), 0.85);
}

fn marble(pencil: &mut Pencil) {
    pencil.disc(0.0, 0.0, 1.0, Ink::Night.rgb());
    let steel = Ink::Steel.rgb();
    pencil.ball(0.94, WHITE, steel, mix(steel, [10, 18, 40], 0.95));
    // The sky's light from below, as on polished steel.
    pencil.shade(|x, y| {
        let distance = (x * x + y * y).sqrt();
        let low = (x * 0.4 + y * 0.9) / distance.max(0.01);
        (distance < 0.92 && distance > 0.76 && low > 0.72)
            .then_some((mix(steel, Ink::Earth.rgb(), 0.55), 1.0))
    });
    pencil.disc(-0.34, -0.38, 0.17, WHITE);
}

fn slot(pencil: &mut Pencil) {
    pencil.ring(0.92, 0.14, Ink::Faint.rgb(), 0.8);
    pencil.disc(0.0, 0.0, 0.12, Ink::Faint.rgb());
}

/// Body and panels stand askew, as satellites do in pictures; nothing else here is golden.
fn satellite(pencil: &mut Pencil) {
    // Along the panels' axis and across it.
    let place = |along: f32, across: f32| {
        let (cos, sin) = (0.819, -0.574);
        (along * cos - across * sin, along * sin + across * cos)
    };
    let gold = Ink::Gold.rgb();
    let outline = Ink::Night.rgb();
    let panel = Ink::Earth.rgb();
    let quad = |left: f32, right: f32, half: f32| {
        [
            place(left, -half),
            place(right, -half),
            place(right, half),
            place(left, half),
        ]
    };
    pencil.line(place(-0.5, 0.0), place(0.5, 0.0), 0.14, WHITE);
    for side in [-1.0, 1.0] {
        let (near, far) = (0.40 * side, 0.98 * side);
        pencil.polygon(&quad(near - 0.06 * side, far + 0.05 * side, 0.40), outline);
        pencil.polygon(&quad(near, far, 0.34), mix(panel, [20, 60, 170], 0.45));
        pencil.polygon(&quad(near, near + 0.25 * side, 0.30), panel);
        pencil.polygon(&quad(near + 0.33 * side, far, 0.30), panel);
        pencil.hair(place(near, 0.0), place(far, 0.0), WHITE);
    }
    pencil.polygon(&quad(-0.36, 0.36, 0.50), outline);
    pencil.polygon(&quad(-0.29, 0.29, 0.43), gold);
    pencil.polygon(&quad(-0.29, 0.0, 0.43), mix(gold, WHITE, 0.45));
    pencil.line(place(0.0, -0.4), place(0.0, -0.72), 0.09, WHITE);
    let (x, y) = place(0.0, -0.76);
    pencil.disc(x, y, 0.13, WHITE);
}

fn nothing(pencil: &mut Pencil) {
    let colour = Ink::Earth.rgb();
    pencil.line((-0.62, -0.62), (0.62, 0.62), 0.26, colour);
    pencil.line((0.62, -0.62), (-0.62, 0.62), 0.26, colour);
}

fn right(pencil: &mut Pencil) {
    let colour = Ink::Right.rgb();
    pencil.ring(0.98, 0.12, colour, 1.0);
    pencil.disc(0.66, 0.66, 0.36, Ink::Night.rgb());
    pencil.line((0.46, 0.66), (0.60, 0.82), 0.15, colour);
    pencil.line((0.60, 0.82), (0.90, 0.46), 0.15, colour);
}

fn missed(pencil: &mut Pencil) {
    let colour = Ink::Gold.rgb();
    pencil.shade(|x, y| {
        let distance = (x * x + y * y).sqrt();
        let gap = (x.abs() - y.abs()).abs() < 0.42;
        (distance <= 0.98 && distance > 0.84 && !gap).then_some((colour, 1.0))
    });
}

fn wrong(pencil: &mut Pencil) {
    for (width, colour) in [(0.36, Ink::Night.rgb()), (0.22, Ink::Wrong.rgb())] {
        pencil.line((-0.72, -0.72), (0.72, 0.72), width, colour);
        pencil.line((0.72, -0.72), (-0.72, 0.72), width, colour);
    }
}

fn dish(pencil: &mut Pencil) {
    let colour = Ink::Earth.rgb();
    // A bowl that looks to the upper right, its feed, its foot.
    pencil.shade(|x, y| {
        let distance = (x * x + y * y).sqrt();
        (distance < 0.84 && x < y + 0.1).then_some((colour, 1.0))
    });
    pencil.line((-0.05, 0.05), (0.52, -0.52), 0.15, WHITE);
    pencil.disc(0.58, -0.58, 0.18, Ink::Gold.rgb());
    pencil.line((-0.1, 0.62), (-0.34, 0.92), 0.16, WHITE);
    pencil.line((0.12, 0.6), (0.36, 0.92), 0.16, WHITE);
}

fn lock(pencil: &mut Pencil) {
    let colour = Ink::Gold.rgb();
    pencil.shade(|x, y| {
        let (dx, dy) = (x, y + 0.22);
        let distance = (dx * dx + dy * dy).sqrt();
        (y < 0.0 && distance < 0.56 && distance > 0.36).then_some((Ink::Steel.rgb(), 1.0))
    });
    let body = [(-0.7, -0.08), (0.7, -0.08), (0.7, 0.86), (-0.7, 0.86)];
    pencil.polygon(&body, colour);
    pencil.disc(0.0, 0.28, 0.16, Ink::Night.rgb());
    pencil.line((0.0, 0.3), (0.0, 0.58), 0.14, Ink::Night.rgb());
}

fn arrow(pencil: &mut Pencil) {
    let colour = Ink::Faint.rgb();
    pencil.line((-0.8, 0.0), (0.7, 0.0), 0.2, colour);
    pencil.line((0.24, -0.46), (0.76, 0.0), 0.2, colour);
    pencil.line((0.24, 0.46), (0.76, 0.0), 0.2, colour);
}

fn stop(pencil: &mut Pencil) {
    let colour = Ink::Faint.rgb();
    pencil.line((-0.8, 0.0), (0.3, 0.0), 0.2, colour);
    pencil.line((-0.12, -0.42), (0.34, 0.0), 0.2, colour);
    pencil.line((-0.12, 0.42), (0.34, 0.0), 0.2, colour);
    pencil.line((0.74, -0.62), (0.74, 0.62), 0.24, colour);
}

fn back(pencil: &mut Pencil) {
    let colour = Ink::Faint.rgb();
    pencil.shade(|x, y| {
        let distance = ((x - 0.3).powi(2) + y * y).sqrt();
        (x > 0.3 && distance < 0.5 && distance > 0.3).then_some((colour, 1.0))
    });
    pencil.line((-0.6, -0.4), (0.3, -0.4), 0.2, colour);
    pencil.line((-0.6, 0.4), (0.3, 0.4), 0.2, colour);
    pencil.line((-0.72, 0.4), (-0.36, 0.08), 0.2, colour);
    pencil.line((-0.72, 0.4), (-0.36, 0.74), 0.2, colour);
}

fn orbit(pencil: &mut Pencil) {
    let colour = Ink::Faint.rgb();
    pencil.ring(0.78, 0.18, colour, 1.0);
    pencil.disc(0.5, -0.5, 0.34, Ink::Night.rgb());
    pencil.disc(0.5, -0.5, 0.26, Ink::Moon.rgb());
}

/// Places along a direction and across it, to its right.
fn turned(nose: Sixth) -> impl Fn(f32, f32) -> (f32, f32) {
    let (x, y) = nose.direction();
    move |along, across| (along * x - across * y, along * y + across * x)
}

/// A delta wing with a round body for its sign, and two engines.
fn craft(pencil: &mut Pencil, tint: Tint, sign: Sign, nose: Sixth) {
    let place = turned(nose);
    let colour = Ink::Tint(tint).rgb();
    let wing = |grown: f32| {
        [
            place(1.0 + grown * 0.2, 0.0),
            place(0.10, 0.34 + grown * 0.5),
            place(-0.72 - grown, 0.86 + grown * 0.6),
            place(-0.52 - grown, 0.30),
            place(-0.70 - grown, 0.0),
            place(-0.52 - grown, -0.30),
            place(-0.72 - grown, -0.86 - grown * 0.6),
            place(0.10, -0.34 - grown * 0.5),
        ]
    };
    pencil.polygon(&wing(0.10), Ink::Night.rgb());
    pencil.polygon(&wing(0.03), mix(colour, WHITE, 0.55));
    pencil.polygon(&wing(-0.05), colour);
    for side in [-0.36, 0.36] {
        let (x, y) = place(-0.72, side);
        pencil.disc(x, y, 0.13, Ink::Gold.rgb());
    }
    let contrast = tint.contrast().rgb();
    match sign {
        // Upright, whatever the nose, and as large as the body lets it be.
        Sign::Letter(letter) => pencil.letter(letter, 0.66, contrast),
        other => signs::draw(pencil, other, contrast, colour),
    }
}

fn asteroid(pencil: &mut Pencil, drift: Sixth) {
    const RIM: [f32; 11] = [
        0.94, 0.80, 0.92, 0.98, 0.82, 0.90, 0.96, 0.78, 0.92, 0.86, 0.98,
    ];
    let rock = |size: f32| -> Vec<(f32, f32)> {
        let step = std::f32::consts::TAU / RIM.len() as f32;
        let corner = |(nth, reach): (usize, &f32)| {
            let angle = nth as f32 * step;
            (angle.cos() * reach * size, angle.sin() * reach * size)
        };
        RIM.iter().enumerate().map(corner).collect()
    };
    let stone = Ink::Tint(Tint::Brown).rgb();
    pencil.polygon(&rock(1.0), Ink::Night.rgb());
    pencil.polygon(&rock(0.93), mix(stone, Ink::Steel.rgb(), 0.55));
    pencil.polygon(&rock(0.80), mix(stone, BLACK, 0.35));
    let place = turned(drift);
    for (width, colour) in [(0.34, Ink::Night.rgb()), (0.18, Ink::Moon.rgb())] {
        pencil.line(place(-0.46, 0.0), place(0.50, 0.0), width, colour);
        pencil.line(place(0.12, -0.36), place(0.52, 0.0), width, colour);
        pencil.line(place(0.12, 0.36), place(0.52, 0.0), width, colour);
    }
}

fn burst(pencil: &mut Pencil) {
    const RAYS: usize = 9;
    let star = |far: f32, near: f32| -> Vec<(f32, f32)> {
        let step = std::f32::consts::PI / RAYS as f32;
        let corner = |nth: usize| {
            let reach = if nth.is_multiple_of(2) { far } else { near };
            let angle = nth as f32 * step;
            (angle.sin() * reach, -angle.cos() * reach)
        };
        (0..2 * RAYS).map(corner).collect()
    };
    pencil.polygon(&star(1.0, 0.58), Ink::Wrong.rgb());
    pencil.polygon(&star(0.74, 0.46), Ink::Gold.rgb());
}
