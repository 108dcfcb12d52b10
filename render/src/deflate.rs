//! The parts of DEFLATE (RFC 1951) that our pictures need: bits, one Huffman code, and matches
//! with what is just before or just above. Knows no picture.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// The longest match.
pub(crate) const LONGEST: usize = 258;
/// The shortest match.
pub(crate) const SHORTEST: usize = 3;
const END: usize = 256;
const SYMBOLS: usize = 286;
/// The longest code.
const DEEPEST: u8 = 15;

/// Bits in DEFLATE's order: the first is the lowest.
#[derive(Default)]
pub(crate) struct Bits {
    bytes: Vec<u8>,
    rest: u64,
    /// How many of the rest's bits are in use; below 32 between calls.
    used: u32,
}

impl Bits {
    /// Goes on after these whole bytes.
    pub fn after(bytes: Vec<u8>) -> Self {
        Self {
            bytes,
            ..Self::default()
        }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.bytes.len() * 8 + self.used as usize
    }

    /// Adds the lowest `count` bits, at most 32; those above must be 0.
    #[inline]
    pub fn put(&mut self, bits: u32, count: u8) {
        self.rest |= u64::from(bits) << self.used;
        self.used += u32::from(count);
        if self.used >= 32 {
            // The lower half is full.
            self.bytes
                .extend_from_slice(&(self.rest as u32).to_le_bytes());
            self.rest >>= 32;
            self.used -= 32;
        }
    }

    #[inline]
    fn put_word(&mut self, Word { bits, count }: Word) {
        self.put(bits, count);
    }

    /// Adds the bits of others from one to another.
    pub fn copy(&mut self, from: &Frozen, range: std::ops::Range<usize>) {
        let mut at = range.start;
        while at + 32 <= range.end {
            self.put(from.at(at), 32);
            at += 32;
        }
        // Fewer than 32 are left.
        let left = (range.end - at) as u8;
        if left > 0 {
            self.put(from.at(at) & ((1 << left) - 1), left);
        }
    }

    /// Fills the last byte.
    pub fn finish(mut self) -> Vec<u8> {
        let whole = self.used.div_ceil(8) as usize;
        self.bytes
            .extend_from_slice(&self.rest.to_le_bytes()[..whole]);
        self.bytes
    }

    /// Bits to copy from.
    pub fn freeze(self) -> Frozen {
        let mut bytes = self.finish();
        // So that eight bytes can be read from any of them.
        bytes.extend_from_slice(&[0; 8]);
        Frozen(bytes)
    }
}

/// Bits that do not change any more.
pub(crate) struct Frozen(Vec<u8>);

impl Frozen {
    /// The 32 bits from one on.
    #[inline]
    fn at(&self, bit: usize) -> u32 {
        let from = bit / 8;
        let mut eight = [0; 8];
        eight.copy_from_slice(&self.0[from..from + 8]);
        // The low half after the shift.
        (u64::from_le_bytes(eight) >> (bit % 8)) as u32
    }
}

#[derive(Clone, Copy, Default)]
struct Word {
    bits: u32,
    count: u8,
}

/// What a match refers to.
#[derive(Clone, Copy)]
pub(crate) enum Source {
    /// The byte just before, again and again.
    Before,
    /// The bytes one line above.
    Above,
}

/// How often each symbol occurs.
pub(crate) struct Census([u32; SYMBOLS]);

impl Census {
    pub const fn new() -> Self {
        Self([0; SYMBOLS])
    }

    pub fn literal(&mut self, byte: u8) {
        self.0[usize::from(byte)] += 1;
    }

    pub fn matched(&mut self, length: usize) {
        self.0[length_symbol(length).0] += 1;
    }

    /// Counts every symbol a little, so that whatever comes has a fair code.
    pub fn smooth(&mut self) {
        let all: u32 = self.0.iter().sum();
        for (symbol, count) in self.0.iter_mut().enumerate() {
            *count += if symbol < END { all / 700 } else { all / 3_000 } + 1;
        }
    }
}

/// One code for a whole picture.
pub(crate) struct Code {
    lengths: [u8; SYMBOLS],
    literals: [Word; 256],
    matches: [Word; LONGEST + 1],
    end: Word,
    above: Word,
    line: usize,
}

impl Code {
    /// The best code for these counts; a line has this many bytes.
    pub fn new(census: &Census, line: usize) -> Self {
        let lengths = code_lengths(census.0);
        let words = canonical(&lengths);
        let mut code = Self {
            lengths,
            literals: [Word::default(); 256],
            matches: [Word::default(); LONGEST + 1],
            end: words[END],
            above: Word::default(),
            line,
        };
        code.literals.copy_from_slice(&words[..256]);
        for length in SHORTEST..=LONGEST {
            let (symbol, extra, count) = length_symbol(length);
            let word = words[symbol];
            code.matches[length] = Word {
                bits: word.bits | extra << word.count,
                count: word.count + count,
            };
        }
        // Two distances, so one bit each: 0 is the byte before, 1 is the line above.
        let (_, extra, count) = distance_symbol(line);
        code.above = Word {
            bits: 1 | extra << 1,
            count: 1 + count,
        };
        code
    }

    /// Says which code follows, as the header of the one and last block.
    pub fn announce(&self, bits: &mut Bits) {
        let (above, ..) = distance_symbol(self.line);
        bits.put(0b101, 3);
        bits.put(SYMBOLS as u32 - 257, 5);
        // The distances' symbols are below 30.
        bits.put(above as u32, 5);
        // The code of the code's lengths: every length takes four bits, no repeats.
        bits.put(19 - 4, 4);
        for place in 0..19 {
            bits.put(if place < 3 { 0 } else { 4 }, 3);
        }
        let distances = (0..=above).map(|symbol| u8::from(symbol == 0 || symbol == above));
        for length in self.lengths.into_iter().chain(distances) {
            bits.put(reverse(u32::from(length), 4), 4);
        }
    }

    #[inline]
    pub fn literal(&self, bits: &mut Bits, byte: u8) {
        bits.put_word(self.literals[usize::from(byte)]);
    }

    /// Two literals at once: together at most 30 bits.
    #[inline]
    pub fn two_literals(&self, bits: &mut Bits, first: u8, second: u8) {
        let first = self.literals[usize::from(first)];
        let second = self.literals[usize::from(second)];
        let both = first.bits | second.bits << first.count;
        bits.put(both, first.count + second.count);
    }

    #[inline]
    pub fn matched(&self, bits: &mut Bits, length: usize, source: Source) {
        bits.put_word(self.matches[length]);
        match source {
            Source::Before => bits.put(0, 1),
            Source::Above => bits.put_word(self.above),
        }
    }

    pub fn end(&self, bits: &mut Bits) {
        bits.put_word(self.end);
    }
}

/// A length's symbol, its extra bits and how many these are.
fn length_symbol(length: usize) -> (usize, u32, u8) {
    let over = (length - SHORTEST) as u32;
    match over {
        0..8 => (257 + over as usize, 0, 0),
        255.. => (285, 0, 0),
        _ => {
            let extra = over.ilog2() - 2;
            let symbol = 257 + 4 * extra + (over >> extra);
            (symbol as usize, over & ((1 << extra) - 1), extra as u8)
        }
    }
}

/// A distance's symbol, its extra bits and how many these are; distances from 5 on.
fn distance_symbol(distance: usize) -> (usize, u32, u8) {
    let over = distance.max(5) as u32 - 1;
    let extra = over.ilog2() - 1;
    let symbol = 2 * extra + (over >> extra);
    (symbol as usize, over & ((1 << extra) - 1), extra as u8)
}

fn reverse(bits: u32, count: u8) -> u32 {
    if count == 0 {
        0
    } else {
        bits.reverse_bits() >> (32 - u32::from(count))
    }
}

/// Huffman's lengths, none longer than DEFLATE allows.
fn code_lengths(mut counts: [u32; SYMBOLS]) -> [u8; SYMBOLS] {
    loop {
        let lengths = huffman(&counts);
        if lengths.iter().all(|&length| length <= DEEPEST) {
            return lengths;
        }
        // Flatter counts make a flatter tree.
        for count in &mut counts {
            *count = *count / 2 + 1;
        }
    }
}

fn huffman(counts: &[u32; SYMBOLS]) -> [u8; SYMBOLS] {
    // Nodes: the symbols, then the pairs in the order of their making.
    let mut parents = vec![0; 2 * SYMBOLS - 1];
    let mut heap: BinaryHeap<Reverse<(u64, usize)>> = counts
        .iter()
        .enumerate()
        .map(|(symbol, &count)| Reverse((u64::from(count), symbol)))
        .collect();
    for pair in SYMBOLS..2 * SYMBOLS - 1 {
        if let (Some(Reverse((one, left))), Some(Reverse((other, right)))) =
            (heap.pop(), heap.pop())
        {
            parents[left] = pair;
            parents[right] = pair;
            heap.push(Reverse((one + other, pair)));
        }
    }
    let root = 2 * SYMBOLS - 2;
    let mut depths = vec![0u8; 2 * SYMBOLS - 1];
    for node in (0..root).rev() {
        depths[node] = depths[parents[node]].saturating_add(1);
    }
    std::array::from_fn(|symbol| depths[symbol])
}

/// DEFLATE's canonical code for these lengths, lowest bit first.
fn canonical(lengths: &[u8; SYMBOLS]) -> [Word; SYMBOLS] {
    let mut code = 0;
    // No symbol has length 0: smoothing counted each at least once.
    let mut first: [u32; DEEPEST as usize + 1] = std::array::from_fn(|length| {
        let shorter = lengths.iter().filter(|&&l| usize::from(l) + 1 == length);
        code = (code + shorter.count() as u32) << 1;
        code
    });
    std::array::from_fn(|symbol| {
        let length = lengths[symbol];
        let code = &mut first[usize::from(length)];
        let bits = reverse(*code, length);
        *code += 1;
        Word {
            bits,
            count: length,
        }
    })
}
