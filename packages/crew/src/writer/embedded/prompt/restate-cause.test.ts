import { expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'
import { restateCause } from './restate-cause.ts'

test.each([
  ['what caused the Chernobyl disaster', 'Chernobyl disaster'],
  ['what went wrong with New Coke?', 'New Coke'],
  ['why did the Hindenburg explode', 'Hindenburg'],
  ['why Google Glass flopped', 'Google Glass'],
])('"%s" asks after %s', (prompt, event) => {
  expect(restateCause(prompt)).toBe(event)
})

test.each(['why is the sky blue', 'Chernobyl'])('"%s" asks after no event', (prompt) => {
  expect(restateCause(prompt)).toBeNull()
})

test('what happened is told where its cause is asked, and nothing else', async () => {
  const ask = (prompt: string) =>
    createEmbeddedWriter().suggestIdeas({ prompt, seconds: 30, language: 'English', count: 1, seed: 1 })
  expect((await ask('what caused the Chernobyl disaster'))[0]?.title).toBe('What happened at Chernobyl?')
  expect(await ask('what went wrong with the Zubrowka empire')).toEqual([])
})
