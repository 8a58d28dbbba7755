import { expect, test } from 'vitest'
import { blankOptions } from './blank-options.ts'
import { checkPostOptions } from './check-post-options.ts'

test('a text that is too long is told the limit and its length, as people write numbers', () => {
  expect(checkPostOptions({ ...blankOptions('tiktok'), caption: 'x'.repeat(2201) })).toMatchObject({
    caption: 'TikTok takes at most 2,200 characters; these are 2,201.',
  })
  expect(checkPostOptions({ ...blankOptions('youtube'), description: 'é'.repeat(2501) })).toMatchObject({
    description: 'YouTube takes at most 5,000 bytes; these are 5,002.',
  })
})
