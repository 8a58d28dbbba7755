import { beforeAll, expect, test } from 'vitest'
import { createEmbeddedNarrator } from './embedded/embedded-narrator.ts'
import type { SpokenLine } from './narrator.ts'
import { stressSpoken } from './stress-spoken.ts'

const STRESS = { word: 'never', nth: 1 }
let plain: SpokenLine
let stressed: SpokenLine

beforeAll(async () => {
  const text = 'Honey never spoils, and it never did in the tombs.'
  plain = await createEmbeddedNarrator().speakLine({ text, voiceId: 'flite-slt', pace: 1 })
  stressed = stressSpoken(plain, [STRESS])
})

const secondsOf = (line: SpokenLine, index: number) =>
  (line.words[index]?.endSeconds ?? 0) - (line.words[index]?.startSeconds ?? 0)
function levelOf({ words, samples, sampleRate }: SpokenLine, index: number): number {
  const { startSeconds = 0, endSeconds = 0 } = words[index] ?? {}
  const cut = samples.subarray(Math.round(startSeconds * sampleRate), Math.round(endSeconds * sampleRate))
  return 10 * Math.log10(cut.reduce((sum, sample) => sum + sample * sample, 0) / cut.length)
}

test('a stressed word is a quarter longer and 4 to 7 dB louder, and no other one is', () => {
  const at = plain.words.findLastIndex(({ text }) => text === 'never')
  expect(secondsOf(stressed, at) / secondsOf(plain, at)).toBeCloseTo(1.25, 1)
  expect(levelOf(stressed, at) - levelOf(plain, at)).toBeGreaterThan(4)
  expect(levelOf(stressed, at) - levelOf(plain, at)).toBeLessThan(7)
  for (const other of plain.words.keys())
    if (other !== at) {
      expect(secondsOf(stressed, other)).toBeCloseTo(secondsOf(plain, other), 2)
      expect(levelOf(stressed, other)).toBeCloseTo(levelOf(plain, other), 0)
    }
})

test('the words after it are heard as they were, at the times that are told of them', () => {
  const last = plain.words.length - 1
  const cut = ({ words, samples, sampleRate }: SpokenLine) =>
    samples.subarray(Math.round((words[last]?.startSeconds ?? 0) * sampleRate))
  const [before, after] = [cut(plain), cut(stressed)]
  expect(Math.abs(after.length - before.length)).toBeLessThanOrEqual(2)
  const apart = (shift: number) =>
    before.reduce((sum, sample, i) => sum + Math.abs(sample - (after[i + shift] ?? 0)), 0)
  const whole = before.reduce((sum, sample) => sum + Math.abs(sample), 0)
  expect(Math.min(...[-2, -1, 0, 1, 2].map(apart)) / whole).toBeLessThan(0.01)
})

test('there is no click where it begins and ends', () => {
  const steepest = ({ samples }: SpokenLine) =>
    samples.reduce((most, sample, i) => Math.max(most, Math.abs(sample - (samples[i - 1] ?? 0))), 0)
  expect(steepest(stressed) / steepest(plain)).toBeLessThan(10 ** (6 / 20) * 1.1)
})

test('a word that the line does not have leaves it alone', () => {
  expect(
    stressSpoken(plain, [
      { word: 'never', nth: 2 },
      { word: 'money', nth: 0 },
    ]),
  ).toBe(plain)
})
