import { expect, test } from 'vitest'
import { parseSentence } from '../../../text/parse-sentence.ts'
import { findEvent } from './find-event.ts'

/** What happens to a thing of this name in a sentence, with how many there are. */
function eventIn(sentence: string, name: string): string | null {
  const tokens = parseSentence(sentence)
  const at = tokens.findIndex(({ normal }) => normal === name)
  const found = findEvent(tokens, { at, length: 1 })
  return found && (found.event === 'multiply' ? `multiply ${found.count}` : found.event)
}

test.each([
  ['The bridge fell into the river.', 'bridge', 'fall'],
  ['Somebody broke the glass.', 'glass', 'break'],
  ['They stole a wooden bucket.', 'bucket', 'leave'],
  ['His truck was already gone.', 'truck', 'vanish'],
  ['At night my phone buzzed.', 'phone', 'shake'],
  ['The candle went out.', 'candle', null],
  ['Please close the laptop.', 'laptop', 'close'],
  ['The ship sank.', 'ship', 'sink'],
  ['We shared the cake.', 'cake', 'split'],
  ['Ten thousand bees take off.', 'bees', 'multiply 36'],
  ['About thirty satellites circle the Earth.', 'satellites', 'multiply 30'],
  ['A herd of goats came by.', 'goats', 'multiply 12'],
  ['Hundreds of coins fell out of the jar.', 'coins', 'multiply 36'],
  ['Two planes landed.', 'planes', 'multiply 2'],
  ['All forty ships sank.', 'ships', 'sink'],
  ['Coins fell out of the jar.', 'coins', 'fall'],
  ['They put out twenty sandwiches.', 'sandwiches', 'multiply 20'],
  ['Leave the shoes by the door.', 'shoes', 'multiply 2'],
  ['They caught seven crows.', 'crows', 'multiply 7'],
  ['Two sandwiches, no plan.', 'sandwiches', 'multiply 2'],
  ['Crows hold grudges.', 'crows', 'multiply 3'],
])('what happens: %s', (sentence, name, event) => {
  expect(eventIn(sentence, name)).toBe(event)
})

test.each([
  ['The bridge never fell.', 'bridge'],
  ['The bridge could fall.', 'bridge'],
  ['If the bridge falls, call me.', 'bridge'],
  ['The baby fell asleep.', 'baby'],
  ['The sun lifts the water.', 'sun'],
])('what does not: %s', (sentence, name) => {
  expect(eventIn(sentence, name)).toBeNull()
})
