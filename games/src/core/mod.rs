//! Parts that every game is made of. Knows no game.

pub(crate) mod advice;
pub(crate) mod audience;
pub(crate) mod date;
pub(crate) mod day;
pub(crate) mod dice;
pub(crate) mod game;
pub(crate) mod honours;
pub(crate) mod lesson;
pub(crate) mod marks;
pub(crate) mod numbered;
pub(crate) mod record;
pub(crate) mod record_command;
pub(crate) mod riddle;
pub(crate) mod said;
pub(crate) mod sampled;
pub(crate) mod seat;
pub(crate) mod secret;
pub(crate) mod setting;
pub(crate) mod spoken;
pub(crate) mod turn;
pub(crate) mod verb;
