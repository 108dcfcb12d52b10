//! Names of servers, as the gateway tells them at each start and after each change.

use std::collections::HashMap;
use std::sync::Arc;

use parking_lot::Mutex;
use sessions::GuildId;

/// Names of servers.
#[derive(Clone, Default)]
pub(crate) struct Servers(Arc<Mutex<HashMap<GuildId, Box<str>>>>);

impl Servers {
    /// A server is called that.
    pub(crate) fn heard(&self, server: GuildId, name: &str) {
        self.0.lock().insert(server, name.into());
    }

    /// Name of a server, if it was heard.
    pub(crate) fn name(&self, server: GuildId) -> Option<String> {
        self.0.lock().get(&server).map(|name| name.to_string())
    }
}
