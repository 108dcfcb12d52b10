//! What whoever writes to a store tells whoever keeps some of it in memory, in this process or
//! another.

use async_trait::async_trait;

use crate::ids::{TableId, UserId, Version};

/// Something that was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StoreChange {
    /// A table's journal has so many entries.
    Table(TableId, Version),
    /// A table is to be looked at by whoever serves it.
    Touched(TableId),
    /// What is remembered of a person changed.
    Person(UserId),
    /// Nobody knows any more who he was.
    Forgotten(UserId),
    /// Too long ago to tell: anything may have changed.
    Everything,
}

/// Everything that is written from a moment on, whoever writes it.
#[async_trait]
pub trait Tidings: Send {
    /// What was written since it was asked last, each once at least; waits for some. Asking again says
    /// that what was told is taken in.
    async fn next(&mut self) -> Vec<StoreChange>;
}

/// Where nobody else writes there is nothing to tell.
pub(super) struct NoTidings;

#[async_trait]
impl Tidings for NoTidings {
    async fn next(&mut self) -> Vec<StoreChange> {
        std::future::pending().await
    }
}
