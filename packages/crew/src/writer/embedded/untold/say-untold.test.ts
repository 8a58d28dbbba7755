import { expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'
import { sayUntold } from './say-untold.ts'

const write = (prompt: string, count = 1) =>
  createEmbeddedWriter().suggestIdeas({ prompt, seconds: 30, language: 'English', count, seed: 3 })
const notesOf = async (prompt: string) => (await write(prompt)).flatMap(({ unmet = [] }) => unmet).join(' ')

test.each([
  ['a bedtime story about a snail with a sad ending', 'sad ending'],
  ['a bedtime story about a baker that ends badly', 'ends badly'],
  ['a bedtime story about a little hare who is afraid of the dark, told by a lighthouse', 'lighthouse'],
  ['facts about bees for toddlers, with a beaver as narrator', 'toddlers”, “beaver'],
  ['how to boil an egg. Also explain how to clean a pan', 'pan'],
  ['budget trip to Bali, 7 days', '7 days'],
  ['5 riddles that nobody can solve', 'that nobody can solve'],
  ['ten idioms which have no verb', 'which have no verb'],
])('what “%s” orders and no script holds is named with the idea', async (prompt, said) => {
  expect(await notesOf(prompt)).toContain(`“${said}”`)
})

test.each([
  'three facts about bats',
  'basic spanish phrases for a restaurant',
  'how to repot a monstera without killing it, calm voice, no jargon, 30 seconds',
  'a bedtime story about a snail with a happy ending',
  'a story about a snail that wants to win a race, happy ending',
  'a scary story about a babysitter with an open ending',
  'facts about wolves, no drama, in a confident tone, for my students',
  'tips for saving money on groceries',
  'pros and cons of electric cars, neutral',
  'facts about chocolate, documentary style',
  'how to get my toddler to sleep',
])(
  'of “%s” nothing is named: manner, what shall not be there, and other names of a topic',
  async (prompt) => {
    expect(await notesOf(prompt)).not.toContain('Not in the script')
  },
)

test('a long phrase is cut between words, and what is named already is not named again', () => {
  const idea = {
    title: 'Bats',
    summary: '',
    caption: '',
    script: 'Bats sleep.',
    description: '',
    framework: 'countdown',
    sources: [],
    unmet: ['Not in the script: “purple umbrellas”.'],
  }
  const prompt = `bats with purple umbrellas and ${'windmill accordion saxophone '.repeat(4)}`
  const [, said = ''] = sayUntold(idea, prompt, []).unmet ?? []
  expect(said).not.toContain('umbrella')
  expect(said).toMatch(/^Not in the script: “windmill [^”]{20,60} …”\.$/)
  expect(sayUntold({ ...idea, sentences: ['Bats sleep.'] }, prompt, []).unmet).toEqual(idea.unmet)
})

test('what is told is no ending that was left out', async () => {
  const request = {
    prompt: 'why do onions make you cry',
    seconds: 30,
    language: 'English',
    count: 1,
    seed: 1,
  } as const
  const [idea] = await createEmbeddedWriter().suggestIdeas(request)
  expect(idea?.script).toContain('make you cry')
  expect(idea?.unmet ?? []).toEqual([])
})
