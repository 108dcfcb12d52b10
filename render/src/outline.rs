//! Outlines written as SVG writes them, in a box of a hundred units around its middle: `M`, `L`,
//! `H`, `V`, `C`, `Q` and `Z`, all of them absolute. Draws nothing.

/// Number of straight pieces that stand for a curve.
const PIECES: u8 = 24;
/// Half of the box.
const UNIT: f32 = 50.0;

type Spot = (f32, f32);

/// The corners of each part of an outline, one being half of the box.
pub(crate) fn outline(path: &str) -> Vec<Vec<Spot>> {
    let mut parts: Vec<Vec<Spot>> = Vec::new();
    let mut rest = path;
    while let Some(letter) = rest.chars().next() {
        rest = &rest[letter.len_utf8()..];
        let end = rest
            .find(|c: char| c.is_ascii_alphabetic())
            .unwrap_or(rest.len());
        let (said, after) = rest.split_at(end);
        rest = after;
        let values = numbers(said);
        let spots: Vec<Spot> = values.chunks_exact(2).map(|it| (it[0], it[1])).collect();
        if letter == 'M' {
            parts.push(Vec::new());
        }
        let Some(part) = parts.last_mut() else {
            continue;
        };
        let (x, y) = part.last().copied().unwrap_or_default();
        match letter {
            'H' => part.extend(values.iter().map(|x| (*x, y))),
            'V' => part.extend(values.iter().map(|y| (x, *y))),
            'Q' => spots.chunks_exact(2).for_each(|it| curve(part, it)),
            'C' => spots.chunks_exact(3).for_each(|it| curve(part, it)),
            _ => part.extend(spots),
        }
    }
    parts
}

/// The numbers of a command: a sign or a space begins the next one.
fn numbers(said: &str) -> Vec<f32> {
    let apart = said.replace('-', " -").replace(',', " ");
    let numbers = apart.split_whitespace().filter_map(|it| it.parse().ok());
    numbers.map(|it: f32| it / UNIT).collect()
}

/// A curve from the last corner past some places to the last of them.
fn curve(part: &mut Vec<Spot>, past: &[Spot]) {
    let from = part.last().copied().unwrap_or_default();
    for piece in 1..=PIECES {
        let share = f32::from(piece) / f32::from(PIECES);
        // de Casteljau: places between places, until one is left.
        let mut spots: Vec<Spot> = std::iter::once(from).chain(past.iter().copied()).collect();
        while spots.len() > 1 {
            let between = spots.windows(2).map(|it| {
                let ((x, y), (to_x, to_y)) = (it[0], it[1]);
                (x + (to_x - x) * share, y + (to_y - y) * share)
            });
            spots = between.collect();
        }
        part.extend(spots);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outlines_have_the_expected_points() {
        let square = outline("M-25 -25H25V25L-25,25Z");
        assert_eq!(
            square,
            [vec![(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)]]
        );
        let two = outline("M0 0L50 0L50-50ZM0 0C0 50 50 50 50 0Z");
        assert_eq!(two.len(), 2);
        assert_eq!(two[1].len(), 1 + usize::from(PIECES));
        assert_eq!(two[1].last(), Some(&(1.0, 0.0)));
    }
}
