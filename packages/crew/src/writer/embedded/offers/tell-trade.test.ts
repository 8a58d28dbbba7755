import { describe, expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'
import { countWords } from '../wording.ts'
import { ANIMALS } from './trades/animals.ts'
import { BODY } from './trades/body.ts'
import { FOOD } from './trades/food.ts'
import { HOME } from './trades/home.ts'
import { MADE } from './trades/made.ts'
import { SERVICES } from './trades/services.ts'
import { TEACHING } from './trades/teaching.ts'
import { tradeOf } from './trades/trades.ts'
import { VEHICLES } from './trades/vehicles.ts'

const ALL = [...ANIMALS, ...BODY, ...FOOD, ...HOME, ...MADE, ...SERVICES, ...TEACHING, ...VEHICLES]
const ask = (prompt: string, seconds: 30 | 60 = 30) =>
  createEmbeddedWriter().suggestIdeas({ prompt, seconds, language: 'English', count: 3, seed: 1 })

test('each trade has two first lines, one that speaks for it, and six things that are so of all of them', () => {
  for (const { words, hooks, line, truths } of ALL) {
    expect(hooks.length, String(words)).toBe(2)
    expect(line, String(words)).not.toBe('')
    expect(truths.length, String(words)).toBeGreaterThanOrEqual(6)
    for (const text of [...hooks, line, ...truths]) {
      expect(text).toMatch(/^[\x20-\x2f\x3a-\x7e]+[.?!"]$/)
      expect(countWords(text), text).toBeLessThanOrEqual(24)
      // Nothing that only one shop is.
      expect(text.replace(/"[^"]*"/g, '')).not.toMatch(/\b(?:we(?:'re|'ll|'ve)?|my|I|our)\b/)
    }
  }
})

test('no two trades say the same', () => {
  const truths = ALL.flatMap((trade) => trade.truths)
  expect(truths.filter((one, at) => truths.indexOf(one) !== at).length).toBeLessThan(6)
})

describe('a shop of which nothing else is said', () => {
  test.each([
    ['my bakery in Lisbon', 'my bakery in Lisbon', 'flour'],
    ['promo for a dog walking service', 'your dog walking service', 'key'],
    ['ad for a barbershop', 'your barbershop', 'picture'],
    ['we repair violins in Leeds', 'We repair violins in Leeds', 'hand'],
    ['handmade soy candles', 'handmade soy candles', 'wick'],
    ['marketing video for my landscaping company', 'my landscaping company', 'lawn'],
    ['real estate agent in Miami', 'real estate agent in Miami', 'Buyers'],
    ['family restaurant promo', 'your family restaurant', 'table'],
  ])('"%s" is an ad by what is so of its trade', async (prompt, name, word) => {
    const [idea, other] = await ask(prompt)
    expect(idea?.script).toContain(name)
    expect(idea?.script).toContain(word)
    expect(idea?.unmet?.join(' ')).toContain('Nothing in it is only yours')
    expect(countWords(idea?.script ?? '')).toBeGreaterThan(50)
    expect(countWords(idea?.script ?? '')).toBeLessThan(90)
    expect(other?.script).not.toBe(idea?.script)
    expect(other?.title).not.toBe(idea?.title)
  })

  test('ends as it is ordered to, once', async () => {
    const [idea] = await ask(
      'promo for my dog walking business in Austin, cute, end with call to book online',
    )
    expect(idea?.script).toMatch(/happy to see you\. Book online\.$/)
  })

  test('nobody is told to come by where nothing is sold', async () => {
    expect((await ask('I am a piano tuner in Ghent'))[0]?.script).toMatch(/Send us a message today\.$/)
    expect((await ask('promo video for my bakery'))[0]?.script).toMatch(/tell a friend about us\.$/)
  })

  test('a longer ad tells more of it', async () => {
    const [short] = await ask('my bakery in Lisbon')
    const [long] = await ask('my bakery in Lisbon', 60)
    expect(countWords(long?.script ?? '')).toBeGreaterThan(countWords(short?.script ?? ''))
  })
})

test('who says what the ad shall say, or names a trade that is not kept, is asked', async () => {
  expect(
    await ask(
      "I sell handmade soy candles and want a film that shows why they're better than cheap supermarket ones without sounding salesy",
    ),
  ).toEqual([])
  expect(await ask('promo for my zeppelin hangar')).toEqual([])
  // A question names no shop.
  for (const prompt of ['why did my cake sink', 'how do I fix my bike', 'is my dentist overcharging me'])
    for (const { framework } of await ask(prompt)) expect(framework, prompt).not.toBe('trade')
})

test('the narrowest trade comes first', () => {
  expect(tradeOf('my screen printing shop')?.truths.join(' ')).toContain('Paper moves'.toLowerCase())
  expect(tradeOf('I repair old accordions in a garage')?.truths.join(' ')).toContain('screws')
  expect(tradeOf('an app that reminds you to water plants')?.truths.join(' ')).toContain('habit')
  expect(tradeOf('plant nursery')?.truths.join(' ')).toContain('water')
})

test('facts of a thing are still told where no ad is asked for', async () => {
  for (const prompt of ['coffee', 'yoga', 'facts about honey'])
    expect((await ask(prompt))[0]?.framework, prompt).not.toBe('trade')
})
