import { createNarrator, openGate } from '@hookreel/crew'
import type { Narrator } from '@hookreel/crew'
import { createEmbeddedNarrator } from '@hookreel/crew'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { buildInstall } from '../../../../../tests/builders/build-install.ts'
import type { BuiltInstall } from '../../../../../tests/builders/build-install.ts'
import { openNaturalVoice } from './natural-voice.ts'
import type { NaturalVoice } from './natural-voice.ts'
import { createVoiceProcess } from './voice-process.ts'

let built: BuiltInstall
let voice: NaturalVoice
let narrator: Narrator
const never = new AbortController().signal
const log = createLog(
  () => undefined,
  () => new Date(0),
)

beforeAll(async () => {
  built = await buildInstall()
  voice = await openNaturalVoice(built.options, log)
  const settings = { writer: [], illustrator: [], narrator: [voice.settings], timeoutSeconds: 60 }
  narrator = createNarrator(settings, openGate, createEmbeddedNarrator())
  expect(await listNatural()).toEqual([])
  await voice.install()
  await vi.waitFor(async () => expect((await voice.read()).state).toBe('installed'), 30_000)
})
afterAll(async () => {
  await voice.close()
  await built.close()
})

async function listNatural() {
  const shelf = await narrator.readVoices?.({ isFresh: false })
  expect(shelf?.problems).toEqual([])
  return (shelf?.voices ?? []).filter(({ id }) => id.startsWith('natural-voice:'))
}

test('its voices are in the list as soon as it is installed, with language, gender and accent', async () => {
  const voices = await listNatural()
  expect(voices).toHaveLength(28)
  expect(voices.find(({ id }) => id === 'natural-voice:bm_george')).toMatchObject({
    name: 'George',
    language: 'English (UK)',
    gender: 'male',
    accent: 'British',
    service: 'Natural voice',
  })
  expect(new Set(voices.map(({ language }) => language))).toEqual(new Set(['English (US)', 'English (UK)']))
})

test('it speaks lines with times of their words, for everybody by one process and one after the other', async () => {
  const texts = ['Octopuses have three hearts.', 'Two of them stop when it swims.']
  const lines = await Promise.all(
    texts.map((text) => narrator.speakLine({ text, voiceId: 'natural-voice:af_heart', pace: 1 })),
  )
  expect(lines.map(({ words }) => words.map(({ text }) => text).join(' '))).toEqual(texts)
  for (const { samples, sampleRate, words } of lines) {
    expect(sampleRate).toBe(24_000)
    expect(words.at(-1)?.endSeconds).toBeLessThanOrEqual(samples.length / sampleRate + 0.01)
  }
  expect(narrator.isCostly?.('natural-voice:af_heart')).toBe(true)
})

test('a voice that did not come with the model is fetched when it first speaks, once', async () => {
  const speak = () => narrator.speakLine({ text: 'Hello there.', voiceId: 'natural-voice:bm_lewis', pace: 1 })
  await Promise.all([speak(), speak()])
  await speak()
  expect(built.service.asked.filter(({ path }) => path === '/voices/bm_lewis.bin')).toHaveLength(1)
})

test('the operator chooses which of its voices new films start with', async () => {
  expect((await voice.read()).voiceId).toBe('natural-voice:af_heart')
  expect(await voice.choose('natural-voice:bm_george')).toBe(true)
  expect((await voice.read()).voiceId).toBe('natural-voice:bm_george')
  for (const none of ['natural-voice:nobody', 'natural-voice:../../secrets', 'flite-slt', ''])
    expect(await voice.choose(none)).toBe(false)
  expect((await voice.read()).voiceId).toBe('natural-voice:bm_george')
})

test('when its process crashes the line is spoken by a new one', async () => {
  const line = await narrator.speakLine({
    text: 'It will crash once here.',
    voiceId: 'natural-voice:am_michael',
    pace: 1,
  })
  expect(line.words).toHaveLength(5)
})

test('a text that crashes it again is told in a sentence, and the next one is spoken', async () => {
  const request = { voiceId: 'natural-voice:af_bella', pace: 1 }
  await expect(narrator.speakLine({ ...request, text: 'It must crash always.' })).rejects.toMatchObject({
    failure: 'unavailable',
    message: expect.stringContaining('Its process ended. Error: out of memory'),
  })
  expect((await narrator.speakLine({ ...request, text: 'And on it goes.' })).words).toHaveLength(4)
})

test('a voice that it has not and a text that it cannot speak are refused', async () => {
  const request = { text: 'Hello there.', pace: 1 }
  await expect(narrator.speakLine({ ...request, voiceId: 'natural-voice:xx_nobody' })).rejects.toMatchObject({
    failure: 'bad_request',
  })
  await expect(
    narrator.speakLine({ pace: 1, text: 'That is unspeakable.', voiceId: 'natural-voice:af_sky' }),
  ).rejects.toMatchObject({ message: expect.stringContaining('no such sounds') })
})

test('when it fails a draft voice of the same gender stands in', () => {
  expect(narrator.findStandIn?.('natural-voice:bf_emma')).toBe('flite-slt')
  expect(narrator.findStandIn?.('natural-voice:am_adam')).toBe('flite-rms')
  expect(narrator.findStandIn?.('flite-slt')).toBeUndefined()
  expect(narrator.canSpeak('Привет', 'natural-voice:af_heart')).toBe(false)
})

test('only this server knows the key that it is asked with', async () => {
  const headers = { authorization: 'Bearer guessed', 'content-type': 'application/json' }
  const body = JSON.stringify({ input: 'Hello.', voice: 'af_heart' })
  const answer = await fetch(`${voice.settings.baseUrl}/audio/speech`, { method: 'POST', headers, body })
  expect(answer.status).toBe(401)
})

test('a line that takes too long ends its process, and the next one is spoken by a new one', async () => {
  const limits = { startMs: 30_000, silenceMs: 1500, idleMs: 60_000 }
  const own = createVoiceProcess(built.options.place.installed, limits)
  const slow = own.speak('hang', 'af_heart', never)
  const next = own.speak('Hello.', 'af_heart', never)
  await expect(slow).rejects.toMatchObject({ failure: 'slow' })
  expect((await next).samples.length).toBe(9600)
  own.close()
  await expect(own.speak('Hello.', 'af_heart', never)).rejects.toThrow('stopping')
})

test('a line that nobody waits for any more is not spoken', async () => {
  const own = createVoiceProcess(built.options.place.installed)
  const given = new AbortController()
  const first = own.speak('Hello.', 'af_heart', never)
  const second = own.speak('Hello again.', 'af_heart', given.signal)
  given.abort(new Error('cancelled'))
  await expect(second).rejects.toThrow('cancelled')
  await first
  own.close()
})
