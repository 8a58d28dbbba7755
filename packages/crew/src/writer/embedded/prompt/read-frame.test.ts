import { array, assert, constantFrom, property, uniqueArray } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'
import { readOrders, stripOrders } from './read-orders.ts'

const TOPICS = ['facts about the moon', 'why cats purr', 'how to iron a shirt', 'the fall of the Berlin Wall']
const BEFORE = ['', 'make a video about ', 'write a 30 second script about ', 'a short reel about ']
/** Orders in the words in which strangers gave them. */
const PIECES = [
  '5 of them',
  'give me 6',
  '7',
  'list of 5',
  '30 sec',
  'for kids age 6-8',
  '3 year olds',
  'for fathers day',
  'for new drivers',
  'for girls who love science',
  'beginner sailors',
  'sarcastic tone',
  'gen z slang',
  'like a boxing match commentary',
  'narrated like a nature documentary',
  'documentary style',
  'in an anime look',
  'part 1 of 3',
  'one per slide',
  'on a budget',
  'unbiased',
  'no intro',
  'with who said it',
  'include one date they need to remember',
]

test('a topic is the same with any orders around it', () => {
  assert(
    property(
      constantFrom(...TOPICS),
      constantFrom(...BEFORE),
      uniqueArray(constantFrom(...PIECES), { maxLength: 4 }),
      array(constantFrom(', ', '. ', ' - ', '; '), { minLength: 4, maxLength: 4 }),
      (topic, before, pieces, signs) => {
        const told = pieces.map((piece, at) => `${signs[at] ?? ', '}${piece}`).join('')
        expect(stripOrders(`${before}${topic}${told}`).replace(/\.$/, '')).toBe(topic)
      },
    ),
    { numRuns: 300 },
  )
})

describe('what stands around a topic', () => {
  test.each([
    ['did u know facts about the moon for kids age 6-8, no scary stuff', 'facts about the moon'],
    ['make a 60 second tutorial on how to iron a shirt', 'how to iron a shirt'],
    ['Write a top 5 list of the oddest birds', 'oddest birds'],
    ['explain inflation with a pizza analogy, gen z slang', 'explain inflation'],
    ['explain tides to my 8th grade class', 'explain tides'],
    ['script for a reel: 3 mistakes with rice', '3 mistakes with rice'],
    ['i sell soy candles need 3 hooks + scripts that dont sound salesy', 'i sell soy candles'],
    ['storytime about how i lost my ring', 'how i lost my ring'],
    ['something for people who failed there exam', 'something for people who failed their exam'],
  ])('of "%s" is cut', (prompt, topic) => {
    expect(stripOrders(prompt)).toBe(topic)
  })

  test.each([
    'a man who walks like a detective',
    'a list of my failures',
    'a story about a nurse, a detective and a thief',
    'the tale of a cook, a pirate, and one ship',
    'lessons for life, work and love',
    'what is out there in space',
    'side hustles for introverts',
  ])('nothing of "%s" is', (prompt) => {
    expect(stripOrders(prompt)).toBe(prompt)
  })

  test('numbers are told apart: how many things, and how many scripts', () => {
    expect(readOrders('give me 3 short scripts about sharks, 5 of them')).toMatchObject({
      scripts: 3,
      count: 5,
    })
    expect(readOrders('stoic quotes on time, 5 of them with who said it').count).toBe(5)
  })
})

describe('an order that is not followed is said', () => {
  const first = async (prompt: string) => {
    const request = { prompt, seconds: 30, language: 'English', count: 1, seed: 2 } as const
    return (await createEmbeddedWriter().suggestIdeas(request))[0]
  }

  test.each([
    ['explain inflation with a pizza analogy, gen z slang', '“with a pizza analogy”, “gen z slang”'],
    ['12 animals that can regrow body parts', 'not twelve'],
    ['give me 3 scripts about sharks', 'You asked for three scripts'],
    ['stoic quotes about patience, 5 of them', 'about patience'],
  ])('of "%s"', async (prompt, said) => {
    expect((await first(prompt))?.unmet?.join(' ')).toContain(said)
  })

  test('and a count that stands apart is met', async () => {
    expect((await first('two sentence horror stories, give me 6'))?.title).toMatch(/^6 /)
  })

  test('steps are no answer to why', async () => {
    const answer = await first('why does cutting onions make you cry')
    expect(answer?.script).toMatch(/^Why do onions make you cry\? .*enzyme/)
    expect(answer?.script).not.toMatch(/\bstep (?:one|two)\b|\? (?:Take|Use)\b/i)
  })
})

test.each([
  ['a complete guide to sinking funds', 'Sinking Funds'],
  ['sinking funds 101', 'Sinking Funds'],
  ['do this if your flight gets cancelled', 'Delayed Flight'],
  ['watch this before your first cruise', 'First Cruise'],
  ['before you move in together watch this', 'Move in Together'],
  ['never do this in Dubai', 'Dubai'],
  ['if you do this in Bali, you are a bad tourist', 'Mistakes in Bali'],
  ['how to grow on tiktok', 'TikTok'],
  ['how to make faceless videos', 'Faceless Videos'],
])('"%s" is told as what it is about', async (prompt, title) => {
  const request = { prompt, seconds: 30, language: 'English', count: 1, seed: 3 } as const
  expect((await createEmbeddedWriter().suggestIdeas(request))[0]?.title).toContain(title)
})

test('where it is shown is still no part of the topic', () => {
  expect(stripOrders('facts about honey for tiktok')).not.toMatch(/tiktok/i)
  expect(stripOrders('how to sell on instagram')).toMatch(/instagram/)
})
