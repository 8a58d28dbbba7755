import { expect, test } from 'vitest'
import { createEmbeddedWriter } from './embedded-writer.ts'
import { nearestTopics } from './nearest-topics.ts'

test.each([
  ['cooking a dinner for guests', 'food'],
  ['how to train a dog', 'animals'],
  ['life of a sailor in the deep sea', 'the ocean'],
])('"%s" is near to %s', (prompt, topic) => {
  expect(nearestTopics(prompt)).toContain(topic)
})

test('a topic nobody knows is met with outlines that name three topics which are known', async () => {
  const [idea] = await createEmbeddedWriter().suggestIdeas({
    prompt: 'quantum knitting',
    seconds: 30,
    language: 'English',
    count: 1,
    seed: 1,
  })
  expect(idea?.isOutline).toBe(true)
  expect(idea?.description).toMatch(/nearest topics that the writer knows by heart: .+, .+, .+\./)
})
