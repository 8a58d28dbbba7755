import { describe, expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'
import { restateLesson } from './restate-lesson.ts'

const ask = (prompt: string) =>
  createEmbeddedWriter().suggestIdeas({ prompt, seconds: 30, language: 'English', count: 1, seed: 1 })

test.each([
  [
    'how to explain fractions to a 8 yr old with pizza, friendly',
    'fractions, for a 8 yr old, friendly',
    'pizza',
  ],
  ['how do I explain gravity to my 5 yr old using an apple', 'gravity, for my 5 yr old', 'an apple'],
  ['explaining democracy to kindergarten kids, gentle', 'democracy, for kindergarten kids, gentle', null],
  ['how to teach kids what a verb is with a football game', 'what is verb, for kids', 'a football game'],
  [
    'teach my class of 7 year olds why we have leap years',
    'why we have leap years, for my class of 7 year olds',
    null,
  ],
])('"%s" asks for its topic', (prompt, topic, tool) => {
  expect(restateLesson(prompt)).toEqual({ prompt: topic, tool })
})

test.each(['how to teach a dog to sit', 'explain inflation', 'how to explain', 'show me the way to go home'])(
  '"%s" is no lesson',
  (prompt) => {
    expect(restateLesson(prompt)).toBeNull()
  },
)

describe('a lesson of what is known', () => {
  test.each([
    ['how to explain fractions to a grandchild who says he hates maths', /half|parts|piece/i],
    ['how do I explain gravity to my 5 yr old using an apple, playful voice', /pull|fall/i],
    ['how would you explain electricity to a 7 yr old using a water hose', /electr|current|wire/i],
  ])('"%s" is told', async (prompt, word) => {
    expect((await ask(prompt))[0]?.script).toMatch(word)
  })

  test('what it shall be shown with is told, or named as left out', async () => {
    const [idea] = await ask('how would you explain electricity to a 7 yr old using a water hose')
    expect(`${idea?.script ?? ''} ${(idea?.unmet ?? []).join(' ')}`).toMatch(/hose/)
  })
})
