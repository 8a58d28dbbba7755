import { z } from 'zod'
import type { InstagramConfig } from '../../../../config/network-config.ts'
import { askNetwork, unavailable } from '../ask-network.ts'
import type { NetworkQuestion } from '../ask-network.ts'
import { explainInstagram, INSTAGRAM } from './instagram-errors.ts'

type Question = Omit<NetworkQuestion, 'name' | 'headers'> & { readonly path: string }

/** Asks the Graph API for an account. The token goes in a header: addresses get logged. Throws a NetworkError. */
export async function askInstagram<Data>(
  config: InstagramConfig,
  token: string,
  { path, ...question }: Question,
  schema: z.ZodType<Data>,
): Promise<Data> {
  const answer = await askNetwork(`${config.graphBase}/${config.version}${path}`, {
    name: INSTAGRAM,
    ...question,
    headers: { authorization: `Bearer ${token}` },
  })
  if (answer.status >= 400) throw explainInstagram(answer)
  const read = schema.safeParse(answer.body)
  if (!read.success) throw unavailable(INSTAGRAM, { raw: answer.text.slice(0, 300), cause: read.error })
  return read.data
}

/** A single thing, which comes flat or as the one of `data: […]`; both are taken. */
export function single<Thing>(schema: z.ZodType<Thing>): z.ZodType<Thing> {
  return z.preprocess(unwrap, schema)
}

function unwrap(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('data' in body) || !Array.isArray(body.data)) return body
  return body.data[0]
}
