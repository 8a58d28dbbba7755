import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { makeDataDir, SHORT_LIVED } from '../stories/videos-server.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const SERVE = path.join(import.meta.dirname, 'serve.ts')
const START_LIMIT_MS = 240_000

/** Resolves with the address and the operator's link that the server prints once it answers. */
function readAddresses(server: ChildProcess): Promise<{ address: string; operator: string }> {
  return new Promise((resolve, reject) => {
    let output = ''
    const timer = setTimeout(() => reject(new Error(`The server did not start:\n${output}`)), START_LIMIT_MS)
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const operator = /https?:\/\/localhost:\d+\/operator\?token=[\w-]+(?=\s)/.exec(output)?.[0]
      if (!operator) return
      clearTimeout(timer)
      resolve({ address: new URL(operator).origin, operator })
    }
    server.stdout?.on('data', read)
    server.stderr?.on('data', read)
    server.once('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`The server ended with code ${code}:\n${output}`))
    })
  })
}

/** A server of its own for a test file. */
export type SpawnedServer = {
  readonly address: string
  /** Anyone who opens it is the operator. */
  readonly operator: string
  readonly stop: () => Promise<void>
}

/**
 * Starts the real server on a free port, on a database that was started once before: a first start takes 8 s of a core. `flags`
 * are Node's.
 */
export async function spawnServer(
  settings: Record<string, string>,
  flags: readonly string[] = SHORT_LIVED,
): Promise<SpawnedServer> {
  if (!existsSync(path.join(ROOT, 'apps/web/build/client/index.html')))
    throw new Error('The web app is not built: npm run build')
  const { dataDir } = await makeDataDir()
  const server = spawn(process.execPath, [...flags, SERVE], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      SIGN_IN_LIMIT_PER_ADDRESS: '1000',
      // Strangers are asked nothing: a test that wants sources brings its own.
      OPEN_WEB: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    return { ...(await readAddresses(server)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The server that all tests share; what it returns stops it. */
export default async function startServer(): Promise<() => Promise<void>> {
  if (process.env.HOOKREEL_TEST_ADDRESS) return () => Promise.resolve()
  const { address, operator, stop } = await spawnServer({}, [])
  process.env.HOOKREEL_TEST_ADDRESS = address
  process.env.HOOKREEL_TEST_OPERATOR = operator
  return stop
}
