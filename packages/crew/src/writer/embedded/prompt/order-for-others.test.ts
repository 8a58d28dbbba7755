import { expect, test } from 'vitest'
import { orderForOthers } from './order-for-others.ts'
import { sayPlainly } from './say-plainly.ts'

test.each([
  [
    'my students need a short video on the Meiji Restoration, neutral tone',
    'the Meiji Restoration, neutral tone, for my students',
  ],
  ['our pupils need a reel on the water cycle', 'the water cycle, for my pupils'],
  ['my son has to learn about the Vikings for school', 'the Vikings, for my son'],
  ['my kids want to know how volcanoes work', 'how volcanoes work, for my kids'],
])('“%s” orders a topic for others', (prompt, topic) => {
  expect(orderForOthers(prompt)).toBe(topic)
})

test.each([
  'my kids want a dog',
  'my team wants me to quit',
  'our club needs money',
  'my dog needs a bath',
  'my students made me cry',
])('“%s” is their own life', (prompt) => {
  expect(orderForOthers(prompt)).toBe(prompt)
})

test.each([
  ['how come you get deja vu', 'why do you get deja vu'],
  ['how come the sky is blue', 'why is the sky blue'],
  ['what did people eat in the middle ages', 'food in the middle ages'],
  ['how compound interest works', 'how does compound interest work'],
  ['what did Romans wear in winter?', 'what did Romans wear in winter?'],
])('“%s” is said as “%s”', (prompt, plain) => {
  expect(sayPlainly(prompt)).toBe(plain)
})
