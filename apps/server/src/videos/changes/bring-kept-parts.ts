import { fetchMissing } from '../../platform/storage/share-parts.ts'
import type { VideoDeps } from '../video-deps.ts'
import { keptKey, partsFolderOf } from '../video-files.ts'
import type { VideoRow } from '../videos.queries.ts'

/** Gives a film's folder what is kept of the film that it changes. What is gone meanwhile is made anew. */
export async function bringKeptParts(
  { config, storage }: Pick<VideoDeps, 'config' | 'storage'>,
  { id, userId, changeOf }: Pick<VideoRow, 'id' | 'userId' | 'changeOf'>,
  parts: readonly string[],
): Promise<void> {
  if (changeOf === null) return
  const keyOf = (part: string) => keptKey({ userId, id: changeOf }, part)
  await fetchMissing({ storage, folder: partsFolderOf(config, id), keyOf }, parts)
}
