import type { ErrorBody } from '@hookreel/contract'
import { ApiError, NO_ANSWER } from './call.ts'
import { noteSilence } from './connection.ts'

export type Sending = {
  readonly signal: AbortSignal
  /** How much has arrived, in percent; at 100 it is being read. */
  readonly onSent: (percent: number) => void
}

/** Sends a file as the body, telling how far it is, which `fetch` cannot. Throws an `ApiError`, or the abort. */
export function sendFile<Answer>(url: string, file: Blob, { signal, onSent }: Sending): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const request = new XMLHttpRequest()
  request.open('POST', url)
  request.setRequestHeader('content-type', 'application/octet-stream')
  request.responseType = 'json'
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onSent(total === 0 ? 0 : (loaded / total) * 100),
  )
  request.addEventListener('load', () => {
    // The server checks its own answers against the contract in its tests.
    if (request.status === 201) resolve(request.response as Answer)
    else reject(new ApiError(request.status, readRefusal(request.response)))
  })
  request.addEventListener('error', () => {
    noteSilence()
    reject(new ApiError(0, { code: 'unreachable', message: NO_ANSWER }))
  })
  request.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')))
  signal.addEventListener('abort', () => request.abort(), { once: true })
  if (signal.aborted) reject(new DOMException('stopped', 'AbortError'))
  else request.send(file)
  return promise
}

const readRefusal = (body: unknown): ConstructorParameters<typeof ApiError>[1] =>
  body !== null && typeof body === 'object' && 'error' in body
    ? (body as ErrorBody).error
    : { code: 'internal' }
