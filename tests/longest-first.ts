import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Stories that take a minute and more, and why each must: a server is killed thirty times, four times on each database, stands
 * still at each of its moments, has noisy users, or several machines hand films to each other. Begun last, one of them would run on alone while the other core is idle.
 */
const LONGEST = [
  'kill.test.ts',
  'paused-machines.test.ts',
  'posting-stop.test.ts',
  'neighbours.test.ts',
  'services-cancel.test.ts',
  'many-machines.test.ts',
  'posting-kill.test.ts',
  'many-machines-slices.test.ts',
  'ledger.test.ts',
  'command-line.test.ts',
  'machine-faults.test.ts',
]

function placeOf({ moduleId }: TestSpecification): number {
  const place = LONGEST.indexOf(path.basename(moduleId))
  return place === -1 ? LONGEST.length : place
}

/** As vitest orders the files, with the longest ones first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}
