import { describe, expect, test } from 'vitest'
import { writeYears } from '../../../text/write-years.ts'
import { createEmbeddedWriter } from '../embedded-writer.ts'
import { countWords } from '../wording.ts'
import { ASKED_LISTS } from './asked/asked-lists.ts'
import { listLists } from './read-lists.ts'
import { TYPED_LISTS } from './typed/typed-lists.ts'
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

const askedIds = new Set(
  [...ASKED_LISTS, ...TYPED_LISTS].flatMap((text) => text.match(/(?<=^# )[a-z-]+/gm) ?? []),
)
describe.each(listLists().filter(({ id }) => askedIds.has(id)))(
  'the ordered list $id',
  ({ isIdeas, things }) => {
    test('holds five things or more, each with a short name', () => {
      expect(things.length).toBeGreaterThanOrEqual(5)
      for (const { name, more } of things) {
        expect(name, name).toMatch(/^[\x20-\x7e]+$/)
        if (!isIdeas) expect(countWords(name), name).toBeLessThanOrEqual(9)
        expect(countWords(more), more).toBeLessThanOrEqual(28)
      }
    })
  },
)

test('no two lists are asked for by the same words, and no ordered list tells what another one does', () => {
  const groups = listLists().flatMap(({ asked }) =>
    asked.map((one) =>
      one.groups
        .map((group) => [...group].toSorted().join('/'))
        .toSorted()
        .join(' '),
    ),
  )
  expect(groups.filter((one, at) => groups.indexOf(one) !== at)).toEqual([])
  const lines = listLists()
    .filter(({ id }) => askedIds.has(id))
    .flatMap(({ things }) => things.map(({ line }) => line))
  expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([])
})

test.each([
  ['top 5 most dangerous roads in the world', /^5 of the Most Dangerous Roads in the World$/],
  ['7 movies that predicted the future', /^7 Movies That Predicted the Future$/],
  ['best board games for two', /^\d Board Games That Are Good for Two$/],
  ['10 jobs that may not exist in 2040', /^10 Jobs That May Be Rare or Gone by 2040$/],
  ['5 street foods you must try in Thailand', /^5 Street Foods of Thailand/],
  ['3 tips for first-time dog owners in a small flat', /^3 Tips for a First Dog/],
  ['things to do before 30', /Before You Are Thirty$/],
  ['common cooking mistakes beginners make', /Common Cooking Mistakes$/],
  ['habits that make you unhappy', /That Can Make You Unhappy$/],
  ['things to never say to your boss', /Better Not Said to Your Boss$/],
  ['signs my dog is stressed', /That Your Dog Is Stressed$/],
  ['laundry mistakes', /Common Laundry Mistakes$/],
  ["strangest hotels you won't believe exist", /of the Strangest Hotels/],
])('"%s" is an ordered list', async (prompt, title) => {
  const [idea] = await ask(prompt)
  expect(idea?.title).toMatch(title)
  expect(idea?.unmet ?? []).toEqual([])
})

test.each([
  ['foods that are older than you think', /Foods That Are Older Than You Think$/],
  ['jobs that no longer exist', /Jobs That No Longer Exist$/],
  ['jobs that may no longer exist in 2040', /Rare or Gone by 2040$/],
  ['planets ranked by number of moons', /^The \d Planets by Number of Known Moons$/],
  ['myths about sleep', /Myths About Sleep$/],
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
  'most dangerous roads in india',
  'most dangerous bridges in the world',
  'best board games for 4 players',
  'best board games',
  'board games for kids',
  'christmas movies for toddlers',
  'movies about the future',
  'sad movies',
  'jobs that ai will not replace',
  "jobs ai can't replace",
  'jobs of the future',
  'foods to keep in the fridge',
  'things you can put in the microwave',
  'things to say to your boss',
  'plants that are toxic to cats',
  "human foods that dogs don't like",
  'plants and animals',
  'animals that eat their mate',
  'most loyal animals',
  'habits for better sleep',
  'hobbies that make money',
  'countries with the largest army',
  'city names',
  'things to do in college',
  'dirtiest places in the world',
  'online games',
  'things to do before 40',
  'oldest cities in europe',
  'vegan snacks with a lot of protein',
  'underrated cities in asia',
  'things that are older than my grandma',
  'planets ranked by size of their moons',
  'animals ranked by bite force in africa',
  'angel number tattoos',
  'tarot cards for love',
  'chakra music',
  'villages in france without tourists',
  'cheap foods of vietnam',
  'norse gods in marvel',
  'haunted places near me',
  'famous last words of kings',
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

test.each([
  ['3 days in Rome on a budget', '3 Days in Rome', 3],
  ['2 days in Paris', '2 Days in Paris', 2],
  ['48 hours in Berlin', '2 Days in Berlin', 2],
  ['how to spend 3 days in Kyoto', '3 Days in Kyoto', 3],
  ['3-day Tokyo itinerary', '3 Days in Tokyo', 3],
])('"%s" is told day by day, as many as are stayed', async (prompt, title, days) => {
  const [idea] = await ask(prompt)
  expect(idea?.title).toBe(title)
  expect(idea?.script.match(/\b(?:One|Two|Three): /g)).toHaveLength(days)
  expect(idea?.unmet ?? []).toEqual([])
})

test.each(['one day in Rome', '24 hours in Rome', 'a day in Rome', 'weekend in Rome'])(
  '"%s" is no stay of days',
  async (prompt) => {
    const [idea] = await ask(prompt)
    expect(idea?.title).toMatch(/^How to Spend a Day/)
    expect(idea?.unmet ?? []).toEqual([])
  },
)

test.each([
  ['hidden gems in Paris', /^\d Places in Paris That Many Visitors Miss$/],
  ['day trips from London', /^\d Day Trips From London$/],
  ['untranslatable Portuguese words', /^\d Portuguese Words/],
  ['heist movies', /^\d Heist Movies/],
  ['war movies', /^\d War Movies/],
  ['oldest things in the world', /^\d of the Oldest Things/],
  ['weird festivals around the world', /^\d Strange Festivals/],
])('"%s" is a list of its kind', async (prompt, title) => {
  const [idea] = await ask(prompt)
  expect(idea?.title).toMatch(title)
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
