import { expect, test } from 'vitest'
import { replaceOpening } from './replace-opening.ts'

test.each([
  ['Cats sleep a lot. Really.', 'Why sleep?', 'Why sleep? Really.'],
  ['Cats  sleep\ta lot (a lot!). Really.\n\nYes.', 'Why?', 'Why? Really.\n\nYes.'],
  ['What costs $1? This.', 'It costs $& more.', 'It costs $& more. This.'],
  ['One line', 'Another.', 'Another.'],
  ['', 'First.', 'First.'],
])('the first sentence of %j becomes another, and nothing else', (script, opening, expected) => {
  expect(replaceOpening(script, opening)).toBe(expected)
})
