import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { cutIntoSegments, describeSegment, listShotsOf } from '@hookreel/film'
import type { FrameRange, Picture, Timeline } from '@hookreel/film'
import {
  describeEncoding,
  openSegmentEncoder,
  readParameters,
  RenderError,
  RENDER_VERSION,
  X264,
} from '@hookreel/render'
import type { DrawnStretch, EncoderName, Ffmpeg, SegmentEncoder, VideoEncoder } from '@hookreel/render'
import { hashFile, makePart } from '../part-files.ts'
import { recallByKey, rememberByKey, stepKey } from '../remember-step.ts'
import type { StepPlace } from '../remember-step.ts'
import { sortKeys } from '../sort-keys.ts'

/** The step under which the stretches of a film are remembered, for other films, too. */
export const SEGMENT_STEP = 'segment'

/** What is remembered of an encoded stretch: its file, the checksum it had when it was made, and what its frames were seen to be as they were drawn. */
export type SegmentPart = {
  readonly file: string
  readonly sha256: string
  /** Missing in those by an encoder of the machine, and in older ones. */
  readonly drawn?: DrawnStretch | undefined
}

/** An encoded stretch of a film: its absolute file and its checksum. */
export type MadeSegment = SegmentPart & { readonly frameCount: number }

/** Who encoded a film, as plain JSON; `gaveUp`: the encoder that was to, and why it did not. */
export type FilmEncoding = {
  readonly encoder: EncoderName
  readonly gaveUp?: { readonly encoder: EncoderName; readonly why: string }
}

export type FilmToEncode = {
  readonly encoder: VideoEncoder
  /** The film; as long as pictures are missing, with stand-ins for them. */
  readonly outline: Timeline
  readonly pictureOf: (shot: number) => Promise<Picture>
  /** Counts from 0: a film that failed its check is rendered anew under the next one. */
  readonly attempt: number
  /** Told of every stretch, in the order of the film, as soon as it is there: its file in the parts folder. */
  readonly onSegment?: ((file: string, range: FrameRange, segment: MadeSegment) => void) | undefined
}

/** Why an encoder of the machine does not make this film. */
class GaveUp extends Error {}

/**
 * Encodes the stretches of a film that are not remembered, each as soon as its pictures are drawn, and answers all in their order. All of them are
 * by one encoder: when that of the machine fails at any, x264 makes the film.
 * Throws RenderError `render_failed`, what the drawing throws, or the signal's reason.
 */
export async function renderSegments(
  place: StepPlace,
  ffmpeg: Ffmpeg,
  film: FilmToEncode,
  onFrame: (done: number, of: number) => void,
): Promise<{ readonly segments: readonly MadeSegment[]; readonly encoding: FilmEncoding }> {
  const { name } = film.encoder
  try {
    const segments = await renderBy(place, ffmpeg, film, onFrame)
    if (name !== 'x264' && !(await areOfOneKind(segments)))
      throw new GaveUp('stretches of earlier films were made with other settings of the driver')
    return { segments, encoding: { encoder: name } }
  } catch (error) {
    if (!(error instanceof GaveUp)) throw error
    const segments = await renderBy(place, ffmpeg, { ...film, encoder: X264 }, onFrame)
    return { segments, encoding: { encoder: 'x264', gaveUp: { encoder: name, why: error.message } } }
  }
}

async function areOfOneKind(segments: readonly MadeSegment[]): Promise<boolean> {
  const kinds = await Promise.all(segments.map(({ file }) => readParameters(file)))
  return new Set(kinds).size < 2
}

async function renderBy(
  place: StepPlace,
  ffmpeg: Ffmpeg,
  { encoder: by, outline, pictureOf, attempt, onSegment }: FilmToEncode,
  onFrame: (done: number, of: number) => void,
): Promise<MadeSegment[]> {
  const { partsFolder, signal } = place
  const encoder = openSegmentEncoder(
    { ffmpeg, encoder: by, timeline: outline, filesFolder: partsFolder },
    signal,
  )
  const encoding = { version: RENDER_VERSION, encoder: describeEncoding(ffmpeg, by) }
  const tellFrames = onlyMore((done) => onFrame(done, outline.frameCount))
  const failed = new AbortController()
  const drawing = AbortSignal.any([signal, failed.signal])
  const look = async (range: FrameRange): Promise<Looked> => {
    const pictures = await drawnIn(outline, range, pictureOf, drawing)
    const content = sortKeys(describeSegment(withPictures(outline, pictures), range))
    // One that failed its check is never taken again.
    const key = stepKey(SEGMENT_STEP, { content, ...encoding, ...(attempt > 0 && { attempt }) })
    return { pictures, key, known: await findSegment(place, key) }
  }
  const makeOne = async (range: FrameRange, { free, before, looked, onBegun }: Turn) => {
    await free
    const { pictures, key, known } = await looked
    const tell = (done: number) => tellFrames(range.from + done)
    const part =
      known ??
      (await makeSegment(place, encoder, key, { range, pictures, onBegun }, tell).catch((error) => {
        if (by.name !== 'x264' && error instanceof RenderError)
          throw new GaveUp(error.message, { cause: error })
        throw error
      }))
    onBegun()
    const frameCount = range.to - range.from
    const segment = { ...part, file: join(partsFolder, part.file), frameCount }
    await before
    tell(frameCount)
    onSegment?.(part.file, range, segment)
    return segment
  }
  encoder.prepare()
  const making = inTurns(cutIntoSegments(outline), by.name === 'x264' ? AT_ONCE : 1, look, makeOne)
  return endWith(making, encoder, failed)
}

/** What is made. Then, or when any of it failed, nothing more is. */
async function endWith(
  making: readonly Promise<MadeSegment>[],
  encoder: SegmentEncoder,
  failed: AbortController,
): Promise<MadeSegment[]> {
  try {
    const made = await Promise.all(making)
    // Its end, which gives up all memory of the compositor, is nothing to wait for.
    void encoder.close()
    return made
  } catch (error) {
    // What was begun has cleaned up behind itself before anybody makes it again.
    failed.abort(new Error('another stretch failed'))
    await encoder.close()
    await Promise.allSettled(making)
    throw error
  }
}

/**
 * While ffmpeg encodes the last frames of a stretch and its file is flushed, the next one is composed: two cores were half idle by then. Encoders
 * of a machine have few places.
 */
const AT_ONCE = 2

/** What is known of a stretch before its turn: the key alone, for what it is made of are megabytes. */
type Looked = {
  readonly pictures: ReadonlyMap<number, Picture>
  readonly key: string
  /** The same stretch, of an earlier film. */
  readonly known: SegmentPart | undefined
}

/** When a stretch may begin, what is known of it, the one before it in the film, and whom to tell that the next one may begin. */
type Turn = {
  readonly free: Promise<unknown>
  readonly looked: Promise<Looked>
  readonly before: Promise<MadeSegment> | undefined
  readonly onBegun: () => void
}

/**
 * Begins one work after the other, and as many at once; behind one that fails none is begun, and all of those fail like it. All are looked
 * for ahead of their turns, one after the other, while others are made: behind the last one that is made nobody waits for that.
 */
function inTurns(
  ranges: readonly FrameRange[],
  atOnce: number,
  look: (range: FrameRange) => Promise<Looked>,
  work: (range: FrameRange, turn: Turn) => Promise<MadeSegment>,
): Promise<MadeSegment>[] {
  const working: Promise<MadeSegment>[] = []
  let begun: Promise<void> = Promise.resolve()
  let found: Promise<unknown> = Promise.resolve()
  for (const [index, range] of ranges.entries()) {
    const { promise, resolve } = Promise.withResolvers<void>()
    const free = Promise.all([begun, working[index - atOnce]])
    const looked = found.then(() => look(range))
    // Its turn tells of it.
    looked.catch(() => undefined)
    found = looked
    const one = work(range, { free, looked, before: working[index - 1], onBegun: resolve })
    // Of one that is stopped nothing is looked for any more, either.
    working.push(Promise.allSettled([looked]).then(() => one))
    begun = Promise.race([promise, one.then(() => undefined)])
    // The work itself tells of it.
    begun.catch(() => undefined)
  }
  return working
}

/** Lets through what is more than before: the last frame of a stretch may be told of after the first ones of the next. */
function onlyMore(tell: (done: number) => void): (done: number) => void {
  let most = 0
  return (done) => {
    if (done <= most) return
    most = done
    tell(done)
  }
}

/** The pictures of the shots that are seen in a range, by the numbers of the shots; waits until they are drawn. */
async function drawnIn(
  outline: Timeline,
  range: FrameRange,
  pictureOf: FilmToEncode['pictureOf'],
  signal: AbortSignal,
): Promise<ReadonlyMap<number, Picture>> {
  const stopped = Promise.withResolvers<never>()
  const stop = () => stopped.reject(signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  try {
    signal.throwIfAborted()
    const shots = listShotsOf(outline, range)
    const drawn = Promise.all(shots.map(async ({ index }) => [index, await pictureOf(index)] as const))
    return new Map(await Promise.race([drawn, stopped.promise]))
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

function withPictures(outline: Timeline, pictures: ReadonlyMap<number, Picture>): Timeline {
  const shots = outline.shots.map((shot) => ({ ...shot, picture: pictures.get(shot.index) ?? shot.picture }))
  return { ...outline, shots }
}

async function findSegment(place: StepPlace, key: string): Promise<SegmentPart | undefined> {
  const part = await recallByKey<SegmentPart>(place, SEGMENT_STEP, key)
  if (part === undefined) return undefined
  const file = join(place.partsFolder, part.file)
  if ((await hashFile(file)) === part.sha256) return part
  await rm(file)
  return undefined
}

function makeSegment(
  place: StepPlace,
  encoder: SegmentEncoder,
  key: string,
  {
    onBegun,
    ...task
  }: Pick<Turn, 'onBegun'> & {
    readonly range: FrameRange
    readonly pictures: ReadonlyMap<number, Picture>
  },
  onFrame: (done: number) => void,
): Promise<SegmentPart> {
  return rememberByKey<SegmentPart>(place, SEGMENT_STEP, key, async () => {
    const file = `segments/${key}.mp4`
    const drawn = await makePart(place.partsFolder, file, (outputFile) => {
      const encoding = encoder.encode({ ...task, outputFile }, onFrame)
      onBegun()
      return encoding
    })
    const sha256 = await hashFile(join(place.partsFolder, file))
    return { data: { file, sha256, ...(drawn && { drawn }) }, files: [file] }
  })
}
