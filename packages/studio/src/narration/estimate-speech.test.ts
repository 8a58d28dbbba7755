import { createEmbeddedNarrator } from '@hookreel/crew'
import { describe, expect, test } from 'vitest'
import { findProgram } from '../../../../launcher/find-program.ts'
import { estimateLines, explainExcess, explainOwnLength, planLength } from './estimate-speech.ts'

const sentence = 'A teaspoon of a neutron star weighs about a billion tons on Earth. '
const takes = (text: string, voiceId: string) => planLength(text, voiceId, 'script').seconds

/** Of several kinds; the factors were measured on other ones. */
const SPOKEN = [
  'The old baker opens his shop at five in the morning.',
  'By then, forty loaves are already cooling on the shelves behind him.',
  'He learned the trade from his uncle, who never wrote a recipe down.',
  'Flour, water, salt and time: nothing else goes into the bread.',
  'Octopuses have three hearts, and two of them stop when the animal swims.',
  'That is why most of them would rather crawl.',
  'If you want to sleep better, keep your bedroom cool and dark.',
  'Then somebody knocked three times, although the house had been empty for years.',
  'What would you have done?',
  'Saving ten dollars a week makes five hundred and twenty dollars a year.',
]

describe('the estimate of a film’s length', () => {
  test('differs by voice', () => {
    const text = sentence.repeat(5)
    expect(takes(text, 'flite-kal')).toBeLessThan(takes(text, 'flite-rms'))
  })

  test('knows languages whose letters take longer to say', () => {
    const text = 'Uzay sessizdir, çünkü hava yoktur. '.repeat(5)
    expect(takes(text, 'espeak-tr-f2')).toBeGreaterThan(takes(text, 'espeak-de-f2'))
  })

  test('knows the language of a script by its words where a voice speaks several', () => {
    const text = 'Uzay sessizdir, çünkü hava yoktur ve bir ses için hava gerekir. '.repeat(5)
    expect(takes(text, 'openai:nova')).toBe(takes(text, 'espeak-tr-f2'))
    expect(takes(text, 'openai:nova')).toBeGreaterThan(takes(text, 'espeak-de-f2'))
  })

  test('is right to 4 % for every English voice of eSpeak NG', { tags: ['espeak-ng'] }, async () => {
    const narrator = createEmbeddedNarrator({ espeakPath: findProgram('espeak-ng') })
    const voices = (await narrator.listVoices()).filter(({ id }) => id.startsWith('espeak-en'))
    expect(voices.length).toBeGreaterThan(5)
    for (const { id } of voices) {
      let seconds = 0
      for (const text of SPOKEN) {
        const { samples, sampleRate } = await narrator.speakLine({ text, voiceId: id, pace: 1 })
        seconds += samples.length / sampleRate
      }
      expect(Math.abs(seconds / estimateLines(SPOKEN, id).speechSeconds - 1), id).toBeLessThan(0.04)
    }
  })
})

/** So many words in sentences of twelve; five are one sentence. */
const write = (words: number) =>
  words === 5
    ? 'Venus spins the wrong way.'
    : sentence
        .replace('on Earth', 'here')
        .repeat(words / 12)
        .trim()

describe('the length that is told before the order', () => {
  test('is the asked one where the script fills it', () => {
    expect(planLength(write(36), 'flite-slt', 15)).toMatchObject({
      isAsked: true,
      orderedSeconds: 15,
      message: null,
    })
    expect(planLength(write(180), 'flite-slt', 75)).toMatchObject({ isAsked: true, orderedSeconds: 75 })
  })

  test.each([
    [60, 15, 20, 30, 'too long for 15 seconds'],
    [600, 30, 200, 270, 'too long for 30 seconds'],
    [5, 60, 3, 4, 'too short for 60 seconds'],
  ])('is the script’s own where %d words are asked to be %d seconds', (count, asked, least, most, why) => {
    const planned = planLength(write(count), 'flite-slt', asked)
    expect(planned.isAsked).toBe(false)
    expect(planned.seconds).toBeGreaterThanOrEqual(least)
    expect(planned.seconds).toBeLessThanOrEqual(most)
    expect(planned.orderedSeconds).toBe(Math.round(planned.seconds))
    expect(planned.message).toContain(why)
    expect(planned.message).toContain(`about ${planned.orderedSeconds} seconds long`)
  })

  test('is the asked one for 84 words at 30 seconds, and the words’ own for 60', () => {
    expect(planLength(write(84), 'flite-slt', 30).isAsked).toBe(true)
    expect(planLength(write(60), 'flite-slt', 30)).toMatchObject({ isAsked: false, nearest: null })
  })

  test('as long as the script is never another', () => {
    expect(planLength(write(600), 'flite-slt', 'script')).toMatchObject({ isAsked: true, message: null })
  })

  test('names the length that comes nearest, if one does', () => {
    expect(planLength(write(72), 'flite-slt', 15).nearest).toBe(30)
    expect(planLength(write(5), 'flite-slt', 60).nearest).toBeNull()
  })
})

test('a recording of a minute says no script that is read for an hour', () => {
  expect(explainExcess(['One sentence is said in a few seconds.'], 3)).toBeNull()
  expect(explainExcess([write(180)], 60)).toBeNull()
  expect(
    explainExcess(
      Array.from({ length: 100 }, () => '9999999 9999999 9999999 9999999'),
      60,
    ),
  ).toMatch(/^Read aloud, this script takes about \d+ minutes, and the recording 60 seconds/)
  expect(explainOwnLength('9999999 '.repeat(500), 'own:abc:60')).toContain('it is another text')
  expect(explainOwnLength('9999999 '.repeat(500), 'flite-slt')).toBeNull()
})
