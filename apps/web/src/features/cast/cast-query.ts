import { listCast, MEMBER_PICTURE_PATH, PHOTO_MAX_BYTES, type Member } from '@hookreel/contract'
import { queryOptions } from '@tanstack/react-query'
import { buildUrl, call } from '../../api/call.ts'
import { postFile } from '../../api/post-file.ts'

export const castQuery = queryOptions({
  queryKey: ['cast'],
  queryFn: ({ signal }) => call(listCast, { signal }),
})

export const PICTURE_TYPES = 'image/png,image/jpeg,image/webp'

/** Sends a picture that shows how a member looks. Throws what a person can read. */
export async function sendMemberPicture(id: string, file: File): Promise<Member> {
  if (file.size > PHOTO_MAX_BYTES) throw new Error('Choose a picture of at most 12 MB.')
  return postFile<Member>(buildUrl(MEMBER_PICTURE_PATH, { id }, {}), file)
}
