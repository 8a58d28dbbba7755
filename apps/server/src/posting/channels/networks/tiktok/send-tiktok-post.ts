import type { TiktokConfig } from '../../../../config/network-config.ts'
import type { Clock } from '../../../../platform/clock.ts'
import { NetworkError } from '../network-error.ts'
import type { Creator, PostOrder, PostStanding } from '../network.ts'
import { pollingSeconds, standAfter, wait } from '../remember-step.ts'
import { findTiktokPost } from './find-tiktok-post.ts'
import { findTiktokLink, readTiktokCreator } from './read-tiktok.ts'
import { sendChunks } from './send-chunks.ts'
import { explainTiktok, isForgotten } from './tiktok-errors.ts'
import { beginPublish, forgetPublish, readStatus, recallPublish, recallSent } from './tiktok-publish.ts'
import type { TiktokPublish, TiktokStatus } from './tiktok-publish.ts'

type Order = PostOrder<'tiktok'>
/** Beyond this the upload address has ended for certain (it lives an hour), as have uploads nobody goes on with. */
const UPLOAD_MS = 3_600_000

/** Announces, uploads and follows a post; `reference` in its memory is TikTok's publish id. */
export function sendTiktokPost(config: TiktokConfig, clock: Clock, order: Order): Promise<PostStanding> {
  return standAfter(async () => {
    const known = await recallPublish(order)
    if (!known) return begin(config, clock, order)
    try {
      return await goOn(config, clock, order, known)
    } catch (error) {
      if (!isForgotten(error)) throw error
      return (await findTiktokPost(config, order)) ?? { state: 'unknown', error }
    }
  })
}

async function begin(config: TiktokConfig, clock: Clock, order: Order): Promise<PostStanding> {
  if (order.options.mode === 'direct')
    checkAgainst(await readTiktokCreator(config, order.access.token), order)
  // The bytes go to an address that only this answer holds: announcing it again doubles nothing.
  const publish = await beginPublish(config, order, clock.now())
  return upload(config, clock, order, publish)
}

/** After a pause or a kill TikTok is asked first: it may have more than was remembered. */
async function goOn(
  config: TiktokConfig,
  clock: Clock,
  order: Order,
  publish: TiktokPublish,
): Promise<PostStanding> {
  const status = await readStatus(config, order, publish.publishId)
  const isOnItsWay = status.status === 'PROCESSING_UPLOAD'
  const sent = Math.max(await recallSent(order), status.uploaded_bytes ?? 0)
  if (!isOnItsWay || sent >= publish.plan.sizeBytes) return judge(config, clock, order, publish, status)
  return upload(config, clock, order, publish)
}

async function upload(
  config: TiktokConfig,
  clock: Clock,
  order: Order,
  publish: TiktokPublish,
): Promise<PostStanding> {
  const isOver = clock.now().getTime() - publish.begunAtMs > UPLOAD_MS
  const outcome = isOver ? 'gone' : await sendChunks(config, order, publish)
  const status = await readStatus(config, order, publish.publishId)
  if (outcome === 'complete' || status.status !== 'PROCESSING_UPLOAD')
    return judge(config, clock, order, publish, status)
  if ((status.uploaded_bytes ?? 0) >= publish.plan.sizeBytes)
    return judge(config, clock, order, publish, status)
  // TikTok says that it never got the whole file, and the address for the rest has ended: nothing was posted.
  await forgetPublish(order)
  return wait(5)
}

async function judge(
  config: TiktokConfig,
  clock: Clock,
  order: Order,
  publish: TiktokPublish,
  status: TiktokStatus,
): Promise<PostStanding> {
  switch (status.status) {
    case 'PUBLISH_COMPLETE':
      return describeLive(config, order, status)
    case 'SEND_TO_USER_INBOX':
      return { state: 'in_inbox' }
    case 'FAILED':
      return { state: 'failed', error: explainTiktok(status.fail_reason ?? '', status.fail_reason ?? '') }
    default:
      return wait(pollingSeconds(clock.now().getTime() - publish.begunAtMs))
  }
}

/** It is posted, whatever becomes of its id and link: those are looked for and may be missing. */
async function describeLive(config: TiktokConfig, order: Order, status: TiktokStatus): Promise<PostStanding> {
  const id = status.publicaly_available_post_id?.[0] ?? null
  try {
    const found = id === null ? await findTiktokPost(config, order) : undefined
    if (found) return found
    return { state: 'live', id, link: id && (await findTiktokLink(config, order.access, id)), note: null }
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    return { state: 'live', id, link: null, note: null }
  }
}

/** What TikTok would refuse, or its audit, is refused before anything is sent. */
function checkAgainst(creator: Creator, { options, film }: Order): void {
  if (creator.blocked) throw creator.blocked
  if (options.privacy === null || !creator.privacyOptions.includes(options.privacy))
    throw explainTiktok('privacy_level_option_mismatch', options.privacy ?? 'none')
  if (film.seconds > creator.maxSeconds)
    throw new NetworkError(
      'invalid_file',
      `TikTok takes videos of at most ${creator.maxSeconds} seconds from this account; this one has ${Math.ceil(film.seconds)}.`,
      { action: 'change_video' },
    )
}
