import { expect, test } from 'vitest'
import { tellLearning } from './tell-learning.ts'

const ask = (prompt: string) =>
  tellLearning({ prompt, seconds: 30, language: 'English', count: 5, seed: 2 })?.map(({ script }) => script)

test('counting says each number with the thing', () => {
  const [script = ''] = ask('count to 10 with foxes for toddlers') ?? []
  for (const said of ['One fox!', 'Two foxes!', 'Ten foxes!']) expect(script).toContain(said)
  expect(ask('counting 1 to 5 with ponies')?.[0]).toContain('One pony!')
  expect(ask('counting 1 to 5 with ponies')?.[0]).not.toContain('Six')
})

test('colors are those of the thing', () => {
  expect(ask('learn colours with buses')?.[0]).toContain('A red bus, red like a ripe tomato.')
})

test('the alphabet has all its letters once', () => {
  for (const prompt of ['abc of animals', 'the alphabet with fruits']) {
    const [script = ''] = ask(prompt) ?? []
    const letters = [...script.matchAll(/\b([A-Z]) is for (\w)/g)]
    expect(letters.map(([, letter]) => letter).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
    for (const [, letter = '', first = ''] of letters) expect(first.toUpperCase()).toBe(letter)
  }
})

test.each([
  'how to count calories',
  'why do we see colors',
  'the history of the alphabet',
  'count dracula facts',
])('“%s” asks for no lesson', (prompt) => {
  expect(ask(prompt)).toBeUndefined()
})

test.each([
  ['days of the week song for kids', 'Wednesday!'],
  ['learn the months of the year', 'October.'],
  ['the four seasons for preschool', 'Autumn!'],
  ['shapes for kindergarten', 'triangle'],
])('“%s” is a row of its own', (prompt, said) => {
  expect(ask(prompt)?.[0]).toContain(said)
})

test('who is no child asks about the thing itself', () => {
  for (const prompt of ['vivaldi four seasons', 'shapes in logo design']) expect(ask(prompt)).toBeUndefined()
})
