import { expect, test } from 'vitest'
import { createEmbeddedWriter } from '../../embedded-writer.ts'
import { askBack } from '../../interview/ask-back.ts'
import { tellOpening } from './tell-opening.ts'

const ask = async (prompt: string) => {
  const request = { prompt, seconds: 30, language: 'English', count: 1, seed: 3 } as const
  const [idea] = await createEmbeddedWriter().suggestIdeas(request)
  return idea
}

test.each([
  ['i need a speech for the opening of our new sports hall, formal', /our new sports hall is open/i],
  ["speech for open my sister's flower shop on saturday", /my sister's flower shop is open/i],
  ['opening speech for our youth center', /our youth center is open/i],
  ['a speech for the first day of the new school year, i am the principal', /school/],
])('"%s" speaks of what opens', async (prompt, said) => {
  const idea = await ask(prompt)
  expect(idea?.framework).toMatch(/^speech-/)
  expect(idea?.script).toMatch(said)
})

test.each([
  'how to write a speech for the opening of a shop',
  'opening speech for our debate',
  'motivational speech for my team',
])('"%s" is for no opening', (prompt) => {
  expect(tellOpening({ prompt, seconds: 30, language: 'English', count: 1, seed: 1 })).toBeNull()
})

test.each(['speech to convince parents that phones are bad', 'a speech for thank our volunteers'])(
  'what "%s" is for is no listener, and it is asked after',
  async (prompt) => {
    expect(await ask(prompt)).toBeUndefined()
    expect(askBack({ prompt }).message).toMatch(/speech/)
  },
)

test.each([
  [
    'motivational speech for a under 12 girls football team that lost 6 games in a row',
    /We lost 6 games in a row\./,
  ],
  ['pep talk for a over 50 walking group that came last again', /./],
])('"%s" has its article, and a title as long as one', async (prompt, said) => {
  const idea = await ask(prompt)
  expect(idea?.title).not.toMatch(/\bA (?:Under|Over)\b/)
  expect(idea?.title.length).toBeLessThan(80)
  expect(idea?.script).toMatch(said)
})

test('a title says of somebody what makes them one', async () => {
  const idea = await ask('motivational speech for people who got rejected from medical school twice')
  expect(idea?.title).toMatch(/People Who Got Rejected/)
})

test('before a race nobody has lost it', async () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const prompt = 'pep talk for an under 10 swim team before their first race'
    const request = { prompt, seconds: 30, language: 'English', count: 2, seed } as const
    for (const { title } of await createEmbeddedWriter().suggestIdeas(request))
      expect(title).not.toMatch(/Loss/)
  }
})
