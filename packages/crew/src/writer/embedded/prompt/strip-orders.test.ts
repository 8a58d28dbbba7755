import { expect, test } from 'vitest'
import { stripOrders } from './strip-orders.ts'

test.each([
  ['Write a 30 second script about volcanoes, keep it funny and add a hook', 'volcanoes'],
  ['60s reel on black holes with a shocking hook', 'black holes'],
  ['a video about sharks in a funny tone', 'sharks'],
  ['Tell me about Rome. Make it dramatic! Use a twist ending.', 'Tell me about Rome.'],
  ['Octopus facts for TikTok', 'Octopus facts'],
  ['abandoned harbors and why they closed, fast cuts pls', 'abandoned harbors and why they closed'],
  ['a ghost story in a cinema, first person, and dont show any blood', 'a ghost story in a cinema'],
  ['why do tulips close at night. 90 sec, i know the basics already', 'why do tulips close at night.'],
  ["I'm a coach for new dads, make a reel about sleep, friendly, no music", 'sleep'],
  ['the year without a summer but tell it like a detective', 'the year without a summer'],
  ['rules of curling in 60 seconds for americans', 'rules of curling'],
  ['flower shop promo, 20% off on Fridays, cool style, 15 sec', 'flower shop promo, 20% off on Fridays'],
])('"%s" asks for "%s"', (prompt, topic) => {
  expect(stripOrders(prompt)).toBe(topic)
})

test.each([
  '5 minute crafts',
  'how to make it in New York',
  'how to make the best bread and keep it fresh',
  'bees and the honey they make',
  'use of salt in cooking',
  'instagram for beginners',
  'make it funny',
])('"%s" stays as it is', (prompt) => {
  expect(stripOrders(prompt)).toBe(prompt)
})
