import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Video } from '@hookreel/contract'
import { buildServer, type BuiltServer } from '../../../../../tests/builders/build-server.ts'
import { buildTry } from '../../../../../tests/builders/build-job.ts'
import { ORDER } from '../../../../../tests/builders/build-video.ts'
import { MAKE_VIDEO_JOB } from './make-video.job.ts'
import { recoverVideos } from './recover-videos.ts'

let server: BuiltServer
const ordered: object[] = []

beforeAll(async () => {
  server = await buildServer({
    openQueue: async () => ({
      enqueue: async (_, { name }, data) => void ordered.push({ name, ...data }),
      work: async () => undefined,
      listLive: async () => [],
      stop: async () => undefined,
    }),
  })
})
afterAll(() => server?.close())

const away = () => Promise.reject(new Error('the object store is away'))

test('a film whose job is gone is ordered again', async () => {
  const anna = await server.signUp()
  const { id } = (await anna.ask('POST', '/api/videos', ORDER)).body as Video
  ordered.length = 0
  await recoverVideos(server.deps)
  expect(ordered).toEqual([{ name: 'make-video', videoId: id }])
})

test('a film whose job cannot be tried again fails, and its credits come back', async () => {
  const ben = await server.signUp()
  const { id } = (await ben.ask('POST', '/api/videos', ORDER)).body as Video
  const deps = { ...server.deps, runs: { ...server.deps.runs, run: away } }
  const aTry = (isLastTry: boolean, signal = new AbortController().signal) =>
    MAKE_VIDEO_JOB.run(deps, { videoId: id }, buildTry({ isLastTry, signal, isHeld: async () => true }))
  const read = async () => (await ben.ask('GET', `/api/videos/${id}`)).body
  await expect(aTry(false)).rejects.toThrow('away')
  // A server that stops gives nothing up: the next start orders its films anew.
  await expect(aTry(true, AbortSignal.abort())).rejects.toThrow('away')
  expect(await read()).toMatchObject({ status: 'processing' })
  await aTry(true)
  expect(await read()).toMatchObject({ status: 'failed', failure: { code: 'interrupted' } })
  expect((await ben.ask('GET', '/api/credits')).body).toMatchObject({ balance: 100 })
})
