import { createRandom } from '@hookreel/film'
import { beforeAll, describe, expect, test } from 'vitest'
import { findProgram } from '../../../../../launcher/find-program.ts'
import { createEmbeddedComposer } from '../../composer/embedded/embedded-composer.ts'
import { createEmbeddedNarrator } from '../embedded/embedded-narrator.ts'
import { createFliteNarrator } from '../embedded/flite-narrator.ts'
import type { SpokenLine } from '../narrator.ts'
import { alignRecording } from './align-recording.ts'

/** Written before the aligner was measured, and never used to tune it. */
const LINES = [
  'The first alarm clock could only ring at four in the morning.',
  'Its owner built it for himself and never asked for a patent.',
  'For a century, towns paid people to knock on windows with long sticks instead.',
]
const OTHER = [
  'Stop throwing away your coffee grounds.',
  'Mix them with old soap and you have the best scrub for greasy pans.',
  'Your roses love them too, but only a thin layer.',
]
/** What a film refuses (`speak-recorded.ts` in the studio). */
const REFUSED_UNDER = 0.14
const espeakPath = findProgram('espeak-ng')
const PAUSES = [0.9, 0.2, 0.5]
const flite = createFliteNarrator()
const THREE = ['flite-rms', 'flite-slt', 'flite-awb'].map((voiceId) => ({ narrator: flite, voiceId }))
const readers = ['flite-rms', 'flite-awb'].map((voiceId) => ({ narrator: flite, voiceId }))
let spoken: SpokenLine[]

beforeAll(async () => {
  spoken = await Promise.all(LINES.map((text) => flite.speakLine({ text, voiceId: 'flite-slt', pace: 1 })))
})

/** The lines one after the other with pauses, in white noise 20 dB under the voice, and when each word of them begins. */
function record() {
  const sampleRate = spoken[0]?.sampleRate ?? 16_000
  const random = createRandom(4)
  const samples = new Float32Array(20 * sampleRate)
  let at = sampleRate
  const starts = spoken.map((line, index) => {
    samples.set(line.samples, at)
    const first = at / sampleRate
    at += line.samples.length + Math.round((PAUSES[index] ?? 0) * sampleRate)
    return line.words.map(({ startSeconds }) => first + startSeconds)
  })
  const loud = samples.filter((sample) => Math.abs(sample) > 0.01)
  const level = Math.sqrt(loud.reduce((sum, sample) => sum + sample ** 2, 0) / loud.length) / 10
  const noisy = samples.map((sample) => sample + level * Math.sqrt(12) * (random.next() - 0.5))
  return { samples: noisy, sampleRate, starts }
}

const align = (lines: readonly string[]) =>
  alignRecording({ ...record(), lines, language: 'English (US)', readers })

describe('a recording of a whole script', () => {
  test('is laid along it to 80 ms, though words were left out, added and said otherwise', async () => {
    // Said: "only", "himself", "long". Written: others, and one more.
    const written = [
      'The first alarm clock could ring at four in the early morning.',
      'Its owner built it for himself and never asked for a patent.',
      'For a century, towns paid people to knock on windows with wooden sticks instead.',
    ]
    const found = await align(written)
    const { starts } = record()
    const errors = written.flatMap((line, index) => {
      const said = LINES[index]?.split(' ') ?? []
      let next = 0
      return line.split(' ').flatMap((word, at) => {
        const place = said.indexOf(word, next)
        if (place < 0) return []
        next = place + 1
        const heard = found?.lines[index]?.[at]
        return [1000 * Math.abs((heard?.startSeconds ?? NaN) - (starts[index]?.[place] ?? NaN))]
      })
    })
    errors.sort((a, b) => a - b)
    expect(errors.length).toBeGreaterThan(30)
    expect(errors[Math.floor(errors.length * 0.95)]).toBeLessThan(80)
    expect(found?.likelihood).toBeGreaterThan(0.25)
  })

  test('that says something else fits it no better than its words in another order would', async () => {
    const found = await align(OTHER)
    expect(found?.likelihood).toBeLessThan(0.17)
  })

  test('that is music alone fits no script', async () => {
    const bed = await createEmbeddedComposer().composeBed({ mood: 'cinematic', seconds: 15, seed: 1 })
    const samples = bed.samples.filter((_, at) => at % 2 === 0)
    const { sampleRate } = bed
    const found = await alignRecording({
      samples,
      sampleRate,
      lines: LINES,
      language: 'English (US)',
      readers,
    })
    expect(found?.likelihood ?? 0).toBeLessThan(REFUSED_UNDER)
  })

  /** Scripts and what somebody says in its place who reads a translation; names and the length of sentences are the same. */
  const TRANSLATED: readonly [string, readonly string[], string][] = [
    [
      'German',
      LINES,
      'Der erste Wecker konnte nur um vier Uhr morgens klingeln. Sein Besitzer baute ihn für sich selbst und bat nie um ein Patent. Ein Jahrhundert lang bezahlten Städte Menschen, die mit langen Stöcken an Fenster klopften.',
    ],
    [
      'Dutch',
      ['Venus spins slowly.', 'The Sun is heavy.', 'A dead star weighs more.', 'Its light needs minutes.'],
      'Venus draait langzaam. De zon is zwaar. Een dode ster weegt meer. Zijn licht heeft minuten nodig.',
    ],
    [
      'Swedish',
      [
        'Good bread needs time.',
        'Mix flour, water, salt and a little yeast in the evening.',
        'Let it rest in a cool place until the morning.',
        'Bake it in a very hot oven for forty minutes.',
        'Wait an hour before you cut it.',
      ],
      'Gott bröd behöver tid. Blanda mjöl, vatten, salt och lite jäst på kvällen. Låt det vila på en sval plats till morgonen. Grädda det i en mycket het ugn i fyrtio minuter. Vänta en timme innan du skär det.',
    ],
  ]
  test.each(TRANSLATED)(
    'that says the same in another language fits no script: %s',
    { tags: ['espeak-ng'] },
    async (spokenIn, lines, text) => {
      const narrator = createEmbeddedNarrator({ espeakPath })
      const voices = await narrator.listVoices()
      const voiceId = voices.find(({ language }) => language.startsWith(spokenIn))?.id ?? ''
      const { samples, sampleRate } = await narrator.speakLine({ text, voiceId, pace: 1 })
      const all = await alignRecording({
        samples,
        sampleRate,
        lines,
        language: 'English (US)',
        readers: THREE,
      })
      expect(all?.likelihood ?? 0).toBeLessThan(REFUSED_UNDER)
    },
  )
})
