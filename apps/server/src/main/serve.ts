// `node apps/server/src/main/serve.ts` is the server.
import '@hookreel/sandbox/prepare-node'

// What is written from here on is its owner's alone, wherever it lies: a folder that somebody else made may be open to everybody.
process.umask(0o077)
const { serveUntilStopped } = await import('./serve-until-stopped.ts')
serveUntilStopped()
