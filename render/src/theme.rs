//! The visual language of all our pictures: inks, signs, faces and their measures.
//! Knows no game.

use std::fmt;

/// A colour with a meaning. Its ramp towards the night and towards light is in the palette.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Ink {
    /// Outlines that keep pieces and lines apart.
    Night,
    /// The sky around boards.
    Sky,
    /// A window on the sky, on which worlds lie.
    Window,
    /// First tone of every board, the darker one.
    TileA,
    /// The other one.
    TileB,
    /// A hex that fire reaches: the less of it, the darker.
    Fire,
    /// The plates that boards and lists lie on.
    Plate,
    /// Hollows in a plate.
    Hollow,
    /// Thin luminous lines.
    Line,
    /// A thing to be found only when looked for.
    Faint,
    /// A thing that is almost not there, under something more important.
    Ghost,
    /// Ordinary words.
    Text,
    /// Headings and numbers: moonlight.
    Moon,
    /// The Earth's blue: everything that is ours.
    Earth,
    /// Gold: satellites, honours.
    Gold,
    /// Right.
    Right,
    /// Wrong.
    Wrong,
    /// Steel.
    Steel,
    /// A hint: no player or piece has this colour.
    Hint,
    /// A player's or a pawn's colour.
    Tint(Tint),
    /// So many eighths of a colour in the dark: the grounds of covers.
    Shade(Tint, u8),
    /// A colour that one world alone has, by its place in that world's palette.
    Own(u8),
}

/// The colours of pawns, and of everything else that comes in several colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Tint {
    /// Nearly black, with a light rim.
    Black,
    /// White.
    White,
    /// Red (rouge).
    Red,
    /// Green (vert).
    Green,
    /// Yellow (jaune).
    Yellow,
    /// Blue (bleu).
    Blue,
    /// Brown (marron).
    Brown,
    /// Orange.
    Orange,
    /// Pearl (perle).
    Pearl,
    /// Grey (gris).
    Grey,
    /// For what is marked by a letter.
    Lilac,
    /// For what is marked by a letter.
    Aqua,
    /// For what is marked by a letter.
    Lime,
    /// For what is marked by a letter.
    Rose,
    /// A ship's, chosen with its five fellows so that every eye tells them apart.
    Citron,
    /// A ship's.
    Sky,
    /// A ship's.
    Vermilion,
    /// A ship's.
    Violet,
    /// A ship's.
    Cream,
    /// A ship's.
    Teal,
}

/// Red, green and blue.
pub(crate) type Rgb = [u8; 3];

/// A colour between two.
pub(crate) fn mix(from: Rgb, to: Rgb, share: f32) -> Rgb {
    std::array::from_fn(|i| {
        let (from, to) = (f32::from(from[i]), f32::from(to[i]));
        // Between two bytes, rounded: `round` would be a call for each of millions of pixels.
        (from + (to - from) * share.clamp(0.0, 1.0) + 0.5) as u8
    })
}

/// A sign that tells pieces apart without their colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Sign {
    /// ○
    Ring,
    /// A chevron, pointing up.
    Chevron,
    /// ●
    Dot,
    /// ▲
    Triangle,
    /// ★
    Star,
    /// ■
    Square,
    /// ✕
    Cross,
    /// ◆
    Diamond,
    /// ☾
    Crescent,
    /// Two upright bars.
    Bars,
    /// A letter.
    Letter(char),
}

impl Ink {
    /// All of them, in the palette's order.
    pub(crate) const ALL: [Self; 39] = [
        Self::Night,
        Self::Sky,
        Self::Window,
        Self::TileA,
        Self::TileB,
        Self::Fire,
        Self::Plate,
        Self::Hollow,
        Self::Line,
        Self::Faint,
        Self::Ghost,
        Self::Text,
        Self::Moon,
        Self::Earth,
        Self::Gold,
        Self::Right,
        Self::Wrong,
        Self::Steel,
        Self::Hint,
        Self::Tint(Tint::Black),
        Self::Tint(Tint::White),
        Self::Tint(Tint::Red),
        Self::Tint(Tint::Green),
        Self::Tint(Tint::Yellow),
        Self::Tint(Tint::Blue),
        Self::Tint(Tint::Brown),
        Self::Tint(Tint::Orange),
        Self::Tint(Tint::Pearl),
        Self::Tint(Tint::Grey),
        Self::Tint(Tint::Lilac),
        Self::Tint(Tint::Aqua),
        Self::Tint(Tint::Lime),
        Self::Tint(Tint::Rose),
        Self::Tint(Tint::Citron),
        Self::Tint(Tint::Sky),
        Self::Tint(Tint::Vermilion),
        Self::Tint(Tint::Violet),
        Self::Tint(Tint::Cream),
        Self::Tint(Tint::Teal),
    ];

    /// Colour at full strength, where no world has its own of it.
    pub(crate) const fn rgb(self) -> [u8; 3] {
        match self {
            Self::Night => [6, 9, 25],
            Self::Sky => [10, 15, 38],
            Self::Window => [17, 26, 64],
            Self::TileA => [31, 42, 94],
            Self::TileB => [42, 55, 117],
            Self::Fire => [255, 77, 109],
            Self::Plate => [20, 29, 71],
            Self::Hollow => [10, 14, 36],
            Self::Line => [59, 75, 148],
            Self::Faint => [157, 173, 230],
            Self::Ghost => [76, 92, 164],
            Self::Text => [220, 226, 250],
            Self::Moon => [244, 246, 255],
            Self::Earth => [88, 199, 255],
            Self::Gold => [255, 197, 77],
            Self::Right => [86, 227, 159],
            Self::Wrong => [255, 92, 119],
            Self::Steel => [168, 178, 212],
            Self::Hint => [255, 90, 245],
            Self::Tint(tint) => tint.rgb(),
            Self::Shade(tint, eighths) => tint.in_the_dark(eighths),
            // The house has none.
            Self::Own(_) => Self::Night.rgb(),
        }
    }
}

impl Tint {
    /// All of them.
    pub(crate) const ALL: [Self; 20] = [
        Self::Black,
        Self::White,
        Self::Red,
        Self::Green,
        Self::Yellow,
        Self::Blue,
        Self::Brown,
        Self::Orange,
        Self::Pearl,
        Self::Grey,
        Self::Lilac,
        Self::Aqua,
        Self::Lime,
        Self::Rose,
        Self::Citron,
        Self::Sky,
        Self::Vermilion,
        Self::Violet,
        Self::Cream,
        Self::Teal,
    ];

    /// The grounds of covers: the palette has more steps of them.
    pub(crate) const GROUNDS: [Self; 5] = [
        Self::Aqua,
        Self::Blue,
        Self::Violet,
        Self::Lilac,
        Self::Green,
    ];

    /// Colour of so many eighths of it over a hollow.
    const fn in_the_dark(self, eighths: u8) -> [u8; 3] {
        let eighths = eighths as u16;
        let (hollow, full) = (Ink::Hollow.rgb(), self.rgb());
        let mut mixed = [0; 3];
        let mut at = 0;
        while at < 3 {
            let [dark, bright] = [hollow[at] as u16, full[at] as u16];
            // Between two bytes.
            mixed[at] = ((dark * (8 - eighths) + bright * eighths + 4) / 8) as u8;
            at += 1;
        }
        mixed
    }

    const fn rgb(self) -> [u8; 3] {
        match self {
            Self::Black => [26, 30, 44],
            Self::White => [250, 252, 255],
            Self::Red => [255, 90, 95],
            Self::Green => [61, 220, 132],
            Self::Yellow => [255, 210, 63],
            Self::Blue => [60, 130, 255],
            Self::Brown => [150, 88, 48],
            Self::Orange => [255, 148, 64],
            Self::Pearl => [240, 206, 232],
            Self::Grey => [130, 140, 156],
            Self::Lilac => [186, 164, 255],
            Self::Aqua => [118, 224, 232],
            Self::Lime => [192, 232, 104],
            Self::Rose => [255, 150, 170],
            Self::Citron => [209, 255, 26],
            Self::Sky => [128, 229, 255],
            Self::Vermilion => [255, 71, 26],
            Self::Violet => [176, 112, 219],
            Self::Cream => [240, 221, 194],
            Self::Teal => [75, 155, 139],
        }
    }

    /// Ink of a sign on this tint.
    pub(crate) const fn contrast(self) -> Ink {
        match self {
            Self::Black | Self::Brown => Ink::Moon,
            Self::White
            | Self::Red
            | Self::Blue
            | Self::Green
            | Self::Yellow
            | Self::Orange
            | Self::Pearl
            | Self::Grey
            | Self::Lilac
            | Self::Aqua
            | Self::Lime
            | Self::Rose
            | Self::Citron
            | Self::Sky
            | Self::Vermilion
            | Self::Violet
            | Self::Cream
            | Self::Teal => Ink::Night,
        }
    }
}

/// Face of letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Face {
    /// Cut of the letters.
    pub cut: Cut,
    /// Their size.
    pub size: u8,
}

/// The cut of letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Cut {
    /// Inter Medium: labels.
    Book,
    /// Inter Bold: all small numbers.
    Bold,
    /// Exo 2 ExtraBold: titles, names, scores.
    Title,
    /// The bold cut, slanting: covers.
    Cover,
}

impl Cut {
    /// The height of its capitals, as a share of a face's size.
    pub(crate) const fn capital(self) -> f32 {
        match self {
            Self::Book | Self::Bold => 0.727,
            Self::Title | Self::Cover => 0.69,
        }
    }
}

impl Face {
    /// Ordinary letters.
    pub const fn book(size: u8) -> Self {
        Self {
            cut: Cut::Book,
            size,
        }
    }

    /// Titles, names and scores.
    pub const fn title(size: u8) -> Self {
        Self {
            cut: Cut::Title,
            size,
        }
    }

    /// Titles of covers.
    pub const fn cover(size: u8) -> Self {
        Self {
            cut: Cut::Cover,
            size,
        }
    }

    /// Bold letters.
    pub const fn bold(size: u8) -> Self {
        Self {
            cut: Cut::Bold,
            size,
        }
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} {}", self.cut, self.size)
    }
}

/// Thickness of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Weight {
    /// A hair line.
    Hair,
    /// An ordinary line.
    Thin,
    /// A line that must be followed, with a dark edge that keeps it apart from others.
    Ray,
    /// A ray that is the only one near.
    Trail,
    /// A ray to be seen from afar.
    Beam,
    /// A way that was flown.
    Path,
    /// A way that was flown, the thicker the farther it goes.
    Wake,
    /// A shot.
    Lance,
}

impl Weight {
    /// Width of the line in pixels.
    pub(crate) const fn width(self) -> f32 {
        match self {
            Self::Hair => 1.0,
            Self::Thin => 2.0,
            Self::Ray => 3.0,
            Self::Trail => 5.0,
            Self::Beam => 6.0,
            Self::Path => 9.0,
            Self::Wake => 6.0,
            Self::Lance => 13.0,
        }
    }

    /// Width that the dark edge adds on either side.
    pub(crate) const fn casing(self) -> f32 {
        match self {
            Self::Hair | Self::Thin => 0.0,
            Self::Ray => 1.5,
            Self::Trail | Self::Beam | Self::Lance => 2.0,
            Self::Path => 3.0,
            Self::Wake => 4.0,
        }
    }

    /// Growth of the line's thickness for each pixel from its beginning on, and at most.
    pub(crate) const fn growth(self) -> (f32, f32) {
        match self {
            Self::Wake => (0.045, 10.0),
            _ => (0.0, 0.0),
        }
    }
}
