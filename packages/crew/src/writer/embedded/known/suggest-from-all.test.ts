import { expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'
import { PACKS } from '../facts/packs.ts'

const ask = (prompt: string, count = 1) =>
  createEmbeddedWriter().suggestIdeas({ prompt, seconds: 30, language: 'English', count, seed: 7 })

/** The packs whose facts a script tells, by their short or long form. */
const packsOf = (script: string) =>
  PACKS.filter(({ facts }) =>
    facts.some(({ short, long }) => script.includes(short) || script.includes(long)),
  ).map(({ id }) => id)

test.each(['random facts', 'weird facts nobody knows', 'things that sound fake but are true'])(
  '“%s” names no subject: each fact is of another one',
  async (prompt) => {
    const [idea] = await ask(prompt)
    expect(packsOf(idea?.script ?? '').length).toBeGreaterThanOrEqual(3)
    expect(idea?.title).toMatch(/Random Facts/)
  },
)

test('a number of facts that is ordered is told, if it takes up to a minute; where a length is ordered, that is kept', async () => {
  const [free] = await ask('7 facts about the human body')
  expect(free).toMatchObject({ title: expect.stringMatching(/^7 /) as string, length: 'script' })
  const [short] = await ask('7 facts about the human body in 30 seconds')
  expect(short?.script.split(' ').length).toBeLessThan(90)
})
