import { describe, expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'
import { readTwo } from './read-two.ts'

const tell = (prompt: string, count = 2) =>
  createEmbeddedWriter().suggestIdeas({ prompt, seconds: 30, language: 'English', count, seed: 5 })

describe('a poem of something seen and something felt', () => {
  test.each([
    ['a short poem about autumn leaves and missing my dad', 'I think of my dad', 'leaf'],
    ['short poem about first snow and missing home', 'I think of home', 'street had no edges'],
    [
      "a poem about my grandmother's kitchen and the smell of bread",
      'I think of my grandmother',
      'flour on the table',
    ],
    ['poem about the sea and growing older', 'I am not who I was', 'The sea comes in'],
    ["poem about my father's hands, a fisherman", 'I think of my father', 'hands again today'],
    [
      'a short poem about my grandmothers hands, she passed in March',
      'saving things up to tell her',
      'hands again today',
    ],
    ['write a poem about rain and loneliness', 'nobody beside me', 'rained since'],
  ])('"%s" holds both', async (prompt, felt, seen) => {
    const [idea, other] = await tell(prompt)
    expect(idea?.script).toContain(felt)
    expect(idea?.script).toContain(seen)
    expect(idea?.script).not.toMatch(/[{}|]|undefined/)
    expect(other?.script).not.toBe(idea?.script)
  })

  test('speaks of somebody as they are spoken of', async () => {
    const [mother] = await tell('a poem about the garden and missing my mother')
    expect(mother?.script).toContain('saving things up to tell her')
    const [friends] = await tell('a poem about the train and missing my grandparents')
    expect(friends?.script).toContain('they would have laughed')
  })
})

test.each([
  'haiku about snow and missing home',
  'poem about taxes and growing up',
  'a funny poem about rain and missing my bus',
])('"%s" is none of those', async (prompt) => {
  for (const { framework } of await tell(prompt)) expect(framework).not.toMatch(/^poem-two/)
})

test('a poem of one thing is no poem of two', () => {
  expect(readTwo('a poem about the sea')).toBeNull()
})
