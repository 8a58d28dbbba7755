import { expect, test } from 'vitest'
import type { Provider } from '@hookreel/contract'
import { describeEndings, describeFilmCost, describePlaces, describeUnlocks } from './provider-words.ts'

const openai: Provider = {
  id: 'openai',
  name: 'OpenAI',
  parts: [
    { part: 'writer', place: 2, model: null, ending: null, filmMicrodollars: 7250 },
    { part: 'narrator', place: 1, model: null, ending: null, filmMicrodollars: null },
    { part: 'illustrator', place: 1, model: null, ending: null, filmMicrodollars: 400_000 },
  ],
  state: 'ok',
  message: null,
  askedAt: null,
  settings: ['OPENAI_API_KEY'],
  isLocal: false,
  monthMicrodollars: 0,
}

test('a service tells what it unlocks, what a film costs with it, and when it is asked', () => {
  expect(describeUnlocks(openai)).toBe('Ideas, scripts and rewriting; voices; pictures')
  expect(describeFilmCost(openai)).toBe('About $0.007 for writing, $0.40 for pictures a film of 30 seconds')
  expect(describePlaces(openai)).toBe('Asked second for writing, first for pictures')
})

test("what runs on one's own machine is free", () => {
  expect(describeFilmCost({ ...openai, isLocal: true })).toBe('Free: runs on your own machine')
})

test('a model that its service switches off is told with what to configure', () => {
  expect(describeEndings(openai)).toEqual([])
  const [writer, , illustrator] = openai.parts.map((part) => ({
    ...part,
    ending: { on: '2026-12-01', successor: part.part === 'writer' ? null : 'gpt-image-2.6-flare' },
  }))
  const parts = [writer, illustrator].filter((part) => part !== undefined)
  expect(describeEndings({ ...openai, parts })).toEqual([
    expect.stringMatching(/^Writing: its model is switched off on .*2026.*\. Connect another service\.$/),
    expect.stringMatching(
      /^Pictures: its model is switched off on .*2026.*\. Configure gpt-image-2\.6-flare\.$/,
    ),
  ])
})
