import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import type { Picture } from '@hookreel/film'
import { encodeFrames, SLOTS } from './encode-film.ts'
import type { EncoderOrder, FromWorker, SegmentTask, ToWorker } from './open-segment-encoder.ts'
import { openFrames } from '../frames/frame-source.ts'
import { RenderError } from '../render-error.ts'

// The thread of openSegmentEncoder: composes and encodes one stretch of a film after the other and says how far it is.

// openSegmentEncoder alone starts this thread, with an EncoderOrder.
const { filesFolder, ffmpeg, encoder, timeline } = workerData as EncoderOrder
/** A message costs both threads a third of a millisecond; six times a second is often enough for a bar. */
const FRAMES_PER_WORD = 5
const abort = new AbortController()
const pictures = new Map<number, Picture>()
const tell = (message: FromWorker) => parentPort?.postMessage(message)

const pictureOf = async (shot: number): Promise<Picture> => {
  const picture = pictures.get(shot)
  if (picture === undefined) throw new RangeError(`the picture of shot ${shot} was not given`)
  return picture
}
const loadFile = (file: string) => readFile(join(filesFolder, file))
const opening = openFrames(timeline, loadFile, SLOTS, pictureOf, true, ffmpeg)
// What cannot be opened is told with the first stretch.
opening.catch(() => undefined)

async function encode({ range, outputFile, pictures: given }: SegmentTask): Promise<void> {
  for (const [shot, picture] of given) pictures.set(shot, picture)
  try {
    const onProgress = (done: number, count: number) => {
      if (done % FRAMES_PER_WORD === 0 || done === count) tell({ kind: 'progress', done })
    }
    const { signal } = abort
    await encodeFrames(await opening, {
      ...{ ffmpeg, encoder, timeline, range, outputFile, onProgress, signal },
      ...{ soundFile: null, isSegment: true },
    })
    tell({ kind: 'done' })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    tell({ kind: 'failed', message, detail: error instanceof RenderError ? error.detail : '' })
  }
}

let last: Promise<void> = Promise.resolve()
const stop = async () => {
  abort.abort(new Error('aborted'))
  const closeFrames = opening.then((frames) => frames.close())
  await Promise.allSettled([closeFrames, last])
}

parentPort?.on('message', (message: ToWorker) => {
  if (message.kind === 'encode') last = last.then(() => encode(message))
  else if (message.kind === 'abort') void stop()
  else void stop().then(() => parentPort?.close())
})
