//! Messages as plain data, component ids, pictures, what Discord says to them, and the one file
//! that sends. The lowest layer: it imports no other folder.

pub(crate) mod access;
pub(crate) mod attachments;
pub(crate) mod builders;
pub(crate) mod buttons;
pub(crate) mod existing_messages;
pub(crate) mod front_door;
pub(crate) mod ids;
pub(crate) mod links;
pub(crate) mod message;
pub(crate) mod opening;
pub(crate) mod pool;
pub(crate) mod reply;
pub(crate) mod reviewing;
pub(crate) mod second_process;
pub(crate) mod send;
pub(crate) mod send_error;
pub(crate) mod token;
pub(crate) mod viewing;
pub(crate) mod words;
