import { describe, expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'
import { syllablesOf } from './read-poem.ts'
import { HAIKU_GROUPS } from './tell-haiku.ts'

const ask = (prompt: string) =>
  createEmbeddedWriter().suggestIdeas({ prompt, seconds: 30, language: 'English', count: 2, seed: 4 })

test.each([
  ['a haiku about autumn leaves', 1],
  ['3 haikus about rain', 3],
  ['write me a short haiku about my morning coffee', 0],
  ['haiku about the moon please', 1],
])('“%s” is told in %d', async (prompt, size) => {
  const [idea] = await ask(prompt)
  const told = idea?.framework === 'haiku' ? idea.script.split('\n\n').length : 0
  expect(told).toBe(size)
  if (size > 0) expect(idea?.unmet ?? []).toEqual([])
})

test.each(['how to write a haiku', 'a haiku about my grandmother', 'famous haikus', 'haiku about taxes'])(
  '“%s” is left to the person or to what is known',
  async (prompt) => {
    for (const { framework } of await ask(prompt)) expect(framework).not.toBe('haiku')
  },
)

describe('haikus', () => {
  test.each(HAIKU_GROUPS.flatMap(({ haikus }) => haikus.map((haiku) => [haiku.join(' / '), haiku] as const)))(
    '%s',
    (_, lines) => {
      const counted = lines.map((line) =>
        (line.match(/[\p{L}']+/gu) ?? []).reduce((sum, word) => sum + syllablesOf(word), 0),
      )
      // Counted by a rule that is one off in some words.
      for (const [at, wanted] of [5, 7, 5].entries())
        expect(
          Math.abs((counted[at] ?? 0) - wanted),
          `${lines[at] ?? ''}: ${counted[at] ?? 0}`,
        ).toBeLessThanOrEqual(1)
    },
  )
})
