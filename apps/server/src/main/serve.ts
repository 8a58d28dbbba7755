import { quickenImports } from './quicken-imports.ts'

// `node apps/server/src/main/serve.ts` is the server.
quickenImports()
const { serveUntilStopped } = await import('./serve-until-stopped.ts')
serveUntilStopped()
