import type { Arm, Pose, Swing } from './pose.ts'

export type Point = readonly [x: number, y: number]

/** A limb's three joints, from the body outwards. */
export type Limb = { readonly root: Point; readonly joint: Point; readonly end: Point }

/** Measures of a body in head heights of a grown person. */
export type Build = {
  readonly leg: number
  readonly torso: number
  readonly arm: number
  /** Half height of the head. */
  readonly head: number
  /** Breadth of limbs and body, 1 is usual. */
  readonly girth: number
}

/** Where everything of a posed body is: `x` forward, `y` up from the ground, in head heights of a grown person. */
export type Skeleton = {
  readonly pose: Pose
  readonly build: Build
  readonly hips: Point
  readonly neck: Point
  readonly head: Point
  /** Lean of the body and of the head from upright, in radians, positive forward. */
  readonly lean: number
  readonly headLean: number
  readonly arms: { readonly near: Limb; readonly far: Limb }
  readonly legs: { readonly near: Limb; readonly far: Limb }
}

const THIGH = 1.78
const SHIN = 1.72
const TORSO = 2.35
const UPPER_ARM = 1.28
const FOREARM = 1.2
/** Height of the ankle over the sole, and thickness of the body where it may touch the ground. */
export const ANKLE = 0.22
const SEAT = 0.42

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The point `length` away in a direction given as an angle from straight down. */
export function along([x, y]: Point, angle: number, length: number): Point {
  return [x + Math.sin(angle) * length, y - Math.cos(angle) * length]
}

/** The joints of a body in a pose, set on the ground: its lowest part touches `y` 0 unless the pose is raised. */
export function poseSkeleton(pose: Pose, build: Build): Skeleton {
  const lean = radians(pose.lean)
  const headLean = radians(pose.lean * (Math.abs(pose.lean) > 60 ? 1 : 0.55) + pose.nod)
  const neck: Point = [Math.sin(lean) * TORSO * build.torso, Math.cos(lean) * TORSO * build.torso]
  const isFront = pose.view === 'front'
  const head: Point = along(neck, Math.PI - headLean, 0.26 + build.head * 0.92)
  const across = (half: number, side: 1 | -1): Point => [
    Math.cos(lean) * half * side,
    -Math.sin(lean) * half * side,
  ]
  const shoulders = (isFront ? 0.68 : 0.13) * (0.4 + 0.6 * build.girth) * (0.5 + 0.5 * build.torso)
  const hips = (isFront ? 0.34 : 0.1) * build.girth
  const armOf = (side: 1 | -1) => {
    const shift = across(shoulders, side)
    const drop = 0.22 * build.torso
    const root: Point = [
      neck[0] + shift[0] - Math.sin(lean) * drop,
      neck[1] + shift[1] - Math.cos(lean) * drop,
    ]
    const arm = side > 0 ? pose.arms.near : pose.arms.far
    return poseArm(arm, { root, neck, head, build, mirror: isFront ? side : 1 })
  }
  const legOf = (side: 1 | -1) =>
    poseLeg(side > 0 ? pose.legs.near : pose.legs.far, across(hips, side), build, isFront ? side : 1)
  const raw = { arms: { near: armOf(1), far: armOf(-1) }, legs: { near: legOf(1), far: legOf(-1) } }
  const lowest = Math.min(
    raw.legs.near.end[1] - ANKLE,
    raw.legs.far.end[1] - ANKLE,
    raw.legs.near.joint[1] - 0.28 * build.girth,
    raw.legs.far.joint[1] - 0.28 * build.girth,
    -SEAT * build.girth,
    neck[1] - 0.4 * build.girth,
  )
  const set = ([x, y]: Point): Point => [x, y - lowest + pose.raised]
  const setLimb = (limb: Limb): Limb => ({ root: set(limb.root), joint: set(limb.joint), end: set(limb.end) })
  return {
    pose,
    build,
    hips: set([0, 0]),
    neck: set(neck),
    head: set(head),
    lean,
    headLean,
    arms: { near: setLimb(raw.arms.near), far: setLimb(raw.arms.far) },
    legs: { near: setLimb(raw.legs.near), far: setLimb(raw.legs.far) },
  }
}

function poseLeg({ swing, bend }: Swing, root: Point, build: Build, mirror: 1 | -1): Limb {
  const joint = along(root, radians(swing) * mirror, THIGH * build.leg)
  return { root, joint, end: along(joint, radians(swing - bend) * mirror, SHIN * build.leg) }
}

type Shoulder = { root: Point; neck: Point; head: Point; build: Build; mirror: 1 | -1 }

function poseArm(arm: Arm, at: Shoulder): Limb {
  const { root, build, mirror } = at
  const [upper, fore] = [UPPER_ARM * build.arm, FOREARM * build.arm]
  if ('swing' in arm) {
    const joint = along(root, radians(arm.swing) * mirror, upper)
    return { root, joint, end: along(joint, radians(arm.swing + arm.bend) * mirror, fore) }
  }
  const from = arm.from === 'head' ? at.head : at.neck
  const scale = arm.from === 'head' ? build.head / 0.56 : build.arm
  const x = (from[0] + arm.reach[0] * scale * mirror - root[0]) * mirror
  const y = from[1] + arm.reach[1] * scale - root[1]
  const distance = Math.min(Math.max(Math.hypot(x, y), (upper - fore) * 1.2 + 0.3), (upper + fore) * 0.985)
  const toHand = Math.atan2(x, -y)
  // The elbow stays behind the line to the hand, as elbows do.
  const inner = Math.acos((upper * upper + distance * distance - fore * fore) / (2 * upper * distance))
  const joint = along(root, (toHand - inner) * mirror, upper)
  return { root, joint, end: along(root, toHand * mirror, distance) }
}
