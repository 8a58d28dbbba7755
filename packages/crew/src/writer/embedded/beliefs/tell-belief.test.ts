import { expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'
import { countWords } from '../wording.ts'
import { BELIEFS } from './beliefs.ts'

const ask = async (prompt: string) => {
  const [idea] = await createEmbeddedWriter().suggestIdeas({
    ...{ prompt, seconds: 30, language: 'English', count: 1, seed: 3 },
  })
  return idea
}

test.each([
  ['bulls hate the color red, true?', /False\. Bulls hardly see red/],
  ['is it true that goldfish have a 3 second memory', /False\. In experiments, goldfish/],
  ['do we swallow spiders in our sleep', /False\. Nobody has ever measured/],
  ['carrots help you see in the dark', /Half true\./],
])('"%s" is answered with what it comes to', async (prompt, said) => {
  expect((await ask(prompt))?.script).toMatch(said)
})

test.each([
  'goldfish memory card game for kids',
  'my rabbit eats carrots',
  'coffee shop near bad neighborhoods',
  'is red bull bad for you',
  'do spiders sleep',
  'do carrots have seeds',
  'is sugar bad for kids',
  'year of the dog',
  'do cats have nine lives',
  'do eggs go bad',
  'is coffee bad during pregnancy',
  'van gogh early work',
  'most popular breakfast',
])('"%s" is about something else', async (prompt) => {
  expect((await ask(prompt))?.framework).not.toBe('belief')
})

test('every belief is whole, and written for a voice', () => {
  for (const row of BELIEFS.trim().split('\n')) {
    const [keys = '', verdict = '', claim = '', known = '', article = ''] = row.split(' | ')
    expect([keys, verdict, claim, known, article].every(Boolean), row).toBe(true)
    expect(countWords(known), claim).toBeGreaterThan(40)
    expect(countWords(known), claim).toBeLessThan(75)
    expect(`${claim} ${known}`, claim).not.toMatch(/\d|[^\x20-\x7e]/)
    expect(known).toMatch(/\.$/)
    expect(claim).not.toMatch(/[.!?]$/)
  }
})
