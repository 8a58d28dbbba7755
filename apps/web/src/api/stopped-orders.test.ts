import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildStore } from '../../../../tests/builders/build-store.ts'
import { claimDrafts, forgetDrafts } from '../lib/own-drafts.ts'
import { tellKeptStops, tellStopped } from './stopped-orders.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', buildStore())
  vi.stubGlobal('sessionStorage', buildStore())
})
afterEach(() => vi.unstubAllGlobals())

test('an order that somebody stopped before they were signed out is stopped by them, not by who signs in next', async () => {
  const told: string[] = []
  let isSignedIn = false
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { key } = JSON.parse(body) as { key: string }
    if (!isSignedIn) return Response.json({ error: { code: 'not_signed_in', message: '' } }, { status: 401 })
    told.push(key)
    return Response.json({ outcome: 'stopped' })
  })
  claimDrafts('ada')
  await expect(tellStopped('order-of-ada')).rejects.toThrow()
  forgetDrafts()
  isSignedIn = true
  claimDrafts('eve')
  tellKeptStops()
  await new Promise((resolve) => setTimeout(resolve))
  expect(told).toEqual([])
  claimDrafts('ada')
  tellKeptStops()
  await vi.waitFor(() => expect(localStorage.getItem('hookreel-stopped-orders')).toBe(null))
  tellKeptStops()
  expect(told).toEqual(['order-of-ada'])
})
