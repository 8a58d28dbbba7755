import { expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'
import { SIDES_OF_CLAIMS } from './sides-of-claims.ts'
import { SIDES_OF_LIFE } from './sides-of-life.ts'
import { SIDES_OF_THINGS } from './sides-of-things.ts'
import { SIDES } from './sides.ts'

const ask = async (prompt: string) =>
  createEmbeddedWriter().suggestIdeas({ prompt, seconds: 30, language: 'English', count: 2, seed: 4 })

test.each([
  ['tea or coffee make people argue', 'Tea or coffee?'],
  ['should school uniforms be mandatory? 3 pros 3 cons neutral', 'Should school uniforms be mandatory?'],
  ['debate: homework should be banned', 'Should homework be banned?'],
  ['is college still worth it? both sides', 'Is college worth it?'],
  ['Is college worth it and let viewers decide in the comments', 'Is college worth it?'],
  [
    'pros and cons of electric cars, neutral, for people thinking about buying their first one',
    'Are electric cars better than gasoline cars?',
  ],
  [
    'Buying vs renting a home: which one makes more sense? keep it balanced',
    'Is it better to rent or to buy a home?',
  ],
  ['are tattoos a good idea? both sides please', 'Are tattoos a good idea?'],
  ['should we stop changing the clocks', 'Should we stop changing the clocks?'],
  ['toilet paper over or under, let viewers decide', 'Toilet paper: over or under?'],
  ['should parents limit screen time? give both sides', 'Should parents limit screen time?'],
  ['pros and cons of having kids, neutral tone', 'Is it better to have children or not?'],
  ['printed books vs kindle, which one makes more sense', 'Printed books or e-books?'],
  ['debate: is marriage outdated', 'Is marriage outdated?'],
  ['electric toothbrush or manual??', 'Electric or manual toothbrush?'],
  ['is a cat better than a dog for apartment life', 'A cat or a dog for an apartment?'],
  ['kindle vs real books', 'Printed books or e-books?'],
  ['Gym vs home workout, which one wins', 'Gym or home workout?'],
  ['renting vs buying a house explained simply', 'Is it better to rent or to buy a home?'],
  ['iphone vs android pros and cons for my mom', 'iPhone or Android?'],
  ['train vs plane', 'Train or plane?'],
  ['should i adopt a kitten or an older cat', 'A kitten or an older cat?'],
  ['should we buy a new or a used car', 'A new or a used car?'],
  ['open offices were a mistake, debate', 'Were open offices a mistake?'],
  ['instagram vs tiktok', 'Instagram or TikTok?'],
  ['oat milk or almond milk', 'Oat or almond milk?'],
  ['should kids get pocket money', 'Should children get pocket money?'],
  ['at what age should kids get a phone, give both sides', 'At what age should a child get a phone?'],
])('"%s" gets reasons for both sides', async (prompt, title) => {
  const ideas = await ask(prompt)
  expect(ideas.map(({ title: told }) => told)).toEqual([title, `${title} Both Sides`])
  for (const { script, framework, caption } of ideas) {
    expect(framework).toBe('debate-sides')
    expect(script).not.toMatch(/[{}|]|make people|neutral/)
    expect(caption).not.toMatch(/#(?:or|in|be)\b/)
  }
})

test('as many reasons as are ordered, and what is too many is said', async () => {
  const [three] = await ask('should zoos be closed? give 3 arguments for and 3 against')
  expect(three?.script).toContain('Three reasons for each side')
  const [nine] = await ask('should zoos be closed? give 9 arguments for and 9 against')
  expect(nine?.unmet?.join(' ')).toMatch(/Four reasons for each side, not nine/)
})

test('what two things are compared for is said where no reason speaks of it', async () => {
  const [idea] = await ask('laptop vs desktop for college')
  expect(idea?.title).toBe('Laptop or desktop?')
  expect(idea?.unmet?.join(' ')).toContain('for college')
})

test.each([
  'yoga vs pilates for back pain',
  '7 movies on netflix that will make you cry',
  'gas stove vs induction which is cheaper to run',
  'messi or ronaldo but argue for maradona',
  'running vs walking for weight loss',
  'coffee vs tea caffeine',
  'train vs plane carbon emissions',
  'my unpopular opinion about zoos',
  'history of tea or coffee',
  'should phones be banned in cinemas',
  'what is an electric car',
  'how do electric cars work',
  'how tattoos are made',
  'why is there daylight saving',
  'what is a gap year',
])('"%s" is another question', async (prompt) => {
  for (const { framework } of await ask(prompt)) expect(framework).not.toBe('debate-sides')
})

test('every argument has as many reasons for one side as for the other', () => {
  const rows = [SIDES, SIDES_OF_CLAIMS, SIDES_OF_THINGS, SIDES_OF_LIFE]
    .map((rows) => rows.trim())
    .join('\n\n')
    .split('\n')
  for (const [at, row] of rows.entries())
    if (row.startsWith('+')) expect(rows[at + 1]?.split(' | ').length, row).toBe(row.split(' | ').length)
})

test.each([
  [
    'Debate: should schools ban phones? give 2 arguments for and 2 against, its for my english class',
    /phones/,
  ],
  ['is pineapple on pizza ok or a crime', /pineapple/],
])('"%s" is argued, whoever listens', async (prompt, about) => {
  const [idea] = await ask(prompt)
  expect(idea?.framework).toBe('debate-sides')
  expect(idea?.title).toMatch(about)
})
