//! The message files, as they lie in `locales`: a folder a language.

/// A language's folder.
pub(crate) struct Folder {
    /// Code that is stored for the language.
    pub code: &'static str,
    /// Files, by name.
    pub files: &'static [File],
}

/// A file of messages.
pub(crate) struct File {
    /// Name, without the ending.
    pub name: &'static str,
    /// Content, in Fluent.
    pub messages: &'static str,
}

/// All that `locales/languages` names, in its order. `build.rs` lists them.
pub(crate) const FOLDERS: &[Folder] = &include!(concat!(env!("OUT_DIR"), "/locales.rs"));

impl File {
    /// True if it holds messages of this game: `game.ftl`, `game-help.ftl`.
    pub(crate) fn is_of(&self, game: &str) -> bool {
        let rest = self.name.strip_prefix(game);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
    }
}
