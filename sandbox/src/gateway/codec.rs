//! The three ways a payload may travel: plain text, each payload deflated on its own, or one
//! deflate stream over the whole connection. Must never look into a payload.

use flate2::{Compress, Compression, FlushCompress, write::ZlibEncoder};
use std::io::Write;
use tokio_tungstenite::tungstenite::Message;

pub(crate) enum Codec {
    Plain,
    /// `"compress": true` in identify.
    Each,
    /// `?compress=zlib-stream` in the address.
    Stream(Box<Compress>),
}

impl Codec {
    pub(crate) fn for_address(address: &str) -> Self {
        if address.contains("compress=zlib-stream") {
            return Self::Stream(Box::new(Compress::new(Compression::fast(), true)));
        }
        Self::Plain
    }

    pub(crate) fn frame(&mut self, text: &str) -> Message {
        match self {
            Self::Plain => Message::text(text),
            Self::Each => {
                let mut encoder = ZlibEncoder::new(Vec::new(), Compression::fast());
                match encoder
                    .write_all(text.as_bytes())
                    .and_then(|()| encoder.finish())
                {
                    Ok(bytes) => Message::binary(bytes),
                    Err(_) => Message::text(text),
                }
            }
            Self::Stream(stream) => {
                let mut out = Vec::with_capacity(text.len() / 2 + 64);
                let (start, mut input) = (stream.total_in(), text.as_bytes());
                loop {
                    out.reserve(256);
                    let before = stream.total_in();
                    if stream
                        .compress_vec(input, &mut out, FlushCompress::Sync)
                        .is_err()
                    {
                        break;
                    }
                    let eaten = usize::try_from(stream.total_in() - before).unwrap_or(input.len());
                    input = input.get(eaten..).unwrap_or_default();
                    // A sync flush is whole when there is room left over.
                    if input.is_empty() && out.len() < out.capacity() {
                        break;
                    }
                }
                debug_assert!(stream.total_in() >= start);
                Message::binary(out)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::{Decompress, FlushDecompress};

    #[test]
    fn compressed_payloads_inflate_in_order() {
        let mut codec = Codec::for_address("/?v=10&encoding=json&compress=zlib-stream");
        let mut inflate = Decompress::new(true);
        for text in [
            "{\"op\":10}".to_owned(),
            "x".repeat(70_000),
            "{}".to_owned(),
        ] {
            let frame = codec.frame(&text).into_data();
            assert!(frame.ends_with(&[0, 0, 0xFF, 0xFF]));
            let mut out = Vec::with_capacity(80_000);
            inflate
                .decompress_vec(&frame, &mut out, FlushDecompress::Sync)
                .unwrap();
            assert_eq!(String::from_utf8(out).unwrap(), text);
        }
    }
}
