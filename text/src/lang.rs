//! The languages that Houston speaks: the folders of `locales` that `languages` names there.

use std::fmt;

use crate::locales::{FOLDERS, File};

/// A language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Lang(u8);

#[allow(non_upper_case_globals, reason = "these two were variants")]
impl Lang {
    /// English, to which every other language falls back.
    pub const En: Self = Self::from_folder("en");
    /// French.
    pub const Fr: Self = Self::from_folder("fr");
}

impl Lang {
    /// All of them, English first, then as they were added.
    pub const ALL: [Self; FOLDERS.len()] = {
        let mut all = [Self(0); FOLDERS.len()];
        let mut at = 0;
        while at < all.len() {
            all[at] = Self(at as u8);
            at += 1;
        }
        all
    };

    /// The language whose folder has this name. Without such a folder, nothing compiles.
    const fn from_folder(code: &str) -> Self {
        let mut at = 0;
        while !is_same(FOLDERS[at].code.as_bytes(), code.as_bytes()) {
            at += 1;
        }
        Self(at as u8)
    }

    /// A code to store; `Lang::of_locale` reads it back.
    pub const fn code(self) -> &'static str {
        FOLDERS[self.index()].code
    }

    /// The message files of this language.
    pub(crate) fn files(self) -> &'static [File] {
        FOLDERS[self.index()].files
    }

    /// The messages of a game in this language, file by file; none where the game does not speak
    /// it, and people read its English.
    pub(crate) fn files_of(self, game: &str) -> impl Iterator<Item = &'static File> {
        self.files().iter().filter(move |file| file.is_of(game))
    }

    /// Place in [`Lang::ALL`].
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

const fn is_same(one: &[u8], other: &[u8]) -> bool {
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}
