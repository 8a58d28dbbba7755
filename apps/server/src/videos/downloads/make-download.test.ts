import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { getProgram } from '../../../../../launcher/find-program.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildServer, openIdleQueue } from '../../../../../tests/builders/build-server.ts'
import type { BuiltServer, Client } from '../../../../../tests/builders/build-server.ts'
import { keepVideo, readId } from '../../../../../tests/builders/build-settings.ts'
import { makeDownload } from './make-download.job.ts'

const run = promisify(execFile)
let server: BuiltServer
let client: Client
let videoId: string
const ordered: string[] = []
beforeAll(async () => {
  server = await buildServer({ openQueue: openIdleQueue(async (_on, name) => void ordered.push(name)) })
  client = await server.signUp()
  const film = join(server.deps.config.dataDir, 'source.mp4')
  const source = '-y -v error -f lavfi -i mandelbrot=s=180x320:r=30 -t 1 -pix_fmt yuv420p -crf 10'
  await run(getProgram('ffmpeg'), [...source.split(' '), film])
  videoId = await keepVideo(server, await readId(client), {}, await readFile(film))
})
beforeEach(() => {
  ordered.length = 0
})
afterAll(() => server.close())

const want = async (downloadQuality: 'original' | 'compressed') =>
  expect((await client.ask('PATCH', '/api/profile', { downloadQuality })).status).toBe(200)
const ask = () => client.ask('GET', `/api/videos/${videoId}/file?download=true`)

test('a download that only has its tags written waits behind none that is encoded: each has its own lane', async () => {
  await want('compressed')
  const smaller = ask()
  await expect.poll(() => ordered).toHaveLength(1)
  await want('original')
  // Each is waited for during four seconds.
  expect((await ask()).status).toBe(409)
  expect((await smaller).status).toBe(409)
  expect(ordered).toEqual(['compress-download', 'make-download'])
})

test('the lane of tags encodes nothing, whatever was chosen since it was ordered', async () => {
  await want('compressed')
  await makeDownload(server.deps, videoId, { quality: 'original' })
  expect((await ask()).status).toBe(409)
})

test('a film that may take long to encode smaller is handed on to a lane of such films, unwritten', async () => {
  await want('compressed')
  await makeDownload(server.deps, videoId, { quality: 'compressed', longestMs: 1 })
  expect(ordered).toEqual(['compress-long-download'])
  expect((await ask()).status).toBe(409)
})

test('a film that takes too long to encode smaller is offered as it is, with its tags', async () => {
  await want('compressed')
  await makeDownload(server.deps, videoId, { quality: 'compressed', limitMs: 1 })
  const { status, body } = await ask()
  expect(status).toBe(200)
  const answer = await server.app.request((body as { url: string }).url)
  const bytes = (await answer.arrayBuffer()).byteLength
  const master = await readFile(join(server.deps.config.dataDir, 'source.mp4'))
  expect(Math.abs(bytes - master.length)).toBeLessThan(master.length / 10)
})

test('a download is given up where the server stops', async () => {
  const stop = new AbortController()
  stop.abort(new Error('the server stops'))
  await client.ask('PATCH', '/api/profile', { displayName: 'Another name' })
  await expect(makeDownload(server.deps, videoId, { signal: stop.signal })).rejects.toThrow(/stops|abort/)
})
