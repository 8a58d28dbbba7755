import { expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'
import { askSearched, askTitle } from './ask-title.ts'

test.each([
  ['how a fridge keeps food cold', 'how does a fridge keep food cold'],
  ['How bees find their way home', 'how do bees find their way home'],
  ['how social media changes your brain', 'how does social media change your brain'],
  ['how the heart pumps blood', 'how does the heart pump blood'],
])('"%s" asks "%s"', (title, question) => {
  expect(askTitle(title)).toBe(question)
})

test.each([
  'how Rome fell',
  'how honey is made',
  'how to descale a kettle',
  'how fast a falcon flies',
  'how my dog keeps me calm',
  'facts about bees',
  `how ${'a b '.repeat(400)}knows`,
])('"%s" is left as it stands', (text) => {
  expect(askTitle(text)).toBeNull()
})

test.each([
  ['gcse biology: osmosis', 'osmosis'],
  ['AP US history: the great depression', 'the great depression'],
  ['french revolution causes', 'causes of french revolution'],
  ['seeing 1111 everywhere meaning', 'what does seeing 1111 everywhere mean'],
])('"%s" searches for "%s"', (prompt, asked) => {
  expect(askSearched(prompt)).toBe(asked)
})

const titleOf = async (prompt: string, seed: number) =>
  (
    await createEmbeddedWriter().suggestIdeas({ prompt, seconds: 30, language: 'English', count: 1, seed })
  ).map(({ title }) => title)

test.each([
  ['how a fridge keeps food cold', ['How does a refrigerator make things cold?']],
  ['How a touchscreen knows where your finger is', ['How do touch screens work?']],
  ['How elephants mourn their dead', ['Do elephants mourn?']],
  ['how bees find their way home', []],
  ['french revolution causes', ['What caused the French Revolution?']],
])('"%s" is answered, or not told by what else is known, whatever the seed', async (prompt, titles) => {
  for (const seed of [1, 2, 3, 4]) expect(await titleOf(prompt, seed), String(seed)).toEqual(titles)
})
