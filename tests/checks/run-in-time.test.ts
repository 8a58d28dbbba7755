import { describe, expect, test } from 'vitest'
import { groupFiles, runInTime } from '../../launcher/run-in-time.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Groups that take ten minutes each, from a moment on; `begun` are those that were run. */
async function runFrom(start: number, minutes: number) {
  let now = start
  const begun: string[] = []
  const groups = ['a', 'b', 'c'].map((name) => ({
    names: [name],
    run: () => {
      begun.push(name)
      now += 10 * MINUTE
      return { passed: 1, failed: [], skipped: [] }
    },
  }))
  return { begun, reports: await runInTime(groups, minutes, () => now) }
}

describe('long tests that have only so much time', () => {
  test('are begun while there is some, and the others are named as skipped', async () => {
    const { begun, reports } = await runFrom(0, 15)
    expect(begun).toEqual(['a', 'b'])
    expect(reports.flatMap(({ skipped }) => skipped)).toEqual([
      { file: 'c', name: 'c', reason: 'no time was left for it', isLack: false },
    ])
  })

  test('are all run where it is enough, and none where it is over', async () => {
    expect((await runFrom(0, 60)).begun).toEqual(['a', 'b', 'c'])
    const { begun, reports } = await runFrom(0, 0)
    expect(begun).toEqual([])
    expect(reports).toHaveLength(3)
  })

  test('begin with others each day', async () => {
    expect((await runFrom(DAY, 15)).begun).toEqual(['b', 'c'])
    expect((await runFrom(2 * DAY, 15)).begun).toEqual(['c', 'a'])
  })
})

test('files are grouped in their order, the last group with what is left', () => {
  expect(groupFiles(['a', 'b', 'c'], 2)).toEqual([['a', 'b'], ['c']])
})
