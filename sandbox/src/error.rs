//! Why a sandbox could not start, for its caller.

use std::net::SocketAddr;

use tokio_rustls::rustls;

/// Why a sandbox could not start.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A listener could not be opened: the port is taken, or the address is not ours.
    #[error("the sandbox cannot listen on {address}: {source}")]
    Listen {
        /// Where it tried.
        address: SocketAddr,
        /// What the system said.
        source: std::io::Error,
    },
    /// The file for the record of REST calls could not be opened.
    #[error("the record of REST calls cannot be opened: {0}")]
    Record(#[source] std::io::Error),
    /// The certificate could not be made.
    #[error("the sandbox's certificate cannot be made: {0}")]
    Certificate(#[from] rcgen::Error),
    /// The certificate could not be used.
    #[error("the sandbox's certificate cannot be used: {0}")]
    Tls(#[from] rustls::Error),
    /// The key could not be read back.
    #[error("the sandbox's key cannot be used: {0}")]
    Key(String),
}
