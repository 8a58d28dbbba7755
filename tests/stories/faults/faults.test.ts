import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { request, Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDataDir, SHORT_LIVED } from '../videos-server.ts'

const SERVE = fileURLToPath(new URL('../../../apps/server/src/main/serve.ts', import.meta.url))
const BIG_BODY_BYTES = 200 * 1024 * 1024
/** Each that was wrong was told: a megabyte of them took everybody four seconds, and came back as four megabytes. */
const NAMES = Array.from({ length: 20_000 }, (_, at) => [`name ${at}`, at])

type Ended = { readonly code: number | null; readonly output: string }
type Started = { readonly child: ChildProcess; readonly address: string; readonly ended: Promise<Ended> }

/** Runs the server; resolves with its address when it is ready, or with nothing when it ended before. */
function run(environment: Record<string, string>): {
  child: ChildProcess
  ready: Promise<string>
  ended: Promise<Ended>
} {
  const child = spawn(process.execPath, [...SHORT_LIVED, SERVE], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      PORT: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ready = new Promise<string>((resolve) => {
    const read = (chunk: string) => {
      output += chunk
      const address = /Hookreel is ready at (\S+)/.exec(output)?.[1]
      if (address) resolve(address)
    }
    child.stdout?.setEncoding('utf8').on('data', read)
    child.stderr?.setEncoding('utf8').on('data', read)
  })
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code) => resolve({ code, output }))
  })
  return { child, ready, ended }
}

async function start(dataDir: string): Promise<Started> {
  const { child, ready, ended } = run({ DATA_DIR: dataDir })
  const address = await Promise.race([ready, ended])
  if (typeof address !== 'string') throw new Error(address.output)
  return { child, address, ended }
}

let dataDir: string
let server: Started
beforeAll(async () => {
  dataDir = (await makeDataDir()).dataDir
  server = await start(dataDir)
})
afterAll(async () => {
  server.child.kill('SIGTERM')
  await server.ended
  rmSync(dataDir, { recursive: true, force: true })
})

type Reply = { status: number; body: string; localPort: number | undefined }

/** One request over an agent's connection; `send` writes the body. */
function exchange(
  agent: Agent,
  options: { method: string; path: string; headers?: Record<string, string | number> },
  send: (write: (chunk: Buffer) => Promise<void>) => Promise<void> = async () => {},
): Promise<Reply> {
  const { hostname, port } = new URL(server.address)
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, agent, ...options }, (incoming) => {
      const localPort = incoming.socket.localPort
      let body = ''
      incoming.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
      incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, body, localPort }))
    })
    outgoing.on('error', reject)
    const write = (chunk: Buffer) =>
      new Promise<void>((written, failed) => {
        outgoing.write(chunk, (error) => (error ? failed(error) : written()))
      })
    send(write).then(() => outgoing.end(), reject)
  })
}

async function sendZeros(write: (chunk: Buffer) => Promise<void>): Promise<void> {
  const chunk = Buffer.alloc(1024 * 1024, 0x20)
  for (let sent = 0; sent < BIG_BODY_BYTES; sent += chunk.length) await write(chunk)
}

const SIGN_UP = { method: 'POST', path: '/api/auth/sign-up/email' }
const JSON_TYPE = { 'content-type': 'application/json' }

describe('a body of 200 MB', () => {
  test.each([
    ['with its length declared', { 'content-length': BIG_BODY_BYTES }],
    ['sent in chunks', { 'transfer-encoding': 'chunked' }],
  ])('%s is refused, and the next request on the same connection works', async (_, headers) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const refused = await exchange(agent, { ...SIGN_UP, headers: { ...JSON_TYPE, ...headers } }, sendZeros)
    expect(refused.status).toBe(413)
    expect(JSON.parse(refused.body)).toMatchObject({ error: { code: 'body_too_large' } })
    const next = await exchange(agent, { method: 'GET', path: '/api/pricing' })
    expect(next.status).toBe(200)
    expect(next.localPort).toBe(refused.localPort)
    agent.destroy()
  })

  test('is refused early: the answer comes before the body', async () => {
    const { hostname, port } = new URL(server.address)
    const headers = { ...JSON_TYPE, 'content-length': BIG_BODY_BYTES }
    const status = await new Promise((resolve, reject) => {
      const outgoing = request({ hostname, port, ...SIGN_UP, headers }, (incoming) => {
        resolve(incoming.statusCode)
        incoming.on('error', () => undefined)
        outgoing.destroy()
      })
      outgoing.on('error', reject)
      outgoing.flushHeaders()
    })
    expect(status).toBe(413)
    expect((await fetch(`${server.address}/health/live`)).status).toBe(200)
  })
})

test('a document of several megabytes comes through to its reader', async () => {
  const body = 'A sentence about towers. '.repeat(80_000)
  const answer = await fetch(`${server.address}/api/sources/file?name=a.txt`, { method: 'POST', body })
  // Nobody is signed in: the answer is that, and not that it is too large.
  expect(answer.status).toBe(401)
})

describe('a body that cannot be read', () => {
  test.each([
    ['half a JSON', '{"name":', 'application/json'],
    ['nothing', '', 'application/json'],
    ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x22]), 'application/json'],
    ['a form', 'name=Ada', 'application/x-www-form-urlencoded'],
    ['a nest', `{"name":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, 'application/json'],
    ['names without end', JSON.stringify(Object.fromEntries(NAMES.slice(0, 3000))), 'application/json'],
  ])('%s is refused as malformed', async (_, body, type) => {
    const answer = await fetch(`${server.address}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: { code: 'malformed_body' } })
  })
})

test.each([
  ['a nest', `{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ['names without end', JSON.stringify(Object.fromEntries(NAMES))],
])('%s that is longer than a stranger may send is refused before it is read', async (_, body) => {
  const answer = await fetch(`${server.address}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: JSON_TYPE,
    body,
  })
  expect(answer.status).toBe(413)
})

describe('addresses', () => {
  test.each([
    '/api/nothing',
    '/assets/nothing.js',
    '/health/nothing',
    '/%E0%A4%A',
    '/..%2f..%2fpackage.json%00',
  ])('%s is answered with a refusal, never with a page', async (path) => {
    const answer = await fetch(server.address + path)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ error: { code: 'route_not_found' } })
  })

  test('the OpenAPI document describes every call, sign-up and events included', async () => {
    const document = (await (await fetch(`${server.address}/api/openapi.json`)).json()) as { paths: object }
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        '/api/auth/sign-up/email',
        '/api/auth/sign-in/email',
        '/api/auth/sign-out',
        '/api/profile',
        '/api/dashboard',
        '/api/credits',
        '/api/pricing',
        '/api/ideas/generate',
        '/api/ideas',
        '/api/ideas/{id}',
        '/api/voices',
        '/api/voices/{id}/preview',
        '/api/styles',
        '/api/videos',
        '/api/videos/{id}',
        '/api/videos/{id}/cancel',
        '/api/videos/{id}/file',
        '/api/events',
      ]),
    )
  })

  test.each(['/health/live', '/health/ready'])('%s says so', async (path) => {
    expect((await fetch(server.address + path)).status).toBe(200)
  })
})

describe('starting', () => {
  test('a second server on the same data folder refuses and says why', async () => {
    const { code, output } = await run({ DATA_DIR: dataDir }).ended
    expect(code).toBe(1)
    expect(output.trim()).toBe(
      `Another Hookreel server is already running on the data folder ${dataDir}. Stop it first, or give this one a folder of its own with DATA_DIR.`,
    )
  })

  test('a data folder that cannot be written to is one sentence', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hookreel-file-'))
    writeFileSync(join(folder, 'file'), '')
    const { code, output } = await run({ DATA_DIR: join(folder, 'file', 'data') }).ended
    rmSync(folder, { recursive: true })
    expect(code).toBe(1)
    expect(output).toMatch(/^The data folder \S+ cannot be written to \(ENOTDIR\)\. Give [^\n]+\n$/)
  })

  test('wrong settings are listed, all of them', async () => {
    const { code, output } = await run({ PORT: 'many', PUBLIC_URL: 'reels', TRUST_PROXY: 'maybe' }).ended
    expect(code).toBe(1)
    for (const name of ['PORT', 'PUBLIC_URL', 'TRUST_PROXY']) expect(output).toContain(`${name}: must be`)
  })

  test('a port that is taken is one sentence', async () => {
    const { dataDir: other } = await makeDataDir()
    const port = new URL(server.address).port
    const { code, output } = await run({ DATA_DIR: other, PORT: port }).ended
    rmSync(other, { recursive: true })
    expect(code).toBe(1)
    expect(output).toContain(`Port ${port} is taken by another program.`)
  })

  test('the secret is made once and only its owner may read it', () => {
    expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600)
  })
})

describe('stopping', () => {
  test('on a signal everything ends, and what was signed up is there at the next start', async () => {
    const { dataDir: folder } = await makeDataDir()
    const first = await start(folder)
    const account = { name: 'Ada', email: 'ada@example.org', password: 'correct horse' }
    const post = (address: string, path: string) =>
      fetch(address + path, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(account) })
    expect((await post(first.address, '/api/auth/sign-up/email')).status).toBe(200)
    first.child.kill('SIGTERM')
    expect((await first.ended).code).toBe(0)
    const second = await start(folder)
    expect((await post(second.address, '/api/auth/sign-in/email')).status).toBe(200)
    second.child.kill('SIGKILL')
    await second.ended
    // A killed server leaves no lock behind.
    const third = await start(folder)
    third.child.kill('SIGINT')
    expect((await third.ended).code).toBe(0)
    rmSync(folder, { recursive: true })
  })

  test('the server ends when its parent is killed', async () => {
    const { dataDir: folder } = await makeDataDir()
    const launcher = spawn(
      process.execPath,
      [
        '-e',
        `require('node:child_process').spawn(process.execPath, ${JSON.stringify([...SHORT_LIVED, SERVE])}, { stdio: 'inherit' })`,
      ],
      {
        env: {
          PATH: process.env['PATH'],
          NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
          PORT: '0',
          DATA_DIR: folder,
        },
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    )
    const isClosed = new Promise((resolve) => launcher.stdout.once('close', resolve))
    await new Promise<void>((resolve) => {
      launcher.stdout.on('data', (chunk: Buffer) => {
        if (chunk.toString().includes('ready')) resolve()
      })
    })
    launcher.kill('SIGKILL')
    // The output closes when its last holder, the server, is gone.
    await isClosed
    rmSync(folder, { recursive: true })
  })
})
