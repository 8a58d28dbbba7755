import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import type { Picture } from '@hookreel/film'
import { encodeFilm } from './encode-film.ts'
import type { EncodeOrder, FromWorker, ToWorker } from './encode-beside.ts'
import { RenderError } from '../render-error.ts'

// The thread of encodeBeside: composes and encodes one film and says how far it is.

// encodeBeside alone starts this thread, with an EncodeOrder.
const { filesFolder, ...order } = workerData as EncodeOrder
const abort = new AbortController()
const waiting = new Map<number, (picture: Picture) => void>()
const tell = (message: FromWorker) => parentPort?.postMessage(message)

parentPort?.on('message', (message: ToWorker) => {
  if (message.kind === 'abort') abort.abort(new Error('aborted'))
  else waiting.get(message.shot)?.(message.picture)
})

const pictureOf = (shot: number) =>
  new Promise<Picture>((resolve, reject): void => {
    if (abort.signal.aborted) return reject(abort.signal.reason)
    waiting.set(shot, resolve)
    abort.signal.addEventListener('abort', () => reject(abort.signal.reason), { once: true })
    tell({ kind: 'wanted', shot })
  })

try {
  await encodeFilm({
    ...order,
    pictureOf,
    loadFile: (file) => readFile(join(filesFolder, file)),
    onProgress: (done, of) => tell({ kind: 'progress', done, of }),
    signal: abort.signal,
  })
  tell({ kind: 'done' })
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  tell({ kind: 'failed', message, detail: error instanceof RenderError ? error.detail : '' })
}
parentPort?.close()
