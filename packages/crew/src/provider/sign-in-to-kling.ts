import { createHmac } from 'node:crypto'

/** The address for servers outside of China. */
export const KLING_ADDRESS = 'https://api-singapore.klingai.com'
export const KLING_PATH = '/v1/videos/image2video'

const TOKEN_SECONDS = 1800
const CLOCK_SLACK_SECONDS = 5

/**
 * What a request to Kling is signed in with: a token of half an hour where the key is an access key and its secret with a colon
 * between them, else the key itself.
 */
export function signInToKling(apiKey: string, nowMs: number): string {
  const [access = '', secret] = apiKey.split(':')
  if (secret === undefined) return `Bearer ${apiKey}`
  const now = Math.floor(nowMs / 1000)
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const claim = { iss: access, exp: now + TOKEN_SECONDS, nbf: now - CLOCK_SLACK_SECONDS }
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claim)}`
  return `Bearer ${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}
