import { hasBlanks } from '@hookreel/film'
import { describe, expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'

const ask = (prompt: string, seconds: 15 | 30 | 45 | 60 = 30) =>
  createEmbeddedWriter().suggestIdeas({ prompt, seconds, language: 'English', count: 10, seed: 9 })

describe('a story is told of what the prompt names', () => {
  test.each([
    ['scary story about a babysitter', /babysitter/i, 8],
    ['something scary about a doll named Rosie', /Rosie/, 2],
    ['horror story in an empty shopping mall', /shopping mall/i, 7],
    ['something behind our garage door, whisper voice', /garage door/i, 2],
    ['a goodnight story for my niece Ines, 4, who loves ponies', /pony[\s\S]* Goodnight, Ines\.$/i, 4],
    ['quiet story for my grandson about a truck', /truck/i, 4],
    ['sleepy otter who cant sleep, no scary parts, about 90 seconds', /sleepy otter/i, 4],
    ['I lost my job, make me a video to feel better', /badge|\bjob\b/, 4],
    ['motivational video about not giving up', /not giving up|give up|keep going/i, 1],
    ['a bedtime story about a sleepy dragon', /sleepy dragon/i, 8],
    ['love story between a baker and a mail carrier', /(?=[\s\S]*baker)(?=[\s\S]*mail carrier)/i, 8],
    ['a short romantic story about a red scarf', /red scarf/i, 1],
    ['mystery story about a missing violin', /violin/i, 1],
    [
      'pov: you are the last person awake on a night bus',
      /^You are the last person awake on a night bus\./,
      8,
    ],
    ['a letter to my younger self', /^Dear younger self,/, 4],
    ['motivation for monday morning', /Monday|alarm/, 4],
    ['a motivational reel about starting over at 40', /began/i, 1],
    ['a monologue of a lighthouse keeper', /^I am a lighthouse keeper/, 4],
    ['princess who cannot sleep', /princess/i, 4],
    ['sleepy story, calm voice, about a little hedgehog', /hedgehog/i, 4],
    [
      'i want a ghost story that takes place in a night bus garage, first person, dont show blood',
      /garage/i,
      2,
    ],
    ['something for people who failed their exam today', /You failed your exam today\./, 4],
  ])('“%s”', async (prompt, named, least) => {
    for (const seconds of [30, 45, 60] as const) {
      const ideas = await ask(prompt, seconds)
      expect(ideas.length).toBeGreaterThanOrEqual(least)
      expect(new Set(ideas.map(({ framework }) => framework)).size).toBe(ideas.length)
      for (const { script, caption } of ideas) {
        expect(script).toMatch(named)
        expect(script).not.toMatch(/undefined|null|[{}|]| {2}|\bthe the\b/)
        expect(hasBlanks(script)).toBe(false)
        expect(caption.length).toBeLessThanOrEqual(300)
      }
    }
  })
})

describe('words are given that are asked for', () => {
  test.each([
    ['stoic quotes for hard days', /^(?!.*(?:Shakespeare|Bacon)).*(?:Marcus Aurelius|Epictetus|Seneca)/],
    ['marcus aurelius quotes', /^(?!.*(?:Shakespeare|Emerson)).*Marcus Aurelius/],
    ['5 riddles for kids', /The answer:/],
    ['jokes about teachers', /teacher|pupil|student|school/i],
    ['would you rather questions for couples', /Would you rather .+, or .+\?/],
    ['10 italian words every tourist needs', /grazie|acqua|conto|dov/],
    ['how to say hello in german', /hallo|moin|guten/i],
  ])('“%s”, and nothing twice', async (prompt, found) => {
    const ideas = await ask(prompt)
    expect(ideas.length).toBeGreaterThan(0)
    for (const { script } of ideas) expect(script).toMatch(found)
    const said = ideas
      .flatMap(({ script }) => script.split(/(?<=[.?!”]) /).slice(1, -1))
      .filter((line) => line.length > 40)
    expect(new Set(said).size).toBe(said.length)
  })

  test('what only speaks of them is not mistaken for them', async () => {
    for (const prompt of ['how to write a joke', 'my favorite quotes'])
      for (const { framework } of await ask(prompt)) expect(['jokes', 'quotes']).not.toContain(framework)
  })
})

describe('words that are no part of a story', () => {
  test.each(['creepy', 'two sentence horror but longer'])(
    '“%s” is told with the plot’s own parts',
    async (prompt) => {
      const ideas = await ask(prompt)
      expect(ideas.length).toBeGreaterThan(2)
      for (const { script } of ideas) expect(script).not.toMatch(/creepy|horror|highway nevada/i)
    },
  )

  test.each([
    'story of wilma mankiller',
    'the story of Jonah',
    'i moved to Calgary and want to tell that story',
    'true scary story trucker highway nevada night shift',
  ])('“%s” is not told as some other story', async (prompt) => {
    expect(await ask(prompt)).toEqual([])
  })
})
