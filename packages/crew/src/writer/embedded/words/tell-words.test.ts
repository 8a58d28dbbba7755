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

test.each([
  ['Italian proverbs', /a treasure|slowly|no fish/i],
  ['proverbs from Ireland', /./],
  ['proverbs from Africa, then Japan', /./],
])('"%s" are of the people that is named first', async (prompt, said) => {
  const [idea] = await ask(prompt)
  expect(idea?.title).toMatch(/^\d+ (?:Italian|Irish|African) Proverbs/)
  expect(idea?.script).toMatch(said)
})

test('proverbs of a people that none are kept of are asked back', async () => {
  expect(await ask('Mongolian proverbs')).toEqual([])
})
