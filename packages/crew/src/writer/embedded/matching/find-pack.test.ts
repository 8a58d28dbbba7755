import { describe, expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'
import { findPack } from './find-pack.ts'
import { foldWords } from './words.ts'

const scriptFor = async (prompt: string) => {
  const request = { prompt, seconds: 30, language: 'English', count: 1, seed: 3 } as const
  return (await createEmbeddedWriter().suggestIdeas(request))[0]?.script
}

test.each([
  ['repotting my orchids', 'repot an orchid'],
  ['pruned the roses', 'prune a rose'],
  ['stopping tantrums', 'stop a tantrum'],
  ['his push-ups', 'push up'],
])('"%s" is "%s" in other words', (one, other) => {
  expect(foldWords(one)).toBe(foldWords(other))
})

describe('what is done to what is met', () => {
  test.each([
    ['how to bleed a radiator', 'bleeding-a-radiator'],
    ['bleeding your radiators like a pro', 'bleeding-a-radiator'],
    ['mistakes beginners make when unclogging toilets at home', 'unclogging-a-toilet'],
    ['signs that my pipes are frozen', 'frozen-pipes'],
    ['red flags when viewing an apartment', 'viewing-an-apartment'],
    ['how to keep roses fresh in a vase', 'cut-flowers'],
  ])('"%s"', (prompt, id) => {
    expect(findPack(prompt)?.pack.id).toBe(id)
  })

  test.each([
    'how to bleed brakes',
    'how to clean clothes',
    'how to rent a car',
    'what blood type am I',
    'how to paint a radiator',
  ])('but not in "%s"', (prompt) => {
    expect(findPack(prompt)?.pack.unit.one).not.toBe('tip')
  })
})

test('how often, how long and when are answered by the step that says so, at once', async () => {
  expect(await scriptFor('how often should you service a boiler')).toMatch(/^How often .* once a year/)
  expect(await scriptFor('best time to service a boiler')).toMatch(/^When .* late summer/)
  expect(await scriptFor('when should I service my boiler')).toMatch(/^When .* late summer/)
  expect(await scriptFor('how often should I change my sheets')).toMatch(
    /^How often .* one to two weeks|^How often .* two weeks/,
  )
  // When to prune it is no answer, and nothing is known of how long it takes.
  expect(await scriptFor('when to plant lavender')).toBeUndefined()
  expect(await scriptFor('how long does it take to service a boiler')).toBeUndefined()
})

test('a number that belongs to what is done orders no number of steps', async () => {
  expect(await scriptFor('how to introduce two cats')).toContain('Step five:')
})

test.each([
  ['great depression explained', 'the Great Depression'],
  ['what caused the great depression', 'the Great Depression'],
  ['depression explained', 'depression'],
])('"%s" is about %s', async (prompt, name) => {
  const request = { prompt, seconds: 30, language: 'English', count: 1, seed: 1 } as const
  const [idea] = await createEmbeddedWriter().suggestIdeas(request)
  expect(idea?.title.toLowerCase()).toContain(name.toLowerCase())
})
