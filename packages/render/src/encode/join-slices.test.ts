import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestFilm } from '../../../../tests/builders/build-test-film.ts'
import { readStretches } from './read-stretches.ts'
import { cutIntoSlices } from './cut-into-slices.ts'
import { encodeFilm } from './encode-film.ts'
import { findFfmpeg, type Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { hasFastStart } from '../ffmpeg/has-fast-start.ts'
import type { EncodedSlice } from './read-stretches.ts'
import { joinSlices, listForConcat } from './join-slices.ts'
import { readPackets } from '../check/read-packets.ts'
import { readStreams } from '../ffmpeg/read-streams.ts'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { encodeSound } from '../sound/encode-sound.ts'
import { encodeWav } from '../sound/wav.ts'

const frameSize = { width: 180, height: 320 }
const film = buildTestFilm({ frameSize, seconds: 11 })
const { frameCount } = film.timeline
let folder = ''
let ffmpeg: Ffmpeg
const inFolder = (name: string) => join(folder, name)

beforeAll(async () => {
  // A folder may have a quote in its name, which the list of slices must bear.
  folder = await mkdtemp(join(tmpdir(), "hookreel's-slices-"))
  ffmpeg = await findFfmpeg()
  const samples = Float32Array.from({ length: 2 * 48_000 * 11.3 }, (_, i) => 0.2 * Math.sin(i / 20))
  await writeFile(inFolder('sound.wav'), encodeWav(samples, 48_000, 2))
  const sound = { soundFile: inFolder('sound.wav'), seconds: frameCount / 30 }
  await encodeSound({ ffmpeg, ...sound, outputFile: inFolder('sound.m4a') })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Time stamp and checksum of every decoded frame. */
async function listFrames(file: string): Promise<{ pts: number; sum: string }[]> {
  const { stdout } = await runFfmpeg(ffmpeg, ['-i', file, '-map', '0:v:0', '-f', 'framecrc', 'pipe:1'])
  const lines = stdout.toString('latin1').split('\n')
  return lines
    .filter((line) => line.startsWith('0,'))
    .map((line) => line.split(',').map((field) => field.trim()))
    .map(([, , pts, , , sum]) => ({ pts: Number(pts), sum: sum ?? '' }))
}

/** How like each other two films are, frame by frame in their order: PSNR in dB. */
async function compareFilms(one: string, other: string): Promise<number[]> {
  const graph = '[0:v]setpts=N[a];[1:v]setpts=N[b];[a][b]psnr=stats_file=-'
  const { stdout } = await runFfmpeg(ffmpeg, ['-i', one, '-i', other, '-lavfi', graph, '-f', 'null', '-'])
  const found = stdout.toString('latin1').matchAll(/psnr_avg:([\d.]+|inf)/g)
  return [...found].map(([, decibels]) => (decibels === 'inf' ? 100 : Number(decibels)))
}

async function encodeSlices(ranges = cutIntoSlices(frameCount, 150)): Promise<EncodedSlice[]> {
  const slices: EncodedSlice[] = []
  for (const range of ranges) {
    const outputFile = inFolder(`${range.from}-${range.to}.mp4`)
    await encodeFilm({ ffmpeg, ...film, range, soundFile: null, outputFile })
    slices.push({ file: outputFile, frameCount: range.to - range.from })
  }
  return slices
}

/** Of all decoded samples. */
async function hashSound(file: string): Promise<string> {
  const { stdout } = await runFfmpeg(ffmpeg, ['-i', file, '-map', '0:a:0', '-f', 'md5', 'pipe:1'])
  return stdout.toString('latin1')
}

test('a film is cut into equal ranges that begin where a group of pictures may, without gap or overlap', () => {
  expect(cutIntoSlices(330, 150)).toEqual([
    { from: 0, to: 150 },
    { from: 150, to: 300 },
    { from: 300, to: 330 },
  ])
  expect(cutIntoSlices(1860, 1800)).toEqual([
    { from: 0, to: 1050 },
    { from: 1050, to: 1860 },
  ])
  expect(cutIntoSlices(1800, 1800)).toEqual([{ from: 0, to: 1800 }])
  expect(cutIntoSlices(200, 1)).toHaveLength(2)
})

test('slices that are joined are the film: every frame once and in its place, like those of the film made whole', async () => {
  const whole = inFolder('whole.mp4')
  const joined = inFolder('joined.mp4')
  await encodeFilm({ ffmpeg, ...film, soundFile: inFolder('sound.wav'), outputFile: whole })
  const slices = await encodeSlices()
  expect(slices).toHaveLength(3)
  await joinSlices({ ffmpeg, slices, soundFile: inFolder('sound.m4a'), outputFile: joined })
  const frames = await listFrames(joined)
  expect(frames.map(({ pts }) => pts)).toEqual(Array.from({ length: frameCount }, (_, n) => n))
  const likeness = await compareFilms(joined, whole)
  expect(likeness).toHaveLength(frameCount)
  // Of the whole film; single frames behind a border, which the encoder comes to from other ones, were seen at 42.7 dB.
  const noise = likeness.reduce((sum, decibels) => sum + 10 ** (-decibels / 10), 0) / frameCount
  expect(-10 * Math.log10(noise)).toBeGreaterThanOrEqual(45)
  expect(Math.min(...likeness)).toBeGreaterThanOrEqual(40)
  const facts = { ffmpeg, file: joined }
  expect(await readStreams(facts)).toEqual(await readStreams({ ffmpeg, file: whole }))
  expect(await hasFastStart(joined)).toBe(true)
  expect(await hashSound(joined)).toBe(await hashSound(whole))
  // As one stream, which films and files that are not there are no part of.
  expect(await readStretches(slices)).toBeDefined()
  for (const file of [whole, inFolder('nowhere.mp4')])
    expect(await readStretches([...slices, { file, frameCount }])).toBeUndefined()
})

test('stretches in fragments are joined here as ffmpeg joins them: each packet of pictures and sound the same, at the same times', async () => {
  const [here, byFfmpeg] = [inFolder('here.mp4'), inFolder('by-ffmpeg.mp4')]
  // The second one has two groups of pictures.
  const borders = [0, 12, 200, 213, frameCount]
  const slices = await encodeSlices(borders.slice(1).map((to, index) => ({ from: borders[index] ?? 0, to })))
  const soundFile = inFolder('sound.m4a')
  await joinSlices({ ffmpeg, slices, soundFile, outputFile: here })
  const list = inFolder('all.list')
  await writeFile(list, listForConcat(slices))
  const inputs = ['-f', 'concat', '-safe', '0', '-i', list, '-i', soundFile]
  const args = [...inputs, ...'-map 0:v:0 -map 1:a:0 -c copy -movflags +faststart'.split(' '), byFfmpeg]
  await runFfmpeg(ffmpeg, args, { alsoReads: slices.map(({ file }) => file) })
  const packetsOf = async (file: string) => {
    const copied = '-map 0 -c copy -bsf:v h264_mp4toannexb -f framemd5 pipe:1'.split(' ')
    const { stdout } = await runFfmpeg(ffmpeg, ['-i', file, ...copied])
    return readPackets(stdout)
  }
  const packets = await packetsOf(here)
  expect(packets).toEqual(await packetsOf(byFfmpeg))
  expect(packets.map((of) => of.length)).toEqual([frameCount, expect.any(Number)])
  expect(await readStreams({ ffmpeg, file: here })).toEqual(await readStreams({ ffmpeg, file: byFfmpeg }))
  expect(await hashSound(here)).toBe(await hashSound(byFfmpeg))
  // Nothing is said where it does not belong: a reader that is told to be strict finds nothing wrong.
  const strict = ['-v', 'warning', '-xerror', '-err_detect', 'explode', '-i', here, '-f', 'null', '-']
  expect((await runFfmpeg(ffmpeg, strict)).stderr).toBe('')
})

test('a slice that cannot be read is told, and no film is left', async () => {
  const outputFile = inFolder('broken.mp4')
  await writeFile(inFolder('cut-off.mp4'), 'not a film')
  const slices = [{ file: inFolder('cut-off.mp4'), frameCount: 30 }]
  const joining = joinSlices({ ffmpeg, slices, soundFile: inFolder('sound.m4a'), outputFile })
  await expect(joining).rejects.toMatchObject({ code: 'render_failed' })
  expect((await readdir(folder)).filter((name) => name.startsWith('broken'))).toEqual([])
})
