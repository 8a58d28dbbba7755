import { describe, expect, test } from 'vitest'
import films from '../../../../bench/aptness/creators-120.json' with { type: 'json' }
import { buildTestPicture } from '../../../../tests/builders/build-test-picture.ts'
import { STYLE_IDS, type StyleId } from '../style.ts'
import { STYLES } from '../styles/styles.ts'
import { MAX_STILL_SECONDS } from '../motion/close-ups.ts'
import { buildTimeline, type Timeline } from './timeline.ts'

const words = [
  { text: 'One', startSeconds: 0.2, endSeconds: 1 },
  { text: 'two.', startSeconds: 1.1, endSeconds: 2.8 },
  // A long pause from 2.8 to 3.4: the cut belongs five frames before 3.4, at frame 97.
  { text: 'Three', startSeconds: 3.4, endSeconds: 4 },
  { text: 'four.', startSeconds: 4.1, endSeconds: 5.6 },
]
const buildInput = (style: StyleId = 'default', seed = 5) => ({
  frameSize: { width: 1080, height: 1920 },
  style,
  seed,
  words,
  scenes: [
    { startSeconds: 0, endSeconds: 2.8, picture: buildTestPicture('a') },
    { startSeconds: 3.4, endSeconds: 5.6, picture: buildTestPicture('b') },
  ],
  seconds: 6,
})
const build = (style: StyleId = 'default', seed = 5) => buildTimeline(buildInput(style, seed))

/** Sentences spoken one after the other, three words a second. */
function speakFilm(sentences: readonly string[]) {
  let at = 0.2
  const words: { text: string; startSeconds: number; endSeconds: number }[] = []
  const scenes = sentences.map((sentence, index) => {
    const startSeconds = at
    for (const text of sentence.split(' ')) {
      words.push({ text, startSeconds: at, endSeconds: at + 0.3 })
      at += 0.33
    }
    const scene = { startSeconds, endSeconds: at, picture: buildTestPicture(`p${index}`) }
    at += 0.4
    return scene
  })
  return { words, scenes, seconds: at }
}

/** The frames at which something else comes on screen: a shot, or another framing of it. */
function listChanges({ shots, frameCount }: Timeline): number[] {
  const changes = shots.flatMap(({ startFrame, endFrame, camera }) => {
    const cuts = camera.closeUps.flatMap(({ start, end }) => [startFrame + start, startFrame + end])
    return [startFrame, ...cuts.filter((frame) => frame < endFrame)]
  })
  return [...new Set([0, ...changes, frameCount])].toSorted((a, b) => a - b)
}

describe('a timeline', () => {
  test('changes what is on screen at least every two and a half seconds, in every film and style', () => {
    const long = films.flatMap(({ scenes }) => scenes)
    for (const style of STYLE_IDS)
      for (const scenes of [...films.map((film) => film.scenes), long]) {
        const changes = listChanges(buildTimeline({ ...build(style), ...speakFilm(scenes), style }))
        const longest = Math.max(...changes.map((frame, at) => frame - (changes[at - 1] ?? 0)))
        expect(longest / 30).toBeLessThanOrEqual(MAX_STILL_SECONDS)
      }
  })

  test('cuts in the pause, near the next word, with the transition around it', () => {
    const { shots, frameCount } = build()
    expect(frameCount).toBe(180)
    expect(shots.map(({ startFrame, endFrame }) => [startFrame, endFrame])).toEqual([
      [0, 103],
      [91, 180],
    ])
    expect(shots[0]?.transition).toBeNull()
    expect(shots[1]?.transition?.frames).toBe(12)
  })

  test('cuts on the beat of its music where one is near, in the pause, and never in a word', () => {
    const cutOf = (...beats: number[]) => {
      const [, shot] = buildTimeline({ ...buildInput(), beats }).shots
      return (shot?.startFrame ?? 0) + (shot?.transition?.frames ?? 0) / 2
    }
    // Without a beat the cut is on frame 97, 3.23 s.
    expect(cutOf()).toBe(97)
    expect(cutOf(2.6, 3.3, 4)).toBe(99)
    expect(cutOf(3.13, 3.3)).toBe(99)
    expect(cutOf(3.12)).toBe(94)
    expect(cutOf(3.1, 3.36, 3.7)).toBe(97)
    // A pause of a tenth of a second: 3.05 s lies in it, 3.15 s in the word after it.
    const close = words.map((word, i) =>
      i < 2 ? word : { ...word, startSeconds: word.startSeconds - 0.3, endSeconds: word.endSeconds - 0.3 },
    )
    const scenes = [
      { startSeconds: 0, endSeconds: 3, picture: buildTestPicture('a') },
      { startSeconds: 3.1, endSeconds: 5.3, picture: buildTestPicture('b') },
    ]
    const tight = close.map((word, i) => (i === 1 ? { ...word, endSeconds: 3 } : word))
    const cutTight = (beat: number) => {
      const [, shot] = buildTimeline({ ...buildInput(), words: tight, scenes, beats: [beat] }).shots
      return (shot?.startFrame ?? 0) + (shot?.transition?.frames ?? 0) / 2
    }
    expect(cutTight(3.1)).toBe(93)
    expect(cutTight(3.15)).toBe(cutTight(9))
    expect(cutTight(2.95)).toBe(cutTight(9))
  })

  test('shows a picture in every frame, whatever the style', () => {
    for (const style of STYLE_IDS) {
      const { shots, frameCount } = build(style)
      for (let n = 0; n < frameCount; n += 1) {
        const seen = shots.filter((shot) => shot.startFrame <= n && n < shot.endFrame).length
        expect(seen).toBeGreaterThanOrEqual(1)
        expect(seen).toBeLessThanOrEqual(2)
      }
      expect(STYLES[style].transition.kinds).toContain(shots[1]?.transition?.kind)
    }
  })

  test('is plain data, the same for the same seed', () => {
    expect(JSON.parse(JSON.stringify(build()))).toEqual(build())
    expect(build('default', 6).shots[0]?.camera).not.toEqual(build('default', 5).shots[0]?.camera)
  })

  test('carries the look of the captions asked for, and cuts its cues by it', () => {
    const captions = { preset: 'big_word', size: 'large', position: 'top' } as const
    const scenes = [{ startSeconds: 0, endSeconds: 5.6, picture: buildTestPicture('a') }]
    const timeline = buildTimeline({ ...build(), words, scenes, seconds: 6, captions })
    expect(timeline.captionLook).toMatchObject({ preset: 'big_word', position: 'top', reveal: 'single' })
    expect(timeline.cues).toHaveLength(words.length)
    expect(build().captionLook.preset).toBe('style')
  })

  test('ends its captions with the film', () => {
    expect(build().cues.at(-1)?.endFrame).toBeLessThanOrEqual(180)
  })

  test('cuts hard between scenes too short for a transition, and stays in order', () => {
    const scenes = Array.from({ length: 6 }, (_, i) => ({
      startSeconds: i * 0.2,
      endSeconds: i * 0.2 + 0.2,
      picture: buildTestPicture(`p${i}`),
    }))
    const { shots } = buildTimeline({ ...build(), words: [], scenes, seconds: 1.2 })
    expect(shots.map((shot) => shot.startFrame)).toEqual([0, 6, 12, 18, 24, 30])
    expect(shots.every((shot) => shot.transition === null)).toBe(true)
  })

  test('needs a scene and a length', () => {
    expect(() => buildTimeline({ ...build(), words, scenes: [], seconds: 6 })).toThrow(RangeError)
  })
})
