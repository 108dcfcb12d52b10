//! Everything that a request stands on, for any game: the services, who asks, how a request ends,
//! and what is remembered in memory alone. It knows no game, and imports only `ui`.

pub(crate) mod answer;
pub(crate) mod caller;
pub(crate) mod chance;
pub(crate) mod dm_channels;
pub(crate) mod fault;
pub(crate) mod health;
pub(crate) mod nights;
pub(crate) mod open_consoles;
pub(crate) mod pages;
pub(crate) mod queues;
pub(crate) mod refusals;
pub(crate) mod refused;
pub(crate) mod server_names;
pub(crate) mod services;
pub(crate) mod throttle;
pub(crate) mod turns;
