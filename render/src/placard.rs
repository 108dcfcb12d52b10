//! A table to look at: rows of names and numbers, and how large a share each of them has. Knows no
//! game: the caller says what stands there.

use games::Seat;
use text::{Lang, Names};

use crate::names::player_name;
use crate::scene::{Anchor, Point, Scene, Shape, Size};
use crate::shapes::{card, in_lines, words};
use crate::theme::{Face, Ink};

/// Width of the picture.
const WIDTH: u16 = 840;
const MARGIN: i32 = 40;
/// Distance between rows, and place of the first one.
const ROW: i32 = 58;
const FIRST: i32 = 202;
/// Width of a column of numbers, and of the last one with longer cells, such as `1662 ± 569`.
const COLUMN: i32 = 132;
const WIDE_COLUMN: i32 = 188;
/// Most characters of a cell in a column that is not wide.
const SHORT: usize = 7;
/// Height of a row's bed, radius of its corners, and how far within it its words begin.
const BED: i32 = 52;
const ROUND: u8 = 14;
const INSET: i32 = 16;
/// The golden edge of the viewer's own row.
const EDGE: u16 = 3;
/// Most rows, and most notes.
const ROWS: usize = 10;
const NOTES: usize = 5;
/// Greatest height of the picture: all of it is read within a desktop's frame.
const HIGHEST: i32 = 1_000;
const NOTE: i32 = 40;
/// Distance between the two lines of a row, note or caption.
const LINE: i32 = 34;
/// Faces of rows, notes and the caption.
const ROW_FACE: Face = Face::bold(30);
const NOTE_FACE: Face = Face::book(29);
const CAPTION_FACE: Face = Face::book(29);

/// A table to look at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placard {
    /// Heading.
    pub title: Label,
    /// Explanation under the heading, in smaller letters.
    pub caption: String,
    /// Headings of the columns of numbers: at most three.
    pub heads: Vec<String>,
    /// Rows: the first ten are drawn, as far as there is room.
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
    /// Words of the label.
    fn text(&self, lang: Lang, names: &Names) -> String {
        match self {
            Self::Words(words) => words.clone(),
            Self::Person(nth) => player_name(names, *nth, lang),
        }
    }
}

/// Lays out the picture of a placard: a line that has no room goes on below it.
pub fn placard(placard: &Placard, lang: Lang, names: &Names) -> Scene {
    let right = i32::from(WIDTH) - MARGIN;
    let room = WIDTH - 2 * MARGIN as u16;
    let columns = placard.heads.len() as i32;
    let last_cells = placard.rows.iter().filter_map(|row| row.cells.last());
    let is_wide = last_cells.map(|cell| cell.chars().count()).max() > Some(SHORT);
    let last = if is_wide { WIDE_COLUMN } else { COLUMN };
    let column = |nth: usize| match columns - 1 - nth as i32 {
        0 => right - INSET,
        after => right - INSET - last - (after - 1) * COLUMN,
    };
    let left = column(0) - COLUMN - MARGIN - INSET;
    let mut rows: Vec<(&PlacardRow, Vec<String>)> = placard
        .rows
        .iter()
        .take(ROWS)
        .map(|row| {
            let label = row.label.text(lang, names);
            let label = match row.place {
                Some(place) => format!("{place}. {label}"),
                None => label,
            };
            (row, in_lines(&label, ROW_FACE, left as u16))
        })
        .collect();
    let notes = placard.notes.iter().take(NOTES);
    let notes: Vec<Vec<String>> = notes.map(|it| in_lines(it, NOTE_FACE, room)).collect();
    // At most two lines each, of ten and five.
    let more = |lines: &Vec<String>| (lines.len() as i32 - 1) * LINE;
    let caption = in_lines(&placard.caption, CAPTION_FACE, room);
    let lower = more(&caption);
    let below: i32 = notes.iter().map(|it| NOTE + more(it)).sum();
    let below = below + if below > 0 { 24 } else { 0 };
    let mut end = FIRST + lower + rows.iter().map(|(_, it)| ROW + more(it)).sum::<i32>();
    // The lowest rows make room for lines that go on below.
    while end + below > HIGHEST
        && let Some(lowest) = rows.iter().rposition(|(row, _)| !row.own)
    {
        let (_, label) = rows.remove(lowest);
        end -= ROW + more(&label);
    }
    let height = end + below;
    let size = Size {
        width: WIDTH - 32,
        height: (height - 32) as u16,
    };
    let mut scene = Scene::new(WIDTH, height as u16);
    scene.lay("plate", Point { x: 16, y: 16 }, Shape::Plate { size });
    let mut write =
        |name: String, (x, y): (i32, i32), it: Shape| scene.add(name, Point { x, y }, it);
    let title = placard.title.text(lang, names);
    write(
        "title".to_owned(),
        (MARGIN, 66),
        words(title, Face::title(44), Ink::Moon, Anchor::Left, room),
    );
    for (at, line) in caption.iter().enumerate() {
        let it = words(line.as_str(), CAPTION_FACE, Ink::Text, Anchor::Left, room);
        let name = ["caption", "caption below"][at.min(1)];
        write(name.to_owned(), (MARGIN, 114 + at as i32 * LINE), it);
    }
    for (nth, head) in placard.heads.iter().enumerate() {
        let it = words(
            head.as_str(),
            Face::book(29),
            Ink::Earth,
            Anchor::Right,
            COLUMN as u16 - 8,
        );
        write(format!("head {nth}"), (column(nth), 158 + lower), it);
    }
    let mut y = FIRST + lower;
    for (nth, (row, label)) in rows.iter().enumerate() {
        let ink = if row.own { Ink::Gold } else { Ink::Moon };
        let high = (BED + more(label)) as u16;
        let corner = (MARGIN, y - BED / 2);
        if row.own {
            let edge = card((room + 2 * EDGE, high + 2 * EDGE), ROUND + EDGE as u8, ink);
            let by = i32::from(EDGE);
            write(format!("own {nth}"), (corner.0 - by, corner.1 - by), edge);
        }
        let bed = |wide: u16, ink| card((wide, high), ROUND, ink);
        write(format!("all {nth}"), corner, bed(room, Ink::Hollow));
        let (part, whole) = row.share;
        // At most the room.
        let wide = (u32::from(room) * part.min(whole) / whole.max(1)) as u16;
        if wide > 0 {
            let share = bed(wide.max(2 * u16::from(ROUND)), Ink::TileB);
            write(format!("share {nth}"), corner, share);
        }
        for (at, line) in label.iter().enumerate() {
            let it = words(line.as_str(), ROW_FACE, ink, Anchor::Left, left as u16);
            let name = ["row", "row below"][at.min(1)];
            let at = (MARGIN + INSET, y + at as i32 * LINE);
            write(format!("{name} {nth}"), at, it);
        }
        for (at, cell) in row.cells.iter().enumerate() {
            let it = words(
                cell.as_str(),
                ROW_FACE,
                ink,
                Anchor::Right,
                if at + 1 == row.cells.len() {
                    last
                } else {
                    COLUMN
                } as u16
                    - 8,
            );
            write(format!("cell {nth} {at}"), (column(at), y), it);
        }
        y += ROW + more(label);
    }
    for (nth, note) in notes.iter().enumerate() {
        for (at, line) in note.iter().enumerate() {
            let it = words(line.as_str(), NOTE_FACE, Ink::Gold, Anchor::Left, room);
            let name = ["note", "note below"][at.min(1)];
            write(format!("{name} {nth}"), (MARGIN, y + at as i32 * LINE), it);
        }
        y += NOTE + more(note);
    }
    scene
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
        let Some(Shape::Card { size, .. }) = share.map(|thing| &thing.shape) else {
            panic!("it has no share");
        };
        assert_eq!(size.width, (WIDTH - 80) / 8 * 5);
    }

    #[test]
    fn ratings_are_drawn_whole() {
        let rating = "1662 ± 569";
        let row = PlacardRow {
            label: Label::Person(Seat::new(0)),
            place: Some(1),
            cells: ["8", "5", rating].map(str::to_owned).to_vec(),
            share: (5, 8),
            own: false,
        };
        let table = Placard {
            title: Label::Words("Of a game".to_owned()),
            caption: String::new(),
            heads: ["Games", "Won", "Rating"].map(str::to_owned).to_vec(),
            rows: vec![row],
            notes: Vec::new(),
        };
        let names = Names::new(vec!["Ada".to_owned()], vec![String::new()]);
        let scene = placard(&table, Lang::En, &names);
        let cell = scene.things().iter().find_map(|thing| match &thing.shape {
            Shape::Words { words, room, .. } if words == rating => Some(*room),
            _ => None,
        });
        let room = cell.expect("the rating is there");
        let width = crate::renderer::renderer().width(ROW_FACE, rating, u16::MAX);
        assert!(width <= i32::from(room), "{width} of {room}");
    }
}
