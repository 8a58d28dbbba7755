import { expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'
import { readVersus } from '../known/tell-versus.ts'
import { readDebate } from './tell-debate.ts'

test.each([
  ['iphone or android lets settle this', 'choice'],
  ['debate: cats are better than dogs', 'taste'],
  ['debate: homework in primary school should be banned', 'should'],
  ['is college worth it', 'worth'],
  ['being the oldest vs being the youngest child', 'choice'],
  ['owning a dog vs walking the dog of a neighbour', 'choice'],
  ['working from home vs going to the office every day', 'choice'],
])('"%s" is put before the viewers', async (prompt, kind) => {
  expect(readDebate(prompt)?.kind).toBe(kind)
  const ideas = await createEmbeddedWriter().suggestIdeas({
    ...{ prompt, seconds: 30, language: 'English', count: 2, seed: 7 },
  } as const)
  expect(ideas.length).toBe(2)
  for (const { script, framework } of ideas) {
    expect(framework).toMatch(/^debate-/)
    expect(script).not.toMatch(/[{}[\]]|undefined/)
  }
})

test.each([
  'mitosis vs meiosis',
  'review of my new electric bike',
  'hot take: vaccines should be banned',
  'should you wash chicken',
])('"%s" is no game of opinions', (prompt) => {
  expect(readDebate(prompt)).toBeNull()
})

test('two known things are compared by facts of both, and no winner is made up', async () => {
  expect(readVersus('Nikola Tesla vs Edison')?.map(({ name }) => name)).toEqual([
    'Nikola Tesla',
    'Thomas Edison',
  ])
  expect(readVersus('mitosis vs my sourdough')).toBeNull()
  const request = {
    prompt: 'who would win lion vs tiger',
    seconds: 30,
    language: 'English',
    count: 1,
    seed: 7,
  } as const
  const [idea] = await createEmbeddedWriter().suggestIdeas(request)
  expect(idea?.sources.length).toBeGreaterThan(0)
  expect(idea?.unmet?.join(' ')).toContain('Who would win is not known')
})
