import { expect, test } from 'vitest'
import { DEFAULT_CHOICES } from '../film-choices.ts'
import { filmSpecSchema, previewSpecIn, previewSpecSchema, specOf } from './film-spec.ts'
import { previewSpecOf } from './preview-spec.ts'

const FILM = {
  script: 'Venus spins slowly.',
  style: 'anime',
  voiceId: 'test:ann',
  duration: 30,
  resolution: '720p',
  aspectRatio: '1:1',
  format: 'mov',
  choices: { ...DEFAULT_CHOICES, pictures: 'real', castOff: ['member'] },
} as const

const namesOf = (thing: object) => Object.keys(thing).toSorted()

test('a film is ordered as what its schema names, whatever else a row says of it', () => {
  const row = { id: 'one', ...FILM, title: 'Venus', credits: 25 }
  expect(specOf({ ...row, choices: { ...DEFAULT_CHOICES, pictures: 'real', castOff: ['member'] } })).toEqual(
    filmSpecSchema.parse(FILM),
  )
})

test('what decides a preview is the same of an order and of its storyboard', () => {
  const spec = previewSpecOf(filmSpecSchema.parse(FILM))
  expect(namesOf(spec)).toEqual(namesOf(previewSpecSchema.shape))
  expect(spec).toEqual(previewSpecSchema.parse(spec))
  expect(spec).toMatchObject({ style: 'anime', duration: 30, pictures: 'real', castOff: ['member'] })
  const board = { id: 'one', ...spec, title: 'Venus', scenes: [] }
  expect(previewSpecIn(board)).toEqual(spec)
})

test('every field of a film but its file and its words decides its preview, or is among the choices', () => {
  const { script: _, format: _format, choices, ...shown } = filmSpecSchema.shape
  const shownChoices = namesOf(previewSpecSchema.shape).filter((name) => name in choices.shape)
  expect(namesOf(previewSpecSchema.shape)).toEqual([...namesOf(shown), ...shownChoices].toSorted())
})
