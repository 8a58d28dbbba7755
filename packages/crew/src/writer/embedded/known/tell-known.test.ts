import { expect, test } from 'vitest'
import { listTopicPacks } from '../topics/topics.ts'
import { createEmbeddedWriter } from '../embedded-writer.ts'

const write = (prompt: string, count = 3) =>
  createEmbeddedWriter().suggestIdeas({ prompt, seconds: 30, language: 'English', count, seed: 3 })

test.each([
  'difference between jam and marmalade',
  'snapchat vs pinterest',
  'espresso, americano and lungo explained',
  'three reasons to learn to knit',
  'three reasons to learn to juggle',
])('“%s” is asked back: one side, a neighbor and steps are no answer', async (prompt) => {
  expect(await write(prompt)).toEqual([])
})

test('what compares two known things names both', async () => {
  for (const prompt of ['moth vs butterfly', 'alligator vs crocodile difference'])
    for (const { title, script } of await write(prompt))
      for (const side of prompt.split(/ vs | /).slice(0, 2))
        expect(`${title} ${script}`.toLowerCase(), prompt).toContain(side.slice(0, 6))
})

test('after the answer to a question come no ideas of another topic', async () => {
  for (const prompt of ['why do onions make you cry', 'why do cats purr']) {
    const ideas = await write(prompt, 10)
    expect(ideas.length).toBeGreaterThan(0)
    for (const { title } of ideas.slice(1)) expect(title).toMatch(/onion|cry|tear|cat|purr/i)
  }
})

test.each([
  ['crocodile vs alligator whats the difference', 'How do you tell a crocodile from an alligator?'],
  ['difference between kimchi and sauerkraut', 'What is the difference between kimchi and sauerkraut?'],
  ['kimchi vs sauerkraut', 'What is the difference between kimchi and sauerkraut?'],
  ['what is the difference between a virus and bacteria', 'What is a virus?'],
  ['football vs american football', 'Football vs American Football: 3 Rounds'],
])('"%s" is told by what speaks of both', async (prompt, title) => {
  expect((await write(prompt))[0]?.title).toBe(title)
})

test.each([
  ['the story of the telephone', /telephone/i],
  ['the story of velcro', /Velcro was invented.*George de Mestral/],
  ['short history of the microwave', /microwave/i],
  ['history of tea', /tea/i],
])('"%s" is told from its past, and nothing is made up', async (prompt, said) => {
  const [idea] = await write(prompt)
  expect(idea?.script).toMatch(said)
  expect(idea?.sources).not.toEqual([])
})

test.each(['what my bank told me about my mortgage', 'what my doctor told me about sleep'])(
  '"%s" is the listener’s own',
  async (prompt) => {
    expect(await write(prompt)).toEqual([])
  },
)

test.each([
  ['did cervantes and shakespeare die on the same day', /Cervantes/],
  ['credit card or debit card, which is better', /^(?!.*defend)/],
])('"%s" is a matter of facts', async (prompt, said) => {
  expect((await write(prompt))[0]?.script ?? '').toMatch(said)
})

test('one side alone is no comparison', async () => {
  expect(await write('butter vs suet')).toEqual([])
})

test('what something is, is told first, however simply it shall be explained', async () => {
  expect((await write('what is entropy explained simply'))[0]?.title).toBe('What is entropy?')
})

test.each([
  ['how to put on a duvet cover', 'putting-on-a-duvet-cover'],
  ['how to build a snowman', 'building-a-snowman'],
  ['how to fold a fitted sheet', 'fitted-sheet'],
])('of “%s” a step is told whole before anything is added to one that is not', async (prompt, id) => {
  const pack = listTopicPacks().find((one) => one.id === id)
  const [idea] = await write(prompt, 1)
  expect(idea?.framework).toBe('steps')
  for (const { short, why } of pack?.facts ?? []) expect(idea?.script).not.toContain(`${short}. ${why[0]}`)
})

test.each([
  ['the Amityville horror', /Lutz/],
  ['Poon Lim survival', /raft/],
  ['banco central heist', /Fortaleza/],
])('“%s” is the name of a case, and no story is made up', async (prompt, told) => {
  const [idea] = await createEmbeddedWriter().suggestIdeas({
    ...{ prompt, seconds: 30, language: 'English', count: 1, seed: 4 },
  } as const)
  expect(idea?.script).toMatch(told)
  expect(idea?.sources.length).toBeGreaterThan(0)
})

test('a story ends with its last line, where there is no room for the one before', async () => {
  const [idea] = await createEmbeddedWriter().suggestIdeas({
    ...{ prompt: 'Juliane Koepcke', seconds: 30, language: 'English', count: 1, seed: 4 },
  } as const)
  expect(idea?.script).toMatch(/her parents' station in that forest\.$/)
})

test('what happened is told in its order, however long it is, unless a number is ordered', async () => {
  const ask = async (prompt: string) =>
    (
      await createEmbeddedWriter().suggestIdeas({
        ...{ prompt, seconds: 60, language: 'English', count: 1, seed: 4 },
      } as const)
    )[0]
  expect((await ask('Poon Lim'))?.script).toMatch(/a hundred and thirty three days.*Brazilian fishermen/)
  expect((await ask('5 facts about the Titanic'))?.title).toMatch(/^5 Facts/)
})

test.each(['the moon but not ', 'black holes. What about my '])(
  'of "%s" without end ideas are not written anew for each place where it can be cut',
  { timeout: 60_000 },
  async (words) => {
    const writer = createEmbeddedWriter()
    const measure = async (prompt: string) => {
      const used: number[] = []
      for (let turn = 0; turn < 3; turn += 1) {
        const before = process.cpuUsage()
        await writer.suggestIdeas({ prompt, seconds: 180, language: 'English', count: 50, seed: 3 })
        used.push(process.cpuUsage(before).user / 1000)
      }
      return Math.min(...used)
    }
    const [topic, endless] = [await measure('space facts'), await measure(''.padEnd(1000, words))]
    expect(endless / Math.max(topic, 40), `${endless} ms beside ${topic} ms`).toBeLessThan(4)
  },
)
