import { expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'
import { subjectOf } from '../interview/ask-back.ts'
import { mendPrompt } from './mend-prompt.ts'
import { dropSmallWords } from './drop-small-words.ts'
import { stripOrders } from './read-orders.ts'

test.each([
  ['how do volcanoes erupt, my son asked me yesterday', 'how do volcanoes erupt'],
  ['What caused the Chernobyl disaster? my aunt lived near there', 'What caused the Chernobyl disaster?'],
  ['what is a mortgage and do i need one, im 24 and just moved out', 'what is a mortgage'],
  ['what is a pension and why should i care? i just got my first job', 'what is a pension?'],
  ['i want a video that teach how change a flat tyre', 'how to change a flat tyre'],
  ['we need a reel which shows people how to fold a shirt', 'how to fold a shirt'],
])('"%s" asks or orders first, and what it says of the person who asks is no part of it', (prompt, topic) => {
  expect(stripOrders(mendPrompt(prompt))).toBe(topic)
  expect(subjectOf(prompt).kind).not.toBe('personal')
})

test('what somebody told of themselves is named whole, and not in pieces', async () => {
  const prompt = 'how to tie a tie, my son has his first wedding'
  const request = { prompt, seconds: 30, language: 'English', count: 1, seed: 1 } as const
  const [idea] = await createEmbeddedWriter().suggestIdeas(request)
  expect(idea?.unmet).toEqual(['Not in the script: “my son has his first wedding”.'])
})

test.each([
  'is it normal to feel numb? my dog died yesterday',
  'what should I do, my boss shouts at me',
  'how I met my wife, my friends did not believe it',
  'my dog died, how do I tell my son',
])('"%s" stays whole: it asks about the person who asks', (prompt) => {
  expect(stripOrders(prompt)).toBe(prompt)
})

test.each([
  ['where does chess come from originally', 'where does chess come from'],
  ['how do submarines even work lol', 'how do submarines work'],
  ['why do cats even purr tho', 'why do cats purr'],
  ['what actually is gravity lol explain pls', 'what is gravity'],
  ['facts about the country of Iceland', 'facts about Iceland'],
  ['the zipper history lol', 'the zipper history'],
  ['history of the zipper lol who even invented it', 'history of the zipper, who invented it'],
])('"%s" is asked without its small words', (prompt, plain) => {
  expect(dropSmallWords(prompt)).toBe(plain)
})

test.each([
  'what are even numbers',
  'how to break even in a shop',
  'I fell off my bike lol',
  'a story about a robot called Tho',
  'the origin of the word lol',
])('"%s" keeps its words', (prompt) => {
  expect(dropSmallWords(prompt)).toBe(prompt)
})
