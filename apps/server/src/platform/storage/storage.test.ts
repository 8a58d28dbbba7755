import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { startFakeS3 } from '../../../../../tests/fakes/s3.ts'
import type { FakeS3 } from '../../../../../tests/fakes/s3.ts'
import { openStorage } from './open-storage.ts'
import type { Storage } from './open-storage.ts'
import { nameFile, serveFile } from './serve-files.ts'
import { readLink, signLink } from './sign-link.ts'

const secret = 'a secret for these tests'
const now = new Date('2030-01-01T00:00:00Z')
const clock = { now: () => now }
const expiresAt = new Date(now.getTime() + 3_600_000)
const key = 'user-videos/anna/film.mp4'
const content = Buffer.from('0123456789')
let folder = ''
let store: FakeS3
let storage: Storage

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hookreel-storage-'))
  await writeFile(join(folder, 'made.mp4'), content)
  store = await startFakeS3()
})
afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true, force: true })
})

/** As a browser: it goes where it is sent. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const request = new Request(`http://localhost${path}`, { headers, method })
  const answer = await serveFile(request, { storage, secret, clock })
  if (typeof answer === 'string') return { status: answer, text: '', headers: new Headers() }
  const final =
    answer.status === 302 ? await fetch(answer.headers.get('location') ?? '', { headers }) : answer
  return { status: final.status, text: await final.text(), headers: final.headers }
}

describe.each(['disk', 's3'] as const)('a storage on %s', (kind) => {
  beforeAll(async () => {
    const { s3 } = readConfig(store.settings).machines
    storage = openStorage(join(folder, 'storage'), kind === 's3' ? s3 : undefined)
    await storage.putFile(key, join(folder, 'made.mp4'))
  })
  describe('a signed address', () => {
    const url = signLink(secret, { key, expiresAt })

    test('plays the whole file', async () => {
      const answer = await ask(url)
      expect(answer).toMatchObject({ status: 200, text: '0123456789' })
      expect(answer.headers.get('content-type')).toBe('video/mp4')
      expect(answer.headers.get('accept-ranges')).toBe('bytes')
      expect(answer.headers.get('cache-control')).toBe('private, max-age=3600')
      expect(answer.headers.get('content-disposition')).toBe('inline')
    })

    test.each([
      ['bytes=2-4', '234', 'bytes 2-4/10'],
      ['bytes=7-', '789', 'bytes 7-9/10'],
      ['bytes=-3', '789', 'bytes 7-9/10'],
      ['bytes=-99', '0123456789', 'bytes 0-9/10'],
      ['bytes=8-99', '89', 'bytes 8-9/10'],
    ])('seeks: %s is %s', async (range, text, contentRange) => {
      const answer = await ask(url, { range })
      expect(answer).toMatchObject({ status: 206, text })
      expect(answer.headers.get('content-range')).toBe(contentRange)
      expect(answer.headers.get('content-length')).toBe(String(text.length))
    })

    test.each(['bytes=10-', 'bytes=-0'])('refuses a range beyond the end: %s', async (range) => {
      const answer = await ask(url, { range })
      expect(answer.status).toBe(416)
      expect(answer.headers.get('content-range')).toBe('bytes */10')
    })

    test.each(['bytes=0-1,4-5', 'bytes=5-2', 'frames=1-2', 'bytes=-'])(
      'answers the whole file to a range it does not serve: %s',
      async (range) => {
        expect(await ask(url, { range })).toMatchObject({ status: 200, text: '0123456789' })
      },
    )

    test('answers HEAD with the size and no bytes', async () => {
      const answer = await ask(url, {}, 'HEAD')
      expect(answer).toMatchObject({ status: 200, text: '' })
      expect(answer.headers.get('content-length')).toBe('10')
    })

    test('opens nothing once it was tampered with', async () => {
      const other = url.replace('anna', 'berta')
      const later = url.replace(/expires=\d+/, `expires=${Math.floor(expiresAt.getTime() / 1000) + 60}`)
      const named = `${url}&name=other.mp4`
      for (const path of [other, later, named, `/files/${key}`, url.slice(0, -1)]) {
        expect((await ask(path)).status).toBe('link_expired')
      }
    })

    test('opens nothing after its hour', () => {
      const query = new URL(url, 'http://localhost').searchParams
      expect(readLink(secret, key, query, new Date(expiresAt.getTime() - 1000))).toBeDefined()
      expect(readLink(secret, key, query, expiresAt)).toBeUndefined()
    })

    test('says that a file is missing once it was deleted', async () => {
      const gone = signLink(secret, { key: 'user-videos/anna/gone.mp4', expiresAt })
      expect((await ask(gone)).status).toBe('file_not_found')
    })

    test('downloads under a safe name made from the title', async () => {
      const downloadName = nameFile('../5 "Space" facts: über\n Größe', 'mp4')
      const answer = await ask(signLink(secret, { key, expiresAt, downloadName }))
      expect(answer.headers.get('content-disposition')).toBe(
        `attachment; filename="5 Space facts _ber Gr_e.mp4"; filename*=UTF-8''5%20Space%20facts%20%C3%BCber%20Gr%C3%B6%C3%9Fe.mp4`,
      )
      expect(nameFile('...', 'mov')).toBe('video.mov')
      // No system takes more than 255 bytes; four of them are a fox.
      expect(nameFile('🦊'.repeat(100), 'mp4')).toBe(`${'🦊'.repeat(50)}.mp4`)
      expect(nameFile('a '.repeat(100), 'mp4', '1f2e3d4c')).toMatch(/^(?:a ){39}a 1f2e3d4c\.mp4$/)
      expect(nameFile('...', 'jpg', '1f2e3d4c')).toBe('video 1f2e3d4c.jpg')
    })
  })

  describe('the storage', () => {
    test.each([
      '../secret',
      'user-videos/../../secret',
      '/etc/passwd',
      'a//b',
      '.hidden',
      'a/%2e%2e/b',
      'a\\..\\b',
    ])('never leads out of its folder: %s', async (path) => {
      expect(() => storage.read(path)).toThrow(RangeError)
      expect(await storage.findSize(path)).toBeUndefined()
      await expect(async () => storage.putFile(path, join(folder, 'made.mp4'))).rejects.toThrow(RangeError)
      await expect(async () => storage.putBytes(path, content)).rejects.toThrow(RangeError)
      await expect(async () => storage.remove(path)).rejects.toThrow(RangeError)
      await expect(async () => storage.removeFolder(path)).rejects.toThrow(RangeError)
      await expect(async () => storage.removeAllStartingWith(path)).rejects.toThrow(RangeError)
    })

    test('gives back what was put, whole or in part, also a file of many megabytes', async () => {
      const large = randomBytes(17 * 1_048_576 + 3)
      await writeFile(join(folder, 'large'), large)
      await storage.putFile('exports/large.zip', join(folder, 'large'))
      await storage.putBytes('exports/small.txt', content)
      await storage.putBytes('exports/empty.txt', new Uint8Array())
      expect(await storage.findSize('exports/large.zip')).toBe(large.length)
      expect((await buffer(storage.read('exports/large.zip'))).equals(large)).toBe(true)
      const part = await buffer(storage.read('exports/large.zip', { start: 9_000_000, end: 9_000_099 }))
      expect(part.equals(large.subarray(9_000_000, 9_000_100))).toBe(true)
      expect(await text(storage.read('exports/small.txt'))).toBe('0123456789')
      expect(await text(storage.read('exports/empty.txt'))).toBe('')
    })

    test('fails to read what is not there, and deletes it without complaint', async () => {
      await expect(text(storage.read('exports/nothing.txt'))).rejects.toThrow()
      await storage.remove('exports/nothing.txt')
      await storage.removeFolder('exports/nothing')
    })

    test('deletes all files of one video and no other', async () => {
      const scenes = Array.from({ length: 60 }, (_, index) => `one.scene-${index}.jpg`)
      for (const name of ['one.mp4', 'one.parts/deep/voice.f32', ...scenes, 'oneself.mp4'])
        await storage.putBytes(`user-videos/carl/${name}`, content)
      await storage.removeAllStartingWith('user-videos/carl/one.')
      expect(await storage.findSize('user-videos/carl/one.mp4')).toBeUndefined()
      expect(await storage.findSize('user-videos/carl/one.parts/deep/voice.f32')).toBeUndefined()
      expect(await storage.findSize('user-videos/carl/one.scene-59.jpg')).toBeUndefined()
      expect(await storage.findSize('user-videos/carl/oneself.mp4')).toBe(10)
      await storage.removeFolder('user-videos/carl')
      expect(await storage.findSize('user-videos/carl/oneself.mp4')).toBeUndefined()
    })
  })
})

test('a killed try leaves nothing once the same file is put on the disk again', async () => {
  const disk = openStorage(join(folder, 'storage'))
  await disk.putBytes('user-videos/dora/one.mp4.putting-x', content)
  await disk.putBytes('user-videos/dora/one.mp4', content)
  expect(await readdir(join(folder, 'storage/user-videos/dora'))).toEqual(['one.mp4'])
})

test('a file that is put twice at the same moment is there, whole, and neither put fails', async () => {
  const disk = openStorage(join(folder, 'storage'))
  const large = Buffer.alloc(4_000_000, 7)
  const puts = Array.from({ length: 12 }, () => disk.putBytes('user-videos/emil/one.mp4', large))
  expect((await Promise.allSettled(puts)).filter(({ status }) => status === 'rejected')).toEqual([])
  expect(await disk.findSize('user-videos/emil/one.mp4')).toBe(large.length)
  expect(await readdir(join(folder, 'storage/user-videos/emil'))).toEqual(['one.mp4'])
})
