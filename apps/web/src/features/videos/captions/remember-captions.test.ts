import { DEFAULT_CHOICES } from '@hookreel/film'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { recallCaptions, rememberCaptions } from './remember-captions.ts'

describe('the captions of the last video', () => {
  const stored = new Map<string, string>()
  beforeEach(() => {
    stored.clear()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  test('are those of the next one, in this browser', () => {
    expect(recallCaptions()).toEqual(DEFAULT_CHOICES.captions)
    const chosen = { preset: 'typewriter', size: 'large', position: 'top' } as const
    rememberCaptions(chosen)
    expect(recallCaptions()).toEqual(chosen)
  })

  test('give way to the usual ones where they are no longer offered or cannot be read', () => {
    rememberCaptions({ preset: 'typewriter', size: 'large', position: 'top' })
    const [key = ''] = stored.keys()
    stored.set(key, '{"preset":"neon","size":"large"}')
    expect(recallCaptions()).toEqual({ ...DEFAULT_CHOICES.captions, size: 'large' })
    stored.set(key, 'torn')
    expect(recallCaptions()).toEqual(DEFAULT_CHOICES.captions)
  })
})
