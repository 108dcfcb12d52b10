//! Base 64, as tokens and scripts need it. Must never be used for anything that should stay secret.

const URL_SAFE: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Without padding, in the alphabet that paths allow.
pub(crate) fn encode(bytes: &[u8]) -> String {
    let mut out = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let word = chunk
            .iter()
            .fold(0_u32, |word, b| word << 8 | u32::from(*b))
            << (8 * (3 - chunk.len()));
        for place in 0..=chunk.len() {
            let six = (word >> (18 - 6 * place)) & 63;
            out.push(URL_SAFE.get(six as usize).map_or('A', |c| char::from(*c)));
        }
    }
    out
}

/// Either alphabet, padded or not.
pub(crate) fn decode(text: &str) -> Option<Vec<u8>> {
    let (mut out, mut word, mut bits) = (Vec::with_capacity(text.len() / 4 * 3), 0_u32, 0);
    for c in text
        .bytes()
        .filter(|c| !c.is_ascii_whitespace() && *c != b'=')
    {
        let six = match c {
            b'A'..=b'Z' => c - b'A',
            b'a'..=b'z' => c - b'a' + 26,
            b'0'..=b'9' => c - b'0' + 52,
            b'-' | b'+' => 62,
            b'_' | b'/' => 63,
            _ => return None,
        };
        word = word << 6 | u32::from(six);
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            out.push(u8::try_from((word >> bits) & 255).ok()?);
        }
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_ways() {
        for (plain, text) in [
            ("", ""),
            ("f", "Zg"),
            ("fo", "Zm8"),
            ("foo", "Zm9v"),
            ("foob", "Zm9vYg"),
        ] {
            assert_eq!(encode(plain.as_bytes()), text);
            assert_eq!(decode(text).unwrap(), plain.as_bytes());
        }
        assert_eq!(decode("Zm8=").unwrap(), b"fo");
        assert_eq!(decode("<>"), None);
    }
}
