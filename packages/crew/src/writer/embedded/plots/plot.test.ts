import { expect, test } from 'vitest'
import { fillBeat, readPart } from './plot.ts'
import { pronounsOf } from './premise/pronouns.ts'

test.each([
  ['a voice', 'a voice', 'the voice'],
  ['another voice', 'another voice', 'the other voice'],
  ['old lighthouse', 'an old lighthouse', 'the old lighthouse'],
  ['uninvited guest', 'an uninvited guest', 'the uninvited guest'],
  ['unicorn', 'a unicorn', 'the unicorn'],
  ['university', 'a university', 'the university'],
  ['umbrella', 'an umbrella', 'the umbrella'],
  ['one-eyed cat', 'a one-eyed cat', 'the one-eyed cat'],
  ['European train', 'a European train', 'the European train'],
  ['hour', 'an hour', 'the hour'],
  ['honest thief', 'an honest thief', 'the honest thief'],
  ['x-ray', 'an x-ray', 'the x-ray'],
  ['octopus', 'an octopus', 'the octopus'],
  ['ukulele', 'a ukulele', 'the ukulele'],
  ['used car', 'a used car', 'the used car'],
  ['bus', 'a bus', 'the bus'],
  ['princess', 'a princess', 'the princess'],
  ['twins', 'twins', 'the twins'],
  ['footsteps', 'footsteps', 'the footsteps'],
  ['thunder', 'thunder', 'the thunder'],
  ['my brother', 'my brother', 'my brother'],
  ["someone else's shadow", "someone else's shadow", "someone else's shadow"],
  ["grandma's clock", "grandma's clock", "grandma's clock"],
  ['the moon', 'the moon', 'the moon'],
  ['two friends', 'two friends', 'the two friends'],
  ['Rosie', 'Rosie', 'Rosie'],
])('"%s" is first met as "%s", and then is "%s"', (phrase, first, known) => {
  expect(readPart(phrase)).toEqual({ first, known })
})

test('no phrase has two articles, and none the wrong one', () => {
  const nouns =
    'voice owl hour unicorn apple umbrella house engine uniform twins voices rain octopus bus glass'.split(
      ' ',
    )
  const colors = ['', 'old ', 'tiny ', 'honest ', 'useful ', 'ugly ', 'one-armed ', 'unusual ']
  for (const before of ['', 'a ', 'an ', 'the ', 'another ', 'my ', 'some ', 'every ', 'two '])
    for (const color of colors)
      for (const noun of nouns) {
        const { known, first } = readPart(`${before}${color}${noun}`)
        for (const told of [known, first]) {
          expect(told).not.toMatch(
            /\b(?:the|an?) (?:the|an?|another|my|every|some)\b|\ba (?:[aeio](?!ne)|u(?:g|m|nu)|hour|honest)|\ban (?:[^aeiouh]|use|uni[fc]|one|house)|\ban? (?:twins|voices|rain)\b/i,
          )
          expect(told).not.toMatch(/undefined|\s{2}/)
        }
      }
})

test('several were, and one was', () => {
  const cast = (who: string) => ({
    parts: { who: readPart(who) },
    words: { ...pronounsOf(readPart(who).known, true) },
  })
  expect(fillBeat('{Who} was late, and {he} was sorry.', cast('twins'))).toBe(
    'The twins were late, and they were sorry.',
  )
  expect(fillBeat('{Who} was late, and {he} was sorry.', cast('princess'))).toBe(
    'The princess was late, and she was sorry.',
  )
  expect(fillBeat('{Who} was late.', cast('the bus'))).toBe('The bus was late.')
})
