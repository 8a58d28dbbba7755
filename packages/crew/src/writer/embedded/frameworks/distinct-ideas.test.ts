import { describe, expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'
import { PACKS } from '../facts/packs.ts'
import { WORDS_FOR_SECONDS, countWords } from '../wording.ts'

const STORIES = [
  'haunted lighthouse',
  'haunted house',
  'a survival story',
  'cabin in the woods',
  'a story about a last message',
  'a found letter story',
  'a story about rivals',
  'a small town mystery',
  'an underdog story',
  'first contact',
  'scary story',
  'a heartwarming story',
  'a short story',
]
const PROMPTS = [...PACKS.map((pack) => `${pack.words[0]} ${pack.unit.many}`), ...STORIES]
const LENGTHS = [15, 30, 45, 60] as const

/**
 * The most that two scripts may have in common, of the shorter one's different words of four letters or more. An idea
 * may repeat half of what an earlier one tells, and one topic brings its own words with it ("stars", "light"): that
 * comes to 0.59 at most over all prompts, lengths and three seeds. The same facts in another order would give 1.
 */
const MAX_OVERLAP = 0.6

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
const patternOf = (title: string) => title.replace(/\d+/, '#').split(' ').slice(0, 2).join(' ')

describe.each(PROMPTS)('ten ideas for "%s"', (prompt) => {
  test.each(LENGTHS)('of %d seconds are ten different ideas that fit', async (seconds) => {
    const ideas = await createEmbeddedWriter().suggestIdeas({
      prompt,
      seconds,
      language: 'English',
      count: 10,
      seed: 2,
    })
    expect(ideas).toHaveLength(10)
    expect(new Set(ideas.map(({ script }) => script.split(/(?<=[.?!]) /)[0])).size, 'openings').toBe(10)
    expect(new Set(ideas.map(({ title }) => title)).size, 'titles').toBe(10)
    const patterns = ideas.map(({ title }) => patternOf(title))
    for (const pattern of patterns)
      expect(patterns.filter((other) => other === pattern).length, pattern).toBeLessThanOrEqual(3)
    const told = ideas.map(({ script }) => wordsOf(script))
    ideas.forEach(({ script, title }, index) => {
      const target = WORDS_FOR_SECONDS[seconds]
      expect(Math.abs(countWords(script) - target) / target, script).toBeLessThanOrEqual(0.08)
      const own = told[index] ?? new Set<string>()
      for (const early of told.slice(0, index)) {
        const shared = [...own].filter((word) => early.has(word)).length
        expect(shared / Math.min(own.size, early.size), title).toBeLessThanOrEqual(MAX_OVERLAP)
      }
    })
  })
})

test.each(['scary story', 'a short story', 'a heartwarming story'])(
  'ten stories for "%s" are of several families, and no two of one chain',
  async (prompt) => {
    const ideas = await createEmbeddedWriter().suggestIdeas({
      prompt,
      seconds: 30,
      language: 'English',
      count: 10,
      seed: 3,
    })
    expect(new Set(ideas.map(({ framework }) => framework)).size).toBe(10)
    expect(new Set(ideas.map(({ script }) => script.split(' ').slice(-14).join(' '))).size).toBe(10)
  },
)
