import { DAY_SECONDS } from '@hookreel/contract'
import { z } from 'zod'
import { readRetryAfter, unavailable } from '../ask-network.ts'
import type { NetworkAnswer } from '../ask-network.ts'
import { NetworkError } from '../network-error.ts'
import type { Explanation } from '../network-error.ts'

export const INSTAGRAM = 'Instagram'
const RAW_CHARACTERS = 500

const errorSchema = z.object({
  error: z.object({
    message: z.string().default(''),
    code: z.number().default(0),
    error_subcode: z.number().default(0),
    is_transient: z.boolean().default(false),
  }),
})

const FILE =
  'Instagram could not use the video file. Make the video again as MP4 with sound, or post another one.'
const SERVER: Explanation = {
  problem: 'unavailable',
  action: 'retry',
  message: 'Instagram failed while it worked on the video. Nothing was posted; try again.',
}

/** By subcode, which alone is the same in every language. */
const BY_SUBCODE: Readonly<Record<number, Explanation>> = {
  2207001: SERVER,
  2207003: {
    problem: 'media_unreachable',
    action: 'retry',
    message: 'Instagram took too long to fetch the video from this server. Try again.',
  },
  2207004: { problem: 'invalid_file', action: 'change_video', message: FILE },
  2207005: { problem: 'invalid_file', action: 'change_video', message: FILE },
  2207009: { problem: 'invalid_file', action: 'change_video', message: FILE },
  2207010: {
    problem: 'invalid_caption',
    action: 'edit',
    message: 'Instagram refused the caption: at most 2,200 characters, 30 hashtags and 20 mentions.',
  },
  2207020: SERVER,
  2207026: { problem: 'invalid_file', action: 'change_video', message: FILE },
  2207032: SERVER,
  2207042: {
    problem: 'quota',
    action: 'wait',
    message: 'Instagram takes no more posts of this account today. Try tomorrow.',
    retryAfterSeconds: DAY_SECONDS,
  },
  2207050: {
    problem: 'account_blocked',
    action: 'open_app',
    message: 'Instagram has restricted this account. Open Instagram and follow what it asks.',
  },
  2207051: {
    problem: 'spam_flag',
    action: 'open_app',
    message:
      'Instagram took this post for spam and blocked it. Open Instagram for what it says about your account.',
  },
  2207052: {
    problem: 'media_unreachable',
    action: 'ask_operator',
    message:
      'Instagram could not fetch the video from this server. Its operator has to make it reachable from the internet.',
  },
  2207053: SERVER,
  2207057: {
    problem: 'invalid_options',
    action: 'edit',
    message: 'The cover picture lies outside of the video. Choose another one.',
  },
  2207082: { problem: 'invalid_file', action: 'change_video', message: FILE },
  2207085: { problem: 'invalid_file', action: 'change_video', message: FILE },
}
/** Failures of Meta's own that a new container often gets over. */
const OFTEN_PASSING = [
  2207001, 2207003, 2207006, 2207008, 2207020, 2207032, 2207052, 2207053, 2207082, 2207085,
]
const TOO_FAST = [4, 17, 32, 613, 80002]
const NOT_READY = 2207027
const RATE_WAIT_SECONDS = 300

/** A refusal with the codes that decide what is done about it. */
export class InstagramRefusal extends NetworkError {
  readonly code: number
  readonly subcode: number
  constructor(base: Explanation, raw: string, code: number, subcode: number) {
    super(base.problem, base.message, { ...base, raw })
    this.code = code
    this.subcode = subcode
  }

  /** A new container is worth a try. */
  get mayPassAnew(): boolean {
    return OFTEN_PASSING.includes(this.subcode)
  }

  /** Asked too early: the container is still being worked on. */
  get isNotReady(): boolean {
    return this.subcode === NOT_READY
  }

  /** Just published things are often not readable yet. */
  get isNotReadable(): boolean {
    return this.code === 100 && this.subcode === 33
  }
}

/** What an answer that is no success says. */
export function explainInstagram(answer: NetworkAnswer): NetworkError {
  const raw = answer.text.slice(0, RAW_CHARACTERS)
  const read = errorSchema.safeParse(answer.body)
  if (!read.success) return unavailable(INSTAGRAM, { raw, retryAfterSeconds: readRetryAfter(answer, 60) })
  const { code, error_subcode: subcode, is_transient: isTransient } = read.data.error
  return new InstagramRefusal(explainCodes(code, subcode, isTransient), raw, code, subcode)
}

/** By the subcode that the text of a failed container carries. */
export function explainContainer(status: string): InstagramRefusal {
  const subcode = Number(/\b(22070\d\d)\b/.exec(status)?.[1] ?? 0)
  const base = BY_SUBCODE[subcode] ?? {
    problem: 'invalid_file' as const,
    action: 'change_video' as const,
    message: FILE,
  }
  return new InstagramRefusal(base, status.slice(0, RAW_CHARACTERS), 0, subcode)
}

function explainCodes(code: number, subcode: number, isTransient: boolean): Explanation {
  const known = BY_SUBCODE[subcode]
  if (known) return known
  if (code === 190)
    return {
      problem: 'expired_token',
      action: 'reconnect',
      message: 'Connect your Instagram account again: Instagram no longer accepts the permission.',
    }
  if (code === 10 || (code >= 200 && code <= 299))
    return {
      problem: 'missing_scope',
      action: 'reconnect',
      message:
        'This was not allowed when the Instagram account was connected. Connect it again and allow it.',
    }
  if (TOO_FAST.includes(code))
    return {
      problem: 'rate_limited',
      action: 'wait',
      message: 'Instagram asks to go slower. This is tried again in some minutes.',
      retryAfterSeconds: RATE_WAIT_SECONDS,
    }
  if (isTransient || code === 1 || code === 2 || code < 0 || subcode === 2207006 || subcode === 2207008)
    return SERVER
  return {
    problem: 'invalid_options',
    action: 'edit',
    message: 'Instagram refused this post. Check the caption and the cover picture.',
  }
}
