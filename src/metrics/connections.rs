//! Connections to the metrics address, limited in time and number: one who only holds them keeps
//! no one else out, and costs nothing for long.

use std::collections::VecDeque;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::serve::Listener;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::time::timeout;

/// Longest life of a connection, with all its requests.
const LIFETIME: Duration = Duration::from_secs(10);
/// Most connections: one more ends the oldest.
const MAX_OPEN: usize = 64;

/// Accepts connections.
pub(super) struct LimitedListener {
    listener: TcpListener,
    /// Handles of the connections, the oldest first; dropping one ends its connection.
    open: VecDeque<oneshot::Sender<()>>,
}

impl LimitedListener {
    pub(super) const fn new(listener: TcpListener) -> Self {
        let open = VecDeque::new();
        Self { listener, open }
    }
}

impl Listener for LimitedListener {
    type Io = Connection;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Connection, SocketAddr) {
        let (stream, from) = Listener::accept(&mut self.listener).await;
        self.open.retain(|connection| !connection.is_closed());
        if self.open.len() >= MAX_OPEN {
            self.open.pop_front();
        }
        let (open, dropped) = oneshot::channel();
        self.open.push_back(open);
        let end = Box::pin(async {
            // Either way it is over.
            let _ = timeout(LIFETIME, dropped).await;
        });
        let end = Some(end as Pin<Box<dyn Future<Output = ()> + Send>>);
        (Connection { stream, end }, from)
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// A connection that ends by itself.
pub(super) struct Connection {
    stream: TcpStream,
    /// `None` once it has ended.
    end: Option<Pin<Box<dyn Future<Output = ()> + Send>>>,
}

impl Connection {
    /// The stream, or an error when the connection is over. Wakes the task at that moment, too.
    fn stream(&mut self, task: &mut Context<'_>) -> io::Result<Pin<&mut TcpStream>> {
        if let Some(end) = &mut self.end
            && end.as_mut().poll(task).is_ready()
        {
            self.end = None;
        }
        match self.end {
            Some(_) => Ok(Pin::new(&mut self.stream)),
            None => Err(io::ErrorKind::TimedOut.into()),
        }
    }
}

impl AsyncRead for Connection {
    fn poll_read(
        mut self: Pin<&mut Self>,
        task: &mut Context<'_>,
        bytes: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.stream(task)?.poll_read(task, bytes)
    }
}

impl AsyncWrite for Connection {
    fn poll_write(
        mut self: Pin<&mut Self>,
        task: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.stream(task)?.poll_write(task, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, task: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream(task)?.poll_flush(task)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, task: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream(task)?.poll_shutdown(task)
    }
}
