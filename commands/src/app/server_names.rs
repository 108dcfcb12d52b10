//! Names of servers, as the gateway tells them at each start and after each change.

use std::collections::HashMap;
use std::sync::Arc;

use parking_lot::Mutex;
use sessions::GuildId;

/// Names of servers.
#[derive(Clone, Default)]
pub(crate) struct ServerNames(Arc<Mutex<HashMap<GuildId, Box<str>>>>);

impl ServerNames {
    /// Sets the name of a server.
    pub(crate) fn set(&self, server: GuildId, name: &str) {
        self.0.lock().insert(server, name.into());
    }

    /// Name of a server, if it is known.
    pub(crate) fn get(&self, server: GuildId) -> Option<String> {
        self.0.lock().get(&server).map(|name| name.to_string())
    }
}
