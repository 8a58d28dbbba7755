import { describe, expect, test } from 'vitest'
import { writeYears } from '../../../text/write-years.ts'
import { createEmbeddedWriter } from '../embedded-writer.ts'
import { countWords } from '../wording.ts'
import { listLists } from './read-lists.ts'
import { findList } from './tell-list.ts'

const ask = (prompt: string, count = 1) =>
  createEmbeddedWriter().suggestIdeas({ prompt, seconds: 30, language: 'English', count, seed: 5 })

describe.each(listLists())('the list $id', ({ name, isRanked, things, asked }) => {
  test('is written for a voice, and long enough to be one', () => {
    expect(things.length).toBeGreaterThanOrEqual(3)
    expect(new Set(things.map((one) => one.name)).size).toBe(things.length)
    for (const { line, more } of things) {
      expect(countWords(line), line).toBeLessThanOrEqual(32)
      for (const text of [line, more]) expect(text, text).toMatch(/^[\x20-\x7e]*[.!?]$/)
      expect(`${line} ${more}`, line).not.toMatch(/\d/)
    }
  })

  test('is told where it is asked for', async () => {
    const words = asked[0]?.groups.map((group) => [...group][0]).join(' ') ?? ''
    const [idea] = await ask(words)
    // Years in a title are read in figures.
    expect(idea?.title.toLowerCase(), words).toContain(writeYears(name).toLowerCase())
    expect(idea?.title.startsWith('The '), words).toBe(isRanked)
  })
})

test.each([
  ['top 5 most dangerous animals in australia', /^5 Dangerous Animals of Australia$/],
  ['the tallest mountains in the world ranked', /^The \d Tallest Mountains on Earth$/],
  ['inventions by women', /Inventions by Women/],
  ['foods of Mexico', /Foods of Mexico/],
  ['weird japanese foods', /Unusual Foods of Japan/],
  ['the 3 largest islands', /^The 3 Largest Islands$/],
  ['7 side hustles you can start this weekend', /^7 Side Hustles/],
  ['10 cozy rainy day activities', /^10 Cozy Rainy Day Activities$/],
  ['6 gift ideas for my dad that are not boring', /^6 Gift Ideas for Dad$/],
  ['5 dinners without an oven', /^5 Dinners Without an Oven$/],
  ['10,000 steps a day benefits', /Ten Thousand Steps a Day$/],
  ['movies based on a true story', /Movies Based on True Stories$/],
  ['signs your friend is secretly jealous of you', /Secretly Jealous of You$/],
  ['what happens to your body when you quit sugar', /When You Quit Added Sugar$/],
  ['benefits of drinking lemon water in the morning', /Benefits of Lemon Water$/],
  ['workout for people over 50 no equipment', /^\d Gentle Exercises for People over Fifty$/i],
])('"%s" is a list', async (prompt, title) => {
  const [idea] = await ask(prompt)
  expect(idea?.title).toMatch(title)
  expect(idea?.unmet ?? []).toEqual([])
})

test.each([
  'largest islands of Greece',
  'the tallest mountains in Scotland',
  'the most dangerous animals of Brazil',
  'the least dangerous animals of Australia',
  'vegan foods of Mexico',
  'foods not to eat in Mexico',
  'the second tallest mountain',
  'what is the tallest mountain in the world',
  'how to cook Mexican food',
  'healthiest foods of Japan',
  'the oldest biggest cities in africa',
  'facts about mountains',
  'famous painters from Norway',
  'smallest animals on land',
  'side hustles for kids',
  '10 minute home workout for women over 40',
  'why does it rain on some days',
  'facts about rain',
  'gift ideas for a teacher who retires',
  'vegan dinners without an oven',
  'cheap dinners for diabetics',
  'what i learned from my side hustle',
  'date night ideas in Paris',
  'most beautiful places in the us',
  'things rich people do',
  'true stories about whales',
  'benefits of hot water',
  '5,000 steps a day benefits',
  'i quit sugar for 30 days',
  'we quit coffee for a month',
  'coffee without sugar benefits',
])('"%s" is answered by no list of a neighbor', (prompt) => {
  expect(findList(prompt)).toBeNull()
})

test('a ranked list leaves out none before one that it tells', async () => {
  const [idea] = await ask('the 3 tallest mountains in the world')
  expect(idea?.script).toMatch(/Number three: Kangchenjunga.*Number two: K2.*Number one: Mount Everest/)
})

test('what nobody would miss is always told, and ordered numbers too', async () => {
  for (const idea of await ask('fastest land animals', 2))
    expect(idea.script).toMatch(/(?<!:) The cheetah\. [^:]+$/)
  const [idea] = await ask('10 famous unsolved mysteries')
  expect(idea?.unmet?.join(' ')).toContain('Eight, not ten')
})

test('what follows each other keeps its order', async () => {
  for (const seed of [1, 2, 3]) {
    const [idea] = await createEmbeddedWriter().suggestIdeas({
      ...{ prompt: 'a 5 minute morning ritual for calm', seconds: 30, language: 'English', count: 1, seed },
    } as const)
    expect(idea?.script).toMatch(/phone.*window.*water.*[Ss]tretch.*glad/)
  }
})

test('a price that was ordered is not promised', async () => {
  const [idea] = await ask('5 cheap dinners under 10 dollars')
  expect(idea?.title).toBe('5 Cheap Dinners')
  expect(idea?.unmet?.join(' ')).toContain('no prices are known here')
  expect(idea?.sources).toEqual([])
})

test('what kills is no list for children', async () => {
  expect((await ask('the deadliest volcanoes for kids'))[0]?.title).not.toMatch(/Eruptions/)
})
