//! tmp
#[path = "../tests/evening/mod.rs"]
mod evening;
use evening::*;
use games::planetaire::*;
use render::*;
fn main() {
    let mut one = Evening::sealed(options(Order::InTurn), ["C3 E3 F7 B6", ""]);
    one.fires(BEN, [12, 7, 11, 3, 20, 29]).places(BEN, "C3 E3");
    one.fires(BEN, [1, 2, 4, 5, 6, 8, 9, 10, 13, 14, 15, 16, 17, 18]);
    let v = one.public();
    let s = Planetaire::scene(&v, text::Lang::Fr, &names());
    let d = draw(&s);
    let mut n = 0;
    for _ in 0..3000 {
        n += encode(&d).len();
    }
    println!("{n}");
}
