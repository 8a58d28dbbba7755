import { expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'
import { bySubject } from './by-subject.ts'
import { ITEMS } from './items.ts'

const CHEESE = /cheese|brie|gouda|edam|halloumi|cam|gonz|caerph|mozz|mouse-a|masc|holey|cracker/i
const DOGS = /dog|paw|poodle|labra|woof|chili|pup|watch|dalmatian/i
const CHRISTMAS = /christmas|santa|elf|elves|rudolph|turkey|snow|reindeer|tinsel/i
const SPACE = /moon|sun|saturn|comet|star|earth|hole|mars|bear|astronaut/i

const ask = (prompt: string) =>
  createEmbeddedWriter().suggestIdeas({ prompt, seconds: 30, language: 'en', count: 5, seed: 1 })

test.each([
  ['riddles about clocks', /clock/i],
  ['jokes about teachers', /teacher/i],
])('"%s" are about it', async (prompt, word) => {
  const [idea] = await ask(prompt)
  expect(idea?.script).toMatch(word)
})

test.each([
  'riddles about volcanoes',
  'jokes about plumbers',
  'jokes about skydiving',
  // There are some about fish.
  'dad jokes about fishing, 7',
  'quotes about submarines',
  'riddles about c++ (and [more)',
])('"%s" are not answered with others', async (prompt) => {
  expect(await ask(prompt)).toEqual([])
})

test.each([
  ['10 dad jokes about cheese', 10, CHEESE],
  ['5 jokes about dogs', 5, DOGS],
  ['6 christmas jokes for kids', 6, CHRISTMAS],
  ['4 riddles about space', 4, SPACE],
])('every one of "%s" is about it', async (prompt, count, said) => {
  const ideas = await ask(prompt)
  expect(ideas.length).toBeGreaterThan(0)
  for (const { script, title, unmet = [] } of ideas) {
    expect(`${title} ${script}`).toMatch(said)
    expect(unmet.join(' ')).not.toMatch(/is about|are about/)
  }
  expect(ideas[0]?.title).toMatch(new RegExp(`^${String(count)} `))
})

test('a riddle about the ocean is told of it', async () => {
  const [idea] = await ask('riddles about the ocean')
  expect(idea?.script).toMatch(/sea|wave|ocean|ship|tide|fish|shell|salt|island|whale|coral|anchor/i)
})

test.each([
  [ITEMS.jokes, 'dad jokes about cheese', CHEESE],
  [ITEMS.jokes, 'jokes about dogs', DOGS],
  [ITEMS.jokes, 'christmas jokes', CHRISTMAS],
  [ITEMS.riddles, 'riddles about space', SPACE],
] as const)('each one that is kept is about it (%#)', (kept, text, said) => {
  const items = bySubject(kept, text)
  expect(items.length).toBeGreaterThan(5)
  expect(items.filter((item) => !said.test(item.said))).toEqual([])
})

test('no more ideas come than there are jokes about a subject', async () => {
  const told = (await ask('12 jokes about cheese')).map(({ script }) => script).join(' ')
  expect(told).not.toMatch(/fish|penguin|golf|flamingo/i)
  const [, second] = await ask('12 jokes about cheese')
  expect(second?.title ?? '3 ').toMatch(/^[2-9] /)
})

test.each([
  ['affirmations for runners', /pace|lamppost|miles|breath/i, /money|love/i],
  ['affirmations for pregnant women', /child|body|wave/i, /money|numbers/i],
  ['affirmations for astronauts', /I am/, /money|able to earn/i],
])('"%s" are of what they do', async (prompt, said, other) => {
  const [idea] = await ask(prompt)
  expect(idea?.script).toMatch(said)
  expect(idea?.script).not.toMatch(other)
})

test('where no topic is named, any will do', async () => {
  expect((await ask('riddles')).length).toBeGreaterThan(2)
})

test.each([
  ['Italian proverbs', /a treasure|slowly|no fish/i],
  ['proverbs from Ireland', /./],
  ['proverbs from Africa, then Japan', /./],
])('"%s" are of the people that is named first', async (prompt, said) => {
  const [idea] = await ask(prompt)
  expect(idea?.title).toMatch(/^\d+ (?:Italian|Irish|African) Proverbs/)
  expect(idea?.script).toMatch(said)
})

test('proverbs of a people that none are kept of are asked back', async () => {
  expect(await ask('Mongolian proverbs')).toEqual([])
})

test.each([
  ['geography quiz guess the capital 5 rounds', /^5 Rounds of Guess the Capital/, /capital of/],
  ['true or false animal edition 4 rounds', /^4 Rounds of True or False/, /True or false:/],
  ['this or that food edition', /Rounds of This or That/, / or /],
  ['never have i ever for friends', /Rounds of Never Have I Ever/, /Never have I ever/],
  ['4 sentences to tell yourself when you feel behind', /^4 Reminders/, /\./],
])('"%s" is played with what is asked for alone', async (prompt, title, said) => {
  const [idea] = await ask(prompt)
  expect(idea?.title).toMatch(title)
  expect(idea?.script).toMatch(said)
})

test('titles are never cut, and tell no answer', async () => {
  for (const prompt of [
    'riddles',
    'dad jokes',
    'stoic quotes',
    'would you rather',
    'two sentence horror stories',
  ])
    for (const { title } of await ask(prompt)) expect(title).not.toMatch(/\.\.\.|The answer/)
})

test('titles name a game once, and two of a thing are both of them', async () => {
  for (const prompt of ['true or false animal edition', 'never have i ever for friends'])
    for (const { title } of await ask(prompt)) expect(title).not.toMatch(/: (?:True or false|Never have I)/)
  for (const { title, script } of await ask('guess the country'))
    expect(`${title} ${script}`).not.toContain('all two')
})

test('quotes that are on something else than was asked say so', async () => {
  const [idea] = await ask('confucius quotes about patience')
  expect(idea?.unmet?.join(' ')).toContain('patience')
})

test.each([
  ['5 english idioms about food and what they mean', /^(?:(?!It means).)*It means: .+/, 5],
  ['7 animal idioms explained', /It means: /, 7],
  ['6 idioms for business english', /It means: /, 6],
])('"%s" are told with what they mean', async (prompt, said, count) => {
  const [idea] = await ask(prompt)
  expect(idea?.script).toMatch(said)
  expect(idea?.script.match(/It means: /g)).toHaveLength(count)
  expect(idea?.title).not.toMatch(/what they mean|explained/i)
})

test.each(['idioms about dinosaurs', 'german idioms', 'british idioms', 'my favorite idioms'])(
  '"%s" are not kept',
  async (prompt) => {
    expect(await ask(prompt)).toEqual([])
  },
)

test.each([
  ['difference between affect and effect, for ESL students, short and simple', 'the rain affects the game'],
  ['lose vs loose', 'do not lose your keys'],
  ["when to use your or you're", 'your coat'],
  ['there, their or they’re', 'over there'],
  ['i.e. vs e.g.', 'for example'],
])('"%s" is told apart with examples', async (prompt, said) => {
  const [idea] = await ask(prompt)
  expect(idea?.script).toContain(said)
  expect(idea?.unmet ?? []).toEqual([])
})

test('five pairs are five, and none comes twice', async () => {
  const [one, other] = await ask('5 commonly confused english words')
  expect(one?.title).toMatch(/^5 Pairs/)
  expect(other?.script).not.toBe(one?.script)
})

test.each(['make or do a cake at home', 'bring vs take home pay', 'quiet or quite library rules'])(
  '"%s" is about something else than a pair of words',
  async (prompt) => {
    for (const { framework } of await ask(prompt)) expect(framework).not.toBe('word-pairs')
  },
)

test('fancy words instead of very', async () => {
  const [idea] = await ask('8 fancy words to use instead of very (very tired, very happy etc)')
  expect(idea?.script.match(/Not very \p{L}+: /gu)).toHaveLength(8)
})

test.each([
  ['numbers in german', /^Count to ten in German\. One: eins\. Two: zwei\. .*Ten: zehn\./],
  ['how to count to 10 in korean', /One: hana\. .*Ten: yeol\./],
  ['days of the week in japanese', /Monday: getsuyōbi\. Tuesday: kayōbi\. .*Sunday: nichiyōbi\./],
  ['teach me colors in hindi', /Red: laal\./],
  ['family members in spanish', /Mother: madre\./],
  ['learn korean greetings', /Hello: annyeonghaseyo\./],
])('"%s" are words of that language, each in its place', async (prompt, told) => {
  const [idea] = await ask(prompt)
  expect(idea?.framework).toBe('phrases')
  expect(idea?.script).toMatch(told)
  expect(idea?.unmet ?? []).toEqual([])
})

test.each([
  'spanish phrases that only grandmothers say',
  'untranslatable japanese words',
  '10 spanish words that look like english but mean something else',
  '5 Italian phrases you need to order coffee in Rome',
])('"%s" are others than those that are kept', async (prompt) => {
  for (const { framework } of await ask(prompt)) expect(framework).not.toBe('phrases')
})

test.each(['russian numbers stations', 'a video about family in spanish', 'facts about animals in french'])(
  '"%s" asks for no words of a language',
  async (prompt) => {
    for (const { framework } of await ask(prompt)) expect(framework).not.toBe('phrases')
  },
)

test('two sentences are told as often as is asked at the end', async () => {
  const [idea] = await ask('two sentence horror stories but make it 4 of them')
  expect(idea?.title).toMatch(/^4 /)
})

test.each(['Spanish', 'French', 'Italian', 'German', 'Japanese', 'Dutch', 'Swedish'])(
  'basic %s phrases for travel are what a traveler says',
  async (language) => {
    const [idea] = await ask(`Learn 8 basic ${language} phrases for travel`)
    expect(idea?.script).toMatch(/How much is it\? /)
    expect(idea?.script).not.toMatch(/\?\.|Apple|Two:/)
  },
)

test.each([
  ['3 tongue twisters about snakes', /snake/i, 3],
  ['tongue twisters for kids', /./, 1],
  ['tongue twisters about cats for kids', /cat|kit/i, 1],
  ['bible verses about hope', /hope|strength|mercies|joy/i, 2],
  ['5 bible verses for anxiety', /care|peace|fear|thought|rest|know/i, 5],
  ['affirmations for new moms, every line starts with I am', /I am/, 3],
])('“%s” is of what was asked', async (prompt, named, least) => {
  const [idea] = await createEmbeddedWriter().suggestIdeas({
    ...{ prompt, seconds: 30, language: 'English', count: 1, seed: 9 },
  } as const)
  const lines = idea?.script.match(new RegExp(named.source, `g${named.flags}`)) ?? []
  expect(lines.length).toBeGreaterThanOrEqual(least)
})

test('where every line shall begin with the same words, every line does', async () => {
  const [idea] = await createEmbeddedWriter().suggestIdeas({
    ...{ prompt: 'affirmations for new moms, every line starts with I am', seconds: 30 },
    ...{ language: 'English', count: 1, seed: 3 },
  } as const)
  const lines = (idea?.script ?? '').split(/(?<=[.?!])\s+/).slice(1, -1)
  expect(lines.length).toBeGreaterThanOrEqual(3)
  expect(lines.filter((line) => line.startsWith('I ') && !line.startsWith('I am'))).toEqual([])
})

test.each(['tongue twisters about tax law', 'bible verses about bicycles'])(
  'nothing else is told in place of “%s”',
  async (prompt) => {
    const ideas = await createEmbeddedWriter().suggestIdeas({
      ...{ prompt, seconds: 30, language: 'English', count: 1, seed: 9 },
    } as const)
    expect(ideas).toEqual([])
  },
)

test('words of a language that a prompt lists by what they mean come first', async () => {
  const [idea] = await createEmbeddedWriter().suggestIdeas({
    ...{ prompt: 'teach 5 basic italian words for travelers (thank you, how much, goodbye)', seconds: 30 },
    ...{ language: 'English', count: 1, seed: 9 },
  } as const)
  expect(idea?.script).toMatch(/Thank you: grazie\. How much is it\? Quanto costa\? Goodbye: arrivederci\./)
})
