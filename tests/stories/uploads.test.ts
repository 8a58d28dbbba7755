import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { BODY_MAX_BYTES, UPLOADS_PATH } from '@hookreel/contract'
import type { Upload, Video } from '@hookreel/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDataDir, signUp, startStoryServer, waitForVideo } from './videos-server.ts'
import type { Person, StoryServer } from './videos-server.ts'
import { getProgram } from '../../launcher/find-program.ts'

const run = promisify(execFile)
let folder: Awaited<ReturnType<typeof makeDataDir>>
let server: StoryServer
let anna: Person
let film: Buffer

beforeAll(async () => {
  folder = await makeDataDir()
  const file = join(folder.dataDir, 'sent.mov')
  const source = '-f lavfi -i testsrc2=s=160x96:d=2:r=25 -f lavfi -i sine=440:d=2'
  const settings =
    '-c:v libx264 -pix_fmt yuv420p -x264-params nal-hrd=cbr:force-cfr=1 -b:v 9M -minrate 9M -maxrate 9M -bufsize 9M -c:a pcm_s16le'
  await run(getProgram('ffmpeg'), ['-v', 'error', ...source.split(' '), ...settings.split(' '), file])
  film = await readFile(file)
  server = await startStoryServer(folder.dataDir)
  anna = await signUp(server.url, 'anna@example.org')
})
afterAll(async () => {
  await server?.stop()
  await folder?.remove()
})

async function send(method: string, path: string, headers: Record<string, string>, body?: Uint8Array) {
  return fetch(server.url + path, {
    method,
    headers: { origin: server.url, cookie: anna.cookie, 'tus-resumable': '1.0.0', ...headers },
    ...(body && { body: Uint8Array.from(body) }),
  })
}

function patch(path: string, from: number, bytes: Uint8Array): Promise<Response> {
  const headers = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(from) }
  return send('PATCH', path, headers, bytes)
}

describe('an upload', () => {
  test('larger than any other request survives the death of the server, and becomes a film that seeks', async () => {
    expect(film.length).toBeGreaterThan(BODY_MAX_BYTES + 200_000)
    const begun = await send('POST', UPLOADS_PATH, {
      'upload-length': String(film.length),
      'upload-metadata': `filename ${Buffer.from('Trip.mov').toString('base64')}`,
    })
    expect(begun.status).toBe(201)
    const path = begun.headers.get('location') ?? ''
    expect((await patch(path, 0, film.subarray(0, BODY_MAX_BYTES + 100_000))).status).toBe(204)

    await server.kill()
    server = await startStoryServer(folder.dataDir)
    anna.follow(server.url)
    const head = await send('HEAD', path, {})
    const offset = Number(head.headers.get('upload-offset'))
    expect(offset).toBe(BODY_MAX_BYTES + 100_000)
    expect((await patch(path, offset, film.subarray(offset))).status).toBe(204)

    // Killed again while the file is checked: it is checked after the next start.
    await server.kill()
    server = await startStoryServer(folder.dataDir)
    anna.follow(server.url)
    const id = path.split('/').at(-1) ?? ''
    const upload = await waitForUpload(path)
    expect(upload).toMatchObject({ state: 'done', message: null })
    const video: Video = await waitForVideo(anna, id, ({ status }) => status === 'generated')
    expect(video).toMatchObject({ title: 'Trip', aspectRatio: '16:9', upload: { width: 160, height: 96 } })
    const watched = await anna.call('GET', `/api/videos/${id}/watch`, undefined, { range: 'bytes=4-7' })
    expect([watched.status, await watched.response.text()]).toEqual([206, 'ftyp'])
    expect(watched.response.redirected).toBe(true)
    await expect.poll(() => readdir(join(folder.dataDir, 'uploads')), { timeout: 20_000 }).toEqual([])
    expect((await anna.call('GET', '/api/credits')).body).toMatchObject({ balance: 100 })
  })

  test('that is larger than it may be is refused, and the connection stays usable', async () => {
    const answer = await send('POST', UPLOADS_PATH, { 'upload-length': String(2 ** 40) })
    expect([answer.status, await answer.json()]).toMatchObject([413, { error: { code: 'upload_too_large' } }])
    expect((await patch(`${UPLOADS_PATH}/none`, 0, film)).status).toBe(404)
    expect((await anna.call('GET', '/api/videos')).status).toBe(200)
  })
})

async function waitForUpload(path: string): Promise<Upload> {
  for (;;) {
    const { body } = await anna.call('GET', path)
    const upload = body as Upload
    if (upload.state === 'done' || upload.state === 'failed') return upload
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
}
