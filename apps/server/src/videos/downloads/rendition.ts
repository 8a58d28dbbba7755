import { createHash } from 'node:crypto'
import type { Profile } from '@hookreel/contract'
import { findRecipient } from '../../account/find-recipient.ts'
import type { Deps } from '../../deps.ts'
import type { VideoRow } from '../videos.queries.ts'

/** A film as its owner wants to download it. */
export type Rendition = {
  readonly quality: Profile['downloadQuality']
  /** What players show about the file; null writes none. */
  readonly tags: { readonly title: string; readonly artist: string; readonly comment: string } | null
}

const RENDITION_VERSION = 2
const HASH_CHARACTERS = 20

/** How the owner's settings want a film to be downloaded; nothing when that is the finished file as it is. */
export async function findRendition(db: Deps['db'], video: VideoRow): Promise<Rendition | undefined> {
  const owner = await findRecipient(db, video.userId, 'always')
  if (!owner) return undefined
  const { downloadQuality, includeMetadata } = owner.profile
  // Films are made, and uploads are cleaned, without tags.
  if (downloadQuality === 'original' && !includeMetadata) return undefined
  const tags = {
    title: video.title,
    artist: owner.profile.displayName || owner.fullName || 'Hookreel',
    comment: video.upload === null ? 'Made with Hookreel' : (video.description ?? ''),
  }
  return { quality: downloadQuality, tags: includeMetadata ? tags : null }
}

/** Beginning of the keys of all renditions of a video. */
export function renditionKeyStart(video: VideoRow): string {
  return `user-videos/${video.userId}/${video.id}.download-`
}

/** Key of a rendition: it tells what the file holds, so what is there is never made again. */
export function renditionKey(video: VideoRow, rendition: Rendition): string {
  const content = JSON.stringify([RENDITION_VERSION, video.filmKey, video.format, rendition])
  const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_CHARACTERS)
  return `${renditionKeyStart(video)}${hash}.${video.format}`
}
