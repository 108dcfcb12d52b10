//! Checks of what Discord accepts. A field of untrusted JSON is read, noted at its path when it is
//! wrong, and returned as far as it could be read. Must never change the world.

pub(crate) mod attachments;
pub(crate) mod choices;
pub(crate) mod command;
pub(crate) mod components;
mod components_v2;
pub(crate) mod embeds;
pub(crate) mod message;
pub(crate) mod modal;
mod option;
mod select;

use crate::errors::Form;
use crate::snowflake::Snowflake;
use serde_json::Value;
use serde_json::value::Index;
use std::fmt::Display;
use std::ops::Deref;

/// The largest file without a boosted server.
pub(crate) const MAX_FILE_BYTES: usize = 10 * 1024 * 1024;

/// Locales that Discord's client offers.
pub(crate) const LOCALES: [&str; 34] = [
    "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he",
    "hi", "hr", "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE",
    "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
];

/// Length as Discord counts it.
pub(crate) fn length(text: &str) -> usize {
    text.chars().count()
}

/// Shows what was read, if anything.
pub(crate) fn show(out: &mut Value, key: &str, read: Option<impl Into<Value>>) {
    if let Some(read) = read {
        out[key] = read.into();
    }
}

/// A value somewhere in a form. It reads as the value itself, and knows its path.
pub(crate) struct Field<'f> {
    form: &'f Form,
    value: &'f Value,
    path: String,
}

impl Deref for Field<'_> {
    type Target = Value;
    fn deref(&self) -> &Value {
        self.value
    }
}

impl Form {
    /// The value at this path; the empty path is the whole form.
    pub(crate) fn field<'f>(&'f self, value: &'f Value, path: &str) -> Field<'f> {
        Field {
            form: self,
            value,
            path: path.to_owned(),
        }
    }
}

impl<'f> Field<'f> {
    /// The field inside this one that has this key or number; null when there is none.
    pub(crate) fn child(&self, key: impl Index + Display) -> Field<'f> {
        let path = format!("{}/{key}", self.path);
        Field {
            form: self.form,
            value: &self.value[key],
            path,
        }
    }

    /// Notes an error here.
    pub(crate) fn wrong(&self, code: &str, message: impl Into<String>) {
        self.form.wrong(&self.path, code, message);
    }

    /// Notes that nothing stands here that could be read.
    pub(crate) fn missing(&self) {
        self.wrong("BASE_TYPE_REQUIRED", "This field is required");
    }

    /// Checks that something stands here; notes it when not.
    pub(crate) fn required(&self) -> bool {
        if self.is_null() {
            self.missing();
        }
        !self.is_null()
    }

    /// An optional text: null and absence are the same.
    pub(crate) fn text(&self, min: usize, max: usize) -> Option<String> {
        let read = match self.value {
            Value::Null => return None,
            Value::String(text) => text.clone(),
            Value::Number(number) => number.to_string(),
            value => {
                let why = format!("Could not interpret \"{value}\" as string.");
                self.wrong("STRING_TYPE_CONVERT", why);
                return None;
            }
        };
        self.fits(length(&read), min, max).then_some(read)
    }

    /// Checks that a length is within bounds; notes it when not.
    pub(crate) fn fits(&self, long: usize, min: usize, max: usize) -> bool {
        let fits = (min..=max).contains(&long);
        if !fits && min == 0 {
            let why = format!("Must be {max} or fewer in length.");
            self.wrong("BASE_TYPE_MAX_LENGTH", why);
        } else if !fits {
            let why = format!("Must be between {min} and {max} in length.");
            self.wrong("BASE_TYPE_BAD_LENGTH", why);
        }
        fits
    }

    pub(crate) fn required_text(&self, min: usize, max: usize) -> Option<String> {
        self.required();
        self.text(min, max)
    }

    pub(crate) fn boolean(&self) -> Option<bool> {
        if !self.is_null() && !self.is_boolean() {
            self.wrong("BOOLEAN_TYPE_CONVERT", "Must be either true or false.");
        }
        self.as_bool()
    }

    /// An optional integer within bounds.
    pub(crate) fn integer(&self, min: i64, max: i64) -> Option<i64> {
        if self.is_null() {
            return None;
        }
        let read = self
            .as_i64()
            .or_else(|| self.as_str().and_then(|t| t.parse().ok()));
        let Some(read) = read else {
            self.not_a("int");
            return None;
        };
        if read < min {
            let why = format!("int value should be greater than or equal to {min}.");
            self.wrong("NUMBER_TYPE_MIN", why);
            return None;
        }
        if read > max {
            let why = format!("int value should be less than or equal to {max}.");
            self.wrong("NUMBER_TYPE_MAX", why);
            return None;
        }
        Some(read)
    }

    /// An id that must be there.
    pub(crate) fn snowflake(&self) -> Option<Snowflake> {
        let id = Snowflake::from_json(self);
        if id.is_none() && self.required() {
            self.not_a("snowflake");
        }
        id
    }

    /// Notes that this is not a number of its kind.
    pub(crate) fn not_a(&self, kind: &str) {
        let bare = self
            .as_str()
            .map_or_else(|| self.to_string(), str::to_owned);
        let why = format!("Value \"{bare}\" is not {kind}.");
        self.wrong("NUMBER_TYPE_COERCE", why);
    }

    /// An optional list with so many items.
    pub(crate) fn list(&self, min: usize, max: usize) -> Option<Vec<Self>> {
        match self.value {
            Value::Null => None,
            Value::Array(list) if self.fits(list.len(), min, max) => {
                Some((0..list.len()).map(|n| self.child(n)).collect())
            }
            Value::Array(_) => None,
            _ => {
                let why = "Only iterables may be used in a ListType";
                self.wrong("LIST_TYPE_CONVERT", why);
                None
            }
        }
    }

    /// The objects of an optional list; each item that is something else is noted in its turn.
    pub(crate) fn objects(&self, min: usize, max: usize) -> impl Iterator<Item = Self> {
        let list = self.list(min, max);
        list.into_iter().flatten().filter(Self::object)
    }

    /// Checks that this is an object; notes it when not.
    pub(crate) fn object(&self) -> bool {
        if !self.is_object() {
            let why = "Only dictionaries may be used in a ModelType";
            self.wrong("MODEL_TYPE_CONVERT", why);
        }
        self.is_object()
    }

    /// An optional web address; `attachment://` where allowed.
    pub(crate) fn url(&self, attachments: bool) {
        let Some(address) = self.text(0, 2_048) else {
            return;
        };
        let well_formed = address
            .split_once("://")
            .filter(|(_, rest)| !rest.is_empty() && !address.contains(char::is_whitespace));
        let Some((scheme, _)) = well_formed else {
            self.wrong("URL_TYPE_INVALID_URL", "Not a well formed URL.");
            return;
        };
        if !(matches!(scheme, "http" | "https") || attachments && scheme == "attachment") {
            let third = if attachments { "attachment" } else { "discord" };
            let why = format!(
                "Scheme \"{scheme}\" is not supported. Scheme must be one of ('http', 'https', '{third}')."
            );
            self.wrong("URL_TYPE_INVALID_SCHEME", why);
        }
    }

    /// Reads one of a few numbers.
    pub(crate) fn one_of(&self, allowed: &[i64]) -> Option<i64> {
        let read = self.as_i64().filter(|n| allowed.contains(n));
        if read.is_none() && self.required() {
            let names: Vec<String> = allowed.iter().map(i64::to_string).collect();
            let why = format!("Value must be one of {{{}}}.", names.join(", "));
            self.wrong("BASE_TYPE_CHOICES", why);
        }
        read
    }
}
