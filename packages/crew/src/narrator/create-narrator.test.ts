import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startFakeService } from '../../../../tests/fakes/fake-service.ts'
import type { FakeService, Reply } from '../../../../tests/fakes/fake-service.ts'
import { createSpeechServices, ELEVENLABS_KEY } from '../../../../tests/fakes/speech-services.ts'
import type { SpeechFault } from '../../../../tests/fakes/speech-services.ts'
import { KEYS } from '../../../../tests/fakes/models/text-services.ts'
import { openGate } from '../provider/provider.ts'
import type { ProviderCall, ProviderGate } from '../provider/provider.ts'
import type { CrewSettings, ProviderSettings } from '../provider/provider-settings.ts'
import type { ServiceId } from '../provider/services.ts'
import { createNarrator } from './create-narrator.ts'
import { createEmbeddedNarrator } from './embedded/embedded-narrator.ts'
import { explainMissingVoice } from './explain-missing-voice.ts'

const faults: SpeechFault[] = []
let fake: FakeService
beforeAll(async () => {
  fake = await startFakeService(createSpeechServices(faults))
})
afterEach(() => {
  faults.length = 0
})
afterAll(() => fake.close())

const embedded = createEmbeddedNarrator()
const FOLDERS: Readonly<Record<string, string>> = { 'openai-compatible': 'compatible', kokoro: 'kokoro/v1' }
const ALL_KEYS: Readonly<Record<string, string>> = { ...KEYS, elevenlabs: ELEVENLABS_KEY }
const settingsOf = (provider: ServiceId): ProviderSettings => ({
  provider,
  apiKey: ALL_KEYS[provider],
  baseUrl: `${fake.url}/${FOLDERS[provider] ?? provider}`,
  model: undefined,
})
const crewOf = (narrator: readonly ProviderSettings[], timeoutSeconds = 20): CrewSettings => ({
  writer: [],
  narrator,
  illustrator: [],
  timeoutSeconds,
})
const narratorOf = (provider: ServiceId, gate: ProviderGate = openGate, timeoutSeconds = 20) =>
  createNarrator(crewOf([settingsOf(provider)], timeoutSeconds), gate, embedded)

const TEXT = 'The sea is deep — deeper than you think.'
const VOICES = [
  ['elevenlabs', 'elevenlabs:rachel'],
  ['openai', 'openai:nova'],
  ['openai-compatible', 'openai-compatible:alloy'],
  ['kokoro', 'kokoro:af_heart'],
] as const

describe.each(VOICES)('%s', (provider, voiceId) => {
  test('speaks a line whose words stand in the sound, in order', async () => {
    const { samples, sampleRate, words } = await narratorOf(provider).speakLine({
      text: TEXT,
      voiceId,
      pace: 1,
    })
    expect(words.map(({ text }) => text).join(' ')).toBe(TEXT)
    expect(sampleRate).toBe(24_000)
    expect(samples.length / sampleRate).toBeGreaterThan(2)
    for (const [i, { startSeconds, endSeconds }] of words.entries()) {
      expect(endSeconds).toBeGreaterThan(startSeconds)
      expect(startSeconds).toBeGreaterThanOrEqual(words[i - 1]?.endSeconds ?? 0)
      expect(endSeconds).toBeLessThanOrEqual(samples.length / sampleRate)
    }
  })

  test('is quicker at another pace without another request', async () => {
    const narrator = narratorOf(provider)
    const usual = await narrator.speakLine({ text: TEXT, voiceId, pace: 1 })
    const before = fake.asked.length
    const quick = await narrator.speakLine({ text: TEXT, voiceId, pace: 1.25 })
    expect(fake.asked.length - before).toBe(1)
    expect(JSON.stringify(fake.asked.at(-1)?.body)).not.toContain('"speed"')
    expect(quick.samples.length / usual.samples.length).toBeCloseTo(0.8, 2)
    expect(quick.words.at(-1)?.endSeconds).toBeCloseTo((usual.words.at(-1)?.endSeconds ?? 0) / 1.25, 2)
  })

  test('leaves nothing of a long text unsaid', async () => {
    const before = fake.asked.length
    // Just more sentences than the service takes at once.
    const length = { elevenlabs: 125, openai: 112, 'openai-compatible': 112, kokoro: 12 }[provider]
    const long = Array.from({ length }, (_, i) => `Sentence number ${i} tells of the sea.`).join(' ')
    const { words } = await narratorOf(provider).speakLine({ text: long, voiceId, pace: 1 })
    expect(words.map(({ text }) => text).join(' ')).toBe(long)
    expect(fake.asked.length - before).toBe(2)
  })

  test('says what is wrong when it refuses, is silent, broken, cut off, mute, busy, out of credit or down', async () => {
    const cases: [string, SpeechFault][] = [
      ['refused', { kind: 'error', status: 401, code: 'invalid_api_key', message: 'Invalid API key' }],
      ['slow', { kind: 'silent' }],
      ['broken', { kind: 'garbage' }],
      ['broken', { kind: 'half' }],
      ['broken', { kind: 'soundless' }],
      ['rate_limited', { kind: 'error', status: 429, code: 'rate_limit_exceeded', message: 'Too many' }],
      [
        'out_of_quota',
        { kind: 'error', status: 401, code: 'quota_exceeded', message: 'This request exceeds your quota.' },
      ],
      ['unavailable', { kind: 'error', status: 500, code: 'internal', message: 'Down' }],
    ]
    for (const [failure, fault] of cases) {
      faults.push(fault)
      const before = fake.asked.length
      const asked = narratorOf(provider, openGate, failure === 'slow' ? 0.3 : 20)
      await expect(asked.speakLine({ text: TEXT, voiceId, pace: 1 })).rejects.toMatchObject({
        name: 'ProviderError',
        provider,
        failure,
      })
      expect(fake.asked.length - before, `${failure} is not tried again by the library`).toBe(1)
    }
  })

  test('costs by the letter, and nothing on a machine of one’s own', async () => {
    const calls: (ProviderCall & { spent: number })[] = []
    const gate: ProviderGate = {
      run: async (call, work) => {
        const { value, microdollars } = await work()
        calls.push({ ...call, spent: microdollars })
        return value
      },
    }
    const narrator = narratorOf(provider, gate)
    await narrator.speakLine({ text: TEXT, voiceId, pace: 1 })
    const price = { elevenlabs: 100, openai: 17, 'openai-compatible': 0, kokoro: 0 }[provider]
    expect(calls).toMatchObject([
      { provider, part: 'narrator', operation: 'speech', estimatedMicrodollars: price * TEXT.length },
    ])
    expect(calls[0]?.spent).toBe(price * TEXT.length)
    expect(narrator.isCostly?.(voiceId)).toBe(price > 0)
  })

  test('stops when nobody wants the line any more', async () => {
    faults.push({ kind: 'silent' })
    const leaving = new AbortController()
    const asked = narratorOf(provider).speakLine({ text: TEXT, voiceId, pace: 1 }, leaving.signal)
    leaving.abort(new Error('left'))
    await expect(asked).rejects.toThrow('left')
  })
})

describe('ElevenLabs', () => {
  test('lists every page of voices with what each is like', async () => {
    const { voices, problems } = (await narratorOf('elevenlabs').readVoices?.({ isFresh: true })) ?? {}
    expect(problems).toEqual([])
    expect(voices?.slice(0, 2)).toMatchObject([
      {
        id: 'elevenlabs:rachel',
        name: 'Rachel',
        language: 'English (US)',
        gender: 'female',
        accent: 'american',
        description: 'Calm and warm, for stories.',
        previewUrl: 'https://storage.example/rachel.mp3',
        service: 'ElevenLabs',
      },
      { id: 'elevenlabs:hans', language: 'German', gender: 'male', description: 'A voice of ElevenLabs.' },
    ])
    expect(voices?.[0]?.alsoSpeaks).toContain('Japanese')
    // A clone: nobody here heard that the person agrees whose voice it is.
    expect(voices?.map(({ id }) => id)).not.toContain('elevenlabs:somebody')
  })

  test('that says no times is aligned', async () => {
    faults.push({ kind: 'untimed' })
    const { words } = await narratorOf('elevenlabs').speakLine({
      text: 'One two three.',
      voiceId: 'elevenlabs:rachel',
      pace: 1,
    })
    expect(words.map(({ text }) => text)).toEqual(['One', 'two', 'three.'])
  })

  test('refuses a wrong key and an unknown voice in different words', async () => {
    const wrong = createNarrator(
      crewOf([{ ...settingsOf('elevenlabs'), apiKey: 'xi-wrong-key-123' }]),
      openGate,
      embedded,
    )
    const asked = wrong.speakLine({ text: TEXT, voiceId: 'elevenlabs:rachel', pace: 1 })
    await expect(asked).rejects.toMatchObject({ failure: 'refused' })
    const unknown = narratorOf('elevenlabs').speakLine({ text: TEXT, voiceId: 'elevenlabs:nobody', pace: 1 })
    await expect(unknown).rejects.toMatchObject({ failure: 'bad_request' })
    await expect(unknown).rejects.toThrow(/A voice for this id was not found/)
  })
})

describe('the list of voices', () => {
  test('has the services’ voices before the embedded ones, each under its own prefix', async () => {
    const narrator = createNarrator(crewOf([settingsOf('kokoro'), settingsOf('openai')]), openGate, embedded)
    const voices = await narrator.listVoices()
    expect(voices.slice(0, 4)).toMatchObject([
      { id: 'kokoro:af_heart', name: 'Heart', language: 'English (US)', gender: 'female', service: 'Kokoro' },
      { id: 'kokoro:am_adam', gender: 'male' },
      { id: 'kokoro:bf_emma', language: 'English (UK)' },
      { id: 'kokoro:ff_siwis', language: 'French' },
    ])
    expect(voices.filter(({ id }) => id.startsWith('openai:'))).toHaveLength(13)
    expect(voices.slice(-(await embedded.listVoices()).length)).toEqual(await embedded.listVoices())
    expect(new Set(voices.map(({ id }) => id)).size).toBe(voices.length)
  })

  test('is asked for once an hour, and again on demand', async () => {
    let time = 0
    const narrator = createNarrator(crewOf([settingsOf('kokoro')]), openGate, embedded, { now: () => time })
    const before = fake.asked.length
    await Promise.all([narrator.listVoices(), narrator.listVoices()])
    time = 50 * 60_000
    await narrator.listVoices()
    expect(fake.asked.length - before).toBe(1)
    await Promise.all([1, 2, 3].map(async () => narrator.readVoices?.({ isFresh: true })))
    await narrator.readVoices?.({ isFresh: true })
    expect(fake.asked.length - before, 'a refresh at the same moment is the same').toBe(2)
    time = 3 * 60 * 60_000
    await narrator.listVoices()
    expect(fake.asked.length - before).toBe(3)
  })

  test('that cannot be read keeps the last one and says why; before that the embedded voices are there', async () => {
    const down: SpeechFault = { kind: 'error', status: 503, code: 'down', message: 'Maintenance', on: 'list' }
    faults.push(down)
    let time = 0
    const narrator = createNarrator(crewOf([settingsOf('kokoro')]), openGate, embedded, { now: () => time })
    expect(await narrator.listVoices()).toEqual(await embedded.listVoices())
    await narrator.readVoices?.({ isFresh: true })
    faults.push(down)
    time = 10_000
    const { voices, problems } = (await narrator.readVoices?.({ isFresh: true })) ?? {}
    expect(voices?.[0]?.id).toBe('kokoro:af_heart')
    expect(problems).toMatchObject([{ provider: 'kokoro', message: expect.stringContaining('Maintenance') }])
  })

  test('without services is the embedded narrator’s', () => {
    expect(createNarrator(crewOf([]), openGate, embedded)).toBe(embedded)
  })

  test('knows that a voice speaks more languages than its own', async () => {
    const voices = await narratorOf('openai').listVoices()
    const arabic = 'هذا البحر عميق جدا أكثر مما تظن'
    expect(explainMissingVoice(arabic, voices)).toBeUndefined()
    expect(explainMissingVoice(arabic, await embedded.listVoices())).toMatch(/No installed voice/)
  })
})

test('embedded voices speak as before', async () => {
  const request = { text: 'Hello there.', voiceId: 'flite-slt', pace: 1 }
  const narrator = narratorOf('openai')
  expect(await narrator.speakLine(request)).toEqual(await embedded.speakLine(request))
  expect(narrator.canSpeak('---', 'flite-slt')).toBe(false)
  expect(narrator.canSpeak('---', 'openai:nova')).toBe(false)
  expect(narrator.isCostly?.('flite-slt')).toBe(false)
})

describe('a service whose answers do not end', () => {
  async function* endless() {
    for (let sent = 0; sent < 40; sent += 1) yield Buffer.alloc(1_000_000, 'a')
  }
  let flood: FakeService
  beforeAll(async () => {
    flood = await startFakeService(({ path }): Reply =>
      path.endsWith('/voices')
        ? { status: 200, headers: { 'content-type': 'application/json' }, pieces: endless() }
        : {
            status: 200,
            headers: { 'content-type': 'audio/wav', 'content-length': '5000000000' },
            pieces: ['RIFF'],
            isCut: true,
          },
    )
  })
  afterAll(() => flood.close())

  test('is read no further than its voices and its speech can be', async () => {
    const settings = { ...settingsOf('openai-compatible'), baseUrl: flood.url }
    const narrator = createNarrator(crewOf([settings]), openGate, embedded)
    const { problems } = await (narrator.readVoices?.({ isFresh: true }) ?? { problems: [] })
    expect(problems).toMatchObject([{ message: expect.stringContaining('Its answer is too large') }])
    const line = { text: 'Hello there.', voiceId: 'openai-compatible:alloy', pace: 1 }
    await expect(narrator.speakLine(line)).rejects.toMatchObject({ name: 'ProviderError' })
  })
})
