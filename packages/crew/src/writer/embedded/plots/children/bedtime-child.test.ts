import { expect, test } from 'vitest'
import { createEmbeddedWriter } from '../../embedded-writer.ts'
import { readBedtimeOrder } from './bedtime-child.ts'

test.each([
  [
    'A bedtime story for my daughter Mila (4) about a little snail who wants to win a race. Gentle, and it should end with her falling asleep.',
    /(?:little snail fell asleep|asleep|slept).*Goodnight, Mila\.$/s,
  ],
  [
    'bedtime story for Theo (5) about a firetruck that is afraid of the dark. Soft, no villains, and at the end he should fall asleep with it.',
    /(?:firetruck fell asleep|asleep|slept).*Goodnight, Theo\.$/s,
  ],
])('who it is for and who falls asleep end “%s”', async (prompt, end) => {
  const ideas = await createEmbeddedWriter().suggestIdeas({
    ...{ prompt, seconds: 30, language: 'English', count: 3, seed: 4 },
  })
  expect(ideas.length).toBeGreaterThan(0)
  for (const { script, unmet } of ideas) {
    expect(script).toMatch(end)
    expect(script).not.toMatch(/should|gentle, and|villains/i)
    expect(unmet ?? []).toEqual([])
  }
})

test('a hero of a word that never ends is read as quickly as any other', () => {
  // Read letter by letter, it took twelve seconds at four hundred of them.
  const order = readBedtimeOrder(`bedtime story for Amara about ${'a'.repeat(900)}! and she falls asleep`)
  expect(order?.prompt).toContain('aaaa')
})
