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
    [22.5, 5],
    [34.5, 8],
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

  test('uses the whole tolerance of the length before it refuses', () => {
    expect(findPaceFit({ speechSeconds: 39, gapCount: 8 }, 30)?.seconds).toBeLessThanOrEqual(33)
    expect(findPaceFit({ speechSeconds: 45, gapCount: 8 }, 30)).toBeUndefined()
    expect(findPaceFit({ speechSeconds: 15, gapCount: 4 }, 30)).toBeUndefined()
  })

  test('is refused with the nearest length that fits, or none', () => {
    expect(() => fitPace({ speechSeconds: 40, gapCount: 8 }, 15)).toThrow(
      expect.objectContaining({ code: 'script_length', details: { asked: 15, nearest: 45 } }),
    )
    expect(() => fitPace({ speechSeconds: 2, gapCount: 0 }, 60)).toThrow(
      expect.objectContaining({ code: 'script_length', details: { asked: 60, nearest: null } }),
    )
  })
})
