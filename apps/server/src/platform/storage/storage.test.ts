import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStorage } from './open-storage.ts'
import { nameFile, serveFile } from './serve-files.ts'
import { readLink, signLink } from './sign-link.ts'

const secret = 'a secret for these tests'
const now = new Date('2030-01-01T00:00:00Z')
const clock = { now: () => now }
const expiresAt = new Date(now.getTime() + 3_600_000)
const key = 'user-videos/anna/film.mp4'
const content = Buffer.from('0123456789')
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hookreel-storage-'))
  await writeFile(join(folder, 'made.mp4'), content)
  await openStorage(join(folder, 'storage')).putFile(key, join(folder, 'made.mp4'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const storage = openStorage(join(folder, 'storage'))
  const answer = await serveFile(new Request(`http://localhost${path}`, { headers, method }), {
    storage,
    secret,
    clock,
  })
  if (typeof answer === 'string') return { status: answer, text: '', headers: new Headers() }
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}

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
    const storage = openStorage(join(folder, 'storage'))
    expect(() => storage.read(path)).toThrow(RangeError)
    expect(await storage.findSize(path)).toBeUndefined()
    await expect(storage.putFile(path, join(folder, 'made.mp4'))).rejects.toThrow(RangeError)
  })

  test('deletes all files of one video and no other', async () => {
    const storage = openStorage(join(folder, 'storage'))
    for (const name of ['one.mp4', 'one.jpg', 'one.mp4.putting-x', 'oneself.mp4']) {
      await storage.putFile(`user-videos/carl/${name}`, join(folder, 'made.mp4'))
    }
    await storage.removeAllStartingWith('user-videos/carl/one.')
    expect(await readdir(join(folder, 'storage/user-videos/carl'))).toEqual(['oneself.mp4'])
  })
})
