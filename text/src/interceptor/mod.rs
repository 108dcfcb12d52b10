//! The words of Interceptor.

mod advice;
mod alt;
mod announced;
mod craft;
mod describe;
mod fixes;
mod news;
mod options;
mod pilot;
mod refusal;
mod riddle;
mod status;
#[cfg(test)]
mod tests;

pub use announced::{half_announced, parse_announcement};
pub use craft::{
    Crafts, announcement, change_of_speed, craft, facing, letter, letter_sets, lettered, placement,
};
pub use news::order_lines;
pub use pilot::{pilot, purchase_sentence, upgrade, upgrade_name, upgrade_word};

use games::interceptor::Interceptor;

use crate::game_text::words;

words!(
    Interceptor,
    keys: "interceptor",
    its_own: [advice, loss, alt, caption, options, riddle],
);
