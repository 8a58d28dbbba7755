import { DAY_SECONDS } from '@hookreel/contract'
import type { NetworkProblem, PostAction } from '@hookreel/contract'
import { z } from 'zod'
import { readRetryAfter, unavailable } from '../ask-network.ts'
import type { NetworkAnswer } from '../ask-network.ts'
import { NetworkError } from '../network-error.ts'
import type { Explanation } from '../network-error.ts'

export const YOUTUBE = 'YouTube'
const RAW_CHARACTERS = 500

const EDIT_TEXT: Explanation = {
  problem: 'invalid_caption',
  action: 'edit',
  message: 'YouTube refused the title or the description. It takes no < and >, and 100 characters of title.',
}
const RECONNECT: Explanation = {
  problem: 'expired_token',
  action: 'reconnect',
  message: 'Connect your YouTube channel again: Google no longer accepts the permission.',
}
const TODAY: Explanation = {
  problem: 'quota',
  action: 'wait',
  message: 'This server has used up what YouTube lets it do today. It goes on after midnight in California.',
  retryAfterSeconds: DAY_SECONDS,
}

const BY_REASON: Readonly<Record<string, Explanation>> = {
  invalidTitle: EDIT_TEXT,
  invalidDescription: EDIT_TEXT,
  invalidTags: EDIT_TEXT,
  uploadLimitExceeded: {
    problem: 'quota',
    action: 'wait',
    message: 'YouTube takes no more videos of this channel today. Try tomorrow.',
    retryAfterSeconds: DAY_SECONDS,
  },
  quotaExceeded: TODAY,
  dailyLimitExceeded: TODAY,
  rateLimitExceeded: {
    problem: 'rate_limited',
    action: 'wait',
    message: 'YouTube asks to go slower. This is tried again in a minute.',
    retryAfterSeconds: 60,
  },
  authError: RECONNECT,
  youtubeSignupRequired: {
    problem: 'account_blocked',
    action: 'open_app',
    message: 'This Google account has no YouTube channel. Open YouTube and create one, then try again.',
  },
  insufficientPermissions: {
    problem: 'missing_scope',
    action: 'reconnect',
    message: 'This was not allowed when the channel was connected. Connect it again and tick every box.',
  },
  forbidden: {
    problem: 'account_blocked',
    action: 'open_app',
    message: 'YouTube does not let this channel upload. Open YouTube Studio to see why.',
  },
  accessNotConfigured: {
    problem: 'not_configured',
    action: 'ask_operator',
    message: 'The YouTube Data API is not switched on for this server. Its operator has to do that.',
  },
}

const errorSchema = z.object({
  error: z.object({ errors: z.array(z.object({ reason: z.string().default('') })).default([]) }),
})

/** What an answer of the API that is no success says. */
export function explainYoutube(answer: NetworkAnswer): NetworkError {
  return explainAnswer(answer.status, answer.body, answer.text, readRetryAfter(answer, 60))
}

/** The same for an answer that the SDK took apart. */
export function explainAnswer(
  status: number,
  body: unknown,
  text: string,
  retryAfterSeconds = 60,
): NetworkError {
  const raw = text.slice(0, RAW_CHARACTERS)
  const read = errorSchema.safeParse(body)
  const reason = read.success ? (read.data.error.errors[0]?.reason ?? '') : ''
  const known = BY_REASON[reason] ?? (status === 401 ? RECONNECT : undefined)
  if (known) return new NetworkError(known.problem, known.message, { ...known, raw })
  if (status === 429) {
    const { message } = BY_REASON['rateLimitExceeded'] ?? TODAY
    return new NetworkError('rate_limited', message, { action: 'wait', retryAfterSeconds, raw })
  }
  if (status >= 500 || status === 0) return unavailable(YOUTUBE, { raw, retryAfterSeconds })
  return new NetworkError('invalid_options', `YouTube refused this (${reason || `status ${status}`}).`, {
    action: 'edit',
    raw,
  })
}

const FILE = 'YouTube could not read the video file. Make the video again, or post another one.'
const FAILURES: Readonly<Record<string, string>> = {
  codec: FILE,
  conversion: FILE,
  emptyFile: FILE,
  invalidFile: FILE,
  tooSmall: FILE,
  uploadAborted: 'The upload to YouTube was broken off. Nothing was posted; try again.',
}
const REJECTIONS: Readonly<Record<string, readonly [NetworkProblem, PostAction, string]>> = {
  duplicate: ['spam_flag', 'open_app', 'YouTube says that this video is on the channel already.'],
  length: ['invalid_file', 'change_video', 'YouTube refused the length of the video for this channel.'],
  uploaderAccountClosed: ['account_blocked', 'open_app', 'YouTube has closed this channel.'],
  uploaderAccountSuspended: ['account_blocked', 'open_app', 'YouTube has suspended this channel.'],
}

/** Why a video that YouTube has did not become one that can be watched. */
export function explainFate(
  uploadStatus: string,
  failureReason: string,
  rejectionReason: string,
): NetworkError {
  const raw = [uploadStatus, failureReason, rejectionReason].join(' ').trim()
  if (uploadStatus === 'deleted')
    return new NetworkError('spam_flag', 'The video was deleted at YouTube.', { action: 'open_app', raw })
  if (uploadStatus === 'failed') {
    const isAborted = failureReason === 'uploadAborted'
    const action = isAborted ? 'retry' : 'change_video'
    return new NetworkError('invalid_file', FAILURES[failureReason] ?? FILE, { action, raw })
  }
  const [problem, action, message] = REJECTIONS[rejectionReason] ?? [
    'spam_flag',
    'open_app',
    `YouTube rejected the video${rejectionReason ? ` (${rejectionReason})` : ''}. Open YouTube Studio to see why.`,
  ]
  return new NetworkError(problem, message, { action, raw })
}
