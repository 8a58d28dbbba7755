import { expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'
import { countWords } from '../wording.ts'
import { listFields } from './read-fields.ts'
import { readRelatable } from './read-relatable.ts'
import { tellRelatable } from './tell-relatable.ts'

const requestOf = (prompt: string, count = 1) =>
  ({ prompt, seconds: 30, language: 'English', count, seed: 1 }) as const

test.each([
  ['things clients say that make barbers cry inside', 'barber', 'heard'],
  ['things you should never say to a nurse', 'nurse', 'heard'],
  ['stuff every mom says at least once a day', 'mom', 'says'],
  ['types of people at the gym', 'gym', 'types'],
  ['the 6 stages of writing an essay the night before', 'essay-night', 'stages'],
  ['signs you are getting old', 'old', 'you'],
  ['things couples always forget', 'couple-forgets', 'they'],
  ['pov your mom finds your report card', 'report-card', 'pov'],
  ['pov your the only single one at a wedding', 'single-wedding', 'pov'],
  ['pov your a nurse on the night shift', 'nurse', 'you'],
  ["POV: you're a cat and it's 4am", 'cat-night', 'pov'],
  ['every nurse on a night shift be like', 'nurse', 'you'],
  ['cat owners be like', 'cat-owner', 'you'],
  ['cats be like', 'cat', 'they'],
  ['things only older siblings will understand', 'oldest', 'you'],
  ['supporting a team that always loses in the 93rd minute', 'fan', 'you'],
  ['types of roommates', 'roommate', 'types'],
  ['teachers in december be like', 'teacher', 'you'],
  ["signs you're in your thirties", 'old', 'you'],
  ['types of moms at the playground', 'kinds-of-moms', 'types'],
  ['signs you grew up with siblings', 'sibling', 'you'],
  ['signs you need a break from your phone', 'phone', 'you'],
  ['signs you need a break', 'vacation', 'you'],
  ['stages of packing for a trip', 'packing-day', 'stages'],
  ['the stages of writing an essay at 2am', 'essay-night', 'stages'],
  ['things only people with dogs understand', 'dog-owner', 'you'],
  ['stages of assembling ikea furniture', 'furniture', 'stages'],
  ["signs you're an adult now", 'adult', 'you'],
  ['excuses people make when they are late', 'late', 'says'],
  ['things customers say that break a waiter', 'waiter', 'heard'],
  ["pov: you're the eldest daughter", 'eldest-daughter', 'you'],
  ["pov: you're a barista and it's 6am", 'barista', 'you'],
  ["pov: you're a barber on a saturday", 'barber', 'you'],
  ['pov: you have a dog', 'dog-owner', 'you'],
  ['pov you work the closing shift', 'cashier', 'you'],
  ["signs you're the youngest in the family", 'youngest', 'you'],
  ['signs you work nights', 'nightshift', 'you'],
  ['growing up with strict parents', 'strict', 'you'],
  ['people you meet at the airport', 'airport', 'types'],
  ['everyone at the gym', 'gym', 'types'],
  ['sentences that hurt a photographer', 'photographer', 'heard'],
  ['never say this to a nurse', 'nurse', 'heard'],
  ['things that happen when you get older', 'old', 'you'],
])('%s is told of %s as %s', (prompt, id, form) => {
  const asked = readRelatable(prompt)
  expect([asked?.field.id, asked?.telling.form]).toEqual([id, form])
})

test.each([
  'dentists be like',
  'things only plumbers understand',
  'things moms never say',
  'things customers never say to waiters',
  'things people say about nurses',
  'things to do with your dog',
  'things to say to your mom',
  'stages of moving on',
  'stages of writing an essay',
  'stages of grief',
  'types of weddings',
  'types of dogs',
  'signs your dog is sick',
  'signs you need a new phone',
  'excuses to leave a party',
  'signs your dog has fleas',
  'signs you have a cat allergy',
  'signs you work too much',
  'people you meet in heaven',
  'supporting a team that never loses',
  'pov your cat wakes you up at 4am',
  'pov you are a nurse in world war two',
  'pov your nurse',
  'the struggle of having an older brother',
  'when is monday',
  'why do cats knead',
])('%s is not', (prompt) => {
  expect(readRelatable(prompt)).toBeNull()
})

test('every form of a field has three openings, eight observations or more and three closings', () => {
  for (const { id, tellings } of listFields())
    for (const { form, openings, lines, closings } of tellings) {
      expect(lines.length, `${id} ${form}`).toBeGreaterThanOrEqual(8)
      expect(new Set(lines).size, `${id} ${form}`).toBe(lines.length)
      expect(openings.length, `${id} ${form}`).toBeGreaterThanOrEqual(3)
      expect(closings.length, `${id} ${form}`).toBe(3)
      for (const { title, hook } of openings) expect([title, hook], id).not.toContain('')
    }
})

test('every form of every field is told in some half a minute, each idea with another opening', () => {
  for (const { id, tellings } of listFields()) {
    const titles = tellings.flatMap(({ openings }) => openings.map(({ title }) => title))
    expect(new Set(titles).size, id).toBe(titles.length)
  }
  for (const prompt of ['types of people at the gym', 'things people say to developers', 'dads be like']) {
    const ideas = tellRelatable(requestOf(prompt, 10)) ?? []
    expect(ideas.length).toBeGreaterThanOrEqual(2)
    expect(new Set(ideas.map(({ script }) => script)).size).toBe(ideas.length)
    for (const { script } of ideas) {
      expect(countWords(script), script).toBeGreaterThan(65)
      expect(countWords(script), script).toBeLessThan(95)
    }
  }
})

test.each([
  ['types of people at the gym', 'gym', 'types'],
  ['things people say to developers', 'developer', 'heard'],
  ['dads be like', 'dad', 'they'],
  ['stages of a first date', 'date', 'stages'],
] as const)('ten ideas of “%s” are as many as have mostly observations of their own', (prompt, id, form) => {
  const lines =
    listFields()
      .find((field) => field.id === id)
      ?.tellings.find((telling) => telling.form === form)?.lines ?? []
  const ideas = tellRelatable(requestOf(prompt, 10)) ?? []
  expect(ideas.length).toBeGreaterThanOrEqual(2)
  const told = new Set<string>()
  for (const { script } of ideas) {
    const said = lines.filter((line) => script.includes(line))
    expect(said.length).toBeGreaterThanOrEqual(4)
    expect(said.filter((line) => told.has(line)).length / said.length, script).toBeLessThanOrEqual(0.4)
    for (const line of said) told.add(line)
  }
})

test('as many are told as are ordered, and what the prompt names is among them', () => {
  const [stages] = tellRelatable(requestOf('the 6 stages of writing an essay the night before')) ?? []
  expect(stages?.script.match(/Stage (?:one|two|three|four|five|six):/g)).toHaveLength(6)
  expect(stages?.title).toContain('6')
  const [rings] = tellRelatable(requestOf('introverts when the doorbell rings be like')) ?? []
  expect(rings?.script).toContain('The doorbell rings.')
  expect(tellRelatable(requestOf('signs you are a dog person'))?.[0]?.title).toBe('Signs You Have a Dog')
  expect(tellRelatable(requestOf('20 signs you are getting old'))).toBeNull()
  const [signs] = tellRelatable(requestOf('5 signs you are a coffee addict')) ?? []
  expect(signs?.title).toBe("5 Signs You're a Coffee Addict")
  expect(signs?.script.match(/Number (?:one|two|three|four|five): /g)).toHaveLength(5)
})

test.each([
  ['pov: you are a nurse', /^POV: .* POV: /],
  ['signs you are a nurse', /^Signs /],
  ['things only nurses understand', /\bOnly\b/],
  ['the struggle of sharing a bathroom with my sisters', /Struggle/],
])('%s opens as it is asked', (prompt, opening) => {
  const [idea] = tellRelatable(requestOf(prompt)) ?? []
  expect(`${idea?.title} ${idea?.script}`).toMatch(opening)
})

test('of whom observations are told, nothing is said to be left out', async () => {
  const [idea] = await createEmbeddedWriter().suggestIdeas(requestOf('toddlers be like'))
  expect(idea?.framework).toBe('relatable-they')
  expect(idea?.unmet).toBeUndefined()
})

test('a field that is not kept gets questions, and no fact of something else', async () => {
  const writer = createEmbeddedWriter()
  expect(
    await writer.suggestIdeas(requestOf('plumbers on the last day before the holidays be like')),
  ).toEqual([])
  const [idea] = await writer.suggestIdeas(requestOf('give me 3 ideas about things barbers hear every day'))
  expect(idea?.framework).toBe('relatable-heard')
  expect(idea?.unmet).toBeUndefined()
})
