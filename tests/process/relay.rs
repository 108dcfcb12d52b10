//! A relay to Discord inside the test: requests are passed on, answers passed back.

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::request::Parts;
use axum::http::{Response, header};
use tokio::net::TcpListener;

use crate::cluster::run;
use crate::support::Evening;

/// The longest body: a board with its picture.
const LONGEST: usize = 32 << 20;

/// Discord behind the relay.
pub(crate) struct Beyond {
    address: String,
    client: reqwest::Client,
}

impl Beyond {
    pub(crate) fn of(evening: &Evening) -> Self {
        Self {
            address: format!("http://{}", evening.page()),
            client: reqwest::Client::builder().no_proxy().build().unwrap(),
        }
    }

    /// The same request of Discord itself.
    pub(crate) async fn asked(&self, head: &Parts, body: Body) -> reqwest::RequestBuilder {
        let body = to_bytes(body, LONGEST).await.unwrap();
        let asked = format!("{}{}", self.address, head.uri);
        let mut onward = self.client.request(head.method.clone(), asked).body(body);
        for (name, value) in &head.headers {
            if name != header::HOST && name != header::CONTENT_LENGTH {
                onward = onward.header(name, value);
            }
        }
        onward
    }
}

/// What Discord answered.
pub(crate) async fn answered(said: reqwest::Response) -> Response<Body> {
    let mut back = Response::builder().status(said.status());
    for (name, value) in said.headers() {
        if name != header::TRANSFER_ENCODING && name != header::CONTENT_LENGTH {
            back = back.header(name, value);
        }
    }
    back.body(Body::from(said.bytes().await.unwrap())).unwrap()
}

/// Starts a relay for the life of this process; returns its address.
pub(crate) fn opens(way: Router) -> String {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    listener.set_nonblocking(true).unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    std::thread::spawn(|| {
        run(async {
            let listener = TcpListener::from_std(listener).unwrap();
            axum::serve(listener, way).await
        })
    });
    address
}
