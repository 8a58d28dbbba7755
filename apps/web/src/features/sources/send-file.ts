import { SOURCE_FILE_PATH, type ErrorBody, type ReadSources } from '@hookreel/contract'
import { ApiError, buildUrl } from '../../api/call.ts'
import { noteSilence } from '../../api/connection.ts'

export type Sending = {
  readonly signal: AbortSignal
  /** How much has arrived, in percent; at 100 it is being read. */
  readonly onSent: (percent: number) => void
}

/** Sends a file to be read, telling how far it is, which `fetch` cannot. Throws an `ApiError`, or the abort. */
export function sendFile(file: File, { signal, onSent }: Sending): Promise<ReadSources> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadSources>()
  const request = new XMLHttpRequest()
  request.open('POST', buildUrl(SOURCE_FILE_PATH, {}, { name: file.name.slice(0, 300) }))
  request.setRequestHeader('content-type', 'application/octet-stream')
  request.responseType = 'json'
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onSent(total === 0 ? 0 : (loaded / total) * 100),
  )
  request.addEventListener('load', () => {
    // The server checks its own answers against the contract in its tests.
    if (request.status === 201) resolve(request.response as ReadSources)
    else reject(new ApiError(request.status, readRefusal(request.response)))
  })
  request.addEventListener('error', () => {
    noteSilence()
    const message = 'The server does not answer. Check your connection and try again.'
    reject(new ApiError(0, { code: 'unreachable', message }))
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
