import { NETWORK_RULES } from '@hookreel/contract'
import type { TiktokConfig } from '../../../config/network-config.ts'
import type { Clock } from '../../../platform/clock.ts'
import { NetworkError } from './network-error.ts'
import { orderFor } from './network.ts'
import type { Network } from './network.ts'
import { findTiktokPost } from './tiktok/find-tiktok-post.ts'
import { readTiktokCreator, readTiktokFigures, readTiktokProfile } from './tiktok/read-tiktok.ts'
import { sendTiktokPost } from './tiktok/send-tiktok-post.ts'
import { authorizeAtTiktok, grantByTiktok, revokeAtTiktok, TIKTOK_SCOPES } from './tiktok/tiktok-grant.ts'

/** Access lives a day: it is renewed while a quarter of that is left. */
const RENEW_BEFORE_MS = 6 * 3_600_000

/** TikTok by Login Kit, the Content Posting API (chunked upload) and the Display API. */
export function createTiktok(config: TiktokConfig, clock: Clock): Network {
  return {
    id: 'tiktok',
    rules: NETWORK_RULES.tiktok,
    judgeScopes: (scopes) => ({
      canPost: scopes.includes('video.publish') || scopes.includes('video.upload'),
      canReadFigures: scopes.includes('video.list'),
      missing: TIKTOK_SCOPES.filter((scope) => !scopes.includes(scope)),
    }),
    isRefreshDue: (grant) => grant.accessExpiresAt.getTime() - clock.now().getTime() < RENEW_BEFORE_MS,
    authorizeUrl: (request) => authorizeAtTiktok(config, request),
    exchangeCode: ({ code, redirectUri }) =>
      grantByTiktok(config, clock, {
        code,
        grant_type: 'authorization_code',
        redirect_uri: redirectUri,
      }),
    refresh: ({ refreshToken }) => {
      if (refreshToken === null)
        throw new NetworkError('expired_token', 'Connect your TikTok account again.', { action: 'reconnect' })
      return grantByTiktok(config, clock, { grant_type: 'refresh_token', refresh_token: refreshToken })
    },
    revoke: ({ accessToken }) => revokeAtTiktok(config, accessToken),
    readProfile: (access) => readTiktokProfile(config, access),
    readCreator: ({ token }) => readTiktokCreator(config, token),
    sendPost: (order) => sendTiktokPost(config, clock, orderFor('tiktok', order)),
    findPost: (order) => findTiktokPost(config, orderFor('tiktok', order)),
    readFigures: ({ token }, ids) => readTiktokFigures(config, token, ids),
  }
}
