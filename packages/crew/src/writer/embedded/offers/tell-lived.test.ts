import { expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'
import { isLivedAlone } from './tell-lived.ts'

const ask = (prompt: string) =>
  createEmbeddedWriter().suggestIdeas({ prompt, seconds: 30, language: 'English', count: 1, seed: 2 })

test('a life with three details is told in its own words, and nothing is added to it', async () => {
  const [idea] = await ask(
    'we met at a bus stop in 1998, it rained, he had no umbrella, now we have three kids',
  )
  expect(idea?.script).toContain(
    'We met at a bus stop in 1998. It rained. He had no umbrella. Now we have three kids.',
  )
})

test.each([
  [
    'i proposed to my gf on a ferris wheel and it got stuck for 40 min, funny',
    'I proposed to my girlfriend on a ferris wheel. And it got stuck for 40 minutes.',
  ],
  [
    'just moved to Canada from Philippines and first winter alone, feeling homesick',
    'I just moved to Canada from the Philippines. It is my first winter alone. I am feeling homesick.',
  ],
  [
    'we adopted a three legged dog last month and he runs faster than our other dog',
    'We adopted a three legged dog last month. And he runs faster than our other dog.',
  ],
  [
    'i dropped my wedding ring in the sea on our honeymoon and a little boy found it',
    'I dropped my wedding ring in the sea on our honeymoon. And a little boy found it.',
  ],
  [
    'my first day as a nurse was today and i cried in the supply room',
    'My first day as a nurse was today. And I cried in the supply room.',
  ],
  [
    'Just moved into my van with my cat. No heating yet. Love it anyway.',
    'I just moved into my van with my cat. No heating yet. I love it anyway.',
  ],
])('"%s" is told in the first person, and nothing is added', async (prompt, told) => {
  const [idea] = await ask(prompt)
  expect(idea?.script).toContain(told)
  expect(idea?.unmet ?? []).toEqual([])
})

test.each([
  [
    'my daughter took her first steps today and i was at work, my mum filmed it and i cried in the car park',
    'My daughter took her first steps today. And I was at work. My mum filmed it. And I cried in the car park.',
  ],
  [
    'someone paid for my groceries last night when my card was declined, i never got her name, i have thought about it all day',
    'Someone paid for my groceries last night when my card was declined. I never got her name. I have thought about it all day.',
  ],
  [
    'my dad called me by the dogs name for ten years, i only found out last week that it was a joke, we still laugh about it',
    'My dad called me by the dogs name for ten years. I only found out last week that it was a joke. We still laugh about it.',
  ],
])(
  'what others did is told as it was typed, with what it was to the person who saw it: "%s"',
  async (prompt, told) => {
    const [idea] = await ask(prompt)
    expect(idea?.script).toContain(told)
    expect(idea?.framework).toMatch(/^lived-/)
    expect(idea?.unmet ?? []).toEqual([])
  },
)

test.each(['my grandmother taught me to sew', 'my brother built a raft and we sank it'])(
  'what others did is asked about where it is no more than a heading: "%s"',
  async (prompt) => {
    for (const { framework } of await ask(prompt)) expect(framework).not.toMatch(/^lived/)
  },
)

test.each([
  'just the facts about our moon',
  'finally my cat sleeps, why?',
  'just moved house, how do i clean the old one',
])('"%s" is no life', async (prompt) => {
  for (const { framework } of await ask(prompt)) expect(framework).not.toMatch(/^lived/)
})

test('an offer in the first person keeps its name, its price and its words', async () => {
  const [idea] = await ask(
    'Introduce our dog walking service "Happy Paws": insured walkers, photo after every walk, from $15',
  )
  expect(idea?.script).toContain(
    'Happy Paws is our dog walking service. You get insured walkers and a photo after every walk. Prices start at $15.',
  )
  const [drains] = await ask(
    'we fix blocked drains in Bristol day and night, call 0117 496 0000, no call out fee',
  )
  expect(drains?.script).toContain('Call 0117 496 0000.')
})

test.each([
  'i failed my driving test 4 times',
  'my zeppelin brand',
  'i moved to Norway',
  'our new observatory opens soon',
])('"%s" says too little and is asked about', async (prompt) => {
  expect(await ask(prompt)).toEqual([])
})

test.each([
  'i moved into my first apartment last week',
  'I bought a used car yesterday and it broke down',
  'we adopted a dog from the shelter',
  'I just got laid off',
])('"%s" is theirs to tell, and no how-to answers it', async (prompt) => {
  const ideas = await ask(prompt)
  expect(ideas.map(({ script }) => script).join(' ')).not.toContain('First:')
})

test('who needs something tells no story', () => {
  for (const told of ['I need to fix a leaky faucet', 'we need a budget', 'I feed a sourdough starter'])
    expect(isLivedAlone(told)).toBe(false)
  expect(isLivedAlone('I needed a new car')).toBe(true)
})

test('who asks how after what happened to them gets the steps', async () => {
  const [idea] = await ask('I failed my driving test, how do I pass my driving test')
  expect(idea?.title).toMatch(/driving test/i)
})
