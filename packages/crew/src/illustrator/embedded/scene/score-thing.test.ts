import { describe, expect, test } from 'vitest'
import { findSubjects } from '../lexicon/find-subjects.ts'
import { parseSentence } from '../../../text/parse-sentence.ts'
import { readFilm } from '../film/film-brief.ts'
import { readThings } from './read-thing.ts'
import { CLEAR, scoreThing } from './score-thing.ts'

function clarityOf(sentence: string, subject: string, script = 'Some plain facts.'): number {
  const film = readFilm({ title: '', script, style: 'default' })
  const tokens = parseSentence(sentence)
  const things = readThings(findSubjects(tokens), tokens, '')
  const found = things.find(({ concept }) => concept.subject === subject)
  return found ? scoreThing(found, film).total : Number.NaN
}

describe('a thing is clear enough to be drawn', () => {
  test('when it does something or something is done to it', () => {
    expect(clarityOf('The wolf crossed the road.', 'wolf')).toBeGreaterThan(CLEAR)
    expect(clarityOf('She opened the umbrella.', 'umbrella')).toBeGreaterThan(CLEAR)
  })

  test('more so when the title names it', () => {
    const sentence = 'He walked past the camera.'
    expect(clarityOf(sentence, 'camera', 'How a Camera Works. He left.')).toBeGreaterThan(
      clarityOf(sentence, 'camera'),
    )
  })
})

describe('a thing is not clear', () => {
  test('when its drawing only goes with the word that is said', () => {
    expect(clarityOf('She blinks slowly at you.', 'eye')).not.toBeGreaterThan(CLEAR)
    expect(clarityOf('The pilots closed the door.', 'airplane')).not.toBeGreaterThan(CLEAR)
    expect(clarityOf('The plane crossed the lake.', 'airplane')).toBeGreaterThan(CLEAR)
  })

  test('when it is drawn shut and the sentence opens it', () => {
    expect(clarityOf('You open the door.', 'door')).not.toBeGreaterThan(CLEAR)
    expect(clarityOf('You paint the door.', 'door')).toBeGreaterThan(CLEAR)
    expect(clarityOf('She closed the laptop.', 'laptop')).not.toBeGreaterThan(CLEAR)
  })

  test('when something else is only said to be it', () => {
    expect(clarityOf('Attention is a muscle.', 'flexed-biceps')).toBeLessThan(CLEAR)
  })

  test('when something is only compared with it', () => {
    expect(clarityOf('It was faster than a train.', 'locomotive')).toBeLessThan(CLEAR)
  })
})
