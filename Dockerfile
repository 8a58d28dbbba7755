# One image for every role: ROLE=web, ROLE=worker or ROLE=all (docs/operating.md).
FROM node:24.22.1-bookworm-slim AS build
WORKDIR /app
COPY . .
# No install script is needed, so none is run. The packaged Node and ffmpeg for machines without them stay out of the image.
# `install` and not `ci`: run.cjs says why.
RUN npm install --ignore-scripts --no-audit --no-fund \
 && node launcher/build.ts \
 && npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
 && rm -rf node_modules/node-linux-* node_modules/@ffmpeg-installer node_modules/@ffmpeg-binary

FROM node:24.22.1-bookworm-slim
# ffmpeg with x264 and eSpeak NG are separate programs; without eSpeak NG there are English voices only.
RUN apt-get update \
 && apt-get install -y --no-install-recommends ffmpeg espeak-ng bubblewrap util-linux ca-certificates \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=build --chown=root:root /app /app
RUN mkdir /data && chown node:node /data
USER node
# Compiled modules are kept, so that each film's process starts with half the work; pieces of memory above 4 MB go back
# to the system when they are given up, which saves 60 MB a film, and come in pages of 2 MB, which saves a fifth of its CPU.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data \
    NODE_COMPILE_CACHE=/tmp/compiled GLIBC_TUNABLES=glibc.malloc.hugetlb=1 MALLOC_MMAP_THRESHOLD_=4194304
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/health/live').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "apps/server/src/main/serve.ts"]
