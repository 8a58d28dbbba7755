import { createEmbeddedNarrator } from '@hookreel/crew'
import type { Storyboard } from '@hookreel/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makePreviewOf } from '../../../apps/server/src/storyboards/preview/make-preview.job.ts'
import { buildServer, openIdleQueue, type BuiltServer } from '../../builders/build-server.ts'
import { ORDER } from '../../builders/build-video.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 })
let server: BuiltServer

beforeAll(async () => {
  server = await buildServer({
    openQueue: openIdleQueue(),
    narrator: createEmbeddedNarrator({ espeakPath: '/nowhere/espeak-ng' }),
  })
})
afterAll(() => server?.close())

// To break so many words into lines took hours, in the process that makes everybody's previews, and in that of a film, of which there is one at
// a time.
test.each(['how to be ', 'a ', 'it is, ', 'and '])(
  'a scene of one sentence of "%s" without end is drawn',
  async (words) => {
    const user = await server.signUp()
    const order = { ...ORDER, voiceId: 'none', script: 'The sea is deep.' }
    const { body, status } = await user.ask('POST', '/api/storyboards', order)
    expect(status).toBe(201)
    const { id, scenes } = body as Storyboard
    const narration = words.repeat(2500 / words.length).trim()
    const [scene] = scenes
    const change = { scenes: [{ id: scene?.id, seed: scene?.seed, upload: null, narration }] }
    expect((await user.ask('PATCH', `/api/storyboards/${id}`, change)).status).toBe(200)
    await makePreviewOf(server.deps, id)
    const made = (await user.ask('GET', `/api/storyboards/${id}`)).body as Storyboard
    expect(made).toMatchObject({ failure: null, status: 'ready' })
    expect(made.scenes[0]?.picture).not.toBeNull()
  },
)

test('words that no film may be made of are spoken for no preview, neither at first nor by a change', async () => {
  const user = await server.signUp()
  const refused = {
    status: 422,
    body: { error: { code: 'invalid_input', fields: { script: expect.stringContaining('15 minutes') } } },
  }
  const order = { ...ORDER, voiceId: 'flite-slt', duration: 'script', script: '9'.repeat(3900) }
  expect(await user.ask('POST', '/api/storyboards', order)).toMatchObject(refused)
  const { body } = await user.ask('POST', '/api/storyboards', { ...order, script: 'The sea is deep.' })
  const { id, scenes } = body as Storyboard
  const [scene] = scenes
  const wanted = [{ id: scene?.id, seed: scene?.seed, upload: null, narration: order.script }]
  for (const change of [{ script: order.script }, { scenes: wanted }])
    expect(await user.ask('PATCH', `/api/storyboards/${id}`, change)).toMatchObject(refused)
  // As it was.
  expect((await user.ask('GET', `/api/storyboards/${id}`)).body).toMatchObject({ script: 'The sea is deep.' })
})

test('nor once the person has them said otherwise, in a preview that waits or goes on', async () => {
  const user = await server.signUp()
  const order = { ...ORDER, voiceId: 'flite-slt', duration: 'script', script: 'sea '.repeat(990).trim() }
  const { body } = await user.ask('POST', '/api/storyboards', order)
  const { id } = body as Storyboard
  const saidAs = 'nine hundred ninety nine thousand nine hundred ninety nine million seventy seven thousand'
  expect((await user.ask('POST', '/api/pronunciations', { word: 'sea', saidAs })).status).toBeLessThan(300)
  for (const way of ['as it was ordered', 'make']) {
    if (way === 'make') await user.ask('POST', `/api/storyboards/${id}/make`)
    await makePreviewOf(server.deps, id)
    const made = (await user.ask('GET', `/api/storyboards/${id}`)).body
    expect(made, way).toMatchObject({
      status: 'failed',
      voice: null,
      failure: expect.stringContaining('15 minutes'),
    })
  }
})
