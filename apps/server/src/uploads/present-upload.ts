import type { Upload } from '@hookreel/contract'
import type { UploadRow } from './uploads.queries.ts'

/** An upload as its owner sees it. */
export function presentUpload({ id, fileName, sizeBytes, state, message }: UploadRow): Upload {
  return { id, fileName, sizeBytes, state, message }
}
