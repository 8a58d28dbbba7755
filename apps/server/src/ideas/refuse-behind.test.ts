// @module-tag postgresql
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import {
  buildServer,
  openIdleQueue,
  type BuiltServer,
  type Client,
} from '../../../../tests/builders/build-server.ts'
import { ideas } from '../schema.ts'
import { keepVideo, readId } from '../../../../tests/builders/build-settings.ts'

let server: BuiltServer
let maya: Client

beforeAll(async () => {
  server = await buildServer({ postgresUrl: inject('postgresUrl'), openQueue: openIdleQueue() })
  maya = await server.signUp()
})
afterAll(() => server?.close())

/** An idea and a video as they are kept, by their addresses. */
async function keepBoth(): Promise<string[]> {
  const userId = await readId(maya)
  const id = crypto.randomUUID()
  await server.deps.db.insert(ideas).values({ id, userId, title: 'First', description: null })
  return [
    `/api/ideas/${id}`,
    `/api/videos/${await keepVideo(server, userId, { title: 'First', description: null })}`,
  ]
}

describe('two changes that began from the same text', () => {
  test('both stand when they are of different fields', async () => {
    for (const path of await keepBoth()) {
      await maya.ask('PATCH', path, { title: 'Second', was: { title: 'First' } })
      const { status, body } = await maya.ask('PATCH', path, {
        description: 'Told',
        was: { description: '' },
      })
      expect({ status, body }).toMatchObject({ status: 200, body: { title: 'Second', description: 'Told' } })
    }
  })

  test('the later one of the same field is refused, with what stands there now', async () => {
    for (const path of await keepBoth()) {
      await maya.ask('PATCH', path, { title: 'Second', was: { title: 'First' } })
      const late = await maya.ask('PATCH', path, { title: 'Third', was: { title: 'First' } })
      expect(late).toMatchObject({
        status: 409,
        body: { error: { code: 'changed_elsewhere', details: { now: { title: 'Second' } } } },
      })
      expect((await maya.ask('GET', path)).body).toMatchObject({ title: 'Second' })
    }
  })

  test('the same text twice is no quarrel', async () => {
    for (const path of await keepBoth()) {
      await maya.ask('PATCH', path, { title: 'Second', was: { title: 'First' } })
      expect((await maya.ask('PATCH', path, { title: 'Second', was: { title: 'First' } })).status).toBe(200)
    }
  })
})
