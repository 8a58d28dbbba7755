import { expect, test } from 'vitest'
import { CLIP_BOX, MADE_HERE } from '@hookreel/film'
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

test('a picture that a model made move has both its makers', () => {
  const movedBy = { origin: 'model', maker: 'fal', model: 'ltx' } as const
  const still = {
    file: 'a.jpg',
    name: 'clip',
    depth: 0,
    blend: 'normal',
    opaque: true,
    motion: 'none',
  } as const
  const layer = { ...still, box: CLIP_BOX, clip: { file: 'a.mp4', frameCount: 60 } }
  expect(
    listParts(
      [
        { layers: [layer], movedBy },
        { layers: [layer], madeBy: model },
      ],
      undefined,
      undefined,
    ),
  ).toEqual([
    { kind: 'picture', ...MADE_HERE, count: 1 },
    { kind: 'clip', ...movedBy, count: 1 },
    { kind: 'clip', ...model, count: 1 },
  ])
})
