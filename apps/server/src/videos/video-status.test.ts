import { expect, test } from 'vitest'
import { isInProgress, isReady, statusesBefore } from './video-status.ts'

test('a finished or failed video is never made or failed again', () => {
  expect(statusesBefore('processing')).toEqual(['queued', 'processing'])
  expect(statusesBefore('completed')).toEqual(['processing'])
  expect(statusesBefore('failed')).toEqual(['queued', 'processing'])
  expect(statusesBefore('published')).toEqual(['generated', 'completed'])
  expect(statusesBefore('queued')).toEqual([])
})

test('a video is either in progress or ready to be played, or neither once it failed', () => {
  expect(isInProgress('processing') && !isReady('processing')).toBe(true)
  expect(isReady('published') && !isInProgress('published')).toBe(true)
  expect(isReady('failed') || isInProgress('failed')).toBe(false)
})
