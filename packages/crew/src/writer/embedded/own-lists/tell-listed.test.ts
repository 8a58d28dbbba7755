import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'
import { countWords } from '../wording.ts'
import { isFilmOrder } from './film-orders.ts'
import { GRAVE_FRAMES, LIST_FRAMES } from './list-frames.ts'
import { readListed } from './read-listed.ts'
import { splitListed } from './split-listed.ts'
import { tellListed } from './tell-listed.ts'
import { tellSearch } from './tell-search.ts'

const requestFor = (prompt: string, count = 3, seed = 1) =>
  ({ prompt, seconds: 30, language: 'English', count, seed }) as const
const tell = (prompt: string, count = 3, seed = 1) => tellListed(requestFor(prompt, count, seed)) ?? []
const write = (prompt: string) => createEmbeddedWriter().suggestIdeas(requestFor(prompt, 1))

const LIST = ['', '-second', '-third', '-fourth', '-fifth']
  .map((name) =>
    readFileSync(new URL(`../../../../../../bench/prompts/own-lists${name}.tsv`, import.meta.url), 'utf8'),
  )
  .flatMap((text) => text.split('\n'))
  .filter(Boolean)
  .map((line) => line.replaceAll('\\n', '\n').split('\t'))
const promptsOf = (kind: string) => LIST.filter(([of]) => of === kind).map(([, prompt = '']) => prompt)

/** Numbers are told as they are spoken, and short forms in full. */
const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const wordsOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replace(/[’']/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((word) => (NUMBERS.includes(word) ? String(NUMBERS.indexOf(word)) : word))
const SHORT = new Set('min mins hrs yrs yr lbs w obo oct'.split(' '))

test.each(promptsOf('listed').filter((prompt) => readListed(prompt) !== null))(
  'each word of each item is told: %s',
  (prompt) => {
    const { items = [], more = [] } = splitListed(prompt) ?? {}
    for (const { script, title } of tell(prompt)) {
      const said = new Set(wordsOf(script))
      for (const word of [...items, ...more].flatMap(wordsOf))
        if (!SHORT.has(word)) expect([...said]).toContain(word)
      expect(countWords(script)).toBeGreaterThanOrEqual(25)
      expect(script).not.toMatch(/\{|\}|\.\.|,\.|: \.|\s{2}|\bi\b|undefined/)
      expect(title).not.toMatch(/[:,;.]$/)
    }
  },
)

test.each(promptsOf('guard'))('%s is no list of the person', (prompt) => {
  expect(readListed(prompt)).toBeNull()
  expect(tellSearch(requestFor(prompt))).toBeNull()
})

test('nothing is said that was not typed, but for the frames', () => {
  const [idea] = tell(
    'My 3 rules for running a coffee truck: show up early, never run out of oat milk, remember names',
  )
  const { hooks, ends } = LIST_FRAMES.rules
  const frames = [...hooks, ...ends].reduce((left, line) => left.replace(line, ''), idea?.script ?? '')
  expect(frames.trim()).toBe(
    'Here are my three rules for running a coffee truck. Rule one: show up early. Rule two: never run out of oat milk. Rule three: remember names.',
  )
  expect(idea?.title).toBe('3 Rules for Running a Coffee Truck')
})

test.each(Object.entries({ ...LIST_FRAMES, grave: GRAVE_FRAMES }))(
  '%s opens and closes in four ways at least, and in few words',
  (_, { hooks, ends }) => {
    expect(new Set(hooks).size).toBeGreaterThanOrEqual(4)
    expect(new Set(ends).size).toBeGreaterThanOrEqual(4)
    for (const line of [...hooks, ...ends]) expect(countWords(line)).toBeLessThanOrEqual(20)
  },
)

test.each([
  ['video about bees: funny, short, energetic'],
  ['5 facts about: cats, dogs, birds'],
  ['compare: cats, dogs and hamsters'],
  ['a story with: a dog, a wizard, a train'],
  ['make it: calm, slow, for kids'],
  ['Black holes: what happens inside?'],
  ['The Silk Road: how it changed the world'],
  ['healthy habits: sleep, water, walking'],
  ['how to grow tomatoes: soil, sun, water, pruning'],
  ['"Be brave. Be kind. Be yourself." make a video about this quote'],
  ['mis tres reglas para un buen café: agua fría, molido fino, paciencia'],
  ["my aunt's plum cake: 500 g plums, 250 g flour, 2 eggs, 1 tsp cinnamon"],
  ['explain these terms: inflation, recession, interest rate'],
  ['5 tips for public speaking: include breathing, posture, and eye contact'],
  ['my 3 favorite facts about octopuses: three hearts, blue blood, nine brains'],
  ['3 tips for better sleep'],
  ['our new cafe: vegan, cheap, near the station'],
  ['exercises for back pain: easy to follow, at home, no equipment'],
  ['How I moved from Manila to Oslo with 2 suitcases. First person, honest, a bit funny.'],
  [
    "rules for surviving the night at my grandmother's farm. numbered, like 7 rules, each one weirder. 60 sec",
  ],
  ['creatine myths debunked. im a coach, 12 yrs experience, make me sound credible, no medical claims'],
  ['for anyone who feels behind in life at 27. gentle. not cheesy. no slogans'],
  ['ideas for my birthday: cheap, outdoors, with friends'],
  ['tips for my first marathon: nutrition, pacing, shoes'],
  ['my morning routine: calm, aesthetic, 30 seconds, no music'],
  ['music festival: crowd, lights, energy'],
  ['octopus facts - three hearts, blue blood, nine brains'],
  ['day in the life of a medieval peasant: work, food, sleep'],
  ['what to pack for Iceland: summer, hiking, carry on only'],
  ['things that go bump in the night: story, scary, short'],
])('%s lists nothing of the person to be told', (prompt) => {
  expect(readListed(prompt)).toBeNull()
})

test.each([
  [
    'i paid off 34k of debt in 2 years, make a video with my 4 steps: stopped using cards, snowball method, sold my car, weekend job',
    'I paid off 34k of debt in 2 years. Here are my four steps. Step one: I stopped using cards. Step two: the snowball method. Step three: I sold my car. Step four: a weekend job.',
  ],
  [
    'my morning routine: wake at 6, water, 10 min stretch, journal, no phone till 8',
    'I wake up at 6. Then water. Then a ten-minute stretch. Then journal. And no phone till 8.',
  ],
  [
    'Garage sale this Saturday 9 to 3, 22 Oak Street: bikes, baby clothes, vinyl records, everything must go',
    "There's a garage sale this Saturday 9 to 3, at 22 Oak Street. You'll find bikes, baby clothes and vinyl records. Everything must go.",
  ],
  [
    'our prices: small wash 10 dollars, full detail 60 dollars, headlights 25 dollars. open till 6',
    'Small wash, 10 dollars. Full detail, 60 dollars. Headlights, 25 dollars. Open till 6.',
  ],
  [
    '1. sleep on it 2. ask my sister 3. call the bank\nmy rules for big purchases',
    'Here are my three rules for big purchases. Rule one: sleep on it. Rule two: ask my sister. Rule three: call the bank.',
  ],
  [
    'reasons we homeschool - slow mornings, more time outside, and our son likes reading',
    'Here are three reasons we homeschool. Reason one: slow mornings. Reason two: more time outside. Reason three: our son likes reading.',
  ],
  [
    'My rules for Mondays \u{1F4AA} 1\uFE0F\u20E3 coffee first 2\uFE0F\u20E3 no meetings before ten 3\uFE0F\u20E3 home by six',
    'Here are my three rules for Mondays. Rule one: coffee first. Rule two: no meetings before ten. Rule three: home by six.',
  ],
  [
    'im a nail tech, 4 things i wish clients would stop doing: picking at gel, showing up late, bringing the whole family, asking for discounts',
    "I'm a nail tech. Here are four things I wish clients would stop doing. Picking at gel. Showing up late.",
  ],
  [
    '3 stretches i do before every shift: hamstrings on the truck step, shoulder rolls, deep squat for a minute',
    'Here are three stretches I do before every shift. Hamstrings on the truck step. Shoulder rolls.',
  ],
  [
    'my rules for flying with kids: walk before boarding, nap when they nap, shower first, no phones',
    'Rule one: walk before boarding. Rule two: nap when they nap. Rule three: shower first.',
  ],
  [
    "what's in our camp box: rain jacket, headlamp, job list, a map. 35 dollars each",
    'A rain jacket. A headlamp. Job list. And a map. 35 dollars each.',
  ],
  ['book club rules: no spoilers, no phones, whoever picks the book brings snacks', 'Rule one: no spoilers.'],
  ['why our band broke up - money, a girl, and nobody wanted to play bass', 'Reason one: money.'],
  [
    'can you make a tiktok about my plant shop rules? no touching the cactus, ask before repotting, gossip is free',
    'Here are my plant shop rules. Rule one: no touching the cactus.',
  ],
])('%s is told in whole phrases', (prompt, told) => {
  expect(tell(prompt, 1)[0]?.script).toContain(told)
})

test('what is grave is asked about quietly', () => {
  for (const { script } of tell('my 2025 in numbers: 2 jobs, 31 books, 4 funerals, one very small puppy'))
    expect(script).not.toMatch(/surprised|guessed|goes fast/)
})

test("a list that is plainly the person's is told last, whatever it is called", async () => {
  const prompt =
    '1000 days without a drink: i lost 40 pounds, i got my license back, my son calls me, i sleep'
  expect(tell(prompt)).toEqual([])
  const [idea] = await write(prompt)
  expect(idea?.script).toContain(
    '1000 days without a drink. I lost 40 pounds. I got my license back. My son calls me. I sleep.',
  )
})

test('what only describes something is no list of the person', async () => {
  for (const prompt of [
    'My grandmother bakes rye every Sunday. The kitchen smells of it. We eat it with butter.',
    'my dog: brown, fluffy, loud',
    "I'm sad: my dog died, my job is boring, I feel so alone",
  ])
    for (const { framework } of await write(prompt)) expect(framework).not.toMatch(/^listed/)
})

test('three ideas open and close differently, and the fourth would be filler', () => {
  const ideas = tell(
    'my 4 rules for a calm house: no shouting, shoes by the door, one screen at a time, tea at nine',
    9,
  )
  expect(ideas).toHaveLength(3)
  for (const part of [0, -1])
    expect(new Set(ideas.map(({ script }) => script.split(/(?<=[.!?]) /).at(part))).size).toBe(3)
})

test('an order of the film is none of the items, and an item that sounds like one stays', () => {
  for (const order of [
    'make it 30 sec',
    'make a short video with it',
    'friendly tone',
    'for instagram',
    'keep it funny',
    'pls',
  ])
    expect(isFilmOrder(order), order).toBe(true)
  for (const item of [
    'keep your coffee hot',
    'never sit near the heater',
    'say hi',
    'start slow',
    'make a budget',
    'write it down',
    'show up',
    'no phones',
    'add worms',
  ])
    expect(isFilmOrder(item), item).toBe(false)
})

test('what is asked back stays asked back where the prompt lists nothing', async () => {
  expect(await write('my morning routine')).toEqual([])
})
