import { expect, test } from 'vitest'
import { createEmbeddedWriter } from '../../embedded-writer.ts'
import { tellRules } from './tell-rules.ts'

const ask = (prompt: string, seconds: 30 | 60 = 30, count = 3) =>
  tellRules({ prompt, seconds, language: 'English', count, seed: 5 })

test.each([
  ['rules for working the night shift at a hotel, horror', 'at the hotel'],
  ['creepy list of rules for house sitting', 'on the fridge'],
  ['i worked the night shift at a gas station and there was a list of rules', 'at the gas station'],
  ['night guard with a strange list of rules', 'at the security desk'],
])('%s is told as the rules of that place', (prompt, place) => {
  const [idea, other] = ask(prompt)
  expect(idea?.script).toContain(place)
  expect(idea?.script.match(/Rule \p{L}+:/gu)).toHaveLength(3)
  expect(other?.script).not.toBe(idea?.script)
})

test('a longer film has more rules', () => {
  const [idea] = ask('scary rules for the night shift at a diner', 60)
  expect(idea?.script.match(/Rule \p{L}+:/gu)?.length).toBeGreaterThanOrEqual(5)
})

test.each([
  'rules of chess for beginners',
  'list of safety rules for night shift nurses',
  'house rules for a happy family',
  'strange rules in North Korea',
])('%s asks for no story', (prompt) => {
  expect(ask(prompt)).toEqual([])
})

test('nobody under age is told them', async () => {
  const request = { seconds: 30, language: 'English', count: 3, seed: 5 } as const
  const ideas = await createEmbeddedWriter().suggestIdeas({
    ...request,
    prompt: 'creepy list of rules for babysitting, for kids',
  })
  expect(ideas.filter(({ framework }) => framework === 'scary-rules')).toEqual([])
})
