import { describe, expect, test } from 'vitest'
import { planHooks } from './hooks.ts'

/** A film of scenes of four seconds, each saying its text. */
function film(texts: readonly string[]) {
  const scenes = texts.map((_, index) => ({ startSeconds: index * 4, endSeconds: index * 4 + 3.8 }))
  const words = texts.flatMap((text, index) =>
    text.split(' ').map((word, at) => ({
      text: word,
      startSeconds: index * 4 + at * 0.3,
      endSeconds: index * 4 + at * 0.3 + 0.3,
    })),
  )
  return { scenes, words, seconds: texts.length * 4 }
}
const plan = (texts: readonly string[]) => {
  const { scenes, words, seconds } = film(texts)
  return planHooks(scenes, words, seconds).map((index) => scenes[index]?.startSeconds ?? 0)
}

describe('the hooks of a film', () => {
  test.each([75, 90, 120, 180])('of %d seconds come every 20 to 30 seconds up to its end', (seconds) => {
    const hooks = plan(Array.from({ length: Math.floor(seconds / 4) }, () => 'The sea is calm today.'))
    const marks = [0, ...hooks]
    for (const [index, mark] of hooks.entries()) {
      expect(mark - (marks[index] ?? 0)).toBeGreaterThanOrEqual(20)
      expect(mark - (marks[index] ?? 0)).toBeLessThanOrEqual(30)
    }
    expect(seconds - (hooks.at(-1) ?? 0)).toBeLessThan(38)
  })

  test('of up to a minute are its opening alone', () => {
    expect(plan(Array.from({ length: 15 }, () => 'The sea is calm today.'))).toEqual([])
  })

  test('fall where a question is asked or a new thought begins', () => {
    const texts = Array.from({ length: 20 }, () => 'The sea is calm today.')
    texts[5] = 'But who lives down there?'
    texts[12] = 'Now look at the surface.'
    expect(plan(texts)).toEqual([20, 48, 72])
  })

  test('come later where a scene is longer than that', () => {
    const scenes = [
      { startSeconds: 0, endSeconds: 40 },
      { startSeconds: 40, endSeconds: 70 },
    ]
    expect(planHooks(scenes, [], 100)).toEqual([1])
  })
})
