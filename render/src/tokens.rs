//! Lines cut into literals and matches. A match refers only to the byte before or to the line
//! above; what depends on what stays easy to know.

use crate::deflate::{Bits, Code, LONGEST, SHORTEST, Source};

/// A match above costs a distance's extra bits too.
const SHORTEST_ABOVE: usize = 5;
/// A run of so many bytes is not compared with what is above.
const ENOUGH: usize = 24;

/// A piece of a line.
#[derive(Clone, Copy)]
pub(crate) enum Token<'l> {
    /// One to four bytes.
    Literals(&'l [u8]),
    Match(usize, Source),
}

/// Cuts a part of a line into tokens. Sprites and letters are mostly short colours, so what can
/// be no match is found for several bytes at once: a guess for each byte would cost more.
#[inline]
pub(crate) fn tokens<'l>(
    line: &'l [u8],
    above: Option<&[u8]>,
    from: usize,
    to: usize,
    mut visit: impl FnMut(usize, Token<'l>),
) {
    let mut at = from;
    while at < to {
        if at > 0 && at + 8 <= line.len() {
            let literals = before_match(line, above, at).min(to - at);
            if literals > 0 {
                visit(at, Token::Literals(&line[at..at + literals]));
                at += literals;
                continue;
            }
        }
        let rest = &line[at..to.min(at + LONGEST)];
        let run = match at.checked_sub(1) {
            Some(before) => alike(rest, &line[before..]),
            None => 0,
        };
        // A long run is as good as anything above.
        let copied = match above {
            Some(above) if run < ENOUGH => alike(rest, &above[at..]),
            _ => 0,
        };
        let token = if copied >= SHORTEST_ABOVE && copied > run {
            Token::Match(copied, Source::Above)
        } else if run >= SHORTEST {
            Token::Match(run, Source::Before)
        } else {
            Token::Literals(&rest[..1])
        };
        visit(at, token);
        at += match token {
            Token::Literals(bytes) => bytes.len(),
            Token::Match(length, _) => length,
        };
    }
}

/// How many of the four bytes from here on come before a match; the eight from here on, and the
/// one before, must be in the line.
#[inline]
fn before_match(line: &[u8], above: Option<&[u8]>, at: usize) -> usize {
    let here = eight(line, at);
    let run = equal_bytes(here ^ eight(line, at - 1));
    let runs = run & run >> 8 & run >> 16;
    let copied = above.map_or(0, |above| equal_bytes(here ^ eight(above, at)));
    let copies = copied & copied >> 8 & copied >> 16 & copied >> 24 & copied >> 32;
    // A mark after the four bytes ends the search.
    let marks = (runs | copies) & 0x8080_8080 | 1 << 32;
    marks.trailing_zeros() as usize / 8
}

#[inline]
fn eight(bytes: &[u8], at: usize) -> u64 {
    let mut eight = [0; 8];
    eight.copy_from_slice(&bytes[at..at + 8]);
    u64::from_le_bytes(eight)
}

/// The highest bit of each byte that is 0, exactly.
#[inline]
const fn equal_bytes(differs: u64) -> u64 {
    const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    !(((differs & LOW) + LOW) | differs | LOW)
}

/// How many bytes are the same from the beginning on.
#[inline]
fn alike(some: &[u8], others: &[u8]) -> usize {
    let mut at = 0;
    let all = some.len().min(others.len());
    while at + 8 <= all {
        let differs = eight(some, at) ^ eight(others, at);
        if differs != 0 {
            return at + differs.trailing_zeros() as usize / 8;
        }
        at += 8;
    }
    while at < all && some[at] == others[at] {
        at += 1;
    }
    at
}

/// Writes a token with a code.
#[inline]
pub(crate) fn write(code: &Code, bits: &mut Bits, token: Token<'_>) {
    match token {
        Token::Literals(&[a, b, c, d]) => {
            code.two_literals(bits, a, b);
            code.two_literals(bits, c, d);
        }
        Token::Literals(&[a, b, c]) => {
            code.two_literals(bits, a, b);
            code.literal(bits, c);
        }
        Token::Literals(&[a, b]) => code.two_literals(bits, a, b),
        Token::Literals(bytes) => bytes.iter().for_each(|&byte| code.literal(bits, byte)),
        Token::Match(length, source) => code.matched(bits, length, source),
    }
}
