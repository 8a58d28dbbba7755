import { randomUUID } from 'node:crypto'
import type { generateIdeas as endpoint } from '@hookreel/contract'
import { hashText } from '@hookreel/film'
import type { z } from 'zod'
import { getProfile } from '../account/get-profile.ts'
import { chargeIdeas } from '../credits/charge-ideas.ts'
import { getBalance } from '../credits/get-balance.ts'
import { readPricing } from '../credits/read-pricing.ts'
import { requireCredits } from '../credits/take-credits.ts'
import type { Deps } from '../deps.ts'
import { emptyToNull } from './idea-texts.ts'
import { countOwnIdeas, insertIdeas, type IdeaRow } from './ideas.queries.ts'

export type IdeasOrder = z.output<NonNullable<typeof endpoint.body>>

/**
 * Has ideas written and saves them, all or none, together with their price. Outlines are free: a batch of nothing
 * but outlines costs nothing. Throws `insufficient_credits` before anything is written.
 */
export async function suggestIdeas(
  deps: Pick<Deps, 'db' | 'clock' | 'writer' | 'hub'>,
  userId: string,
  order: IdeasOrder,
  signal?: AbortSignal,
): Promise<IdeaRow[]> {
  const { db, clock, writer, hub } = deps
  const { creditCosts } = await readPricing(db)
  requireCredits(await getBalance(db, userId), creditCosts.video_ideas)
  const profile = await getProfile(db, userId)
  const seconds = order.duration ?? profile.defaultDuration
  const drafts = await writer.suggestIdeas(
    {
      prompt: order.prompt,
      seconds,
      language: order.language ?? profile.preferredVoiceLanguage,
      count: order.count,
      ...(order.notes ? { notes: order.notes } : {}),
      // Asking again brings other ideas, in a way that can be repeated.
      seed: hashText(`${userId} ${await countOwnIdeas(db, userId)}`),
    },
    signal,
  )
  const now = clock.now()
  const isCharged = drafts.some((draft) => !draft.isOutline)
  const batchId = randomUUID()
  const saved = await db.transaction(async (tx) => {
    if (isCharged) await chargeIdeas(tx, userId, batchId)
    return insertIdeas(
      tx,
      drafts.map((draft, position) => ({
        userId,
        title: draft.title,
        summary: emptyToNull(draft.summary),
        caption: emptyToNull(draft.caption),
        script: emptyToNull(draft.script),
        description: emptyToNull(draft.description),
        prompt: order.prompt,
        isOutline: draft.isOutline,
        duration: seconds,
        framework: draft.framework,
        sources: [...draft.sources],
        batchId,
        position,
        createdAt: now,
        updatedAt: now,
      })),
    )
  })
  if (isCharged) hub.publish(userId, 'balance', { balance: await getBalance(db, userId) })
  return saved
}
