import { CLIP_MAX_BYTES, PHOTO_MAX_BYTES, UPLOAD_PATH, type uploadedSchema } from '@hookreel/contract'
import type { z } from 'zod'
import { ApiError, buildUrl } from '../../api/call.ts'
import { postFile } from '../../api/post-file.ts'

export const PHOTO_TYPES =
  'image/png,image/jpeg,image/webp,video/mp4,video/quicktime,video/webm,video/x-msvideo,.mov,.mkv,.avi'
const USUAL_WAIT_SECONDS = 10

export const isClip = (file: File): boolean =>
  file.type.startsWith('video/') || /\.(?:mp4|m4v|mov|webm|mkv|avi)$/i.test(file.name)

/** Sends a picture or a clip for a scene; answers its name. Throws what a person can read. */
export async function sendPhoto(storyboardId: string, file: File, signal?: AbortSignal): Promise<string> {
  if (isClip(file) && file.size > CLIP_MAX_BYTES) throw new Error('Choose a clip of at most 100 MB.')
  if (!isClip(file) && file.size > PHOTO_MAX_BYTES) throw new Error('Choose a picture of at most 12 MB.')
  const url = buildUrl(UPLOAD_PATH, { id: storyboardId }, {})
  const { upload } = await postFile<z.output<typeof uploadedSchema>>(url, file, signal)
  return upload
}

/** The same for one of many: it waits as long as the server asks for. Throws an AbortError when it is stopped. */
export async function sendPhotoInTurn(id: string, file: File, signal: AbortSignal): Promise<string> {
  for (;;) {
    try {
      return await sendPhoto(id, file, signal)
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'rate_limited') throw error
      const { retryAfterSeconds } = error.details
      await wait(typeof retryAfterSeconds === 'number' ? retryAfterSeconds : USUAL_WAIT_SECONDS, signal)
    }
  }
}

function wait(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(new DOMException('stopped', 'AbortError'))
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, seconds * 1000)
    signal.addEventListener('abort', stop, { once: true })
  })
}
