import { CREDENTIALS_MAX_BYTES, CREDENTIALS_PATH, type CheckedFile } from '@hookreel/contract'
import { ApiError, buildUrl } from '../../api/call.ts'
import { postFile } from '../../api/post-file.ts'

/** Has a file looked at. Throws an `ApiError`. */
export async function checkFile(file: File): Promise<CheckedFile> {
  if (file.size > CREDENTIALS_MAX_BYTES)
    throw new ApiError(413, { code: 'credentials_too_large', message: 'Choose a file of at most 100 MB.' })
  return postFile<CheckedFile>(buildUrl(CREDENTIALS_PATH, {}, { name: file.name.slice(-300) }), file)
}
