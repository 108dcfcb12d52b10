//! Files of a message: how many, how large, and whether each listed attachment has its file. Must
//! never keep a file that was refused.

use super::{Field, MAX_FILE_BYTES};
use crate::errors::{ApiError, ENTITY_TOO_LARGE, Form};
use crate::snowflake::Snowflake;
use std::collections::BTreeSet;
use std::sync::Arc;

/// A file as it arrived.
#[derive(Clone, Debug)]
pub(crate) struct Upload {
    /// The name of its part.
    pub field: String,
    /// The `n` of `files[n]`.
    pub index: u64,
    pub filename: String,
    pub content_type: String,
    pub bytes: Arc<[u8]>,
}

/// An entry of the `attachments` list.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Listed {
    pub id: Snowflake,
    pub filename: Option<String>,
    pub description: Option<String>,
    pub title: Option<String>,
    /// True if it names a file of this request rather than one that is already there.
    pub fresh: bool,
}

/// Reads the `attachments` list against the files and the attachments already there.
pub(crate) fn read(
    field: &Field<'_>,
    uploads: &[Upload],
    present: &[Snowflake],
) -> Option<Vec<Listed>> {
    let all = field.list(0, 10)?;
    let (mut out, mut seen) = (Vec::new(), BTreeSet::new());
    for item in all.iter().filter(|item| item.object()) {
        let description = item.child("description").text(0, 1_024);
        let title = item.child("title").text(0, 1_024);
        let filename = item.child("filename").text(0, 1_024);
        let Some(id) = item.child("id").snowflake() else {
            continue;
        };
        if !seen.insert(id) {
            let why = "The set already contains this value";
            item.wrong("SET_TYPE_ALREADY_CONTAINS_VALUE", why);
            continue;
        }
        let kept = present.contains(&id);
        let fresh = uploads.iter().any(|u| u.index == id.get());
        if !kept && !fresh {
            item.wrong("ATTACHMENT_NOT_FOUND", "Attachment data not found");
            continue;
        }
        out.push(Listed {
            id,
            filename,
            description,
            title,
            fresh: !kept,
        });
    }
    Some(out)
}

/// Sizes and number of the files themselves.
pub(crate) fn sizes(uploads: &[Upload], kept: usize) -> Result<(), ApiError> {
    if uploads.iter().any(|u| u.bytes.len() > MAX_FILE_BYTES) {
        return Err(ENTITY_TOO_LARGE.into());
    }
    if uploads.len() + kept > 10 {
        return Err(Form::refuse(
            "attachments",
            "BASE_TYPE_MAX_LENGTH",
            "Must be 10 or fewer in length.",
        ));
    }
    let mut seen = BTreeSet::new();
    if !uploads.iter().all(|u| seen.insert(u.index)) {
        return Err(Form::refuse(
            "files",
            "SET_TYPE_ALREADY_CONTAINS_VALUE",
            "The set already contains this value",
        ));
    }
    Ok(())
}

/// A file's name as Discord keeps it.
pub(crate) fn clean_name(name: &str) -> String {
    let clean: String = name
        .chars()
        .filter(|c| {
            !matches!(
                c,
                '/' | '\\' | '"' | '\'' | '<' | '>' | '?' | '#' | '%' | ':' | '*' | '|' | '&'
            )
        })
        .map(|c| {
            if c.is_whitespace() || c.is_control() {
                '_'
            } else {
                c
            }
        })
        .filter(|c| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_'))
        .take(200)
        .collect();
    let clean = clean.trim_start_matches('.').to_owned();
    if clean.is_empty() {
        "unknown".to_owned()
    } else {
        clean
    }
}

/// Width and height of a PNG, GIF or JPEG.
pub(crate) fn dimensions(bytes: &[u8]) -> Option<(u32, u32)> {
    let be16 = |at: usize| {
        Some(u32::from(u16::from_be_bytes(
            bytes.get(at..at + 2)?.try_into().ok()?,
        )))
    };
    let le16 = |at: usize| {
        Some(u32::from(u16::from_le_bytes(
            bytes.get(at..at + 2)?.try_into().ok()?,
        )))
    };
    let be32 = |at: usize| Some(u32::from_be_bytes(bytes.get(at..at + 4)?.try_into().ok()?));
    if bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
        return Some((be32(16)?, be32(20)?));
    }
    if bytes.starts_with(b"GIF8") {
        return Some((le16(6)?, le16(8)?));
    }
    if bytes.starts_with(&[0xFF, 0xD8]) {
        let mut at = 2;
        while bytes.get(at) == Some(&0xFF) {
            let marker = *bytes.get(at + 1)?;
            if matches!(marker, 0xC0..=0xCF) && !matches!(marker, 0xC4 | 0xC8 | 0xCC) {
                return Some((be16(at + 7)?, be16(at + 5)?));
            }
            at += 2 + usize::try_from(be16(at + 2)?).ok()?;
        }
    }
    None
}

/// The type Discord would serve a file with.
pub(crate) fn content_type(filename: &str, bytes: &[u8], given: &str) -> String {
    let known = if bytes.starts_with(b"\x89PNG") {
        "image/png"
    } else if bytes.starts_with(b"GIF8") {
        "image/gif"
    } else if bytes.starts_with(&[0xFF, 0xD8]) {
        "image/jpeg"
    } else {
        match filename
            .rsplit_once('.')
            .map(|(_, e)| e.to_ascii_lowercase())
            .as_deref()
        {
            Some("txt" | "log" | "md") => "text/plain; charset=utf-8",
            Some("json") => "application/json; charset=utf-8",
            Some("csv") => "text/csv; charset=utf-8",
            Some("webp") => "image/webp",
            Some("zip") => "application/zip",
            _ if given.is_empty() => "application/octet-stream",
            _ => given,
        }
    };
    known.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn file_names_contain_no_path() {
        for (name, clean) in [
            ("../../etc/passwd", "etcpasswd"),
            ("my board.png", "my_board.png"),
            ("<img onerror=x>.png", "img_onerrorx.png"),
            ("", "unknown"),
            ("...", "unknown"),
        ] {
            assert_eq!(clean_name(name), clean, "{name}");
        }
    }

    #[test]
    fn picture_dimensions_are_read() {
        let png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x02\xD0\0\0\x03\x48".to_vec();
        assert_eq!(dimensions(&png), Some((720, 840)));
        assert_eq!(dimensions(b"GIF89a\x10\0\x20\0"), Some((16, 32)));
        assert_eq!(dimensions(b"\x89PNG\r\n\x1a\n"), None);
        assert_eq!(dimensions(b"hello"), None);
    }
}
