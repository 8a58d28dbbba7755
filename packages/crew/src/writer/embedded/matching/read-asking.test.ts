import { describe, expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'
import { subjectOf } from '../interview/ask-back.ts'
import { asksForSigns, readAsking, readLimits } from './read-asking.ts'

const ask = (prompt: string) =>
  createEmbeddedWriter().suggestIdeas({ prompt, seconds: 30, language: 'English', count: 1, seed: 2 })

describe('by what something is noticed', () => {
  test.each([
    'signs your laptop battery is failing',
    'early warning signs of mold in a house',
    'what are the symptoms of jet lag',
    'red flags in a new landlord',
    'how do i know if my boss wants me gone',
  ])('“%s” asks for signs, and is asked back as such where none are known', (prompt) => {
    expect(asksForSigns(prompt)).toBe(true)
    expect(subjectOf(prompt).kind).toBe('signs')
  })

  test.each([
    'zodiac signs explained',
    'why are stop signs red',
    'how many signs does Braille have',
    'road signs in Norway',
  ])('“%s” asks for none', (prompt) => {
    expect(asksForSigns(prompt)).toBe(false)
  })

  test.each([
    'signs that your dog is secretly bored of you',
    'signs you need new football boots',
    'signs your hamster is too warm',
  ])('“%s” is not answered by a word of it', async (prompt) => {
    expect(await ask(prompt)).toEqual([])
  })

  test('what is known of the signs is told', async () => {
    expect((await ask('signs of gaslighting'))[0]?.script).toMatch(/^What are signs of gaslighting\?/)
    expect((await ask('red flags in a relationship'))[0]?.title).toMatch(/Spot Red Flags/)
  })

  test('steps do not say what happens', () => {
    expect(readAsking('what happens if you stop smoking')).toBe('what happens')
  })
})

describe('what somebody tried for a time is theirs', () => {
  test.each([
    'i gave up sugar for 30 days heres what happened',
    'I cycled to work every day for a month',
    'we lived without a fridge for two weeks',
    "I've been getting up at five for 60 days",
  ])('“%s”', async (prompt) => {
    expect(subjectOf(prompt).kind).toBe('trial')
    expect(await ask(prompt)).toEqual([])
  })

  test.each(['I lost my cat for 3 days', 'I worked in a bank for 10 years', 'how I moved to Oslo in a week'])(
    '“%s” was tried by nobody',
    (prompt) => {
      expect(subjectOf(prompt).kind).not.toBe('trial')
    },
  )
})

describe('what limits a prompt', () => {
  test.each([
    ['octopus facts, no numbers', ['no numbers']],
    ['how to start running if you are over 70', ['if you are over 70']],
    ['gifts under 20 dollars without plastic', ['without plastic', 'under 20 dollars']],
    ['moon facts in under 30 seconds', []],
    ['how to live without regret and with style', []],
  ])('“%s”', (prompt, limits) => {
    expect(readLimits(prompt).map(({ said }) => said)).toEqual(limits)
  })

  test.each([
    ['5 facts about penguins, no numbers', 'Not followed: “no numbers”.'],
    ['how to start running if you are over 70', 'Not followed: “if you are over 70”.'],
    ['explain inflation like a cowboy', 'Not followed: “like a cowboy”.'],
    ['facts about cats in rhyme', 'Not followed: “in rhyme”.'],
    ['explain rainbows but make it dramatic', 'Not followed: “but make it dramatic”.'],
    ['explain gravity to my grandma', 'Not followed: “to my grandma”.'],
    ['a day in the life of a bee', 'Not in the script: “a day in the life”.'],
    ['the worst zippers', 'Not in the script: “worst”.'],
  ])('“%s” is told, and says what it does not keep to', async (prompt, note) => {
    const [idea] = await ask(prompt)
    expect(idea?.script ?? '').not.toBe('')
    expect(idea?.unmet?.join(' ')).toContain(note)
  })

  test('what is kept to is not named', async () => {
    expect((await ask('owl facts, nothing about football'))[0]?.unmet ?? []).toEqual([])
  })
})
