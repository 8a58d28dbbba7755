import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startFakeService } from '../../../../tests/fakes/fake-service.ts'
import type { FakeService } from '../../../../tests/fakes/fake-service.ts'
import { createHearingServices, newMood } from '../../../../tests/fakes/hearing-services.ts'
import { ELEVENLABS_KEY } from '../../../../tests/fakes/speech-services.ts'
import { KEYS } from '../../../../tests/fakes/models/text-services.ts'
import { openGate } from '../provider/provider.ts'
import type { ProviderCall, ProviderGate } from '../provider/provider.ts'
import type { ProviderSettings } from '../provider/provider-settings.ts'
import type { ServiceId } from '../provider/services.ts'
import { findTranscriptionOffer, transcribe } from './create-transcriber.ts'
import { scriptFromTranscript } from './transcription.ts'

const mood = newMood()
let fake: FakeService
let calls: ProviderCall[]
const gate: ProviderGate = {
  run: (call, work, signal) => {
    calls.push(call)
    return openGate.run(call, work, signal)
  },
}

beforeAll(async () => {
  fake = await startFakeService(createHearingServices(mood))
})
afterAll(() => fake?.close())
beforeEach(() => {
  Object.assign(mood, newMood(), { text: 'We left at dawn. The road was long.' })
  calls = []
})

const service = (provider: ServiceId, path: string, apiKey?: string, model?: string): ProviderSettings => ({
  ...{ provider, baseUrl: `${fake.url}${path}`, apiKey, model },
})
const openai = (model?: string) => service('openai', '/openai', KEYS.openai, model)
const own = (model?: string) => service('openai-compatible', '/compatible', undefined, model)
const elevenlabs = () => service('elevenlabs', '/elevenlabs', ELEVENLABS_KEY)
/** The head of a FLAC of five seconds at 16 kHz; what it sounds like is nothing to a fake. */
function flac(): Uint8Array {
  const bytes = new Uint8Array(64)
  const view = new DataView(bytes.buffer)
  bytes.set(new TextEncoder().encode('fLaC'))
  view.setUint32(18, 16_000 << 12)
  view.setUint32(22, 80_000)
  return bytes
}
const hear = (...transcriber: ProviderSettings[]) => hearWithin(20, transcriber)
const hearWithin = (timeoutSeconds: number, transcriber: ProviderSettings[]) =>
  transcribe({ transcriber, timeoutSeconds }, gate, { bytes: flac(), seconds: 0.1 })

test('OpenAI, servers like it and ElevenLabs write down what they are sent, and the call is counted by its seconds', async () => {
  expect(await hear(openai())).toEqual({ text: 'We left at dawn. The road was long.', service: 'OpenAI' })
  expect(await hear(own())).toMatchObject({ service: 'OpenAI-compatible' })
  expect(await hear(elevenlabs())).toEqual({
    text: 'We left at dawn. The road was long.',
    service: 'ElevenLabs',
  })
  expect(mood.billed).toEqual([
    { model: 'gpt-transcribe', seconds: 5, path: '/openai/audio/transcriptions' },
    { model: 'whisper-large-v3-turbo', seconds: 5, path: '/compatible/audio/transcriptions' },
    { model: 'scribe_v2', seconds: 5, path: '/elevenlabs/v1/speech-to-text' },
  ])
  expect(calls.map((call) => [call.part, call.operation, call.estimatedMicrodollars])).toEqual([
    ['transcriber', 'transcript', 8],
    ['transcriber', 'transcript', 0],
    ['transcriber', 'transcript', 12],
  ])
})

test('where a model writes no full stops, the pauses between its words make sentences', async () => {
  mood.text = 'we left at dawn the road was long'
  mood.starts = [0, 0.4, 0.8, 1.2, 2.6, 3, 3.4, 3.8]
  for (const one of [own('Systran/faster-whisper-small'), elevenlabs()])
    expect((await hear(one)).text).toBe('we left at dawn.\nthe road was long.')
  // Nothing tells where they are.
  expect((await hear(openai())).text).toBe('we left at dawn the road was long')
})

test('what a stranger wrote is made plain', () => {
  const text = ` A\u0000 b\u202E c.\n\n\uD800d. ${'x'.repeat(50_000)}`
  const plain = scriptFromTranscript({ text, words: [] })
  expect(plain.startsWith('A b c. \uFFFDd. xxx')).toBe(true)
  expect(plain.length).toBeLessThanOrEqual(40_000)
})

test('the next service is asked when one fails; without any, or where no word is heard, it says so', async () => {
  mood.faults = [{ kind: 'error', status: 500, message: 'broken' }]
  expect(await hear(openai(), elevenlabs())).toMatchObject({ service: 'ElevenLabs' })
  for (const fault of [{ kind: 'garbage' }, { kind: 'cut' }] as const) {
    mood.faults = [fault]
    await expect(hear(openai())).rejects.toMatchObject({ name: 'ProviderError', provider: 'openai' })
  }
  mood.faults = [{ kind: 'silent' }]
  await expect(hearWithin(0.3, [own()])).rejects.toMatchObject({ failure: 'slow' })
  await expect(hear({ ...openai(), apiKey: 'wrong' })).rejects.toMatchObject({ failure: 'refused' })
  await expect(hear({ ...elevenlabs(), apiKey: 'wrong' })).rejects.toMatchObject({ failure: 'refused' })
  await expect(hear()).rejects.toMatchObject({ failure: 'no_key' })
  mood.text = ''
  for (const one of [openai(), elevenlabs()]) await expect(hear(one)).rejects.toThrow('It heard no word.')
})

test('a service that writes down no speech is refused and not asked', async () => {
  const refused = hear(service('anthropic', '/openai', KEYS.openai))
  await expect(refused).rejects.toMatchObject({ failure: 'bad_request' })
  expect(mood.billed).toEqual([])
})

test('what a minute takes is told before; on a server of one’s own it is nothing', () => {
  expect(findTranscriptionOffer({ transcriber: [openai(), own()] })).toEqual({
    ...{ service: 'OpenAI', microdollarsAMinute: 4500 },
  })
  expect(findTranscriptionOffer({ transcriber: [own()] })?.microdollarsAMinute).toBe(0)
  expect(findTranscriptionOffer({ transcriber: [openai('unheard-of')] })?.microdollarsAMinute).toBe(6660)
  expect(findTranscriptionOffer({})).toBeUndefined()
})
