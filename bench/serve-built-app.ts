import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')

async function end(server: ChildProcess): Promise<void> {
  server.kill('SIGTERM')
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
}

/** The built app on the real server with this data folder. */
export function serveBuiltApp(dataDir: string): Promise<{ address: string; stop: () => Promise<void> }> {
  const server = spawn(process.execPath, ['apps/server/src/main/serve.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      const address = /https?:\/\/localhost:\d+/.exec(chunk.toString())?.[0]
      if (address) resolve({ address, stop: () => end(server) })
    }
    server.stdout.on('data', read)
    server.stderr.on('data', read)
    server.once('exit', (code) => reject(new Error(`The server ended with code ${code}.`)))
  })
}

/** The cookie of a new account. */
export async function signUp(address: string): Promise<string> {
  const account = { email: 'bench@example.com', password: 'correct horse', name: 'Bench' }
  const ask = (name: string) =>
    fetch(`${address}/api/auth/${name}/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address },
      body: JSON.stringify(account),
    })
  await ask('sign-up')
  const answer = await ask('sign-in')
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
