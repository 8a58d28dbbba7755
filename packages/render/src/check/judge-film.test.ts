import { FRAME_RATE } from '@hookreel/film'
import { expect, test } from 'vitest'
import { judgeFilm, type FilmFacts } from './judge-film.ts'

const GOOD: FilmFacts = {
  seconds: 10,
  frameCount: 300,
  video: {
    codec: 'h264',
    profile: 'High',
    pixelFormat: 'yuv420p',
    colour: 'tv, bt709, progressive',
    width: 1080,
    height: 1920,
    frameRate: FRAME_RATE,
  },
  audio: { codec: 'aac', sampleRate: 48_000, layout: 'stereo' },
  loudnessLufs: -14,
  truePeakDbtp: -2,
  blackStretches: [],
  frozenStretches: [],
  silentStretches: [],
  hasFastStart: true,
}
const EXPECTED = { frameSize: { width: 1080, height: 1920 }, frameCount: 300, seconds: 10 }

test.each([
  [0, []],
  [1, ['The picture stands still at 0.0–0.5 s.']],
  [3, ['The picture stands still at 0.0–0.5 s, 1.0–1.5 s, 2.0–2.5 s.']],
  [4, ['The picture stands still at 0.0–0.5 s, 1.0–1.5 s, 2.0–2.5 s and 1 more time.']],
  [11, ['The picture stands still at 0.0–0.5 s, 1.0–1.5 s, 2.0–2.5 s and 8 more times.']],
])('of %d stretches that stand still the first three are named', (count, messages) => {
  const frozenStretches = Array.from({ length: count }, (_, n) => ({
    startSeconds: n,
    endSeconds: n + 0.5,
  }))
  expect(judgeFilm({ ...GOOD, frozenStretches }, EXPECTED).map(({ message }) => message)).toEqual(messages)
})
