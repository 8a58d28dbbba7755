import { expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'

const ask = (prompt: string) =>
  createEmbeddedWriter().suggestIdeas({ prompt, seconds: 30, language: 'English', count: 3, seed: 5 })

test.each([
  ['how to say i love you in 8 languages', 8],
  ['thank you in ten languages', 10],
  ['hello in 7 different languages', 7],
  ['good night in 6 languages', 6],
  ['how do you say happy birthday in 5 languages', 5],
])('"%s" says it in just as many, and each language once', async (prompt, many) => {
  const ideas = await ask(prompt)
  expect(ideas.length).toBe(3)
  for (const { script, unmet = [] } of ideas) {
    const said = [...script.matchAll(/(?<=[.] )(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?): ([^.]+)\./gu)]
    expect(said.length).toBe(many)
    expect(new Set(said.map(([, language]) => language)).size).toBe(many)
    expect(new Set(said.map(([, , word]) => word)).size).toBe(many)
    expect(unmet).toEqual([])
  }
})

test('of the rain come riddles of the rain', async () => {
  const [idea] = await ask('3 riddles about rain')
  expect(idea?.script).toMatch(/Rain\.|umbrella|puddle/)
  const [time] = await ask('three riddles about time, give the answers at the end')
  expect(time?.script).toMatch(/time|clock|tomorrow|calendar|hourglass|sundial|letter M/i)
})
