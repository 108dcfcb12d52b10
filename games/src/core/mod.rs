//! What every game is made of. Knows no game.

pub mod audience;
pub mod chore;
pub mod dice;
pub mod game;
pub mod record;
pub mod said;
pub mod sampled;
pub mod seat;
pub mod secret;
pub mod setting;
pub mod spoken;
pub mod turn;
pub mod verb;
