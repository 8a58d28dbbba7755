// @module-tag postgresql
import * as contract from '@hookreel/contract'
import { UNDO_SECONDS, type Deletion } from '@hookreel/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import {
  PASSWORD,
  buildClient,
  buildServer,
  openIdleQueue,
  readCookies,
} from '../../../../tests/builders/build-server.ts'
import type { BuiltServer, Client } from '../../../../tests/builders/build-server.ts'
import { ideas, profiles, videos } from '../schema.ts'
import { keepVideo, readId } from '../../../../tests/builders/build-settings.ts'
import { PURGE_MARGIN_MS, purgeDeletions } from './purge-deletions.job.ts'

const SECRET_TITLE = 'Zanzibar lighthouse'
const EMAIL = 'maya@example.org'

/** All that the contract has. */
const ENDPOINTS = Object.values<unknown>(contract).flatMap((value) =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value
    ? [{ method: String(value.method), path: String(value.path) }]
    : [],
)

let server: BuiltServer
let maya: Client
let phone: Client
let mayaId: string
let videoId: string
let ideaId: string

beforeAll(async () => {
  server = await buildServer({ postgresUrl: inject('postgresUrl'), openQueue: openIdleQueue() })
  maya = await server.signUp(EMAIL)
  const second = await server.stranger.ask('POST', '/api/auth/sign-in/email', {
    email: EMAIL,
    password: PASSWORD,
  })
  phone = buildClient(server.app, readCookies(second.headers))
  mayaId = await readId(maya)
})
afterAll(() => server?.close())

beforeEach(async () => {
  // What the test before deleted can no longer be undone.
  server.wait(UNDO_SECONDS + 1)
  const { db } = server.deps
  await db.delete(videos).where(eq(videos.userId, mayaId))
  await db.delete(ideas).where(eq(ideas.userId, mayaId))
  ideaId = crypto.randomUUID()
  const words = { title: SECRET_TITLE, summary: SECRET_TITLE, script: SECRET_TITLE }
  await db.insert(ideas).values({ id: ideaId, userId: mayaId, ...words })
  videoId = await keepVideo(server, mayaId, { title: SECRET_TITLE, isOnProfile: true })
  await db
    .update(profiles)
    .set({ handle: 'maya', profileVisibility: 'public' })
    .where(eq(profiles.id, mayaId))
})

async function remove(kind: Deletion['kind'], ids: string[], who = maya): Promise<Deletion> {
  const answer = await who.ask('POST', '/api/deletions', { kind, ids })
  expect(answer.status).toBe(201)
  return answer.body as Deletion
}

/** What all readable addresses say that need no id, and the public page. */
async function readEverything(): Promise<string> {
  const lists = ENDPOINTS.filter(({ method, path }) => method === 'get' && !path.includes('{'))
  expect(lists.length).toBeGreaterThan(20)
  const texts: string[] = []
  for (const { path } of lists)
    if (path !== contract.listDeletions.path) texts.push(JSON.stringify((await maya.ask('GET', path)).body))
  texts.push(String((await server.stranger.ask('GET', '/p/maya')).body))
  return texts.join('\n')
}

/** Every endpoint that is asked for one thing by its id, and how it answers. */
async function askForOne(kind: Deletion['kind'], id: string): Promise<Record<string, number>> {
  const answers: Record<string, number> = {}
  for (const { method, path } of ENDPOINTS.filter((one) => one.path.startsWith(`/api/${kind}/{id}`))) {
    const body = method === 'get' || method === 'delete' ? undefined : (BODIES[path] ?? {})
    const address = path.replace('{id}', id).replace('{revisionId}', 'x')
    answers[`${method} ${path}`] = (await maya.ask(method.toUpperCase(), address, body)).status
  }
  return answers
}
const BODIES: Record<string, object> = {
  '/api/ideas/{id}/improve': { instruction: 'shorter' },
  '/api/ideas/{id}/enhance': {
    field: 'script',
    enhancementType: 'generate_variations',
    currentValue: 'A word.',
  },
  '/api/videos/{id}/languages': { language: 'German', voiceId: 'none' },
  '/api/ideas/{id}/translate': { language: 'German', texts: { script: 'A word.' } },
}

describe('what was deleted and can still be undone', () => {
  test('is named by no list, page, export or count of its owner', async () => {
    expect(await readEverything()).toContain(SECRET_TITLE)
    await remove('videos', [videoId])
    await remove('ideas', [ideaId])
    expect(await readEverything()).not.toContain(SECRET_TITLE)
    const { body } = await maya.ask('GET', '/api/dashboard')
    expect(body).toMatchObject({ totals: { ideas: 0, videos: 0 } })
    const { body: list } = await maya.ask('GET', '/api/ideas')
    const { total, counts } = list as { total: number; counts: Record<string, number> }
    expect([total, ...Object.values(counts)].filter((count) => count > 0)).toEqual([])
    expect((await maya.ask('GET', '/api/videos')).body).toMatchObject({ total: 0 })
  })

  test.each(['videos', 'ideas'] as const)('answers like a thing that is not there: %s', async (kind) => {
    const id = kind === 'videos' ? videoId : ideaId
    await remove(kind, [id])
    const answers = await askForOne(kind, id)
    expect(Object.keys(answers).length).toBeGreaterThan(4)
    expect(answers).toEqual(Object.fromEntries(Object.keys(answers).map((name) => [name, 404])))
  })

  test('has no film, picture or subtitles at an address that was signed before', async () => {
    const { url } = (await maya.ask('GET', `/api/videos/${videoId}/file`)).body as { url: string }
    expect((await server.stranger.ask('GET', url)).status).toBe(200)
    const { id } = await remove('videos', [videoId])
    expect((await server.stranger.ask('GET', url)).status).toBe(404)
    expect((await server.stranger.ask('GET', `/p/maya/${videoId}/film.mp4`)).status).toBe(404)
    await maya.ask('POST', `/api/deletions/${id}/undo`)
    expect((await server.stranger.ask('GET', url)).status).toBe(200)
  })
})

describe('undoing', () => {
  test('another device sees what was deleted and brings it back', async () => {
    const { id } = await remove('videos', [videoId])
    const { deletions } = (await phone.ask('GET', '/api/deletions')).body as { deletions: Deletion[] }
    expect(deletions).toMatchObject([{ id, kind: 'videos', count: 1, title: SECRET_TITLE }])
    expect((await phone.ask('POST', `/api/deletions/${id}/undo`)).status).toBe(200)
    expect((await maya.ask('GET', `/api/videos/${videoId}`)).status).toBe(200)
    expect((await phone.ask('POST', `/api/deletions/${id}/undo`)).status).toBe(404)
  })

  test('is refused when its time is over, and then everything is gone with its files', async () => {
    const { id } = await remove('videos', [videoId])
    await remove('ideas', [ideaId])
    await purgeDeletions(server.deps)
    server.wait(UNDO_SECONDS + 1)
    expect(await maya.ask('POST', `/api/deletions/${id}/undo`)).toMatchObject({
      status: 404,
      body: { error: { code: 'deletion_not_found', message: 'The time to undo this is over.' } },
    })
    expect(await server.deps.storage.findSize(`user-videos/${mayaId}/${videoId}.mp4`)).toBeDefined()
    server.wait(PURGE_MARGIN_MS / 1000)
    await purgeDeletions(server.deps)
    expect(await server.deps.storage.findSize(`user-videos/${mayaId}/${videoId}.mp4`)).toBeUndefined()
    expect(await server.deps.db.select().from(videos).where(eq(videos.id, videoId))).toEqual([])
    expect(await server.deps.db.select().from(ideas).where(eq(ideas.id, ideaId))).toEqual([])
  })

  test("nobody deletes or brings back another one's things", async () => {
    const other = await server.signUp()
    expect(
      (await other.ask('POST', '/api/deletions', { kind: 'videos', ids: [videoId] })).body,
    ).toMatchObject({
      error: { code: 'nothing_deleted' },
    })
    const { id } = await remove('videos', [videoId])
    expect((await other.ask('POST', `/api/deletions/${id}/undo`)).status).toBe(404)
    expect((await other.ask('GET', '/api/deletions')).body).toEqual({ deletions: [] })
    expect((await server.stranger.ask('GET', '/api/deletions')).status).toBe(401)
  })

  test('a video that is being made is not deleted', async () => {
    const making = await keepVideo(server, mayaId, { status: 'processing' })
    expect(await remove('videos', [making, videoId])).toMatchObject({ count: 1, title: SECRET_TITLE })
    expect((await maya.ask('GET', `/api/videos/${making}`)).status).toBe(200)
  })
})
