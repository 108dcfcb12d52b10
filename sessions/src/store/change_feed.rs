//! Change messages from a store's writers to those who keep some of it in memory, in this process
//! or another.

use async_trait::async_trait;

use crate::ids::{TableId, UserId, Version};

/// Something that was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StoreChange {
    /// A table's journal has so many entries.
    Table(TableId, Version),
    /// The process that serves this table should look at it.
    Touched(TableId),
    /// A person's settings changed.
    Person(UserId),
    /// A person was forgotten.
    Forgotten(UserId),
    /// Too long ago to tell: anything may have changed.
    Everything,
}

/// All changes from a moment on, by any writer.
#[async_trait]
pub trait ChangeFeed: Send {
    /// The changes since this was asked last, each once at least; waits for some. Asking again says
    /// that those before are taken in.
    async fn next(&mut self) -> Vec<StoreChange>;
}

/// For stores with a single writer, where there is nothing to tell.
pub(super) struct NoChanges;

#[async_trait]
impl ChangeFeed for NoChanges {
    async fn next(&mut self) -> Vec<StoreChange> {
        std::future::pending().await
    }
}
