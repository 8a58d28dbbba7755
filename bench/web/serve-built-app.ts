import { startProcess, type Running } from '../start-process.ts'

/** The built app on the real server with this data folder. */
export function serveBuiltApp(dataDir: string): Promise<Running> {
  return startProcess('apps/server/src/main/serve.ts', [], { PORT: '0', DATA_DIR: dataDir })
}
