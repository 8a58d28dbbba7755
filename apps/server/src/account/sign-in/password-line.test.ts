import { expect, test } from 'vitest'
import { siteOf } from '../../platform/http/client-address.ts'
import { openPasswordLine } from './password-line.ts'

test('two passwords are hashed at once, fifty wait, and the next one is refused', async () => {
  const line = openPasswordLine()
  const ends: (() => void)[] = []
  let most = 0
  let now = 0
  const hash = async () => {
    now += 1
    most = Math.max(most, now)
    await new Promise<void>((resolve) => ends.push(resolve))
    now -= 1
  }
  const asked = Array.from({ length: 55 }, () => line(hash))
  const settled = Promise.allSettled(asked)
  await expect(asked.at(-1)).rejects.toMatchObject({
    code: 'rate_limited',
    details: { retryAfterSeconds: 3 },
  })
  for (let ended = 0; ended < 52; ended += 1) {
    await new Promise((resolve) => setImmediate(resolve))
    ends.shift()?.()
  }
  const refused = (await settled).filter(({ status }) => status === 'rejected')
  expect([most, refused.length]).toEqual([2, 3])
  expect(await line(async () => 'next')).toBe('next')
})

test('the networks of one household are one site', () => {
  expect(siteOf('2001:db8:7:1::1')).toBe('2001:db8:7::/48')
  expect(siteOf('2001:db8:7:ffff::9')).toBe('2001:db8:7::/48')
  expect(siteOf('203.0.113.7')).toBeUndefined()
  expect(siteOf('::ffff:203.0.113.7')).toBeUndefined()
  expect(siteOf('unknown')).toBeUndefined()
})
