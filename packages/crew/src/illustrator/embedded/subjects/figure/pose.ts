import type { PoseName } from './cast.ts'

/**
 * A limb by its angles in degrees: from straight down (positive is forward, in a front view outward), and how far the
 * joint in its middle is bent (never negative: knees bend backward, elbows forward).
 */
export type Swing = { readonly swing: number; readonly bend: number }
/** An arm by where its hand is, seen from the shoulders' middle or the head's, in head heights of a grown person. */
export type Reach = { readonly reach: readonly [x: number, y: number]; readonly from: 'shoulder' | 'head' }
export type Arm = Swing | Reach

/** How a person holds the body. `near` is the side towards the viewer, in a front view the right of the picture. */
export type Pose = {
  readonly view: 'side' | 'front'
  /** Degrees that the body leans forward, and that the head nods beyond it. */
  readonly lean: number
  readonly nod: number
  readonly arms: { readonly near: Arm; readonly far: Arm }
  readonly legs: { readonly near: Swing; readonly far: Swing }
  /** How far the lowest limb is above the ground, in head heights: on a ladder, on a bed. */
  readonly raised: number
}

function swing(angle: number, bend: number): Swing {
  return { swing: angle, bend }
}

function reach(x: number, y: number, from: Reach['from'] = 'shoulder'): Reach {
  return { reach: [x, y], from }
}

type Angles = readonly [near: readonly [number, number], far: readonly [number, number]]

function pose(
  view: Pose['view'],
  [lean, nod]: readonly [number, number],
  arms: readonly [near: Arm, far: Arm],
  legs: Angles,
  raised = 0,
): Pose {
  return {
    view,
    lean,
    nod,
    arms: { near: arms[0], far: arms[1] },
    legs: { near: swing(...legs[0]), far: swing(...legs[1]) },
    raised,
  }
}

const STANDING: Angles = [
  [7, 3],
  [-9, 3],
]

/** Every pose. */
export const POSE_OF: Record<PoseName, Pose> = {
  stand: pose(
    'front',
    [0, 0],
    [swing(10, 10), swing(9, 12)],
    [
      [6, 2],
      [7, 2],
    ],
  ),
  walk: pose(
    'side',
    [4, 0],
    [swing(-28, 16), swing(26, 22)],
    [
      [25, 5],
      [-21, 16],
    ],
  ),
  run: pose(
    'side',
    [17, -8],
    [swing(-52, 88), swing(42, 92)],
    [
      [68, 84],
      [-31, 18],
    ],
  ),
  'sit-desk': pose(
    'side',
    [8, 8],
    [reach(1.55, -1.42), reach(1.75, -1.4)],
    [
      [84, 82],
      [79, 66],
    ],
  ),
  'sit-ground': pose(
    'side',
    [-10, -4],
    [reach(-0.7, -2.2), reach(1.25, -0.92)],
    [
      [142, 124],
      [128, 118],
    ],
  ),
  lie: pose(
    'side',
    [-89, 8],
    [swing(72, 34), swing(88, 10)],
    [
      [90, 2],
      [94, 8],
    ],
    1.05,
  ),
  point: pose(
    'side',
    [-2, -6],
    [swing(104, 3), reach(0.1, -2.05)],
    [
      [15, 2],
      [-14, 3],
    ],
  ),
  cheer: pose(
    'front',
    [0, -6],
    [swing(150, 14), swing(154, 10)],
    [
      [13, 3],
      [11, 2],
    ],
  ),
  think: pose('side', [2, 9], [reach(0.5, -0.84, 'head'), reach(0.72, -1.55)], STANDING),
  read: pose('side', [2, 20], [reach(1.02, -0.95), reach(1.18, -0.85)], STANDING),
  phone: pose('side', [4, 24], [reach(0.9, -0.72), reach(0.78, -1.05)], STANDING),
  carry: pose(
    'side',
    [-7, 0],
    [reach(1.12, -1.72), reach(1.3, -1.68)],
    [
      [20, 12],
      [-14, 14],
    ],
  ),
  lift: pose(
    'front',
    [0, -4],
    [reach(1.05, 1.75), reach(1.05, 1.75)],
    [
      [20, 12],
      [20, 12],
    ],
  ),
  hug: pose(
    'side',
    [5, 6],
    [reach(1.2, -0.62), reach(1.05, -1.2)],
    [
      [6, 3],
      [-12, 4],
    ],
  ),
  talk: pose('side', [2, 0], [swing(24, 78), swing(12, 40)], STANDING),
  climb: pose(
    'side',
    [7, -12],
    [reach(0.86, 1.0), reach(0.98, 1.75)],
    [
      [60, 78],
      [17, 24],
    ],
    1.5,
  ),
  cook: pose('side', [7, 14], [reach(1.3, -1.5), reach(1.55, -1.18)], STANDING),
  kneel: pose(
    'side',
    [16, 14],
    [reach(1.0, -1.95), reach(1.3, -1.75)],
    [
      [86, 88],
      [2, 88],
    ],
  ),
  garden: pose(
    'side',
    [16, 14],
    [reach(1.0, -1.95), reach(1.3, -1.75)],
    [
      [86, 88],
      [2, 88],
    ],
  ),
  despair: pose(
    'side',
    [30, 34],
    [reach(1.0, -1.42), reach(1.15, -1.25)],
    [
      [143, 126],
      [136, 119],
    ],
  ),
  dance: pose(
    'front',
    [-5, -4],
    [swing(140, 24), swing(84, 62)],
    [
      [30, 58],
      [3, 2],
    ],
  ),
  wave: pose(
    'front',
    [0, 0],
    [swing(118, 52), swing(9, 12)],
    [
      [6, 2],
      [7, 2],
    ],
  ),
}
