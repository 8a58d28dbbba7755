import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cutIntoSegments } from '@hookreel/film'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestFilm } from '../../../../tests/builders/build-test-film.ts'
import { encodeFilm, encodeFrames, SLOTS } from './encode-film.ts'
import { joinSlices } from './join-slices.ts'
import { findFfmpeg, type Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { openFrames, type FrameSource } from '../frames/frame-source.ts'
import { encodeSound } from '../sound/encode-sound.ts'
import { encodeWav } from '../sound/wav.ts'

const film = buildTestFilm({ frameSize: { width: 270, height: 480 }, seconds: 8, sceneCount: 3 })
const { timeline, loadFile } = film
const { width, height } = timeline.frameSize
const segments = cutIntoSegments(timeline)
let folder = ''
let ffmpeg: Ffmpeg
let frames: FrameSource
const at = (name: string) => join(folder, name)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hookreel-joins-'))
  ffmpeg = await findFfmpeg()
  frames = await openFrames(timeline, loadFile, { slots: SLOTS, ffmpeg })
  const drawn = await open(at('drawn.yuv'), 'w')
  for (let n = 0; n < timeline.frameCount; n += 1) await drawn.write(await frames.draw(n))
  await drawn.close()
})
afterAll(async () => {
  frames.close()
  await rm(folder, { recursive: true, force: true })
})

/** How like each frame of a file is to what was drawn: PSNR in dB. */
async function compareWithDrawn(file: string): Promise<number[]> {
  const drawn = `-f rawvideo -pix_fmt yuv420p -s ${width}x${height} -r 30 -i`.split(' ')
  const graph =
    '[0:v]settb=1/30,setpts=N[a];[1:v]settb=1/30,setpts=N[b];[a][b]psnr=stats_file=-,metadata=mode=print:file=-'
  const args = ['-i', file, ...drawn, at('drawn.yuv'), '-lavfi', graph, '-f', 'null', '-']
  const { stdout } = await runFfmpeg(ffmpeg, args)
  return [...stdout.toString('latin1').matchAll(/psnr_avg:([\d.]+)/g)].map((match) => Number(match[1]))
}

test('frames at the joins are as like what was drawn as in a film in one piece', async () => {
  await encodeFilm({ ffmpeg, timeline, loadFile, soundFile: null, outputFile: at('whole.mp4') })
  for (const [index, range] of segments.entries()) {
    const outputFile = at(`${index}.mp4`)
    await encodeFrames(frames, { ffmpeg, timeline, range, soundFile: null, outputFile, isSegment: true })
  }
  await writeFile(at('sound.wav'), encodeWav(new Float32Array(8 * 48_000 * 2), 48_000, 2))
  await encodeSound({ ffmpeg, soundFile: at('sound.wav'), seconds: 8, outputFile: at('sound.m4a') })
  const outputFile = at('joined.mp4')
  const slices = segments.map(({ from, to }, index) => ({ file: at(`${index}.mp4`), frameCount: to - from }))
  await joinSlices({ ffmpeg, slices, soundFile: at('sound.m4a'), outputFile })

  const [whole, joined] = [await compareWithDrawn(at('whole.mp4')), await compareWithDrawn(outputFile)]
  expect(joined).toHaveLength(timeline.frameCount)
  expect(segments.length).toBeGreaterThanOrEqual(5)
  const near = segments
    .slice(1)
    .flatMap(({ from }) => Array.from({ length: 12 }, (_, index) => from - 6 + index))
  const only = (likeness: readonly number[]) => near.map((n) => likeness[n] ?? 0)
  expect(mean(joined)).toBeGreaterThanOrEqual(mean(whole))
  expect(mean(only(joined))).toBeGreaterThanOrEqual(mean(only(whole)))
  // Seen at 0.3 dB; without more bits for the last frames it is 1.3 dB.
  expect(Math.min(...only(joined))).toBeGreaterThanOrEqual(Math.min(...only(whole)) - 0.6)
})

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
