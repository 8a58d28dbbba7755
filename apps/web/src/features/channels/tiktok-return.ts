import { finishTikTok, getPost, type Channel, type Post } from '@hookreel/contract'
import { ApiError, call } from '../../api/call.ts'

/** What TikTok hangs on the address that it sends the person back to. */
export type TiktokReturn = {
  readonly code: string | null
  readonly state: string | null
  readonly scopes: string | null
  readonly error: string | null
}

export type Connected = { readonly channel: Channel; readonly postId: string | null }

/** A sentence for the person; the page shows it under "Upload Failed". */
export class ReturnError extends Error {
  override name = 'ReturnError'
}

const UNEXPECTED = 'An unexpected error occurred. Please try again.'
/** A refusal's own name. Anybody can make a link to this page: what is a sentence in it would be read as ours. */
const CODE = /^[a-z_]{1,40}$/
const FAILED = 'Failed to process TikTok upload. Please try again.'

export function readReturn(search: URLSearchParams): TiktokReturn {
  return {
    code: search.get('code'),
    state: search.get('state'),
    scopes: search.get('scopes'),
    error: search.get('error'),
  }
}

/** Hands what TikTok sent to the server, which connects the account and begins the upload that was asked for. */
export async function finishReturn({ code, state, scopes, error }: TiktokReturn): Promise<Connected> {
  if (error) {
    // The state is used up on the server, too; the person is told TikTok's own word whatever it answers.
    if (state) await call(finishTikTok, { body: { state, error } }).catch(() => undefined)
    throw new ReturnError(CODE.test(error) ? `Authorization failed: ${error}` : UNEXPECTED)
  }
  if (!code || !state) throw new ReturnError('Missing required parameters from TikTok')
  try {
    return await call(finishTikTok, { body: { code, state, ...(scopes !== null && { scopes }) } })
  } catch (failure) {
    throw new ReturnError(explain(failure), { cause: failure })
  }
}

function explain(failure: unknown): string {
  if (!(failure instanceof ApiError)) return UNEXPECTED
  switch (failure.code) {
    case 'connection_failed':
      return FAILED
    case 'not_signed_in':
      return 'Please log in to upload to TikTok.'
    case 'internal':
      return UNEXPECTED
    default:
      return failure.message
  }
}

/** How the upload that began with it stands; `going` as long as TikTok works on it. */
export async function readUpload(id: string, signal: AbortSignal): Promise<'going' | 'done'> {
  const post = await call(getPost, { params: { id }, signal })
  if (post.status === 'in_inbox' || post.status === 'live') return 'done'
  if (isOver(post)) throw new ReturnError(post.failure?.message ?? FAILED)
  return 'going'
}

function isOver({ status }: Post): boolean {
  return status === 'failed' || status === 'unknown' || status === 'draft'
}
