import { createHash, randomUUID } from 'node:crypto'
import { IDEMPOTENCY_HEADER } from '@hookreel/contract'
import type { generateIdeas as endpoint, IdeaDraft } from '@hookreel/contract'
import type { IdeaDraft as WrittenIdea, IdeasRequest } from '@hookreel/crew'
import { hashText } from '@hookreel/film'
import type { z } from 'zod'
import { getProfile } from '../account/get-profile.ts'
import { chargeIdeas } from '../credits/charge-ideas.ts'
import { getBalance } from '../credits/get-balance.ts'
import { readPricing } from '../credits/read-pricing.ts'
import { requireCredits } from '../credits/take-credits.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import { spendFor } from '../providers/spender.ts'
import { findBatchByKey, insertBatch, listBatchIdeas } from './batches.queries.ts'
import type { BatchRow } from './batches.queries.ts'
import { emptyToNull } from './idea-texts.ts'
import { countOwnIdeas, insertIdeas, type IdeaRow } from './ideas.queries.ts'
import { refuseAsWritten } from './refuse-as-written.ts'

export type IdeasOrder = z.output<NonNullable<typeof endpoint.body>>
type SuggestDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'writer' | 'hub' | 'moderate'>

/** How a request for ideas is to be treated, besides what it asks for. */
export type IdeasWish = {
  /** The same order under the same key is answered with the first one's ideas and charged once. */
  readonly idempotencyKey?: string | undefined
  readonly signal?: AbortSignal | undefined
  /** Told each idea as it is written, before it is saved. */
  readonly onIdea?: ((idea: IdeaDraft) => void) | undefined
}

const KEY_CHARACTERS = 200

/**
 * Has ideas written and saves them, all or none, together with their price. Outlines are free: a batch of nothing
 * but outlines costs nothing. Throws `insufficient_credits` and `content_refused` before anything is written,
 * `idempotency_conflict` for another order under a used key, and `ideas_failed` when no writer could do it.
 */
export async function suggestIdeas(
  deps: SuggestDeps,
  userId: string,
  order: IdeasOrder,
  wish: IdeasWish = {},
): Promise<IdeaRow[]> {
  const { db, hub } = deps
  const { idempotencyKey = randomUUID() } = wish
  if (idempotencyKey.length > KEY_CHARACTERS)
    throw new AppError('invalid_input', { message: `The ${IDEMPOTENCY_HEADER} is too long.` })
  const requestHash = createHash('sha256').update(JSON.stringify(order)).digest('hex')
  const batch = { id: randomUUID(), userId, idempotencyKey, requestHash, createdAt: deps.clock.now() }
  const earlier = await findBatchByKey(db, userId, idempotencyKey)
  if (earlier) return readEarlier(deps, earlier, batch)
  const { creditCosts } = await readPricing(db)
  requireCredits(await getBalance(db, userId), creditCosts.video_ideas)
  await deps.moderate([order.prompt, order.notes ?? ''])
  const request = await buildRequest(deps, userId, order)
  // A batch asks for ideas in the background, where no request says for whom.
  const drafts = await spendFor(
    async () => userId,
    () => write(deps, request, wish),
  )
  const isCharged = drafts.some((draft) => !draft.isOutline)
  const saved = await db.transaction(async (tx) => {
    // The same request at the same moment was faster: what it saved is the answer to both.
    if (!(await insertBatch(tx, batch))) return undefined
    if (isCharged) await chargeIdeas(tx, userId, batch.id)
    return insertIdeas(tx, listRows(drafts, request, batch))
  })
  if (!saved) {
    const faster = await findBatchByKey(db, userId, idempotencyKey)
    return faster ? readEarlier(deps, faster, batch) : []
  }
  if (isCharged) hub.publish(userId, 'balance', { balance: await getBalance(db, userId) })
  return saved
}

async function readEarlier({ db }: SuggestDeps, earlier: BatchRow, asked: BatchRow): Promise<IdeaRow[]> {
  if (earlier.requestHash !== asked.requestHash) throw new AppError('idempotency_conflict')
  return listBatchIdeas(db, earlier.userId, earlier.id)
}

async function buildRequest({ db }: SuggestDeps, userId: string, order: IdeasOrder): Promise<IdeasRequest> {
  const profile = await getProfile(db, userId)
  return {
    prompt: order.prompt,
    seconds: order.duration ?? profile.defaultDuration,
    language: order.language ?? profile.preferredVoiceLanguage,
    count: order.count,
    ...(order.notes ? { notes: order.notes } : {}),
    // Asking again brings other ideas, in a way that can be repeated.
    seed: hashText(`${userId} ${await countOwnIdeas(db, userId)}`),
  }
}

async function write(
  { writer, log }: SuggestDeps,
  request: IdeasRequest,
  { signal, onIdea }: IdeasWish,
): Promise<readonly WrittenIdea[]> {
  const tell = onIdea && ((idea: WrittenIdea) => onIdea(presentDraft(idea, request)))
  try {
    const drafts = await writer.suggestIdeas(request, signal, tell)
    signal?.throwIfAborted()
    return drafts
  } catch (error) {
    signal?.throwIfAborted()
    throw refuseAsWritten(error, 'ideas_failed', log)
  }
}

function presentDraft(draft: WrittenIdea, { seconds }: IdeasRequest): IdeaDraft {
  const { title, isOutline } = draft
  return {
    title,
    summary: emptyToNull(draft.summary),
    caption: emptyToNull(draft.caption),
    script: emptyToNull(draft.script),
    isOutline,
    duration: seconds,
    writtenBy: draft.writtenBy ?? null,
  }
}

function listRows(
  drafts: readonly WrittenIdea[],
  request: IdeasRequest,
  { id: batchId, userId, createdAt }: BatchRow,
): Parameters<typeof insertIdeas>[1] {
  return drafts.map((draft, position) => ({
    ...presentDraft(draft, request),
    userId,
    description: emptyToNull(draft.description),
    prompt: request.prompt,
    framework: draft.framework,
    sources: [...draft.sources],
    batchId,
    position,
    createdAt,
    updatedAt: createdAt,
  }))
}
