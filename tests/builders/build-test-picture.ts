import type { Picture } from '../../packages/film/src/picture.ts'

const WHOLE = { x: 0, y: 0, width: 1, height: 1 }

/** A picture for tests: a sky that stands still, a swaying hill, a floating hero, and a frame fixed to the screen. */
export function buildTestPicture(name: string): Picture {
  const base = { blend: 'normal', opaque: false, motion: 'none' } as const
  return {
    layers: [
      { ...base, name: 'sky', depth: 0, opaque: true, box: WHOLE, file: `${name}-sky` },
      { ...base, name: 'mid', depth: 0.5, motion: 'sway', box: WHOLE, file: `${name}-mid` },
      {
        ...base,
        name: 'hero',
        depth: 1,
        motion: 'bob',
        box: { x: 0.3, y: 0.3, width: 0.4, height: 0.3 },
        file: `${name}-hero`,
      },
      { ...base, name: 'frame', depth: null, box: WHOLE, file: `${name}-frame` },
    ],
    seed: 1,
    kind: 'scene',
    environment: 'test',
    subjects: ['hero'],
    credits: [],
  }
}
