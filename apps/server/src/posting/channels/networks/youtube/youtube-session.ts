import { z } from 'zod'
import type { YoutubeConfig } from '../../../../config/network-config.ts'
import { askNetwork, unavailable, uploadToNetwork } from '../ask-network.ts'
import type { NetworkAnswer } from '../ask-network.ts'
import type { PostOrder } from '../network.ts'
import { explainYoutube, YOUTUBE } from './youtube-errors.ts'

type Order = PostOrder<'youtube'>
const UNIT_BYTES = 262_144
/** Parts must be of whole units; after each one it is remembered how far the upload is. */
const PART_BYTES = 32 * UNIT_BYTES
const PEOPLE_AND_BLOGS = '22'
const videoSchema = z.object({ id: z.string().min(1) })

/** `gone`: YouTube has forgotten the upload. */
export type UploadProgress =
  | { readonly state: 'sending'; readonly sentBytes: number }
  | { readonly state: 'complete'; readonly id: string }
  | { readonly state: 'gone' }

/** Announces a video; answers the address that its bytes go to. Nothing is on the channel before the last of them is there. */
export async function beginSession(config: YoutubeConfig, order: Order): Promise<string> {
  const { options, film, access } = order
  const answer = await askNetwork(`${config.apiBase}/upload/youtube/v3/videos`, {
    name: YOUTUBE,
    method: 'POST',
    query: { uploadType: 'resumable', part: 'snippet,status' },
    headers: {
      authorization: `Bearer ${access.token}`,
      'x-upload-content-length': String(film.sizeBytes),
      'x-upload-content-type': film.contentType,
    },
    json: {
      snippet: {
        title: options.title,
        description: options.description,
        categoryId: PEOPLE_AND_BLOGS,
      },
      status: {
        privacyStatus: options.visibility,
        selfDeclaredMadeForKids: options.isMadeForKids ?? false,
        containsSyntheticMedia: options.isAiGenerated,
      },
    },
  })
  if (answer.status !== 200) throw explainYoutube(answer)
  const address = answer.header('location')
  if (address === undefined) throw unavailable(YOUTUBE, { raw: answer.text })
  return address
}

/** Asks how much of the film YouTube has. */
export async function askProgress(
  config: YoutubeConfig,
  order: Order,
  address: string,
): Promise<UploadProgress> {
  const range = `bytes */${order.film.sizeBytes}`
  return readProgress(await put(config, order, address, range, 0, noBytes()))
}

/** Sends the part that begins at `start`. */
export async function sendPart(
  config: YoutubeConfig,
  order: Order,
  address: string,
  start: number,
): Promise<UploadProgress> {
  const { film } = order
  const end = Math.min(start + PART_BYTES, film.sizeBytes) - 1
  const range = `bytes ${start}-${end}/${film.sizeBytes}`
  return readProgress(await put(config, order, address, range, end - start + 1, film.read(start, end)))
}

/** Whether a part that begins there is the last one: with it the video may come to be, whatever becomes of the answer. */
export function isLastPart(start: number, sizeBytes: number): boolean {
  return start + PART_BYTES >= sizeBytes
}

function put(
  config: YoutubeConfig,
  { film, signal }: Order,
  address: string,
  range: string,
  sizeBytes: number,
  bytes: AsyncIterable<Uint8Array>,
): Promise<NetworkAnswer> {
  return uploadToNetwork(address, {
    name: YOUTUBE,
    method: 'PUT',
    headers: { 'content-type': film.contentType, 'content-range': range },
    sizeBytes,
    bytes,
    apiBase: config.apiBase,
    signal,
  })
}

function readProgress(answer: NetworkAnswer): UploadProgress {
  if (answer.status === 308) {
    // No Range: it has nothing yet.
    const last = /^bytes=0-(\d+)$/.exec(answer.header('range') ?? '')?.[1]
    return { state: 'sending', sentBytes: last === undefined ? 0 : Number(last) + 1 }
  }
  if (answer.status === 404 || answer.status === 410) return { state: 'gone' }
  if (answer.status !== 200 && answer.status !== 201) throw explainYoutube(answer)
  const video = videoSchema.safeParse(answer.body)
  if (!video.success) throw unavailable(YOUTUBE, { raw: answer.text })
  return { state: 'complete', id: video.data.id }
}

async function* noBytes(): AsyncGenerator<Uint8Array> {}
