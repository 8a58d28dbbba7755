import { expect, test } from 'vitest'
import { explainRefusal } from './explain-refusal.ts'

test('a refusal that is known is explained', () => {
  expect(explainRefusal('access_denied')).toBe('Google sign-in was cancelled.')
})

// What is no text in its place broke the page.
test.each(['__proto__', 'constructor', 'toString', 'Call 555 0100'])(
  'a link with "%s" in the place of one is told in our words',
  (code) => {
    expect(explainRefusal(code)).toBe('Google sign-in did not work. Please try again.')
  },
)
