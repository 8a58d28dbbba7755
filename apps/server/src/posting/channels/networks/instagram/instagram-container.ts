import { z } from 'zod'
import type { InstagramConfig } from '../../../../config/network-config.ts'
import { unavailable, uploadToNetwork } from '../ask-network.ts'
import type { PostOrder } from '../network.ts'
import { recall } from '../remember-step.ts'
import { askInstagram } from './ask-instagram.ts'
import { INSTAGRAM } from './instagram-errors.ts'

type Order = PostOrder<'instagram'>
/** Meta has to be able to read the film until it has it; it is given up after a quarter of an hour. */
const ADDRESS_MS = 3_600_000
const idSchema = z.object({ id: z.union([z.string(), z.number()]).transform(String) })

/** What Instagram makes a reel from. It posts nothing before it is published, and forgets it after a day. */
const containerSchema = z.object({ id: z.string(), madeAtMs: z.number(), isSent: z.boolean() })
export type Container = z.infer<typeof containerSchema>

export function recallContainer({ memory }: Order): Promise<Container | undefined> {
  return recall(memory, 'container', containerSchema)
}

/** Makes a container. When the answer is lost another one may be made: nothing of the first is ever seen. */
export async function makeContainer(config: InstagramConfig, order: Order, now: Date): Promise<Container> {
  const { memory } = order
  const id = await askForContainer(config, order, now)
  const made: Container = { id, madeAtMs: now.getTime(), isSent: config.upload === 'pull' }
  await memory.write('reference', id)
  await memory.write('container', made)
  return config.upload === 'pull' ? made : sendFilm(config, order, made)
}

async function askForContainer(config: InstagramConfig, order: Order, now: Date): Promise<string> {
  const { options, film, access } = order
  const json = {
    media_type: 'REELS',
    ...(config.upload === 'pull'
      ? { video_url: film.signAddress(new Date(now.getTime() + ADDRESS_MS)) }
      : { upload_type: 'resumable' }),
    caption: options.caption,
    share_to_feed: options.isSharedToFeed,
    ...(options.coverMs !== null && { thumb_offset: options.coverMs }),
    ...(options.isAiGenerated && { is_ai_generated: true }),
  }
  const request = { path: `/${access.accountId}/media`, method: 'POST' as const, json }
  return (await askInstagram(config, access.token, request, idSchema)).id
}

/** The variant in which the film is sent instead of fetched. After a kill the whole of it is sent to a new container. */
async function sendFilm(config: InstagramConfig, order: Order, made: Container): Promise<Container> {
  const { film, access, memory, signal } = order
  const answer = await uploadToNetwork(`${config.uploadBase}/ig-api-upload/${config.version}/${made.id}`, {
    name: INSTAGRAM,
    method: 'POST',
    headers: {
      authorization: `OAuth ${access.token}`,
      offset: '0',
      file_size: String(film.sizeBytes),
      'content-type': film.contentType,
    },
    sizeBytes: film.sizeBytes,
    bytes: film.read(0, film.sizeBytes - 1),
    apiBase: config.graphBase,
    signal,
  })
  if (!z.object({ success: z.literal(true) }).safeParse(answer.body).success) {
    await memory.write('container', null)
    throw unavailable(INSTAGRAM, { raw: answer.text })
  }
  order.onSent?.(film.sizeBytes)
  const sent = { ...made, isSent: true }
  await memory.write('container', sent)
  return sent
}

const statusSchema = z.object({ status_code: z.string(), status: z.string().default('') })

export function readContainer(config: InstagramConfig, { access }: Order, id: string) {
  return askInstagram(
    config,
    access.token,
    { path: `/${id}`, query: { fields: 'status_code,status' } },
    statusSchema,
  )
}

/** The post is live as soon as Instagram has done this. */
export async function publishContainer(
  config: InstagramConfig,
  { access }: Order,
  id: string,
): Promise<string> {
  const request = {
    path: `/${access.accountId}/media_publish`,
    method: 'POST' as const,
    json: { creation_id: id },
  }
  return (await askInstagram(config, access.token, request, idSchema)).id
}
