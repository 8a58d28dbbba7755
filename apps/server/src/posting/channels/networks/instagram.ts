import { DAY_MS, NETWORK_RULES } from '@hookreel/contract'
import type { InstagramConfig } from '../../../config/network-config.ts'
import type { Clock } from '../../../platform/clock.ts'
import { findInstagramPost } from './instagram/find-instagram-post.ts'
import {
  authorizeAtInstagram,
  exchangeInstagramCode,
  INSTAGRAM_SCOPES,
  refreshInstagram,
} from './instagram/instagram-grant.ts'
import {
  readInstagramCreator,
  readInstagramFigures,
  readInstagramProfile,
} from './instagram/read-instagram.ts'
import { sendInstagramPost } from './instagram/send-instagram-post.ts'
import { orderFor } from './network.ts'
import type { Network } from './network.ts'

/** Of the sixty days of a token ten are left then: ten days of tries before it dies. */
const RENEW_BEFORE_MS = 10 * DAY_MS
/** A younger token cannot be renewed. */
const RENEW_AFTER_MS = DAY_MS

/** Instagram by Instagram Login: reels from containers, for professional accounts. */
export function createInstagram(config: InstagramConfig, clock: Clock): Network {
  return {
    id: 'instagram',
    rules: NETWORK_RULES.instagram,
    judgeScopes: (scopes) => ({
      canPost: ['instagram_business_basic', 'instagram_business_content_publish'].every((scope) =>
        scopes.includes(scope),
      ),
      canReadFigures: scopes.includes('instagram_business_manage_insights'),
      missing: INSTAGRAM_SCOPES.filter((scope) => !scopes.includes(scope)),
    }),
    isRefreshDue: ({ accessExpiresAt }, refreshedAt) => {
      const now = clock.now().getTime()
      return accessExpiresAt.getTime() - now < RENEW_BEFORE_MS && now - refreshedAt.getTime() > RENEW_AFTER_MS
    },
    authorizeUrl: (request) => authorizeAtInstagram(config, request),
    exchangeCode: (request) => exchangeInstagramCode(config, clock, request),
    refresh: (grant) => refreshInstagram(config, clock, grant),
    // Instagram Login has no address for it: the person removes the app in Instagram, and the token dies with its days.
    revoke: () => Promise.resolve(),
    readProfile: ({ token }) => readInstagramProfile(config, token),
    readCreator: (access) => readInstagramCreator(config, access),
    sendPost: (order) => sendInstagramPost(config, clock, orderFor('instagram', order)),
    findPost: (order) => findInstagramPost(config, orderFor('instagram', order)),
    readFigures: ({ token }, ids) => readInstagramFigures(config, token, ids),
  }
}
