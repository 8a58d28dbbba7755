import type { DecidedOptions, NetworkId, NetworkRules } from '@hookreel/contract'
import type { NetworkError } from './network-error.ts'

export type PostOptionsOf<Id extends NetworkId> = Extract<DecidedOptions, { network: Id }>

/** What a network gave for an account: how to act for it, and until when. */
export type Grant = {
  readonly accessToken: string
  readonly accessExpiresAt: Date
  /** Instagram has none: its token renews itself while it lives. */
  readonly refreshToken: string | null
  /** When the grant dies unless it is renewed; null when the network names no end. */
  readonly endsAt: Date | null
  readonly scopes: readonly string[]
}

/** An access token and whose it is: what every call for an account needs. */
export type Access = {
  readonly token: string
  readonly accountId: string
  readonly scopes: readonly string[]
}

/** An account as its network shows it. */
export type AccountProfile = {
  readonly accountId: string
  readonly name: string
  readonly username: string
  readonly avatarUrl: string | null
}

/** What an account may post at this moment. TikTok demands that it is read before its composer is shown. */
export type Creator = {
  readonly nickname: string
  readonly username: string
  readonly avatarUrl: string | null
  /** TikTok alone; empty elsewhere. */
  readonly privacyOptions: readonly string[]
  readonly isCommentOff: boolean
  readonly isDuetOff: boolean
  readonly isStitchOff: boolean
  readonly maxSeconds: number
  /** Posts of the last day and how many are allowed, where the network tells. */
  readonly quota: { readonly used: number; readonly total: number } | null
  /** Why it cannot post now; null when it can. */
  readonly blocked: NetworkError | null
}

/** A creator of a network that tells no more than who it is, and sets no choices. */
export function creatorOf({ name, username, avatarUrl }: AccountProfile, maxSeconds: number): Creator {
  return {
    ...{ nickname: name, username, avatarUrl },
    privacyOptions: [],
    ...{ isCommentOff: false, isDuetOff: false, isStitchOff: false },
    maxSeconds,
    quota: null,
    blocked: null,
  }
}

/** The film that is posted, as a file. */
export type PostedFilm = {
  readonly sizeBytes: number
  readonly contentType: 'video/mp4' | 'video/quicktime' | 'video/webm'
  readonly seconds: number
  readonly width: number
  readonly height: number
  /** Bytes from `start` to `end`, both included. */
  read(start: number, end: number): AsyncIterable<Uint8Array>
  /** A signed address that anyone on the internet can read until it expires; for networks that fetch the film. */
  signAddress(expiresAt: Date): string
}

/**
 * What a post remembers between calls, as JSON by name. `write` has to be durable before it returns: a killed process
 * goes on from here. `null` forgets a name. Begin a post with an empty memory, and keep it for the post's whole life.
 */
export type PostMemory = {
  read(name: string): Promise<unknown>
  write(name: string, value: unknown): Promise<void>
}

export type PostOrder<Id extends NetworkId = NetworkId> = {
  readonly access: Access
  readonly film: PostedFilm
  readonly options: PostOptionsOf<Id>
  readonly memory: PostMemory
  /** When the post was begun: what is older at the network is not it. */
  readonly begunAt: Date
  /** What else is on this channel, so that nothing of another post is taken for this one. */
  readonly others: OtherPosts
  /** Stops between two requests; the memory then says where to go on. */
  readonly signal?: AbortSignal
  readonly onSent?: (sentBytes: number) => void
}

export type OtherPosts = {
  /** Ids at the network that belong to other posts of the channel. */
  readonly ids: ReadonlySet<string>
  /** Captions, or titles, of other posts that may be at the network without an id that is known. */
  readonly captions: readonly string[]
}

/** How a post stands at its network. */
export type PostStanding =
  /** Call `sendPost` again with the same memory after so many seconds. */
  | { readonly state: 'processing'; readonly checkAfterSeconds: number }
  /** Public or as private as was asked. `id` and `link` come late or never at TikTok. */
  | {
      readonly state: 'live'
      readonly id: string | null
      readonly link: string | null
      /** What the person should know, for example that YouTube keeps it private. */
      readonly note: string | null
    }
  /** TikTok: the draft is in the creator's inbox, to be finished in the app. */
  | { readonly state: 'in_inbox' }
  /** `link`: what is at the network all the same, for example a video that YouTube locked. */
  | { readonly state: 'failed'; readonly error: NetworkError; readonly link?: string }
  /** It may be at the network or not; only `findPost` or the person can tell. Never sent again by itself. */
  | { readonly state: 'unknown'; readonly error: NetworkError }

export type PostFigures = {
  readonly views: number | null
  readonly likes: number | null
  readonly comments: number | null
  readonly shares: number | null
  /** YouTube alone, whose views count every start: those that went on. */
  readonly engagedViews?: number | null
}

export type ScopeVerdict = {
  readonly canPost: boolean
  readonly canReadFigures: boolean
  readonly missing: readonly string[]
}

/** One network that videos can be posted to. Every method throws `NetworkError` for what the network refuses. */
export type Network = {
  readonly id: NetworkId
  readonly rules: NetworkRules
  /** What may be done with these scopes, and which of those that are asked for were not given. */
  judgeScopes(scopes: readonly string[]): ScopeVerdict
  /** Whether the grant should be renewed now, ahead of its end or so that it does not die unused. */
  isRefreshDue(grant: Grant, refreshedAt: Date): boolean
  /** Where the person allows this installation to act for the account. `verifier` belongs to PKCE, where it is used. */
  authorizeUrl(request: { state: string; redirectUri: string; verifier: string }): string
  /** Makes a grant from the code that came back. */
  exchangeCode(request: { code: string; redirectUri: string; verifier: string }): Promise<Grant>
  /** A fresh grant; what the network does not send anew is kept from the old one. `expired_token`: it is dead. */
  refresh(grant: Grant): Promise<Grant>
  /** Takes the permission back at the network. */
  revoke(grant: Grant): Promise<void>
  readProfile(access: Omit<Access, 'accountId'>): Promise<AccountProfile>
  readCreator(access: Access): Promise<Creator>
  /**
   * Goes on with a post as far as it can go now. It may be called again at any time with the same memory, also after a
   * kill: what was done is not done again, and where that cannot be known the answer is `unknown`.
   * Throws a `NetworkError` only for `expired_token`, to be called again with a fresh one; whatever else happens to the
   * post is its standing, `processing` where waiting helps.
   */
  sendPost(order: PostOrder): Promise<PostStanding>
  /** Looks for a post that may be there: the newest one since `begunAt` with this caption. Nothing when there is none. */
  findPost(order: PostOrder): Promise<PostStanding | undefined>
  /** Figures of posts by the network's ids; those that it does not know are left out. */
  readFigures(access: Access, ids: readonly string[]): Promise<Map<string, PostFigures>>
}

/** An order as the one network takes it; an order for another one is a mistake of the caller. */
export function orderFor<Id extends NetworkId>(id: Id, { options, ...order }: PostOrder): PostOrder<Id> {
  if (!isFor(id, options)) throw new Error(`an order for ${options.network} came to ${id}`)
  return { ...order, options }
}

function isFor<Id extends NetworkId>(id: Id, options: DecidedOptions): options is PostOptionsOf<Id> {
  return options.network === id
}
