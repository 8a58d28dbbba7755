import { describe, expect, test } from 'vitest'
import {
  findPaceFit,
  fitPace,
  GAP_MAX_SECONDS,
  GAP_MIN_SECONDS,
  PACE_MAX,
  PACE_MIN,
  TAIL_MAX_SECONDS,
} from './fit-pace.ts'

describe('the pace of a narration', () => {
  test.each([
    [26, 7],
    [24.2, 7],
    [27.9, 9],
    [24, 6],
    [31, 8],
  ])('brings %d seconds of speech with %d gaps to 30 seconds within 4 percent', (speechSeconds, gapCount) => {
    const fit = fitPace({ speechSeconds, gapCount }, 30)
    expect(Math.abs(fit.seconds - 30)).toBeLessThanOrEqual(1.2)
    expect(fit.pace).toBeGreaterThanOrEqual(PACE_MIN)
    expect(fit.pace).toBeLessThanOrEqual(PACE_MAX)
    expect(fit.gapSeconds).toBeGreaterThanOrEqual(GAP_MIN_SECONDS)
    expect(fit.gapSeconds).toBeLessThanOrEqual(GAP_MAX_SECONDS)
    expect(fit.tailSeconds).toBeLessThanOrEqual(TAIL_MAX_SECONDS)
  })

  test('is the voice’s own when the gaps alone can bring the length', () => {
    expect(fitPace({ speechSeconds: 27, gapCount: 6 }, 30).pace).toBe(1)
  })

  test('leaves room for the pauses that a person set, which stay as long as they are', () => {
    const [plain, paused] = [{}, { pauseSeconds: 2.4 }].map((pauses) =>
      fitPace({ speechSeconds: 29, gapCount: 6, ...pauses }, 30),
    )
    expect(Math.abs((paused?.seconds ?? 0) - 30)).toBeLessThanOrEqual(1.2)
    expect(paused?.pace).toBeGreaterThan(plain?.pace ?? 1)
    const own = [0, 2.4].map(
      (pauseSeconds) => fitPace({ speechSeconds: 20, gapCount: 5, pauseSeconds }, 'script').seconds,
    )
    expect((own[1] ?? 0) - (own[0] ?? 0)).toBeCloseTo(2.4, 5)
  })

  test('uses the whole tolerance of the length before it gives the length up', () => {
    expect(findPaceFit({ speechSeconds: 35, gapCount: 8 }, 30)?.seconds).toBeLessThanOrEqual(33.6)
    expect(findPaceFit({ speechSeconds: 45, gapCount: 8 }, 30)).toBeUndefined()
    expect(findPaceFit({ speechSeconds: 15, gapCount: 4 }, 30)).toBeUndefined()
  })

  test('is the voice’s own where the length cannot be met, and the film is as long as its words', () => {
    const spoken = { speechSeconds: 40, gapCount: 8 }
    expect(fitPace(spoken, 15)).toMatchObject({ pace: 1, gapSeconds: expect.closeTo(0.26) })
    expect(fitPace(spoken, 15)).toEqual(fitPace(spoken, 'script'))
    // The networks take nothing under three seconds.
    expect(fitPace({ speechSeconds: 1, gapCount: 0 }, 60).seconds).toBeGreaterThan(3)
  })

  test('never makes a film of 75 seconds that is not over a minute', () => {
    for (let speechSeconds = 30; speechSeconds < 110; speechSeconds += 0.5) {
      const fit = findPaceFit({ speechSeconds, gapCount: 16 }, 75)
      expect(fit?.seconds ?? 75).toBeGreaterThan(61)
    }
    // 12 % would allow no less than 66: rather slow than under a minute.
    const slow = findPaceFit({ speechSeconds: 48, gapCount: 16 }, 75)
    expect(slow?.seconds).toBeGreaterThan(61)
    expect(slow?.seconds).toBeLessThan(66)
  })

  test('never makes a film of 180 seconds that is too long for a Short', () => {
    for (let speechSeconds = 120; speechSeconds < 240; speechSeconds += 1) {
      const fit = findPaceFit({ speechSeconds, gapCount: 50 }, 180)
      expect(fit?.seconds ?? 170).toBeLessThanOrEqual(179.5)
    }
    expect(findPaceFit({ speechSeconds: 168, gapCount: 50 }, 180)).toBeDefined()
  })
})
