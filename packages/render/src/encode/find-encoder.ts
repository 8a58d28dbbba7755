import { readdirSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FRAME_RATE, createRandom } from '@hookreel/film'
import { listEncoders, type Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { verifySegment } from './verify-segment.ts'
import { encodeArguments } from './encode-film.ts'
import { ENCODERS, MACHINE_ENCODERS, nameEncoder, X264 } from './video-encoders.ts'
import type { EncoderName, VideoEncoder } from './video-encoders.ts'

/** Which encoder is wanted: one by its name, or `auto` for the machine's own where a trial finds it fit. */
export type EncoderChoice = 'auto' | EncoderName

/** What encodes films here, and why those that were tried before it do not. */
export type FoundEncoder = {
  readonly encoder: VideoEncoder
  readonly refused: readonly { readonly name: EncoderName; readonly why: string }[]
}

type Trial = {
  /** Device files of this machine by folder; what lies there when left out. */
  readonly listFolder?: (folder: string) => readonly string[]
  readonly system?: NodeJS.Platform
  /** An encoder that takes longer for the trial is not taken. */
  readonly limitMs?: number
}

const FRAME_SIZE = { width: 540, height: 960 }
const FRAME_COUNT = 12
const LIMIT_MS = 20_000
const STALL_MS = 30_000
/** What nobody sees: two settings of x264 of the same likeness differ by as much. */
const TOLERANCE = 0.001

const known = new Map<string, Promise<FoundEncoder>>()

/**
 * Finds what encodes films here. Each encoder of the machine that may be meant encodes some trial frames: it is fit when ffmpeg ends in time, the file is
 * as every film is, and its frames are as like as x264's. Its quality is raised until they are. Without a fit one it is x264. The answer is remembered until `forgetEncoder`.
 */
export function findEncoder(ffmpeg: Ffmpeg, choice: EncoderChoice, trial: Trial = {}): Promise<FoundEncoder> {
  const key = keyOf(ffmpeg, choice)
  const found = known.get(key) ?? tryAll(ffmpeg, choice, trial)
  known.set(key, found)
  return found
}

/** Has the next film look again: one gave up in the middle of a film. */
export function forgetEncoder(ffmpeg: Ffmpeg, choice: EncoderChoice): void {
  known.delete(keyOf(ffmpeg, choice))
}

const keyOf = ({ path, version }: Ffmpeg, choice: EncoderChoice) => `${path} ${version} ${choice}`

async function tryAll(ffmpeg: Ffmpeg, choice: EncoderChoice, trial: Trial): Promise<FoundEncoder> {
  const refused: { name: EncoderName; why: string }[] = []
  if (choice === 'x264') return { encoder: X264, refused }
  const system = trial.system ?? process.platform
  const folder = await mkdtemp(join(tmpdir(), 'hookreel-encoder-'))
  // Drawn, and encoded by x264, once for all that are tried; not where there is nothing to try.
  let opened: Promise<OpenTrial> | undefined
  try {
    for (const name of ENCODERS) {
      if (name === 'x264' || (choice !== 'auto' && choice !== name)) continue
      if (choice === 'auto' && !MACHINE_ENCODERS[name].systems.includes(system)) continue
      const devices = system === 'linux' ? listDevices(name, trial) : []
      // Who names it knows that it is there, in whatever way; looking for all of them is not worth a start of ffmpeg each.
      if (choice === 'auto' && system === 'linux' && devices.length === 0) continue
      try {
        if (!(await listEncoders(ffmpeg)).has(MACHINE_ENCODERS[name].codec))
          throw new Error(`this ffmpeg has no ${MACHINE_ENCODERS[name].codec}`)
        const encoder = await tryOne(
          await (opened ??= openTrial(ffmpeg, folder)),
          { name, devices },
          trial.limitMs ?? LIMIT_MS,
        )
        return { encoder, refused }
      } catch (error) {
        refused.push({ name, why: error instanceof Error ? error.message : String(error) })
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return { encoder: X264, refused }
}

function listDevices(name: Exclude<EncoderName, 'x264'>, { listFolder = readFolder }: Trial): string[] {
  const { folder, names } = MACHINE_ENCODERS[name].devices
  return listFolder(folder)
    .filter((file) => names.test(file))
    .map((file) => `${folder}/${file}`)
}

function readFolder(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted()
  } catch {
    return []
  }
}

/** The trial frames as an encoder has them, and how like they have to be. */
type OpenTrial = {
  /** How like what it encodes is to what was drawn. Throws when it fails or writes something else. */
  readonly encode: (encoder: VideoEncoder, signal?: AbortSignal) => Promise<number>
  readonly least: number
}

async function openTrial(ffmpeg: Ffmpeg, folder: string): Promise<OpenTrial> {
  const frames = drawFrames()
  const framesFile = join(folder, 'frames.yuv')
  await writeFile(framesFile, frames)
  const firstFrame = frames.subarray(0, frames.length / FRAME_COUNT)
  const encode = async (encoder: VideoEncoder, signal?: AbortSignal): Promise<number> => {
    const file = join(folder, `${encoder.name}.mp4`)
    const facts = {
      frameSize: FRAME_SIZE,
      frameRate: FRAME_RATE,
      frameCount: FRAME_COUNT,
      isSegment: true,
      encoder,
    }
    const args = encodeArguments({ ...facts, isStretch: true }, framesFile, null, file)
    await runFfmpeg(ffmpeg, args, { signal, devices: encoder.devices })
    await verifySegment(ffmpeg, file, { ...facts, firstFrame }, signal)
    return measureLikeness(ffmpeg, file, framesFile, signal)
  }
  return { encode, least: (await encode(X264)) - TOLERANCE }
}

async function tryOne(
  { encode, least }: OpenTrial,
  { name, devices }: { readonly name: Exclude<EncoderName, 'x264'>; readonly devices: readonly string[] },
  limitMs: number,
): Promise<VideoEncoder> {
  const signal = AbortSignal.timeout(limitMs)
  try {
    let likeness = 0
    for (const quality of MACHINE_ENCODERS[name].qualities) {
      const encoder = { name, quality, devices, stallMs: STALL_MS }
      likeness = await encode(encoder, signal)
      if (likeness >= least) return encoder
    }
    throw new Error(
      `its frames are less like what was drawn than x264's (SSIM ${likeness.toFixed(4)}, wanted ${least.toFixed(4)})`,
    )
  } catch (error) {
    if (signal.aborted)
      throw new Error(`it took longer than ${limitMs / 1000} s for ${FRAME_COUNT} frames`, { cause: error })
    throw error
  }
}

/** SSIM of all planes of a file's frames beside raw ones. */
async function measureLikeness(
  ffmpeg: Ffmpeg,
  file: string,
  framesFile: string,
  signal: AbortSignal | undefined,
): Promise<number> {
  const raw =
    `-f rawvideo -pix_fmt yuv420p -s ${FRAME_SIZE.width}x${FRAME_SIZE.height} -r ${FRAME_RATE} -i`.split(' ')
  const compare = '-filter_complex [0:v][1:v]ssim -f null -'.split(' ')
  const { stderr } = await runFfmpeg(ffmpeg, ['-i', file, ...raw, framesFile, ...compare], { signal })
  return Number(/SSIM .*All:([\d.]+)/.exec(stderr)?.[1])
}

/** Frames as films have them: shades that move, an edge, grain of two pixels. */
function drawFrames(): Uint8Array {
  const { width, height } = FRAME_SIZE
  const random = createRandom(7)
  const grain = Float32Array.from({ length: (width / 2) * (height / 2) }, () => random.next() * 6 - 3)
  const frame = (width * height * 3) / 2
  const frames = new Uint8Array(frame * FRAME_COUNT).fill(128)
  for (let n = 0; n < FRAME_COUNT; n += 1) {
    const across = Float32Array.from({ length: width }, (_, x) => 50 * Math.sin((x + 3 * n) / 60))
    for (let y = 0; y < height; y += 1) {
      const down = Math.cos((y + n) / 90)
      for (let x = 0; x < width; x += 1) {
        const edge = (x + 2 * n - width / 2) ** 2 + (y - height / 2) ** 2 < 150 ** 2 ? 150 : 110
        frames[n * frame + y * width + x] =
          edge + (across[x] ?? 0) * down + (grain[(y >> 1) * (width / 2) + (x >> 1)] ?? 0)
      }
    }
  }
  return frames
}

/** "NVIDIA NVENC, quality 21", and why others are not taken. */
export function describeFound({ encoder, refused }: FoundEncoder): string {
  const taken =
    encoder.name === 'x264'
      ? 'x264, on the processor'
      : `${nameEncoder(encoder.name)}, quality ${encoder.quality}`
  const others = refused.map(({ name, why }) => `; ${nameEncoder(name)} is not used: ${why}`)
  return `${taken}${others.join('')}`
}
