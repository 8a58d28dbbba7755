import { z } from 'zod'
import type { YoutubeConfig } from '../../../../config/network-config.ts'
import type { Clock } from '../../../../platform/clock.ts'
import { unavailable } from '../ask-network.ts'
import { NetworkError } from '../network-error.ts'
import type { PostOrder, PostStanding } from '../network.ts'
import { pollingSeconds, recall, standAfter, wait } from '../remember-step.ts'
import { isSameCaption, isTelling } from '../same-caption.ts'
import { findYoutubeFate, listYoutubeVideos } from './read-youtube.ts'
import type { YoutubeFate } from './read-youtube.ts'
import { explainFate, YOUTUBE } from './youtube-errors.ts'
import { READ_SCOPE } from './youtube-grant.ts'
import { askProgress, beginSession, isLastPart, sendPart } from './youtube-session.ts'
import type { UploadProgress } from './youtube-session.ts'

type Order = PostOrder<'youtube'>
const SLACK_MS = 60_000
const sessionSchema = z.object({ address: z.string(), isEndBegun: z.boolean() })
const videoSchema = z.object({ id: z.string(), atMs: z.number() })

/** Uploads in parts that can be gone on with after a kill, then follows what YouTube makes of the video. */
export function sendYoutubePost(config: YoutubeConfig, clock: Clock, order: Order): Promise<PostStanding> {
  return standAfter(async () => {
    const video = await recall(order.memory, 'video', videoSchema)
    if (video) return judge(config, clock, order, video)
    const session = await recall(order.memory, 'session', sessionSchema)
    if (!session) return begin(config, clock, order)
    const progress = await askProgress(config, order, session.address)
    if (progress.state === 'gone') return afterLoss(config, order, session.isEndBegun)
    return upload(config, clock, order, session.address, progress)
  })
}

/**
 * The bytes go to an address that only this answer holds: when it is lost, nobody can send them, and announcing the
 * video again doubles nothing.
 */
async function begin(config: YoutubeConfig, clock: Clock, order: Order): Promise<PostStanding> {
  const address = await beginSession(config, order)
  await order.memory.write('session', { address, isEndBegun: false })
  return upload(config, clock, order, address, { state: 'sending', sentBytes: 0 })
}

async function upload(
  config: YoutubeConfig,
  clock: Clock,
  order: Order,
  address: string,
  from: UploadProgress,
): Promise<PostStanding> {
  const { memory, film, signal } = order
  let progress = from
  while (progress.state === 'sending') {
    signal?.throwIfAborted()
    const start = progress.sentBytes
    // Written before the last part is sent: from then on the video may be there although nobody heard of it.
    if (isLastPart(start, film.sizeBytes)) await memory.write('session', { address, isEndBegun: true })
    progress = await sendPart(config, order, address, start)
    if (progress.state === 'gone') return afterLoss(config, order, isLastPart(start, film.sizeBytes))
    if (progress.state === 'sending' && progress.sentBytes <= start)
      throw unavailable(YOUTUBE, { raw: `stays at byte ${start}` })
    order.onSent?.(progress.state === 'sending' ? progress.sentBytes : film.sizeBytes)
  }
  if (progress.state === 'gone') return afterLoss(config, order, true)
  const video = { id: progress.id, atMs: clock.now().getTime() }
  await memory.write('reference', video.id)
  await memory.write('video', video)
  return judge(config, clock, order, video)
}

/** YouTube has forgotten the upload: either it was never whole, or it has become a video. */
async function afterLoss(config: YoutubeConfig, order: Order, isEndBegun: boolean): Promise<PostStanding> {
  if (!isEndBegun) {
    await order.memory.write('session', null)
    return wait(5)
  }
  const found = await findYoutubePost(config, order)
  if (found) return found
  const message = 'YouTube lost track of the upload. Look in YouTube Studio whether the video is there.'
  return { state: 'unknown', error: new NetworkError('lost_answer', message, { action: 'open_app' }) }
}

async function judge(
  config: YoutubeConfig,
  clock: Clock,
  order: Order,
  { id, atMs }: z.infer<typeof videoSchema>,
): Promise<PostStanding> {
  const link = `https://www.youtube.com/shorts/${id}`
  // Without the permission to read, YouTube's word at the end of the upload is all there is.
  if (!order.access.scopes.includes(READ_SCOPE))
    return { state: 'live', id, link, note: 'YouTube may still be working on it.' }
  const fate = await findYoutubeFate(config, order.access.token, id)
  const sinceMs = clock.now().getTime() - atMs
  // Right after the upload it may not be listed yet.
  if (!fate && sinceMs < SLACK_MS) return wait(5)
  return judgeFate(order, fate, { id, link, sinceMs })
}

function judgeFate(
  { options }: Order,
  fate: YoutubeFate | undefined,
  { id, link, sinceMs }: { id: string; link: string; sinceMs: number },
): PostStanding {
  if (!fate) return { state: 'failed', error: explainFate('deleted', '', '') }
  if (fate.uploadStatus === 'uploaded') return wait(pollingSeconds(sinceMs))
  if (fate.uploadStatus !== 'processed')
    return {
      state: 'failed',
      error: explainFate(fate.uploadStatus, fate.failureReason, fate.rejectionReason),
    }
  if (fate.privacy === 'private' && options.visibility !== 'private')
    return { state: 'failed', error: lockedPrivate(), link }
  return { state: 'live', id, link, note: null }
}

/** Projects without YouTube's audit have every upload locked so, for good. */
function lockedPrivate(): NetworkError {
  return new NetworkError(
    'private_only',
    'YouTube keeps this video private, because it has not audited this server yet. Its operator has to pass that audit; then post the video again.',
    { action: 'ask_operator' },
  )
}

/** The newest video of the channel since the post was begun that has its title and is no other post's; `sendPost` then tells how it stands. */
export async function findYoutubePost(
  config: YoutubeConfig,
  { access, options, begunAt, memory, others }: Order,
): Promise<PostStanding | undefined> {
  if (!access.scopes.includes(READ_SCOPE) || !isTelling(options.title, others)) return undefined
  const found = (await listYoutubeVideos(config, access.token)).find(
    ({ id, title, publishedAt }) =>
      !others.ids.has(id) &&
      publishedAt.getTime() >= begunAt.getTime() - SLACK_MS &&
      isSameCaption(title, options.title),
  )
  if (!found) return undefined
  await memory.write('video', { id: found.id, atMs: found.publishedAt.getTime() })
  return wait(5)
}
