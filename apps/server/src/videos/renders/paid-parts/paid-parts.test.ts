import type { Video } from '@hookreel/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildServer, openIdleQueue } from '../../../../../../tests/builders/build-server.ts'
import type { BuiltServer } from '../../../../../../tests/builders/build-server.ts'
import { ORDER } from '../../../../../../tests/builders/build-video.ts'
import { videos } from '../../video-schema.ts'
import { paidKey } from '../../video-files.ts'
import { findVideo } from '../../videos.queries.ts'
import { expirePaidParts } from './paid-parts.ts'
import { saveStep } from '../steps.queries.ts'

const DAY_MS = 86_400_000
let server: BuiltServer
beforeAll(async () => {
  server = await buildServer({ openQueue: openIdleQueue() })
})
afterAll(() => server?.close())

test('what services made for two films that failed stays while one of them is there, and is young enough', async () => {
  const { db, storage, clock } = server.deps
  const anna = await server.signUp()
  const fail = async (daysAgo: number) => {
    const { id } = (await anna.ask('POST', '/api/videos', ORDER)).body as Video
    const result = { data: {}, files: ['photos/a.jpg'], tookMs: 1 }
    await saveStep(db, id, { step: 'photos', inputHash: 'paid', result })
    const finishedAt = new Date(clock.now().getTime() - daysAgo * DAY_MS)
    await db.update(videos).set({ status: 'failed', finishedAt }).where(eq(videos.id, id))
    return id
  }
  const [old, deleted, last] = [await fail(8), await fail(1), await fail(0)]
  const key = paidKey((await findVideo(db, last))?.userId ?? '', 'photos/a.jpg')
  await storage.putBytes(key, Buffer.from('a paid picture'))
  await expirePaidParts(server.deps)
  expect(await storage.findSize(key)).toBe(14)
  await anna.ask('DELETE', `/api/videos/${deleted}`)
  expect(await storage.findSize(key)).toBe(14)
  for (const id of [old, last]) await anna.ask('DELETE', `/api/videos/${id}`)
  expect(await storage.findSize(key)).toBeUndefined()
})
