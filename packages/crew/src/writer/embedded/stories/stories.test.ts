import { createRandom } from '@hookreel/film'
import { describe, expect, test } from 'vitest'
import { WORDS_FOR_SECONDS, countWords } from '../wording.ts'
import { findStory } from './find-story.ts'
import { GRAMMARS } from './grammars.ts'
import { chainBeats, tellStories } from './tell-stories.ts'

const request = { prompt: 'story', seconds: 30, language: 'English', count: 50, seed: 4 } as const

describe.each([
  ['mystery', 'haunted lighthouse'],
  ['survival', 'a survival story'],
  ['cabin', 'cabin in the woods'],
  ['message', 'a story about a last message'],
  ['letter', 'a found letter story'],
  ['rivals', 'a story about rivals'],
  ['town', 'a small town mystery'],
  ['underdog', 'an underdog story'],
  ['contact', 'first contact'],
] as const)('the %s grammar', (story, prompt) => {
  const setting = findStory(prompt, story)
  const grammar = GRAMMARS[story]

  test('tells at least ten distinct stories', () => {
    const stories = setting === null ? [] : tellStories(setting, request)
    expect(stories.length).toBeGreaterThanOrEqual(10)
    expect(new Set(stories.map(({ script }) => script.split('. ')[0])).size).toBe(stories.length)
    expect(new Set(stories.map(({ framework }) => framework)).size).toBe(stories.length)
  })

  test('tells no effect before its cause, whichever beats are chosen', () => {
    for (const thread of grammar.threads) {
      for (let seed = 0; seed < 20; seed += 1) {
        const { required, optional } = chainBeats(grammar, thread, createRandom(seed))
        const told = new Set<string>()
        // Needs of required beats may only come from required ones: optional beats may be left out.
        for (const beat of required.toSorted((a, b) => a.stage - b.stage)) {
          for (const need of beat.needs)
            expect(told, `${thread.id}: ${beat.id} needs ${need}`).toContain(need)
          for (const given of beat.gives) told.add(given)
        }
        for (const beat of optional) for (const need of beat.needs) expect(told).toContain(need)
        expect(required.toSorted((a, b) => a.stage - b.stage).at(-1)).toBe(thread.end)
      }
    }
  })

  test.each([15, 30, 45, 60] as const)('fits %d seconds within 8 per cent', (seconds) => {
    for (const seed of [1, 2, 3]) {
      const stories = setting === null ? [] : tellStories(setting, { ...request, seconds, seed })
      for (const { script } of stories) {
        expect(
          Math.abs(countWords(script) - WORDS_FOR_SECONDS[seconds]) / WORDS_FOR_SECONDS[seconds],
          script,
        ).toBeLessThanOrEqual(0.08)
      }
    }
  })
})

describe('a story prompt', () => {
  test('gives the story its place', () => {
    const setting = findStory('a scary story in an abandoned hospital', 'mystery')
    expect(setting?.placeName).toBe('hospital')
    const stories = setting === null ? [] : tellStories(setting, request)
    expect(stories.every(({ title }) => title.includes('Hospital'))).toBe(true)
  })

  test('about things that the grammar cannot tell of is refused', () => {
    expect(findStory('scary story about my neighbor', 'mystery')).toBeNull()
    expect(findStory('survival story on Pluto', 'survival')).toBeNull()
  })
})
