//! Gateway v10: a WebSocket on its own port. Must never change the world beyond sessions and notes.

mod codec;
mod connection;
mod entering;
mod identify;

use crate::core::Core;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;

/// Accepts gateway connections until the sandbox ends.
pub(crate) async fn serve(core: Arc<Core>, listener: TcpListener) {
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = core.ended() => return,
        };
        let Ok((stream, _)) = accepted else {
            // Out of descriptors, most likely: give the others a moment to end.
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        };
        let refused = core
            .look()
            .gateway
            .faults
            .refuse_until
            .is_some_and(|until| core.clock.now_ms() < until);
        if refused {
            // Closing with linger zero is a reset, as a dead host's balancer would answer.
            let _ = socket2::SockRef::from(&stream).set_linger(Some(Duration::ZERO));
            let mut world = core.world();
            world.gateway.note("refused", serde_json::Value::Null);
            continue;
        }
        let _ = stream.set_nodelay(true);
        tokio::spawn(connection::run(core.clone(), stream));
    }
}
