import { describe, expect, test } from 'vitest'
import type { FilmProgress } from './film-order.ts'
import { estimateMakingSeconds, MOVING_SECONDS, trackProgress } from './track-progress.ts'

const frameSize = { width: 1080, height: 1920 }
const costs = { plan: 0, voice: 1, pictures: 3, music: 0, mix: 0, render: 6, check: 0 }

function follow(isMoved = false) {
  const told: FilmProgress[] = []
  let now = 0
  const tracker = trackProgress(
    { seconds: 10, frameSize, costs, isMoved },
    (progress) => told.push(progress),
    () => now,
  )
  return { told, tracker, wait: (seconds: number) => (now += seconds * 1000) }
}

describe('progress', () => {
  test('weighs steps by what they cost in earlier films', () => {
    const { told, tracker } = follow()
    tracker.at('voice', 1)
    tracker.at('pictures', 0.5)
    tracker.at('render', 0.5)
    tracker.at('check', 1)
    expect(told.map(({ percent }) => Math.round(percent))).toEqual([10, 25, 70, 100])
    expect(told.map(({ remainingSeconds }) => remainingSeconds)).toEqual([90, 75, 30, 0])
  })

  test('waits for services that make pictures move, and learns nothing from that', () => {
    const { told, tracker, wait } = follow(true)
    tracker.at('pictures', 0)
    wait(200)
    tracker.at('pictures', 0.05)
    tracker.at('render', 0)
    wait(30)
    tracker.at('render', 0.5)
    expect(told[0]?.remainingSeconds).toBe(30 + MOVING_SECONDS + 60)
    expect(tracker.measuredCosts()).toEqual({ render: 3 })
  })

  test('never falls, even when a film is rendered once more', () => {
    const { told, tracker } = follow()
    tracker.at('render', 1)
    tracker.at('render', 0)
    expect(told[1]?.percent).toBe(told[0]?.percent)
  })

  test('measures the remaining time of a step by how fast it has gone so far', () => {
    const { told, tracker, wait } = follow()
    tracker.at('render', 0)
    wait(30)
    tracker.at('render', 0.25)
    expect(told.map(({ remainingSeconds }) => remainingSeconds)).toEqual([60, 90])
    expect(tracker.measuredCosts()).toEqual({ render: 3 })
  })

  test('does not count what is still being drawn beside the first frames', () => {
    const { told, tracker } = follow()
    tracker.beside('pictures', 0)
    tracker.at('render', 0)
    tracker.beside('pictures', 0.5)
    tracker.at('render', 0)
    tracker.beside('pictures', 1)
    tracker.at('render', 0)
    expect(told.map(({ percent }) => percent)).toEqual([10, 25, 40])
    expect(told.map(({ remainingSeconds }) => remainingSeconds)).toEqual([90, 75, 60])
  })

  test('expects less of a smaller film', () => {
    const small = estimateMakingSeconds({ seconds: 15, frameSize: { width: 420, height: 746 } })
    const full = estimateMakingSeconds({ seconds: 15, frameSize })
    expect(small).toBeLessThan(full / 3)
    expect(estimateMakingSeconds({ seconds: 30, frameSize })).toBeCloseTo(full * 2)
  })
})
