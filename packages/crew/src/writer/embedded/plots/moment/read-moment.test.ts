import { expect, test } from 'vitest'
import { createEmbeddedWriter } from '../../embedded-writer.ts'
import { askBack } from '../../interview/ask-back.ts'

const suggest = (prompt: string) =>
  createEmbeddedWriter().suggestIdeas({ prompt, seconds: 30, language: 'English', count: 3, seed: 3 })

test.each([
  'pov: your boss says "quick call?" on a friday',
  "pov: you're trying to parallel park and everyone is watching",
  "pov: you meet your boyfriend's parents for the first time",
  'pov your cat wakes you up at 4am',
  'POV you finally got your dream job',
  'pov: you have a toddler and it is bedtime',
  'pov: you are the only one who studied for the group project',
])('no strange story is made of %s: what happens is asked', async (prompt) => {
  expect(await suggest(prompt)).toEqual([])
  const { reason, questions } = askBack({ prompt })
  expect(reason).toBe('own_words')
  expect(questions.map(({ id }) => id)).toEqual(['start', 'worse', 'said', 'end'])
})

test('answers to it become a POV in the words of the prompt', async () => {
  const [idea] = await createEmbeddedWriter().suggestIdeas({
    prompt: 'pov: your boss says "quick call?" on a friday',
    answers: {
      start: 'the little green dot next to his name',
      worse: 'he adds a calendar invite and three people that you have never met',
      said: 'you type "sure!" with both hands shaking',
      end: 'it was about the printer',
    },
    ...{ seconds: 30, language: 'English', count: 1, seed: 1 },
  })
  expect(idea?.title).toBe('POV: Your Boss Says "Quick Call?" on a Friday')
  expect(idea?.script).toContain('POV: your boss says "quick call?" on a Friday.')
  expect(idea?.script).toContain('The first thing you notice: the little green dot next to his name.')
})

test('a moment is named without its form', () => {
  const [first] = askBack({
    prompt: "pov: you're trying to parallel park and everyone is watching",
  }).questions
  expect(first?.text).toBe(
    "You're trying to parallel park and everyone is watching: what is the first thing you see, hear or think?",
  )
})

test.each([
  'pov: you are the last person awake on a night bus',
  'pov: you wake up and nobody remembers you',
  "POV you find your grandfather's diary",
  'pov you find a phone that only calls your past self',
])('a story is told of %s', async (prompt) => {
  const [idea] = await suggest(prompt)
  expect(idea?.framework).toMatch(/^pov-/)
})
