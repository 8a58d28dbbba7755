import { z } from 'zod'
import type { TiktokConfig } from '../../../../config/network-config.ts'
import { askNetwork, readRetryAfter, unavailable } from '../ask-network.ts'
import { NetworkError } from '../network-error.ts'
import { explainTiktok } from './tiktok-errors.ts'

export const TIKTOK = 'TikTok'
const RATE_WAIT_SECONDS = 60
const RAW_CHARACTERS = 500

/** Every answer but those of its sign-in: success is `error.code` "ok" and nothing else, whatever the status. */
const envelopeSchema = z.object({
  data: z.unknown(),
  error: z.object({ code: z.string(), message: z.string().default('') }),
})

export type TiktokQuestion = {
  readonly path: string
  readonly method?: 'GET' | 'POST'
  readonly query?: Readonly<Record<string, string>>
  readonly json?: unknown
}

/** Asks TikTok's API for an account; throws a NetworkError for everything but "ok". */
export async function askTiktok<Data>(
  config: TiktokConfig,
  token: string,
  { path, ...question }: TiktokQuestion,
  schema: z.ZodType<Data>,
): Promise<Data> {
  const answer = await askNetwork(`${config.apiBase}${path}`, {
    name: TIKTOK,
    method: 'POST',
    ...question,
    headers: { authorization: `Bearer ${token}` },
  })
  const raw = answer.text.slice(0, RAW_CHARACTERS)
  const envelope = envelopeSchema.safeParse(answer.body)
  if (!envelope.success) {
    // An error of a gateway in front may come without a body of TikTok's.
    if (answer.status === 429) throw tooFast(readRetryAfter(answer, RATE_WAIT_SECONDS), raw)
    throw unavailable(TIKTOK, { raw })
  }
  const { data, error } = envelope.data
  if (error.code === 'rate_limit_exceeded') throw tooFast(readRetryAfter(answer, RATE_WAIT_SECONDS), raw)
  if (error.code === 'internal_error') throw unavailable(TIKTOK, { raw })
  if (error.code !== 'ok') throw explainTiktok(error.code, raw)
  const read = schema.safeParse(data)
  if (!read.success) throw unavailable(TIKTOK, { raw, cause: read.error })
  return read.data
}

function tooFast(retryAfterSeconds: number, raw: string): NetworkError {
  const message = 'TikTok asks to go slower. This is tried again in a minute.'
  return new NetworkError('rate_limited', message, { action: 'wait', retryAfterSeconds, raw })
}
