import { expect, test } from 'vitest'
import { parseSentence } from '../../../../text/parse-sentence.ts'
import { findSubjects } from '../../lexicon/find-subjects.ts'
import { findEvent } from '../find-event.ts'
import { isUndone } from './is-undone.ts'

function undoneIn(sentence: string, subject: RegExp): boolean | undefined {
  const tokens = parseSentence(sentence)
  const candidate = findSubjects(tokens).find(({ concept }) => subject.test(concept.subject))
  return candidate && isUndone({ ...candidate, happening: findEvent(tokens, candidate) }, tokens)
}

test.each([
  ['A wave tore down the street and swept two houses away.', /house/],
  ['Humans are actually better than dogs at smelling a banana.', /dog/],
  ['There was no bridge across the river.', /bridge/],
  ['They crossed the sea without a boat.', /boat/],
  ['A whale is not a fish.', /fish/],
  ['The storm flattened the old lighthouse.', /lighthouse/],
  ['Her family had little money.', /money/],
  ['Few birds fly that high.', /bird/],
])('is not drawn whole: %s', (sentence, subject) => {
  expect(undoneIn(sentence, subject)).toBe(true)
})

test.each([
  ['The old lighthouse stood on a rock.', /lighthouse/],
  ['He built a bridge across the river.', /bridge/],
  ['A wave swept past two houses.', /house/],
  ['It is not just a castle.', /castle/],
  ['Nothing smells better than a banana.', /banana/],
  ['She lived in a little house.', /house/],
  ['A few birds sat on the roof.', /bird/],
  // It breaks on screen.
  ['The storm destroyed the old lighthouse.', /lighthouse/],
])('is drawn: %s', (sentence, subject) => {
  expect(undoneIn(sentence, subject)).toBe(false)
})
