import { EventEmitter } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildServer } from '../../../../../../tests/builders/build-server.ts'
import type { BuiltServer } from '../../../../../../tests/builders/build-server.ts'
import { TURNS } from './take-turns.ts'

/** Of an answer on its way, what tells that it was taken. */
class Outgoing extends EventEmitter {
  readonly closed = false
  setTimeout(_ms: number, cut: () => void) {
    this.on('timeout', cut)
  }
  destroy() {
    this.emit('close')
  }
}

let webDir: string
let server: BuiltServer

beforeAll(async () => {
  webDir = mkdtempSync(join(tmpdir(), 'hookreel-pages-'))
  writeFileSync(join(webDir, 'index.html'), '<p>start</p>')
  mkdirSync(join(webDir, 'assets'))
  for (const name of ['picture.webp', 'film.mp4', 'assets/app-1a2b.js'])
    writeFileSync(join(webDir, name), name)
  server = await buildServer({ environment: { WEB_DIR: webDir } })
})
afterAll(async () => {
  await server.close()
  rmSync(webDir, { recursive: true })
})

/** Asks from an address, and takes nothing of the answer until `outgoing` is destroyed. */
async function open(path: string, remoteAddress: string) {
  const outgoing = new Outgoing()
  const incoming = { socket: { remoteAddress } }
  const { status, body } = await server.app.request(path, {}, { incoming, outgoing })
  await body?.cancel()
  // A refusal is taken at once.
  if (status !== 200) outgoing.destroy()
  return { status, outgoing }
}

/** Without a socket, as one whose answers are taken at once. */
const ask = async (path: string, remoteAddress: string) =>
  (await server.app.request(path, {}, { incoming: { socket: { remoteAddress } } })).status

test.each(['/', '/picture.webp', '/assets/app-1a2b.js', '/nothing-here', '/assets/nothing.js'])(
  '%s takes turns: who asks for it by hundreds is refused, and nobody else waits',
  async (path) => {
    const asked = Array.from({ length: TURNS.waiting + TURNS.alone + 20 }, () => ask(path, '203.0.113.5'))
    const other = ask('/', '203.0.113.9')
    const first = await Promise.race([
      other.then(() => 'other'),
      Promise.all(asked).then(() => 'all of them'),
    ])
    expect([first, await other]).toEqual(['other', 200])
    const codes = await Promise.all(asked)
    expect(codes.filter((code) => code === 429).length).toBeGreaterThanOrEqual(20)
  },
)

test('a film that somebody watches keeps nobody at their address waiting for pages', async () => {
  const films = await Promise.all(Array.from({ length: 20 }, () => open('/film.mp4', '203.0.113.8')))
  expect(films.map(({ status }) => status)).toEqual(films.map(() => 200))
  expect(await ask('/', '203.0.113.8')).toBe(200)
})

test('pages and files of pages that nobody reads are bounded for one address, and another one gets them all the same', async () => {
  const answers = []
  for (let at = 0; at < 260; at += 1) answers.push(await open('/film.mp4', '203.0.113.6'))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(256)
  expect(await ask('/film.mp4', '203.0.113.7')).toBe(200)
  expect((await open('/film.mp4', '203.0.113.6')).status).toBe(429)
  answers[0]?.outgoing.destroy()
  expect((await open('/film.mp4', '203.0.113.6')).status).toBe(200)
})
