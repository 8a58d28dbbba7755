import { expect, test } from 'vitest'
import { isSpokenSame } from './is-behind.ts'

const TALK = 'ANNA: Why is it blue?\nBEN: Air scatters it. It does so all day.\nANNA: And at dusk?'

test('scenes that repeat the name of the person who goes on speaking say the same', () => {
  const scenes = 'ANNA: Why is it blue?\nBEN: Air scatters it.\nBEN: It does so all day.\nANNA: And at dusk?'
  expect(isSpokenSame(TALK, scenes)).toBe(true)
  expect(isSpokenSame('One day. It rained.', '- One day.\n- It rained.')).toBe(true)
})

test('the same words by somebody else are not the same', () => {
  expect(isSpokenSame(TALK, TALK.replace('BEN: Air', 'ANNA: Air'))).toBe(false)
})
