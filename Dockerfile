# One static binary on an empty file system.
#   make image
#   docker run --rm --publish 127.0.0.1:8080:8080 --read-only arborist

FROM docker.io/library/rust:1.95-bookworm AS build
WORKDIR /arborist
COPY . .
# The C library is linked in, so that the binary runs without one. Naming the target keeps that flag away from build
# scripts and macros, which have to be loaded by the compiler.
RUN --mount=type=cache,target=/usr/local/cargo/registry \
    --mount=type=cache,target=/arborist/target \
    target="$(rustc --print host-tuple)" \
    && RUSTFLAGS='-C target-feature=+crt-static' \
        cargo build --release --locked --bin arborist --target "$target" \
    && install -D --strip "target/$target/release/arborist" /image/arborist

FROM scratch
LABEL org.opencontainers.image.title="Arborist" \
      org.opencontainers.image.description="Answers questions about game trees over HTTP and on the command line" \
      org.opencontainers.image.licenses="MIT OR Apache-2.0"
COPY --from=build /image /
COPY LICENSE LICENSE-MIT LICENSE-APACHE NOTICE /licenses/
# Nobody in particular; the service writes no files.
USER 65532:65532
ENV ARBORIST_BIND=0.0.0.0:8080
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=5s --retries=3 \
    CMD ["/arborist", "healthcheck"]
ENTRYPOINT ["/arborist"]
CMD ["serve"]
