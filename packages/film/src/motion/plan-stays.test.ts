import { describe, expect, test } from 'vitest'
import type { PictureLayer } from '../picture.ts'
import { planStays, type SpokenWord } from './plan-stays.ts'

const base = { depth: 0.6, blend: 'normal', opaque: false, motion: 'pop', file: 'f' } as const
const box = { x: 0, y: 0, width: 1, height: 1 }
const words = (page: number, says: string): PictureLayer => ({
  ...base,
  name: 'words',
  box,
  cue: { page, says },
})
const sky: PictureLayer = { ...base, name: 'sky', box }

/** Words said one after the other, ten frames each. */
const say = (text: string) => text.split(' ').map((word, at) => ({ text: word, frame: 5 + at * 10 }))
const shotOf = (spoken: readonly SpokenWord[], isOpening = false) => ({
  index: isOpening ? 0 : 3,
  words: spoken,
  transition: null,
})
const fromOf = (layers: readonly PictureLayer[], said: string, frames = 200, isOpening = false) =>
  planStays(layers, shotOf(say(said), isOpening), frames).map(({ from }) => from)

describe('words set large', () => {
  const pages = [sky, words(0, 'Nothing moved'), words(1, 'Trust is not'), words(1, 'told')]

  test('come in page after page as they are spoken, and leave for the next page', () => {
    const stays = planStays(pages, shotOf(say('Nothing moved. Then nobody asked. Trust is not told.')), 200)
    expect(stays).toEqual([
      { from: 0, until: Infinity },
      { from: 0, until: 53 },
      { from: 53, until: Infinity },
      { from: 58, until: Infinity },
    ])
  })

  test('do not wait for what is said much later or otherwise', () => {
    const layers = [words(0, 'The end'), words(0, 'is near'), words(0, '21 elephants')]
    expect(fromOf(layers, 'The end of all these things that we know is near')).toEqual([0, 5, 10])
  })

  test('stand all at once in the opening of a film', () => {
    const layers = [words(0, 'Nobody'), words(0, 'asked')]
    expect(fromOf(layers, 'Nobody ever asked')).toEqual([0, 23])
    expect(fromOf(layers, 'Nobody ever asked', 200, true)).toEqual([0, 5])
  })

  test('turn no page that could not be read', () => {
    expect(fromOf(pages, 'Nothing moved. Then nobody asked. Trust is not told.', 70)).toEqual([
      0,
      0,
      Infinity,
      Infinity,
    ])
  })

  test('wait until half a crossfade is over', () => {
    const transition = { kind: 'crossfade', frames: 12 }
    const stays = planStays([words(0, 'Nobody')], { ...shotOf(say('Nobody')), transition }, 200)
    expect(stays).toEqual([{ from: 6, until: Infinity }])
  })

  test('are found in a language without spaces', () => {
    const spoken = [
      { text: '夜明け前の', frame: 5 },
      { text: '東京は、', frame: 30 },
      { text: 'とても', frame: 50 },
      { text: '静かです。', frame: 70 },
    ]
    const layers = [words(0, '夜明け前'), words(0, '東京')]
    expect(planStays(layers, shotOf(spoken), 200).map(({ from }) => from)).toEqual([0, 5])
    expect(planStays([words(0, '夜明け前'), words(1, 'とても')], shotOf(spoken), 200)[1]?.from).toBe(48)
  })
})
