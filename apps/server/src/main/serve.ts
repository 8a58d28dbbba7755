// `node apps/server/src/main/serve.ts` is the server.
import '@hookreel/sandbox/quicken-imports'

const { serveUntilStopped } = await import('./serve-until-stopped.ts')
serveUntilStopped()
