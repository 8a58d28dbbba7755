import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ProviderError } from '@hookreel/crew'
import { planStoryboard } from '@hookreel/film'
import type { Delivery } from '@hookreel/film'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { StepResult } from '../film-order.ts'
import type { StepPlace } from '../remember-step.ts'
import { planLength } from './estimate-speech.ts'
import { speakLines } from './speak-lines.ts'
import { createEmbeddedCrew } from '../studio-crew.ts'
import type { StudioCrew } from '../studio-crew.ts'

const SCRIPT =
  'Venus spins so slowly that a day there is longer than its year. The Sun holds almost all the mass of the solar system. A teaspoon of a neutron star weighs a billion tons. Light from the Sun needs eight minutes to reach us. Nobody has ever heard a sound out there.'

let place: StepPlace
let asked: { text: string; pace: number }[]
let crew: StudioCrew

beforeEach(async () => {
  const known = new Map<string, StepResult>()
  place = {
    memory: {
      recall: async (step, hash) => known.get(step + hash),
      remember: async (step, hash, result) => void known.set(step + hash, result),
    },
    partsFolder: await mkdtemp(join(tmpdir(), 'hookreel-lines-')),
    signal: new AbortController().signal,
  }
  asked = []
  const embedded = createEmbeddedCrew()
  const { engine, version } = embedded.narrator
  crew = {
    ...embedded,
    narrator: {
      version,
      engine: {
        ...engine,
        isCostly: (voiceId) => voiceId === 'flite-slt',
        speakLine: (request, signal) => {
          asked.push(request)
          return engine.speakLine(request, signal)
        },
      },
    },
  }
})
afterEach(() => rm(place.partsFolder, { recursive: true }))

const storyboard = planStoryboard(SCRIPT)
const lineCount = storyboard.scenes.flatMap(({ lines }) => lines).length
const speak = (voiceId: string) =>
  speakLines(place, crew, storyboard, { voiceId, seconds: 15 }, () => undefined)

test.each([
  ['flite-rms', 2],
  // It costs, as the crew of these tests has it.
  ['flite-slt', 1],
])('while the first line is remembered, %s was asked for %i', async (voiceId, count) => {
  const remembering = Promise.withResolvers<void>()
  const { memory } = place
  const first = Promise.withResolvers<void>()
  const remember: typeof memory.remember = async (...step) => {
    first.resolve()
    await remembering.promise
    return memory.remember(...step)
  }
  const speaking = speakLines(
    { ...place, memory: { ...memory, remember } },
    crew,
    storyboard,
    { voiceId, seconds: 15 },
    () => undefined,
  )
  await first.promise
  expect(asked).toHaveLength(count)
  remembering.resolve()
  const { lines } = await speaking
  expect(lines).toHaveLength(lineCount)
})

describe('a voice that costs money', () => {
  test('speaks each line once, at its own pace, whatever pace the film needs', async () => {
    const { fit, lines } = await speak('flite-slt')
    expect(fit.pace).not.toBe(1)
    expect(Math.abs(fit.seconds - 15)).toBeLessThan(1.5)
    expect(asked).toHaveLength(lineCount)
    expect(asked.every(({ pace }) => pace === 1)).toBe(true)
    for (const { words, fromSample, toSample, sampleRate } of lines)
      expect(words.at(-1)?.endSeconds).toBeLessThanOrEqual((toSample - fromSample) / sampleRate)
  })

  test('speaks nothing again when the film is taken up once more', async () => {
    const first = await speak('flite-slt')
    asked = []
    expect(await speak('flite-slt')).toEqual(first)
    expect(asked).toEqual([])
  })
})

describe('scenes that are said otherwise than the rest', () => {
  const slow = { pace: 0.85, pauseSeconds: 0.5, stresses: [{ word: 'slowly', nth: 0 }] } as const
  const deliver = (voiceId: string, seconds: 15 | 'script', deliveries: (Delivery | undefined)[]) =>
    speakLines(place, crew, storyboard, { voiceId, seconds, deliveries }, () => undefined)

  test('keep their share of the pace at which the film fits its length, and its length', async () => {
    const { fit, lines } = await deliver('flite-kal', 15, [
      { ...slow, stresses: [] },
      { ...slow, stresses: [] },
    ])
    expect(Math.abs(fit.seconds - 15)).toBeLessThan(1.5)
    expect(fit.pace).not.toBe(1)
    const [first, second, third] = lines.map(({ sceneIndex, words }) => {
      const spoken = asked.findLast(({ text }) => text.startsWith(words[0]?.text ?? '?'))
      return { sceneIndex, pace: spoken?.pace ?? 0 }
    })
    expect(first).toEqual({ sceneIndex: 0, pace: expect.closeTo(fit.pace * 0.85, 2) })
    expect(second?.pace).toBe(first?.pace)
    expect(third?.pace).toBe(fit.pace)
    expect(lines.flatMap(({ pauseSeconds }) => pauseSeconds ?? [])).toEqual([0.5, 0.5])
  })

  test('of a voice that costs money are made of what it said before: nothing is paid again', async () => {
    await deliver('flite-slt', 'script', [])
    asked = []
    const { lines } = await deliver('flite-slt', 'script', [{ ...slow, stresses: [...slow.stresses] }])
    expect(asked).toEqual([])
    expect(lines.flatMap(({ words }) => words.map(({ text }) => text)).join(' ')).toBe(SCRIPT)
  })

  test('by another voice are the only ones that are spoken, and nothing is when that is taken back', async () => {
    const before = await deliver('flite-slt', 'script', [])
    asked = []
    const usual: Delivery = { pace: 1, pauseSeconds: 0, stresses: [] }
    const { lines } = await deliver('flite-slt', 'script', [undefined, { ...usual, voiceId: 'flite-awb' }])
    const own = lines.filter(({ sceneIndex }) => sceneIndex === 1)
    expect(asked).toHaveLength(own.length)
    expect(lines.every(({ sceneIndex, voiceId }) => (voiceId === 'flite-awb') === (sceneIndex === 1))).toBe(
      true,
    )
    asked = []
    expect(await deliver('flite-slt', 'script', [])).toEqual(before)
    await deliver('flite-slt', 'script', [undefined, { ...usual, voiceId: 'flite-awb' }])
    expect(asked).toEqual([])
  })

  test('are known as before where they are said as usual: films that exist are not spoken again', async () => {
    const before = await speak('flite-rms')
    asked = []
    const usual = { pace: 1, pauseSeconds: 0, stresses: [] } as const
    const again = await deliver('flite-rms', 15, [{ ...usual, stresses: [] }, undefined])
    expect(again).toEqual(before)
    expect(asked).toEqual([])
  })
})

test('a voice that costs nothing speaks each pace itself', async () => {
  await speak('flite-rms')
  expect(asked.some(({ pace }) => pace !== 1)).toBe(true)
})

describe('a voice with a stand-in', () => {
  /** A voice that speaks its first line and then no more. */
  const breakAfterOne = (voiceId: string) => {
    const { engine, version } = crew.narrator
    crew = {
      ...crew,
      narrator: {
        version,
        engine: {
          ...engine,
          canSpeak: (text, asked) => engine.canSpeak(text, asked === voiceId ? 'flite-slt' : asked),
          findStandIn: (asked) => (asked === 'own:good' ? 'flite-slt' : undefined),
          speakLine: (request, signal) => {
            if (request.voiceId !== voiceId) return engine.speakLine(request, signal)
            if (asked.length > 0) throw new ProviderError('own', 'unavailable', 'Its process ended.')
            return engine.speakLine({ ...request, voiceId: 'flite-rms' }, signal)
          },
        },
      },
    }
  }

  test('leaves the whole script to it when it fails, so that a film has one voice', async () => {
    breakAfterOne('own:good')
    const spoken = await speak('own:good')
    asked = []
    const { lines } = await speak('flite-slt')
    expect(spoken.lines).toEqual(lines)
    expect(asked).toEqual([])
  })

  test('and so does each name of a talk, told apart by drafts', async () => {
    breakAfterOne('own:good')
    const talk = planStoryboard('ANNA: Why is it blue?\nBEN: Air scatters blue light.')
    const speakers = [
      { name: 'ANNA', voiceId: 'own:good' },
      { name: 'BEN', voiceId: 'own:good' },
    ]
    const order = { voiceId: 'own:good', speakers, seconds: 'script' } as const
    const { lines } = await speakLines(place, crew, talk, order, () => undefined)
    const voices = lines.map(({ voiceId }) => voiceId)
    expect(new Set(voices).size).toBe(2)
    expect(voices.every((id) => !id.startsWith('own:'))).toBe(true)
  })

  test('and so does each scene with a voice of its own', async () => {
    breakAfterOne('own:good')
    const usual = { pace: 1, pauseSeconds: 0, stresses: [] } as const
    const deliveries = [{ ...usual, stresses: [], voiceId: 'own:good' }]
    const order = { voiceId: 'own:good', deliveries, seconds: 'script' } as const
    const { lines } = await speakLines(place, crew, storyboard, order, () => undefined)
    const [first, ...rest] = new Set(lines.map(({ voiceId }) => voiceId))
    expect(first).not.toMatch(/^own:|flite-slt/)
    expect(rest).toEqual(['flite-slt'])
  })

  test('and one without fails with what happened', async () => {
    breakAfterOne('own:other')
    await expect(speak('own:other')).rejects.toMatchObject({
      code: 'voice_failed',
      message: expect.stringContaining('Its process ended.'),
    })
  })
})

describe('lines that begin with names', () => {
  const TALK =
    'Two friends look up.\nANNA: Why is it blue?\nBEN: Air scatters blue light.\nANNA: And at dusk?'
  const speakers = [
    { name: 'ANNA', voiceId: 'flite-rms' },
    { name: 'Ben', voiceId: 'flite-awb' },
  ]
  const say = (voiceId: string) =>
    speakLines(place, crew, planStoryboard(TALK), { voiceId, speakers, seconds: 'script' }, () => undefined)

  test('are each spoken by the voice of their name, which is not said', async () => {
    const { lines, voiceId } = await say('flite-kal')
    expect(voiceId).toBe('flite-kal')
    expect(lines.map((line) => line.voiceId)).toEqual(['flite-kal', 'flite-rms', 'flite-awb', 'flite-rms'])
    expect(asked.map(({ text }) => text).join(' ')).not.toMatch(/ANNA|BEN/)
  })

  test('are all spoken by the voice that their scene was given', async () => {
    const board = planStoryboard(TALK)
    const voiceId = 'flite-awb'
    const deliveries = board.scenes.map(({ index }) =>
      index === 0 ? { pace: 1 as const, pauseSeconds: 0 as const, stresses: [], voiceId } : undefined,
    )
    const order = { voiceId: 'flite-kal', speakers, deliveries, seconds: 'script' } as const
    const { lines } = await speakLines(place, crew, board, order, () => undefined)
    const given = lines.filter(({ sceneIndex }) => sceneIndex === 0)
    expect(given.length).toBeGreaterThan(1)
    expect(given.every((line) => line.voiceId === voiceId)).toBe(true)
    expect(asked.map(({ text }) => text).join(' ')).not.toMatch(/ANNA|BEN/)
  })

  test('name those who speak where there is no voice to tell them apart', async () => {
    const { lines } = await say('none')
    expect(lines.every((line) => line.voiceId === 'none')).toBe(true)
    expect(lines[1]?.words.map(({ text }) => text).join(' ')).toBe('ANNA: Why is it blue?')
  })
})

describe('what is told of a film’s length before it is spoken', () => {
  const speakAll = async (script: string, sayings: { word: string; saidAs: string }[] = []) => {
    const planned = planLength(script, 'flite-kal', 'script', { sayings })
    const board = planStoryboard(script)
    const voice = { voiceId: 'flite-kal', seconds: 'script', sayings } as const
    const { fit } = await speakLines(place, crew, board, voice, () => undefined)
    return fit.seconds / planned.seconds
  }

  test.each([
    ['numbers', 'It has 777777 stars. It has 123456789 more. In 1969 there were 48 or 7305.', []],
    ['signs', 'About 50% of $20 & 7% of £9. A + b = c + d. Then 8% more.', []],
    ['abbreviations', 'The BBC and HTTP. Then WWW and the FBI. DVD and PVC and XML.', []],
    [
      'sayings',
      'The ox sees an ox. Then ox and ox go home.',
      [{ word: 'ox', saidAs: 'the extraordinary and rather tremendous beast of the field' }],
    ],
  ])('is near to what %s take', async (_what, script, sayings) => {
    const share = await speakAll(script, sayings)
    expect(share).toBeGreaterThan(0.6)
    expect(share).toBeLessThan(1.4)
  })

  test('is never far exceeded: speech that takes much longer is given up in the middle, with the reason', async () => {
    const { engine } = crew.narrator
    const slow: StudioCrew['narrator']['engine'] = {
      ...engine,
      speakLine: (request, signal) =>
        engine.speakLine({ ...request, text: `${request.text} `.repeat(12) }, signal),
    }
    crew = { ...crew, narrator: { ...crew.narrator, engine: slow } }
    await expect(speakAll(SCRIPT)).rejects.toMatchObject({
      code: 'voice_failed',
      message: expect.stringContaining('more than twice as long'),
    })
    expect(asked.length).toBeLessThan(lineCount)
  })
})
