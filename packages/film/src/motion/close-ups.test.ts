import { describe, expect, test } from 'vitest'
import { buildTestPicture } from '../../../../tests/builders/build-test-picture.ts'
import type { Picture } from '../picture.ts'
import { comeCloser, frameCloseUp, framingOf, planCloseUps } from './close-ups.ts'

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
      { start: 60, end: 120 },
      { start: 180, end: 240 },
    ])
    for (const { start } of closeUps) expect(starts).toContain(start)
  })

  test('rather begin after a pause than in the very middle', () => {
    expect(planCloseUps(speak(5, [7]), 150, 2.4)).toEqual([{ start: 50, end: 94 }])
  })

  test('are none in a short shot, and fall where equal parts end when nothing is said', () => {
    expect(planCloseUps(speak(2.5), 75, 2.4)).toEqual([])
    expect(planCloseUps([], 150, 2.4)).toEqual([{ start: 50, end: 100 }])
    expect(planCloseUps([0, 5, 290], 120, 2.4)).toEqual([{ start: 60, end: 120 }])
  })

  test('leave nothing as it is for more than two and a half seconds, whatever is said', () => {
    for (let frames = 10; frames < 700; frames += 7)
      for (const beat of [1, 1.8, 2.4])
        for (const starts of [[], speak(frames / 30), speak(frames / 30, [2, 5, 9, 14]), [0, 5, 290]]) {
          const cuts = planCloseUps(starts, frames, beat).flatMap(({ start, end }) => [start, end])
          const changes = [0, ...cuts, frames]
          for (const [i, change] of changes.entries())
            expect(change - (changes[i - 1] ?? 0)).toBeLessThanOrEqual(75)
        }
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
    expect((hero.left + hero.right) / 2).toBeGreaterThan(0.164)
    expect(hero.left).toBeGreaterThan(0)
  })

  test('shows in part what fills its picture, is gentle with words, and possible without a subject', () => {
    expect(frameCloseUp(withHero(0.03, 0.2, 0.9, 0.4)).scale).toBeCloseTo(1.27)
    const layers = picture.layers.map((layer) => ({
      ...layer,
      name: layer.name === 'hero' ? 'words' : layer.name,
    }))
    const framing = frameCloseUp({ ...picture, kind: 'type', layers })
    expect(framing).toMatchObject({ scale: 1.16, words: 1.07 })
    expect(layers.map((layer) => framingOf(layer, framing).scale)).toEqual([1.16, 1.16, 1.07, 1.16])
    const photo = { ...picture, layers: picture.layers.filter(({ name }) => name !== 'hero') }
    expect(frameCloseUp(photo)).toEqual({ scale: 1.16, x: 0, y: 0, words: 1 })
  })

  test('beside words stays in its place, a little larger', () => {
    const of = withHero(0.3, 0.36, 0.4, 0.26)
    const [hero] = of.layers.filter(({ name }) => name === 'hero')
    if (!hero) throw new Error('no hero')
    const words = { ...hero, name: 'words', file: 'w', box: { x: 0.15, y: 0.12, width: 0.7, height: 0.2 } }
    const both = { ...of, layers: [...of.layers, words] }
    const [top, bottom] = [0.36 * 1.12 - 0.06, 0.62 * 1.12 - 0.06]
    const drawn = closeTo(both, [0.276, top, 0.448, bottom - top])
    expect((drawn.top + drawn.bottom) / 2).toBeCloseTo((top + bottom) / 2)
    expect(drawn.bottom - drawn.top).toBeCloseTo((bottom - top) * 1.14)
    expect(frameCloseUp(both).words).toBeGreaterThan(1)
  })

  test('keeps words that stand at one side inside the frame, however near the camera is', () => {
    const words = (x: number, width: number) => {
      const layers = withHero(x, 0.3, width, 0.2).layers.map((layer) => ({
        ...layer,
        name: layer.name === 'hero' ? 'words' : layer.name,
      }))
      return frameCloseUp({ ...picture, kind: 'type', layers }).words
    }
    expect(words(0.4, 0.2)).toBe(1.07)
    // Flush left from 9 % of the frame on, and short.
    expect(words((0.09 + 0.06) / 1.12, 0.4)).toBeLessThan(1.06)
    expect(words((0.02 + 0.06) / 1.12, 0.4)).toBe(1)
  })

  test('never takes words out of the frame', () => {
    const layers = withHero(0.06, 0.3, 0.84, 0.3).layers.map((layer) => ({
      ...layer,
      name: layer.name === 'hero' ? 'words' : layer.name,
    }))
    expect(frameCloseUp({ ...picture, kind: 'type', layers }).words).toBeLessThan(1.02)
  })
})
