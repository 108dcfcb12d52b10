//! Messages as plain data, component ids, pictures, and the one file that sends.

pub(crate) mod attachments;
pub(crate) mod builders;
pub(crate) mod changes;
pub(crate) mod ids;
pub(crate) mod message;
pub(crate) mod pool;
pub(crate) mod reply;
pub(crate) mod send;
