import { expect, test } from 'vitest'
import { describeChange, isUnchanged } from './describe-change.ts'

const board = { script: 'It rained. The sea rose.' }
const STAYS = 'The video as it is stays in My Videos.'
const ASKS = `Update the preview to see how many scenes are made again, and what that costs. ${STAYS}`

test.each([
  ['the same words', 0, board.script, `No picture is new: the film is put together again. ${STAYS}`],
  [
    'the same words in other lines',
    0,
    'It rained.\nThe sea rose.',
    `No picture is new: the film is put together again. ${STAYS}`,
  ],
  ['a sentence that the preview has', 1, board.script, `1 scene made again, the rest is kept. ${STAYS}`],
  ['words that the preview does not have', 0, 'Snow fell for a week.', ASKS],
  ['other words beside a scene that is new', 1, 'Snow fell for a week.', ASKS],
  ['another style', null, board.script, `All of the film is made again. ${STAYS}`],
  ['another style and other words', null, 'Snow fell.', `All of the film is made again. ${STAYS}`],
  ['what is not counted yet', undefined, board.script, STAYS],
])('of %s', (_, newScenes, script, said) => {
  const length = newScenes === undefined ? undefined : { newScenes, isUnchanged: false }
  expect(describeChange({ length, board }, script)).toBe(said)
})

test('of nothing, which cannot be applied; words that the preview does not have are something', () => {
  const change = { length: { newScenes: 0, isUnchanged: true }, board }
  expect(describeChange(change, board.script)).toBe(`Nothing is changed yet. ${STAYS}`)
  expect(isUnchanged(change, board.script)).toBe(true)
  expect(describeChange(change, 'Snow fell for a week.')).toBe(ASKS)
  expect(isUnchanged(change, 'Snow fell for a week.')).toBe(false)
})
