//! The people's side: HTTP and JSON under `/people`, for scripts and for the page alike. Must never
//! show a person what that person would not see on Discord; only `/people/inspect` sees behind it.

mod act;
pub(crate) mod clock;
mod commands;
mod events;
mod faults;
mod guard;
mod harms;
mod inspect;
mod modals;
mod options;
mod outcome;
mod places;
mod refusal;
mod roster;
mod speak;
mod status;
mod terms;
mod threads;
mod together;
mod touch;
mod view;

use crate::core::Core;
use crate::page;
use crate::rest;
use axum::Router;
use axum::extract::Request;
use axum::middleware;
use axum::routing::{delete, get, patch, post, put};
use std::sync::Arc;

pub(crate) use refusal::{Queried, Refusal, Sent};

/// Names that are paths of ours, so no person can have them.
pub(crate) const RESERVED: [&str; 9] = [
    "servers",
    "status",
    "wait",
    "inspect",
    "faults",
    "clock",
    "restart-bot",
    "events",
    "gateway",
];

/// Everything that the plain HTTP port serves.
pub(crate) fn router(core: Arc<Core>) -> Router {
    let for_rest = core.clone();
    let for_guard = core.clone();
    let page = page::router(core.settings.page_words.clone());
    Router::new()
        .route("/people", get(roster::list).post(roster::create))
        .route(
            "/people/servers",
            get(places::servers).post(places::create_server),
        )
        .route("/people/servers/{server}", delete(threads::remove_server))
        .route(
            "/people/servers/{server}/channels",
            post(places::create_channel),
        )
        .route(
            "/people/servers/{server}/channels/{channel}",
            delete(threads::remove_channel),
        )
        .route("/people/{person}/threads", post(threads::create))
        .route(
            "/people/{person}/threads/{thread}",
            patch(threads::edit).delete(threads::remove),
        )
        .route("/people/servers/{server}/members", post(places::join))
        .route("/people/servers/{server}/roles", put(places::set_role))
        .route(
            "/people/servers/{server}/members/{person}",
            delete(places::leave),
        )
        .route(
            "/people/servers/{server}/bot",
            put(places::admit).delete(places::expel),
        )
        .route("/people/status", get(status::show))
        .route("/people/wait", get(status::wait))
        .route("/people/events", get(together::stream))
        .route("/people/clock", get(clock::show).post(clock::advance))
        .route("/people/gateway", get(terms::show).post(terms::set))
        .route("/people/restart-bot", post(status::restart))
        .route(
            "/people/faults",
            get(faults::list).post(faults::add).delete(harms::clear),
        )
        .route("/people/faults/{id}", delete(faults::remove))
        .route("/people/inspect/rest", get(inspect::rest))
        .route("/people/inspect/gateway", get(inspect::gateway))
        .route("/people/inspect/commands", get(inspect::commands))
        .route(
            "/people/inspect/interactions/{id}",
            get(inspect::interaction),
        )
        .route("/people/inspect/redeliver", post(inspect::redeliver))
        .route("/people/{person}", get(roster::one).patch(roster::edit))
        .route("/people/{person}/places", get(places::of_person))
        .route("/people/{person}/commands", get(commands::list))
        .route("/people/{person}/command", post(act::command))
        .route("/people/{person}/autocomplete", post(act::autocomplete))
        .route("/people/{person}/press", post(touch::press))
        .route("/people/{person}/select", post(touch::select))
        .route(
            "/people/{person}/modal",
            get(modals::show)
                .post(modals::submit)
                .delete(modals::dismiss),
        )
        .route("/people/{person}/message", post(speak::write))
        .route("/people/{person}/react", post(speak::react))
        .route("/people/{person}/messages", get(view::messages))
        .route("/people/{person}/messages/{message}", get(view::message))
        .route(
            "/people/{person}/messages/{message}",
            patch(speak::edit).delete(speak::remove),
        )
        .route("/people/{person}/attachments/{id}", get(view::attachment))
        .route("/people/{person}/events", get(events::stream))
        .with_state(core)
        .merge(page)
        .fallback(move |request: Request| rest::handle(for_rest.clone(), request))
        .layer(middleware::from_fn(move |request, next| {
            guard::check(for_guard.clone(), request, next)
        }))
}
