import { expect, test } from 'vitest'
import { describeUnsaved } from './setting-words.ts'

test('a setting that no server took says why, what was not saved, what is kept and what to do', () => {
  expect(describeUnsaved(['firstName', 'lastName'], true)).toBe(
    'You are offline: First Name, Last Name were not saved. What you typed stays here; save it again when the connection is back.',
  )
  expect(describeUnsaved(['defaultDuration'], true)).toBe(
    'You are offline: Default Duration was not saved and is as before. Choose it again when the connection is back.',
  )
  expect(describeUnsaved(['handle'], false)).toMatch(
    /^The server does not answer: Page address was not saved\. /,
  )
})
