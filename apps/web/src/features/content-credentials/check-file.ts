import { CREDENTIALS_MAX_BYTES, CREDENTIALS_PATH, type CheckedFile, type ErrorBody } from '@hookreel/contract'
import { ApiError, buildUrl } from '../../api/call.ts'

/** Has a file looked at. Throws an `ApiError`. */
export async function checkFile(file: File): Promise<CheckedFile> {
  if (file.size > CREDENTIALS_MAX_BYTES)
    throw new ApiError(413, { code: 'credentials_too_large', message: 'Choose a file of at most 100 MB.' })
  const answer = await fetch(buildUrl(CREDENTIALS_PATH, {}, { name: file.name.slice(-300) }), {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  })
  const body: unknown = await answer.json()
  // The server checks its own answers against the contract in its tests.
  if (answer.ok) return body as CheckedFile
  throw new ApiError(answer.status, (body as ErrorBody).error)
}
