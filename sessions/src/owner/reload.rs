//! Reloads what is in memory of a person who was forgotten.

use std::sync::Arc;

use crate::error::Failure;
use crate::ids::UserId;
use crate::owner::handle::Table;
use crate::owner::registry::Registry;

/// Has every table in memory that may know a person read its stored state again.
pub(crate) async fn reload_for(registry: &Arc<Registry>, user: UserId) -> Result<(), Failure> {
    registry.reload().await;
    let index = &registry.shared.index;
    for id in index.tables_naming(user) {
        index.distrust(id);
        if let Some(game) = index.game(id) {
            let registry = Arc::clone(registry);
            Table { registry, id, game }.room().await?;
        }
    }
    Ok(())
}
