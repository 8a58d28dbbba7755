import { NETWORK_RULES } from '@hookreel/contract'
import type { YoutubeConfig } from '../../../config/network-config.ts'
import type { Clock } from '../../../platform/clock.ts'
import { orderFor } from './network.ts'
import type { Network } from './network.ts'
import { readYoutubeFigures } from './youtube/read-youtube-figures.ts'
import { readYoutubeCreator, readYoutubeProfile } from './youtube/read-youtube.ts'
import { findYoutubePost, sendYoutubePost } from './youtube/send-youtube-post.ts'
import {
  authorizeAtYoutube,
  exchangeYoutubeCode,
  READ_SCOPE,
  refreshYoutube,
  revokeAtYoutube,
  UPLOAD_SCOPE,
} from './youtube/youtube-grant.ts'

/** A permission dies unused after half a year, or after a week while the app is in testing: once a day tells in time. */
const RENEW_EVERY_MS = 86_400_000

/** YouTube by the Data API: upright or square videos of up to three minutes are Shorts there by themselves. */
export function createYoutube(config: YoutubeConfig, clock: Clock): Network {
  return {
    id: 'youtube',
    rules: NETWORK_RULES.youtube,
    judgeScopes: (scopes) => ({
      // The channel's own name is read with the second one: without it nobody could see which channel is meant.
      canPost: scopes.includes(UPLOAD_SCOPE) && scopes.includes(READ_SCOPE),
      canReadFigures: scopes.includes(READ_SCOPE),
      missing: [UPLOAD_SCOPE, READ_SCOPE].filter((scope) => !scopes.includes(scope)),
    }),
    isRefreshDue: (_, refreshedAt) => clock.now().getTime() - refreshedAt.getTime() > RENEW_EVERY_MS,
    authorizeUrl: (request) => authorizeAtYoutube(config, request),
    exchangeCode: (request) => exchangeYoutubeCode(config, clock, request),
    refresh: (grant) => refreshYoutube(config, clock, grant),
    revoke: (grant) => revokeAtYoutube(config, grant),
    readProfile: ({ token }) => readYoutubeProfile(config, token),
    readCreator: ({ token }) => readYoutubeCreator(config, token),
    sendPost: (order) => sendYoutubePost(config, clock, orderFor('youtube', order)),
    findPost: (order) => findYoutubePost(config, orderFor('youtube', order)),
    readFigures: (access, ids) => readYoutubeFigures(config, clock, access, ids),
  }
}
