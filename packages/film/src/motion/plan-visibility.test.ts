import { describe, expect, test } from 'vitest'
import type { PictureLayer } from '../picture.ts'
import { planVisibility, type SpokenShot, type SpokenWord } from './plan-visibility.ts'

const base = { depth: 0.6, blend: 'normal', opaque: false, motion: 'pop', file: 'f' } as const
const box = { x: 0, y: 0, width: 1, height: 1 }
const words = (page: number, says: string): PictureLayer => ({
  ...base,
  name: 'words',
  box,
  cue: { page, says },
})
const lit = (page: number, says: string, kind: 'now' | 'kept' = 'now'): PictureLayer => ({
  ...base,
  name: 'words',
  box,
  cue: { page, says, lit: kind },
})
const sky: PictureLayer = { ...base, name: 'sky', box }

/** Words said one after the other, ten frames each. */
const say = (text: string) => text.split(' ').map((word, at) => ({ text: word, frame: 5 + at * 10 }))
const shotOf = (spoken: readonly SpokenWord[]) => ({ index: 3, words: spoken, transition: null })
const fromOf = (layers: readonly PictureLayer[], said: string, frames = 200) =>
  planVisibility(layers, shotOf(say(said)), frames).map(({ from }) => from)

describe('words set large', () => {
  const pages = [
    sky,
    words(0, 'Nothing moved.'),
    lit(0, 'Nothing'),
    lit(0, 'moved.'),
    words(1, 'Trust is not told.'),
    lit(1, 'Trust', 'kept'),
    lit(1, 'is'),
    lit(1, 'not'),
    lit(1, 'told.'),
  ]

  test('come page after page, and each word is lit in the frame in which it is said', () => {
    const visibility = planVisibility(pages, shotOf(say('Nothing moved. Trust is not told.')), 200)
    expect(visibility).toEqual([
      { from: 0, until: Infinity },
      { from: 0, until: 23 },
      { from: 5, until: 15, entered: 0 },
      { from: 15, until: 23, entered: 0 },
      { from: 23, until: Infinity },
      { from: 25, until: Infinity, entered: 23 },
      { from: 35, until: 45, entered: 23 },
      { from: 45, until: 55, entered: 23 },
      { from: 55, until: Infinity, entered: 23 },
    ])
  })

  test('come line after line where a page has parts, but all at once where a film opens on them', () => {
    const lines = [
      words(0, 'Nothing moved because nobody asked.'),
      lit(0, 'Nothing'),
      lit(0, 'moved'),
      { ...words(0, 'because nobody asked.'), cue: { page: 0, says: 'because nobody asked.', starts: 2 } },
      lit(0, 'because'),
      lit(0, 'nobody'),
      lit(0, 'asked.', 'kept'),
    ]
    const spoken = say('Nothing moved because nobody asked.')
    expect(planVisibility(lines, shotOf(spoken), 200)).toEqual([
      { from: 0, until: Infinity },
      { from: 5, until: 15, entered: 0 },
      { from: 15, until: 25, entered: 0 },
      { from: 23, until: Infinity },
      { from: 25, until: 35, entered: 23 },
      { from: 35, until: 45, entered: 23 },
      { from: 45, until: Infinity, entered: 23 },
    ])
    const opening = planVisibility(lines, { ...shotOf(spoken), index: 0 }, 200)
    expect(opening.map(({ from }) => from)).toEqual([0, 5, 15, 0, 25, 35, 45])
    expect(opening.every(({ entered = 0 }) => entered < 0)).toBe(true)
  })

  test('are all shown, however fast they are said', () => {
    const fast = 'Nothing moved. Trust is not told.'.split(' ').map((text, at) => ({ text, frame: 5 + at }))
    const visibility = planVisibility(pages, shotOf(fast), 30)
    expect(visibility.every(({ from, until }) => from < Math.min(30, until))).toBe(true)
  })

  test('keep their order and are lit evenly where a voice says them otherwise', () => {
    const layers = ['It', 'was', '1,984', 'all', 'over'].map((text) => lit(0, text))
    expect(fromOf(layers, 'It was nineteen eighty four all over')).toEqual([5, 15, 35, 55, 65])
    expect(fromOf(layers, 'Something else is heard')).toEqual([33, 66, 100, 133, 167])
  })

  test('begin with their scene and not with the end of the one before', () => {
    const layers = [lit(0, 'a'), lit(0, 'cat'), lit(0, 'sat')]
    expect(fromOf(layers, 'that was a fact a cat sat')).toEqual([45, 55, 65])
  })

  test('wait until half a crossfade is over', () => {
    const transition = { kind: 'crossfade', frames: 12 } as const
    const visibility = planVisibility([words(0, 'Nobody')], { ...shotOf(say('Nobody')), transition }, 200)
    expect(visibility).toEqual([{ from: 6, until: Infinity }])
  })

  test('are found in a language without spaces', () => {
    const spoken = [
      { text: '夜明け前の', frame: 5 },
      { text: '東京は、', frame: 30 },
      { text: 'とても', frame: 50 },
      { text: '静かです。', frame: 70 },
    ]
    const layers = [
      words(0, '夜明け前の東京は、'),
      lit(0, '夜明け前の'),
      lit(0, '東京は、'),
      words(1, 'とても'),
      lit(1, 'とても'),
    ]
    expect(planVisibility(layers, shotOf(spoken), 200).map(({ from }) => from)).toEqual([0, 5, 30, 48, 50])
  })
})

test('a film opens on its words at rest, and no other shot does', () => {
  const layers = [
    words(0, 'Nobody moved.'),
    lit(0, 'Nobody'),
    lit(0, 'moved.'),
    words(1, 'Then'),
    lit(1, 'Then'),
  ]
  const enteredOf = (index: number, transition: SpokenShot['transition']) =>
    planVisibility(layers, { index, words: say('Nobody moved. Then'), transition }, 200).map(
      ({ from, entered = from }) => from - entered,
    )
  const [page = 0, ...others] = enteredOf(0, null)
  expect(page).toBeGreaterThan(30)
  expect(others.slice(0, 2).every((since) => since > 30)).toBe(true)
  // The next page comes in as ever.
  expect(enteredOf(0, null)[3]).toBe(0)
  expect(enteredOf(1, { kind: 'crossfade', frames: 12 })[0]).toBe(0)
})
