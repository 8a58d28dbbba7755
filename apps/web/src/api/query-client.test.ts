import { MutationObserver } from '@tanstack/react-query'
import { toast } from 'sonner'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getSession } from './auth.ts'
import { ApiError } from './call.ts'
import { queryClient } from './query-client.ts'

const SIGNED_IN = {
  user: { id: 'user-1', email: 'maya@example.com', name: 'Maya' },
  session: { expiresAt: '2026-01-17T12:00:00.000Z' },
}

let asked: number[]

/** Answers in this order, the last one for ever; null is no answer at all. */
function answerWith(statuses: readonly (number | null)[]): void {
  vi.stubGlobal('fetch', () => {
    asked.push(Date.now())
    const status = statuses[Math.min(asked.length, statuses.length) - 1]
    if (status === null) return Promise.reject(new TypeError('Failed to fetch'))
    return Promise.resolve(Response.json(status === 200 ? SIGNED_IN : null, { status: status ?? 500 }))
  })
}

async function ask(): Promise<unknown> {
  const asking = queryClient
    .fetchQuery({ queryKey: ['session'], queryFn: getSession })
    .catch((error) => error)
  await vi.runAllTimersAsync()
  return asking
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  asked = []
  queryClient.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('asking again', () => {
  test('a server that is away for a moment is asked again after 200, 400 and 800 ms', async () => {
    answerWith([502, 503, 504, 200])
    expect(await ask()).toMatchObject({ user: { email: 'maya@example.com' } })
    expect(asked).toEqual([0, 200, 600, 1400])
  })

  test('a network that fails is treated like a server that is away', async () => {
    answerWith([null, 200])
    expect(await ask()).toMatchObject({ expiresAt: '2026-01-17T12:00:00.000Z' })
    expect(asked).toEqual([0, 200])
  })

  test('a refusal is not asked again', async () => {
    answerWith([500])
    expect(await ask()).toMatchObject({ status: 500 })
    expect(asked).toEqual([0])
  })

  test('signed out is an answer, not a failure', async () => {
    answerWith([401])
    expect(await ask()).toBeNull()
    expect(asked).toEqual([0])
  })
})

test('whatever is refused because the session ended leads to sign-in at once; a wrong password does not', async () => {
  const refuse = (code: 'not_signed_in' | 'invalid_credentials') =>
    new MutationObserver(queryClient, {
      mutationFn: () => Promise.reject(new ApiError(401, { code })),
    })
      .mutate()
      .catch(() => undefined)
  queryClient.setQueryData(['session'], SIGNED_IN)
  await refuse('invalid_credentials')
  expect(queryClient.getQueryData(['session'])).toEqual(SIGNED_IN)
  await refuse('not_signed_in')
  expect(queryClient.getQueryData(['session'])).toBeNull()
})

test('what failed before is no news once something is begun again', async () => {
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => act())
  toast.error('Error', { id: 'old' })
  toast.success('Saved', { id: 'good' })
  const act = new MutationObserver(queryClient, { mutationFn: async () => null })
  await act.mutate()
  expect(toast.getToasts().map(({ id }) => id)).toEqual(['good'])
})

test('of several things begun together, what failed is still said', async () => {
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => act())
  let end = () => {}
  const long = new MutationObserver(queryClient, {
    mutationFn: () => new Promise<void>((resolve) => (end = resolve)),
  }).mutate()
  await vi.advanceTimersByTimeAsync(0)
  toast.error('Error', { id: 'first' })
  await new MutationObserver(queryClient, { mutationFn: async () => null }).mutate()
  expect(toast.getToasts().map(({ id }) => id)).toContain('first')
  end()
  await long
})
