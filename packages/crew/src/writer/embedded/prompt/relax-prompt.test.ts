import { expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'
import { askBack } from '../interview/ask-back.ts'
import { relaxPrompt } from './relax-prompt.ts'

const ask = async (prompt: string) => {
  const request = { prompt, seconds: 30, language: 'English', count: 1, seed: 3 } as const
  const [idea] = await createEmbeddedWriter().suggestIdeas(request)
  return idea
}

test.each([
  ['facts about sharks that sound made up but are true', 'facts about sharks'],
  ['things about volcanoes that most people dont know', 'things about volcanoes'],
  ['how to sharpen a knife that actually works', 'how to sharpen a knife'],
  ['how to sew on a button neatly', 'how to sew on a button'],
  ['how to iron a shirt and how to avoid them', 'how to iron a shirt'],
  ['the moon landing short and inspiring', 'the moon landing'],
  ['a clip for total beginners showing how to sew a button', 'how to sew a button'],
])('"%s" is first asked for without its manner, and nothing is missing then', (prompt, topic) => {
  expect(relaxPrompt(prompt)[0]).toEqual({ topic, dropped: [] })
})

test.each([
  ['facts about Rome for budget travelers', 'facts about Rome', 'for budget travelers'],
  ['jellyfish that glow in deep water', 'jellyfish', 'that glow in deep water'],
  ['facts about bees. The queen of Sheba', 'facts about bees', 'The queen of Sheba'],
  ["why do we yawn when you're bored", 'why do we yawn', "when you're bored"],
])('"%s" without what it says besides names what is left out', (prompt, topic, dropped) => {
  expect(relaxPrompt(prompt)[0]).toEqual({ topic, dropped: [dropped] })
})

test('what cannot be taken off stays, and a prompt of manner alone ends in nothing', () => {
  expect(relaxPrompt('how to tie a tie')).toEqual([])
  expect(relaxPrompt('')).toEqual([])
  expect(relaxPrompt('that, that, that '.repeat(2000)).length).toBeLessThanOrEqual(6)
})

test.each([
  ['6 wild facts about elephants that sound fake but are true', /Elephant/],
  ['did u know facts about dogs, why they do weird stuff, fast paced for tiktok', /Dog/],
  ['Create a short for absolute beginners explaining how to sew on a button neatly. Calm tone.', /Button/],
  ['albert einstein life story short and inspiring', /Einstein/],
  ['isaac newton life story short and motivational', /Newton.*(?:apple|light|gravity|prism|moon)/is],
  ['facts about sharks that most people dont know about', /Shark/],
  ['Make a video about penguins for curious travelers and let viewers decide in the comments', /penguin/],
])('"%s" is told: its topic is known', async (prompt, title) => {
  const idea = await ask(prompt)
  expect(`${idea?.title} ${idea?.script}`).toMatch(title)
})

test('what was content and is not told is said', async () => {
  const idea = await ask('facts about Rome for budget travelers')
  expect(idea?.unmet).toContain('Not followed: “for budget travelers”.')
})

test.each([
  'how to bake bread for people without an oven',
  'best exercises for people with knee pain',
  'how to teach swimming for people with toddlers',
])('"%s" changes what is right, and is not answered by the rest', async (prompt) => {
  expect(await ask(prompt)).toBeUndefined()
})

test.each([
  ['5 rivers that flow north', 'rivers and waterfalls'],
  ['5 mushrooms that look like monsters', 'mushrooms'],
  ['sharks that walk on land', 'sharks'],
])(
  '"%s" is not answered with others of their kind, which are offered by their name',
  async (prompt, near) => {
    expect(await ask(prompt)).toBeUndefined()
    const help = askBack({ prompt })
    expect(help.near).toBe(near)
    expect(help.message).toContain(`It does know something about ${near}`)
  },
)

test.each([
  "cheap date ideas that don't feel cheap",
  'facts about penguins that teachers never tell you',
  'inventions that changed the world',
])('"%s" is told: its clause names nothing that could be told', async (prompt) => {
  expect(await ask(prompt)).toBeDefined()
})

test.each(["countries that don't have a mountain", 'dogs that do not drool', "laws that don't make sense"])(
  '"%s" is asked back: other ones of their kind are no answer',
  async (prompt) => {
    expect(await ask(prompt)).toBeUndefined()
  },
)
