import { expect, test } from 'vitest'
import { dropFences, parseJson } from './ask-for-object.ts'

test('an answer between code fences is read as one without', () => {
  const bare = '{"text": "a   \\n b ``` c"}'
  for (const answer of [bare, `\n${bare}\n`, `\`\`\`json\n${bare}\n\`\`\``, `\`\`\`${bare}\`\`\``])
    expect([dropFences(answer), parseJson(answer)]).toEqual([bare, { text: 'a   \n b ``` c' }])
})

test('an answer of more values than anybody asked for is none, one just below is read', () => {
  const ideas = (count: number) => JSON.stringify({ ideas: Array.from({ length: count }, () => ({})) })
  expect(parseJson(ideas(4999))).toEqual({ ideas: Array.from({ length: 4999 }, () => ({})) })
  expect(parseJson(ideas(5001))).toBeUndefined()
  expect(parseJson('['.repeat(100_000))).toBeUndefined()
})
