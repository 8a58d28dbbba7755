import { UPLOAD_ENDINGS, UPLOAD_MAX_BYTES, UPLOADS_PATH } from '@hookreel/contract'
import { toast } from 'sonner'
import type { DetailedError, Upload as TusUpload } from 'tus-js-client'
import { sessionQuery } from '../../api/queries.ts'
import { waitForAnswer } from '../../api/connection.ts'
import { queryClient } from '../../api/query-client.ts'
import { addLocal, changeLocal, dropLocal, finishSending, isSending, isWaiting } from './upload-store.ts'

/** Small enough that a lost line costs little, large enough that answers do not hold it up. */
const CHUNK_BYTES = 8 * 1_048_576
/** Proxies that nobody told of uploads take a million bytes at once (nginx). */
const SMALL_CHUNK_BYTES = 900_000
/** A server that starts anew is back after this. */
const RETRY_MS = [0, 1000, 3000, 5000, 10_000, 20_000]

const sending = new Map<number, TusUpload>()
/** Those that nobody wants any more, also before the server has answered the first word of them. */
const cancelled = new Set<number>()
let lastKey = 0

/** Sends finished films, each by itself; one that was begun before, even before a reload, goes on where it stopped. */
export function sendUploads(files: readonly File[]): void {
  if (!queryClient.getQueryData(sessionQuery.queryKey)) {
    toast.error('Upload Failed', { description: 'Not authenticated' })
    return
  }
  for (const file of files) {
    const problem = findProblem(file)
    if (problem) toast.error('Upload Failed', { description: `${file.name}: ${problem}` })
    else void sendUpload(file)
  }
}

function findProblem(file: File): string | null {
  if (file.size > UPLOAD_MAX_BYTES) return 'Choose a video of at most 500 MB.'
  if (file.size === 0) return 'This file is empty.'
  const isKnown = UPLOAD_ENDINGS.some((ending) => file.name.toLowerCase().endsWith(ending))
  return isKnown ? null : 'Choose an MP4, MOV, AVI or WebM video.'
}

async function sendUpload(file: File): Promise<void> {
  lastKey += 1
  const key = lastKey
  const known = { key, id: null, fileName: file.name, sizeBytes: file.size, sentBytes: 0, message: null }
  addLocal({ ...known, state: 'sending' })
  addEventListener('beforeunload', warn)
  try {
    const { Upload } = await import('tus-js-client')
    const upload = new Upload(file, {
      endpoint: UPLOADS_PATH,
      chunkSize: CHUNK_BYTES,
      retryDelays: RETRY_MS,
      metadata: { filename: file.name },
      removeFingerprintOnSuccess: true,
      onUploadUrlAvailable: () => {
        if (cancelled.has(key)) {
          void endThere(upload)
          return
        }
        changeLocal(key, { id: upload.url?.split('/').at(-1) ?? null })
        void queryClient.invalidateQueries({ queryKey: ['uploads'] })
      },
      onProgress: (sentBytes) => changeLocal(key, { state: 'sending', sentBytes }),
      onSuccess: () => {
        // The server's word that it was checked comes as an event; it may even be here already.
        finishSending(key)
        void queryClient.invalidateQueries({ queryKey: ['uploads'] })
        settle(key)
      },
      onError: (error) => void goOnOrFail(key, upload, error),
      onShouldRetry: (error) => {
        const status = readStatus(error)
        if (status === 0) changeLocal(key, { state: 'waiting' })
        const isOfProxy = status === 413 && findRefusal(error) === undefined
        if (isOfProxy && upload.options.chunkSize !== SMALL_CHUNK_BYTES) {
          upload.options.chunkSize = SMALL_CHUNK_BYTES
          return true
        }
        // No room: asking again brings none.
        if (status === 507) return false
        return status < 400 || status >= 500 || status === 409 || status === 423
      },
    })
    sending.set(key, upload)
    const [earlier] = await upload.findPreviousUploads()
    if (cancelled.has(key)) return settle(key)
    if (earlier) upload.resumeFromPreviousUpload(earlier)
    upload.start()
  } catch (error) {
    fail(key, explain(error))
  }
}

/** After the last try: as long as nothing answers it waits, and goes on by itself. */
async function goOnOrFail(key: number, upload: TusUpload, error: unknown): Promise<void> {
  if (readStatus(error) !== 0 || (await waitForAnswer())) return fail(key, explain(error))
  // Paused or cancelled meanwhile, it is not what one waits for.
  if (isWaiting(key)) upload.start()
}

/** 0: there was no answer at all. */
const readStatus = (error: unknown): number =>
  (error as Partial<DetailedError>).originalResponse?.getStatus() ?? 0

function fail(key: number, message: string): void {
  if (cancelled.has(key)) return settle(key)
  changeLocal(key, { state: 'failed', message })
  toast.error('Upload Failed', { description: message })
  settle(key)
}

function settle(key: number): void {
  sending.delete(key)
  if (!isSending()) removeEventListener('beforeunload', warn)
}

function explain(error: unknown): string {
  return findRefusal(error) ?? 'Failed to upload video'
}

/** The server's own sentence, if there is one. */
function findRefusal(error: unknown): string | undefined {
  const answer = (error as Partial<DetailedError>).originalResponse?.getBody()
  try {
    const body: unknown = JSON.parse(answer ?? '')
    const refusal = (body as { error?: { message?: unknown } }).error?.message
    return typeof refusal === 'string' ? refusal : undefined
  } catch {
    // No answer at all, or one of a proxy.
    return undefined
  }
}

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

export function pauseUpload(key: number): void {
  void sending.get(key)?.abort()
  changeLocal(key, { state: 'paused' })
}

export function resumeUpload(key: number): void {
  sending.get(key)?.start()
  changeLocal(key, { state: 'sending' })
}

/** Ends it here and on the server; one that the server is only hearing of ends there with its answer. */
export async function cancelLocalUpload(key: number): Promise<void> {
  const upload = sending.get(key)
  cancelled.add(key)
  dropLocal(key)
  settle(key)
  if (upload && upload.url !== null) await endThere(upload)
}

async function endThere(upload: TusUpload): Promise<void> {
  await upload.abort(true).catch(() => undefined)
  void queryClient.invalidateQueries({ queryKey: ['uploads'] })
}
