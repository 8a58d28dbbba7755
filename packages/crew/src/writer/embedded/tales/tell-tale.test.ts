import { describe, expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'
import { TALES } from './tales.ts'

const ask = (prompt: string, count = 4) =>
  createEmbeddedWriter().suggestIdeas({ prompt, seconds: 30, language: 'English', count, seed: 2 })

describe('a story is about what somebody does in the prompt, and ends as ordered', () => {
  test.each([
    ['a sad story about a dog who waits for his owner at the station', /^tale-sad-/, /\bdog\b/],
    ['story about two sisters who drift apart, sad ending', /^tale-sad-/, /\bsisters\b/],
    ['sad love story between a nurse and a soldier', /^tale-sad-/, /nurse[\s\S]*soldier/],
    ['sad story about a clown', /^tale-sad-/, /\bclown\b/],
    ['sad story about two penguins', /^tale-sad-/, /\bpenguins\b/],
    ['a heartbreaking story about a boy and his kite', /^tale-sad-/, /\bkite\b/],
    ['a story with an open ending about a boy who finds a key in the snow', /^tale-open-/, /\bkey\b/],
    ['story about a woman who gets a letter from her dead father, cliffhanger', /^tale-open-/, /dead father/],
    ['mystery about a red suitcase nobody picks up, leave the ending open', /^tale-open-/, /red suitcase/],
    ['a funny story about a cat that runs a bakery', /^tale-funny-/, /\bbakery\b/],
    ['heartwarming story about an old woman who adopts a grumpy parrot', /^tale-warm-/, /grumpy parrot/],
    ['funny story about a goat who opens a hair salon', /^tale-funny-/, /hair salon/],
    ['story about a librarian who can talk to books', /^tale-warm-/, /could talk to books/],
    ['story about a barber who can read minds', /^tale-warm-/, /read minds/],
    ['adventure story about a girl who inherits a map from her uncle', /^tale-warm-/, /\bmap\b/],
    ['scary story about a babysitter and a music box', /^tale-scary-/, /music box/],
    ['story about a gardener who falls in love with a scarecrow', /^tale-\w+-(?:hello|song)/, /scarecrow/],
    ['a toaster that falls in love with a kettle', /^tale-\w+-(?:hello|song)/, /kettle/],
    ['funny story about a plumber who enters a beauty contest', /^tale-funny-(?:number|rules)/, /contest/],
    ['story about a tortoise who signs up for a marathon', /^tale-\w+-(?:number|rules)/, /marathon/],
    ['a snowman who refuses to melt', /^tale-\w+-(?:why|not-yet)/, /made the snowman melt|to melt\?/],
    ['a story about a boy who is afraid of escalators', /^tale-\w+-(?:pocket|club)/, /escalators/],
    ['story of a waiter who is terrible at his job', /^tale-\w+-worst/, /still bad at the job/],
    ['story about a penguin who cannot swim', /^tale-\w+-lantern/, /still can.t swim/],
    ['story where my hamster is secretly a spy', /^tale-\w+-clues/, /is the spy/],
    [
      "story about two sisters who haven't spoken for years and get stuck in a cable car",
      /-third-hour/,
      /had not spoken for years and got stuck[\s\S]*go back to the cable car/,
    ],
    ['story about a widow who builds a boat out of old doors', /-nine-times/, /it was the boat/],
    ['story about a raccoon who steals a birthday cake', /-share/, /the birthday cake between them/],
    ['story about a clerk who turns into a pigeon', /-same/, /become the pigeon/],
    ['story about a cloud that wants to touch the sea', /-snail/, /How far are you\?/],
    ['story about a dentist who falls asleep at work', /^tale-/, /dentist/],
    [
      'story about two cousins who get locked in a library overnight',
      /-third-hour/,
      /got locked in a library[\s\S]*back to the library,/,
    ],
    ['story about a sailor who gets seasick', /-best-spot/, /two of them now/],
    ["mystery: someone keeps leaving flowers on my aunt's porch", /-my-turn/, /my aunt's porch/],
    ['mystery story about somebody stealing our garden gnomes', /-flour/, /gnomes/],
    ["story about a teacher who finds a child's mitten in the snow", /-(?:note|corner)/, /a child's mitten/],
  ])('“%s”', async (prompt, framework, named) => {
    const [idea] = await ask(prompt)
    const script = idea?.script ?? ''
    expect(idea?.framework).toMatch(framework)
    expect(idea?.unmet ?? []).toEqual([])
    expect(script).toMatch(named)
    expect(script).not.toMatch(/undefined|[{}|]| {2}|\bthe the\b|\ban? an?\b|ending|cliffhanger/i)
  })

  test.each(['sad', 'open'] as const)('four or more plots with a %s end hold for whatever happens', (end) => {
    expect(
      TALES[end].filter(({ parts }) => /\bany\b/.test(parts['deed'] ?? '')).length,
    ).toBeGreaterThanOrEqual(4)
  })

  test('a plot of a deed names the thing of the prompt again in its last half', () => {
    const silent = Object.values(TALES)
      .flat()
      .filter(({ parts, beats }) => {
        const needed = beats.filter(({ level }) => level === 1).map(({ text }) => text)
        const last = needed.slice(Math.floor(needed.length / 2)).join(' ')
        const isOfThing = /find|lose|keep|inherit|meet|hear|see|run|thing/.test(parts['deed'] ?? '')
        return isOfThing && !/\{(?:a_)?it\}/i.test(last)
      })
    expect(silent.map(({ id }) => id)).toEqual([])
  })

  test('a child is told no sad story that it did not order', async () => {
    for (const { framework } of await ask('bedtime story for my son Max about a tractor who lost his wheel'))
      expect(framework).not.toMatch(/^tale-(?:sad|open|scary)/)
  })
})

test.each([
  ['kids story about a hedgehog and a balloon who want to be friends', 'hedgehog', 'snail'],
  ["children's story about a boy named Omar who finds a tiny elephant in his school bag", 'Omar', 'fox'],
  ['bedtime tale about a shy owl who is scared of the dark, set in an old lighthouse', 'shy owl', 'set in'],
])('the hero of "%s" is its own, and what is told of it is not read out', async (prompt, hero, other) => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const [idea] = await createEmbeddedWriter().suggestIdeas({
      prompt,
      seconds: 30,
      language: 'English',
      count: 1,
      seed,
    })
    expect(idea?.script).toContain(hero)
    expect(idea?.script).not.toContain(other)
    expect(idea?.unmet ?? []).toEqual([])
  }
})
