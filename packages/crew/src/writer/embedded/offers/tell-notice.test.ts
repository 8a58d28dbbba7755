import { expect, test } from 'vitest'
import { readNotice } from './read-notice.ts'
import { tellNotice } from './tell-notice.ts'

const scriptOf = (prompt: string) =>
  tellNotice({ prompt, seconds: 30, language: 'English', count: 1, seed: 1 })?.[0]?.script

test('a deal without commas is told detail by detail', () => {
  const script = scriptOf(
    'january offer for iron house gym in johannesburg no joining fee first 50 people only',
  )
  expect(script).toContain(
    'The January offer at Iron House Gym in Johannesburg. No joining fee. First 50 people only.',
  )
})

test('what something takes says why it costs more', () => {
  expect(scriptOf('we sell handwoven bags, each takes 3 days, tell people why it costs more')).toContain(
    'We sell handwoven bags. Each takes 3 days.',
  )
})

test.each([
  ['apology to customers because our parcels are late, honest but a bit funny', 'joking'],
  ['sorry we closed early on saturday, the oven broke', 'sorry'],
  ['our bakery in leeds opens at 6 now instead of 7, tell everyone', 'hours'],
  ['our cafe in ghent is closed on monday 3 june, we are back on tuesday', 'closed'],
  ['we knit by hand, one takes 40 hours, explain why it costs 180 euro', 'price'],
  ['we have moved to 12 mill lane, same phone number', 'moving'],
  ['we are closing our shop on friday after 22 years, thank everybody', 'goodbye'],
  ['ad for my dog walking service in bristol 12 pounds an hour', 'service'],
  ['our new pottery studio opens on may 3, first hour free', 'opening'],
  ['we are opening a coffee shop in Bristol this friday', 'opening'],
  ["we're a small family bakery and sourdough is back every saturday from 8am", 'news'],
  ['we just hit 10k followers, thank you', 'thanks'],
  ['I reached 1000 subscribers, make a thank you video', 'thanks'],
])('%s is a notice', (prompt, kind) => {
  expect(readNotice(prompt)?.kind).toBe(kind)
})

test.each([
  'how to apologize to customers',
  'I have 500 followers, how do I get more',
  'we reached 500 followers, how can we get to 1000',
  'explain why it costs more',
  'ad for my gym',
  'ad for handmade wooden toys, free shipping this week',
  'ad for nail salon grand opening free coffee',
])('%s is none', (prompt) => {
  expect(readNotice(prompt)).toBeNull()
})

test('an address and a day are written as such', () => {
  expect(scriptOf('our restaurant in york is closed today, the boiler broke')).toContain(
    'Our restaurant in York is closed today.',
  )
  expect(scriptOf('we are moving to 14 king street on 1 may')).toContain(
    'We are moving to 14 King Street on 1 May.',
  )
})

test('a deal keeps its own word and its last day', () => {
  expect(scriptOf('summer sale at bella shoes 30 percent off all sandals until sunday')).toContain(
    'The summer sale at Bella Shoes. 30 percent off all sandals. Until Sunday.',
  )
})

test('a milestone tells what is said of the way there', () => {
  expect(
    scriptOf(
      "we hit 10,000 customers! thank you. We started in a garage in 2019 with two sewing machines and today we're a team of 14",
    ),
  ).toContain(
    "We hit 10,000 customers. We started in a garage in 2019 with two sewing machines and today we're a team of 14.",
  )
  expect(
    scriptOf('we turn 10! thanks to everyone who came through our doors. it was me, one chair and a radio'),
  ).toContain('We turn 10. Thanks to everyone who came through our doors. It was me, one chair and a radio.')
})

test('a move says where to in a sentence of its own', () => {
  expect(
    scriptOf("We're moving! From June 2 our bakery is at 14 Mill Lane. Same bread, twice the seats"),
  ).toContain("We're moving. From June 2 our bakery is at 14 Mill Lane. Same bread. Twice the seats.")
})
