import { createEmbeddedNarrator } from '@hookreel/crew'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  buildServer,
  openIdleQueue,
  type BuiltServer,
  type Client,
} from '../../../../../tests/builders/build-server.ts'
import { ORDER } from '../../../../../tests/builders/build-video.ts'

let server: BuiltServer
let user: Client
beforeAll(async () => {
  server = await buildServer({ narrator: createEmbeddedNarrator(), openQueue: openIdleQueue() })
  user = await server.signUp()
})
afterAll(() => server.close())

const order = (change: object) => user.ask('POST', '/api/videos', { ...ORDER, voiceId: 'none', ...change })

test('no voice is among the voices, and there is nothing of it to hear', async () => {
  const { body } = await user.ask('GET', '/api/voices')
  const { voices } = body as { voices: { id: string; previewUrl: string | null }[] }
  expect(voices.at(-1)).toMatchObject({ id: 'none', name: 'No voice', previewUrl: null })
  expect((await user.ask('GET', '/api/voices/none/preview')).status).toBe(404)
})

test('a film without a voice is ordered in any language, and has music whatever was chosen', async () => {
  const script = 'Ang buwan ay tahimik dahil walang hangin doon. 月は静かです。'
  const { status, body } = await order({ script, choices: { music: { isOn: false, volume: 0 } } })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    voiceId: 'none',
    voiceName: 'No voice',
    choices: { music: { isOn: true, volume: 1 } },
  })
  expect(await order({ script: '🌙 ---' })).toMatchObject({
    status: 422,
    body: { error: { code: 'script_unspeakable' } },
  })
})
