import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Stories that take minutes, each with the reason why it must. `npm run test:long` runs them, and CI does; `npm test` is
 * everything else. The longest one stands first.
 */
export const LONG_STORIES: Readonly<Record<string, string>> = {
  'kill.test.ts': 'a server is killed thirty times while it makes films, on each database four times',
  'paused-machines.test.ts':
    'processes stand still for longer than a job waits for a sign of life, at each of their moments',
  'posting-stop.test.ts': 'posts stand still for longer than a post is held, at every await of each network',
  'neighbours.test.ts':
    'fourteen kinds of noise, each beside an account that is measured with it and without it',
  'posting-kill.test.ts': 'a server is killed at every step of a post',
  'many-machines.test.ts': 'workers on several machines are stopped and killed while they make films',
  'many-machines-slices.test.ts': 'slices of films are made by several machines, some of which end',
  'services-cancel.test.ts': 'films are cancelled on several machines while services make their parts',
  'machine-faults.test.ts': 'the database and the object store of several machines go away and come back',
}
const LONGEST = Object.keys(LONG_STORIES)

function placeOf({ moduleId }: TestSpecification): number {
  const place = LONGEST.indexOf(path.basename(moduleId))
  return place === -1 ? LONGEST.length : place
}

/** As vitest orders the files, with the longest ones first: begun last, one of them would run on alone while the other core is idle. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}
