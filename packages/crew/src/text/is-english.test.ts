import { expect, test } from 'vitest'
import { isEnglish } from './is-english.ts'

test.each([
  'Octopuses have three hearts.',
  'The stars die.',
  '3 days in Tbilisi on a budget',
  'weekend trip from Ljubljana by train',
  'Deep sea: eternal night! 🌊',
  'Marie Curie discovered radium.',
  'Your café visit costs more than you think #money #nichtfürdich',
  'Coral reefs cover less than one percent of the ocean floor, yet a quarter of all fish live there.',
])('%s is English', (text) => expect(isEnglish(text)).toBe(true))

test.each([
  '',
  '12 + 30',
  'Die Sonne scheint',
  '3 Tage in Tbilisi mit kleinem Budget',
  'Warum Katzen immer auf ihren Pfoten landen, wenn sie fallen',
  'El pulpo tiene tres corazones y la sangre azul',
  'Le poulpe est très malin',
  'タコには心臓が三つある',
  'Октопус имеет три сердца',
  'Octopuses имеют three hearts',
])('%s is not English', (text) => expect(isEnglish(text)).toBe(false))
