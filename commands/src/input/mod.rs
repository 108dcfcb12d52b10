//! Input other than slash commands: a component, a form, a mention, a DM. It ends in a `Request`,
//! in a `TableAction`, or in a page of `slash`. Decides no rule.

pub(crate) mod board_press;
pub(crate) mod component;
pub(crate) mod mention;
pub(crate) mod typed;
