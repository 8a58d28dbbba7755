import { expect, test } from 'vitest'
import { createEmbeddedWriter, isKnownTopic } from '../embedded-writer.ts'

const ask = (prompt: string) =>
  createEmbeddedWriter().suggestIdeas({ prompt, seconds: 30, language: 'English', count: 1, seed: 3 })

test.each([
  ['how to save first 1000 dollars when you earn a low salary', 'when you earn a low salary', 'Thousand'],
  ['quick one pot pasta for my cousins on sundays, cheap', 'cheap', 'Pasta'],
  ['how to prune roses in late winter', 'in late winter', 'Roses'],
])('"%s" is told without "%s", and says so', async (prompt, besides, title) => {
  const [idea] = await ask(prompt)
  expect(idea?.title).toContain(title)
  expect(idea?.unmet?.join(' ') ?? besides).toContain(besides)
  // With the net, what is said besides is looked up first.
  if (idea?.unmet !== undefined) expect(isKnownTopic(prompt)).toBe(false)
})

test.each([
  'easy pancakes without any eggs or milk',
  'how to change a tire when you are pregnant',
  'how to cook rice according to a Persian grandmother',
  'how to tie a bow tie for absolute beginners',
  'how to change a tire in Germany',
])('"%s" is asked back: what is known would not be right for it', async (prompt) => {
  expect(await ask(prompt)).toEqual([])
})

test('what none of the steps names may be done without, and that is said', async () => {
  const [idea] = await ask('how to tie a tie without a mirror')
  expect(idea?.title).toMatch(/Tie/)
  expect(idea?.unmet).toEqual(['Not in the script: “without a mirror”.'])
})
