//! An encrypted connection to the database, and its binding to the password's proof, which exposes
//! a man in the middle with a certificate of their own (RFC 5929, RFC 5802).

use std::convert::Infallible;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use ring::digest;
use rustls::ClientConfig;
use rustls::pki_types::ServerName;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_postgres::tls::{ChannelBinding, MakeTlsConnect, TlsConnect, TlsStream};
use tokio_rustls::{TlsConnector, client};

/// What begins TLS with a server, by rustls.
#[derive(Clone)]
pub(super) struct Sealing(Arc<ClientConfig>);

impl Sealing {
    pub(super) fn new(config: ClientConfig) -> Self {
        Self(Arc::new(config))
    }
}

impl<S> MakeTlsConnect<S> for Sealing
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    type Stream = Sealed<S>;
    type TlsConnect = Named;
    type Error = Infallible;

    fn make_tls_connect(&mut self, host: &str) -> Result<Named, Infallible> {
        Ok(Named {
            host: host.to_owned(),
            connector: TlsConnector::from(Arc::clone(&self.0)),
        })
    }
}

/// What begins TLS with the server of this name.
pub(super) struct Named {
    host: String,
    connector: TlsConnector,
}

impl<S> TlsConnect<S> for Named
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    type Stream = Sealed<S>;
    type Error = io::Error;
    type Future = Pin<Box<dyn Future<Output = io::Result<Sealed<S>>> + Send>>;

    fn connect(self, stream: S) -> Self::Future {
        Box::pin(async move {
            let name = ServerName::try_from(self.host)
                .map_err(|error| io::Error::new(io::ErrorKind::InvalidInput, error))?;
            self.connector.connect(name, stream).await.map(Sealed)
        })
    }
}

/// A connection under TLS.
pub(super) struct Sealed<S>(client::TlsStream<S>);

impl<S: AsyncRead + AsyncWrite + Unpin> TlsStream for Sealed<S> {
    fn channel_binding(&self) -> ChannelBinding {
        let (_, session) = self.0.get_ref();
        let shown = session.peer_certificates().and_then(<[_]>::first);
        shown
            .and_then(|certificate| end_point(certificate))
            .map_or_else(ChannelBinding::none, ChannelBinding::tls_server_end_point)
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncRead for Sealed<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_read(context, buffer)
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncWrite for Sealed<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.0).poll_write(context, buffer)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_shutdown(context)
    }
}

/// A certificate's digest by the function that it was itself signed with. None where there is no
/// such function (Ed25519), or one that we do not know: the server then proves itself by its
/// certificate alone.
fn end_point(certificate: &[u8]) -> Option<Vec<u8>> {
    let by = match signed_by(certificate)? {
        // MD5 and SHA-1 count as SHA-256: RFC 5929, 4.1.
        MD5_RSA | SHA1_RSA | SHA256_RSA | SHA256_ECDSA => &digest::SHA256,
        SHA384_RSA | SHA384_ECDSA => &digest::SHA384,
        SHA512_RSA | SHA512_ECDSA => &digest::SHA512,
        _ => return None,
    };
    Some(digest::digest(by, certificate).as_ref().to_vec())
}

// 1.2.840.113549.1.1.* (RFC 8017) and 1.2.840.10045.4.3.* (RFC 5758), as they are encoded.
const MD5_RSA: &[u8] = &[0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x04];
const SHA1_RSA: &[u8] = &[0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x05];
const SHA256_RSA: &[u8] = &[0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x0b];
const SHA384_RSA: &[u8] = &[0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x0c];
const SHA512_RSA: &[u8] = &[0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x0d];
const SHA256_ECDSA: &[u8] = &[0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02];
const SHA384_ECDSA: &[u8] = &[0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x03];
const SHA512_ECDSA: &[u8] = &[0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x04];

const SEQUENCE: u8 = 0x30;
const OBJECT_IDENTIFIER: u8 = 0x06;

/// What a certificate says that it was signed with: the name of the algorithm, the first thing in
/// what follows all that was signed (RFC 5280, 4.1). rustls has read all of it and tells none of
/// it; the crate that reads certificates costs a first build more than these lines.
fn signed_by(certificate: &[u8]) -> Option<&[u8]> {
    let (whole, _) = element(certificate, SEQUENCE)?;
    let (_signed, after) = element(whole, SEQUENCE)?;
    let (algorithm, _) = element(after, SEQUENCE)?;
    let (name, _) = element(algorithm, OBJECT_IDENTIFIER)?;
    Some(name)
}

/// What an element of this tag holds that stands at the beginning of these bytes, and what follows.
fn element(der: &[u8], tag: u8) -> Option<(&[u8], &[u8])> {
    let (&found, rest) = der.split_first()?;
    let (&first, rest) = rest.split_first()?;
    let (length, rest) = if first < 0x80 {
        (usize::from(first), rest)
    } else {
        // Three digits tell of more than any certificate that TLS lets through is long.
        let (digits, rest) = rest.split_at_checked(usize::from(first & 0x7f))?;
        let [high, middle, low] = match *digits {
            [low] => [0, 0, low],
            [middle, low] => [0, middle, low],
            [high, middle, low] => [high, middle, low],
            _ => return None,
        };
        let length = u32::from_be_bytes([0, high, middle, low]);
        (usize::try_from(length).ok()?, rest)
    };
    (found == tag).then(|| rest.split_at_checked(length))?
}
