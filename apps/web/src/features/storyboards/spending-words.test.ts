import { expect, test } from 'vitest'
import { describePreviewCost, describeUpdateCost } from './spending-words.ts'

const estimate = {
  microdollars: 120_000,
  pictureMicrodollars: 40_000,
  speechMicrodollars: 0,
  leftMicrodollars: 2_380_000,
}

test('a preview says what AI services take for it, and what is left of the day', () => {
  expect(describePreviewCost(undefined)).toBe('It is free and takes a few seconds.')
  expect(describePreviewCost({ ...estimate, microdollars: 0 })).toBe('It is free and takes a few seconds.')
  expect(describePreviewCost(estimate)).toBe(
    'It takes no credits, but about $0.12 of AI services. $2.38 is left for your previews today.',
  )
  expect(describePreviewCost({ ...estimate, leftMicrodollars: 20_000 })).toBe(
    'It would take about $0.12 of AI services, and $0.02 is left for your previews today.',
  )
})

test('bringing a preview up to date says it only where it takes something', () => {
  expect(describeUpdateCost(estimate)).toBe(' To update it takes about $0.12 of AI services.')
  expect(describeUpdateCost({ ...estimate, microdollars: 0 })).toBe('')
})
