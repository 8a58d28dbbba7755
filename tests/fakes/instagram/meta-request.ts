import { createHmac } from 'node:crypto'
import { INSTAGRAM_ACCOUNT } from './instagram-answers.ts'
import { INSTAGRAM_KEYS } from './instagram.ts'

/** A signed request as Meta posts it when a person removes the app or wants their data deleted. */
export function signMetaRequest(
  userId = INSTAGRAM_ACCOUNT,
  secret = INSTAGRAM_KEYS.INSTAGRAM_CLIENT_SECRET,
  isNumber = false,
): string {
  const id = isNumber ? userId : JSON.stringify(userId)
  const json = `{"algorithm":"HMAC-SHA256","issued_at":1790000000,"user_id":${id}}`
  const payload = Buffer.from(json).toString('base64url')
  return `${createHmac('sha256', secret).update(payload).digest('base64url')}.${payload}`
}
