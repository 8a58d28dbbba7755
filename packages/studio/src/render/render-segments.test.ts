import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFfmpeg, joinSlices, readParameters, readStreams, runFfmpeg, X264 } from '@hookreel/render'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildTestFilm } from '../../../../tests/builders/build-test-film.ts'
import { NVENC, writeMachineEncoder, type EncoderMood } from '../../../../tests/fakes/machine-encoder.ts'
import type { StepResult } from '../film-order.ts'
import { renderSegments } from './render-segments.ts'

const { timeline, loadFile } = buildTestFilm({
  frameSize: { width: 180, height: 320 },
  seconds: 3,
  sceneCount: 3,
})
let partsFolder = ''
let machine: Awaited<ReturnType<typeof writeMachineEncoder>>
let known: Map<string, StepResult>

beforeEach(async () => {
  partsFolder = await mkdtemp(join(tmpdir(), 'hookreel-segments-'))
  for (const { file } of timeline.shots.flatMap(({ picture }) => picture.layers))
    await writeFile(join(partsFolder, file), await loadFile(file))
  machine = await writeMachineEncoder('fit')
  known = new Map()
})
afterEach(async () => {
  await machine.remove()
  await rm(partsFolder, { recursive: true, force: true })
})

/** The picture of a shot, which was drawn before. */
async function pictureOf(shot: number) {
  const picture = timeline.shots[shot]?.picture
  if (!picture) throw new RangeError(`no shot ${shot}`)
  return picture
}

/** Renders with the machine's encoder, or x264, which changes its mood after two stretches. */
async function render(
  after: EncoderMood,
  encoder = NVENC,
  draw = pictureOf,
  asked: { recall?: (key: string) => unknown; remember?: () => unknown } = {},
) {
  const ffmpeg = await findFfmpeg({ ffmpegPath: machine.ffmpegPath })
  const told: number[] = []
  const place = {
    partsFolder,
    signal: new AbortController().signal,
    memory: {
      recall: async (step: string, hash: string) => {
        asked.recall?.(`${step} ${hash}`)
        return known.get(`${step} ${hash}`)
      },
      remember: async (step: string, hash: string, result: StepResult) => {
        await asked.remember?.()
        known.set(`${step} ${hash}`, result)
        // The segment that is encoded next reads it.
        if (known.size === 2) await machine.turn(after)
      },
    },
  }
  const film = {
    ...{ encoder, outline: timeline, attempt: 0 },
    pictureOf: draw,
    onSegment: (_: string, { from }: { from: number }) => told.push(from),
  }
  return { ...(await renderSegments(place, ffmpeg, film, () => undefined)), ffmpeg, told }
}

async function frameCountOfAll({ ffmpeg, segments }: Awaited<ReturnType<typeof render>>): Promise<number> {
  const soundFile = join(partsFolder, 'sound.m4a')
  await runFfmpeg(ffmpeg, [...'-f lavfi -i anullsrc=r=48000:cl=stereo -t 3 -c:a aac'.split(' '), soundFile])
  const outputFile = join(partsFolder, 'film.mp4')
  await joinSlices({ ffmpeg, slices: segments, soundFile, outputFile })
  expect((await readStreams({ ffmpeg, file: outputFile })).video).toMatchObject({
    codec: 'h264',
    profile: 'High',
  })
  const decoded = await runFfmpeg(ffmpeg, [
    '-v',
    'error',
    '-i',
    outputFile,
    ...'-map 0:v -f framemd5 pipe:1'.split(' '),
  ])
  expect(decoded.stderr).toBe('')
  return decoded.stdout
    .toString()
    .split('\n')
    .filter((line) => line.startsWith('0,')).length
}

describe('a film by the encoder of the machine', () => {
  test('has all its stretches by it, and is remembered apart from one by x264', async () => {
    const made = await render('fit')
    expect(made.encoding).toEqual({ encoder: 'nvenc' })
    expect(await frameCountOfAll(made)).toBe(timeline.frameCount)
    const count = known.size
    expect((await render('fit')).segments).toEqual(made.segments)
    expect(known.size).toBe(count)
    const other = await render('fit', X264)
    expect(other.encoding).toEqual({ encoder: 'x264' })
    expect(known.size).toBe(2 * count)
  })

  test.each([
    ['breaking', /Conversion failed/],
    ['hanging', /did nothing for 1 s/],
    ['rubbish', /Invalid data|moov atom/],
  ] as const)('is made by x264 alone when it is %s from the third stretch on', async (mood, why) => {
    const made = await render(mood, { ...NVENC, stallMs: mood === 'hanging' ? 1000 : 20_000 })
    expect(made.encoding).toEqual({
      encoder: 'x264',
      gaveUp: { encoder: 'nvenc', why: expect.stringMatching(why) },
    })
    expect(await frameCountOfAll(made)).toBe(timeline.frameCount)
    // Not one of the two that were there is in it.
    const alone = await render(mood, X264)
    expect(made.segments).toEqual(alone.segments)
    expect(made.told.slice(0, 3)).toEqual([0, made.told[1], 0])
  })

  test('is made by x264 when what is kept of an earlier film would need another set-up of the decoder', async () => {
    const { segments } = await render('fit')
    const [first] = segments
    if (!first) throw new Error('no stretch')
    // As after a new driver: the same settings, other parameters.
    const [key, kept] = [...known].find(([, { files }]) => first.file.endsWith(files[0] ?? '-')) ?? []
    const ffmpeg = await findFfmpeg()
    const changed = join(partsFolder, 'changed.mp4')
    const bsf = ['-c', 'copy', '-bsf:v', 'h264_metadata=level=6.2', '-movflags', '+frag_keyframe+delay_moov']
    await runFfmpeg(ffmpeg, ['-i', first.file, ...bsf, changed])
    expect(await readParameters(changed)).not.toBe(await readParameters(first.file))
    const bytes = await readFile(changed)
    await writeFile(first.file, bytes)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    if (key === undefined || kept === undefined) throw new Error('not kept')
    const value = { file: kept.files[0], sha256 }
    known.set(key, { ...kept, data: { value, sizes: [bytes.length] } })
    const { encoding } = await render('fit')
    expect(encoding).toMatchObject({ encoder: 'x264', gaveUp: { why: expect.stringContaining('driver') } })
  })
})

test('a film of which a picture fails while the stretch before is encoded leaves no file that is still written, and keeps what was made', async () => {
  const failing = async (shot: number) => {
    if (shot === 2) throw new Error('no picture')
    return pictureOf(shot)
  }
  await expect(render('fit', X264, failing)).rejects.toThrow('no picture')
  const files = await readdir(join(partsFolder, 'segments'))
  expect(files.filter((file) => file.startsWith('.'))).toEqual([])
  expect(files.length).toBe(known.size)
  expect((await render('fit', X264)).segments.length).toBeGreaterThan(files.length)
})

test('stretches of an earlier film are found while the one that changed is still made, so that nobody waits for that behind it', async () => {
  await render('fit', X264)
  const [, second, , , last] = [...known.keys()]
  if (second === undefined || last === undefined) throw new Error('too few stretches')
  known.delete(second)
  const lastIsFound = Promise.withResolvers<void>()
  const { segments } = await render('fit', X264, pictureOf, {
    recall: (key) => key === last && lastIsFound.resolve(),
    // What is made is done only when the last one was asked for.
    remember: () => lastIsFound.promise,
  })
  expect(segments.length).toBe(known.size)
})

test('a stretch of an earlier film whose file has other bytes is made anew', async () => {
  const before = await render('fit', X264)
  const file = before.segments.at(-1)?.file ?? ''
  const bytes = await readFile(file)
  await writeFile(file, Buffer.alloc(bytes.length))
  expect((await render('fit', X264)).segments).toEqual(before.segments)
  expect(await readFile(file)).toEqual(bytes)
})
