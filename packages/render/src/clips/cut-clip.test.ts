import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clipGradeOf, type Focus } from '@hookreel/film'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeClip } from '../../../../tests/fakes/write-clip.ts'
import { openClip } from './clip-reader.ts'
import { cutClip } from './cut-clip.ts'
import { findFfmpeg, type Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'

const frameSize = { width: 90, height: 160 }
const [long, short, tiny] = [{ seconds: 4, frameRate: 50 }, { seconds: 2 }, { seconds: 1.2 }]
let folder = ''
let ffmpeg: Ffmpeg

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hookreel-clips-'))
  ffmpeg = await findFfmpeg()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function cut(
  frameCount: number,
  sentFile = join(folder, 'sent.mp4'),
  signal = new AbortController().signal,
  made: { readonly isMade?: boolean; readonly focus?: Focus } = {},
) {
  const [clipFile, stillFile] = [join(folder, 'cut.mp4'), join(folder, 'cut.jpg')]
  const grade = made.isMade ? undefined : clipGradeOf('documentary')
  const focus = await cutClip({
    ...{ ffmpeg, sentFile, frameSize, frameCount, grade, clipFile, stillFile, signal },
    ...made,
  })
  return { bytes: await readFile(clipFile), still: await readFile(stillFile), focus }
}

/** The luma of every frame. */
async function readFrames(bytes: Uint8Array, frameCount: number): Promise<Uint8Array[]> {
  const reader = openClip(ffmpeg, bytes, frameSize)
  const frames: Uint8Array[] = []
  for (let n = 0; n < frameCount; n += 1)
    frames.push(Uint8Array.from((await reader.frameAt(n)).subarray(0, frameSize.width * frameSize.height)))
  await expect(reader.frameAt(frameCount)).rejects.toThrow(/no frame/)
  reader.close()
  return frames
}

/** Where the sun stands, from 0 (left) to 1. */
function findSun(frame: Uint8Array): number {
  let [sum, weight] = [0, 0]
  for (const [i, luma] of frame.entries()) {
    if (luma < 190) continue
    sum += i % frameSize.width
    weight += 1
  }
  return sum / Math.max(1, weight) / frameSize.width
}

const differences = (frames: readonly Uint8Array[]) =>
  frames.slice(1).map((frame, at) => {
    const before = frames[at] ?? frame
    return frame.reduce((sum, luma, i) => sum + Math.abs(luma - (before[i] ?? 0)), 0) / frame.length
  })
const mean = (frame: Uint8Array) => frame.reduce((sum, luma) => sum + luma, 0) / frame.length

describe('a clip that is cut to its scene', () => {
  test('shows its middle when it is longer, and a still of it', async () => {
    await writeClip(join(folder, 'sent.mp4'), { ...long, soundSeconds: 4 })
    const { bytes, still } = await cut(60)
    const suns = (await readFrames(bytes, 60)).map(findSun)
    expect([...suns].sort((a, b) => a - b)).toEqual(suns)
    // A quarter of its way is over when it begins, three when it ends.
    expect(suns.at(0)).toBeCloseTo(0.35, 1)
    expect(suns.at(-1)).toBeCloseTo(0.65, 1)
    expect([...still.subarray(0, 2)]).toEqual([0xff, 0xd8])
  })

  test('is slowed when it is shorter: all of it is seen, and no frame stands still', async () => {
    await writeClip(join(folder, 'sent.mp4'), short)
    const { bytes } = await cut(105)
    const frames = await readFrames(bytes, 105)
    expect(findSun(frames[0] ?? new Uint8Array())).toBeCloseTo(0.2, 1)
    expect(findSun(frames[104] ?? new Uint8Array())).toBeCloseTo(0.8, 1)
    const moved = differences(frames).slice(0, 95)
    expect(moved.filter((difference) => difference < 0.02)).toEqual([])
  })

  test('is looped when it is much shorter: it goes on for ever, without a jump and without a black frame', async () => {
    await writeClip(join(folder, 'sent.mp4'), { ...tiny, soundSeconds: 3 })
    const { bytes } = await cut(120)
    const frames = await readFrames(bytes, 120)
    const jumps = differences(frames)
    const usual = jumps.toSorted((a, b) => a - b)[60] ?? 0
    expect(usual).toBeGreaterThan(0.05)
    expect(Math.max(...jumps)).toBeLessThan(usual * 4)
    expect(Math.min(...frames.map(mean))).toBeGreaterThan(60)
  })
})

describe('a wide clip in a tall frame', () => {
  /** A red square on grey that is here, as a share of the width; null: nothing. */
  async function cutWide(place: number | null, focus?: Focus) {
    const box = `drawbox=x=iw*${place ?? 2}-20:y=ih/2-20:w=40:h=40:c=red:t=fill`
    const source = ['-f', 'lavfi', '-i', `color=c=0x777777:s=320x180:r=30:d=2,${box}`]
    const file = join(folder, 'sent.mp4')
    await runFfmpeg(ffmpeg, [...source, '-c:v', 'libx264', '-pix_fmt', 'yuv420p', file])
    const made = await cut(45, undefined, undefined, focus && { focus })
    if (focus) expect(made.focus).toEqual(focus)
    else expect(made.focus.x).toBeCloseTo(Math.min(0.84, Math.max(0.16, place ?? 0.5)), 1)
    const reader = openClip(ffmpeg, made.bytes, frameSize)
    const { width, height } = frameSize
    const frame = await reader.frameAt(20)
    const red = frame.subarray(width * height * 1.25, width * height * 1.5)
    reader.close()
    return red.filter((value) => value > 170).length / red.length
  }

  test('keeps what stands out, wherever it stands; its middle where nothing does', async () => {
    // 40 of 320 x 180 pixels, of which a third is kept.
    const whole = (40 * 40) / (180 * 180 * (9 / 16))
    for (const place of [0.15, 0.5, 0.86]) expect(await cutWide(place)).toBeGreaterThan(whole * 0.85)
    expect(await cutWide(null)).toBe(0)
  })

  test('is cut around a point that was chosen, up to its very border', async () => {
    expect(await cutWide(0.86, { x: 0, y: 0 })).toBe(0)
    expect(await cutWide(0.06, { x: 0, y: 1 })).toBeGreaterThan(0.06)
  })
})

describe('a clip that was made from its scene’s picture', () => {
  const cutMade = (frameCount: number) => cut(frameCount, undefined, undefined, { isMade: true })

  test('begins with it, in its own colours, when it is longer', async () => {
    await writeClip(join(folder, 'sent.mp4'), { ...long, soundSeconds: 4 })
    const frames = await readFrames((await cutMade(60)).bytes, 60)
    expect(findSun(frames[0] ?? new Uint8Array())).toBeCloseTo(0.2, 1)
    expect(findSun(frames[59] ?? new Uint8Array())).toBeCloseTo(0.5, 1)
    const graded = await readFrames((await cut(60)).bytes, 60)
    expect(
      Math.abs(mean(frames[30] ?? new Uint8Array()) - mean(graded[30] ?? new Uint8Array())),
    ).toBeGreaterThan(1)
  })

  test('is slowed to 70 % at most; then its last sharp frame stands, and it never jumps back', async () => {
    await writeClip(join(folder, 'sent.mp4'), short)
    const frames = await readFrames((await cutMade(135)).bytes, 135)
    const suns = frames.map(findSun)
    expect(suns[0]).toBeCloseTo(0.2, 1)
    expect(suns.at(-1)).toBeGreaterThan(0.7)
    // Two seconds at 70 % are 86 frames of 135.
    expect(suns[43]).toBeCloseTo(0.5, 1)
    const still = differences(frames).slice(95)
    expect(Math.max(...still)).toBeLessThan(0.6)
    expect([...suns].every((sun, at) => at === 0 || sun > (suns[at - 1] ?? 0) - 0.02)).toBe(true)
  })
})

describe('a clip that cannot be shown', () => {
  test.each([
    ['is black', { seconds: 3, light: 0 }],
    ['is too short', { seconds: 0.6 }],
  ])('is refused when it %s', async (_, clip) => {
    await writeClip(join(folder, 'sent.mp4'), clip)
    await expect(cut(60)).rejects.toMatchObject({ code: 'upload_refused' })
  })

  test('is refused when it is damaged or no video, and leaves nothing', async () => {
    await writeClip(join(folder, 'sent.mp4'), long)
    const whole = await readFile(join(folder, 'sent.mp4'))
    for (const file of ['cut.mp4', 'cut.jpg']) await rm(join(folder, file), { force: true })
    for (const bytes of [whole.subarray(0, whole.length >> 1), Buffer.from('<html>not here</html>')]) {
      await writeFile(join(folder, 'sent.mp4'), bytes)
      await expect(cut(60)).rejects.toMatchObject({ code: 'upload_refused' })
    }
    expect(await readdir(folder)).toEqual(['sent.mp4'])
  })

  test('is left alone when nobody waits for it any more', async () => {
    await writeClip(join(folder, 'sent.mp4'), short)
    const abort = new AbortController()
    const cutting = cut(60, undefined, abort.signal)
    abort.abort(new Error('cancelled'))
    await expect(cutting).rejects.toThrow('cancelled')
  })
})

test('the frames of a clip are the same in whatever order they are read', async () => {
  await writeClip(join(folder, 'sent.mp4'), short)
  const { bytes } = await cut(90)
  const frames = await readFrames(bytes, 90)
  const reader = openClip(ffmpeg, bytes, frameSize)
  for (const n of [40, 41, 3, 89, 0, 0, 20]) {
    const luma = (await reader.frameAt(n)).subarray(0, frameSize.width * frameSize.height)
    expect(Buffer.compare(luma, frames[n] ?? new Uint8Array()), `frame ${n}`).toBe(0)
  }
  reader.close()
})
