import { NO_LOOK } from '@hookreel/film'
import type { CastMember } from '@hookreel/film'
import { describe, expect, test } from 'vitest'
import { buildPictureRequest } from '../../../../../../tests/builders/build-picture-request.ts'
import { dressPerson } from '../subjects/figure/person.ts'
import { planCastScene } from './plan-cast-scene.ts'
import { planScene } from './plan-scene.ts'
import { readLook } from './read-look.ts'

const build = (changes: Partial<CastMember> = {}): CastMember => ({
  ...{ id: 'm1', name: 'Mila', kind: 'person', sheet: '', look: NO_LOOK, references: [] },
  ...changes,
})
const MILA = build({ sheet: 'A woman with short red hair, dark skin and a long green raincoat.' })

describe('a person of the cast', () => {
  test.each([
    ['Mila walked through the forest.', 'Mila'],
    ['Mila reads a book in her room.', 'Mila'],
  ])('is drawn where a scene calls her: "%s"', (narration, label) => {
    const plan = planCastScene(buildPictureRequest(narration, { cast: [MILA] }))
    expect(plan.cast?.people[0]).toMatchObject({ gender: 'woman', look: { key: 'm1' } })
    expect([plan.label, plan.words.join(' ')].join(' ')).not.toMatch(/the woman/i)
    expect(plan.label === label || plan.label === '').toBe(true)
  })

  test('has the same hair, skin and clothes in every film', () => {
    const looks = [3, 99, 12_345].map((seed) => {
      const script = 'Films of other things.'
      const plan = planCastScene(
        buildPictureRequest('Mila walked through the forest.', { cast: [MILA], seed, script }),
      )
      const [who] = plan.cast?.people ?? []
      const { skin, hair, outfit } = dressPerson(who ?? readLook(MILA), plan.filmSeed)
      return { skin, hair, outfit }
    })
    expect(looks[0]).toMatchObject({
      ...{ skin: '#95603c', hair: { colour: '#a2401c', style: 'short' } },
      outfit: { top: '#4a7a4a' },
    })
    expect(looks[1]).toEqual(looks[0])
    expect(looks[2]).toEqual(looks[0])
  })

  test('two are drawn together where they do something together, each with their own look', () => {
    const tom = build({ id: 't1', name: 'Tom', sheet: 'An old man, bald, black coat' })
    const request = buildPictureRequest('Mila and Tom walked home together.', { cast: [MILA, tom] })
    expect(planCastScene(request).cast?.people.map(({ look }) => look?.key)).toEqual(['m1', 't1'])
  })

  test('lends nobody else their face: a king is a king', () => {
    const request = buildPictureRequest('The king ran through the city.', { cast: [MILA] })
    const plan = planScene(request)
    expect(plan.cast?.people[0]?.role).toBe('king')
    expect(planCastScene(request).cast?.people.some(({ look }) => look)).toBe(false)
  })

  test('changes no film that has no people in its cast', () => {
    const request = buildPictureRequest('The woman walked through the forest.')
    const fox = build({ id: 'f', name: 'Rufus', kind: 'animal', sheet: 'a red fox' })
    expect(planCastScene({ ...request, cast: [fox] })).toEqual(planScene(request))
  })
})

describe('a sheet', () => {
  test.each([
    [
      'a boy with curly blond hair',
      { gender: 'man', age: 'child' },
      { hair: 'curly', hairColour: '#d3a657' },
    ],
    [
      'An old woman, white hair in a bun, purple dress',
      { gender: 'woman', age: 'old' },
      { hair: 'bun', clothes: '#6a4a86' },
    ],
    [
      'he is bald and wears a navy blue suit',
      { gender: 'man', age: 'adult' },
      { hair: 'bald', clothes: '#2f5f8a' },
    ],
    ['light skin, black hair', {}, { skin: '#f3cba8', hairColour: '#1d1612' }],
    ['a brown dog beside her, skin of no colour', { gender: 'woman' }, { skin: undefined }],
    ['nothing told', {}, { skin: undefined, hair: undefined, clothes: undefined }],
  ])('says "%s"', (sheet, who, look) => {
    const read = readLook(build({ sheet }))
    expect(read).toMatchObject(who)
    expect(read.look).toMatchObject(look)
  })

  test('gives way to what was picked', () => {
    const look = { ...NO_LOOK, figure: 'old_man', hairColour: 'grey', clothes: 'pink' } as const
    const read = readLook(build({ sheet: 'a girl with red hair and a green coat', look }))
    expect(read).toMatchObject({ gender: 'man', age: 'old' })
    expect(read.look).toMatchObject({ hairColour: '#9c9a96', clothes: '#c8688a' })
  })
})
