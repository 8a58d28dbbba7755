import { listCast, MEMBER_PICTURE_PATH, PHOTO_MAX_BYTES, type Member } from '@hookreel/contract'
import { queryOptions } from '@tanstack/react-query'
import { buildUrl, call, readRefusal, send } from '../../api/call.ts'

export const castQuery = queryOptions({
  queryKey: ['cast'],
  queryFn: ({ signal }) => call(listCast, { signal }),
})

export const PICTURE_TYPES = 'image/png,image/jpeg,image/webp'

/** Sends a picture that shows how a member looks. Throws what a person can read. */
export async function sendMemberPicture(id: string, file: File): Promise<Member> {
  if (file.size > PHOTO_MAX_BYTES) throw new Error('Choose a picture of at most 12 MB.')
  const response = await send(buildUrl(MEMBER_PICTURE_PATH, { id }, {}), {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  })
  if (!response.ok) throw await readRefusal(response)
  // The server checks its own answers against this schema in its tests.
  return (await response.json()) as Member
}
