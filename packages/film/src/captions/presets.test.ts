import { describe, expect, test } from 'vitest'
import { bondBetween } from './breaks.ts'
import { contrastOf, readableOn } from './contrast.ts'
import type { CueLayout } from './layout.ts'
import { listCaptionSprites } from './sprites.ts'
import { captionLookOf } from './presets.ts'
import { buildCues } from './captions.ts'
import { CAPTION_PRESETS, type CaptionPreset } from '../film-choices.ts'
import { getStyle, listStyles } from '../styles/styles.ts'

const lookOf = (preset: CaptionPreset) =>
  captionLookOf('default', { preset, size: 'medium', position: 'bottom' })
const words = ['One', 'day', 'on', 'Venus'].map((text, i) => ({
  text,
  startSeconds: i,
  endSeconds: i + 0.8,
}))
/** A line of three words, each 30 frames long. */
const layout: CueLayout = {
  fontSize: 50,
  plates: [],
  words: ['one', 'two', 'three'].map((text, index) => ({
    index,
    text,
    direction: 'ltr',
    width: 100,
    centreX: 100 * index,
    centreY: 0,
    baseline: 10,
    above: 20,
    below: 20,
    frames: 30,
  })),
}
const shown = (preset: CaptionPreset, activeWord: number, age: number) =>
  listCaptionSprites(layout, { activeWord, age }, lookOf(preset)).map((sprite) =>
    sprite.kind === 'word' ? (sprite.typed ?? sprite.text) : sprite.kind,
  )

describe('a caption preset', () => {
  test('is itself in every style: no two look the same', () => {
    for (const { id } of listStyles()) {
      const looks = CAPTION_PRESETS.map((preset) => {
        const { preset: _, ...look } = captionLookOf(id, { preset, size: 'medium', position: 'bottom' })
        return JSON.stringify(look)
      })
      expect(new Set(looks).size).toBe(CAPTION_PRESETS.length)
    }
  })

  test('keeps the letters of the style, and "style" all of its look', () => {
    for (const { id } of listStyles()) {
      const own = getStyle(id).captionLook
      expect(captionLookOf(id, { preset: 'style', size: 'medium', position: 'top' })).toMatchObject(own)
      const box = captionLookOf(id, { preset: 'box', size: 'medium', position: 'top' })
      expect(box.fontFamily).toBe(own.fontFamily)
    }
  })

  test('grows with the size asked for', () => {
    const sizes = (['small', 'medium', 'large'] as const).map(
      (size) => captionLookOf('anime', { preset: 'glow', size, position: 'bottom' }).size,
    )
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
    expect(new Set(sizes).size).toBe(3)
  })

  test('shows one word at a time as a big word, each from the frame in which it begins', () => {
    const cues = buildCues(words, lookOf('big_word'), { width: 1080, height: 1920 })
    expect(cues.map((cue) => cue.lines.flat().map((word) => word.text))).toEqual([
      ['One'],
      ['day'],
      ['on'],
      ['Venus'],
    ])
    expect(cues.map((cue) => cue.startFrame)).toEqual([0, 30, 60, 90])
  })

  test('types letters from the first frame of a word and ends within its time', () => {
    expect(shown('typewriter', 2, 0)).toEqual(['one', 'two', 't'])
    expect(shown('typewriter', 2, 2)).toEqual(['one', 'two', 'thr'])
    expect(shown('typewriter', 2, 20)).toEqual(['one', 'two', 'three'])
  })

  test('lets words come one by one in a word pop, and all stand there as a box', () => {
    expect(shown('word_pop', 0, 0)).toEqual(['one'])
    expect(shown('box', 0, 0).toSorted()).toEqual(['one', 'three', 'two'])
  })

  test('takes Japanese letter forms where there are kana, else Chinese ones', () => {
    const choice = { preset: 'style', size: 'medium', position: 'bottom' } as const
    const first = (text: string) =>
      captionLookOf('default', choice, text).fallbackFamilies.find((family) =>
        /Japanese|Chinese/.test(family),
      )
    expect(first('金星の一日')).toBe('Hookreel Japanese')
    expect(first('金星上的一天')).toBe('Hookreel Chinese')
  })
})

describe('a break between two words', () => {
  test.each([
    ['the', 'moon'],
    ['40', 'km'],
    ['Dr.', 'Smith'],
    ['Neil', 'Armstrong'],
    ['billion', 'tons'],
    ['eine', 'Katze'],
    ['金星', 'の'],
    ['五', '亿'],
    ['三', '颗'],
    ['두', '개는'],
  ])('tears "%s %s" apart', (before, after) => {
    expect(bondBetween(before, after)).toBeGreaterThan(2.5)
  })

  test.each([
    ['tons,', 'more'],
    ['year.', 'Two'],
    ['Sonne;', 'der'],
  ])('costs nothing in "%s %s"', (before, after) => {
    expect(bondBetween(before, after)).toBe(0)
  })
})

test('a colour is changed no further than it must be to be read', () => {
  expect(readableOn('#000000', '#ffd54a')).toBe('#ffd54a')
  expect(contrastOf('#2a1d63', readableOn('#2a1d63', '#ff4f87'))).toBeGreaterThanOrEqual(6.5)
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5)
})
