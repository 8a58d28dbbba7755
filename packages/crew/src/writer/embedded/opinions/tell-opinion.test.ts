import { describe, expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'
import { askBack } from '../interview/ask-back.ts'

const tell = (prompt: string, count = 3) =>
  createEmbeddedWriter().suggestIdeas({ prompt, seconds: 30, language: 'English', count, seed: 2 })

describe('a view that a prompt takes', () => {
  test.each([
    ['pineapple on pizza is good actually and i will die on this hill', 'Pineapple on pizza is good'],
    [
      'tablets should be banned at the dinner table. change my mind',
      'Tablets should be banned at the dinner table',
    ],
    [
      'Is homework really useful for primary school? give my view that no, with 3 reasons',
      'Homework is not useful for primary school',
    ],
    [
      'hot take: sequels of old movies are ruining cinema, angry rant but no swearing',
      'Sequels of old movies are ruining cinema',
    ],
    [
      'should dogs be allowed in libraries? my answer is yes, give 3 reasons',
      'Dogs should be allowed in libraries',
    ],
    ['hot take: a wrap is a sandwich', 'A wrap is a sandwich'],
    ['rant about people who whisper in cinemas', 'I am fed up with people who whisper in cinemas'],
  ])(
    'in "%s" is told in the first person, with reasons and a fair word to the others',
    async (prompt, claim) => {
      const ideas = await tell(prompt)
      expect(ideas.length).toBeGreaterThan(1)
      expect(new Set(ideas.map(({ title }) => title)).size).toBe(ideas.length)
      for (const { script, sources } of ideas) {
        expect(script).toContain(claim)
        expect(script).toMatch(/First: .* (?:Second|And last): /)
        expect(script).toMatch(/Yes, |I know what the others say/)
        expect(script).not.toMatch(/die on this hill|angry|my view that|[{}]/)
        expect(sources).toEqual([])
      }
    },
  )

  test('has the reasons of its own side', async () => {
    const [dogs] = await tell("dogs are better than cats and here's why", 1)
    const [cats] = await tell("cats are better than dogs and here's why", 1)
    expect(dogs?.script).toMatch(/First: [^“]*\b(?:dog|walk|you|friends)\b/i)
    expect(cats?.script).toMatch(/First: [^“]*\b(?:cat|itself|chosen|neighbors)\b/i)
    const [against] = await tell('homework should be banned, change my mind', 1)
    const [kept] = await tell('homework should not be banned, change my mind', 1)
    expect(against?.script).toMatch(/First: [^“]*(?:quiet desk|play and sleep|fights|school day)/)
    expect(kept?.script).toMatch(/First: [^“]*(?:you remember|plan your own|is learning|second try)/)
  })

  test('tells as many reasons as are ordered, and says when there are fewer', async () => {
    const [three] = await tell('should dogs be allowed in libraries? my answer is yes, give 3 reasons', 1)
    expect(three?.script).toMatch(/First: .*Second: .*And last: /)
    const [seven] = await tell('should dogs be allowed in libraries? my answer is yes, give 7 reasons', 1)
    expect(seven?.unmet?.join(' ')).toContain('Four reasons, not seven')
  })
})

test.each([
  ['my hot take: the moon landing is overrated', 'The moon landing is overrated'],
  ['unpopular opinion: two weeks notice is outdated', 'Two weeks notice is outdated'],
])('of "%s" no reasons are kept: they are asked for, and the view is not', async (prompt, claim) => {
  expect(await tell(prompt)).toEqual([])
  const { questions } = askBack({ prompt })
  expect(questions[0]?.text).toBe(`“${claim}”: what is your strongest reason?`)
  expect(questions.map(({ id }) => id)).not.toContain('claim')
})

test.each([
  'Vaccines should be mandatory, hot take',
  'debate: should schools ban phones',
  '7 things every new drummer should own',
  'why you should start a garden',
  'octopuses are smarter than we think',
])('"%s" is no view to be argued in the first person', async (prompt) => {
  for (const { framework } of await tell(prompt)) expect(framework).not.toBe('opinion')
})

test('reasons are given where a case is to be made', async () => {
  const [idea] = await createEmbeddedWriter().suggestIdeas({
    ...{ prompt: 'Schools should teach gardening. Make the case in a calm way.', seconds: 30 },
    ...{ language: 'English', count: 1, seed: 1 },
  })
  expect(idea?.framework).toBe('opinion')
})
