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

test.each([
  ['geography quiz guess the capital 5 rounds', /^5 Rounds of Guess the Capital/, /capital of/],
  ['true or false animal edition 4 rounds', /^4 Rounds of True or False/, /True or false:/],
  ['this or that food edition', /Rounds of This or That/, / or /],
  ['never have i ever for friends', /Rounds of Never Have I Ever/, /Never have I ever/],
  ['4 sentences to tell yourself when you feel behind', /^4 Reminders/, /\./],
])('"%s" is played with what is asked for alone', async (prompt, title, said) => {
  const [idea] = await ask(prompt)
  expect(idea?.title).toMatch(title)
  expect(idea?.script).toMatch(said)
})

test('titles are never cut, and tell no answer', async () => {
  for (const prompt of [
    'riddles',
    'dad jokes',
    'stoic quotes',
    'would you rather',
    'two sentence horror stories',
  ])
    for (const { title } of await ask(prompt)) expect(title).not.toMatch(/\.\.\.|The answer/)
})

test('titles name a game once, and two of a thing are both of them', async () => {
  for (const prompt of ['true or false animal edition', 'never have i ever for friends'])
    for (const { title } of await ask(prompt)) expect(title).not.toMatch(/: (?:True or false|Never have I)/)
  for (const { title, script } of await ask('guess the country'))
    expect(`${title} ${script}`).not.toContain('all two')
})

test('quotes that are on something else than was asked say so', async () => {
  const [idea] = await ask('confucius quotes about patience')
  expect(idea?.unmet?.join(' ')).toContain('patience')
})
