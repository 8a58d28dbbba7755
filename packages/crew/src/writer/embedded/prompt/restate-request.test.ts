import { expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'
import { subjectOf } from '../interview/ask-back.ts'
import { asksForKnown, restateRequest } from './restate-request.ts'

test.each([
  [
    'Hi, I teach year 9 geography and I need a short video on how volcanoes form, about 90 seconds, simple words, 4 points, no jokes please',
    'how volcanoes form, about 90 seconds, simple words, 4 points, no jokes please',
  ],
  [
    'I teach eighth grade science in Ohio and my students keep mixing up weather and climate. Could you make a three minute video that explains the difference with two everyday comparisons? No politics please.',
    'the difference between weather and climate, No politics please',
  ],
  [
    "I'm a nurse on a diabetes ward and my patients ask me every day what HbA1c means. Please explain it in plain words for someone over 60, without scaring them.",
    'what HbA1c means, without scaring them',
  ],
  [
    'hey im a uni student and i have to present on cognitive dissonance, can you make a video that explains it with 2 examples from normal life. not too childish',
    'cognitive dissonance, not too childish',
  ],
  [
    'i have a channel about space for people who know nothing. do one about why pluto isnt a planet anymore, make it kinda funny like pluto got fired',
    'why pluto isnt a planet anymore, make it kinda funny like pluto got fired',
  ],
])('“%s” asks for something that is known: who asks, and why, is left out', (prompt, asked) => {
  expect(restateRequest(prompt)).toBe(asked)
  expect(asksForKnown(prompt)).toBe(true)
})

test.each([
  'Explain compound interest to teenagers, use an example with 50 dollars a month, dont be boring, no financial jargon, 5 short points',
  'what would have happened if the library of alexandria never burned? im a history nerd so please say what is actually known and what is speculation',
  "We lost our cat Biscuit last Tuesday after 17 years. I'd like a gentle video to remember her, how she slept on the radiator and waited at the gate.",
  'promo video for my nail salon Glow & Go in Austin, we have 20% off gel manicures this month and we are open until eight every day',
  'I want a ghost story set in a lighthouse in Maine in 1911, the keeper is Amos Thorne and he keeps hearing someone climb the stairs',
])('“%s” stays as it is', (prompt) => expect(restateRequest(prompt)).toBe(prompt))

test('a word that never ends is read as quickly as any other', () => {
  const prompt = `${'we run a small page about money and '.repeat(3)}i need a video for ${'a'.repeat(700)}!`
  // Read letter by letter, it would take longer than there is time for a test.
  expect(restateRequest(prompt)).toBe(prompt)
})

test('a lesson is told by what it is about, and what is asked back is asked of that', async () => {
  const prompt =
    'Hi, I teach year 9 geography and I need a short video on how volcanoes form, about 90 seconds, simple words, no jokes please'
  const [idea] = await createEmbeddedWriter().suggestIdeas({
    ...{ prompt, seconds: 30, language: 'English', count: 1, seed: 1 },
  })
  expect(idea?.title).toBe('How do volcanoes work?')
  expect(
    subjectOf(
      'We run a page about money. I would like a video comparing a SACCO with a money market fund, fair to both, no recommending any company',
    ).own,
  ).toMatch(/^a SACCO/u)
})
