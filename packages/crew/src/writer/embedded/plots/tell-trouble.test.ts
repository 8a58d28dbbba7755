import { expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'

const ask = (prompt: string, count = 2) =>
  createEmbeddedWriter().suggestIdeas({ prompt, seconds: 30, language: 'English', count, seed: 3 })

test.each([
  ['bedtime story about a teapot who was afraid of thunder', /teapot/i, /thunder/],
  ['bedtime story about a little snowplow who was afraid of the dark', /little snowplow/i, /dark/],
  [
    'short story for toddlers about a little elevator who did not want to share',
    /little elevator/i,
    /did not want to share/,
  ],
  [
    'a story for my daughter Amina, age 4, who loves octopuses and doesnt want to brush her teeth',
    /little octopus/i,
    /teeth.*Goodnight, Amina/s,
  ],
  [
    "goodnight story for my son Jonas, 3, who loves excavators and won't go to sleep",
    /little excavator/i,
    /sleep.*Goodnight, Jonas/s,
  ],
  [
    'my daughter Priya is 5 and starts school on monday, she loves giraffes, make her a bedtime story',
    /little giraffe/i,
    /first day of school.*Goodnight, Priya/s,
  ],
  [
    "story for my 2 year old Leo who won't eat his vegetables and loves tractors",
    /little tractor/i,
    /vegetables/,
  ],
  ['a story for Mila, 4, she is getting a baby brother and is not happy about it', /Mila/, /baby brother/],
  ['bedtime story about a little tugboat who lost his favorite toy', /little tugboat/i, /favorite toy/],
  ['the sock that lost its twin', /the sock/i, /lost its twin/],
  ['the umbrella that was left behind on a train', /the umbrella/i, /left behind on a train/],
  ['the lamp that wanted to see the sun', /the lamp/i, /sun/],
  [
    'Gute Nacht story in english about hedgehog who can not sleep before winter',
    /hedgehog/i,
    /before winter/,
  ],
  ['Une petite histoire in english about a snail who misses the rain', /snail/i, /rain/],
])('“%s” has its own hero, to the end', async (prompt, hero, told) => {
  const ideas = await ask(prompt)
  expect(ideas.length).toBeGreaterThan(0)
  for (const { script, unmet = [] } of ideas) {
    expect(script).toMatch(hero)
    expect(
      script
        .split(/(?<=[.!?]"?) /)
        .slice(2)
        .join(' '),
    ).toMatch(hero)
    expect(script).toMatch(told)
    expect(script).not.toMatch(
      /undefined|[{}]|\bthe the\b|(?:little|young) (?:fox|hedgehog|dragon) (?:was|could)|said (?:he|she)[.,]/,
    )
    expect(unmet.filter((each) => !/monday/.test(each))).toEqual([])
  }
})

test.each([
  ['spooky story in an old cinema in Lisbon', /cinema in Lisbon/],
  ['creepy story in a village well in Kerala, dont make it gory, twist ending', /well in Kerala/],
  ['ghost story on an old ferry near Bergen', /ferry near Bergen/],
])('“%s” happens there, and it does not snow', async (prompt, where) => {
  const ideas = await ask(prompt)
  expect(ideas.length).toBeGreaterThan(0)
  for (const { script } of ideas) {
    expect(script).toMatch(where)
    expect(script).not.toMatch(/snow/)
  }
})

test.each([
  'the man who invented the telephone',
  'the city that was destroyed by a volcano',
  'the first dog that went to space',
])('“%s” is no story to be made up', async (prompt) => {
  for (const { framework } of await ask(prompt)) expect(framework).not.toMatch(/^(?:bedtime|tale|premise)/)
})
