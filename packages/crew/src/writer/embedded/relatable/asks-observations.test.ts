import { expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'
import { askBack } from '../interview/ask-back.ts'

test.each([
  'types of people at a buffet',
  'types of passengers every uber driver has',
  'things roommates fight about',
  'men shopping be like',
  'when you have to get up early on a monday',
])('observations that are not kept are asked for in %s', (prompt) => {
  const { reason, questions } = askBack({ prompt })
  expect(reason).toBe('own_words')
  expect(questions.map(({ id }) => id)).toEqual(['item1', 'item2', 'item3', 'item4', 'last'])
})

test.each([
  'types of clouds',
  'the four types of people in psychology',
  'stages of sleep',
  'types of people?',
])('no observations are asked for in %s', (prompt) => {
  expect(askBack({ prompt }).questions.map(({ id }) => id)).not.toContain('last')
})

test('answers to it are counted', async () => {
  const [idea] = await createEmbeddedWriter().suggestIdeas({
    prompt: 'types of people at a buffet',
    answers: {
      item1: 'the architect, who builds a tower of shrimp',
      item2: 'the scout, who walks around three times with an empty plate',
      item3: 'the one who came only for the dessert and is proud of it',
      last: 'the grandma with the plastic bag in her purse',
    },
    ...{ seconds: 30, language: 'English', count: 1, seed: 1 },
  })
  expect(idea?.title).toContain('Types of People at a Buffet')
  expect(idea?.script).toContain('Number one: The architect')
  expect(idea?.script).toContain('Number three: ')
})
