import { spawn, type SpawnOptions } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { buildServer, PASSWORD, readCookies } from '../../builders/build-server.ts'
import type { BuiltServer } from '../../builders/build-server.ts'
import { listen } from '../../../apps/server/src/platform/http/listen.ts'
import { getProgram } from '../../../launcher/find-program.ts'
import { findFreePort } from '../../find-free-port.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })
const DEPLOY = join(import.meta.dirname, '../../../deploy')
const PUBLIC_NAME = 'reels.example.org'
/** Another address of this machine, so that who asks can be told from the proxy. */
const CLIENT_ADDRESS = '127.0.0.2'
const UPLOAD_BYTES = 8 * 1_048_576
const IDLE_CONNECTIONS = 40

const KINDS = ['nginx', 'haproxy', 'caddy'] as const
type Kind = (typeof KINDS)[number]
type Places = { readonly port: number; readonly app: number; readonly folder: string }
type Proxy = {
  /** As its manual shows it first, with nothing that speaks of addresses, names or sizes. */
  readonly plain: (places: Places) => string
  /** The file that this repository gives to operators. */
  readonly advised: (places: Places) => string
  readonly start: (file: string, folder: string) => readonly string[]
}
const read = (name: string) => readFileSync(join(DEPLOY, name), 'utf8')
/** Started by root, nginx works as nobody, who may not write into the folder of a test. */
const AS_ROOT = process.getuid?.() === 0 ? 'user root; ' : ''
const nginxAround = (http: string, { folder }: Places) =>
  `${AS_ROOT}pid ${folder}/pid; error_log ${folder}/error.log; daemon off; events {}
http { access_log off; client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f;
uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
${http} }`
const toApp = (text: string, app: number) => text.replaceAll('127.0.0.1:3000', `127.0.0.1:${app}`)

const PROXIES: Record<Kind, Proxy> = {
  nginx: {
    plain: (places) =>
      nginxAround(
        `server { listen 127.0.0.1:${places.port}; location / { proxy_pass http://127.0.0.1:${places.app}; } }`,
        places,
      ),
    advised: (places) =>
      nginxAround(
        toApp(read('nginx.conf'), places.app).replace('listen 80;', `listen 127.0.0.1:${places.port};`),
        places,
      ),
    start: (file, folder) => ['-p', folder, '-c', file],
  },
  haproxy: {
    plain: ({ port, app }) => `defaults
  mode http
  timeout connect 5s
  timeout client 50s
  timeout server 50s
frontend web
  bind 127.0.0.1:${port}
  default_backend app
backend app
  server one 127.0.0.1:${app}
`,
    advised: ({ port, app }) => toApp(read('haproxy.cfg'), app).replace('bind :80', `bind 127.0.0.1:${port}`),
    start: (file) => ['-db', '-f', file],
  },
  caddy: {
    plain: ({ port, app }) => `{
	admin off
}
http://:${port} {
	bind 127.0.0.1
	reverse_proxy 127.0.0.1:${app} {
		header_up Host {upstream_hostport}
	}
}
`,
    // Only the certificate is left out: nobody gives one to a name that does not exist.
    advised: ({ port, app }) =>
      `{\n\tadmin off\n}\n${toApp(read('Caddyfile'), app).replace(PUBLIC_NAME + ' {', `http://${PUBLIC_NAME}:${port} {`)}`,
    start: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
}

const closers: (() => Promise<unknown> | void)[] = []
async function closeAll(): Promise<void> {
  for (const close of closers.splice(0).toReversed()) await close()
}
afterEach(closeAll)
afterAll(closeAll)

/** Each by its own name, as the table of programs has them. */
function startProgram(kind: Kind, args: readonly string[], options: SpawnOptions): ChildProcess {
  if (kind === 'nginx') return spawn(getProgram('nginx'), args, options)
  if (kind === 'haproxy') return spawn(getProgram('haproxy'), args, options)
  return spawn(getProgram('caddy'), args, options)
}

async function startProxy(kind: Kind, how: 'plain' | 'advised', app: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), `hookreel-${kind}-`))
  const port = await findFreePort()
  const file = join(folder, 'config')
  for (const name of ['logs', 'b', 'p']) mkdirSync(join(folder, name))
  writeFileSync(file, PROXIES[kind][how]({ port, app, folder }))
  const child = startProgram(kind, PROXIES[kind].start(file, folder), {
    env: { PATH: process.env['PATH'], HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  closers.push(async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), 3000)
      await once(child, 'exit')
      clearTimeout(late)
    }
    rmSync(folder, { recursive: true, force: true })
  })
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) throw new Error(`${kind} ended: ${said}`)
    if (await isOpen(port)) return port
    await sleep(100)
  }
  throw new Error(`${kind} does not listen: ${said}`)
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    }).on('error', () => resolve(false))
  })

async function start(kind: Kind, how: 'plain' | 'advised') {
  const environment: Record<string, string> =
    how === 'advised' ? { PUBLIC_URL: `https://${PUBLIC_NAME}`, TRUST_PROXY: 'true' } : {}
  const server = await buildServer({ environment })
  const listening = await listen(server.app, { port: 0, host: '127.0.0.1' })
  closers.push(
    () => server.close(),
    () => listening.close(),
  )
  return { server, port: await startProxy(kind, how, listening.port) }
}

type Asked = { method?: string; headers?: OutgoingHttpHeaders; body?: string | Buffer }

function open(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: Asked = {},
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { port, host: '127.0.0.1', localAddress: CLIENT_ADDRESS, path, method, agent: false },
      resolve,
    )
    sent.setHeader('host', PUBLIC_NAME)
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) sent.setHeader(name, value)
    sent.on('error', reject)
    sent.end(body)
  })
}

async function ask(port: number, path: string, asked: Asked = {}) {
  const answer = await open(port, path, asked)
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  return { status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(chunks).toString() }
}

const asJson = (body: object, headers: OutgoingHttpHeaders = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

async function signIn(server: BuiltServer, port: number, headers: OutgoingHttpHeaders = {}) {
  const email = `${crypto.randomUUID()}@example.org`
  await server.signUp(email)
  const answer = await ask(port, '/api/auth/sign-in/email', asJson({ email, password: PASSWORD }, headers))
  expect(answer.status, answer.text).toBe(200)
  const set = answer.headers['set-cookie'] ?? []
  const lines = new Headers(set.map((line): [string, string] => ['set-cookie', line]))
  return { cookie: readCookies(lines), set, email, answer }
}

for (const kind of KINDS)
  describe(`behind ${kind}`, { tags: [kind] }, () => {
    test('with nothing set, nothing of the operator is open to the world', async () => {
      const { server, port } = await start(kind, 'plain')
      const { cookie } = await signIn(server, port)
      for (const host of [PUBLIC_NAME, 'localhost', '127.0.0.1', `127.0.0.1:${port}`]) {
        const headers = { cookie, host }
        const seen = [
          (await ask(port, '/outbox', { headers })).status,
          (await ask(port, '/operator?token=guessed', { headers })).status,
          (await ask(port, '/metrics', { headers })).status,
          (await ask(port, '/api/natural-voice/install', { method: 'POST', headers })).status,
        ]
        expect([host, ...seen]).toEqual([host, 403, 403, 404, 403])
      }
    })

    test('by the file of this repository: who asks is known, TLS is kept to, nothing of the operator is open', async () => {
      const { server, port } = await start(kind, 'advised')
      const spoofed = { 'x-forwarded-for': '203.0.113.77' }
      const { cookie, set, answer } = await signIn(server, port, spoofed)
      expect(answer.headers['strict-transport-security']).toContain('max-age')
      const session = set.find((line) => line.includes('session_token')) ?? ''
      expect(session).toMatch(/^__Host-hookreel\.session_token=.*; Secure/i)
      expect(session).toMatch(/; Path=\/(;|$)/i)
      expect(session).not.toMatch(/domain/i)
      const sessions = await ask(port, '/api/sessions', { headers: { cookie } })
      expect(sessions.text).toContain(`"address":"${CLIENT_ADDRESS}"`)
      expect(sessions.text).not.toContain('203.0.113.77')
      for (const path of ['/outbox', '/operator?token=', '/metrics'])
        expect([path, (await ask(port, path, { headers: { cookie } })).status]).toEqual([path, 404])
      const install = await ask(port, '/api/natural-voice/install', { method: 'POST', headers: { cookie } })
      expect(install.status).toBe(403)
    })

    test('events arrive as they happen, and a large upload goes through', async () => {
      const { server, port } = await start(kind, 'advised')
      const { cookie, email } = await signIn(server, port)
      const stream = await open(port, '/api/events', { headers: { cookie } })
      let heard = ''
      stream.on('data', (chunk: Buffer) => (heard += chunk.toString()))
      await vi.waitFor(() => expect(heard).toContain('retry:'), { timeout: 5000 })
      const rows = await server.deps.db.execute(`select id from "user" where email = '${email}'`)
      const [row] = rows.rows as { id: string }[]
      server.deps.hub.publish(row?.id ?? '', 'told', { word: 'now' })
      await vi.waitFor(() => expect(heard).toContain('"word":"now"'), { timeout: 5000 })
      stream.destroy()

      const tus = { cookie, 'tus-resumable': '1.0.0' }
      const metadata = `filename ${Buffer.from('film.mp4').toString('base64')}`
      const begun = await ask(port, '/api/uploads', {
        method: 'POST',
        headers: { ...tus, 'upload-length': UPLOAD_BYTES * 2, 'upload-metadata': metadata },
      })
      expect(begun.status, begun.text).toBe(201)
      const piece = await ask(port, new URL(begun.headers.location ?? '', 'http://here').pathname, {
        method: 'PATCH',
        headers: { ...tus, 'upload-offset': 0, 'content-type': 'application/offset+octet-stream' },
        body: Buffer.alloc(UPLOAD_BYTES, 7),
      })
      expect([piece.status, piece.headers['upload-offset']]).toEqual([204, String(UPLOAD_BYTES)])
    })

    test('slow clients keep nobody waiting, and no request falls into a connection that is being closed', async () => {
      const { port } = await start(kind, 'advised')
      const slow = Array.from({ length: 60 }, () => connect(port, '127.0.0.1'))
      for (const socket of slow)
        socket.on('error', () => undefined).write('POST /api/support-messages HTTP/1.1\r\nHost: r')
      expect((await ask(port, '/health/live')).status).toBe(200)
      // Node closes idle connections after five seconds by itself; what comes in that moment was lost.
      const twice = async (n: number) => {
        const body = asJson({ email: 'nobody' })
        const first = await ask(port, '/api/auth/request-password-reset', body)
        await sleep(4960 + n * 2)
        return [first.status, (await ask(port, '/api/auth/request-password-reset', body)).status]
      }
      const statuses = (
        await Promise.all(Array.from({ length: IDLE_CONNECTIONS }, (_, n) => twice(n)))
      ).flat()
      expect(statuses.filter((status) => status >= 500)).toEqual([])
      for (const socket of slow) socket.destroy()
    })
  })

test('an idle connection is kept for longer than any proxy keeps it', async () => {
  const server = await buildServer()
  const listening = await listen(server.app, { port: 0, host: '127.0.0.1' })
  closers.push(
    () => server.close(),
    () => listening.close(),
  )
  const answer = await fetch(`http://127.0.0.1:${listening.port}/health/live`)
  expect(Number(/timeout=(\d+)/.exec(answer.headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(120)
})
