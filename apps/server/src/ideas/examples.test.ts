import { DURATIONS_SECONDS } from '@hookreel/film'
import { PROMPT_EXAMPLES } from '@hookreel/contract'
import { createEmbeddedWriter } from '@hookreel/crew/readings'
import { describe, expect, test } from 'vitest'

const writer = createEmbeddedWriter()

describe('the examples offered to people without an idea', () => {
  test.each(PROMPT_EXAMPLES)('“%s” gives whole scripts in every length, with no key', async (prompt) => {
    for (const seconds of DURATIONS_SECONDS) {
      const ideas = await writer.suggestIdeas({ prompt, seconds, count: 5, seed: 5, language: 'English' })
      // Fewer different ideas fill a longer film.
      expect(ideas.length).toBeGreaterThan(seconds > 60 ? 0 : 3)
    }
  })
})

const WORDS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

describe('the number in a title', () => {
  test.each(['5 space facts', '7 money tips', 'ten food facts', '10 facts about cats'])(
    'is what the script counts, for “%s”',
    async (prompt) => {
      let counted = 0
      for (const seconds of DURATIONS_SECONDS) {
        const ideas = await writer.suggestIdeas({ prompt, seconds, count: 20, seed: 3, language: 'English' })
        for (const { title, script, framework } of ideas) {
          const count = Number(/^\d+/.exec(title)?.[0] ?? 0)
          // What does not climb to anything is told without its places.
          if (framework !== 'countdown' || count < 2 || !script.includes('Number one: ')) continue
          // Each place from the highest down to number one is told, and none above it.
          for (const [index, word] of WORDS.entries()) {
            const label = new RegExp(`[.?!] Number ${word}: `)
            expect(label.test(script), `${word} in “${title}”: ${script}`).toBe(index + 2 <= count)
          }
          counted += 1
        }
      }
      expect(counted).toBeGreaterThan(0)
    },
  )
})
