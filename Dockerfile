# Houston on Debian's slim image: one program beside what Debian brings, as a user of its own.
# .ci/container carries out the same steps where there is no Docker.

FROM rust:1.95-slim-bookworm AS build
WORKDIR /house
# The live bot alone. With FEATURES=sandbox, the sandbox as well: the programs that are released have it.
ARG FEATURES=""
# The C library: Debian's, or with LIBC=musl one within the program, which then runs on any Linux.
ARG LIBC=gnu
# hadolint ignore=DL3008
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends musl-tools python3 \
    && rm -rf /var/lib/apt/lists/* \
    && if [ "$LIBC" = musl ]; then rustup target add "$(uname -m)-unknown-linux-musl"; fi
# .dockerignore lets in what the program is made of: docs and tests leave this layer as it was.
COPY . .
# What was fetched and built stays beside the layers, so that a change builds no more than it must. The licences of
# all that is in it are written down by what was built.
RUN --mount=type=cache,target=/usr/local/cargo/registry --mount=type=cache,target=/house/target \
    target=$(uname -m)-unknown-linux-$LIBC \
    && if [ "$LIBC" = musl ]; then export TARGET_CC=musl-gcc; fi \
    && cargo build --release --locked --no-default-features --features "$FEATURES" --bin houston --target "$target" \
    && cp "target/$target/release/houston" /usr/local/bin/houston \
    && .ci/licences.py "$target" "$FEATURES" >/usr/local/share/THIRD-PARTY.txt

# The program alone and its licences, to be taken out: docker build --target program --output DIR .
FROM scratch AS program
COPY --from=build /usr/local/bin/houston /usr/local/share/THIRD-PARTY.txt /

FROM debian:bookworm-slim
LABEL org.opencontainers.image.title="Houston" \
      org.opencontainers.image.description="The game master of space board games on Discord" \
      org.opencontainers.image.licenses="MIT"
# Tables are the bot's own user's alone.
RUN useradd --system --uid 10001 --home-dir /data --create-home --shell /usr/sbin/nologin houston
COPY --from=build /usr/local/bin/houston /usr/local/bin/houston
COPY --from=build /house/LICENSE /usr/local/share/THIRD-PARTY.txt /usr/share/doc/houston/
USER 10001
WORKDIR /data
ENV HOUSTON_DATA=/data/tables HOUSTON_METRICS=127.0.0.1:9464
VOLUME /data
# Ready means: the tables are open and Discord hears us.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 CMD ["houston", "ready"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["houston"]
# Without a token it ends, and says so.
CMD ["run"]
