import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { S3_KEYS, startFakeS3 } from '../../../../../tests/fakes/s3.ts'
import type { FakeS3, Fault } from '../../../../../tests/fakes/s3.ts'
import { readConfig } from '../../config/config.ts'
import type { AppEnv } from '../http/app-type.ts'
import { addSecurityHeaders } from '../http/security.ts'
import { findFilmOrigin } from './open-s3-storage.ts'
import { openStorage } from './open-storage.ts'
import type { Storage } from './open-storage.ts'

const content = randomBytes(300_000)
const handing = { contentType: 'video/mp4', disposition: 'inline', cacheControl: 'private', secondsLeft: 60 }
let store: FakeS3
let storage: Storage
let folder = ''

function open(changes: Record<string, string> = {}): Storage {
  return openStorage(folder, readConfig({ ...store.settings, ...changes }).machines.s3)
}

/** The first so many requests of a kind go wrong. */
function fail(method: string, times: number, fault: Fault): void {
  let left = times
  store.disturb((asked) => {
    if (asked !== method || left === 0) return undefined
    left -= 1
    return fault
  })
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hookreel-s3-'))
  store = await startFakeS3()
  storage = open()
})
afterEach(() => store.disturb(undefined))
afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true, force: true })
})

describe('an object store that fails', () => {
  test.each([
    ['answers 500 and 503', { type: 'status', status: 503 }],
    ['hangs up', { type: 'hang up' }],
  ] as const)('for a moment is asked again: it %s', async (_, fault) => {
    fail('PUT', 2, fault)
    await storage.putBytes('films/one.mp4', content)
    fail('HEAD', 2, fault)
    expect(await storage.findSize('films/one.mp4')).toBe(content.length)
    fail('GET', 2, fault)
    expect((await buffer(storage.read('films/one.mp4'))).equals(content)).toBe(true)
  })

  test('in the middle of a file is gone on with where it broke off', async () => {
    await storage.putBytes('films/two.mp4', content)
    fail('GET', 3, { type: 'cut', afterBytes: 70_000 })
    expect((await buffer(storage.read('films/two.mp4'))).equals(content)).toBe(true)
    fail('GET', 2, { type: 'cut', afterBytes: 500 })
    const part = await buffer(storage.read('films/two.mp4', { start: 1000, end: 2999 }))
    expect(part.equals(content.subarray(1000, 3000))).toBe(true)
  })

  test('never mixes two versions of a file', async () => {
    await storage.putBytes('films/three.mp4', content)
    fail('GET', 1, { type: 'cut', afterBytes: 70_000 })
    const reading = storage.read('films/three.mp4')
    reading.once('data', () => store.objects.set('films/three.mp4', randomBytes(300_000)))
    await expect(buffer(reading)).rejects.toMatchObject({ name: 'PreconditionFailed' })
  })

  test('for good says so, and leaves no half of a file', async () => {
    store.disturb((method) => (method === 'PUT' ? { type: 'status', status: 500 } : undefined))
    await writeFile(join(folder, 'large'), randomBytes(9 * 1_048_576))
    await expect(storage.putFile('films/large.mp4', join(folder, 'large'))).rejects.toThrow()
    store.disturb(undefined)
    expect(await storage.findSize('films/large.mp4')).toBeUndefined()
    expect(store.unfinished.size).toBe(0)
  })

  test('by waiting is waited for', async () => {
    fail('GET', 1, { type: 'wait', ms: 300 })
    await storage.putBytes('films/four.txt', Buffer.from('slow'))
    expect(await text(storage.read('films/four.txt'))).toBe('slow')
  })
})

describe('an address that the store itself answers', () => {
  test('gives the file under its name and type until it expires, to nobody who changes it', async () => {
    await storage.putBytes('films/five.mp4', content)
    const disposition = 'attachment; filename="a b.mp4"'
    const address = (await storage.signAddress?.('films/five.mp4', { ...handing, disposition })) ?? ''
    const answer = await fetch(address)
    expect(answer.headers.get('content-disposition')).toBe(disposition)
    expect(answer.headers.get('content-type')).toBe('video/mp4')
    expect((await answer.bytes()).length).toBe(content.length)
    for (const changed of [
      address.replace('five', 'four'),
      address.replace('attachment', 'inline'),
      address.replace(/Expires=\d+/, 'Expires=6000'),
      address.replace(/&X-Amz-Signature=\w+/, ''),
    ]) {
      expect((await fetch(changed)).status).toBe(403)
    }
    const brief = (await storage.signAddress?.('films/five.mp4', { ...handing, secondsLeft: 1 })) ?? ''
    await new Promise((resolve) => setTimeout(resolve, 1100))
    expect((await fetch(brief)).status).toBe(403)
  })

  test('is at the host that browsers know, when that is another one', async () => {
    const address = await open({ S3_PUBLIC_ENDPOINT: 'https://files.example.org' }).signAddress?.(
      'a.mp4',
      handing,
    )
    expect(address).toMatch(/^https:\/\/files\.example\.org\/reels\/a\.mp4\?/)
    expect(await open({ S3_REDIRECTS: 'false' }).signAddress?.('a.mp4', handing)).toBeUndefined()
  })
})

test.each([
  [{}, 'http://127.0.0.1:9000'],
  [{ S3_PUBLIC_ENDPOINT: 'https://files.example.org/' }, 'https://files.example.org'],
  [{ S3_FORCE_PATH_STYLE: 'false' }, 'http://reels.127.0.0.1:9000'],
  [{ S3_REDIRECTS: 'false' }, undefined],
])('pages may play films from where players are sent on to: %o', async (changes, origin) => {
  const place = { ...store.settings, S3_ENDPOINT: 'http://127.0.0.1:9000', ...changes }
  const app = new Hono<AppEnv>()
  app.use(addSecurityHeaders(undefined, findFilmOrigin(readConfig(place).machines.s3)))
  const policy = (await app.request('/')).headers.get('content-security-policy') ?? ''
  const media = policy.split('; ').find((line) => line.startsWith('media-src'))
  expect(media).toBe(`media-src ${origin === undefined ? '' : `${origin} `}'self' blob:`)
})

test('a server with a wrong secret is refused at once', async () => {
  const wrong = open({ S3_SECRET_ACCESS_KEY: `${S3_KEYS.secretAccessKey}!` })
  await expect(wrong.putBytes('films/six.txt', content)).rejects.toMatchObject({
    name: 'SignatureDoesNotMatch',
  })
  expect(store.objects.has('films/six.txt')).toBe(false)
})
