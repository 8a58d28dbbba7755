import { expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'

const write = (prompt: string) =>
  createEmbeddedWriter().suggestIdeas({ prompt, seconds: 30, language: 'English', count: 3, seed: 4 })

test('a recipe in the prompt is told with each of its amounts and steps, and nothing else', async () => {
  const [idea] = await write(
    "my aunt's plum cake: 500 g plums, 250g flour, 2 eggs, 1 tsp cinnamon. mix it in one bowl. bake 40 min at 180. cosy voice",
  )
  expect(idea?.script).toBe(
    "My aunt's plum cake. You need 500 g plums, 250g flour, 2 eggs and 1 tsp cinnamon. Mix it in one bowl. Bake 40 min at 180. Save this for the day you cook it.",
  )
})

test('without amounts it is no recipe of the person', async () => {
  for (const { framework } of await write('plum cake: easy, quick, cheap'))
    expect(framework).not.toBe('recipe')
})
