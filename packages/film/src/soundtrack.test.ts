import { expect, test } from 'vitest'
import { planSoundEffects } from './soundtrack.ts'
import type { Shot, Timeline } from './frames/timeline.ts'

/** Twenty shots of two seconds with crossfades: only what the effects are placed by is filled in. */
function buildShots(seed: number, hasTransitions = true): Timeline {
  const shots = Array.from({ length: 20 }, (_, index) => ({
    startFrame: index * 60,
    transition: index > 0 && hasTransitions ? { kind: 'crossfade', side: 'left', frames: 12 } : null,
  }))
  // The camera and picture of a shot make no sound.
  return { frameRate: 30, frameCount: 1200, seed, shots: shots as unknown as Shot[] } as unknown as Timeline
}

test('effects are few: at least six seconds apart, none at the very start or end', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const times = planSoundEffects(buildShots(seed)).map(({ atSeconds }) => atSeconds)
    expect(times.length).toBeGreaterThan(0)
    expect(times.length).toBeLessThanOrEqual(7)
    times.slice(1).forEach((time, i) => expect(time - (times[i] ?? 0)).toBeGreaterThanOrEqual(6))
    expect(times[0]).toBeGreaterThan(1.5)
    expect(times.at(-1)).toBeLessThan(38.5)
  }
})

test('the same film has the same effects, another seed others, and hard cuts are silent', () => {
  expect(planSoundEffects(buildShots(3))).toEqual(planSoundEffects(buildShots(3)))
  expect(planSoundEffects(buildShots(3))).not.toEqual(planSoundEffects(buildShots(4)))
  expect(planSoundEffects(buildShots(3, false))).toEqual([])
})
