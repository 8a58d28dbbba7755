import { expect, test } from 'vitest'
import { whatBalanceBuys } from './what-balance-buys.ts'

const COSTS = { video_ideas: 5, video_generation: 25 }

test('a balance is told in what it buys, and what it does not buy is left out', () => {
  expect(whatBalanceBuys(100, COSTS)).toBe('Enough for 4 videos or 20 batches of ideas.')
  expect(whatBalanceBuys(5, COSTS)).toBe('Enough for 1 batch of ideas.')
  expect(whatBalanceBuys(4, COSTS)).toBe('Not enough for a video or a batch of ideas.')
})
