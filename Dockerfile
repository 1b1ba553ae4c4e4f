# The gateway (the last stage, and so the default) and the demo platform (--target sandbox).
#
#   docker build --build-arg REVISION=$(git rev-parse HEAD) -t marquee .
#   docker build --target sandbox -t marquee-sandbox .
#
# Where npm needs settings of its own (a registry, a certificate), give them to the build alone:
#   docker build --secret id=npmrc,src=$HOME/.npmrc …
#
# The version of Node is the one that package.json locks for development.
ARG NODE_IMAGE=docker.io/library/node:26.10.0-slim

FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/contracts/package.json packages/contracts/
COPY packages/bff/package.json packages/bff/
COPY packages/web/package.json packages/web/
COPY packages/sandbox/package.json packages/sandbox/
COPY packages/demo-games/package.json packages/demo-games/
COPY packages/studio/package.json packages/studio/
COPY scripts/image/prune-modules.mjs scripts/image/npm-bill.mjs scripts/image/write-sbom.mjs \
     scripts/image/write-notices.mjs scripts/image/
RUN mkdir /data /commands \
    && ln -s /app/packages/bff/src/support.ts /commands/support \
    && ln -s /app/packages/bff/src/doctor.ts /commands/doctor \
    && ln -s /app/packages/bff/src/purge.ts /commands/purge \
    && ln -s /app/packages/bff/src/reload.ts /commands/reload

# npm links the workspaces into node_modules, and they must stay links: Node strips no types from files that really
# lie in there. Installing one workspace leaves out what only the repository's own tools need.
FROM manifests AS sandbox-modules
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc \
    npm ci --omit=dev --ignore-scripts --no-audit --no-fund --loglevel=error --workspace=@marquee/sandbox \
    && rm -rf /root/.npm \
    && node scripts/image/prune-modules.mjs . \
    && rm -r scripts packages/bff packages/web packages/studio

FROM ${NODE_IMAGE} AS sandbox
ARG VERSION=0.2.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Marquee sandbox" \
      org.opencontainers.image.description="The demo platform behind a Marquee gateway." \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production \
    SANDBOX_HOST=0.0.0.0 \
    SANDBOX_PORT=4000 \
    SANDBOX_DATABASE=/data/sandbox.sqlite
WORKDIR /app
COPY --from=sandbox-modules /app ./
COPY packages/contracts packages/contracts
COPY packages/demo-games packages/demo-games
COPY packages/sandbox packages/sandbox
COPY --from=manifests --chown=1000:1000 /data /data
VOLUME /data
USER 1000:1000
EXPOSE 4000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
    CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.SANDBOX_PORT}/__control/calls`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT []
CMD ["node", "packages/sandbox/src/main.ts"]

FROM manifests AS gateway-modules
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc \
    npm ci --omit=dev --ignore-scripts --no-audit --no-fund --loglevel=error --workspace=@marquee/bff \
    && rm -rf /root/.npm \
    && node scripts/image/write-sbom.mjs sbom.cdx.json \
    && node scripts/image/prune-modules.mjs . \
    && rm -r scripts packages/sandbox packages/demo-games

FROM manifests AS web
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc \
    npm ci --ignore-scripts --no-audit --no-fund --loglevel=error --workspace=@marquee/web --workspace=@marquee/studio \
    && rm -rf /root/.npm
COPY tsconfig.base.json ./
COPY packages/contracts packages/contracts
COPY packages/web packages/web
COPY packages/studio packages/studio
RUN npm run build --workspace=@marquee/web --workspace=@marquee/studio \
    && node scripts/image/write-notices.mjs third-party.txt

FROM ${NODE_IMAGE} AS gateway
ARG VERSION=0.2.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Marquee" \
      org.opencontainers.image.description="The front of house for online gaming brands: a gateway and its web client." \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.licenses="MIT"
# Both listeners are reached from outside the container. ADMIN_PORT is for probes and Prometheus: never publish it.
ENV NODE_ENV=production \
    REVISION=${REVISION} \
    MALLOC_ARENA_MAX=1 \
    HOST=0.0.0.0 \
    PORT=8080 \
    ADMIN_HOST=0.0.0.0 \
    ADMIN_PORT=9090 \
    SNAPSHOT_DIRECTORY=/data
WORKDIR /app
COPY --from=gateway-modules /app ./
COPY packages/contracts packages/contracts
COPY packages/bff packages/bff
COPY packages/studio/src/server packages/studio/src/server
COPY --from=web /app/packages/web/dist packages/web/dist
COPY --from=web /app/packages/studio/dist packages/studio/dist
# The licenses of what is built into it. Those of the modules lie beside them, and sbom.cdx.json lists both.
COPY --from=web /app/third-party.txt ./
# `support`, for `docker exec` and for logs that are piped in; `doctor`, which examines a brand; `purge` and
# `reload`, which a running gateway obeys.
COPY --from=manifests /commands /usr/local/bin
# The one folder that is written to, beside /tmp.
COPY --from=manifests --chown=1000:1000 /data /data
VOLUME /data
# Numbers, so that a platform can see that it is not root. Nothing but /data depends on who it is.
USER 1000:1000
EXPOSE 8080 9090
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s CMD ["node", "packages/bff/src/healthcheck.ts"]
ENTRYPOINT []
# What `npm run serve` starts. Node is process 1 and handles the signals itself.
CMD ["node", "--max-semi-space-size=16", "packages/bff/src/main.ts"]
