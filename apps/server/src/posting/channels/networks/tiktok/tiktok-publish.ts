import { z } from 'zod'
import type { TiktokConfig } from '../../../../config/network-config.ts'
import type { PostOptionsOf, PostOrder } from '../network.ts'
import { recall } from '../remember-step.ts'
import { askTiktok } from './ask-tiktok.ts'
import { planChunks } from './plan-chunks.ts'
import type { ChunkPlan } from './plan-chunks.ts'
import { idSchema } from './read-tiktok.ts'

type Order = PostOrder<'tiktok'>

/** A post that was announced to TikTok: its id, and where its chunks go for an hour. */
const publishSchema = z.object({
  publishId: z.string(),
  uploadUrl: z.string(),
  begunAtMs: z.number(),
  plan: z.object({ sizeBytes: z.number(), chunkBytes: z.number(), count: z.number() }),
})
export type TiktokPublish = z.infer<typeof publishSchema>

export function recallPublish({ memory }: Order): Promise<TiktokPublish | undefined> {
  return recall(memory, 'publish', publishSchema)
}

/** Bytes that TikTok has of it, as far as is known. */
export async function recallSent({ memory }: Order): Promise<number> {
  return (await recall(memory, 'sent', z.number())) ?? 0
}

/** Forgets an announcement whose upload died. Only for one of which TikTok never had the whole file. */
export async function forgetPublish({ memory }: Order): Promise<void> {
  await memory.write('sent', 0)
  await memory.write('publish', null)
}

/**
 * Announces the post. Its bytes go to an address that only this answer holds: when the answer is lost, nobody can ever
 * send them, nothing can be posted, and announcing it again doubles nothing.
 */
export async function beginPublish(config: TiktokConfig, order: Order, now: Date): Promise<TiktokPublish> {
  const { options, film, memory, access } = order
  const plan = planChunks(film.sizeBytes)
  const path =
    options.mode === 'inbox' ? '/v2/post/publish/inbox/video/init/' : '/v2/post/publish/video/init/'
  const json = {
    ...(options.mode === 'direct' && { post_info: describePost(options) }),
    source_info: describeSource(plan),
  }
  const answer = await askTiktok(
    config,
    access.token,
    { path, json },
    z.object({ publish_id: z.string(), upload_url: z.string() }),
  )
  const publish = {
    publishId: answer.publish_id,
    uploadUrl: answer.upload_url,
    begunAtMs: now.getTime(),
    plan,
  }
  await memory.write('sent', 0)
  await memory.write('reference', publish.publishId)
  await memory.write('publish', publish)
  return publish
}

/** Both brand toggles are always said, and interactions are off unless they were allowed. */
function describePost(options: PostOptionsOf<'tiktok'>) {
  return {
    privacy_level: options.privacy,
    title: options.caption,
    disable_comment: !options.mayComment,
    disable_duet: !options.mayDuet,
    disable_stitch: !options.mayStitch,
    brand_content_toggle: options.isCommercial && options.isBrandedContent,
    brand_organic_toggle: options.isCommercial && options.isOwnBrand,
    is_aigc: options.isAiGenerated,
    ...(options.coverMs !== null && { video_cover_timestamp_ms: options.coverMs }),
  }
}

function describeSource({ sizeBytes, chunkBytes, count }: ChunkPlan) {
  return {
    source: 'FILE_UPLOAD',
    video_size: sizeBytes,
    chunk_size: chunkBytes,
    total_chunk_count: count,
  }
}

const statusSchema = z.object({
  status: z.string(),
  fail_reason: z.string().nullish(),
  /** Spelled so by TikTok; late, sometimes never. */
  publicaly_available_post_id: z.array(idSchema).nullish(),
  uploaded_bytes: z.number().nullish(),
})
export type TiktokStatus = z.output<typeof statusSchema>

export function readStatus(config: TiktokConfig, order: Order, publishId: string): Promise<TiktokStatus> {
  const request = { path: '/v2/post/publish/status/fetch/', json: { publish_id: publishId } }
  return askTiktok(config, order.access.token, request, statusSchema)
}
