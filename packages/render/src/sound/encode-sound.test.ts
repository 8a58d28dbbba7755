import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { encodeSound } from './encode-sound.ts'
import { measureLoudness } from './measure-loudness.ts'
import { encodeWav } from './wav.ts'

const folder = await mkdtemp(join(tmpdir(), 'hookreel-encode-'))
afterAll(() => rm(folder, { recursive: true }))

/** Noise whose peaks are cut off flat: between its samples, and after AAC, it is higher than it was told to be. */
function makeFlatNoise(seconds: number, top: number): Float32Array {
  let state = 1
  return Float32Array.from({ length: seconds * 48_000 * 2 }, () => {
    state = (state * 48_271) % 2_147_483_647
    return Math.max(-top, Math.min(top, (state / 2_147_483_647 - 0.5) * 4))
  })
}

test('sound that comes out higher than it went in stays under what a film may have, and is cut where the film ends', async () => {
  const ffmpeg = await findFfmpeg()
  const [soundFile, outputFile] = [join(folder, 'flat.wav'), join(folder, 'flat.m4a')]
  await writeFile(soundFile, encodeWav(makeFlatNoise(3, 0.6), 48_000, 2))
  await encodeSound({ ffmpeg, soundFile, seconds: 2, outputFile })
  const { truePeakDbtp } = await measureLoudness({ ffmpeg, source: outputFile })
  expect(truePeakDbtp).toBeLessThanOrEqual(-1)
  expect(truePeakDbtp).toBeGreaterThan(-2)
})
