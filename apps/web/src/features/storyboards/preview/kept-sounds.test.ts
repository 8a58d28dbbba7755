import type { BoardScene, Storyboard } from '@hookreel/contract'
import { USUAL_DELIVERY } from '@hookreel/film'
import { expect, test } from 'vitest'
import { listKeptSounds, measureDb, placeSound, volumeOf } from './kept-sounds.ts'
import { previewTimeline } from './preview-timeline.ts'

const clip = (name: string, keepsSound: boolean, hasSound = true): BoardScene => ({
  ...{
    id: name,
    narration: `${name}.`,
    seed: 1,
    avoids: [],
    upload: `uploads/${name}.mp4`,
    focus: null,
    clip: { hasSound },
    keepsSound,
  },
  ...{ description: null, moves: false, cast: [], moveMicrodollars: null, picture: null },
  delivery: USUAL_DELIVERY,
})
const scenes: BoardScene[] = [
  clip('kept', true),
  clip('silenced', false),
  clip('silent', true, false),
  { ...clip('picture', true), clip: null },
  // Its address has not come yet.
  clip('coming', true),
]
const board: Storyboard = {
  ...{
    id: 'board',
    title: 'Bees',
    script: 'Bees.',
    style: 'default',
    pictures: 'drawn',
    voiceId: 'flite-slt',
  },
  ...{ duration: 15, resolution: '420p', aspectRatio: '9:16', seed: 1, sayings: [], speakers: [] },
  ...{ cast: [], castOff: [], status: 'ready', failure: null, frameSize: { width: 90, height: 160 } },
  ...{ moving: null, expiresAt: '2026-01-01T00:00:00.000Z' },
  voice: {
    ...{ url: '/voice.wav', seconds: 20, problem: null },
    words: scenes.map(({ id }, at) => ({ text: id, startSeconds: at * 4 + 0.2, endSeconds: at * 4 + 3.6 })),
    scenes: scenes.map(({ id }, at) => ({ id, startSeconds: at * 4, endSeconds: at * 4 + 3.8 })),
  },
  scenes,
  files: Object.fromEntries(
    ['kept', 'silenced', 'silent', 'picture'].map((name) => [`uploads/${name}.mp4`, `/files/${name}`]),
  ),
}
const listed = (one: Storyboard) => {
  const timeline = previewTimeline(one, { preset: 'style', size: 'medium', position: 'bottom' })
  return timeline ? listKeptSounds(one, timeline) : []
}

test('the clips that are heard are those that have a sound and keep it, where their scenes are seen', () => {
  const sounds = listed(board)
  expect(sounds.map(({ url }) => url)).toEqual(['/files/kept'])
  expect(sounds[0]?.startSeconds).toBe(0)
  expect(sounds[0]?.seconds).toBeGreaterThan(3.5)
  expect(sounds[0]?.seconds).toBeLessThan(4.6)
  expect(listed({ ...board, voice: null })).toEqual([])
})

test('what is heard of a clip is what is seen of it, and it comes and goes softly', () => {
  const sound = { key: 'kept', url: '/files/kept', startSeconds: 10, seconds: 4, cutSeconds: 4 }
  // Of a long clip the middle, a short one slower, a very short one over and over.
  expect(placeSound(sound, 12, 11)).toEqual({ seconds: 5, pace: 1, share: 1 })
  expect(placeSound(sound, 3, 12)).toEqual({ seconds: 1.5, pace: 0.75, share: 1 })
  expect(placeSound(sound, 1.5, 12)).toEqual({ seconds: 0.5, pace: 1, share: 1 })
  expect(placeSound(sound, 12, 10.06)?.share).toBeCloseTo(0.5)
  expect(placeSound(sound, 12, 13.94)?.share).toBeCloseTo(0.5)
  for (const at of [0, 9.99, 14, 30]) expect(placeSound(sound, 12, at)).toBeNull()
  // A player that does not know yet how long it is.
  for (const length of [Number.NaN, 0]) expect(placeSound(sound, length, 11)).toBeNull()
})

test('loud and quiet clips are heard alike, 12 dB under the voice, as far as a player can', () => {
  const rate = 8000
  const tone = (peak: number) =>
    Float32Array.from({ length: rate * 2 }, (_, at) => peak * Math.sin((at * 2 * Math.PI * 300) / rate))
  const db = measureDb([tone(0.5)], rate) ?? Number.NaN
  expect(db).toBeCloseTo(-9, 1)
  // Pauses are not counted, nor a second channel of the same.
  const paused = new Float32Array(rate * 6)
  paused.set(tone(0.5), rate * 2)
  expect(measureDb([paused, paused], rate)).toBeCloseTo(db, 1)
  expect(measureDb([new Float32Array(rate)], rate)).toBeUndefined()
  expect(measureDb([], rate)).toBeUndefined()

  const heard = (clipDb: number) => clipDb + 20 * Math.log10(volumeOf(clipDb, -18))
  expect(heard(-9)).toBeCloseTo(-30, 5)
  expect(heard(-28)).toBeCloseTo(-30, 5)
  // Nothing is made louder than it is, and hiss stays hiss.
  expect(volumeOf(-34, -18)).toBe(1)
  expect(volumeOf(-60, -40)).toBeCloseTo(10 ** (-9 / 20), 5)
  expect(volumeOf()).toBeCloseTo(10 ** (-9 / 20), 5)
})
