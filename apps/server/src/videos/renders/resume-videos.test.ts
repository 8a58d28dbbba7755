import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Video } from '@hookreel/contract'
import { buildServer, type BuiltServer } from '../../../../../tests/builders/build-server.ts'
import type { Job } from '../../platform/jobs/open-queue.ts'
import { ORDER } from '../../../../../tests/builders/build-video.ts'
import { resumeVideos } from './resume-videos.ts'

let server: BuiltServer
let workOn: ((job: Job) => Promise<void>) | undefined
const ordered: object[] = []

beforeAll(async () => {
  server = await buildServer({
    openQueue: async () => ({
      enqueue: async (_, name, data) => void ordered.push({ name, ...data }),
      work: async (_, __, handler) => void (workOn = handler),
      // As another version may have left them.
      listLive: async () => [{ film: 'of another shape' }, null, 5],
      stop: async () => undefined,
    }),
  })
})
afterAll(() => server?.close())

const away = () => Promise.reject(new Error('the object store is away'))

test('jobs that nobody can read keep no server from starting', async () => {
  const anna = await server.signUp()
  const { id } = (await anna.ask('POST', '/api/videos', ORDER)).body as Video
  ordered.length = 0
  await resumeVideos(server.deps)
  expect(ordered).toEqual([{ name: 'make-video', videoId: id }])
})

test('a film whose job cannot be tried again fails, and its credits come back', async () => {
  const ben = await server.signUp()
  const { id } = (await ben.ask('POST', '/api/videos', ORDER)).body as Video
  await resumeVideos({ ...server.deps, runs: { ...server.deps.runs, run: away } })
  const aTry = (isLastTry: boolean, signal = new AbortController().signal) =>
    workOn?.({
      ...{ id: 'job-1', data: { videoId: id }, claim: 'job-1 0', isHeld: async () => true },
      ...{ isLastTry, signal, triesBefore: 0 },
    })
  const read = async () => (await ben.ask('GET', `/api/videos/${id}`)).body
  await expect(aTry(false)).rejects.toThrow('away')
  // A server that stops gives nothing up: the next start orders its films anew.
  await expect(aTry(true, AbortSignal.abort())).rejects.toThrow('away')
  expect(await read()).toMatchObject({ status: 'processing' })
  await aTry(true)
  expect(await read()).toMatchObject({ status: 'failed', failure: { code: 'interrupted' } })
  expect((await ben.ask('GET', '/api/credits')).body).toMatchObject({ balance: 100 })
})
