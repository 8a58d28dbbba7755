import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import {
  DAY_SECONDS,
  UPLOAD_MAX_BYTES,
  UPLOAD_PIECE_MIN_BYTES,
  UPLOADS_MAX_COUNT,
  UPLOADS_PATH,
} from '@hookreel/contract'
import type { Upload, Video } from '@hookreel/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  buildServer,
  openIdleQueue,
  type BuiltServer,
  type Client,
} from '../../../../tests/builders/build-server.ts'
import { CHECK_LONG_UPLOAD, CHECK_UPLOAD, checkUpload } from './check-upload.job.ts'
import { createUpload } from './create-upload.ts'
import { expireUploads } from './expire-uploads.job.ts'
import { uploadsFolder } from './upload-files.ts'
import { getProgram } from '../../../../launcher/find-program.ts'

const run = promisify(execFile)
let server: BuiltServer
let anna: Client
let film: Buffer
const ordered: string[] = []

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hookreel-sent-'))
  const file = join(folder, 'sent.mp4')
  // Noise, so that it is more than one piece.
  const source =
    '-f lavfi -i nullsrc=s=96x160:d=1:r=50,geq=random(1)*255:128:128 -c:v libx264 -qp 0 -pix_fmt yuv420p'.split(
      ' ',
    )
  await run(getProgram('ffmpeg'), ['-v', 'error', ...source, file])
  film = await readFile(file)
  expect(film.length).toBeGreaterThan(3 * UPLOAD_PIECE_MIN_BYTES)
  await rm(folder, { recursive: true })
  server = await buildServer({
    openQueue: openIdleQueue(async (_on, name, data) => {
      ordered.push(`${name} ${JSON.stringify(data)}`)
    }),
  })
})
afterAll(() => server?.close())
beforeEach(async () => {
  anna = await server.signUp()
})

async function send(
  who: Client,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: Uint8Array<ArrayBuffer>,
) {
  return server.app.request(path, {
    method,
    headers: { cookie: who.cookie, 'tus-resumable': '1.0.0', ...headers },
    ...(body && { body }),
  })
}

const encoded = (text: string) => Buffer.from(text).toString('base64')

async function begin(who: Client, name = 'My trip.mp4', size = film.length): Promise<Response> {
  const headers = { 'upload-length': String(size), 'upload-metadata': `filename ${encoded(name)}` }
  return send(who, 'POST', UPLOADS_PATH, headers)
}

async function beginAt(who: Client, name?: string, size?: number): Promise<string> {
  return (await begin(who, name, size)).headers.get('location') ?? 'none'
}

function patch(who: Client, path: string, from: number, bytes: Uint8Array): Promise<Response> {
  const headers = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(from) }
  return send(
    who,
    'PATCH',
    path,
    { ...headers, 'content-length': String(bytes.length) },
    Uint8Array.from(bytes),
  )
}

/** Files of people's uploads, on their way or being looked at. */
async function listKept(): Promise<string[]> {
  const { dataDir } = server.deps.config
  const folders = [uploadsFolder(server.deps.config), join(dataDir, 'storage', 'uploads')]
  const found = await Promise.all(
    folders.map((folder) => readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])),
  )
  return found.flat().flatMap((entry) => (entry.isFile() ? join(entry.parentPath, entry.name) : []))
}
const listKeptOf = async (path: string) => (await listKept()).filter((file) => file.includes(idOf(path)))

const idOf = (path: string) => path.split('/').at(-1) ?? ''
const readUpload = async (who: Client, path: string) => (await who.ask('GET', path)).body as Upload
const listVideosOf = async (who: Client) =>
  (await who.ask('GET', '/api/videos')).body as { items: Video[]; total: number }

describe('an upload', () => {
  test('that is begun by headers which cannot be read is refused in the words of every other call', async () => {
    for (const length of ['-1', '1e9', 'a']) {
      const refused = await send(anna, 'POST', UPLOADS_PATH, { 'upload-length': length })
      expect(await refused.json()).toMatchObject({
        error: { code: 'invalid_input', message: 'Invalid upload-length', requestId: expect.any(String) },
      })
    }
  })

  test('is one file: parts of the protocol that are not offered are refused as such', async () => {
    for (const concat of ['partial', `final;${await beginAt(anna)}`]) {
      const headers = { 'upload-length': '10', 'upload-concat': concat }
      const refused = await send(anna, 'POST', UPLOADS_PATH, headers)
      expect([concat, refused.status]).toEqual([concat, 422])
    }
  })

  test('is reached by its own address alone: no end of a query leads to somebody else’s', async () => {
    const eve = await server.signUp()
    const [hers, own] = [await beginAt(anna, 'Secret.mp4'), await beginAt(eve, 'Own.mp4')]
    const half = Math.floor(film.length / 2)
    for (const [n, end] of [`?a=/${idOf(hers)}`, `?/${idOf(hers)}/`, `#/${idOf(hers)}`].entries()) {
      const asked = await send(eve, 'HEAD', own + end, {})
      expect(asked.headers.get('upload-metadata'), end).toBe(`filename ${encoded('Own.mp4')}`)
      // Her own upload stands at the half after the first time.
      const sent = await patch(eve, own + end, 0, film.subarray(0, half))
      expect(sent.status, end).toBe(n === 0 ? 204 : 409)
    }
    expect((await send(anna, 'HEAD', hers, {})).headers.get('upload-offset')).toBe('0')
    expect((await send(eve, 'HEAD', own, {})).headers.get('upload-offset')).toBe(String(half))
  })

  test('goes on where it stopped and becomes a video with its own length, size and poster', async () => {
    const path = await beginAt(anna)
    expect(path).toMatch(/^\/api\/uploads\/[\w-]+$/)
    const half = Math.floor(film.length / 2)
    expect((await patch(anna, path, 0, film.subarray(0, half))).status).toBe(204)
    const asked = await send(anna, 'HEAD', path, {})
    expect([asked.status, asked.headers.get('upload-offset')]).toEqual([200, String(half)])
    expect((await patch(anna, path, 0, film)).status).toBe(409)
    expect((await patch(anna, path, half, film.subarray(half))).status).toBe(204)
    expect(await readUpload(anna, path)).toMatchObject({ state: 'checking', fileName: 'My trip.mp4' })
    expect(ordered.at(-1)).toBe(`${CHECK_UPLOAD.name} ${JSON.stringify({ uploadId: idOf(path) })}`)

    await checkUpload(server.deps, idOf(path))
    expect(await readUpload(anna, path)).toMatchObject({ state: 'done', message: null })
    const { items } = await listVideosOf(anna)
    expect(items).toMatchObject([
      {
        id: idOf(path),
        title: 'My trip',
        status: 'generated',
        aspectRatio: '9:16',
        credits: 0,
        upload: { fileName: 'My trip.mp4', width: 96, height: 160 },
      },
    ])
    expect(items[0]?.durationSeconds).toBeCloseTo(1, 1)
    const { url } = (await anna.ask('GET', `/api/videos/${idOf(path)}/file`)).body as { url: string }
    const played = await server.app.request(url, { headers: { range: 'bytes=4-7' } })
    expect([played.status, await played.text()]).toEqual([206, 'ftyp'])
    expect((await server.app.request(items[0]?.posterUrl ?? '')).headers.get('content-type')).toBe(
      'image/jpeg',
    )
    expect(await listKeptOf(path)).toEqual([])
  })

  test('is refused before a byte is sent where ffmpeg is too old to be given it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hookreel-old-'))
    const ffmpegPath = join(folder, 'ffmpeg')
    const said = 'ffmpeg version 4.1\nlibavcodec     58. 35.100 / 58. 35.100\n'
    await writeFile(ffmpegPath, `#!/bin/sh\nprintf '%s' '${said}'\n`, { mode: 0o755 })
    const deps = { ...server.deps, config: { ...server.deps.config, ffmpegPath } }
    await expect(createUpload(deps, 'anna', { sizeBytes: 1000, fileName: 'trip.mp4' })).rejects.toMatchObject(
      {
        code: 'uploads_unavailable',
      },
    )
    await rm(folder, { recursive: true })
  })

  test('whose check broke off five times with its server is refused, and nothing of it is kept', async () => {
    const path = await beginAt(anna)
    expect((await patch(anna, path, 0, film)).status).toBe(204)
    await checkUpload(server.deps, idOf(path), { triesBefore: 5 })
    expect(await readUpload(anna, path)).toMatchObject({
      state: 'failed',
      message: expect.stringMatching(/5 times/),
    })
    expect(await listKeptOf(path)).toEqual([])
  })

  test('that became a video keeps its film when it is looked at once more, as after an error or beside a process that stood still', async () => {
    const path = await beginAt(anna)
    await patch(anna, path, 0, film)
    const { deps } = server
    const done: string[] = []
    const removeFolder = async (key: string) => {
      done.push(key)
      if (done.length === 1) throw new Error('the storage did not answer')
      await deps.storage.removeFolder(key)
    }
    await checkUpload({ ...deps, storage: { ...deps.storage, removeFolder } }, idOf(path))
    expect(done).toHaveLength(2)
    const [video] = (await listVideosOf(anna)).items
    const { body } = await anna.ask('GET', `/api/videos/${video?.id}/file`)
    expect((await server.app.request((body as { url: string }).url)).status).toBe(200)
    expect(await listKeptOf(path)).toEqual([])
  })

  test('that takes minutes to be written anew waits among its like, and keeps nobody’s short one waiting', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hookreel-slow-'))
    const file = join(folder, 'slow.avi')
    const source = '-f lavfi -i color=red:s=2048x2048:r=25 -frames:v 3 -c:v mjpeg'.split(' ')
    await run(getProgram('ffmpeg'), ['-v', 'error', ...source, file])
    const slow = await readFile(file)
    await rm(folder, { recursive: true })
    // Ten minutes of them, it says.
    for (const at of [48, slow.indexOf('vids') + 32]) slow.writeUInt32LE(590 * 25, at)
    const path = await beginAt(anna, 'slow.avi', slow.length)
    expect((await patch(anna, path, 0, slow)).status).toBe(204)
    expect(ordered.at(-1)).toBe(`${CHECK_UPLOAD.name} ${JSON.stringify({ uploadId: idOf(path) })}`)
    const told = { id: '', claim: '', signal: AbortSignal.timeout(60_000), triesBefore: 0, isLastTry: false }
    const tried = { ...told, isHeld: () => Promise.resolve(false) }
    await CHECK_UPLOAD.run(server.deps, { uploadId: idOf(path) }, tried)
    expect(await readUpload(anna, path)).toMatchObject({ state: 'checking' })
    expect(ordered.at(-1)).toBe(`check-long-upload ${JSON.stringify({ uploadId: idOf(path) })}`)
    await CHECK_LONG_UPLOAD.run(server.deps, { uploadId: idOf(path) }, tried)
    expect(await readUpload(anna, path)).toMatchObject({ state: 'done', message: null })
    expect(await listKeptOf(path)).toEqual([])
  })

  test('that is no video is refused with the reason, and nothing of it is kept', async () => {
    const words = Buffer.from('these are only words, whatever the name says')
    const path = await beginAt(anna, 'film.mp4', words.length)
    await patch(anna, path, 0, words)
    await checkUpload(server.deps, idOf(path))
    expect(await readUpload(anna, path)).toMatchObject({
      state: 'failed',
      message: 'This is no MP4, MOV, AVI or WebM video.',
    })
    expect((await listVideosOf(anna)).total).toBe(0)
    expect(await listKeptOf(path)).toEqual([])
    expect((await anna.ask('GET', UPLOADS_PATH)).body).toMatchObject({ uploads: [{ id: idOf(path) }] })
  })

  test('of somebody else is as missing as none', async () => {
    const path = await beginAt(anna)
    const berta = await server.signUp()
    for (const missing of [path, `${UPLOADS_PATH}/nothing`]) {
      const answers = [
        await send(berta, 'HEAD', missing, {}),
        await patch(berta, missing, 0, film),
        await send(berta, 'DELETE', missing, {}),
        await send(berta, 'GET', missing, {}),
      ]
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    }
    expect((await send(anna, 'HEAD', path, {})).headers.get('upload-offset')).toBe('0')
    expect((await berta.ask('GET', UPLOADS_PATH)).body).toEqual({ uploads: [] })
  })

  test('needs a session', async () => {
    const path = await beginAt(anna)
    expect((await begin(server.stranger)).status).toBe(401)
    expect((await patch(server.stranger, path, 0, film)).status).toBe(401)
    expect((await send(server.stranger, 'DELETE', path, {})).status).toBe(401)
    expect((await server.stranger.ask('GET', UPLOADS_PATH)).status).toBe(401)
  })

  test('cannot be larger than allowed, or larger than it said', async () => {
    const huge = await begin(anna, 'film.mp4', UPLOAD_MAX_BYTES + 1)
    expect([huge.status, await huge.json()]).toMatchObject([413, { error: { code: 'upload_too_large' } }])
    const path = await beginAt(anna, 'film.mp4', 10)
    const more = await patch(anna, path, 0, film)
    expect([more.status, await more.json()]).toMatchObject([413, { error: { code: 'upload_too_large' } }])
    // Without a length that could be checked before, it is cut off.
    const headers = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' }
    await send(anna, 'PATCH', path, headers, Uint8Array.from(film))
    expect(Number((await send(anna, 'HEAD', path, {})).headers.get('upload-offset'))).toBeLessThanOrEqual(10)
    for (const size of ['0', '-4', 'many', '1e9']) {
      expect(
        (await send(anna, 'POST', UPLOADS_PATH, { 'upload-length': size })).status,
      ).toBeGreaterThanOrEqual(400)
    }
    expect((await send(anna, 'POST', UPLOADS_PATH, { 'upload-defer-length': '1' })).status).toBe(422)
  })

  test('never leaves its folder, whatever its name or address says', async () => {
    const path = await beginAt(anna, '../../../etc/passwd\u0000.mp4')
    expect(await readUpload(anna, path)).toMatchObject({ fileName: 'passwd .mp4' })
    for (const address of ['..%2F..%2Fsecrets.json', '%2e%2e%2fsecrets', '..', '.'])
      expect((await send(anna, 'HEAD', `${UPLOADS_PATH}/${address}`, {})).status).toBe(404)
    await patch(anna, path, 0, film.subarray(0, UPLOAD_PIECE_MIN_BYTES))
    expect(await listKeptOf(path)).toEqual([
      expect.stringMatching(
        new RegExp(`/storage/uploads/[\\w-]+/${idOf(path)}/0-${UPLOAD_PIECE_MIN_BYTES}$`),
      ),
    ])
  })

  test('is told apart from those of other websites', async () => {
    const foreign = await send(anna, 'POST', UPLOADS_PATH, {
      'upload-length': '10',
      origin: 'https://evil.example',
    })
    expect(foreign.status).toBe(403)
    expect((await begin(anna)).headers.get('access-control-allow-origin')).toBeNull()
  })

  test('is one of a few at a time, also when more are begun at once', async () => {
    const begun = await Promise.all(Array.from({ length: UPLOADS_MAX_COUNT + 2 }, () => begin(anna)))
    expect(begun.filter(({ status }) => status === 201)).toHaveLength(UPLOADS_MAX_COUNT)
    const refused = await begin(anna)
    expect([refused.status, await refused.json()]).toMatchObject([
      429,
      { error: { code: 'uploads_too_many' } },
    ])
  })

  test('that is cancelled is gone with its bytes, even while it is checked', async () => {
    const path = await beginAt(anna)
    await patch(anna, path, 0, film)
    expect((await send(anna, 'DELETE', path, {})).status).toBe(204)
    await checkUpload(server.deps, idOf(path))
    expect((await listVideosOf(anna)).total).toBe(0)
    expect(await listKeptOf(path)).toEqual([])
  })

  test('that nobody goes on with is deleted after a day', async () => {
    const path = await beginAt(anna)
    await patch(anna, path, 0, film.subarray(0, UPLOAD_PIECE_MIN_BYTES))
    expect(await listKeptOf(path)).toHaveLength(1)
    server.wait(DAY_SECONDS / 2)
    await expireUploads(server.deps)
    expect((await send(anna, 'HEAD', path, {})).headers.get('upload-offset')).toBe(
      String(UPLOAD_PIECE_MIN_BYTES),
    )
    server.wait(DAY_SECONDS + 60)
    await expireUploads(server.deps)
    expect(await listKeptOf(path)).toEqual([])
    expect((await send(anna, 'HEAD', path, {})).status).toBe(404)
  })
})
