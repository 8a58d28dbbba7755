import { readdirSync, readFileSync } from 'node:fs'
import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { planPictures, type SetFilm } from '../../../../../bench/plan-film.ts'
import { SHOT_FRAMINGS, type ScenePlan, type ShotFraming } from './scene-plan.ts'
import { composeShot, frameShot, framingsOf } from './shot-framing.ts'

const SETS = new URL('../../../../../bench/aptness/', import.meta.url)

/** The films of every set that sentences were ever judged on. */
function readFilms(): SetFilm[] {
  return readdirSync(SETS)
    .filter((name) => name.endsWith('.json') && name !== 'judged-120.json')
    .flatMap((name) => JSON.parse(readFileSync(new URL(name, SETS), 'utf8')) as SetFilm[]) // the sets' own shape
    .filter(({ scenes }) => Array.isArray(scenes))
}

const shotOf = ({ subjects, framing }: ScenePlan) => `${subjects[0] ?? ''} ${framing ?? 'whole'}`

describe('a film', () => {
  test('shows nothing twice in the same framing, in any film of any set', () => {
    const films = readFilms()
    expect(films.length).toBeGreaterThan(300)
    const repeated = films.flatMap((film) => {
      const shots = planPictures(film)
        .filter(({ subjects }) => subjects.length > 0)
        .map(shotOf)
      return shots.filter((shot, at) => shots.indexOf(shot) !== at).map((shot) => `${film.film}: ${shot}`)
    })
    expect(repeated).toEqual([])
  })

  test('that speaks of one animal for two minutes shows it otherwise each time, then words', () => {
    const scenes = Array.from({ length: 24 }, (_, at) => `The cat jumped over wall number ${at + 1}.`)
    const plans = planPictures({ film: 'Cat Facts', scenes })
    const shots = plans.filter(({ subjects }) => subjects[0] === 'cat').map(shotOf)
    expect(new Set(shots).size).toBe(shots.length)
    expect(shots).toHaveLength(SHOT_FRAMINGS.length)
    for (const { kind, words } of plans.filter(({ subjects }) => subjects.length === 0))
      expect([kind, words.length > 0]).toEqual(['type', true])
  })
})

describe('framings', () => {
  test('never turn letters or what shines round', () => {
    expect(framingsOf('newspaper')).not.toContain('turned')
    expect(framingsOf('moon')).toEqual(['whole', 'small'])
    expect(frameShot('moon', 2)).toBeUndefined()
  })

  test('change what is seen of a drawing, and only of the main one', () => {
    const drawing = createCanvas(64, 64)
    drawing.getContext('2d').fillRect(8, 16, 20, 40)
    const look = (framing: ShotFraming, subject = 'cat') =>
      composeShot({ framing, subjects: ['cat', 'dog'] }, subject, drawing).toDataURL()
    expect(look('turned')).not.toBe(look('whole'))
    expect(look('turned', 'dog')).toBe(look('whole'))
  })
})
