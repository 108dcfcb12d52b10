//! Draws sheets of tiles, cards and hands into the folder given as argument, to be looked at.

use std::path::PathBuf;

use render::*;

fn main() -> std::io::Result<()> {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| ".".to_owned()));
    std::fs::create_dir_all(&folder)?;
    let mut scene = Scene::new(1000, 760);
    let window = Shape::Window { size: Size { width: 980, height: 740 } };
    scene.lay("w", Point::new(10, 10), window);
    let put = |scene: &mut Scene, x, y, sprite, diameter| {
        scene.put("s", Point::new(x, y), Shape::Sprite { sprite, diameter });
    };
    let mut worlds: Vec<World> = (0..18).map(World::Planet).collect();
    worlds.push(World::Earth);
    worlds.extend((0..5).map(World::Rock));
    for (nth, world) in worlds.iter().enumerate() {
        for (row, light) in [Light::Full, Light::Spent, Light::Dark].iter().enumerate() {
            let (x, y) = (60 + (nth as i32 % 12) * 80, 60 + (nth as i32 / 12) * 240 + row as i32 * 80);
            put(&mut scene, x, y, Sprite::Coin(*world, *light), 70);
            let letter = char::from(b'A' + nth as u8);
            let ink = if row == 0 { Ink::Moon } else { Ink::Text };
            if *world != World::Earth {
                put(&mut scene, x, y, Sprite::Label(letter, ink), 36);
            }
            if nth % 12 == 1 && row == 0 { put(&mut scene, x, y, Sprite::Halo, 70); }
            if nth % 12 == 1 && row == 1 { put(&mut scene, x, y, Sprite::Right, 70); }
            if nth % 12 == 2 && row == 1 { put(&mut scene, x, y, Sprite::Wrong, 70); put(&mut scene, x, y, Sprite::Label(letter, Ink::Moon), 36); }
            if nth % 12 == 3 && row == 0 { put(&mut scene, x, y, Sprite::Beacon, 116); }
            if nth % 12 == 5 && row == 1 { put(&mut scene, x+8, y-8, Sprite::Rocket(Tint::Red), 56); }
        }
    }
    let cards = [Sprite::Card(Card::Face(5)), Sprite::Card(Card::Void(3)), Sprite::Card(Card::Back), Sprite::Card(Card::Place),
        Sprite::Help(Help::Halves, Charge::Ready), Sprite::Help(Help::Flag, Charge::Ready), Sprite::Help(Help::Swap, Charge::Ready),
        Sprite::Help(Help::Halves, Charge::Used), Sprite::Help(Help::Flag, Charge::Used), Sprite::Help(Help::Swap, Charge::Used),
        Sprite::Barrel(Charge::Ready), Sprite::Barrel(Charge::Used), Sprite::Seal, Sprite::Tap, Sprite::Flag];
    for (nth, card) in cards.iter().enumerate() {
        let x = 50 + nth as i32 * 64;
        put(&mut scene, x, 560, *card, 110);
        put(&mut scene, x, 650, *card, 50);
        put(&mut scene, x, 710, *card, 38);
    }
    std::fs::write(folder.join("props.png"), png(&scene))?;
    for (name, lift) in [("flat", Lift::Flat), ("low", Lift::Low), ("half", Lift::Half), ("high", Lift::High)] {
        let mut scene = Scene::new(480, 300);
        scene.lay("table", Point::new(-20, 208), Shape::Plate { size: Size { width: 520, height: 140 } });
        put(&mut scene, 212, 145, Sprite::Glove(lift), 440);
        if lift == Lift::Flat { put(&mut scene, 330, 240, Sprite::Tap, 60); }
        put(&mut scene, 430, 60, Sprite::Glove(lift), 50);
        std::fs::write(folder.join(format!("hand-{name}.png")), png(&scene))?;
    }
    Ok(())
}
