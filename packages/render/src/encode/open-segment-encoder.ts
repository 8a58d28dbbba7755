import { Worker } from 'node:worker_threads'
import type { FrameRange, Picture, Timeline } from '@hookreel/film'
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { RenderError } from '../render-error.ts'
import type { VideoEncoder } from './video-encoders.ts'

/** What the encoding thread is started with. */
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

export type ToWorker = ({ readonly kind: 'encode' } & SegmentTask) | { readonly kind: 'abort' | 'close' }

export type FromWorker =
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly message: string; readonly detail: string }

/** A thread that composes and encodes stretches of one film, one after the other. */
export type SegmentEncoder = {
  /** Starts the thread, which takes a quarter of a second: while the first picture is drawn it costs nobody's time. */
  prepare(): void
  /**
   * @throws RenderError `render_failed` as encodeFilm does. An abort leaves no file.
   */
  encode(task: SegmentTask, onFrame: (framesDone: number) => void): Promise<void>
  /** Ends the thread, and what it does. */
  close(): Promise<void>
}

/** Nothing is started before `prepare` or the first stretch; the layers that one has loaded the next one has, too. */
export function openSegmentEncoder(order: EncoderOrder, signal: AbortSignal): SegmentEncoder {
  let worker: Worker | undefined
  let ended: Promise<void> | undefined
  let failure: unknown
  const start = () => {
    const started = new Worker(new URL('./encode-worker.ts', import.meta.url), { workerData: order })
    // It may fail before anything is asked of it; then that is told with the first stretch.
    started.on('error', (error) => (failure = error))
    ended = new Promise((resolve) => started.once('exit', () => resolve()))
    return started
  }
  const prepared = () => (worker ??= start())
  const encode: SegmentEncoder['encode'] = async (task, onFrame) => {
    signal.throwIfAborted()
    const running = prepared()
    if (failure !== undefined) throw failure
    const abort = () => running.postMessage({ kind: 'abort' } satisfies ToWorker)
    signal.addEventListener('abort', abort, { once: true })
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const read = (message: FromWorker) => {
      if (message.kind === 'progress') onFrame(message.done)
      else if (message.kind === 'done') resolve()
      else reject(new RenderError('render_failed', message.message, { detail: message.detail }))
    }
    const gone = () => reject(new RenderError('render_failed', 'The encoding stopped without a reason.'))
    running.on('message', read).once('error', reject).once('exit', gone)
    running.postMessage({ kind: 'encode', ...task } satisfies ToWorker)
    try {
      await promise
    } catch (error) {
      signal.throwIfAborted()
      throw error
    } finally {
      signal.removeEventListener('abort', abort)
      running.off('message', read).off('error', reject).off('exit', gone)
    }
  }
  const close = async () => {
    worker?.postMessage({ kind: 'close' } satisfies ToWorker)
    await ended
  }
  return { prepare: () => void prepared(), encode, close }
}
