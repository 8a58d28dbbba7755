import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildServer, type BuiltServer, type Client } from '../../../../../tests/builders/build-server.ts'
import { buildVideoRow } from '../../../../../tests/builders/build-video.ts'
import { videoKey } from '../video-files.ts'
import { insertVideo } from '../videos.queries.ts'
import type { NewVideo } from '../videos.queries.ts'

const SRT = '1\n00:00:00,100 --> 00:00:01,900\nEin Tag auf der Venus\n'
const VTT = 'WEBVTT\n\n00:00:00.100 --> 00:00:01.900\nEin Tag auf der Venus\n'

describe('subtitles', () => {
  let server: BuiltServer
  let anna: Client
  beforeAll(async () => {
    server = await buildServer()
    anna = await server.signUp()
  })
  afterAll(() => server.close())

  async function keepVideo(status: NewVideo['status'], hasFiles: boolean): Promise<string> {
    const { id: userId } = (await anna.ask('GET', '/api/profile')).body as { id: string }
    const { db, storage, config } = server.deps
    const video = await db.transaction((tx) =>
      insertVideo(tx, buildVideoRow(userId, { title: 'Venus: “ein Tag”', status })),
    )
    const file = join(config.dataDir, 'subtitles')
    for (const [format, text] of [['srt', SRT] as const, ['vtt', VTT] as const]) {
      await writeFile(file, text)
      if (hasFiles) await storage.putFile(videoKey(video, format), file)
    }
    return `/api/videos/${video.id}/subtitles`
  }

  test('of a finished film are downloaded as SubRip or WebVTT under its title', async () => {
    const path = await keepVideo('completed', true)
    const srt = await anna.ask('GET', path)
    expect(srt).toMatchObject({ status: 200, body: SRT })
    expect(srt.headers.get('content-type')).toBe('text/srt; charset=utf-8')
    expect(srt.headers.get('content-disposition')).toMatch(/^attachment; filename="Venus.*\.srt"/)
    const vtt = await anna.ask('GET', `${path}?format=vtt`)
    expect(vtt).toMatchObject({ status: 200, body: VTT })
    expect(vtt.headers.get('content-type')).toBe('text/vtt; charset=utf-8')
    expect(vtt.headers.get('content-disposition')).toMatch(/\.vtt"/)
  })

  test('are refused before the film is ready, and missing where none are kept', async () => {
    const waiting = await anna.ask('GET', await keepVideo('processing', false))
    expect(waiting).toMatchObject({ status: 409, body: { error: { code: 'video_not_ready' } } })
    const bare = await anna.ask('GET', await keepVideo('completed', false))
    expect(bare).toMatchObject({ status: 404, body: { error: { code: 'file_not_found' } } })
  })

  test('need a session, and those of others are as missing as those of no video', async () => {
    const path = await keepVideo('completed', true)
    const berta = await server.signUp()
    expect((await server.stranger.ask('GET', path)).status).toBe(401)
    const others = await berta.ask('GET', path)
    const none = await berta.ask('GET', '/api/videos/nothing/subtitles')
    expect(others.status).toBe(404)
    expect(others.body).toMatchObject({ error: { code: 'video_not_found' } })
    expect(none.body).toMatchObject({ error: { code: 'video_not_found' } })
  })

  test('come in no other format', async () => {
    const answer = await anna.ask('GET', `${await keepVideo('completed', true)}?format=ass`)
    expect(answer).toMatchObject({ status: 422, body: { error: { code: 'invalid_input' } } })
  })
})
