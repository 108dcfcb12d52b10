//! Paths and their resources. Must never do a resource's work.

use super::{
    Outcome, RestRequest, applications, callbacks, channels, commands, dms, gateway, guilds,
    messages, pins, reactions, threads, users, webhooks,
};
use crate::core::Core;

/// Templates that exist, for telling a wrong method from a wrong path.
const KNOWN: [&str; 36] = [
    "/gateway",
    "/gateway/bot",
    "/users/@me",
    "/users/@me/channels",
    "/users/@me/guilds",
    "/users/@me/guilds/{id}",
    "/users/{id}",
    "/applications/@me",
    "/oauth2/@me",
    "/oauth2/applications/@me",
    "/applications/{id}/commands",
    "/applications/{id}/commands/{id}",
    "/applications/{id}/guilds/{id}/commands",
    "/applications/{id}/guilds/{id}/commands/{id}",
    "/guilds/{id}",
    "/guilds/{id}/channels",
    "/guilds/{id}/roles",
    "/guilds/{id}/members",
    "/guilds/{id}/members/{id}",
    "/guilds/{id}/members/@me",
    "/guilds/{id}/threads/active",
    "/channels/{id}",
    "/channels/{id}/messages",
    "/channels/{id}/messages/{id}",
    "/channels/{id}/messages/{id}/reactions/{emoji}/@me",
    "/channels/{id}/messages/{id}/reactions",
    "/channels/{id}/messages/{id}/threads",
    "/channels/{id}/pins",
    "/channels/{id}/pins/{id}",
    "/channels/{id}/messages/pins",
    "/channels/{id}/messages/pins/{id}",
    "/channels/{id}/threads",
    "/channels/{id}/typing",
    "/interactions/{id}/{token}/callback",
    "/webhooks/{id}/{token}",
    "/webhooks/{id}/{token}/messages/{id}",
];

pub(crate) fn is_known(route: &str) -> bool {
    KNOWN.contains(&route)
        || route == "/webhooks/{id}/{token}/messages/@original"
        || route.starts_with("/channels/{id}/thread-members")
}

/// Finds the resource and asks it; nothing when there is none for this method.
pub(crate) fn dispatch(core: &Core, request: &RestRequest) -> Option<Outcome> {
    let steps = request.segments();
    Some(match (request.method.as_str(), steps.as_slice()) {
        ("GET", ["gateway"]) => gateway::address(core),
        ("GET", ["gateway", "bot"]) => gateway::bot(core),
        ("GET", ["users", "@me"]) => users::me(core),
        ("PATCH", ["users", "@me"]) => users::edit_me(core, request),
        ("GET", ["users", "@me", "guilds"]) => guilds::list_own(core),
        ("DELETE", ["users", "@me", "guilds", guild]) => guilds::leave(core, guild),
        ("POST", ["users", "@me", "channels"]) => dms::open(core, request),
        ("GET", ["users", id]) => users::get(core, id),
        ("GET", ["applications", "@me"]) => applications::me(core),
        ("GET", ["oauth2", "applications", "@me"]) => applications::oauth2(core),
        ("GET", ["oauth2", "@me"]) => applications::authorization(core),
        (_, ["applications", app, "commands", ..]) => {
            commands::global(core, request, app, &steps[3..])?
        }
        (_, ["applications", app, "guilds", guild, "commands", ..]) => {
            commands::of_guild(core, request, app, guild, &steps[5..])?
        }
        ("GET", ["guilds", id]) => guilds::get(core, request, id),
        ("GET", ["guilds", id, "channels"]) => guilds::channels(core, id),
        ("GET", ["guilds", id, "roles"]) => guilds::roles(core, id),
        ("GET", ["guilds", id, "members"]) => guilds::members(core, request, id),
        ("GET", ["guilds", id, "members", user]) => guilds::member(core, id, user),
        ("GET", ["guilds", id, "threads", "active"]) => threads::active(core, id),
        ("GET", ["channels", id]) => channels::get(core, id),
        ("PATCH", ["channels", id]) => channels::edit(core, request, id),
        ("DELETE", ["channels", id]) => channels::remove(core, id),
        ("POST", ["channels", id, "typing"]) => channels::typing(core, id),
        ("GET", ["channels", id, "messages"]) => messages::list(core, request, id),
        ("POST", ["channels", id, "messages"]) => messages::create(core, request, id),
        ("GET", ["channels", id, "messages", "pins"]) => pins::list(core, request, id),
        (
            "PUT",
            ["channels", id, "messages", "pins", message] | ["channels", id, "pins", message],
        ) => pins::pin(core, id, message),
        (
            "DELETE",
            ["channels", id, "messages", "pins", message] | ["channels", id, "pins", message],
        ) => pins::unpin(core, id, message),
        ("GET", ["channels", id, "pins"]) => pins::old_list(core, id),
        ("GET", ["channels", id, "messages", message]) => messages::get(core, id, message),
        ("PATCH", ["channels", id, "messages", message]) => {
            messages::edit(core, request, id, message)
        }
        ("DELETE", ["channels", id, "messages", message]) => messages::remove(core, id, message),
        (
            "PUT",
            [
                "channels",
                id,
                "messages",
                message,
                "reactions",
                emoji,
                "@me",
            ],
        ) => reactions::add(core, id, message, emoji),
        (
            "DELETE",
            [
                "channels",
                id,
                "messages",
                message,
                "reactions",
                emoji,
                "@me",
            ],
        ) => reactions::remove(core, id, message, emoji),
        ("DELETE", ["channels", id, "messages", message, "reactions"]) => {
            reactions::clear(core, id, message)
        }
        ("POST", ["channels", id, "messages", message, "threads"]) => {
            threads::from_message(core, request, id, message)
        }
        ("POST", ["channels", id, "threads"]) => threads::create(core, request, id),
        ("GET", ["channels", id, "thread-members"]) => threads::members(core, id),
        ("PUT", ["channels", id, "thread-members", user]) => threads::join(core, id, user),
        ("DELETE", ["channels", id, "thread-members", user]) => threads::leave(core, id, user),
        ("POST", ["interactions", id, token, "callback"]) => {
            callbacks::answer(core, request, id, token)
        }
        ("POST", ["webhooks", app, token]) => webhooks::follow_up(core, request, app, token),
        ("GET", ["webhooks", app, token, "messages", id]) => webhooks::get(core, app, token, id),
        ("PATCH", ["webhooks", app, token, "messages", id]) => {
            webhooks::edit(core, request, app, token, id)
        }
        ("DELETE", ["webhooks", app, token, "messages", id]) => {
            webhooks::remove(core, app, token, id)
        }
        _ => return None,
    })
}
