//! Discord in and out: verbs, desks, component ids, and the one file that sends.
//!
//! The only crate that knows serenity and poise. It holds no rule, and keeps nothing in memory
//! that a restart would lose.

mod alarms;
mod answer;
mod board;
mod bot;
mod caller;
mod calling;
mod calls;
mod console;
mod counter;
mod courier;
mod debts;
mod delivery;
mod desk;
mod desks;
mod doors;
mod doubles;
mod easel;
mod endpoint;
mod fault;
mod find;
mod floor;
mod folds;
mod follow;
mod gateway;
mod guests;
mod house;
mod ids;
mod intended;
mod invited;
mod inviting;
mod keys;
#[cfg(test)]
mod limits;
mod lobby;
mod localise;
mod message;
mod motions;
mod names;
mod owing;
mod paces;
mod parts;
mod patience;
mod places;
mod press;
mod presses;
mod prompt;
mod refused;
mod reply;
mod rounds;
mod routes;
mod seed;
mod send;
mod served;
mod servers;
mod sight;
mod silence;
mod standing;
mod surroundings;
mod table_buttons;
mod taps;
mod terms;
mod token;
mod trouble;
mod typed;
mod verbs;
mod visit;
mod words;

pub use bot::{Account, BotError, run};
pub use desks::catalogue;
pub use endpoint::Endpoint;
pub use gateway::Refusal;
pub use seed::Chance;
pub use silence::EndpointError;
