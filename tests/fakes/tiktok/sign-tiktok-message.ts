import { createHmac } from 'node:crypto'
import { TIKTOK_KEYS } from './tiktok-sign-in.ts'

/** A message as TikTok's webhook sends it: the body, and its signature over the very bytes. */
export function signTiktokMessage(
  event: string,
  content: object,
  { now = Date.now(), secret = TIKTOK_KEYS.TIKTOK_CLIENT_SECRET } = {},
): { payload: string; headers: Record<string, string> } {
  const seconds = Math.floor(now / 1000)
  const payload = JSON.stringify({
    client_key: TIKTOK_KEYS.TIKTOK_CLIENT_KEY,
    event,
    create_time: seconds,
    user_openid: 'open-1',
    content: JSON.stringify(content),
  })
  const hex = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')
  return {
    payload,
    headers: { 'tiktok-signature': `t=${seconds},s=${hex}`, 'content-type': 'application/json' },
  }
}
