import { describe, expect, test } from 'vitest'
import type { FilmFacts } from '@hookreel/studio'
import { judgeFilm } from './judge-film.ts'

const FILM: FilmFacts = {
  width: 1080,
  height: 1920,
  seconds: 30,
  frameRate: 30,
  videoCodec: 'h264',
  audioCodec: 'aac',
  sizeBytes: 12_000_000,
  hasFastStart: true,
}
const levels = (
  facts: Partial<FilmFacts>,
  ...rest: [Parameters<typeof judgeFilm>[1], Parameters<typeof judgeFilm>[2]?]
) => {
  const { checks, fit } = judgeFilm({ ...FILM, ...facts }, ...rest)
  return {
    wrong: checks.filter(({ level }) => level !== 'ok').map(({ id, level }) => `${id}: ${level}`),
    fit,
  }
}

describe('a film held against the rules of a network', () => {
  test.each(['tiktok', 'instagram', 'youtube'] as const)(
    'is taken by %s as this product makes it',
    (network) => {
      expect(levels({}, network)).toEqual({ wrong: [], fit: null })
    },
  )
  test('is stopped when it is too long for the network or the creator', () => {
    expect(levels({ seconds: 181 }, 'youtube').wrong).toEqual(['length: stop'])
    expect(levels({ seconds: 90 }, 'tiktok', { maxSeconds: 60 }).wrong).toEqual(['length: stop'])
    expect(levels({ seconds: 2 }, 'instagram').wrong).toEqual(['length: stop'])
  })
  test('is written anew when its codec, rate, size or weight is not taken', () => {
    expect(levels({ videoCodec: 'av1' }, 'tiktok').wrong).toEqual(['codec: mend'])
    expect(levels({ hasFastStart: false }, 'instagram').wrong).toEqual(['codec: mend'])
    expect(levels({ frameRate: 12 }, 'instagram')).toMatchObject({
      wrong: ['frame-rate: mend'],
      fit: { frameRate: 30 },
    })
    expect(levels({ width: 240, height: 426 }, 'tiktok')).toMatchObject({
      wrong: ['size: mend'],
      fit: { minShortSide: 360 },
    })
    expect(levels({ width: 2160, height: 3840 }, 'instagram')).toMatchObject({
      wrong: ['size: mend'],
      fit: { maxLongSide: 1920 },
    })
    expect(levels({ sizeBytes: 400_000_000 }, 'instagram')).toMatchObject({
      wrong: ['bytes: mend'],
      fit: { maxBytes: 300_000_000 },
    })
  })
  test('gets silence where the network needs sound', () => {
    expect(levels({ audioCodec: null }, 'instagram')).toMatchObject({
      wrong: ['sound: mend'],
      fit: { needsSound: true },
    })
    expect(levels({ audioCodec: null }, 'tiktok')).toEqual({ wrong: ['sound: warn'], fit: null })
  })
  test('that is wider than high is taken with a warning', () => {
    expect(levels({ width: 1920, height: 1080 }, 'youtube')).toEqual({ wrong: ['size: warn'], fit: null })
  })
  test('is made smaller for Auto-upload in medium quality, and in high only when it is heavy', () => {
    expect(levels({}, 'tiktok', { quality: 'medium' }).fit).toMatchObject({ maxShortSide: 720 })
    expect(levels({}, 'tiktok', { quality: 'high' }).fit).toBeNull()
    expect(levels({ sizeBytes: 60_000_000 }, 'tiktok', { quality: 'high' }).fit).toMatchObject({
      maxShortSide: 1080,
    })
    expect(levels({ sizeBytes: 60_000_000 }, 'tiktok', { quality: 'original' }).fit).toBeNull()
  })
})
