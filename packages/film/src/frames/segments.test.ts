import { describe, expect, test } from 'vitest'
import { buildTestPicture } from '../../../../tests/builders/build-test-picture.ts'
import { frameAt } from './frame.ts'
import { cutIntoSegments, describeSegment, listShotsOf } from './segments.ts'
import { buildTimeline, type Timeline } from './timeline.ts'

const FRAMES = 1 / 30

/** A film of three-second scenes, words on times that fall on and between frames; the second scene is longer by some frames, and its last word ends a hair later. */
function build(moreFrames = 0, pictureOfSecond = 'b'): Timeline {
  const lengths = [3, 3 + moreFrames * FRAMES, 3, 3]
  let at = 0
  const starts = lengths.map((length) => {
    at += length
    return at - length
  })
  const words = starts.flatMap((start, scene) =>
    [0.15, 0.45, 0.75, 1.35, 1.85, 2.3].map((offset, word) => {
      const isLonger = scene === 1 && word === 5
      const startSeconds = start + offset + (isLonger ? moreFrames * FRAMES : 0)
      return {
        text: `${'abcd'[scene] ?? ''}${word}${word === 5 ? '.' : ''}`,
        startSeconds,
        endSeconds: startSeconds + (isLonger && moreFrames !== 0 ? 0.262 : 0.25),
      }
    }),
  )
  const scenes = starts.map((startSeconds, index) => ({
    startSeconds: startSeconds + 0.15,
    endSeconds: startSeconds + (lengths[index] ?? 0) - 0.45,
    picture: buildTestPicture(index === 1 ? pictureOfSecond : `p${index}`),
  }))
  const frameSize = { width: 1080, height: 1920 }
  return buildTimeline({ frameSize, style: 'default', seed: 5, words, scenes, seconds: at })
}

describe('the stretches of a film', () => {
  test('are its shots and its transitions, every frame in one of them', () => {
    const timeline = build()
    const ranges = cutIntoSegments(timeline)
    expect(ranges).toHaveLength(8)
    expect(ranges[0]?.from).toBe(0)
    expect(ranges.at(-1)?.to).toBe(timeline.frameCount)
    ranges.slice(1).forEach(({ from }, index) => expect(from).toBe(ranges[index]?.to))
    expect(ranges.map((range) => listShotsOf(timeline, range).length)).toEqual([1, 1, 2, 1, 2, 1, 2, 1])
    for (const { from, to } of ranges)
      expect(new Set([from, to - 1].map((n) => frameAt(timeline, n).groups.length)).size).toBe(1)
  })

  test('begin with a second of the first shot, which is there before the rest of it', () => {
    const [first, second] = cutIntoSegments(build())
    expect([first, second?.from]).toEqual([{ from: 0, to: 30 }, 30])
    const starts = (...frames: number[]) => frames.map((startFrame) => ({ startFrame, transition: null }))
    expect(cutIntoSegments({ shots: starts(0), frameCount: 90 })[0]).toEqual({ from: 0, to: 30 })
    // Of a short one it would leave too little.
    expect(cutIntoSegments({ shots: starts(0, 59), frameCount: 90 })[0]).toEqual({ from: 0, to: 59 })
  })

  test('are never shorter than eight frames: such a one goes with the one before', () => {
    const hard = { startFrame: 4, transition: null }
    const shots = [{ startFrame: 0, transition: null }, hard, { startFrame: 30, transition: null }]
    expect(cutIntoSegments({ shots, frameCount: 35 })).toEqual([{ from: 0, to: 35 }])
    expect(cutIntoSegments({ shots, frameCount: 60 })).toEqual([
      { from: 0, to: 30 },
      { from: 30, to: 60 },
    ])
  })

  test.each([1, 7, 16, -4])('stay what they are when a scene before them is longer by %i frames', (more) => {
    const describeAll = (timeline: Timeline) =>
      cutIntoSegments(timeline).map((range) => JSON.stringify(describeSegment(timeline, range)))
    const [before, after] = [describeAll(build()), describeAll(build(more))]
    expect(after).toHaveLength(before.length)
    const changed = before.flatMap((text, index) => (text === after[index] ? [] : [index]))
    // The second scene with its transitions: its camera goes another way from its first frame on.
    expect(changed).toEqual([2, 3, 4])
  })

  test('are others with another picture where it is seen, and nowhere else', () => {
    const [before, after] = [build(), build(0, 'other')]
    const changed = cutIntoSegments(before).map((range) => {
      const [one, other] = [before, after].map((timeline) => JSON.stringify(describeSegment(timeline, range)))
      return one !== other
    })
    expect(changed).toEqual([false, false, true, true, true, false, false, false])
  })
})
