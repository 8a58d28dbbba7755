import { describe, expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'
import { POEMS } from './poems.ts'
import { syllablesOf } from './read-poem.ts'

const ask = (prompt: string, seconds: 30 | 60 = 30) =>
  createEmbeddedWriter().suggestIdeas({ prompt, seconds, language: 'English', count: 3, seed: 4 })

test.each([
  ['a short poem about the sea', /\bthe sea\b/],
  ['write me a sad poem about an empty house', /\bthe empty house\b/],
  ['funny poem about monday mornings', /\bMonday mornings\b/],
  ['love poem for my wife', /\bmy wife\b/],
  ['a thank you poem for my mom', /\bmy mom\b/],
  ['poem about growing up', /\bgrowing up\b/],
  ['a poem about autumn leaves that rhymes', /\bautumn leaves\b(?! that)/],
  ['love poem', /\byou\b/],
])('“%s” is written and names it', async (prompt, named) => {
  for (const seconds of [30, 60] as const) {
    const ideas = await ask(prompt, seconds)
    expect(ideas.length).toBeGreaterThan(0)
    for (const { script, framework, unmet = [] } of ideas) {
      expect(framework).toMatch(/^poem-/)
      expect(script).toMatch(named)
      expect(script).not.toMatch(/[{}~|]|undefined/)
      expect(unmet).toEqual([])
    }
  }
})

test.each(['how to write a poem', 'facts about poetry', 'famous poems about love', 'a haiku about rain'])(
  '“%s” asks for no poem of ours',
  async (prompt) => {
    for (const { framework } of await ask(prompt)) expect(framework).not.toMatch(/^poem-/)
  },
)

describe('poems keep their metre', () => {
  const syllables = (line: string) =>
    line
      .replace(/[^\p{L}' ]/gu, '')
      .trim()
      .split(/\s+/)
      .reduce((sum, word) => sum + syllablesOf(word), 0)

  test.each(POEMS.map((poem) => [poem.id, poem] as const))('%s', (_, { stanzas }) => {
    expect(stanzas.filter(({ level }) => level === 1).length).toBeGreaterThanOrEqual(3)
    expect(stanzas.some(({ lines }) => lines.some((ways) => ways[0]?.includes('{thing}')))).toBe(true)
    for (const { lines } of stanzas) {
      expect(lines).toHaveLength(4)
      for (const [at, ways] of lines.entries()) {
        const isNamed = ways[0]?.includes('{thing}') === true
        // What is put in has no rhyme, and stands only where none is needed.
        if (isNamed) expect([at % 2, ways.length]).toEqual([0, 3])
        for (const [beat, way] of ways.entries()) {
          const line = way.replace(
            '{thing}',
            ['the sea', 'the empty house', 'the old empty house'][beat] ?? '',
          )
          const [least, most] = at % 2 === 0 ? [7, 10] : [5, 8]
          expect(`${line}: ${Math.min(most, Math.max(least, syllables(line)))}`).toBe(
            `${line}: ${syllables(line)}`,
          )
        }
      }
    }
  })

  test('each mood has some', () => {
    const of = (kind: string, mood: string) =>
      POEMS.filter(({ kinds, moods }) => kinds.includes(kind) && moods.includes(mood)).length
    for (const mood of ['calm', 'sad', 'funny', 'hope']) expect(of('thing', mood)).toBeGreaterThan(0)
    for (const mood of ['sad', 'funny', 'hope']) expect(of('deed', mood)).toBeGreaterThan(0)
    for (const mood of ['love', 'thanks', 'sad', 'funny']) expect(of('person', mood)).toBeGreaterThan(0)
  })
})

test.each([
  ['a poem about the last bus of the night and the driver who hums', 'the last bus', 'the driver who hums'],
  ['A poem about the first rain after a long summer in Jaipur', 'the first rain', 'Jaipur'],
  ['a short poem about rain on a tin roof in kerala', 'rain', 'tin roof'],
])('"%s" is about %s, and says what is left out', async (prompt, thing, left) => {
  const [idea] = await createEmbeddedWriter().suggestIdeas({
    ...{ prompt, seconds: 30, language: 'English', count: 1, seed: 1 },
  })
  expect(idea?.script).toContain(thing)
  expect(idea?.unmet?.join(' ')).toContain(left)
})
