import { EventEmitter } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildServer } from '../../../../../../tests/builders/build-server.ts'
import type { BuiltServer } from '../../../../../../tests/builders/build-server.ts'

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
  writeFileSync(join(webDir, 'picture.webp'), 'picture')
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
  return { status, outgoing }
}

test('pages and files of pages that nobody reads are bounded for one address, and another one gets them all the same', async () => {
  const answers = []
  for (let at = 0; at < 260; at += 1) answers.push(await open(at % 2 ? '/' : '/picture.webp', '203.0.113.6'))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(256)
  expect((await open('/', '203.0.113.6')).status).toBe(429)
  expect((await open('/', '203.0.113.7')).status).toBe(200)
  answers[0]?.outgoing.destroy()
  expect((await open('/picture.webp', '203.0.113.6')).status).toBe(200)
})
