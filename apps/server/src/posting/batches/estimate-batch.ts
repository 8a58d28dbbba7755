import { setImmediate as letOthers } from 'node:timers/promises'
import { filmCredits } from '@hookreel/contract'
import type { estimateBatch as endpoint } from '@hookreel/contract'
import { estimatePreview } from '@hookreel/crew'
import { cleanScript, planStoryboard } from '@hookreel/film'
import type { z } from 'zod'
import { readPricing } from '../../billing/credits/read-pricing.ts'
import { requireIdea } from '../../ideas/require-idea.ts'
import { listSayings } from '../../pronunciations/list-sayings.ts'
import { planFilmLength } from '../../videos/ordering/estimate-making.ts'
import type { PostDeps } from '../posts/post-deps.ts'

type Wanted = z.output<NonNullable<typeof endpoint.body>>

/** What videos of these ideas cost in credits, and services in microdollars. Throws `idea_not_found`. */
export async function estimateBatch(
  { db, config }: Pick<PostDeps, 'db' | 'config'>,
  userId: string,
  { ideaIds, voiceId, pictures, duration }: Wanted,
): Promise<z.output<typeof endpoint.output>> {
  const { creditCosts } = await readPricing(db)
  const sayings = await listSayings(db, userId)
  const total = { microdollars: 0, credits: 0, asScript: 0 }
  // An idea may be filmed more than once, and is measured once.
  for (const [id, films] of countEach(ideaIds)) {
    // The embedded database answers without leaving the thread: of fifty ideas nobody else was answered until the last.
    await letOthers()
    const idea = await requireIdea(db, userId, id)
    const words = cleanScript(idea.script ?? '')
    if (words === '') continue
    const film = { script: words, voiceId, duration: duration ?? idea.duration, choices: { sayings } }
    const length = planFilmLength(film)
    total.credits += films * filmCredits(creditCosts, length.orderedSeconds)
    if (!length.isAsked) total.asScript += films
    const scenes = planStoryboard(words).scenes.length
    const asked = { voiceId, pictures, characters: words.length, scenes }
    total.microdollars += films * estimatePreview(config.crew.settings, asked)
  }
  return total
}

function countEach(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
