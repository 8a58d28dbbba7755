import { RESEARCH_MIN_CARDS } from '@hookreel/contract'
import type { researchTopic as endpoint, TopicResearch } from '@hookreel/contract'
import { isKnownTopic } from '@hookreel/crew'
import type { z } from 'zod'
import type { Deps } from '../deps.ts'
import { insertResearch } from './research.queries.ts'

type Order = z.output<NonNullable<typeof endpoint.body>>
type ResearchDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'moderate' | 'researcher'>

const NOTHING: TopicResearch = {
  id: null,
  subject: null,
  others: [],
  cards: [],
  wanted: null,
  notice: null,
}

/**
 * Cards about a topic that the writer has no whole scripts of. What it has them of is not sent anywhere, nor is anything
 * where a model writes: that one is given what was read. Fewer than four cards are as good as none.
 */
export async function researchTopic(
  deps: ResearchDeps,
  userId: string,
  { prompt, page }: Order,
  signal: AbortSignal,
): Promise<TopicResearch> {
  const { db, clock, config } = deps
  const isWritten = page === undefined && (config.crew.settings.writer.length > 0 || isKnownTopic(prompt))
  if (!config.openWeb.isOn || isWritten) return NOTHING
  await deps.moderate([prompt])
  const today = clock.now().toISOString().slice(0, 10)
  const { subject, others, cards, wanted, notice } = await deps.researcher({ prompt, page, today }, signal)
  if (subject === null || cards.length < RESEARCH_MIN_CARDS) return { ...NOTHING, notice }
  await deps.moderate(cards.map(({ text }) => text))
  const { title, name } = subject
  const kept = { userId, prompt, title, name, cards: [...cards], createdAt: clock.now() }
  return {
    id: await insertResearch(db, kept),
    subject,
    others: [...others],
    cards: kept.cards,
    wanted: wanted ?? null,
    notice,
  }
}
