import { expect, test } from 'vitest'
import { shownThing } from './shown-thing.ts'

const drawn = { kind: 'scene', environment: 'room', subjects: ['alarm-clock~red'], credits: [] } as const
const credit = { work: 'https://example.org/File:A.jpg', title: 'A', source: 'Commons' }

test('a drawing is told apart by what is drawn, whatever its colour', () => {
  expect(shownThing(drawn)).toEqual({ key: 'alarm-clock', name: 'alarm clock', source: null })
})

test('a real picture is told apart by its page', () => {
  const real = { ...drawn, environment: 'real', subjects: [], credits: [credit] }
  expect(shownThing(real)).toEqual({ key: credit.work, name: 'A', source: 'Commons' })
})

test.each([
  ['words', { ...drawn, kind: 'type' as const, subjects: [] }],
  ['a picture of a model', { ...drawn, environment: 'generated', subjects: [], credits: [credit] }],
  ['one’s own', { ...drawn, environment: 'photo', subjects: [] }],
  ['a page that is none', { ...drawn, environment: 'real', credits: [{ ...credit, work: 'javascript:1' }] }],
  [
    'an endless page',
    { ...drawn, environment: 'real', credits: [{ ...credit, work: `https://a/${'b'.repeat(2000)}` }] },
  ],
])('nothing is told of %s', (_what, picture) => {
  expect(shownThing(picture)).toBeNull()
})
