import { describe, expect, test } from 'vitest'
import { isPairPose, POSES, ROLES, type Cast, type PoseName, type Who } from './cast.ts'
import { drawFigures } from './figure.ts'
import { dressPerson } from './person.ts'
import { POSE_OF } from './pose.ts'
import { poseSkeleton, type Limb } from './skeleton.ts'

const SIDE = 96
const LOOK = { style: 'default', filmSeed: 5, seed: 9, lightX: -0.8 } as const

function buildCast(pose: PoseName, who: Partial<Who> = {}): Cast {
  const somebody: Who = { gender: 'woman', age: 'adult', role: 'none', ...who }
  const other: Who = { gender: 'man', age: 'adult', role: 'none' }
  return { subject: 'person', pose, people: isPairPose(pose) ? [somebody, other] : [somebody] }
}

/** How visible each pixel is, row by row. */
function alphasOf(cast: Cast, look: Parameters<typeof drawFigures>[2] = LOOK): Uint8ClampedArray {
  const canvas = drawFigures(SIDE, cast, look)
  const { data } = canvas.getContext('2d').getImageData(0, 0, SIDE, SIDE)
  return data.filter((_, at) => at % 4 === 3)
}

function lengthsOf({ root, joint, end }: Limb): [number, number] {
  return [
    Math.hypot(joint[0] - root[0], joint[1] - root[1]),
    Math.hypot(end[0] - joint[0], end[1] - joint[1]),
  ]
}

describe.each(POSES)('a person in the pose %s', (pose) => {
  // The broadest lines are the superhero's: what fits there fits everywhere.
  test.each(['child', 'adult', 'old'] as const)('is wholly in the picture and on its ground (%s)', (age) => {
    const alphas = alphasOf(buildCast(pose, { age }), { ...LOOK, style: 'superhero' })
    let [left, right, top, bottom] = [SIDE, 0, SIDE, 0]
    alphas.forEach((alpha, at) => {
      if (alpha < 60) return
      const [x, y] = [at % SIDE, Math.floor(at / SIDE)]
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    })
    expect(Math.min(left, top)).toBeGreaterThan(0)
    expect(right).toBeLessThan(SIDE - 1)
    expect(bottom).toBeGreaterThanOrEqual(SIDE * 0.95)
  })

  test('has whole limbs whose joints bend the right way', () => {
    const { build } = dressPerson({ gender: 'man', age: 'adult', role: 'none' }, 3)
    const skeleton = poseSkeleton(POSE_OF[pose], build)
    for (const side of ['near', 'far'] as const) {
      const [thigh, shin] = lengthsOf(skeleton.legs[side])
      expect(thigh / build.leg).toBeCloseTo(1.78, 5)
      expect(shin / build.leg).toBeCloseTo(1.72, 5)
      expect(POSE_OF[pose].legs[side].bend).toBeGreaterThanOrEqual(0)
      const [upper, fore] = lengthsOf(skeleton.arms[side])
      expect(upper / build.arm).toBeCloseTo(1.28, 5)
      expect(fore / build.arm).toBeCloseTo(1.2, 5)
    }
  })

  test('is the same pixels for the same cast and look', () => {
    const print = () => drawFigures(SIDE, buildCast(pose), LOOK).data().toString('base64')
    expect(print()).toBe(print())
  })
})

describe('who somebody is', () => {
  test('stays through a film and differs between films', () => {
    const she: Who = { gender: 'woman', age: 'adult', role: 'none' }
    expect(dressPerson(she, 11)).toEqual(dressPerson(she, 11))
    const looks = Array.from({ length: 12 }, (_, film) => {
      const { skin, hair, outfit } = dressPerson(she, film)
      return `${skin} ${hair.style} ${hair.colour} ${outfit.top}`
    })
    expect(new Set(looks).size).toBeGreaterThan(9)
  })

  test('shows: a child is smaller than a grown person, and callings have clothes of their own', () => {
    const heightOf = (age: Who['age']) =>
      poseSkeleton(POSE_OF.stand, dressPerson({ gender: 'man', age, role: 'none' }, 2).build).head[1]
    expect(heightOf('child')).toBeLessThan(heightOf('adult') * 0.7)
    const outfits = ROLES.filter((role) => role !== 'none').map((role) => {
      const { top, hat, extras, length } = dressPerson({ gender: 'man', age: 'adult', role }, 2).outfit
      return `${top} ${hat} ${extras.join()} ${length}`
    })
    expect(new Set(outfits).size).toBe(outfits.length)
  })
})
