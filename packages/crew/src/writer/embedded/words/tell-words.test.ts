import { expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'

const ask = (prompt: string) =>
  createEmbeddedWriter().suggestIdeas({ prompt, seconds: 30, language: 'en', count: 5, seed: 1 })

test.each([
  ['riddles about clocks', /clock/i],
  ['jokes about teachers', /teacher/i],
])('"%s" are about it', async (prompt, word) => {
  const [idea] = await ask(prompt)
  expect(idea?.script).toMatch(word)
})

test.each(['riddles about the ocean', 'jokes about plumbers', 'riddles about c++ (and [more)'])(
  '"%s" are not answered with others',
  async (prompt) => {
    expect(await ask(prompt)).toEqual([])
  },
)

test('where no topic is named, any will do', async () => {
  expect((await ask('riddles')).length).toBeGreaterThan(2)
})
