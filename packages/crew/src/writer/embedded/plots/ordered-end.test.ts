import { expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'

const ask = (prompt: string) =>
  createEmbeddedWriter().suggestIdeas({ prompt, seconds: 30, language: 'en', count: 2, seed: 1 })

test.each([
  ['a bedtime story about a cloud that lost its rain, with a sad ending', /sad ending/],
  ['a bedtime story about a sleepy dragon, happy ending', /^$/],
])('an ending that no plot has is named: "%s"', async (prompt, said) => {
  const [idea] = await ask(prompt)
  expect(idea?.unmet?.join(' ') ?? '').toMatch(said)
})

test('whom a story is about has no sign in the name', async () => {
  const [idea] = await ask('horror story: a student finds a second door in her dorm room')
  expect(`${idea?.title ?? ':'} ${idea?.script ?? ''}`).not.toMatch(/The :|the :/)
})
