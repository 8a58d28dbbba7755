import type { TiktokConfig } from '../../../../config/network-config.ts'
import { readRetryAfter, unavailable, uploadToNetwork } from '../ask-network.ts'
import type { NetworkAnswer } from '../ask-network.ts'
import { NetworkError } from '../network-error.ts'
import type { PostOrder } from '../network.ts'
import { TIKTOK } from './ask-tiktok.ts'
import { chunkAt } from './plan-chunks.ts'
import { explainTiktok } from './tiktok-errors.ts'
import { recallSent } from './tiktok-publish.ts'
import type { TiktokPublish } from './tiktok-publish.ts'

/** `gone`: the upload address ended before TikTok had the whole file. */
export type ChunksOutcome = 'complete' | 'gone'

/** Sends the chunks that TikTok does not have yet, in order, and remembers after each how far it is. */
export async function sendChunks(
  config: TiktokConfig,
  order: PostOrder<'tiktok'>,
  publish: TiktokPublish,
): Promise<ChunksOutcome> {
  const { plan } = publish
  let sent = await recallSent(order)
  while (sent < plan.sizeBytes) {
    order.signal?.throwIfAborted()
    const answer = await sendChunk(config, order, publish, sent)
    const next = readProgress(answer, plan.sizeBytes, chunkAt(plan, sent).end + 1)
    if (next === 'gone') return 'gone'
    // The same place twice would be sent for ever.
    if (next === sent) throw unavailable(TIKTOK, { raw: `stays at byte ${sent}` })
    sent = next
    await order.memory.write('sent', sent)
    order.onSent?.(sent)
  }
  return 'complete'
}

function sendChunk(
  config: TiktokConfig,
  { film, signal }: PostOrder<'tiktok'>,
  { plan, uploadUrl }: TiktokPublish,
  from: number,
): Promise<NetworkAnswer> {
  const { start, end } = chunkAt(plan, from)
  return uploadToNetwork(uploadUrl, {
    name: TIKTOK,
    method: 'PUT',
    headers: { 'content-type': film.contentType, 'content-range': `bytes ${start}-${end}/${plan.sizeBytes}` },
    sizeBytes: end - start + 1,
    bytes: film.read(start, end),
    apiBase: config.apiBase,
    signal,
  })
}

/** Where to go on after an answer: 206 and 201 took the chunk, 416 says what it has. */
function readProgress(answer: NetworkAnswer, sizeBytes: number, afterChunk: number): number | 'gone' {
  const { status } = answer
  if (status === 201) return sizeBytes
  if (status === 206) return afterChunk
  if (status === 416) {
    const uploaded = /^bytes 0-(\d+)\//.exec(answer.header('content-range') ?? '')?.[1]
    return uploaded === undefined ? 'gone' : Number(uploaded) + 1
  }
  // 403: its hour is over. 404: TikTok has forgotten it.
  if (status === 403 || status === 404) return 'gone'
  const raw = `${status} ${answer.text.slice(0, 300)}`
  if (status === 429 || status >= 500)
    throw unavailable(TIKTOK, { raw, retryAfterSeconds: readRetryAfter(answer, 10) })
  if (status === 400) throw explainTiktok('file_format_check_failed', raw)
  throw new NetworkError('unavailable', 'TikTok did not take the video file.', { action: 'retry', raw })
}
