import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Video } from '@hookreel/contract'
import { FILM_STEPS } from '@hookreel/film'
import type { FilmStep } from '@hookreel/film'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listProcesses, type RunningProcess } from '../list-processes.ts'
import {
  FULL_ORDER,
  isEnded,
  makeDataDir,
  ORDER,
  signUp,
  startStoryServer,
  waitForVideo,
} from './videos-server.ts'
import type { Person, StoryServer } from './videos-server.ts'

let folder: Awaited<ReturnType<typeof makeDataDir>>
let server: StoryServer
let anna: Person

beforeAll(async () => {
  folder = await makeDataDir()
  server = await startStoryServer(folder.dataDir)
  anna = await signUp(server.url, 'anna@example.org')
})
afterAll(async () => {
  await server?.stop()
  await folder?.remove()
})

/** Processes that belong to this server's films: its workers and whatever they started. */
async function listFilmWorkers(): Promise<RunningProcess[]> {
  const all = await listProcesses()
  const workers = all.filter(
    ({ parent, command }) => parent === server.pid && command.includes('film-worker'),
  )
  const below = all.filter(
    ({ parent, command }) => workers.some(({ pid }) => pid === parent) || command.includes(folder.dataDir),
  )
  return [...workers, ...below]
}

/** One process a film: what the server started for it, with everything below. */
async function listWorkers(): Promise<number[]> {
  const all = await listProcesses()
  return all
    .filter(({ parent, command }) => parent === server.pid && command.includes('film-worker'))
    .map(({ pid }) => pid)
}

/** A quick step may be over between two looks at it. */
function hasReached({ progress }: Video, step: FilmStep): boolean {
  return progress !== null && FILM_STEPS.indexOf(progress.step) >= FILM_STEPS.indexOf(step)
}

/** A film of six small seconds may be finished between two looks at it, and a process waits for the next one then. */
const LONG_RENDER = { ...FULL_ORDER, resolution: '1080p' } as const

async function order(what: typeof ORDER | typeof LONG_RENDER = ORDER): Promise<Video> {
  return (await anna.call('POST', '/api/videos', what)).body as Video
}

describe('cancelling a video', () => {
  test.each(['voice', 'music', 'render'] as const)(
    'during %s gives the credits back and leaves no process and no file',
    async (step) => {
      const { id } = await order(LONG_RENDER)
      await waitForVideo(anna, id, (now) => isEnded(now) || hasReached(now, step))
      const cancelled = await anna.call('POST', `/api/videos/${id}/cancel`)
      expect([cancelled.status, cancelled.body]).toMatchObject([
        200,
        { status: 'failed', failure: { code: 'cancelled' }, progress: null },
      ])
      expect(await listFilmWorkers()).toEqual([])
      expect(existsSync(join(folder.dataDir, 'films', id))).toBe(false)
      expect((await anna.call('GET', '/api/credits')).body).toMatchObject({ balance: 100 })
      expect((await anna.call('POST', `/api/videos/${id}/cancel`)).status).toBe(409)
    },
  )

  test('is not possible by deleting it while it is made', async () => {
    const { id } = await order()
    expect((await anna.call('DELETE', `/api/videos/${id}`)).body).toMatchObject({
      error: { code: 'video_in_progress' },
    })
    await anna.call('POST', `/api/videos/${id}/cancel`)
    expect((await anna.call('DELETE', `/api/videos/${id}`)).status).toBe(200)
  })
})

describe('a film whose process dies', () => {
  test('is taken up once more and then completed', async () => {
    const { id } = await order()
    await waitForVideo(anna, id, (now) => isEnded(now) || hasReached(now, 'music'))
    for (const pid of await listWorkers()) process.kill(pid, 'SIGKILL')
    expect(await waitForVideo(anna, id, isEnded)).toMatchObject({ status: 'completed' })
    expect((await anna.call('GET', '/api/credits')).body).toMatchObject({ balance: 75 })
  })

  test('twice fails with the reason and gives the credits back', async () => {
    const { id } = await order()
    const killed = new Set<number>()
    const killWorkers = async () => {
      for (const pid of await listWorkers()) {
        if (killed.has(pid)) continue
        killed.add(pid)
        process.kill(pid, 'SIGKILL')
      }
    }
    const video = await waitForVideo(anna, id, (now) => {
      void killWorkers()
      return isEnded(now)
    })
    // One that waits for the next film may be among them.
    expect(killed.size).toBeGreaterThanOrEqual(2)
    expect(video).toMatchObject({ status: 'failed', failure: { code: 'interrupted' } })
    expect((await anna.call('GET', '/api/credits')).body).toMatchObject({ balance: 75 })
  })
})

describe('a film on a machine without ffmpeg', () => {
  test('fails with a sentence on how to get it and gives the credits back', async () => {
    const own = await makeDataDir()
    const bare = await startStoryServer(own.dataDir, { FFMPEG_PATH: '/nowhere/ffmpeg' })
    try {
      const carl = await signUp(bare.url, 'carl@example.org')
      const { body } = await carl.call('POST', '/api/videos', ORDER)
      const video = await waitForVideo(carl, (body as Video).id, isEnded)
      expect(video).toMatchObject({ status: 'failed', failure: { code: 'ffmpeg_missing' } })
      expect(video.failure?.message).toContain('FFMPEG_PATH')
      expect((await carl.call('GET', '/api/credits')).body).toMatchObject({ balance: 100 })
    } finally {
      await bare.stop()
      await own.remove()
    }
  })
})
