import { afterEach, expect, test, vi } from 'vitest'
import { createLog } from '../log.ts'
import { throttleErrors } from './throttle-errors.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a database that is away for a minute is three lines in the log, not thousands', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const lines: string[] = []
  const report = throttleErrors(
    createLog(
      (line) => lines.push(line),
      () => new Date(0),
    ),
  )
  for (let error = 0; error <= 2000; error += 1) {
    report(new Error('connection refused'))
    vi.advanceTimersByTime(30)
  }
  expect(lines).toHaveLength(3)
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ untold: 999 })
})
