import { describe, expect, test } from 'vitest'
import { buildTestPicture } from '../../../../tests/builders/build-test-picture.ts'
import type { Picture } from '../picture.ts'
import { comeCloser, frameCloseUp, planCloseUps } from './close-ups.ts'

/** A word begins every third of a second; after the words of `pauses` nothing is said for most of a second. */
function speak(seconds: number, pauses: readonly number[] = []): number[] {
  const starts: number[] = []
  for (let frame = 0; frame < seconds * 30; frame += pauses.includes(starts.length) ? 34 : 10)
    starts.push(frame)
  return starts
}

describe('the close-ups of a shot', () => {
  test('come about every beat, by turns with the whole picture, each on a word', () => {
    const starts = speak(10)
    const closeUps = planCloseUps(starts, 300, 2.4)
    expect(closeUps).toEqual([
      { start: 70, end: 150 },
      { start: 220, end: 300 },
    ])
    for (const { start } of closeUps) expect(starts).toContain(start)
  })

  test('rather begin after a pause than in the very middle', () => {
    expect(planCloseUps(speak(5, [7]), 150, 2.4)).toEqual([{ start: 94, end: 150 }])
  })

  test('are none in a short shot, and none where nothing is said', () => {
    expect(planCloseUps(speak(4), 120, 2.4)).toEqual([])
    expect(planCloseUps([], 300, 2.4)).toEqual([])
    expect(planCloseUps([0, 5, 290], 300, 2.4)).toEqual([])
  })

  test('never follow each other in less than 1.2 seconds, whatever is said', () => {
    for (let seconds = 1; seconds < 20; seconds += 0.7)
      for (const beat of [1, 1.8, 2.4]) {
        const frames = Math.round(seconds * 30)
        const cuts = planCloseUps(speak(seconds, [2, 5, 9]), frames, beat).flatMap(({ start, end }) => [
          start,
          end,
        ])
        for (const [i, cut] of cuts.entries()) expect(cut - (cuts[i - 1] ?? 0)).toBeGreaterThanOrEqual(36)
        expect(Math.max(0, ...cuts)).toBeLessThanOrEqual(frames)
      }
  })
})

const frameSize = { width: 1000, height: 2000 }
const picture = buildTestPicture('a')
/** The picture with its hero in another box, given in shares of the picture's space. */
const withHero = (x: number, y: number, width: number, height: number): Picture => ({
  ...picture,
  layers: picture.layers.map((layer) =>
    layer.name === 'hero' ? { ...layer, box: { x, y, width, height } } : layer,
  ),
})
/** Where something that lies so in the frame, in shares, is in the close-up. */
function closeTo(of: Picture, [x, y, width, height]: readonly [number, number, number, number]) {
  const framing = frameCloseUp(of)
  if (framing === null) return null
  const rect = comeCloser(
    { x: x * 1000, y: y * 2000, width: width * 1000, height: height * 2000 },
    framing,
    frameSize,
  )
  return {
    left: rect.x / 1000,
    top: rect.y / 2000,
    right: (rect.x + rect.width) / 1000,
    bottom: (rect.y + rect.height) / 2000,
  }
}

describe('a close-up', () => {
  test('keeps a subject whole wherever it stands, its feet where they were, and leaves no edge open', () => {
    for (const x of [0.06, 0.2, 0.4, 0.6])
      for (const y of [0.1, 0.3, 0.4])
        for (const size of [0.2, 0.3, 0.36]) {
          const of = withHero(x, y, size, size)
          const hero = closeTo(of, [x * 1.12 - 0.06, y * 1.12 - 0.06, size * 1.12, size * 1.12])
          const whole = closeTo(of, [0, 0, 1, 1])
          if (hero === null || whole === null) throw new Error('no close-up')
          expect(hero.top).toBeGreaterThan(-0.001)
          expect(hero.bottom).toBeLessThanOrEqual(
            Math.max((y + size) * 1.12 - 0.06, 0.04 + size * 1.12 * 1.27) + 0.001,
          )
          expect(whole.left).toBeLessThanOrEqual(0)
          expect(whole.top).toBeLessThanOrEqual(0)
          expect(whole.right).toBeGreaterThanOrEqual(1)
          expect(whole.bottom).toBeGreaterThanOrEqual(1)
        }
  })

  test('brings what stands aside nearer to the middle', () => {
    const hero = closeTo(withHero(0.1, 0.3, 0.2, 0.2), [0.052, 0.276, 0.224, 0.224])
    expect(((hero?.left ?? 0) + (hero?.right ?? 0)) / 2).toBeGreaterThan(0.164)
    expect(hero?.left).toBeGreaterThan(0)
  })

  test('is none of a subject that fills its picture, gentle with words, and possible without a subject', () => {
    expect(frameCloseUp(withHero(0.03, 0.2, 0.9, 0.4))).toBeNull()
    const words = {
      ...picture,
      kind: 'type' as const,
      layers: picture.layers.map((layer) => ({
        ...layer,
        name: layer.name === 'hero' ? 'words' : layer.name,
      })),
    }
    expect(frameCloseUp(words)?.scale).toBeCloseTo(1.07)
    const photo = { ...picture, layers: picture.layers.filter(({ name }) => name !== 'hero') }
    expect(frameCloseUp(photo)).toEqual({ scale: 1.16, x: 0, y: 0 })
  })
})
