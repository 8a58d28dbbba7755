import { describe, expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'
import { countWords } from '../wording.ts'
import { listTopicPacks } from './topics.ts'

const PLAIN = /^[\x20-\x7e]+$/
const packs = listTopicPacks()
const ask = (prompt: string, seconds: 30 | 60 = 30) =>
  createEmbeddedWriter().suggestIdeas({ prompt, seconds, language: 'en', count: 3, seed: 7 })

test('no two topics have a name, a word or a fact in common', () => {
  const twice = (all: readonly string[]) => all.filter((one, at) => all.indexOf(one) !== at)
  expect(twice(packs.map(({ id }) => id))).toEqual([])
  expect(twice(packs.flatMap(({ subjects }) => subjects.flatMap(({ words }) => words)))).toEqual([])
  expect(twice(packs.flatMap(({ facts }) => facts.map(({ short }) => short)))).toEqual([])
})

describe.each(packs)('what is known of $id', (pack) => {
  test('is short enough to be told, and written for a voice', () => {
    for (const { short, long, question, why } of pack.facts) {
      expect(countWords(short), short).toBeLessThanOrEqual(9)
      expect(short, 'no full stop').not.toMatch(/[.!?]$/)
      expect(countWords(long), long).toBeLessThanOrEqual(32)
      expect(question).toMatch(/\?$/)
      for (const follow of why) expect(countWords(follow), follow).toBeLessThanOrEqual(28)
      for (const text of [long, ...why]) expect(text, text).toMatch(/[.!?]$/)
    }
    const spoken = [
      ...pack.facts.flatMap(({ short, long, question, why }) => [short, long, question, ...why]),
      ...pack.myths.flatMap(({ claim, correction, because }) => [claim, correction, because]),
      ...pack.subjects.flatMap(({ hooks, arrive }) => [...hooks, arrive]),
    ]
    for (const text of spoken) {
      expect(text, text).toMatch(PLAIN)
      expect(text, text).not.toMatch(/\d/)
    }
    for (const { claim } of pack.myths) expect(claim, 'a clause').not.toMatch(/[.!?]$/)
  })

  test('gives whole ideas at thirty and sixty seconds', async () => {
    const [subject] = pack.subjects
    const prompt =
      pack.unit.one === 'tip' ? `tips for ${subject?.words[0]}` : `facts about ${subject?.words[0]}`
    for (const seconds of [30, 60] as const) {
      const ideas = await ask(prompt, seconds)
      expect(ideas.length, prompt).toBeGreaterThan(0)
      for (const { script } of ideas) {
        expect(script).not.toMatch(/[[\]{}|]/)
      }
    }
  })
})

test.each([
  ['5 facts about Japan', 'Japan'],
  ['how to negotiate your salary', 'number'],
  ['tips for asking for a raise', 'number'],
  ["a beginner's guide to knitting", 'stitch'],
  ['how do I stop my cat from scratching the sofa', 'post'],
])('"%s" gives whole scripts about it', async (prompt, word) => {
  const ideas = await ask(prompt)
  expect(ideas.length).toBeGreaterThan(0)
  expect(ideas[0]?.script).toContain(word)
})
