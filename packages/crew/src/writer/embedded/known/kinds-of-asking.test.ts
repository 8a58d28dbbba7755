import { expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'

const ask = (prompt: string) =>
  createEmbeddedWriter().suggestIdeas({ prompt, seconds: 30, language: 'English', count: 1, seed: 3 })

test.each(['crows are smarter than you think', 'bees are more important than you think'])(
  '“%s” promises what is known, and is no view to argue about',
  async (prompt) => {
    const [idea] = await ask(prompt)
    expect(idea?.sources.length).toBeGreaterThan(0)
  },
)

test('one belief that is asked about is told alone', async () => {
  const [idea] = await ask('do we really only use 10% of our brain? debunk it')
  expect(idea?.title).toMatch(/ten percent/i)
  expect(idea?.script).not.toMatch(/right.brained/)
  expect(idea?.unmet ?? []).toEqual([])
})

test.each([
  '5 habits to make people trust you',
  '3 psychology tricks to make people respect you',
  'a nurse meets a patient who turns out to be her old teacher',
  'story about a man who writes letters to his late wife and the mailman who answers',
  'i failed my driving test 4 times, here is what i learned',
  'I quit my job after 9 years. I want to share what I learned.',
])('“%s” is asked back: what it is about would be left out', async (prompt) => {
  expect(await ask(prompt)).toEqual([])
})
