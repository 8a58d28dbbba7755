import { SOUND_MAX_BYTES, SOUND_PATH, type Sound } from '@hookreel/contract'
import { buildUrl, readRefusal } from '../../../../api/call.ts'

/** What becomes of a recording while it is read. */
export type Wishes = { readonly isCleaned: boolean; readonly isShortened: boolean }

/** Sends a recording; tells how much of it is there, from 0 to 1. Throws what a person can read, and an AbortError when it is stopped. */
export function sendSound(
  file: Blob & { readonly name?: string },
  { isCleaned, isShortened }: Wishes,
  { onSent, signal }: { readonly onSent: (share: number) => void; readonly signal: AbortSignal },
): Promise<Sound> {
  if (file.size > SOUND_MAX_BYTES)
    return Promise.reject(new Error('Choose a sound, or a video with it, of at most 200 MB.'))
  const wishes = { name: file.name ?? '', clean: String(isCleaned), shorten: String(isShortened) }
  // fetch does not tell how much of a body was sent.
  const request = new XMLHttpRequest()
  request.open('POST', buildUrl(SOUND_PATH, { kind: 'voice' }, wishes))
  request.setRequestHeader('content-type', 'application/octet-stream')
  return new Promise((resolve, reject) => {
    const stop = () => request.abort()
    signal.addEventListener('abort', stop, { once: true })
    request.upload.addEventListener('progress', ({ loaded, total }) => onSent(loaded / Math.max(1, total)))
    request.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')))
    request.addEventListener('error', () =>
      reject(new Error('The recording could not be sent. Check the connection and try again.')),
    )
    request.addEventListener('load', () => {
      if (request.status === 201) {
        // The server checks its own answers against this schema in its tests.
        resolve(JSON.parse(request.responseText) as Sound)
        return
      }
      void readRefusal(new Response(request.responseText, { status: request.status })).then(reject)
    })
    request.send(file)
  })
}
