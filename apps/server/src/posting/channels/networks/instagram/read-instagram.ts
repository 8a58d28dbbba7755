import { NETWORK_RULES } from '@hookreel/contract'
import { z } from 'zod'
import type { InstagramConfig } from '../../../../config/network-config.ts'
import { NetworkError } from '../network-error.ts'
import { creatorOf } from '../network.ts'
import type { Access, AccountProfile, Creator, PostFigures } from '../network.ts'
import { askInstagram, single } from './ask-instagram.ts'
import { InstagramRefusal } from './instagram-errors.ts'

const idSchema = z.union([z.string(), z.number()]).transform(String)
const meSchema = z.object({
  /** The plain `id` belongs to the app, not to the account. */
  user_id: idSchema,
  username: z.string(),
  name: z.string().nullish(),
  account_type: z.string().nullish(),
  profile_picture_url: z.string().nullish(),
})

/** Only professional accounts can be posted to. */
export async function readInstagramProfile(config: InstagramConfig, token: string): Promise<AccountProfile> {
  const query = { fields: 'user_id,username,name,account_type,profile_picture_url' }
  const me = await askInstagram(config, token, { path: '/me', query }, single(meSchema))
  if (me.account_type === 'PERSONAL')
    throw new NetworkError(
      'account_blocked',
      'Instagram lets other services post only to professional accounts. Switch to one in Instagram (it is free), then connect again.',
      { action: 'open_app' },
    )
  return {
    accountId: me.user_id,
    name: me.name || me.username,
    username: me.username,
    avatarUrl: me.profile_picture_url ?? null,
  }
}

const quotaSchema = z.object({
  quota_usage: z.number(),
  config: z.object({ quota_total: z.number() }).nullish(),
})

/** Posts of the last day and how many Instagram allows: it says so itself, and its documents contradict each other. */
export async function readInstagramQuota(
  config: InstagramConfig,
  { token, accountId }: Access,
): Promise<{ used: number; total: number }> {
  const path = `/${accountId}/content_publishing_limit`
  const query = { fields: 'config,quota_usage' }
  const quota = await askInstagram(config, token, { path, query }, single(quotaSchema))
  return {
    used: quota.quota_usage,
    total: quota.config?.quota_total ?? NETWORK_RULES.instagram.maxPostsPerDay,
  }
}

export async function readInstagramCreator(config: InstagramConfig, access: Access): Promise<Creator> {
  const profile = await readInstagramProfile(config, access.token)
  const quota = await readInstagramQuota(config, access)
  return {
    ...creatorOf(profile, NETWORK_RULES.instagram.maxSeconds),
    quota,
    blocked: quota.used >= quota.total ? quotaReached(quota.total) : null,
  }
}

export function quotaReached(total: number): NetworkError {
  return new NetworkError(
    'quota',
    `Instagram takes ${total} posts a day from one account, and they are used up. Try tomorrow.`,
    { action: 'wait', retryAfterSeconds: 86_400 },
  )
}

const insightsSchema = z.object({
  data: z.array(z.object({ name: z.string(), values: z.array(z.object({ value: z.number() })).default([]) })),
})

/** One call a post: Instagram has no list of figures. What it does not tell yet is null, not 0. */
export async function readInstagramFigures(
  config: InstagramConfig,
  token: string,
  ids: readonly string[],
): Promise<Map<string, PostFigures>> {
  const found = new Map<string, PostFigures>()
  const query = { metric: 'views,likes,comments,shares' }
  for (const id of ids) {
    try {
      const { data } = await askInstagram(config, token, { path: `/${id}/insights`, query }, insightsSchema)
      const read = (name: string) => data.find((metric) => metric.name === name)?.values[0]?.value ?? null
      found.set(id, {
        views: read('views'),
        likes: read('likes'),
        comments: read('comments'),
        shares: read('shares'),
      })
    } catch (error) {
      if (!(error instanceof InstagramRefusal) || !(error.isNotReadable || error.subcode === 2207006))
        throw error
    }
  }
  return found
}
