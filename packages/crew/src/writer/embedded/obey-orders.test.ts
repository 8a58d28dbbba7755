import { describe, expect, test } from 'vitest'
import { createEmbeddedWriter } from './embedded-writer.ts'

describe('a question after somebody, a time, a place or a number', () => {
  const first = async (prompt: string) => {
    const request = { prompt, seconds: 30, language: 'English', count: 1, seed: 2 } as const
    return (await createEmbeddedWriter().suggestIdeas(request))[0]
  }

  test.each([
    ['who invented the printing press', 'Gutenberg'],
    ['Who painted the Mona Lisa?', 'Leonardo da Vinci'],
    ['when did the second world war end', 'nineteen forty five'],
    ['when did world war 1 end', 'nineteen eighteen'],
    ['where is the deepest lake in the world', 'Siberia'],
    ['which is the biggest country', 'Russia'],
    ['how many bones are in the human body', 'two hundred and six'],
    ['what is the largest desert in the world', 'Antarctica'],
    ['are bats blind', 'No bat is blind'],
  ])('“%s” is answered first', async (prompt, answer) => {
    const idea = await first(prompt)
    expect(idea?.script).toContain(answer)
    expect(idea?.sources.length).toBeGreaterThan(0)
  })

  test.each([
    'where was pizza invented',
    'how many people live in japan',
    'is screen time bad for kids',
    'what never to put in a microwave',
  ])('“%s” is asked back rather than answered with what is near', async (prompt) => {
    expect(await first(prompt)).toBeUndefined()
  })
})

describe('what a prompt orders is done, or said', () => {
  const ask = async (prompt: string, seconds: 30 | 60 = 30) =>
    createEmbeddedWriter().suggestIdeas({ prompt, seconds, language: 'English', count: 3, seed: 4 })
  const wordsOf = (script: string) => script.split(/\s+/).length

  test('length', async () => {
    for (const { script, length } of await ask('facts about penguins, in 60 seconds')) {
      expect(Math.abs(wordsOf(script) - 150)).toBeLessThanOrEqual(18)
      expect(length).toBe(60)
    }
    for (const { script } of await ask('facts about penguins, under 50 words', 60))
      expect(wordsOf(script)).toBeLessThanOrEqual(50)
  })

  test('shape and number', async () => {
    for (const { script, framework } of await ask('coffee in three parts')) {
      expect(framework).toBe('parts')
      expect(script).toMatch(/Part one:.*Part two:.*Part three:/)
    }
    for (const { script, title } of await ask('penguins, as a countdown from 3')) {
      expect(title).toMatch(/^3 /)
      expect(script).toMatch(/Number three:.*Number two:.*Number one:/)
    }
    for (const { script } of await ask('penguins as a dialogue')) expect(script).toMatch(/asks:.*says:/)
    for (const { framework } of await ask('myth vs fact about penguins'))
      expect(framework).toMatch(/myth|mistake/)
  })

  test('ending, opening and plain words for children', async () => {
    for (const { script } of await ask('facts about bats for kids, end with "bats are friends"')) {
      expect(script).toMatch(/Bats are friends\.$/)
      expect(script).not.toMatch(/\bblood|\bkill/i)
    }
    for (const { script } of await ask('facts about bats, ask them to comment'))
      expect(script).toMatch(/comments?\b[^.]*\.$/)
    for (const { script } of await ask('facts about bats, start with a question'))
      expect(script).toMatch(/^[^.!]*\?/)
    for (const { script } of await ask('scary story about a babysitter, end with a question'))
      expect(script).toMatch(/What would you have done\?$/)
  })

  test('what it cannot do is said, and everything else still done', async () => {
    const [spanish] = await ask('facts about bats in Spanish')
    expect(spanish?.unmet?.join(' ')).toMatch(/Not in Spanish/)
    const [story] = await ask('scary story about a babysitter as a dialogue')
    expect(story?.unmet?.join(' ')).toContain('one voice')
    const [many] = await ask('9 facts about bats, 20 seconds')
    expect(many?.unmet?.join(' ')).toContain('not nine')
    const [plain] = await ask('facts about bats')
    expect(plain?.unmet).toBeUndefined()
  })
})

describe('stories of the genres that people ask for', () => {
  test.each([
    ['funny story about a cat who hides keys', /(?=[\s\S]*cat)(?=[\s\S]*(?:hiding|hid) keys)/i, 8],
    [
      'adventure story about a boy with an old lantern on an island',
      /boy[\s\S]*lantern|lantern[\s\S]*boy/i,
      6,
    ],
    ['science fiction story about a nurse on a space station', /nurse/i, 6],
    ['bedtime story about a snail who wants to dance', /snail[\s\S]*dance/i, 2],
    ['bedtime story about a kitten who is afraid of storms', /kitten[\s\S]*storms/i, 3],
  ])('“%s”', async (prompt, named, least) => {
    const request = { prompt, seconds: 30, language: 'English', count: 10, seed: 6 } as const
    const ideas = await createEmbeddedWriter().suggestIdeas(request)
    expect(ideas.length).toBeGreaterThanOrEqual(least)
    for (const { script } of ideas) {
      expect(script).toMatch(named)
      expect(script).not.toMatch(/undefined|[{}|]/)
    }
    expect(new Set(ideas.map(({ script }) => script)).size).toBe(ideas.length)
  })
})

test('orders hold for scripts of a person’s own answers, in the shape that was asked about', async () => {
  const answers = {
    pro: 'You wake up to birds and you know every neighbor by name.',
    con: 'The next hospital is an hour away and the bus comes twice a day.',
    cost: 'You need a car, and you need patience with the internet.',
  }
  const prompt = 'pros and cons of living in a small town, ask them to comment'
  const request = { prompt, answers, seconds: 30, language: 'English', count: 1, seed: 1 } as const
  const [idea] = await createEmbeddedWriter().suggestIdeas(request)
  expect(idea?.script).toMatch(/birds[\s\S]*hospital[\s\S]*comments/)
  expect(idea?.unmet).toBeUndefined()
})

test.each(['history of chocolate, documentary style, 45 sec', 'black holes, anime style'])(
  '“%s” names a style of films, which no script has to follow',
  async (prompt) => {
    const [idea] = await createEmbeddedWriter().suggestIdeas({
      ...{ prompt, seconds: 30, language: 'English', count: 1, seed: 1 },
    })
    expect(idea?.unmet ?? []).toEqual([])
  },
)
