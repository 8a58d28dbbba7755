import { expect, test } from 'vitest'
import { addSliceFrames, beginSlices } from './slice-progress.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1000)
const before = { step: 'render', percent: 40, remainingSeconds: 90 } as const
const slices = [
  { key: 'one', frames: 150, isMade: false },
  { key: 'two', frames: 150, isMade: false },
  { key: 'three', frames: 100, isMade: false },
]
const span = { fromPercent: 40, toPercent: 80 }

test('the frames of all slices together are the progress of the film, and tell the time that is left', () => {
  let progress = beginSlices(before, span, slices, at(0))
  expect(progress).toMatchObject({ step: 'render', percent: 40, remainingSeconds: null })
  progress = addSliceFrames(progress, 'one', 60, at(10))
  progress = addSliceFrames(progress, 'two', 40, at(10))
  expect(progress).toMatchObject({ percent: 50, remainingSeconds: 30 })
  for (const { key, frames } of slices) progress = addSliceFrames(progress, key, frames, at(40))
  expect(progress).toMatchObject({ percent: 80, remainingSeconds: 0 })
})

test('a slice that is made once more takes nothing back', () => {
  const half = addSliceFrames(beginSlices(before, span, slices, at(0)), 'one', 150, at(10))
  const again = addSliceFrames(half, 'one', 1, at(11))
  expect(again.percent).toBe(half.percent)
})

test('what was made before the handing out counts, but not for the speed', () => {
  const resumed = slices.map((slice) => ({ ...slice, isMade: slice.key !== 'three' }))
  const progress = beginSlices(before, span, resumed, at(0))
  expect(progress.percent).toBe(70)
  expect(addSliceFrames(progress, 'three', 50, at(5))).toMatchObject({ percent: 75, remainingSeconds: 5 })
  expect(addSliceFrames(progress, 'of another film', 50, at(5))).toBe(progress)
})
