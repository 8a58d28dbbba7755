import { expect, test } from 'vitest'
import { MADE_HERE } from '@hookreel/film'
import { listParts } from './list-parts.ts'

const model = { origin: 'model', maker: 'OpenAI', model: 'gpt-image-2' } as const

test('parts of the same maker are one, each with the scenes that show it', () => {
  const pictures = [
    { layers: [] },
    { layers: [], madeBy: model },
    { layers: [] },
    { layers: [], madeBy: { ...model } },
  ]
  expect(listParts(pictures, MADE_HERE, MADE_HERE)).toEqual([
    { kind: 'picture', ...MADE_HERE, count: 2 },
    { kind: 'picture', ...model, count: 2 },
    { kind: 'voice', ...MADE_HERE, count: 1 },
    { kind: 'music', ...MADE_HERE, count: 1 },
  ])
})

test('a film without a voice names none', () => {
  expect(listParts([], undefined, MADE_HERE)).toEqual([{ kind: 'music', ...MADE_HERE, count: 1 }])
})

test('a film without music names none', () => {
  const voice = { origin: 'model', maker: 'ElevenLabs', model: 'eleven_v4' } as const
  expect(listParts([], voice, undefined)).toEqual([{ kind: 'voice', ...voice, count: 1 }])
})

test('music that was sent is said to be', () => {
  const own = { origin: 'own', maker: null, model: null } as const
  expect(listParts([], undefined, own)).toEqual([{ kind: 'music', ...own, count: 1 }])
})
