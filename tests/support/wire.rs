//! A wire between one process and its database that can be cut, or go silent. Must never change
//! what passes on it.

use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// How a wire is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// Everything passes.
    Whole = 0,
    /// Connections break, and none is made.
    Cut = 1,
    /// Nothing passes, and neither side is told.
    Silent = 2,
}

/// How often it is looked whether a silent wire is whole again.
const LOOKS: Duration = Duration::from_millis(20);

/// A wire, as long as the process lives.
#[derive(Clone)]
pub(crate) struct Wire(Arc<Ends>);

struct Ends {
    near: SocketAddr,
    far: PathBuf,
    line: AtomicU8,
    open: Mutex<Vec<(TcpStream, UnixStream)>>,
}

impl Wire {
    /// From a port of this machine to this socket.
    pub(crate) fn to(far: &Path) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let wire = Self(Arc::new(Ends {
            near: listener.local_addr().unwrap(),
            far: far.to_owned(),
            line: AtomicU8::new(Line::Whole as u8),
            open: Mutex::default(),
        }));
        let ends = Arc::clone(&wire.0);
        std::thread::spawn(move || {
            for near in listener.incoming() {
                ends.joins(near.unwrap());
            }
        });
        wire
    }

    /// Where it begins.
    pub(crate) fn near(&self) -> SocketAddr {
        self.0.near
    }

    /// It is like this from now on.
    pub(crate) fn is(&self, line: Line) {
        self.0.line.store(line as u8, Ordering::SeqCst);
        if line == Line::Cut {
            for (near, far) in self.0.open.lock().unwrap().drain(..) {
                // What the other side closed is closed.
                let _ = near.shutdown(Shutdown::Both);
                let _ = far.shutdown(Shutdown::Both);
            }
        }
    }
}

impl Ends {
    fn is(&self, line: Line) -> bool {
        self.line.load(Ordering::SeqCst) == line as u8
    }

    /// A process connects.
    fn joins(self: &Arc<Self>, near: TcpStream) {
        if self.is(Line::Cut) {
            return;
        }
        // No one listens while the database is away.
        let Ok(far) = UnixStream::connect(&self.far) else {
            return;
        };
        near.set_nodelay(true).unwrap();
        let pair = (near.try_clone().unwrap(), far.try_clone().unwrap());
        self.open.lock().unwrap().push(pair);
        let (near_out, far_out) = (near.try_clone().unwrap(), far.try_clone().unwrap());
        let (there, back) = (Arc::clone(self), Arc::clone(self));
        std::thread::spawn(move || {
            there.passes(near, &far_out);
            let _ = far_out.shutdown(Shutdown::Both);
        });
        std::thread::spawn(move || {
            back.passes(far, &near_out);
            let _ = near_out.shutdown(Shutdown::Both);
        });
    }

    /// Hands on what comes, until one side is gone.
    fn passes(&self, mut from: impl Read, mut to: impl Write) {
        let mut bytes = [0; 16 * 1024];
        while let Ok(many @ 1..) = from.read(&mut bytes) {
            while self.is(Line::Silent) {
                std::thread::sleep(LOOKS);
            }
            if to.write_all(&bytes[..many]).is_err() {
                return;
            }
        }
    }
}
