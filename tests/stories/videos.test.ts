import { execFile } from 'node:child_process'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Video } from '@hookreel/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  checkCredentials,
  isEnded,
  makeDataDir,
  FULL_ORDER,
  ORDER,
  signUp,
  startStoryServer,
  waitForDownload,
  waitForVideo,
} from './videos-server.ts'
import type { Person, StoryServer } from './videos-server.ts'
import { getProgram } from '../../launcher/find-program.ts'

const run = promisify(execFile)
let folder: Awaited<ReturnType<typeof makeDataDir>>
let server: StoryServer
let anna: Person
let berta: Person
let video: Video
const events: string[] = []
const closeEvents = new AbortController()

beforeAll(async () => {
  folder = await makeDataDir()
  server = await startStoryServer(folder.dataDir)
  anna = await signUp(server.url, 'anna@example.org')
  berta = await signUp(server.url, 'berta@example.org')
})
afterAll(async () => {
  closeEvents.abort()
  await server?.stop()
  await folder?.remove()
})

/** Reads the events of a person until the story ends. */
async function listen(person: Person): Promise<void> {
  const response = await fetch(`${server.url}/api/events`, {
    headers: { cookie: person.cookie },
    signal: closeEvents.signal,
  })
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) events.push(decoder.decode(chunk))
  }
  void read().catch(() => undefined)
}

describe('a video', () => {
  test('is ordered, made and charged, and tells how far it is', async () => {
    await listen(anna)
    const ordered = await anna.call('POST', '/api/videos', FULL_ORDER)
    expect(ordered.status).toBe(201)
    video = ordered.body as Video
    expect(video).toMatchObject({ status: 'queued', title: 'Space facts', credits: 25, progress: null })
    expect(video.estimatedSeconds).toBeGreaterThan(0)
    expect((await anna.call('GET', '/api/credits')).body).toMatchObject({ balance: 75 })

    const percents: number[] = []
    video = await waitForVideo(anna, video.id, (now) => {
      if (now.progress) percents.push(now.progress.percent)
      return isEnded(now)
    })
    expect(video).toMatchObject({ status: 'completed', failure: null, progress: null })
    expect(video.durationSeconds).toBeGreaterThanOrEqual(13.5)
    expect(video.durationSeconds).toBeLessThanOrEqual(16.5)
    expect(percents.length).toBeGreaterThan(3)
    expect(percents).toEqual([...percents].sort((a, b) => a - b))
    expect((await anna.call('GET', '/api/credits')).body).toMatchObject({ balance: 75 })
    const told = events.join('')
    expect(told).toContain('event: balance')
    expect(told).toContain('"status":"processing"')
    expect(told).toContain('"status":"completed"')
    // The parts go once the film is told to be complete, on the next lines.
    await expect.poll(() => readdir(join(folder.dataDir, 'films')), { timeout: 20_000 }).toEqual([])
  })

  test('plays from a signed address, from any place in it', async () => {
    const { body, status } = await anna.call('GET', `/api/videos/${video.id}/file`)
    expect(status).toBe(200)
    const { url } = body as { url: string }
    const whole = await fetch(server.url + url)
    const bytes = Buffer.from(await whole.arrayBuffer())
    expect(whole.status).toBe(200)
    expect(bytes.length).toBe(video.fileSize)
    const part = await fetch(server.url + url, { headers: { range: 'bytes=1000-1999' } })
    expect(part.status).toBe(206)
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(1000, 2000))).toBe(true)
    const file = join(folder.dataDir, 'watched.mp4')
    await writeFile(file, bytes)
    const { stderr } = await run(getProgram('ffmpeg'), ['-hide_banner', '-i', file, '-f', 'null', '-'])
    expect(stderr).toMatch(/Video: h264 \(High\).*yuv420p.*420x746.*30 fps/)
    expect(stderr).toMatch(/Audio: aac.*48000 Hz, stereo/)
    expect((await fetch(server.url + url.replace(/signature=.{4}/, 'signature=AAAA'))).status).toBe(403)
    const poster = await fetch(server.url + (video.posterUrl ?? ''))
    expect(poster.headers.get('content-type')).toBe('image/jpeg')
  })

  test('says in itself how it was made, signed here; one changed byte is seen', async () => {
    const url = await waitForDownload(anna, video.id)
    const film = Buffer.from(await (await fetch(server.url + url)).arrayBuffer())
    expect(await checkCredentials(server, anna, 'film.mp4', film)).toMatchObject({
      status: 200,
      body: {
        signedHere: 'made',
        found: {
          state: 'trusted',
          problems: [],
          sourceType: 'algorithmicMedia',
          origin: {
            parts: expect.arrayContaining([expect.objectContaining({ kind: 'voice', origin: 'code' })]),
          },
        },
      },
    })
    film[film.length - 500] = (film[film.length - 500] ?? 0) ^ 1
    expect(await checkCredentials(server, anna, 'film.mp4', film)).toMatchObject({
      body: { found: { state: 'broken', problems: ['assertion.bmffHash.mismatch'] } },
    })
    const poster = await (await fetch(server.url + (video.posterUrl ?? ''))).arrayBuffer()
    expect(await checkCredentials(server, anna, 'poster.jpg', Buffer.from(poster))).toMatchObject({
      body: { found: null },
    })
    expect(await checkCredentials(server, anna, 'film.exe', film)).toMatchObject({ status: 422 })
    expect(await checkCredentials(server, anna, 'none.mp4', Buffer.from('no film'))).toMatchObject({
      status: 422,
    })
    const nobody = { cookie: '' }
    expect(await checkCredentials(server, nobody, 'film.mp4', film)).toMatchObject({ status: 401 })
    expect(await readdir(join(folder.dataDir, 'checks'))).toEqual([])
  })

  test('counts a download and names the file by its title', async () => {
    const url = await waitForDownload(anna, video.id)
    const file = await fetch(server.url + url, { method: 'HEAD' })
    expect(file.headers.get('content-disposition')).toContain('filename="Space facts.mp4"')
    expect((await anna.call('GET', `/api/videos/${video.id}`)).body).toMatchObject({ downloadCount: 2 })
  })

  test('is nobody else’s', async () => {
    const path = `/api/videos/${video.id}`
    for (const [method, where, body] of [
      ['GET', path],
      ['PATCH', path, { title: 'Mine' }],
      ['DELETE', path],
      ['POST', `${path}/cancel`],
      ['GET', `${path}/file`],
    ] as const) {
      const foreign = await berta.call(method, where, body)
      const missing = await berta.call(method, where.replace(video.id, 'unknown'), body)
      expect([method, where, foreign.status]).toEqual([method, where, 404])
      expect(missing.status).toBe(404)
      expect((await fetch(server.url + where, { method })).status).toBe(401)
    }
    expect((await berta.call('GET', '/api/videos')).body).toEqual({ items: [], total: 0 })
  })

  test('can be renamed, listed, and deleted with its files', async () => {
    const path = `/api/videos/${video.id}`
    expect((await anna.call('PATCH', path, { title: 'Renamed' })).body).toMatchObject({ title: 'Renamed' })
    expect((await anna.call('GET', '/api/videos?page=1&pageSize=6')).body).toMatchObject({
      total: 1,
      items: [{ id: video.id, title: 'Renamed' }],
    })
    expect((await anna.call('POST', `${path}/cancel`)).status).toBe(409)
    const { body } = await anna.call('GET', `${path}/file`)
    expect((await anna.call('DELETE', path)).status).toBe(200)
    expect((await anna.call('GET', path)).status).toBe(404)
    expect((await fetch(server.url + (body as { url: string }).url)).status).toBe(404)
  })
})

describe('an order', () => {
  test('sent twice under one key makes one video and is charged once', async () => {
    const key = { 'idempotency-key': 'order-1' }
    const [first, second] = await Promise.all([
      berta.call('POST', '/api/videos', ORDER, key),
      berta.call('POST', '/api/videos', ORDER, key),
    ])
    expect([first.status, second.status]).toEqual([201, 201])
    expect((second.body as Video).id).toBe((first.body as Video).id)
    expect((await berta.call('GET', '/api/credits')).body).toMatchObject({ balance: 75 })
    const other = await berta.call('POST', '/api/videos', { ...ORDER, title: 'Another' }, key)
    expect([other.status, other.body]).toMatchObject([409, { error: { code: 'idempotency_conflict' } }])
    await berta.call('POST', `/api/videos/${(first.body as Video).id}/cancel`)
  })

  test.each([
    ['a voice nobody has', { voiceId: 'nobody' }, 422, 'voice_unknown'],
    ['a script without a word', { script: '--- 🎬' }, 422, 'script_unspeakable'],
    ['a script that nobody here speaks', { script: '月はとても静かです。' }, 422, 'script_unspeakable'],
    ['an outline', { script: `${ORDER.script} [your fact]` }, 422, 'script_blank'],
    ['an idea of someone else', { ideaId: 'someone-elses' }, 404, 'idea_not_found'],
    ['an unknown style', { style: 'baroque' }, 422, 'invalid_input'],
    ['an unknown length', { duration: 17 }, 422, 'invalid_input'],
    ['an unknown resolution', { resolution: '8k' }, 422, 'invalid_input'],
    ['an unknown format', { format: 'gif' }, 422, 'invalid_input'],
    ['an empty script', { script: '   ' }, 422, 'invalid_input'],
    ['over 4,000 characters', { script: 'a'.repeat(4001) }, 422, 'invalid_input'],
  ])('with %s is refused and costs nothing', async (_, change, status, code) => {
    const refused = await berta.call('POST', '/api/videos', { ...ORDER, ...change })
    expect([refused.status, refused.body]).toMatchObject([status, { error: { code } }])
    expect((await berta.call('GET', '/api/credits')).body).toMatchObject({ balance: 100 })
  })

  test('beyond the credits is refused', async () => {
    const carl = await signUp(server.url, 'carl@example.org')
    const ids: string[] = []
    for (let i = 0; i < 4; i += 1)
      ids.push(((await carl.call('POST', '/api/videos', ORDER)).body as Video).id)
    const fifth = await carl.call('POST', '/api/videos', ORDER)
    expect([fifth.status, fifth.body]).toMatchObject([
      402,
      { error: { code: 'insufficient_credits', details: { required: 25, available: 0 } } },
    ])
    for (const id of ids) await carl.call('POST', `/api/videos/${id}/cancel`)
    expect((await carl.call('GET', '/api/credits')).body).toMatchObject({ balance: 100 })
  })
})
