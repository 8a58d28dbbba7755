import { expect, test } from 'vitest'
import { createEmbeddedWriter } from '../embedded-writer.ts'
import { askBack } from '../interview/ask-back.ts'

const ask = (prompt: string) =>
  createEmbeddedWriter().suggestIdeas({ prompt, seconds: 30, language: 'English', count: 4, seed: 3 })

test.each([
  ['short rhyming poem for my sisters 40th she likes daisies and awful puns', /\bmy sister\b/],
  ['short poem for my husbands 50th he loves fishing and terrible puns', /\bmy husband\b/],
  ["a rhyme for grandpa's 80th birthday, he tells dad jokes all day", /\bmy grandpa\b/],
  ['poem for mums 70th birthday', /\bmy mum\b/],
])('“%s” is a poem for somebody who lives', async (prompt, whom) => {
  const ideas = await ask(prompt)
  expect(ideas.length).toBeGreaterThan(0)
  for (const { framework, script, title } of ideas) {
    expect(framework).toMatch(/^poem-/)
    expect(`${title} ${script}`).toMatch(new RegExp(whom, 'i'))
    expect(`${title} ${script}`).not.toMatch(/joke|\b\d|she likes|he loves|What I was being given/i)
  }
})

test('verse that is not kept is asked for as verse, and no story', async () => {
  const prompt = 'funny limerick for my cousin who is turning 30 and loves one-liners'
  expect(await ask(prompt)).toEqual([])
  const { questions, message } = askBack({ prompt })
  expect(questions[0]?.text).toContain('first two lines')
  expect(message).not.toContain('joke')
})
