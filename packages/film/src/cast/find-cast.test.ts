import { expect, test, vi } from 'vitest'
import { CAST_MAX, isCastName } from './cast.ts'
import { castOfScene, findCast, isNamed } from './find-cast.ts'

test.each([
  ['Mila', 'Mila walks home.', true],
  ['Mila', 'MILA! Run.', true],
  ['Mila', 'This is Mila’s house.', true],
  ['Mila', 'Milan is far.', false],
  ['Mila', 'the mila of a car', false],
  ['Will', 'You will see.', false],
  ['Will', 'Then Will came.', true],
  ['robot dog', 'Robot dog barks at the Robot Dog.', true],
  ['Old Tom', 'And Old\n Tom laughed.', true],
  ['A.B. (x)*', 'Call A.B. (x)* now.', true],
  ['.*', 'anything at all', false],
  ['[a-z]+$', 'anything', false],
  ['Zoë', 'Zoe\u0308 smiles.', true],
  ['小明', '今天小明去上学。', true],
  ['Tom', 'Tom_2 is a file.', false],
  ['Tom', 'Tommy saw Tom.', true],
  ['old tom', 'OLD TOM!', true],
  ['ὀδυσσεύς', 'ὈΔΥΣΣΕΎΣ sails.', true],
  ['Bo', '\u{1D400}Bo\u{1D400}', false],
])('%s is called in "%s": %s', (name, text, isCalled) => {
  expect(isNamed(text, name)).toBe(isCalled)
})

test.each([
  ['Mila', true],
  ['小明', true],
  ['R2-D2', true],
  ['', false],
  ['...', false],
  ['a\u0000b', false],
  ['a\nb', false],
  ['a\u202Eb', false],
  ['two  spaces', false],
])('%j can be a name: %s', (name, can) => {
  expect(isCastName(name)).toBe(can)
})

test('a scene shows whom it calls, else those of the title, each name once', () => {
  const cast = ['Mila', 'Bo', 'mila'].map((name) => ({ name }))
  const shown = (narration: string, description?: string) =>
    castOfScene({ narration, description }, 'Mila and the fox', cast).map(({ name }) => name)
  expect(shown('Bo barked.')).toEqual(['Bo'])
  expect(shown('She ran.')).toEqual(['Mila'])
  expect(shown('She ran.', 'Bo beside a door')).toEqual(['Bo'])
  expect(castOfScene({ narration: 'She ran.' }, 'A fox', cast)).toEqual([])
})

test('a film has room for twelve, whatever a text calls', () => {
  const cast = Array.from({ length: 40 }, (_, at) => ({ name: `Ann${at}` }))
  expect(findCast([cast.map(({ name }) => name).join(' ')], cast)).toHaveLength(CAST_MAX.ofFilm)
})

test('names of one letter are looked for once in each word of a text of that letter', () => {
  const names = Array.from({ length: 60 }, (_, at) => ({ name: 's'.repeat(at + 1) }))
  const looks = vi.spyOn(String.prototype, 'indexOf')
  try {
    expect(findCast(['ß'.repeat(10_000), 's'.repeat(10_000)], names)).toEqual([])
    expect(looks.mock.calls.length).toBeLessThan(1000)
  } finally {
    looks.mockRestore()
  }
  expect(findCast([`${'s'.repeat(1000)}-s ss`], names).map(({ name }) => name)).toEqual(['s', 'ss'])
})

test('the words of a text are told apart once, however many names stand within them', () => {
  const names = Array.from({ length: 26 }, (_, at) => ({ name: String.fromCharCode(97 + at) }))
  const word = `${names.map(({ name }) => name).join('')}${'z'.repeat(500)}`
  const looks = vi.spyOn(RegExp.prototype, 'test')
  try {
    expect(findCast([word], names)).toEqual([])
    expect(looks.mock.calls.length).toBeLessThan(200)
  } finally {
    looks.mockRestore()
  }
  expect(findCast([`${word} q, ${word}`, word], names).map(({ name }) => name)).toEqual(['q'])
})
