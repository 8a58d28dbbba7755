import { DEFAULT_CHOICES, STYLE_IDS } from '@hookreel/film'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildStore } from '../../../../../../tests/builders/build-store.ts'
import { claimDrafts, countLastingDrafts, forgetDrafts } from '../../../lib/own-drafts.ts'
import { recallCaptions, rememberCaptions } from '../captions/remember-captions.ts'
import { recallOrder, rememberOrder } from './remember-order.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', buildStore())
  vi.stubGlobal('sessionStorage', buildStore())
})
afterEach(() => vi.unstubAllGlobals())

const ORDER = { style: STYLE_IDS[1] ?? STYLE_IDS[0], voiceId: 'own:grandmother', language: 'French' }
const CAPTIONS = { ...DEFAULT_CHOICES.captions, size: 'large' } as const

test.each([
  ['signs out', () => forgetDrafts()],
  ['was here when somebody else signs in', () => claimDrafts('eve')],
])('what somebody chose for their last video goes with a person who %s', (_, leave) => {
  claimDrafts('ada')
  rememberOrder(ORDER)
  rememberCaptions(CAPTIONS)
  claimDrafts('ada')
  expect([recallOrder(), recallCaptions()]).toEqual([ORDER, CAPTIONS])
  // It is nothing that anybody would be asked about.
  expect(countLastingDrafts()).toBe(0)
  leave()
  expect([recallOrder(), recallCaptions()]).toEqual([{}, DEFAULT_CHOICES.captions])
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('grandmother')
})

test('what an earlier version kept of it goes, too', () => {
  localStorage.setItem('last-order', JSON.stringify(ORDER))
  forgetDrafts()
  expect(Object.keys(localStorage)).toEqual([])
})
