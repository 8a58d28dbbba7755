import { splitSentences } from '@hookreel/film'
import { describe, expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'
import { repeatsRun } from '../frameworks/say-once.ts'
import type { Pack } from '../known/fact.ts'
import { countWords } from '../wording.ts'
import { listTopicPacks } from './topics.ts'

const PLAIN = /^[\x20-\x7e]+$/
const packs = listTopicPacks()
const ask = (prompt: string, seconds: 30 | 60 = 30) =>
  createEmbeddedWriter().suggestIdeas({ prompt, seconds, language: 'en', count: 3, seed: 7 })

/** A name of three words and more comes again where nothing could be told without it. */
const withoutName = (text: string, { name }: Pack) =>
  name.split(' ').length > 2 ? text.replaceAll(new RegExp(`\\b${name}\\b`, 'gi'), 'XX') : text
/** Fits any script. */
const CALLS =
  /\b(?:in the comments|surprised you(?: most)?|did you (?:know|believe) (?:this|it|that))[.?]$|^(?:save|send) this\b/i

test('no two topics have a name, a word or a fact in common', () => {
  // Looking each of 19,700 up in a list takes five seconds.
  const twice = (all: readonly string[]) => {
    const met = new Set<string>()
    return all.filter((one) => met.size === met.add(one).size)
  }
  expect(twice(packs.map(({ id }) => id))).toEqual([])
  expect(twice(packs.flatMap(({ subjects }) => subjects.flatMap(({ words }) => words)))).toEqual([])
  expect(twice(packs.flatMap(({ facts }) => facts.map(({ short }) => short)))).toEqual([])
})

describe.each(packs)('what is known of $id', (pack) => {
  test('is short enough to be told, and written for a voice', () => {
    for (const { short, long, question, why } of pack.facts) {
      expect(countWords(short), short).toBeLessThanOrEqual(9)
      expect(short, 'no full stop').not.toMatch(/[.!?]$/)
      expect(countWords(long), long).toBeLessThanOrEqual(32)
      expect(question).toMatch(/\?$/)
      for (const follow of why) expect(countWords(follow), follow).toBeLessThanOrEqual(28)
      for (const text of [long, ...why]) expect(text, text).toMatch(/[.!?]$/)
    }
    const spoken = [
      ...pack.facts.flatMap(({ short, long, question, why }) => [short, long, question, ...why]),
      ...pack.myths.flatMap(({ claim, correction, because }) => [claim, correction, because]),
      ...pack.subjects.flatMap(({ hooks, arrive }) => [...hooks, arrive]),
    ]
    for (const text of spoken) {
      expect(text, text).toMatch(PLAIN)
      expect(text, text).not.toMatch(/\d/)
    }
    for (const { claim } of pack.myths) expect(claim, 'a clause').not.toMatch(/[.!?]$/)
  })

  test('gives whole ideas at thirty and sixty seconds', async () => {
    const [subject] = pack.subjects
    const prompt =
      pack.unit.one === 'tip' ? `tips for ${subject?.words[0]}` : `facts about ${subject?.words[0]}`
    for (const seconds of [30, 60] as const) {
      const ideas = await ask(prompt, seconds)
      expect(ideas.length, prompt).toBeGreaterThan(0)
      for (const { script } of ideas) {
        expect(script).not.toMatch(/[[\]{}|]/)
        const [opening = '', ...rest] = splitSentences(script)
        const again = rest.filter((one) => repeatsRun(withoutName(opening, pack), withoutName(one, pack)))
        expect(again, script).toEqual([])
        expect(rest.at(-1), script).not.toMatch(CALLS)
      }
    }
  })
})

test.each([
  'hitler',
  'stroke',
  'the Holocaust',
  'the Vietnam War',
  'the Battle of the Somme',
  'the Battle of Verdun',
  'the civil rights movement',
  'the murder of Emmett Till',
  'the Weimar Republic',
  'life in the trenches',
  'child labor in Victorian times',
  'the Columbian Exchange',
])('what is known of %s is not sold as a curiosity', (word) => {
  const pack = packs.find(({ name, subjects }) => name === word || subjects[0]?.words.includes(word))
  expect(pack?.promises).toContain('everyone should know')
  expect(pack?.promises).not.toContain('sound made up')
})

test.each([
  ['5 facts about Japan', 'Japan'],
  ['how to negotiate your salary', 'number'],
  ['tips for asking for a raise', 'number'],
  ["a beginner's guide to knitting", 'stitch'],
  ['how do I stop my cat from scratching the sofa', 'post'],
])('"%s" gives whole scripts about it', async (prompt, word) => {
  const ideas = await ask(prompt)
  expect(ideas.length).toBeGreaterThan(0)
  expect(ideas[0]?.script).toContain(word)
})

test('a topic of its own comes before the subject of a wider pack', async () => {
  expect((await ask('facts about inflation'))[0]?.title).toMatch(/About Inflation/)
  expect((await ask('facts about wifi'))[0]?.title).toMatch(/About Wi-Fi/)
})

test.each([
  ['the trolley problem', 'What is the trolley problem?'],
  ['wifi explained', 'How does Wi-Fi work?'],
  ['history of the Ottoman Empire', 'What was the Ottoman Empire?'],
])('"%s" is first told what it is', async (prompt, question) => {
  expect((await ask(prompt))[0]?.title).toBe(question)
})

test.each([
  ['why do we cry', 'Why do we cry?'],
  ['how does AI work', 'How does AI work?'],
  ['why is the leaning tower of Pisa leaning', 'Why does the Leaning Tower of Pisa lean?'],
  ['the Taj Mahal story', 'What is the Taj Mahal?'],
  ['who was Marie Curie and what did she discover', 'Who was Marie Curie?'],
  ['who was Hedy Lamarr and what she invent', 'Who was Hedy Lamarr?'],
  ['The great molasses flood of Boston 1919', 'What was the Great Molasses Flood?'],
  ['Mansa Musa trip to Mecca, make it epic', 'Who was Mansa Musa?'],
  ['how come u get deja vu', 'What can cause deja vu?'],
  ['how compound interest works with 50 dollars a month', 'What is compound interest?'],
  ['photosynthesis for year 8 biology revision, include the equation', 'What is photosynthesis?'],
  ['my students need a short video on the Meiji Restoration', 'What was the Meiji Restoration?'],
  ['what is the Taj Mahal made of', 'What is the Taj Mahal made of?'],
  ['what really happened at Pompeii', 'What happened to Pompeii?'],
  ['the tallest building in the world', 'What is the tallest building?'],
  ['how many countries are in the world', 'How many countries are in the world?'],
  ['how does photosynthesis work', 'What is photosynthesis?'],
  ['what is compound interest, explained simply', 'What is compound interest?'],
  ['Nelson Mandela biography', 'Who was Nelson Mandela?'],
  ['how to descale a kettle', 'How do you descale a kettle?'],
  ['why is my bread so dense', 'Why is my bread dense?'],
  ['how to knead dough', 'How to Knead Dough in 5 Steps'],
  ['what is a black hole', 'What is a black hole?'],
  ['best time to visit Iceland', 'When is the best time to visit Iceland?'],
  ['best time to visit Japan', 'When is the best time to visit Japan?'],
  ['why do planes leave white lines in the sky', 'Why do planes leave white lines in the sky?'],
  ['what caused the great smog of 1952', 'What caused the Great Smog of London?'],
  ['what was the Christmas truce', 'What was the Christmas truce?'],
  ['why does Macbeth kill Duncan', 'Why does Macbeth kill Duncan?'],
  ['what is the probability of rolling two sixes', 'What is the probability of rolling two sixes?'],
  ['how does a river form a meander', 'How do rivers form a meander?'],
  ['series vs parallel circuits', 'How do series and parallel circuits differ?'],
  ['causes of world war 2', 'What caused World War Two?'],
  ['electoral college explained', 'How does the Electoral College work?'],
  ['how to tie a bowline knot', 'How to Tie a Bowline in 5 Steps'],
  ['how to heal your inner child', 'How do you heal your inner child?'],
  ['night terrors vs nightmares', 'What is the difference between night terrors and nightmares?'],
  ['how to talk to kids about death', 'How to Talk to Children About Death in 5 Steps'],
  ['what if we could breathe underwater', 'What would happen if humans could breathe underwater?'],
  ['what if there was no oxygen for 5 seconds', 'What would happen if oxygen vanished for five seconds?'],
  ['coke vs pepsi', 'What is the difference between Coke and Pepsi?'],
  ['how to turn down a job offer', 'How to Turn Down a Job Offer in 5 Steps'],
  ['sunday scaries', 'What are the Sunday scaries?'],
])('"%s" is answered by what asks just that', async (prompt, question) => {
  expect((await ask(prompt))[0]?.title).toBe(question)
})

test.each(['what is DNA made of', 'what is Uranus made of', 'what is inside the Great Pyramid'])(
  '"%s" is not answered by what else is known of it',
  async (prompt) => {
    expect(await ask(prompt)).toEqual([])
  },
)

test.each([
  ['daily life in ancient rome', 'Culture of ancient Rome'],
  ['life in ancient Egypt', 'Ancient Egypt'],
  ['everyday life in ancient Greece', 'Ancient Greece'],
])('"%s" is told by the topic that is about just that', async (prompt, article) => {
  expect((await ask(prompt))[0]?.sources.map(({ work }) => work).join()).toContain(article)
  expect(await ask('daily life in ancient Persia')).toEqual([])
})

test('ghost towns are places, and no ghosts', async () => {
  expect((await ask('top 5 ghost towns'))[0]?.sources.map(({ work }) => work).join()).toContain('Ghost town')
  expect((await ask('ghost story in a small town'))[0]?.sources).toEqual([])
})

test('however short a step is told, it says what keeps somebody safe', async () => {
  for (const seconds of [30, 60] as const)
    for (const { script } of await ask('signs your boiler is about to die', seconds))
      if (/yellow/i.test(script)) expect(script).toMatch(/call for help/)
})

test('what a collection answers goes on with the topic of its thing', async () => {
  const [idea] = await ask('who discovered penicillin')
  expect(idea?.title).toBe('Who discovered penicillin?')
  expect(idea?.sources.map(({ work }) => work).join()).toContain('Antibiotic')
  expect(idea?.script).not.toContain('telephone')
})

test('one answer of many is told by itself', async () => {
  const [idea] = await ask('who invented the chair')
  expect(idea?.title).toBe('Who invented the chair?')
  expect(idea?.script).not.toMatch(/typewriter|soap|umbrella/)
  const [bicycle] = await ask('who invented the bicycle')
  expect(bicycle?.sources.map(({ work }) => work).join()).toContain('Bicycle')
})

test('what most people get wrong is told as beliefs that are wrong', async () => {
  expect((await ask('facts about Vikings most people get wrong'))[0]?.title).toContain('Myths')
})

test('steps are steps of the whole title: nobody dies in five of them', async () => {
  expect((await ask('what to say when someone dies'))[0]?.title).toBe(
    'How to Find Words When Someone Dies: 5 Steps',
  )
  expect((await ask('how to make a sourdough starter'))[0]?.title).toBe(
    'How to Make a Sourdough Starter in 5 Steps',
  )
})

test('a list is asked for in whatever words', async () => {
  for (const prompt of [
    "things you didn't know about elephants",
    'things you didn\u2019t know about Iceland',
  ])
    expect((await ask(prompt)).length, prompt).toBeGreaterThan(0)
})
