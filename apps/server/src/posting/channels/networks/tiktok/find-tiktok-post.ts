import type { TiktokConfig } from '../../../../config/network-config.ts'
import type { PostOrder, PostStanding } from '../network.ts'
import { isSameCaption } from '../same-caption.ts'
import { listTiktokVideos } from './read-tiktok.ts'

/** TikTok keeps so much of a caption as the title that it lists. */
const LISTED_CHARACTERS = 150
/** Clocks differ. */
const SLACK_MS = 60_000

/** The newest public video since the post was begun that has its caption (and, without one, its length). */
export async function findTiktokPost(
  config: TiktokConfig,
  { access, options, film, begunAt }: PostOrder<'tiktok'>,
): Promise<PostStanding | undefined> {
  if (!access.scopes.includes('video.list')) return undefined
  const videos = await listTiktokVideos(config, access.token)
  const found = videos.find((video) => {
    if (video.create_time * 1000 < begunAt.getTime() - SLACK_MS) return false
    if (options.mode === 'direct' && options.caption.trim() !== '')
      return [video.title, video.video_description].some((listed) =>
        isSameCaption(listed, options.caption, LISTED_CHARACTERS),
      )
    return (
      video.duration !== undefined && video.duration !== null && Math.abs(video.duration - film.seconds) <= 1
    )
  })
  return found && { state: 'live', id: found.id, link: found.share_url, note: null }
}
