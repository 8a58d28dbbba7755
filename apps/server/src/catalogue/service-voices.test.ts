import { ProviderError } from '@hookreel/crew'
import type { Narrator, Voice } from '@hookreel/crew'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildServer, type BuiltServer, type Client } from '../../../../tests/builders/build-server.ts'
import { nameSoundType } from './sound-type.ts'

const RACHEL: Voice = {
  id: 'elevenlabs:rachel',
  name: 'Rachel',
  language: 'English (US)',
  gender: 'female',
  accent: 'american',
  description: 'Calm',
  service: 'ElevenLabs',
  // Nobody may be made to fetch from inside: the guard refuses it, and the voice speaks itself.
  previewUrl: 'http://127.0.0.1:9/rachel.mp3',
}
const wishes: boolean[] = []
let spoken = 0
let failure: Error | undefined
const narrator: Narrator = {
  listVoices: async () => [RACHEL],
  readVoices: async ({ isFresh }) => {
    wishes.push(isFresh)
    return { voices: [RACHEL], problems: [{ provider: 'kokoro', message: 'Kokoro cannot be reached.' }] }
  },
  canSpeak: () => true,
  speakLine: async () => {
    spoken += 1
    if (failure) throw failure
    return { samples: new Float32Array(8000).fill(0.1), sampleRate: 8000, words: [] }
  },
}

let server: BuiltServer
let user: Client
beforeAll(async () => {
  server = await buildServer({ narrator })
  user = await server.signUp()
})
afterAll(() => server.close())

describe('voices of outside services', () => {
  test('say whose they are, and which services could not be read', async () => {
    expect((await user.ask('GET', '/api/voices')).body).toEqual({
      voices: [
        {
          id: 'elevenlabs:rachel',
          name: 'Rachel',
          language: 'English (US)',
          gender: 'female',
          accent: 'american',
          description: 'Calm',
          service: 'ElevenLabs',
          previewUrl: '/api/voices/elevenlabs%3Arachel/preview',
        },
      ],
      problems: [{ service: 'kokoro', message: 'Kokoro cannot be reached.' }],
    })
  })

  test('are asked for again only when a refresh is wanted', async () => {
    wishes.length = 0
    await user.ask('GET', '/api/voices?refresh=true')
    await user.ask('GET', '/api/voices?refresh=false')
    await user.ask('GET', '/api/voices')
    expect(wishes).toEqual([true, false, false])
  })

  test('are heard once paid, and a failure is said in the page’s words', async () => {
    const hear = () => user.ask('GET', '/api/voices/elevenlabs%3Arachel/preview')
    failure = new ProviderError(
      'elevenlabs',
      'out_of_quota',
      'ElevenLabs has no credit left on this account.',
    )
    expect(await hear()).toMatchObject({
      status: 502,
      body: { error: { code: 'preview_failed', message: 'Failed to play voice preview' } },
    })
    failure = undefined
    spoken = 0
    expect((await hear()).headers.get('content-type')).toBe('audio/wav')
    expect((await hear()).status).toBe(200)
    expect(spoken).toBe(1)
  })
})

test('a voice that costs money says when the asking person’s free trial is over, until something is bought', async () => {
  const paid = await buildServer({
    narrator: { ...narrator, isCostly: (id) => id === RACHEL.id },
    environment: { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
  })
  const email = 'eight-days@example.org'
  const rachel = async () => {
    const { body } = await (await paid.signUp(email)).ask('GET', '/api/voices')
    return (body as { voices: object[] }).voices[0]
  }
  expect(await rachel()).not.toHaveProperty('needsPurchase')
  paid.wait(8 * 86_400)
  expect(await rachel()).toMatchObject({ id: RACHEL.id, needsPurchase: true })
  const me = (await (await paid.signUp(email)).ask('GET', '/api/profile')).body as { id: string }
  await paid.deps.db.execute(
    `insert into payments (id, user_id, provider, kind, item, credits, amount_cents, currency, status, paid_at) values ('p1', '${me.id}', 'stripe', 'package', 'starter', 100, 999, 'usd', 'paid', now())`,
  )
  expect(await rachel()).not.toHaveProperty('needsPurchase')
  await paid.close()
})

test('a sound is known by its first bytes', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  expect(nameSoundType(bytes('RIFF....WAVE'))).toBe('audio/wav')
  expect(nameSoundType(bytes('ID3\u0003'))).toBe('audio/mpeg')
  expect(nameSoundType(new Uint8Array([0xff, 0xfb, 0x90, 0]))).toBe('audio/mpeg')
  expect(nameSoundType(bytes('OggS'))).toBe('audio/ogg')
  expect(nameSoundType(bytes('<html>'))).toBeUndefined()
})
