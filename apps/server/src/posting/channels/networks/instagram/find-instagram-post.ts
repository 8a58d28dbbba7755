import { z } from 'zod'
import type { InstagramConfig } from '../../../../config/network-config.ts'
import { NetworkError } from '../network-error.ts'
import type { Access, PostOrder, PostStanding } from '../network.ts'
import { isSameCaption, isTelling } from '../same-caption.ts'
import { askInstagram } from './ask-instagram.ts'

/** Clocks differ. */
const SLACK_MS = 60_000
const listSchema = z.object({
  data: z.array(
    z.object({
      id: z.union([z.string(), z.number()]).transform(String),
      caption: z.string().default(''),
      timestamp: z.string(),
      permalink: z.string().nullish(),
    }),
  ),
})

/** The newest post of the account since this one was begun that has its caption and is no other post's. */
export async function findInstagramPost(
  config: InstagramConfig,
  { access, options, begunAt, others }: PostOrder<'instagram'>,
): Promise<PostStanding | undefined> {
  if (!isTelling(options.caption, others)) return undefined
  const query = { fields: 'id,caption,timestamp,permalink', limit: '10' }
  const path = `/${access.accountId}/media`
  const { data } = await askInstagram(config, access.token, { path, query }, listSchema)
  const found = data.find(
    ({ id, caption, timestamp }) =>
      !others.ids.has(id) &&
      Date.parse(timestamp) >= begunAt.getTime() - SLACK_MS &&
      isSameCaption(caption, options.caption),
  )
  return found && { state: 'live', id: found.id, link: found.permalink ?? null, note: null }
}

/** The post's address; often not readable right after it was posted, and never a reason to doubt that it was. */
export async function findInstagramLink(
  config: InstagramConfig,
  { token }: Access,
  id: string,
): Promise<string | null> {
  try {
    const query = { fields: 'permalink' }
    const schema = z.object({ permalink: z.string() })
    return (await askInstagram(config, token, { path: `/${id}`, query }, schema)).permalink
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    return null
  }
}
