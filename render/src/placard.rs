//! A table to look at: rows of names and numbers, and how large a share each of them has. Knows no
//! game: the caller says what stands there.

use games::Seat;
use text::{Lang, Names, Words};

use crate::names::called;
use crate::scene::{Anchor, Point, Scene, Shape, Size};
use crate::shapes::words;
use crate::theme::{Face, Ink};

/// Width of the picture.
const WIDTH: u16 = 840;
const MARGIN: i32 = 40;
/// Distance between rows, and place of the first one.
const ROW: i32 = 58;
const FIRST: i32 = 196;
/// Width of a column of numbers.
const COLUMN: i32 = 132;
/// Most rows, and most notes.
const ROWS: usize = 10;
const NOTES: usize = 5;
const NOTE: i32 = 40;

/// A table to look at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placard {
    /// Heading.
    pub title: Label,
    /// Explanation under the heading, in smaller letters.
    pub caption: String,
    /// Headings of the columns of numbers: at most three.
    pub heads: Vec<String>,
    /// Rows: the first ten are drawn.
    pub rows: Vec<PlacardRow>,
    /// Lines below the rows: the first five.
    pub notes: Vec<String>,
}

/// A row of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlacardRow {
    /// Person or thing that the row is about.
    pub label: Label,
    /// Place in the table, before the label.
    pub place: Option<usize>,
    /// A number for each column.
    pub cells: Vec<String>,
    /// So many of so many.
    pub share: (u32, u32),
    /// True if the row is the viewer's own.
    pub own: bool,
}

/// A label in large letters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Label {
    /// Words of ours.
    Words(String),
    /// The name of a person, numbered as seats are.
    Person(Seat),
}

impl Label {
    fn drawn(&self, lang: Lang, names: &Names) -> String {
        match self {
            Self::Words(words) => words.clone(),
            Self::Person(nth) => called(names, *nth, lang),
        }
    }
}

/// Lays out the picture of a placard.
pub fn placard(placard: &Placard, lang: Lang, names: &Names) -> Scene {
    let rows = &placard.rows[..placard.rows.len().min(ROWS)];
    let notes = &placard.notes[..placard.notes.len().min(NOTES)];
    // At most ten and five.
    let (many, below) = (rows.len() as i32, notes.len() as i32);
    let end = FIRST + many * ROW;
    let height = end + below * NOTE + if below > 0 { 24 } else { 0 };
    let size = Size {
        width: WIDTH - 32,
        height: (height - 32) as u16,
    };
    let mut scene = Scene::new(WIDTH, height as u16);
    scene.lay("plate", Point { x: 16, y: 16 }, Shape::Plate { size });
    let right = i32::from(WIDTH) - MARGIN;
    let room = WIDTH - 2 * MARGIN as u16;
    let mut write =
        |name: String, (x, y): (i32, i32), it: Shape| scene.put(name, Point { x, y }, it);
    let title = placard.title.drawn(lang, names);
    write(
        "title".to_owned(),
        (MARGIN, 66),
        words(title, Face::title(44), Ink::Moon, Anchor::Left, room),
    );
    write(
        "caption".to_owned(),
        (MARGIN, 114),
        words(
            placard.caption.as_str(),
            Face::book(29),
            Ink::Text,
            Anchor::Left,
            room,
        ),
    );
    let columns = placard.heads.len() as i32;
    let column = |nth: usize| right - (columns - 1 - nth as i32) * COLUMN;
    for (nth, head) in placard.heads.iter().enumerate() {
        let it = words(
            head.as_str(),
            Face::book(29),
            Ink::Earth,
            Anchor::Right,
            COLUMN as u16 - 8,
        );
        write(format!("head {nth}"), (column(nth), 158), it);
    }
    let left = column(0) - COLUMN - MARGIN;
    for (nth, row) in rows.iter().enumerate() {
        let y = FIRST + nth as i32 * ROW;
        let ink = if row.own { Ink::Gold } else { Ink::Moon };
        let label = row.label.drawn(lang, names);
        let label = match row.place {
            Some(place) => format!("{place}. {label}"),
            None => label,
        };
        let it = words(label, Face::bold(30), ink, Anchor::Left, left as u16);
        write(format!("row {nth}"), (MARGIN, y), it);
        for (at, cell) in row.cells.iter().enumerate() {
            let it = words(
                cell.as_str(),
                Face::bold(30),
                ink,
                Anchor::Right,
                COLUMN as u16 - 8,
            );
            write(format!("cell {nth} {at}"), (column(at), y), it);
        }
        let bar = |part: u32| {
            let (_, whole) = row.share;
            let long = u32::from(room) * part.min(whole) / whole.max(1);
            // At most the room.
            long as u16
        };
        let line = |width: u16, ink| Shape::Bar {
            size: Size { width, height: 6 },
            ink,
        };
        write(
            format!("all {nth}"),
            (MARGIN, y + 24),
            line(room, Ink::Hollow),
        );
        let part = bar(row.share.0);
        if part > 0 {
            write(
                format!("share {nth}"),
                (MARGIN, y + 24),
                line(part, Ink::Earth),
            );
        }
    }
    for (nth, note) in notes.iter().enumerate() {
        let y = end + nth as i32 * NOTE;
        let it = words(note.as_str(), Face::book(29), Ink::Gold, Anchor::Left, room);
        write(format!("note {nth}"), (MARGIN, y), it);
    }
    scene
}

/// The largest that it becomes: what is warmed up with, and what is looked at whether it can be
/// read.
pub(crate) fn rehearsal(lang: Lang, names: &Names) -> Scene {
    let row = |nth: u8| PlacardRow {
        label: Label::Person(Seat::new(nth % 6)),
        place: Some(usize::from(nth) + 1),
        cells: vec!["128".to_owned(), "64".to_owned(), "12 (24)".to_owned()],
        share: (u32::from(nth), 9),
        own: nth == 3,
    };
    let full = Placard {
        title: Label::Person(Seat::new(0)),
        caption: text::say("stats-where-server").tr(lang),
        heads: ["stats-head-games", "stats-head-won", "stats-head-streak"]
            .map(|key| text::say(key).tr(lang))
            .to_vec(),
        rows: (0..10).map(row).collect(),
        notes: vec![longest_feat(lang); 5],
    };
    placard(&full, lang, names)
}

/// The longest text that any game has for a best feat.
fn longest_feat(lang: Lang) -> String {
    macro_rules! feats {
        ($($name:ident: $game:ty,)+) => {{
            let mut all = Vec::new();
            $(all.extend(feats_of::<$game>(lang));)+
            all
        }};
    }
    let all: Vec<String> = games::each_game!(feats);
    let longest = all.into_iter().max_by_key(|feat| feat.chars().count());
    longest.unwrap_or_default()
}

fn feats_of<G: Words>(lang: Lang) -> impl Iterator<Item = String> {
    let feats = G::HONOURS.feats.iter();
    feats.map(move |feat| text::feat::<G>(lang, feat.name, 12))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn placard_shows_as_many_rows_as_fit() {
        let names = Names::new(vec!["Ada".to_owned()], vec![String::new()]);
        let row = PlacardRow {
            label: Label::Person(Seat::new(0)),
            place: Some(1),
            cells: vec!["8".to_owned(), "5".to_owned()],
            share: (5, 8),
            own: true,
        };
        let table = Placard {
            title: Label::Words("Of a game".to_owned()),
            caption: String::new(),
            heads: vec!["Games".to_owned(), "Won".to_owned()],
            rows: vec![row; 12],
            notes: Vec::new(),
        };
        let scene = placard(&table, Lang::En, &names);
        let text = scene.to_text();
        assert!(
            text.contains("\"1. Ada\"") && text.contains("\"Of a game\""),
            "{text}"
        );
        assert!(text.contains("row 9") && !text.contains("row 10"), "{text}");
        let share = scene.things().iter().find(|thing| thing.name == "share 0");
        let Some(Shape::Bar { size, .. }) = share.map(|thing| &thing.shape) else {
            panic!("it has no share");
        };
        assert_eq!(size.width, (WIDTH - 80) / 8 * 5);
    }
}
