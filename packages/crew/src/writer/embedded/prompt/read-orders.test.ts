import { assert, constantFrom, property, shuffledSubarray, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Orders } from './orders.ts'
import { readOrders, stripOrders } from './read-orders.ts'

test.each([
  ['Write a 30 second script about volcanoes, keep it funny and add a hook', 'volcanoes'],
  ['60s reel on black holes with a shocking hook', 'black holes'],
  ['a video about sharks in a funny tone', 'sharks'],
  ['Tell me about Rome. Make it dramatic! Use a twist ending.', 'Tell me about Rome.'],
  ['Octopus facts for TikTok', 'Octopus facts'],
  ['abandoned harbors and why they closed, fast cuts pls', 'abandoned harbors and why they closed'],
  ['a ghost story in a cinema, first person, and dont show any blood', 'a ghost story in a cinema'],
  ['why do tulips close at night. 90 sec, i know the basics already', 'why do tulips close at night'],
  ["I'm a coach for new dads, make a reel about sleep, friendly, no music", 'sleep'],
  ['the year without a summer but tell it like a detective', 'the year without a summer'],
  ['rules of curling in 60 seconds for americans', 'rules of curling'],
  ["explain how rainbows form. I'm a physics teacher, year 7", 'how rainbows form.'],
  ['geography lesson for my year 9 class on the monsoon', 'the monsoon'],
  ['3 facts about octopuses that will freak you out', '3 facts about octopuses'],
  ['4 facts about your own skeleton', '4 facts about your skeleton'],
  ['explain baseball to Germans', 'explain baseball'],
  ['3 riddles about ice, wait 5 seconds before each answer', '3 riddles about ice'],
  ['volcano facts calm voice 40 seconds', 'volcano facts'],
  ['sleep tips soft whispering voice', 'sleep tips'],
  ['why cats purr funny voice', 'why cats purr'],
  ['running motivation 20s', 'running motivation'],
  ['facts about whales, spoken very slowly', 'facts about whales'],
  ['a history of tea, read aloud by an old lady', 'a history of tea'],
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
  'plants that kill you',
  'how to get a deep voice',
  'what is the passive voice',
  'how to hold a plank for 60 seconds',
  'train your singing voice',
  'why do men have a deep voice',
  'promo for my bakery. i am a baker in leeds',
  'make it funny',
])('"%s" stays as it is', (prompt) => {
  expect(stripOrders(prompt)).toBe(prompt)
})

describe('orders are read, and the topic is left clean', () => {
  const given = (prompt: string) => {
    const { topic, ...orders } = readOrders(prompt)
    const said = Object.entries(orders).filter(
      ([, value]) => value !== null && value !== false && !(Array.isArray(value) && value.length === 0),
    )
    return { topic, ...Object.fromEntries(said) }
  }

  test.each([
    ['why bridges sway, 20 seconds', 'why bridges sway', { words: 50, isMost: false }],
    ['a 60-second script about kites', 'kites', { words: 150, isMost: false }],
    ['one minute video on lava', 'lava', { words: 150, isMost: false }],
    ['lava, about a minute and a half', 'lava', { words: 225, isMost: false }],
    ['lava in under 45 seconds', 'lava', { words: 113, isMost: true }],
    ['explain lava in under 100 words', 'explain lava', { words: 100, isMost: true }],
    ['a 120-word script about lava', 'lava', { words: 120, isMost: false }],
    ['lava, keep it short', 'lava', { words: 50, isMost: true }],
  ])('length: "%s"', (prompt, topic, length) => {
    expect(given(prompt)).toEqual({ topic, length })
  })

  test.each([
    ['how tides work in three parts', 'how tides work', { shape: 'parts', count: 3 }],
    ['tides as a countdown from 5', 'tides', { shape: 'countdown', count: 5 }],
    ['4 facts about newts, countdown style', '4 facts about newts', { shape: 'countdown', count: 4 }],
    ['tides, as a dialogue', 'tides', { shape: 'dialogue' }],
    ['before and after: our garden', 'our garden', { shape: 'before-after' }],
    ['myth vs fact about sugar', 'sugar', { shape: 'myths' }],
    ['how to sew a button step by step', 'how to sew a button', { shape: 'steps' }],
    ['pros and cons of renting', 'renting', { shape: 'pros-cons' }],
    ['bees, three facts', 'bees', { count: 3 }],
    ['3 tips for better sleep', '3 tips for better sleep', { count: 3 }],
    ['explain tides to 4th graders', 'explain tides', { audience: 'children' }],
    ['phone basics for seniors', 'phone basics', { audience: 'seniors' }],
    ['tides, make it funny', 'tides', { tone: 'humorous' }],
    ['tides, serious', 'tides', { tone: 'professional' }],
    ["tides, end with 'follow for more'", 'tides', { ending: { line: 'Follow for more.' } }],
    ['tides, ask them to comment', 'tides', { ending: { as: 'comment' } }],
    ['our flat, ask viewers to book a viewing', 'our flat', { ending: { line: 'Book a viewing.' } }],
    ['tides with a hook and a question at the end', 'tides', { ending: { as: 'question' } }],
    ['tides, start with a question', 'tides', { opensWithQuestion: true }],
    ['YouTube short on tides', 'tides', {}],
    ['a script about tides in Spanish', 'tides', { language: 'Spanish' }],
    ['Spanish: las mareas', 'las mareas', { language: 'Spanish' }],
  ])('"%s"', (prompt, topic, orders) => {
    expect(given(prompt)).toEqual({ topic, ...orders })
  })

  test('one after the other', () => {
    expect(
      given('one minute script about Iceland with a hook, three facts and a call to follow, make it serious'),
    ).toEqual({
      topic: 'Iceland',
      length: { words: 150, isMost: false },
      count: 3,
      tone: 'professional',
      ending: { as: 'follow' },
    })
  })

  test.each([
    ['two bedrooms, garden, 5 minutes from the station'],
    ['how to count down from 10 in French'],
    ['10 Italian words every tourist needs'],
    ['the war before and after the treaty'],
    ['how to fall asleep in 2 minutes'],
    ['what to do when people ask you to comment on their weight'],
    ['a day in the life of a short story writer'],
  ])('what only sounds like an order is the topic: "%s"', (prompt) => {
    const { length, shape, ending, language } = readOrders(prompt)
    expect([length, shape, ending, language]).toEqual([null, null, null, null])
  })

  const TOPICS = ['volcanoes', 'the Roman army', 'octopus hearts', 'how bread rises']
  const ORDERS: readonly (readonly [string, Partial<Orders>])[] = [
    [', in 20 seconds', { length: { words: 50, isMost: false } }],
    [', in three parts', { shape: 'parts', count: 3 }],
    [', make it serious', { tone: 'professional' }],
    [', end with "see you tomorrow"', { ending: { line: 'See you tomorrow.' } }],
    [', in German', { language: 'German' }],
    [', start with a question', { opensWithQuestion: true }],
  ]

  test('any orders in any order leave the topic, and each is read', () => {
    assert(
      property(constantFrom(...TOPICS), shuffledSubarray([...ORDERS]), (topic, chosen) => {
        const read = readOrders(topic + chosen.map(([words]) => words).join(''))
        expect(read.topic).toBe(topic)
        for (const [, orders] of chosen) expect(read).toMatchObject(orders)
      }),
    )
  })

  test('whatever is typed, the topic is never empty and no order is out of bounds', () => {
    assert(
      property(string({ minLength: 1, maxLength: 300 }), (prompt) => {
        const { topic, count, length } = readOrders(prompt)
        expect(topic.length > 0 || prompt.trim() === '').toBe(true)
        expect(count === null || (count >= 2 && count <= 20)).toBe(true)
        expect(length === null || (length.words >= 20 && length.words <= 500)).toBe(true)
      }),
    )
  })
})

test.each([
  ['tides with a question at the start', { opensWithQuestion: true }],
  ['TikTok about Lisbon with a hook and 3 facts', { count: 3, topic: 'Lisbon' }],
  ['a quiz about birds, 5 questions', { count: 5 }],
])('"%s"', (prompt, orders) => {
  expect(readOrders(prompt)).toMatchObject(orders)
})

test.each([
  ['motivational video, do not mention money', 'motivational video'],
  ['motivational video, dont mention money', 'motivational video'],
  ['facts about coffee, do not mention caffeine', 'facts about coffee'],
  ['do not mention the war', 'do not mention the war'],
])('what shall not be in "%s" is not its topic', (prompt, topic) => {
  expect(readOrders(prompt).topic).toBe(topic)
})
