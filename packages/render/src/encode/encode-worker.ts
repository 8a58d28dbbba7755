import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import type { Picture } from '@hookreel/film'
import { lookAtFrames } from '../check/look-at-frames.ts'
import { encodeFrames, SLOTS } from './encode-film.ts'
import type { EncoderOrder, FromWorker, SegmentTask, ToWorker } from './open-segment-encoder.ts'
import { openFrames, type FrameSource } from '../frames/frame-source.ts'
import { RenderError } from '../render-error.ts'

// The thread of openSegmentEncoder: composes one stretch of a film after the other, has it encoded and says how far it is. It may be
// started before there is a film.

/** A message costs both threads a third of a millisecond; six times a second is often enough for a bar. */
const FRAMES_PER_REPORT = 5
const abort = new AbortController()
const pictures = new Map<number, Picture>()
const tell = (message: FromWorker) => parentPort?.postMessage(message)

const pictureOf = async (shot: number): Promise<Picture> => {
  const picture = pictures.get(shot)
  if (picture === undefined) throw new RangeError(`the picture of shot ${shot} was not given`)
  return picture
}

type Opened = { readonly order: EncoderOrder; readonly frames: Promise<FrameSource> }
let opened: Opened | undefined

function open(order: EncoderOrder): Opened {
  const { timeline, ffmpeg, filesFolder } = order
  const loadFile = (file: string) => readFile(join(filesFolder, file))
  const frames = openFrames(timeline, loadFile, { slots: SLOTS, pictureOf, ffmpeg })
  // What cannot be opened is told with the first stretch.
  frames.catch(() => undefined)
  return { order, frames }
}

/** The same frames, each looked at as it is drawn. */
function seenBy(look: ReturnType<typeof lookAtFrames> | undefined, frames: FrameSource): FrameSource {
  if (look === undefined) return frames
  const draw = async (n: number) => {
    const frame = await frames.draw(n)
    look.add(frame)
    return frame
  }
  return { ...frames, draw }
}

type Task = SegmentTask & { readonly id: number }

/** Its ffmpeg starts before its turn: linking itself takes that a tenth of a second, in which nothing could be composed. */
async function encode(
  { id, range, outputFile, pictures: given }: Task,
  turn: Promise<void>,
  onTaken: () => void,
): Promise<void> {
  try {
    if (!opened) throw new Error('a stretch came before its film')
    const source = opened.frames
    const { ffmpeg, encoder, timeline } = opened.order
    const onProgress = (done: number, count: number) => {
      if (done % FRAMES_PER_REPORT === 0 || done === count) tell({ kind: 'progress', id, done })
    }
    const { signal } = abort
    const look = encoder.name === 'x264' ? lookAtFrames(timeline.frameSize, range.to - range.from) : undefined
    const frames = turn.then(async () => {
      for (const [shot, picture] of given) pictures.set(shot, picture)
      return seenBy(look, await source)
    })
    // Where ffmpeg does not start nobody waits for it.
    frames.catch(() => undefined)
    await encodeFrames(frames, {
      ...{ ffmpeg, encoder, timeline, range, outputFile, onProgress, onTaken, signal },
      ...{ soundFile: null, isSegment: true },
    })
    tell({ kind: 'done', id, drawn: look?.finish() })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    tell({ kind: 'failed', id, message, detail: error instanceof RenderError ? error.detail : '' })
  }
}

/** When the frames of the last stretch are all taken: the next one may be composed while ffmpeg is not done with it. */
let composed: Promise<void> = Promise.resolve()
const encoding = new Set<Promise<void>>()

function begin(task: Task): void {
  const taken = Promise.withResolvers<void>()
  const work = encode(task, composed, taken.resolve).finally(() => {
    taken.resolve()
    encoding.delete(work)
  })
  encoding.add(work)
  composed = taken.promise
}

const stop = async () => {
  abort.abort(new Error('aborted'))
  const closeFrames = opened?.frames.then((frames) => frames.close())
  await Promise.allSettled([closeFrames, ...encoding])
}

parentPort?.on('message', (message: ToWorker) => {
  if (message.kind === 'open') opened = open(message.order)
  else if (message.kind === 'encode') begin(message)
  else if (message.kind === 'abort') void stop()
  else void stop().then(() => parentPort?.close())
})
