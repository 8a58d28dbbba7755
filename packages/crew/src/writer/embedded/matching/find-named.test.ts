import { expect, test } from 'vitest'
import { createEmbeddedWriter, isKnownTopic } from '../embedded-writer.ts'
import { findNamed } from './find-named.ts'

test.each([
  ['Alan Turing and how he was treated after the war', 'alan-turing', 'how he was treated after the war'],
  ['what happened at Chernobyl minute by minute', 'chernobyl', 'minute by minute'],
  ['the story of Florence Nightingale for nursing students', 'florence-nightingale', ''],
  ['what really happened to Amelia Earhart in 1937', 'amelia-earhart', ''],
  ['facts about Switzerland, grade 6', 'switzerland', ''],
  ['facts about Switzerland for grade 6', 'switzerland', ''],
])('"%s" names %s', (prompt, id, besides) => {
  const named = findNamed(prompt)
  expect([named?.match.pack.id, named?.besides]).toEqual([id, besides])
})

test.each([
  'Titanic museum in Belfast',
  'Paris Hilton',
  'Paris wedding photographer',
  'a bakery in Paris',
  'Japan for people who hate crowds',
  'cleopatra makeup tutorial',
  'how did Alan Turing and his team read messages',
])('"%s" names another thing, or is answered by its answer alone', (prompt) => {
  expect(findNamed(prompt)).toBeNull()
})

test('what is not known of a name is said, and is looked up where there is a net', async () => {
  const prompt = 'Alan Turing and how he met his tailor'
  const request = { prompt, seconds: 30, language: 'English', count: 2, seed: 4 } as const
  const ideas = await createEmbeddedWriter().suggestIdeas(request)
  expect(ideas.length).toBeGreaterThan(0)
  for (const { script, unmet } of ideas) {
    expect(script).toContain('Turing')
    expect(unmet?.join(' ')).toContain('“how he met his tailor”')
  }
  expect(isKnownTopic(prompt)).toBe(false)
})

test('nothing is made up of somebody who lived', async () => {
  const request = {
    prompt: 'a love story about Marie Curie',
    seconds: 30,
    language: 'English',
    count: 1,
    seed: 4,
  } as const
  const [idea] = await createEmbeddedWriter().suggestIdeas(request)
  expect(idea?.script ?? '').not.toContain('the Marie Curie')
})

const firstOf = async (prompt: string) => {
  const request = { prompt, seconds: 30, language: 'English', count: 1, seed: 18 } as const
  const [idea] = await createEmbeddedWriter().suggestIdeas(request)
  return idea
}

test.each([
  ['Who was Cleopatra really? 60 second history short, dramatic', /Cleopatra/],
  ['who was nikola tesla actually', /Tesla/],
  ['who was Napoleon really? short video', /Napoleon/],
])('"%s" is told of that person', async (prompt, name) => {
  const idea = await firstOf(prompt)
  expect(idea?.title).toMatch(name)
})

test.each(['who was Ptolemy the twelfth really', 'who was Octavia Butlerson', 'who is the Pharaoh Zork'])(
  '"%s" is not answered by a neighbor',
  async (prompt) => {
    expect(await firstOf(prompt)).toBeUndefined()
  },
)

test.each([
  ['the great emu war of australia', 'What was the Emu War?'],
  ['great emu war', 'What was the Emu War?'],
  ['what is a credit score', 'How do credit scores work?'],
  ['compound interest', 'What is compound interest?'],
  ['compound interest explained with a bakery', 'What is compound interest?'],
])('"%s" is told by what it is, whatever is drawn', async (prompt, title) => {
  for (const seed of [1, 13, 42]) {
    const request = { prompt, seconds: 30, language: 'English', count: 1, seed } as const
    const [idea] = await createEmbeddedWriter().suggestIdeas(request)
    expect(idea?.title).toBe(title)
  }
})

test('steps are told from the first, however one of them is asked after', async () => {
  const prompt = 'how to unclog a shower drain'
  const request = { prompt, seconds: 30, language: 'English', count: 1, seed: 7 } as const
  const [idea] = await createEmbeddedWriter().suggestIdeas(request)
  expect(idea?.title).toMatch(/^How to Unclog/)
})
