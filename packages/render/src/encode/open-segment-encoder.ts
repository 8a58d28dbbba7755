import { Worker } from 'node:worker_threads'
import type { FrameRange, Picture, Timeline } from '@hookreel/film'
import { findIsolation } from '@hookreel/sandbox'
import type { DrawnStretch } from '../check/look-at-frames.ts'
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { RenderError } from '../render-error.ts'
import type { VideoEncoder } from './video-encoders.ts'

/** What the encoding thread is told first. */
export type EncoderOrder = {
  readonly ffmpeg: Ffmpeg
  readonly encoder: VideoEncoder
  /** The film; the pictures of its shots may be stand-ins without layers. */
  readonly timeline: Timeline
  /** Where the files of the layers lie. */
  readonly filesFolder: string
}

/** A stretch of the film to be encoded, and the pictures that are seen in it by the numbers of their shots. */
export type SegmentTask = {
  readonly range: FrameRange
  readonly pictures: ReadonlyMap<number, Picture>
  /** An `.mp4` without sound that must not exist as anything else; it appears only when it is whole. */
  readonly outputFile: string
}

export type ToWorker =
  | { readonly kind: 'open'; readonly order: EncoderOrder }
  | ({ readonly kind: 'encode'; readonly id: number } & SegmentTask)
  | { readonly kind: 'abort' | 'close' }

/** What it says of the stretch that was ordered under `id`. */
export type FromWorker = { readonly id: number } & (
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'done'; readonly drawn: DrawnStretch | undefined }
  | { readonly kind: 'failed'; readonly message: string; readonly detail: string }
)

/**
 * A thread that composes and encodes stretches of one film. They are composed one after the other, in the order in which they come; one that
 * came before the last one was done begins as soon as ffmpeg has the last frame of that one.
 */
export type SegmentEncoder = {
  /** Starts the thread, which takes a quarter of a second: while the first picture is drawn it costs nobody's time. */
  prepare(): void
  /**
   * Answers what its frames were seen to be; nothing of an encoder of the machine, whose work is to be looked at itself.
   * @throws RenderError `render_failed` as encodeFilm does. An abort leaves no file.
   */
  encode(task: SegmentTask, onFrame: (framesDone: number) => void): Promise<DrawnStretch | undefined>
  /** Ends the thread, and what it does. */
  close(): Promise<void>
}

type Thread = {
  readonly worker: Worker
  readonly ended: Promise<void>
  /** Why it ended before anything was asked of it: told with the first stretch. */
  failure?: unknown
}

/** A thread that no film has yet. */
let waiting: Thread | undefined

/** Starts the thread of the next film before it is needed. It keeps no process alive that has no film for it. */
export function startEncoderThread(): void {
  if (waiting) return
  waiting = startThread()
  waiting.worker.unref()
}

function startThread(): Thread {
  // The thread is told what was found, and need not try it itself before its first stretch.
  findIsolation()
  const worker = new Worker(new URL('./encode-worker.ts', import.meta.url))
  const thread: Thread = { worker, ended: new Promise((resolve) => worker.once('exit', () => resolve())) }
  worker.on('error', (error) => (thread.failure = error))
  return thread
}

function takeThread(order: EncoderOrder): Thread {
  const thread = waiting ?? startThread()
  waiting = undefined
  thread.worker.ref()
  thread.worker.postMessage({ kind: 'open', order } satisfies ToWorker)
  return thread
}

/** Nothing is started before `prepare` or the first stretch; the layers that one has loaded the next one has, too. */
export function openSegmentEncoder(order: EncoderOrder, signal: AbortSignal): SegmentEncoder {
  let thread: Thread | undefined
  let lastId = 0
  const prepared = () => (thread ??= takeThread(order))
  const encode: SegmentEncoder['encode'] = async (task, onFrame) => {
    signal.throwIfAborted()
    const { worker: running, failure } = prepared()
    if (failure !== undefined) throw failure
    const abort = () => running.postMessage({ kind: 'abort' } satisfies ToWorker)
    signal.addEventListener('abort', abort, { once: true })
    const id = (lastId += 1)
    const { promise, resolve, reject } = Promise.withResolvers<DrawnStretch | undefined>()
    const read = (message: FromWorker) => {
      if (message.id !== id) return
      if (message.kind === 'progress') onFrame(message.done)
      else if (message.kind === 'done') resolve(message.drawn)
      else reject(new RenderError('render_failed', message.message, { detail: message.detail }))
    }
    const gone = () => reject(new RenderError('render_failed', 'The encoding stopped without a reason.'))
    running.on('message', read).once('error', reject).once('exit', gone)
    running.postMessage({ kind: 'encode', id, ...task } satisfies ToWorker)
    try {
      return await promise
    } catch (error) {
      signal.throwIfAborted()
      throw error
    } finally {
      signal.removeEventListener('abort', abort)
      running.off('message', read).off('error', reject).off('exit', gone)
    }
  }
  const close = async () => {
    thread?.worker.postMessage({ kind: 'close' } satisfies ToWorker)
    await thread?.ended
  }
  return { prepare: () => void prepared(), encode, close }
}
