import { describe, expect, test } from 'vitest'
import { findBestHours } from './best-hours.ts'
import { listFreeSlots } from './find-free-slots.ts'

const at = (text: string) => new Date(text)
const views = (hour: number, count: number, each: number) =>
  Array.from({ length: count }, (_, n) => ({ sentAt: new Date(Date.UTC(2026, 4, n + 1, hour)), views: each }))

describe('the best hours', () => {
  test('are general ones, and said to be, until ten posts have figures', () => {
    const best = findBestHours(views(7, 9, 500), 'UTC')
    expect(best).toMatchObject({ isOwnFigures: false, note: expect.stringContaining('9 have') })
    expect(best.hours).toHaveLength(14)
  })
  test('are those at which the own posts were seen most, in the own time zone', () => {
    const best = findBestHours(
      [...views(16, 6, 900), ...views(5, 6, 300), ...views(10, 6, 20)],
      'Europe/Berlin',
    )
    expect(best.isOwnFigures).toBe(true)
    expect(best.hours.slice(0, 2)).toMatchObject([
      { weekday: 1, hour: 18, reason: '900 views on average at 18:00, from 6 posts' },
      { weekday: 1, hour: 7 },
    ])
  })
  test('are not decided by one lucky post', () => {
    const best = findBestHours([...views(3, 1, 1000), ...views(18, 12, 900), ...views(9, 8, 100)], 'UTC')
    expect(best.hours[0]?.hour).toBe(18)
  })
})

describe('free slots', () => {
  const slots = {
    channelId: 'c',
    basis: 'chosen',
    timeZone: 'Europe/Berlin',
    times: [
      { weekday: 6, time: '02:30' },
      { weekday: 7, time: '02:30' },
      { weekday: 7, time: '18:00' },
    ],
  } as const
  const weekend = { from: at('2026-03-27T00:00:00Z'), to: at('2026-03-31T00:00:00Z') }

  test('keep their hour when clocks change, and one that does not exist comes an hour later', () => {
    const free = listFreeSlots({ ...slots, times: [...slots.times] }, 'instagram', weekend, [])
    expect(free.map((slot) => slot.toISOString())).toEqual([
      '2026-03-28T01:30:00.000Z',
      '2026-03-29T01:30:00.000Z',
      '2026-03-29T16:00:00.000Z',
    ])
  })
  test('are not those beside which the channel posts anyway, nor those of a full day', () => {
    const near = [at('2026-03-29T16:20:00Z')]
    const free = listFreeSlots({ ...slots, times: [...slots.times] }, 'tiktok', weekend, near)
    expect(free).toHaveLength(2)
    const many = Array.from({ length: 15 }, (_, n) => new Date(Date.UTC(2026, 2, 29, 20, n)))
    expect(listFreeSlots({ ...slots, times: [...slots.times] }, 'tiktok', weekend, many)).toEqual([
      at('2026-03-28T01:30:00Z'),
    ])
  })
})
