import { describe, expect, test } from 'vitest'
import { hookOf } from './hook-of.ts'

describe('how a script begins', () => {
  test.each([
    ['Why is the sea blue? Because.', 'question'],
    ['Three facts about whales.', 'number'],
    ['In 1912 a ship went down. Here is why.', 'story'],
    ["Stop scrolling. You won't believe it.", 'challenge'],
    ['The secret of the deep is out.', 'secret'],
    ['Imagine a world without salt.', 'command'],
    ['Whales sing. Can you hear them?', 'statement'],
    ['', 'statement'],
  ])('%s', (script, hook) => {
    expect(hookOf(script)).toBe(hook)
  })
})
