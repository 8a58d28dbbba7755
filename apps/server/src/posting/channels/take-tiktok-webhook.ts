import { createHmac } from 'node:crypto'
import { parse } from 'lossless-json'
import { z } from 'zod'
import { AppError } from '../../platform/http/app-error.ts'
import { breakChannel } from './break-channel.ts'
import type { ChannelDeps } from './channel-deps.ts'
import { listChannelsOfAccount } from './channels.queries.ts'
import { isSameSecret } from '../../platform/secrets.ts'

/** A message that is older was kept back by somebody. */
const OLDEST_SECONDS = 300

const messageSchema = z.object({
  event: z.string(),
  user_openid: z.string(),
  content: z.string().default('{}'),
})
const postSchema = z.object({ publish_id: z.string() })

/**
 * Takes a message of TikTok's: its signature is made over the bytes as they came. Whatever it says about a post is only
 * a reason to ask TikTok, so a message that comes twice, late or out of order does no harm. Throws `invalid_signature`.
 */
export async function takeTiktokWebhook(
  deps: ChannelDeps,
  body: Uint8Array,
  signature: string,
  onPostNews: (publishId: string) => Promise<void>,
): Promise<void> {
  const { config, clock } = deps
  const { tiktok } = config.networks
  if (!tiktok) throw new AppError('route_not_found')
  const text = Buffer.from(body).toString('utf8')
  if (!isSigned(tiktok.clientSecret, signature, text, clock.now())) throw new AppError('invalid_signature')
  const message = messageSchema.safeParse(readJson(text))
  // It is signed, so it is TikTok's: what is not understood is not asked for again.
  if (!message.success) return
  const { event, user_openid: accountId, content } = message.data
  if (event === 'authorization.removed') {
    for (const row of await listChannelsOfAccount(deps.db, 'tiktok', accountId)) await breakChannel(deps, row)
    return
  }
  const post = postSchema.safeParse(readJson(content))
  if (event.startsWith('post.publish.') && post.success) await onPostNews(post.data.publish_id)
}

/** `t=<seconds>,s=<hex of HMAC-SHA256 over "t.body">`. */
function isSigned(secret: string, header: string, body: string, now: Date): boolean {
  const { t = '', s = '' } = Object.fromEntries(
    header.split(',').map((part) => part.trim().split('=', 2) as [string, string]), // two parts at most
  )
  const ageSeconds = Math.abs(now.getTime() / 1000 - Number(t))
  if (!/^\d+$/.test(t) || ageSeconds > OLDEST_SECONDS) return false
  const own = createHmac('sha256', secret).update(`${t}.${body}`).digest()
  return isSameSecret(Buffer.from(s, 'hex'), own)
}

function readJson(text: string): unknown {
  try {
    return parse(text)
  } catch {
    return undefined
  }
}
