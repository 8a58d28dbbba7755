import { expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'

const ask = async (prompt: string) =>
  (
    await createEmbeddedWriter().suggestIdeas({ prompt, seconds: 30, language: 'English', count: 1, seed: 3 })
  )[0]

test('certain words are a list of their own, or asked about', async () => {
  expect((await ask('10 Spanish words that look like English but mean something else'))?.script).toMatch(
    /Embarazada/,
  )
  expect((await ask('German words with no English translation'))?.script).toContain('Schadenfreude')
  expect((await ask('Korean words that have no English translation'))?.script).toContain('Nunchi')
  expect(await ask('Hungarian words that have no English translation')).toBeUndefined()
  expect((await ask('10 Spanish words every traveler should know'))?.script).toContain('baño')
})
