const ALL_SCOPES =
  'instagram_business_basic,instagram_business_content_publish,instagram_business_manage_insights'

/** How Instagram behaves; a test changes what it needs. */
export type InstagramMood = {
  scopes: string
  accountType: string
  /** Token answers inside of `data: […]` instead of flat. */
  isWrapped: boolean
  isTokenEnded: boolean
  /** Status questions that are answered "in progress". */
  slowPolls: number
  /** Subcode with which processing ends, so many times. */
  containerErrors: { subcode: number; times: number } | undefined
  /** Meta's machines do not reach this server. */
  cannotFetch: boolean
  /** Answers of media_publish: a subcode, with or without the post being made. */
  publishError: { code: number; subcode: number; isDone: boolean } | undefined
  isAiLabelKnown: boolean
  isPermalinkLate: boolean
  /** Posts are not listed yet. */
  isListLate: boolean
  /** Questions about a container after which a publish shows its effect; a second publish before that makes a second post. */
  publishLag: number
  quota: { used: number; total: number }
  hasInsights: boolean
  now: () => number
}

export function createInstagramMood(): InstagramMood {
  return {
    scopes: ALL_SCOPES,
    accountType: 'BUSINESS',
    isWrapped: false,
    isTokenEnded: false,
    slowPolls: 0,
    containerErrors: undefined,
    cannotFetch: false,
    publishError: undefined,
    isAiLabelKnown: true,
    isPermalinkLate: false,
    isListLate: false,
    publishLag: 0,
    quota: { used: 0, total: 50 },
    hasInsights: true,
    now: Date.now,
  }
}
