import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { claimDrafts, forgetDrafts } from '../lib/own-drafts.ts'
import { tellKeptStops, tellStopped } from './stopped-orders.ts'

const buildStore = () => {
  const held: Record<string, string> = {}
  const ways = {
    getItem: (key: string) => held[key] ?? null,
    setItem: (key: string, value: string) => void (held[key] = value),
    removeItem: (key: string) => void delete held[key],
  }
  // As in a browser: its own ways are not among its keys.
  for (const [name, way] of Object.entries(ways)) Object.defineProperty(held, name, { value: way })
  return held
}

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
