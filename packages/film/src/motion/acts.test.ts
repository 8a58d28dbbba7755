import { describe, expect, test } from 'vitest'
import { buildTestPicture } from '../../../../tests/builders/build-test-picture.ts'
import { ACT_MOVES, restingLayers, type LayerAct, type PictureLayer } from '../picture.ts'
import { actLayer, delayOf } from './acts.ts'
import { planVisibility } from './plan-visibility.ts'

const whole = { x: 100, y: 200, width: 300, height: 400 }
const act = (move: LayerAct['move'], when: LayerAct['when'] = 'after', order = 0): LayerAct => ({
  ...{ move, when, order },
  says: 'fell',
})

describe('a layer to which something happens', () => {
  test.each(ACT_MOVES)('%s ends where the layer rests, by the same way each time', (move) => {
    const way = Array.from({ length: 90 }, (_, frame) => actLayer(act(move), whole, frame))
    const last = actLayer(act(move), whole, 90)
    const swing = move === 'float' ? whole.height * 0.021 : 0.001
    expect(Math.abs(last.x - whole.x)).toBeLessThan(0.001)
    expect(Math.abs(last.y - whole.y)).toBeLessThan(swing)
    expect(last.width).toBeCloseTo(whole.width)
    expect(last.height).toBeCloseTo(whole.height)
    expect(way).toEqual(Array.from({ length: 90 }, (_, frame) => actLayer(act(move), whole, frame)))
    for (const { width, height } of way) expect(Math.min(width, height)).toBeGreaterThan(0)
    // All but a cut are seen to move.
    expect(new Set(way.map((rect) => JSON.stringify(rect))).size > 1).toBe(move !== 'cut')
  })

  test('waits where its move begins until its word is heard', () => {
    expect(actLayer(act('fall'), whole, -40)).toEqual(actLayer(act('fall'), whole, 0))
    expect(actLayer(act('fall'), whole, 0).y).toBeLessThan(0)
  })
})

const layer = (own: LayerAct | undefined): PictureLayer => ({
  ...{ name: 'hero', depth: 0.5, blend: 'normal', opaque: false, motion: 'none', file: 'f' },
  box: { x: 0, y: 0, width: 1, height: 1 },
  act: own,
})

describe('what is seen of it', () => {
  const words = 'The old bridge fell that night'.split(' ').map((text, at) => ({ text, frame: 10 * at }))
  const visibilityOf = (layers: readonly PictureLayer[], frames = 120) =>
    planVisibility(layers, { index: 1, words, transition: null }, frames)

  test('what was before goes when the word is heard, and what comes comes then, one after the other', () => {
    const layers = [
      undefined,
      act('cut', 'before'),
      act('fall'),
      act('pop', 'after', 2),
      act('shake', 'through'),
    ]
    expect(visibilityOf(layers.map(layer))).toEqual([
      { from: 0, until: Infinity },
      { from: 0, until: 28 },
      { from: 28, until: Infinity, acts: 28 },
      {
        from: 28 + delayOf(act('pop', 'after', 2)),
        until: Infinity,
        acts: 28 + delayOf(act('pop', 'after', 2)),
      },
      { from: 0, until: Infinity, acts: 28 },
    ])
  })

  test('happens where nobody says it, and soon enough to be seen', () => {
    const unheard = { ...act('fall'), says: 'collapsed' }
    expect(visibilityOf([layer(unheard)])[0]?.acts).toBe(40)
    expect(visibilityOf([layer(act('fall'))], 44)[0]?.acts).toBe(14)
  })

  test('stands still as it ended', () => {
    const picture = buildTestPicture('a')
    const layers = [layer(act('cut', 'before')), layer(act('fall')), layer(undefined)]
    expect(restingLayers({ ...picture, layers })).toEqual(layers.slice(1))
  })
})
