import { splitSentences } from '@hookreel/film'
import { expect, test } from 'vitest'
import { serveTexts } from '../../../../tests/builders/serve-texts.ts'
import { KEYS } from '../../../../tests/fakes/models/text-services.ts'
import type { TextFault } from '../../../../tests/fakes/models/text-services.ts'
import { sampleIdea } from '../../../../tests/fakes/models/written-answers.ts'
import { openGate } from '../provider/provider.ts'
import type { ProviderGate } from '../provider/provider.ts'
import type { ServiceId } from '../provider/services.ts'
import { createAiWriter } from './ai.ts'
import { hasCritic, replaceSentences } from './critique-script.ts'
import { listOpenings } from './suggest-ideas.prompt.ts'
import type { IdeasRequest } from './writer.ts'

const service = serveTexts()
const { faults } = service

const REQUEST: IdeasRequest = { prompt: 'salt', seconds: 30, language: 'English (US)', count: 1, seed: 1 }
const IDEA = sampleIdea('salt', 30, 1)
const SENTENCES = splitSentences(IDEA.script)
const WELL = { stays: true, oneThought: true, concrete: true, noFiller: true, endsOnPoint: true }
const BETTER = 'Look at a grain closely and you see what others miss.'

const writeAfter = (critique: TextFault, gate: ProviderGate = openGate) => {
  faults.push({ kind: 'text', text: JSON.stringify({ ideas: [IDEA] }) }, critique)
  const settings = {
    provider: 'openai',
    apiKey: KEYS.openai,
    baseUrl: `${service.fake.url}/openai`,
    model: undefined,
  } as const
  return createAiWriter({ settings, gate, timeoutSeconds: 20 }, true)
}
const answer = (changes: readonly { number: number; text: string }[], verdicts = {}): TextFault => ({
  kind: 'text',
  text: JSON.stringify({ ...WELL, concrete: false, ...verdicts, changes }),
})

test('a weak sentence is written anew, and the idea is told once, as it stays', async () => {
  const told: string[] = []
  const [idea] = await writeAfter(answer([{ number: 1, text: BETTER }])).suggestIdeas(
    REQUEST,
    undefined,
    ({ script }) => told.push(script),
  )
  expect(splitSentences(idea?.script ?? '')).toEqual(SENTENCES.with(1, BETTER))
  expect(told).toEqual([idea?.script])
  expect(JSON.stringify(service.fake.asked.at(-1)?.body)).toContain('strict editor')
})

test.each([
  ['a number that the script does not have', 'Look at 40 grains and you see what others miss.'],
  ['a name that the script does not have', 'Look at it as Marie Curie did and you see more.'],
  ['markup', '**Look** at it closely.'],
  ['two sentences', 'Look closely. Then look again.'],
  ['nothing', ' '],
  ['so much that the script is too long', `${'Look at it closely again and '.repeat(12)}see.`],
])('a change with %s is not taken', async (_what, text) => {
  const [idea] = await writeAfter(answer([{ number: 1, text }])).suggestIdeas(REQUEST)
  expect(idea?.script).toBe(IDEA.script)
})

test.each<[string, TextFault]>([
  ['finds nothing to mend', answer([{ number: 1, text: BETTER }], { concrete: true })],
  ['names a sentence that there is not', answer([{ number: 99, text: BETTER }])],
  ['is down', { kind: 'error', status: 503, code: 'overloaded', message: 'Overloaded' }],
  ['answers a page of the web', { kind: 'garbage' }],
  ['is cut', { kind: 'cut' }],
  ['declines', { kind: 'declined' }],
])('a critic that %s changes nothing and loses nothing', async (_what, critique) => {
  const [idea] = await writeAfter(critique).suggestIdeas(REQUEST)
  expect(idea?.script).toBe(IDEA.script)
})

test('a person who leaves while the critic reads ends it', async () => {
  const leaving = new AbortController()
  const gate: ProviderGate = {
    run: (call, work, signal) => {
      if (call.operation === 'critique') leaving.abort(new Error('left'))
      return openGate.run(call, work, signal)
    },
  }
  await expect(writeAfter({ kind: 'silent' }, gate).suggestIdeas(REQUEST, leaving.signal)).rejects.toThrow(
    'left',
  )
})

test('scripts are read again where that costs little, unless it was set', () => {
  const service = (provider: ServiceId, model?: string) => ({
    ...{ provider, apiKey: 'key', baseUrl: undefined, model },
  })
  expect(hasCritic({}, service('openai'))).toBe(true)
  expect(hasCritic({}, service('openai', 'gpt-6-astra'))).toBe(false)
  expect(hasCritic({}, service('openai', 'a model that nobody knows'))).toBe(false)
  expect(hasCritic({}, service('local-writer'))).toBe(false)
  expect(hasCritic({ critic: 'on' }, service('local-writer'))).toBe(true)
  expect(hasCritic({ critic: 'off' }, service('openai'))).toBe(false)
})

test('the openings are whole sentences other than the script’s own', () => {
  const own = SENTENCES[0] ?? ''
  expect(listOpenings({ first: own, second: 'Salt was money.', third: ' Why salt? ' }, IDEA.script)).toEqual([
    'Salt was money.',
    'Why salt?',
  ])
  const bad = { first: 'One. Two.', second: 'See example.com today.', third: '' }
  expect(listOpenings(bad, IDEA.script)).toEqual([])
  const same = { first: 'Why salt?', second: 'Why salt?', third: own }
  expect(listOpenings(same, IDEA.script)).toEqual(['Why salt?'])
})

test('lines of a script stay where they break', () => {
  expect(
    replaceSentences(
      'One is.\n\nTwo is. Two is.',
      ['One is.', 'Two is.', 'Two is.'],
      ['One is.', 'Two is.', 'Three!'],
    ),
  ).toBe('One is.\n\nTwo is. Three!')
})
