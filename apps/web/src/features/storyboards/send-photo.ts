import { PHOTO_MAX_BYTES, UPLOAD_PATH, type uploadedSchema } from '@hookreel/contract'
import type { z } from 'zod'
import { buildUrl, readRefusal, send } from '../../api/call.ts'

export const PHOTO_TYPES = 'image/png,image/jpeg,image/webp'

/** Sends a picture for a scene; answers its name. Throws what a person can read. */
export async function sendPhoto(storyboardId: string, file: File): Promise<string> {
  if (file.size > PHOTO_MAX_BYTES) throw new Error('Choose a picture of at most 12 MB.')
  const response = await send(buildUrl(UPLOAD_PATH, { id: storyboardId }, {}), {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  })
  if (!response.ok) throw await readRefusal(response)
  // The server checks its own answers against this schema in its tests.
  const { upload } = (await response.json()) as z.output<typeof uploadedSchema>
  return upload
}
