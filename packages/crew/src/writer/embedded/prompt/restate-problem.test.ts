import { expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'
import { restateProblem } from './restate-problem.ts'

const ask = (prompt: string) =>
  createEmbeddedWriter().suggestIdeas({ prompt, seconds: 30, language: 'English', count: 1, seed: 1 })

test.each([
  ['my dog barks at everything', 'dog barks at everything'],
  ["my toddler won't eat", "what to do when your toddler won't eat"],
  ["my 2 year old won't sleep", "what to do when your toddler won't sleep"],
  ['My 9-year-old never listens to me.', 'child never listens to you'],
  ['my sourdough is always flat', 'why is my sourdough flat'],
  ['our wifi keeps dropping', 'why does my wifi keep dropping'],
  ['my husband snores', 'how to stop your husband from snores'],
])('"%s" is asked as "%s", too', (prompt, asked) => {
  expect(restateProblem(prompt)).toContain(asked)
})

test.each([
  'my dog is amazing',
  'my sister is getting married and I give a speech next week at the party',
  'my dad has cancer',
  'my bakery in Lisbon',
  'my first marathon was a disaster',
  'dogs bark',
])('"%s" tells, and asks for nothing', (prompt) => {
  expect(restateProblem(prompt)).toEqual([])
})

test.each([
  ['my dog barks at everything', 'Barking'],
  ['my cat keeps scratching the sofa', 'Scratching'],
  ["my 2 year old won't sleep", 'Bed'],
  ['my plant is dying', 'Houseplants'],
  ['my neighbor is loud', 'Noisy Neighbors'],
])('"%s" gets what helps', async (prompt, title) => {
  expect((await ask(prompt))[0]?.title).toContain(title)
})

test('what nobody has advice on is still asked of the person', async () => {
  expect(await ask('my parrot never finishes its crossword')).toEqual([])
})
