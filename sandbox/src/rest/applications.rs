//! The bot's own application. Must never hold a secret: there is none to hold.

use super::{Outcome, ok};
use crate::core::Core;
use crate::state::World;
use serde_json::{Value, json};

const EMPTY_KEY: &str = "0000000000000000000000000000000000000000000000000000000000000000";

fn application(core: &Core, world: &World) -> Value {
    let bot = world.user_json(world.bot);
    let owner = world
        .users
        .values()
        .find(|u| !u.bot)
        .map_or_else(|| bot.clone(), crate::state::users::User::json);
    let mut all = json!({
        "id": world.bot, "name": bot["username"], "icon": null, "description": "", "type": null,
        "bot": bot, "bot_public": true, "bot_require_code_grant": false, "verify_key": EMPTY_KEY,
        "flags": 0, "flags_new": "0", "redirect_uris": [], "interactions_endpoint_url": null,
        "role_connections_verification_url": null, "owner": owner, "rpc_origins": [],
        "approximate_guild_count": world.guilds.values().filter(|g| g.bot_present).count(),
        "approximate_user_install_count": 0, "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0, "team": null, "eligible_oauth2_scopes": ["bot", "applications.commands"],
        "integration_types_config": {"0": {}},
    });
    let pages = [
        ("privacy_policy_url", &core.settings.privacy_policy_url),
        ("terms_of_service_url", &core.settings.terms_of_service_url),
    ];
    // Discord leaves out what is not set.
    for (name, page) in pages {
        if let Some(page) = page {
            all[name] = json!(page);
        }
    }
    all
}

pub(crate) fn me(core: &Core) -> Outcome {
    ok(application(core, &core.look()))
}

pub(crate) fn oauth2(core: &Core) -> Outcome {
    ok(application(core, &core.look()))
}

pub(crate) fn authorization(core: &Core) -> Outcome {
    let world = core.look();
    let all = application(core, &world);
    let expires = crate::clock::iso(world.now() + 7 * 86_400_000);
    let shown = json!({
        "id": all["id"], "name": all["name"], "icon": null, "description": "", "type": null,
        "verify_key": EMPTY_KEY, "flags": 0, "flags_new": "0", "bot_public": true, "bot_require_code_grant": false,
    });
    ok(json!({"application": shown, "scopes": ["bot"], "expires": expires, "user": all["bot"]}))
}
