import { SCOPES } from './youtube-answers.ts'

/** How YouTube behaves; a test changes what it needs. */
export type YoutubeMood = {
  scopes: string
  /** The permission is dead: unused, revoked, or a week old while the app is in testing. */
  isGrantEnded: boolean
  /** Set: the permission says when it ends. */
  grantSeconds: number | undefined
  hasChannel: boolean
  /** Status and reason with which uploads are refused. */
  uploadError: { status: number; reason: string } | undefined
  /** The next upload keeps only so many bytes of a part before the line breaks. */
  breakAfterBytes: number | undefined
  areSessionsForgotten: boolean
  /** Without YouTube's audit every upload is private for good. */
  isLockedPrivate: boolean
  slowPolls: number
  /** The Analytics API is not switched on for the operator's app. */
  isAnalyticsOff: boolean
  fate: { uploadStatus: string; failureReason?: string; rejectionReason?: string }
  now: () => number
}

export function createYoutubeMood(): YoutubeMood {
  return {
    scopes: `${SCOPES.upload} ${SCOPES.read}`,
    isGrantEnded: false,
    grantSeconds: undefined,
    hasChannel: true,
    uploadError: undefined,
    breakAfterBytes: undefined,
    areSessionsForgotten: false,
    isLockedPrivate: false,
    slowPolls: 0,
    isAnalyticsOff: false,
    fate: { uploadStatus: 'processed' },
    now: Date.now,
  }
}
