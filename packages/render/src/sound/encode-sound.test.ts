import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readPackets } from '../check/read-packets.ts'
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
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

test('what is heard before the film is done has the packets of its sound, a second in each fragment, also when that had to be encoded again', async () => {
  const ffmpeg = await findFfmpeg()
  const [soundFile, outputFile] = [join(folder, 'loud.wav'), join(folder, 'loud.m4a')]
  const fragmentsFile = `${outputFile}.m4s`
  await writeFile(soundFile, encodeWav(makeFlatNoise(3, 0.9), 48_000, 2))
  await encodeSound({ ffmpeg, soundFile, seconds: 3, outputFile, fragmentsFile })
  const listPackets = async (file: string) => {
    const listing = ['-map', '0:a:0', '-c', 'copy', '-f', 'framemd5', 'pipe:1']
    const { stdout } = await runFfmpeg(ffmpeg, ['-i', file, ...listing])
    return readPackets(stdout)[0]?.map(({ sum }) => sum) ?? []
  }
  const packets = await listPackets(outputFile)
  expect(packets.length).toBeGreaterThan(140)
  expect(await listPackets(fragmentsFile)).toEqual(packets)
  const bytes = await readFile(fragmentsFile)
  expect(bytes.toString('latin1').split('moof').length - 1).toBe(4)
  expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([])
})
