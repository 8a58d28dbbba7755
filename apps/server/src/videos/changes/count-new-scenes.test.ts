import { AS_SCRIPT } from '@hookreel/film'
import type { StoryboardChoice } from '@hookreel/film'
import { describe, expect, test } from 'vitest'
import { buildVideoRow } from '../../../../../tests/builders/build-video.ts'
import type { VideoRow } from '../videos.queries.ts'
import { countNewScenes, scenesOf } from './count-new-scenes.ts'
import type { Origin } from './find-origin.ts'

const SENTENCE = 'A teaspoon of a neutron star weighs about a billion tons on Earth. '
const VOICE = 'flite-slt'
const AS_USUAL = { pace: 1, pauseSeconds: 0, stresses: [] }

/** A finished film without a storyboard, of which everything is kept. */
function film(change: Partial<VideoRow> = {}): Origin {
  const row = buildVideoRow('ada', {
    voiceId: VOICE,
    choices: { pictures: 'drawn' },
    ...change,
  } as Partial<VideoRow>)
  return { video: row as VideoRow, steps: [{}] } as unknown as Origin // what is counted asks for no more of both
}

/** The same film as it would be ordered with other scenes. */
function changed(
  { video }: Origin,
  scenes: (own: StoryboardChoice['scenes']) => object[],
  about = {},
): VideoRow {
  const own = scenesOf(video).map((scene) => ({ ...scene, description: null }))
  const { title, script } = video
  const storyboard = { id: 'board', about: { title, script, ...about }, pace: null, silences: null }
  const choices = { ...video.choices, storyboard: { ...storyboard, scenes: scenes(own) } }
  return { ...video, choices } as VideoRow
}
const says = (narration: string) => (scene: object) => ({ ...scene, narration })

describe('what a change of a film costs', () => {
  const origin = film({ duration: AS_SCRIPT })
  test.each([
    ['nothing new', (own: object[]) => own, 0],
    [
      'other words of one scene',
      ([first, ...rest]: object[]) => [says('Venus turns slowly.')(first ?? {}), ...rest],
      1,
    ],
    [
      'the same words more slowly',
      ([first, ...rest]: object[]) => [
        { ...first, delivery: { pace: 0.85, pauseSeconds: 0, stresses: [] } },
        ...rest,
      ],
      1,
    ],
    [
      'the same words by another voice',
      ([first, ...rest]: object[]) => [
        { ...first, delivery: { ...AS_USUAL, voiceId: 'flite-rms' } },
        ...rest,
      ],
      1,
    ],
    [
      'the voice that speaks anyway',
      ([first, ...rest]: object[]) => [{ ...first, delivery: { ...AS_USUAL, voiceId: VOICE } }, ...rest],
      0,
    ],
    ['a scene that is there twice', ([first, ...rest]: object[]) => [first ?? {}, first ?? {}, ...rest], 1],
  ])('is counted in scenes: %s', (_, scenes, count) => {
    expect(countNewScenes(origin, changed(origin, scenes as never))).toBe(count)
  })

  test('a whole new script in one scene is no single scene', () => {
    const count = countNewScenes(
      origin,
      changed(origin, ([first]) => [says(SENTENCE.repeat(50).trim())(first ?? {})]),
    )
    // 216 seconds: as much as a whole film at five credits a scene.
    expect(count).toBeGreaterThanOrEqual(18)
  })

  test('words that are said as something much longer count as long as they sound', () => {
    const sayings = [
      { word: 'ox', saidAs: 'the extraordinarily unbelievably tremendous beast of burden and of plough' },
    ]
    const next = changed(origin, ([first]) => [says('ox '.repeat(60))(first ?? {})])
    expect(countNewScenes(origin, { ...next, choices: { ...next.choices, sayings } })).toBeGreaterThan(10)
  })

  test('words that change the pace of a film of a fixed length make all of it anew', () => {
    const fixed = film({ duration: 15 })
    const few = changed(fixed, ([first, ...rest]) => [
      says('Venus spins slowly: a day there is longer than a year.')(first ?? {}),
      ...rest,
    ])
    expect(countNewScenes(fixed, few)).toBe(1)
    const many = changed(fixed, (own) => [...own, says(SENTENCE)(own[0] ?? {})])
    expect(countNewScenes(fixed, many)).toBeUndefined()
  })

  test('a storyboard of another pace than its film has all words spoken anew', () => {
    const fixed = film({ duration: 15 })
    const told = { pace: 1.04, gapSeconds: 0.2, tailSeconds: 0.6 }
    const fit = {
      step: 'fit',
      inputHash: '',
      result: { data: { value: told, sizes: [] }, files: [], tookMs: 1 },
    }
    const spoken: Origin = { ...fixed, steps: [fit] }
    const next = changed(spoken, ([first, ...rest]) => [
      says('Venus spins slowly: a day there is longer than a year.')(first ?? {}),
      ...rest,
    ])
    const at = (pace: number | null) => {
      const { storyboard } = next.choices
      return {
        ...next,
        choices: { ...next.choices, ...(storyboard && { storyboard: { ...storyboard, pace } }) },
      }
    }
    expect(countNewScenes(spoken, at(1.04))).toBe(1)
    expect(countNewScenes(spoken, at(0.97))).toBeUndefined()
    // Another length was chosen and then the first one again.
    expect(countNewScenes(spoken, at(null))).toBeUndefined()
  })

  test('pictures that are told of another subject are all drawn anew', () => {
    expect(
      countNewScenes(
        origin,
        changed(origin, (own) => [...own], { title: 'Lions' }),
      ),
    ).toBeUndefined()
  })
})
