import { describe, expect, test } from 'vitest'
import { buildTestPicture } from '../../../../tests/builders/build-test-picture.ts'
import { clipFrameAt, clipFramesFor, fitClip, fitMadeClip, secondsOfClipFrame } from './clip.ts'
import { frameAt } from '../frames/frame.ts'
import { CLIP_BOX } from '../picture.ts'
import { planeKindOf } from '../compositor/stored-planes.ts'
import { buildTimeline } from '../frames/timeline.ts'

describe('a clip', () => {
  test('that is longer than its scene shows its middle', () => {
    expect(fitClip(12, 4)).toEqual({ kind: 'trimmed', startSeconds: 4 })
    expect(fitClip(4, 4)).toEqual({ kind: 'trimmed', startSeconds: 0 })
  })

  test('that is shorter is slowed, at most to half its speed', () => {
    expect(fitClip(3, 4)).toEqual({ kind: 'slowed', speed: 0.75 })
    expect(fitClip(2, 4)).toEqual({ kind: 'slowed', speed: 0.5 })
  })

  test('that was made from a picture begins with it, is slowed to 70 % at most, and then held', () => {
    expect(fitMadeClip(6, 4)).toEqual({ kind: 'trimmed', startSeconds: 0 })
    expect(fitMadeClip(3, 4)).toEqual({ kind: 'slowed', speed: 0.75 })
    expect(fitMadeClip(2, 4)).toEqual({ kind: 'held', speed: 0.7 })
    expect(() => fitMadeClip(0, 4)).toThrow(RangeError)
  })

  test('that is much shorter is looped with a seam that takes no more than a quarter of it', () => {
    expect(fitClip(3, 7)).toEqual({ kind: 'looped', seamSeconds: 0.5 })
    expect(fitClip(1, 7)).toEqual({ kind: 'looped', seamSeconds: 0.25 })
  })

  test('of no length is refused', () => {
    for (const [clip, scene] of [
      [0, 4],
      [4, 0],
      [Number.NaN, 4],
    ] as const)
      expect(() => fitClip(clip, scene)).toThrow(RangeError)
  })

  test('is cut to half seconds, never shorter than its shot', () => {
    expect([1, 15, 16, 120, 121].map(clipFramesFor)).toEqual([15, 15, 30, 120, 135])
  })

  test('shows its frames one by one and keeps the last', () => {
    const clip = { file: 'a.mp4', frameCount: 3 }
    expect([0, 1, 2, 3, 90].map((frame) => clipFrameAt(clip, frame))).toEqual([0, 1, 2, 2, 2])
    expect(Math.floor(secondsOfClipFrame(7) * 30)).toBe(7)
  })
})

describe('a scene that is a clip', () => {
  const [layer] = buildTestPicture('a').layers
  const moving = layer && {
    ...{ ...layer, name: 'clip', depth: 0, opaque: true, box: CLIP_BOX },
    clip: { file: 'a.mp4', frameCount: 60 },
  }
  const picture = { ...buildTestPicture('a'), layers: moving ? [moving] : [] }
  const frameSize = { width: 1080, height: 1920 }
  const timeline = buildTimeline({
    ...{ frameSize, style: 'superhero' as const, seed: 3, words: [], seconds: 4 },
    scenes: [
      { startSeconds: 0, endSeconds: 1.9, picture: buildTestPicture('b') },
      { startSeconds: 2.1, endSeconds: 4, picture },
    ],
  })
  const shot = timeline.shots[1]
  const itemAt = (n: number) =>
    frameAt(timeline, n)
      .groups.find((group) => group.shot === 1)
      ?.layers.at(0)

  test('begins at its first frame where it comes in, and goes on frame by frame', () => {
    const start = shot?.startFrame ?? 0
    expect([0, 1, 20].map((age) => itemAt(start + age)?.clipFrame)).toEqual([0, 1, 20])
    expect(frameAt(timeline, 0).groups[0]?.layers[0]?.clipFrame).toBeUndefined()
  })

  test('fills the frame in its own resolution, without an edge, as far as the camera goes', () => {
    expect(moving && planeKindOf(moving)).toBe('opaque')
    for (let n = (shot?.startFrame ?? 0) + (shot?.transition?.frames ?? 0); n < timeline.frameCount; n += 1) {
      const target = itemAt(n)?.target ?? { x: 1, y: 1, width: 0, height: 0 }
      expect(target.x).toBeLessThanOrEqual(1e-9)
      expect(target.y).toBeLessThanOrEqual(1e-9)
      expect(target.x + target.width).toBeGreaterThanOrEqual(1080 - 1e-9)
      expect(target.y + target.height).toBeGreaterThanOrEqual(1920 - 1e-9)
      expect(target.width).toBeLessThan(1080 * 1.05)
    }
  })
})
