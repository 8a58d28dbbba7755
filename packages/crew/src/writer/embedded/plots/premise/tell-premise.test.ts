import { expect, test } from 'vitest'
import { createEmbeddedWriter } from '../../embedded-writer.ts'
import { readPremise } from './read-premise.ts'

test.each([
  [
    'scary story about a babysitter who keeps hearing the ice machine',
    'A babysitter kept hearing the ice machine.',
  ],
  ['an astronaut who finds a door on the moon', 'An astronaut found a door on the moon.'],
  ['dinosaur that wont brush his teeth funny', 'A dinosaur never wanted to brush his teeth.'],
  [
    'you get a text from your own number saying dont turn around',
    `You got a text from your own number that said: "Don't turn around."`,
  ],
  [
    'a mailman delivers a letter to a house that burned down in 1987',
    'A mailman delivered a letter to a house that burned down in 1987.',
  ],
  [
    'a grumpy troll and a tiny fairy share an umbrella',
    'A grumpy troll and a tiny fairy shared an umbrella.',
  ],
])('"%s" is told as "%s"', (prompt, told) => {
  expect(readPremise(prompt)?.sentence).toBe(told)
})

test.each([
  'scary story',
  'haunted dolls',
  'what is the scariest place in the world',
  `${'a cat '.repeat(400)}sat`,
])('"%s" tells nothing that happens', (prompt) => {
  expect(readPremise(prompt)).toBeNull()
})

const ask = (prompt: string, count = 1) =>
  createEmbeddedWriter().suggestIdeas({ prompt, seconds: 30, language: 'English', count, seed: 5 })

test('a premise that no plot holds is told first, and every story of it is another one', async () => {
  const ideas = await ask('funny story of a goat that gets into a supermarket', 3)
  expect(ideas.length).toBe(3)
  expect(new Set(ideas.map(({ framework }) => framework)).size).toBe(3)
  for (const { script } of ideas) expect(script).toContain('A goat got into a supermarket.')
})

test.each([
  [
    'science fiction story: a robot gardener on mars finds a flower nobody planted',
    /robot gardener on Mars found a flower nobody planted/iu,
  ],
  [
    'mystery: the library book that comes back every year with a new note in it',
    /library book came back every year with a new note in it/i,
  ],
  [
    'sci-fi: a lighthouse keeper on the moon receives a letter from earth dated tomorrow',
    /^A lighthouse keeper on the moon received a letter from earth/i,
  ],
  ['mystery story about a clock that stops whenever somebody lies', /clock stopped whenever somebody lie/i],
])('“%s” is told around what happens in it', async (prompt, premise) => {
  for (const { script, framework } of await ask(prompt, 3)) {
    expect(script).toMatch(premise)
    expect(framework).toMatch(/^(?:premise|tale)-/)
    expect(script).not.toMatch(/\b(?:I was|said I|I has|I is)\b(?! (?:sure|so))/)
  }
})

test('two who have one thing share it, and a fight is told in rounds', async () => {
  const [shared] = await ask('story about sharing for preschool, two bears one honey pot')
  expect(shared?.script).toMatch(/two bears/i)
  expect(shared?.script).toContain('one honey pot')
  const [fight] = await ask('grandpa vs the robot vacuum')
  expect(fight?.script).toContain('Grandpa')
  expect(fight?.script).not.toContain('the Grandpa')
})

test('what somebody lived is asked after and not made into a plot', async () => {
  expect(await ask('i moved to Calgary with one suitcase and want to tell that story')).toEqual([])
})

test('of several plots another one comes first than the person had lately', async () => {
  const prompt = 'scary story about a nurse who hears her name on an empty ward'
  const request = { prompt, seconds: 30, language: 'English', count: 1, seed: 5 } as const
  const recent: string[] = []
  for (let time = 0; time < 6; time += 1) {
    const [idea] = await createEmbeddedWriter().suggestIdeas({ ...request, recent })
    recent.push(idea?.framework ?? '')
  }
  expect(new Set(recent).size).toBe(6)
})

test('who writes to himself is he in the whole story', async () => {
  for (const { script } of await ask('A lighthouse keeper gets a letter from himself, dated tomorrow.', 3))
    expect(script).not.toMatch(/\b(?:she|her)\b/i)
})
