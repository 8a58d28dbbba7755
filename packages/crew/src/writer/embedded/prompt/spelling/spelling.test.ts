import { expect, test } from 'vitest'
import { addApostrophes } from './apostrophes.ts'
import { speakStates, speakStreets } from './places.ts'

test.each([
  ['Tampa FL', 'Tampa, Florida'],
  ['in Tampa, FL', 'in Tampa, Florida'],
  ['Boise ID, new roof', 'Boise, Idaho, new roof'],
  ['come IN and say OK', 'come IN and say OK'],
])('a state behind a town is spoken in full: %s', (typed, spoken) => {
  expect(speakStates(typed)).toBe(spoken)
})

test.each([
  ['near Haywood Rd', 'near Haywood Road'],
  ['48 Dock St.', '48 Dock Street'],
  ['St Mary', 'St Mary'],
])('a street is spoken in full: %s', (typed, spoken) => {
  expect(speakStreets(typed)).toBe(spoken)
})

test.each([
  ['my dads 1998 truck', "my dad's 1998 truck"],
  ['my grandmas rules', "my grandma's rules"],
  ['my dads are both nurses', 'my dads are both nurses'],
  ['bigger kids corner', "bigger kids' corner"],
  ['knows every kids name', "knows every kid's name"],
  ['its her 40th', "it's her 40th"],
  ['the dog and its bone', 'the dog and its bone'],
])('an apostrophe is put where only one is meant: %s', (typed, written) => {
  expect(addApostrophes(typed)).toBe(written)
})
