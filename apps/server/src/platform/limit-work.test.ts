import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { limitEncoding, limitWork } from './limit-work.ts'

const untilEnded = (signal: AbortSignal) => wait(60_000, undefined, { signal })
const limits = { signal: undefined, limitMs: 60_000, isWanted: async () => true, askEveryMs: 5 }
/** The reason for which it ended. */
const endOf = (change: Partial<Parameters<typeof limitWork>[0]>) =>
  limitWork({ ...limits, ...change }, (signal) =>
    untilEnded(signal).catch(() => Promise.reject(signal.reason)),
  )

describe('work with limits', () => {
  test('ends when it takes too long', async () => {
    await expect(endOf({ limitMs: 10 })).rejects.toMatchObject({ reason: 'too_long' })
  })

  test('ends when nobody wants it any more, and not for a question that is not answered', async () => {
    let asked = 0
    const isWanted = async () => {
      asked += 1
      if (asked === 1) throw new Error('the database does not answer')
      return asked < 3
    }
    await expect(endOf({ isWanted })).rejects.toMatchObject({ reason: 'unwanted' })
    expect(asked).toBe(3)
  })

  test('ends with its worker', async () => {
    const stop = new AbortController()
    const ended = endOf({ signal: stop.signal })
    stop.abort(new Error('the server stops'))
    await expect(ended).rejects.toThrow('the server stops')
  })

  test('that is done answers what it made', async () => {
    expect(await limitWork(limits, async () => 'a film')).toBe('a film')
  })
})

test('a film may be encoded for as long as its pixels and frames take, and forty minutes at most', () => {
  const minutes = (width: number, height: number, frameRate: number, seconds: number) =>
    limitEncoding({ width, height, frameRate, seconds }) / 60_000
  expect(minutes(1080, 1920, 30, 15)).toBeCloseTo(2.6, 1)
  expect(minutes(1080, 1920, 30, 120)).toBeCloseTo(7, 1)
  expect(minutes(4096, 4096, 60, 600)).toBe(40)
})
