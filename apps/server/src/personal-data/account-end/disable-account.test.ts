import type { Batch, DataExport, Idea, Storyboard, Video } from '@hookreel/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPosts, makeBatch } from '../../../../../tests/builders/build-posts.ts'
import type { PostsWorld } from '../../../../../tests/builders/build-posts.ts'
import { readId, readMails } from '../../../../../tests/builders/build-settings.ts'
import { ORDER } from '../../../../../tests/builders/build-video.ts'
import { getBalance } from '../../billing/credits/get-balance.ts'
import { createVideo } from '../../videos/ordering/create-video.ts'
import { disableAccount } from './disable-account.ts'
import { enableAccount } from './enable-account.ts'
import { makeExport } from '../exports/make-export.job.ts'
import { STOP_WORK, stopWork } from './stop-work.job.ts'

const LOOK = { aspectRatio: '9:16', duration: 15, format: 'mp4', resolution: '420p', style: 'default' }

let world: PostsWorld
beforeAll(async () => {
  world = await buildPosts()
})
afterAll(() => world.server.close())

async function joinIn() {
  const email = `${crypto.randomUUID()}@example.org`
  const client = await world.server.signUp(email)
  const userId = await readId(client)
  const ask = async <Thing>(method: string, path: string, body?: unknown) =>
    (await client.ask(method, path, body)).body as Thing
  return { email, client, userId, ask }
}

test('disabling an account ends its films with the credits back, its batches and exports, and opens none of its links', async () => {
  const { server, deps, ordered } = world
  const { email, userId, ask } = await joinIn()
  const before = await getBalance(deps.db, userId)
  const idea = (await ask<{ ideas: Idea[] }>('POST', '/api/ideas/generate', { prompt: 'sea', count: 1 }))
    .ideas[0]
  await ask('PATCH', `/api/ideas/${idea?.id}`, { script: ORDER.script })
  const paidForIdeas = before - (await getBalance(deps.db, userId))
  const video = await ask<Video>('POST', '/api/videos', ORDER)
  const board = await ask<Storyboard>('POST', '/api/storyboards', { ...ORDER, title: undefined })
  const batch = await ask<Batch>('POST', '/api/batches', {
    ...LOOK,
    voiceId: ORDER.voiceId,
    pieces: [{ ideaId: idea?.id }],
    channels: [],
  })
  const waiting = await ask<DataExport>('POST', '/api/exports')
  const kept = await world.film({}, {}, userId)
  const film = await ask<{ url: string }>('GET', `/api/videos/${kept}/file`)
  const poster = (await ask<Video>('GET', `/api/videos/${kept}`)).posterUrl ?? ''
  const open = async () =>
    Promise.all([film.url, poster].map(async (url) => (await server.app.request(url)).status))
  expect(await open()).toEqual([200, 200])

  expect(await disableAccount(deps, email)).toBe(true)
  const jobs = ordered.filter(
    ({ name, data }) => name === STOP_WORK.name && 'userId' in data && data.userId === userId,
  )
  expect(jobs).toHaveLength(1)
  for (const { data } of jobs) await stopWork(deps, STOP_WORK.schema.parse(data))
  await makeBatch(deps, batch.id)
  await makeExport(deps, { exportId: waiting.id })
  // An order whose session was read a moment before.
  await expect(createVideo(deps, userId, { ...ORDER, choices: {} } as never, undefined)).rejects.toThrow()

  expect(await open()).toEqual([404, 404])
  expect(await getBalance(deps.db, userId)).toBe(before - paidForIdeas)
  await enableAccount(deps, email)
  const again = await server.signUp(email)
  const read = async <Thing>(path: string) => (await again.ask('GET', path)).body as Thing
  expect(await read<Video>(`/api/videos/${video.id}`)).toMatchObject({
    status: 'failed',
    failure: { code: 'cancelled', message: 'This account was disabled.' },
  })
  expect(await read(`/api/batches/${batch.id}`)).toMatchObject({ state: 'done', ordered: 0, refused: 1 })
  expect(await read(`/api/exports`)).toMatchObject({ exports: [{ id: waiting.id, state: 'failed' }] })
  expect(await read(`/api/storyboards/${board.id}`)).toMatchObject({ status: 'stopped' })
  expect((await readMails(server, email)).map(({ subject }) => subject)).not.toContain(
    'Your Hookreel export is ready',
  )
  // Anyone who is let in again has what was kept.
  expect(await open()).toEqual([200, 200])
})

test('what is ordered after somebody was let in again is not stopped by a job that came late', async () => {
  const { email, userId } = await joinIn()
  await disableAccount(world.deps, email)
  await enableAccount(world.deps, email)
  const again = await world.server.signUp(email)
  const video = (await again.ask('POST', '/api/videos', ORDER)).body as Video
  await stopWork(world.deps, { userId })
  expect((await again.ask('GET', `/api/videos/${video.id}`)).body).toMatchObject({ status: 'queued' })
})
