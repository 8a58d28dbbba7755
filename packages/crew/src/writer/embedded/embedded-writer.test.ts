import { hasBlanks, splitSentences } from '@hookreel/film'
import { describe, expect, test } from 'vitest'
import type { IdeaDraft, IdeasRequest } from '../writer.ts'
import { createEmbeddedWriter } from './embedded-writer.ts'
import { OCEAN_PACK } from './facts/ocean/pack.ts'
import { WORDS_FOR_SECONDS, countWords } from './wording.ts'

const writer = createEmbeddedWriter()
const ask = (prompt: string, more: Partial<IdeasRequest> = {}) =>
  writer.suggestIdeas({ prompt, seconds: 30, language: 'English', count: 10, seed: 1, ...more })
const PROMPTS = ['space facts', 'productivity habits', 'human body facts', 'ocean facts']
const LENGTHS = [15, 30, 45, 60] as const
const tagsOf = ({ caption }: Pick<IdeaDraft, 'caption'>) => caption.match(/#\S+/g) ?? []
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

describe('ideas from a pack', () => {
  test.each(PROMPTS.flatMap((prompt) => LENGTHS.map((seconds) => [prompt, seconds] as const)))(
    '"%s" for %d seconds: ten ideas whose scripts have the words that fill it, within 8 per cent',
    async (prompt, seconds) => {
      const target = WORDS_FOR_SECONDS[seconds]
      for (const seed of [1, 2, 3]) {
        const ideas = await ask(prompt, { seconds, seed })
        expect(ideas).toHaveLength(10)
        for (const { script, framework } of ideas) {
          expect(
            Math.abs(countWords(script) - target) / target,
            `${framework}: ${script}`,
          ).toBeLessThanOrEqual(0.08)
        }
      }
    },
  )

  test.each(PROMPTS)('"%s" is told in all ten frameworks', async (prompt) => {
    const ideas = await ask(prompt, { seconds: 30 })
    expect(new Set(ideas.map(({ framework }) => framework)).size).toBe(10)
  })

  test('a title that counts says the number that is in the script', async () => {
    let counted = 0
    for (const seconds of LENGTHS) {
      for (const idea of await ask('5 space facts', { seconds, count: 30 })) {
        const count = Number(/^(\d+) /.exec(idea.title)?.[1] ?? 0)
        if (idea.framework !== 'countdown' || count === 0) continue
        expect(count).toBeLessThanOrEqual(5)
        const places = idea.script.match(/\bNumber (?:five|four|three|two|one):/g)
        if (places === null) continue
        counted += 1
        expect(places).toHaveLength(count)
        expect(places[0]).toBe(`Number ${NUMBERS[count]}:`)
      }
    }
    expect(counted).toBeGreaterThan(LENGTHS.length)
  })

  test('fifty asked: no hook and no title twice, and hooks open the scripts', async () => {
    const ideas = await ask('ocean facts', { count: 50 })
    expect(ideas.length).toBeGreaterThan(25)
    expect(new Set(ideas.map(({ title }) => title)).size).toBe(ideas.length)
    const hooks = ideas.map(({ script }) => script.split(/(?<=[.?!]) /)[0])
    expect(new Set(ideas.map(({ caption }) => caption.split(' #')[0])).size).toBe(ideas.length)
    expect(hooks.every((hook) => hook !== undefined && hook.length > 5)).toBe(true)
  })

  test('fifty asked: at least half of what an idea tells is new against each earlier one', async () => {
    const told = (script: string) =>
      new Set([
        ...OCEAN_PACK.facts.flatMap((fact) => [
          ...([fact.short, ...splitSentences(fact.long)].some((line) => script.includes(line))
            ? [fact.short]
            : []),
          ...fact.why.filter((follow) => script.includes(follow)),
        ]),
        ...OCEAN_PACK.myths.flatMap((myth) =>
          [myth.correction, myth.because].filter((line) => script.includes(line)),
        ),
      ])
    const all = (await ask('ocean facts', { count: 50 })).map(({ script }) => told(script))
    all.forEach((late, index) => {
      expect(late.size).toBeGreaterThan(0)
      for (const early of all.slice(0, index)) {
        expect([...late].filter((line) => early.has(line)).length * 2).toBeLessThanOrEqual(late.size)
      }
    })
  })

  test('a narrow topic stays narrow: octopus ideas cite only octopus works', async () => {
    const ideas = await ask('octopus facts', { seconds: 15 })
    expect(ideas.length).toBeGreaterThan(1)
    for (const { script } of ideas) expect(script).toMatch(/octopus|arm|copper|ink|coconut|color/i)
    for (const { script } of ideas) expect(script).not.toMatch(/whale|shark|turtle/i)
  })

  test('every idea names its sources', async () => {
    for (const { sources } of await ask('space facts')) {
      expect(sources.length).toBeGreaterThan(0)
    }
  })

  test.each([
    ['why do cats purr', /purr/],
    ['how do octopuses change color', /match any color/],
  ])('"%s" is answered by the first idea', async (prompt, answer) => {
    const [first] = await ask(prompt)
    expect(first?.title).toMatch(answer)
    expect(first?.framework).toBe('how-it-works')
  })

  test.each([
    ['tornadoes', /tornado/i],
    ['dogs vs cats', /\b(?:dog|cat|puppies|puppy)/i],
    ['gut bacteria', /gut|bacteria|stomach|liver/i],
    ['Write a 30 second script about volcanoes, keep it funny and add a hook', /volcan|erupt|krakatoa/i],
  ])('each idea for "%s" tells of it', async (prompt, named) => {
    const ideas = await ask(prompt)
    expect(ideas.length).toBeGreaterThan(2)
    for (const { script } of ideas) {
      expect(script).toMatch(named)
    }
  })

  test.each(['why did the titanic sink', 'how does lightning work', 'how do sharks sleep'])(
    'what is known beside it is no answer to "%s"',
    async (prompt) => {
      for (const { script } of await ask(prompt)) expect(script).toMatch(/iceberg|charge|sleep/i)
    },
  )

  test('the answer leads where a question asks for one thing', async () => {
    const [fall] = await ask('What happens if you fall into a black hole?')
    expect(fall?.script).toContain('stretched like spaghetti')
    const [brain] = await ask('Is it true that we only use ten percent of our brain?')
    expect(brain?.script).toContain('No part of it lies idle')
  })

  test.each(['interesting facts', 'something viral pls', 'idk'])(
    '"%s" names no topic: ten ideas of ten topics to choose from',
    async (prompt) => {
      const ideas = await ask(prompt)
      expect(ideas).toHaveLength(10)
      expect(new Set(ideas.map(({ caption }) => tagsOf({ caption })[0])).size).toBe(10)
      expect(new Set(ideas.map(({ framework }) => framework)).size).toBeGreaterThanOrEqual(8)
    },
  )

  test('no two of ten ideas end in the same words, and no summary comes twice', async () => {
    for (const prompt of PROMPTS) {
      const ideas = await ask(prompt)
      const ends = ideas.map(({ script }) => script.split(/(?<=[.?!]) /).at(-1))
      expect(new Set(ends).size, prompt).toBe(ideas.length)
      expect(new Set(ideas.map(({ summary }) => summary)).size).toBe(ideas.length)
    }
  })

  test('a myth prompt gets myths first', async () => {
    expect((await ask('ocean myths'))[0]?.framework).toBe('myth-busting')
  })
})

describe('every answer', () => {
  const prompts = [...PROMPTS, 'haunted lighthouse', 'survival story', 'history of tea in Turkey']
  test.each(prompts)('"%s" is the same for the same seed and keeps to the limits', async (prompt) => {
    const ideas = await ask(prompt, { count: 50, seed: 9 })
    expect(ideas).toEqual(await ask(prompt, { count: 50, seed: 9 }))
    for (const idea of ideas) {
      expect(idea.caption.length).toBeLessThanOrEqual(300)
      expect(idea.script.length).toBeLessThanOrEqual(2000)
      expect(idea.title.length).toBeLessThanOrEqual(200)
      expect(tagsOf(idea).length).toBeGreaterThanOrEqual(3)
      expect(tagsOf(idea).length).toBeLessThanOrEqual(7)
      for (const tag of tagsOf(idea)) expect(tag).toMatch(/^#[\p{L}\p{N}]+$/u)
      expect(hasBlanks(idea.script)).toBe(false)
      expect(idea.script).not.toMatch(/undefined|null|\{|\}| {2}/)
    }
  })

  test('another seed gives other ideas', async () => {
    expect(await ask('space facts', { seed: 1 })).not.toEqual(await ask('space facts', { seed: 2 }))
  })
})

describe('a topic the writer does not know', () => {
  test('brings no idea, and nothing with blanks', async () => {
    expect(await ask('history of the zorb ball')).toEqual([])
  })
})

describe('a place in a prompt for a story', () => {
  test.each(['a scary lighthouse story', 'a lighthouse story', 'a creepy story set in a lighthouse'])(
    '"%s" is told at the lighthouse',
    async (prompt) => {
      const ideas = await ask(prompt, { count: 5, seed: 4 })
      expect(ideas.length).toBeGreaterThanOrEqual(5)
      for (const idea of ideas) {
        expect(`${idea.title} ${idea.script}`.toLowerCase()).toMatch(/lighthouse|lamp|keeper/)
      }
    },
  )
})

test.each([
  ['octopus has 3 hearts video', /three hearts/],
  ['show viewers how to sharpen a kitchen knife', /knife|blade|stone/i],
  ['why did rome fall', /Roman Empire|west/],
  ['scary facts about honey that sound fake', /honey/i],
])('"%s" is read for what it is about', async (prompt, said) => {
  const [idea] = await createEmbeddedWriter().suggestIdeas({
    ...{ prompt, seconds: 30, language: 'English', count: 1, seed: 2 },
  } as const)
  expect(idea?.script).toMatch(said)
  expect(idea?.script).not.toMatch(/video|viewers|sound fake/)
})

test('who orders a film on something for others gets that, with the call at its end', async () => {
  const [idea] = await createEmbeddedWriter().suggestIdeas({
    ...{ seconds: 30, language: 'English', count: 1, seed: 2 },
    prompt:
      'We are a plumbing company in Leeds, want a video on 3 signs your boiler is about to die so people call us',
  } as const)
  expect(idea?.title).toContain('Boiler')
  expect(idea?.script).toMatch(/Call us\.$/)
})

test('days in a place, and things that are no steps, are said to be left out', async () => {
  const ask = (prompt: string) =>
    createEmbeddedWriter().suggestIdeas({ prompt, seconds: 30, language: 'English', count: 1, seed: 2 })
  expect((await ask('3 days in porto'))[0]?.unmet?.join(' ')).toContain('each day of 3 days')
  expect((await ask('5 subscriptions you should cancel today'))[0]?.unmet?.join(' ')).toContain(
    'not a list of subscriptions',
  )
})

test.each(['what I learned from losing my job', 'things I learned from getting laid off'])(
  '"%s" is the asking person’s own story, and no list of tips',
  async (prompt) => {
    const request = { prompt, seconds: 30, language: 'English', count: 1, seed: 2 } as const
    expect(await createEmbeddedWriter().suggestIdeas(request)).toEqual([])
  },
)
