import { Worker } from 'node:worker_threads'
import type { Picture, Timeline } from '@hookreel/film'
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import type { PictureOf } from '../frames/frame-source.ts'
import { RenderError } from '../render-error.ts'

/** What the encoding thread is started with. */
export type EncodeOrder = {
  readonly ffmpeg: Ffmpeg
  /** The film; the pictures of its shots may be stand-ins without layers. */
  readonly timeline: Timeline
  /** Where the files of the layers lie. */
  readonly filesFolder: string
  readonly soundFile: string | null
  readonly outputFile: string
}

export type ToWorker =
  | { readonly kind: 'picture'; readonly shot: number; readonly picture: Picture }
  | { readonly kind: 'abort' }

export type FromWorker =
  | { readonly kind: 'wanted'; readonly shot: number }
  | { readonly kind: 'progress'; readonly done: number; readonly of: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly message: string; readonly detail: string }

/** A film whose pictures may still be being drawn while it is encoded. */
export type EncodeBesideRequest = EncodeOrder & {
  readonly pictureOf: PictureOf
  readonly onProgress?: (framesDone: number, frameCount: number) => void
  readonly signal: AbortSignal
}

/**
 * `encodeFilm` in a thread of its own: the film is composed and encoded while later pictures are still being drawn here. A
 * picture is asked for when its shot comes; what `pictureOf` throws ends the encoding and is thrown. An abort leaves no file.
 * @throws RenderError `render_failed` as encodeFilm does.
 */
export async function encodeBeside(request: EncodeBesideRequest): Promise<void> {
  const { pictureOf, onProgress, signal, ...order } = request
  signal.throwIfAborted()
  const worker = new Worker(new URL('./encode-worker.ts', import.meta.url), { workerData: order })
  const send = (message: ToWorker) => worker.postMessage(message)
  const abort = () => send({ kind: 'abort' })
  signal.addEventListener('abort', abort, { once: true })
  let failure: unknown
  let isDone = false
  worker.on('message', (message: FromWorker) => {
    if (message.kind === 'progress') onProgress?.(message.done, message.of)
    else if (message.kind === 'done') isDone = true
    else if (message.kind === 'failed')
      failure ??= new RenderError('render_failed', message.message, { detail: message.detail })
    else
      pictureOf(message.shot).then(
        (picture) => send({ kind: 'picture', shot: message.shot, picture }),
        (error: unknown) => {
          failure ??= error
          abort()
        },
      )
  })
  await new Promise<void>((resolve) => {
    worker.once('error', (error) => (failure ??= error))
    worker.once('exit', () => resolve())
  }).finally(() => signal.removeEventListener('abort', abort))
  signal.throwIfAborted()
  if (failure !== undefined) throw failure
  if (!isDone) throw new RenderError('render_failed', 'The encoding stopped without a reason.')
}
