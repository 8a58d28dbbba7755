import { expect, test } from 'vitest'
import { createEmbeddedWriter } from '../../embedded-writer.ts'
import { readTwofold } from './read-twofold.ts'

test.each([
  ['a motivational speech for runners who are also plumbers', 'runners', 'being plumbers'],
  ['pep talk for single moms going back to university', 'single moms', 'going back to university'],
  ['motivational speech for nurses who want to start a business', 'nurses', 'starting a business'],
  ['motivation for students who work night shifts', 'students', 'working night shifts'],
  ['motivational speech for truck drivers who are learning english', 'truck drivers', 'learning English'],
])('“%s” is to %s, and of %s', async (prompt, role, deed) => {
  expect(readTwofold(prompt)).toEqual({ role, deed })
  const ideas = await createEmbeddedWriter().suggestIdeas({
    ...{ prompt, seconds: 30, language: 'English', count: 3, seed: 3 },
  })
  expect(ideas.length).toBe(3)
  for (const { script, unmet = [] } of ideas) {
    expect(script.toLowerCase()).toContain(role)
    expect(script).toContain(deed)
    expect(unmet).toEqual([])
  }
})

test.each([
  'a pep talk for marathon runners',
  'pep talk for runners training for a marathon',
  'something to motivate students the night before their final exams',
  'encouragement for someone caring for a sick parent',
  'something for people who failed their exam today',
])('“%s” is of one thing', (prompt) => {
  expect(readTwofold(prompt)).toBeNull()
})
