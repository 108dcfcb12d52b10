# Houston on Debian's slim image: one program beside what Debian brings, as a user of its own.
# .ci/container carries out the same steps where there is no Docker.

FROM rust:1.95-slim-bookworm AS build
WORKDIR /house
COPY . .
RUN cargo build --release --locked --bin houston

FROM debian:bookworm-slim
# Tables are the bot's own user's alone.
RUN useradd --system --uid 10001 --home-dir /data --create-home --shell /usr/sbin/nologin houston
COPY --from=build /house/target/release/houston /usr/local/bin/houston
USER houston
WORKDIR /data
ENV HOUSTON_DATA=/data/tables HOUSTON_METRICS=127.0.0.1:9464
VOLUME /data
# Ready means: the tables are open and Discord hears us.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 CMD ["houston", "ready"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["houston"]
# The live bot alone: without a token it ends. `docker run … houston sandbox` is the sandbox.
CMD ["run"]
