import { setTimeout as wait } from 'node:timers/promises'
import type { Video } from '@hookreel/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildServer, openIdleQueue } from '../../../../../tests/builders/build-server.ts'
import type { BuiltServer } from '../../../../../tests/builders/build-server.ts'
import { ORDER } from '../../../../../tests/builders/build-video.ts'
import { startFakeService } from '../../../../../tests/fakes/fake-service.ts'
import type { FakeService } from '../../../../../tests/fakes/fake-service.ts'
import { listSteps, saveStep } from './steps.queries.ts'

let service: FakeService
let server: BuiltServer
/** Takes its time. */
async function* slowly() {
  await wait(500)
  yield '{}'
}
beforeAll(async () => {
  service = await startFakeService(() => ({ status: 202, pieces: slowly() }))
  server = await buildServer({
    environment: { FAL_KEY: 'secret', FAL_QUEUE_URL: service.url, FAL_VIDEO_MODEL: 'fal-ai/wan/v2.2' },
    openQueue: openIdleQueue(),
  })
})
afterAll(async () => {
  await server?.close()
  await service?.close()
})

test('a film whose cancelling is answered leaves nothing to the next one that a service is just ending', async () => {
  const { deps } = server
  const anna = await server.signUp()
  const order = async () => ((await anna.ask('POST', '/api/videos', ORDER)).body as Video).id
  const id = await order()
  const urls = { status: service.url, result: service.url, cancel: `${service.url}/cancel` }
  for (const inputHash of ['one', 'another']) {
    const job = { id: inputHash, urls }
    const value = { state: 'accepted', provider: 'fal', model: 'fal-ai/wan/v2.2', job }
    const result = { data: { value }, files: [], tookMs: 1 }
    await saveStep(deps.db, id, { step: 'motion-job', inputHash, result })
  }
  await anna.ask('POST', `/api/videos/${id}/cancel`)
  expect(await listSteps(deps.db, await order())).toEqual([])
  expect(service.asked.map(({ method, path }) => [method, path])).toEqual([
    ['PUT', '/cancel'],
    ['PUT', '/cancel'],
  ])
})
