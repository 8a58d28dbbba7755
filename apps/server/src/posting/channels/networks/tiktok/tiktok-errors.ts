import { DAY_SECONDS } from '@hookreel/contract'
import { NetworkError } from '../network-error.ts'
import type { Explanation } from '../network-error.ts'

const MINUTE = 60
const RECONNECT = 'Connect your TikTok account again: TikTok no longer accepts the permission.'
const FORMAT = 'TikTok could not read the video file. Make the video again, or post another one.'

/** It may be posted or not: TikTok does not know it any more under the number that it gave. */
const FORGOTTEN: Explanation = {
  problem: 'lost_answer',
  action: 'open_app',
  message: 'TikTok no longer tells what became of this post. Look in TikTok whether it is there.',
}

/** What TikTok's codes and reasons mean for the person. */
const EXPLANATIONS: Readonly<Record<string, Explanation>> = {
  access_token_invalid: { problem: 'expired_token', action: 'reconnect', message: RECONNECT },
  auth_removed: { problem: 'expired_token', action: 'reconnect', message: RECONNECT },
  scope_not_authorized: {
    problem: 'missing_scope',
    action: 'reconnect',
    message: 'Posting was not allowed when this TikTok account was connected. Connect it again and allow it.',
  },
  scope_permission_missed: {
    problem: 'missing_scope',
    action: 'ask_operator',
    message: 'TikTok has not allowed this server what it needs here. Its operator has to ask TikTok for it.',
  },
  rate_limit_exceeded: {
    problem: 'rate_limited',
    action: 'wait',
    message: 'TikTok asks to go slower. This is tried again in a minute.',
    retryAfterSeconds: MINUTE,
  },
  spam_risk_too_many_posts: {
    problem: 'quota',
    action: 'wait',
    message: 'TikTok takes no more posts of this account today (about 15 a day from all apps). Try tomorrow.',
    retryAfterSeconds: DAY_SECONDS,
  },
  spam_risk_user_banned_from_posting: {
    problem: 'account_blocked',
    action: 'open_app',
    message: 'TikTok has stopped this account from posting. Open TikTok to see why.',
  },
  reached_active_user_cap: {
    problem: 'quota',
    action: 'wait',
    message: 'TikTok lets only so many creators post from this server a day, and they have. Try tomorrow.',
    retryAfterSeconds: DAY_SECONDS,
  },
  spam_risk_too_many_pending_share: {
    problem: 'quota',
    action: 'open_app',
    message: 'Five drafts wait in your TikTok inbox already. Post or delete them in TikTok, then try again.',
    retryAfterSeconds: DAY_SECONDS,
  },
  unaudited_client_can_only_post_to_private_accounts: {
    problem: 'private_only',
    action: 'make_private',
    message:
      'Until TikTok has audited this server, it posts only to private accounts. Switch your TikTok account to private, or send the video to your inbox as a draft.',
  },
  url_ownership_unverified: {
    problem: 'not_configured',
    action: 'ask_operator',
    message: 'TikTok does not know this server\u2019s address. Its operator has to verify it at TikTok.',
  },
  privacy_level_option_mismatch: {
    problem: 'invalid_options',
    action: 'edit',
    message: 'TikTok no longer offers this audience for your account. Choose again who can watch.',
  },
  invalid_file_upload: { problem: 'invalid_file', action: 'change_video', message: FORMAT },
  file_format_check_failed: { problem: 'invalid_file', action: 'change_video', message: FORMAT },
  duration_check_failed: {
    problem: 'invalid_file',
    action: 'change_video',
    message: 'TikTok refused the length of the video: it is too short or too long for this account.',
  },
  frame_rate_check_failed: {
    problem: 'invalid_file',
    action: 'change_video',
    message: 'TikTok refused the frame rate of the video: it takes 23 to 60 pictures a second.',
  },
  picture_size_check_failed: {
    problem: 'invalid_file',
    action: 'change_video',
    message: 'TikTok refused the size of the picture: each side must have 360 to 4096 pixels.',
  },
  internal: {
    problem: 'unavailable',
    action: 'retry',
    message: 'TikTok failed while it worked on the video. Nothing was posted; try again.',
  },
  publish_cancelled: {
    problem: 'invalid_options',
    action: 'retry',
    message: 'The post was cancelled at TikTok. Nothing was posted.',
  },
  invalid_publish_id: FORGOTTEN,
  token_not_authorized_for_specified_publish_id: FORGOTTEN,
  spam_risk_text: {
    problem: 'spam_flag',
    action: 'edit',
    message: 'TikTok takes the caption for spam. Change it, then try again.',
  },
  spam_risk: {
    problem: 'spam_flag',
    action: 'open_app',
    message:
      'TikTok takes this post for spam and did not post it. Open TikTok for what it says about your account.',
  },
}

/** What TikTok refused, with its own code. */
class TiktokRefusal extends NetworkError {
  readonly code: string

  constructor(code: string, raw: string, { problem, message, ...facts }: Explanation) {
    super(problem, message, { ...facts, raw })
    this.code = code
  }
}

/** A code of TikTok's, in any of its answers, as what it means. Unknown ones are named. */
export function explainTiktok(code: string, raw: string): NetworkError {
  const known = EXPLANATIONS[code]
  if (known) return new TiktokRefusal(code, raw, known)
  return new NetworkError('invalid_options', `TikTok refused this post (${code || 'without a reason'}).`, {
    action: 'edit',
    raw,
  })
}

/** Whether TikTok knows the post no more under its own number, which is no lost answer that would come again. */
export function isForgotten(error: unknown): error is NetworkError {
  return error instanceof TiktokRefusal && EXPLANATIONS[error.code] === FORGOTTEN
}
