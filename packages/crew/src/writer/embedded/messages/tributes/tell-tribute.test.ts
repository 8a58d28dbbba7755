import { expect, test } from 'vitest'
import { createEmbeddedWriter } from '../../embedded-writer.ts'
import { readTribute } from './read-tribute.ts'

const tell = (prompt: string) =>
  createEmbeddedWriter().suggestIdeas({ prompt, seconds: 30, language: 'English', count: 3, seed: 1 })

test.each([
  [
    'my 3 favorite things about my grandpa: his whistle, the peppermint candys in his coat, he never once missed my games. hes turning 80 on sunday',
    "My three favorite things about my grandpa: his whistle, the peppermint candies in his coat, and that he never once missed my games. He's turning 80 on Sunday. Happy birthday, Grandpa.",
  ],
  [
    'tribute to my uncle Ray who passed away in june: taught me to fish, never locked his door, sang off key in church on purpose. Gentle please',
    'This is for my uncle Ray, who passed away in June. He taught me to fish. He never locked his door. He sang off key in church on purpose. I miss you, Uncle Ray.',
  ],
  [
    'Our crossing guard Mrs. Alvarez is retiring after 31 years: knows every kids name, red umbrella, high fives in the rain. Thank her from the whole school, end with "Walk safe, Mrs. Alvarez"',
    "She knows every kid's name. There's her red umbrella, and her high fives in the rain. Walk safe, Mrs. Alvarez.",
  ],
])('“%s” is said of them in whole sentences', async (prompt, told) => {
  const [idea] = await tell(prompt)
  expect(idea?.script).toContain(told)
})

test('what they did is asked after in another idea', async () => {
  const [, asked] = await tell(
    'for my best freind Dana: she drove 6 hours when my dad died, she hates my cooking and eats it anyway, she remebers everything. its her 40th on saturday',
  )
  expect(asked?.script).toContain('Who drove six hours when my dad died? Dana.')
  expect(asked?.script).toMatch(/Happy birthday, Dana\.$/)
})

test.each(['tribute to jazz: facts, dates, names', 'for my class: photosynthesis, cells, water'])(
  '“%s” is said of nobody dear',
  (prompt) => {
    expect(readTribute(prompt)).toBeNull()
  },
)
