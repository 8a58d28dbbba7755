import type { TiktokConfig } from '../../../../config/network-config.ts'
import type { PostOrder, PostStanding } from '../network.ts'
import { isSameCaption, isTelling } from '../same-caption.ts'
import { listTiktokVideos } from './read-tiktok.ts'

/** TikTok keeps so much of a caption as the title that it lists. */
const LISTED_CHARACTERS = 150
/** Clocks differ. */
const SLACK_MS = 60_000

/**
 * The newest public video since the post was begun that has its caption and is no other post's. Nothing for a draft, which is public only when
 * its owner makes it so, with whatever caption, and nothing by its length: many films are as long.
 */
export async function findTiktokPost(
  config: TiktokConfig,
  { access, options, begunAt, others }: PostOrder<'tiktok'>,
): Promise<PostStanding | undefined> {
  if (!access.scopes.includes('video.list')) return undefined
  if (options.mode !== 'direct' || !isTelling(options.caption, others)) return undefined
  const videos = await listTiktokVideos(config, access.token)
  const found = videos.find(
    (video) =>
      video.create_time * 1000 >= begunAt.getTime() - SLACK_MS &&
      !others.ids.has(video.id) &&
      [video.title, video.video_description].some((listed) =>
        isSameCaption(listed, options.caption, LISTED_CHARACTERS),
      ),
  )
  return found && { state: 'live', id: found.id, link: found.share_url, note: null }
}
