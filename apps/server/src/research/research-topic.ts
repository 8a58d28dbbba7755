import { RESEARCH_MIN_CARDS } from '@hookreel/contract'
import type { researchTopic as endpoint, TopicResearch } from '@hookreel/contract'
import type { Researcher } from '@hookreel/crew'
import type { z } from 'zod'
import type { Deps } from '../deps.ts'
import type { WrittenLetters } from '../platform/http/limits/limit-letters.ts'
import { requireSources } from '../sources/require-sources.ts'
import { insertResearch } from './research.queries.ts'
import { dayOf } from '../platform/clock.ts'

type Order = z.output<NonNullable<typeof endpoint.body>>
type ResearchDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'moderate' | 'reader' | 'researcher'> & {
  readonly countLetters: WrittenLetters['count']
}

const NOTHING: TopicResearch = {
  id: null,
  subject: null,
  others: [],
  cards: [],
  wanted: null,
  notice: null,
}

/**
 * Cards from the sources that a person gave, or about a topic. Topics the writer has whole scripts of are never sent anywhere,
 * and nothing is where a model writes: it gets the sources themselves. Fewer than `RESEARCH_MIN_CARDS` count as none.
 */
export async function researchTopic(
  deps: ResearchDeps,
  userId: string,
  order: Order,
  signal: AbortSignal,
): Promise<TopicResearch> {
  const { prompt } = order
  const { db, clock } = deps
  if (!(await isLookedUp(deps, order, signal))) return NOTHING
  await deps.moderate([prompt])
  const { subject, others, cards, wanted, notice } = await lookUp(deps, userId, order, signal)
  if (subject === null || cards.length < RESEARCH_MIN_CARDS) return { ...NOTHING, notice }
  await deps.moderate(cards.map(({ text }) => text))
  const { title, name } = subject
  const kept = { userId, prompt, title, name, cards: [...cards], createdAt: clock.now() }
  await deps.countLetters(userId, JSON.stringify(kept).length)
  return {
    id: await insertResearch(db, kept),
    subject,
    others: [...others],
    cards: kept.cards,
    wanted: wanted ?? null,
    notice,
  }
}

async function isLookedUp(
  { config, reader }: ResearchDeps,
  { prompt, page, sources }: Order,
  signal: AbortSignal,
): Promise<boolean> {
  const hasModel = config.crew.settings.writer.length > 0
  if (sources !== undefined) return !hasModel
  if (!config.openWeb.isOn || page !== undefined) return config.openWeb.isOn
  return !hasModel && !(await reader.read('isKnownTopic', [prompt], signal))
}

async function lookUp(
  { db, clock, reader, researcher }: ResearchDeps,
  userId: string,
  { prompt, page, sources }: Order,
  signal: AbortSignal,
): ReturnType<Researcher> {
  if (sources === undefined) return researcher({ prompt, page, today: dayOf(clock.now()) }, signal)
  return reader.read('researchGiven', [await requireSources(db, userId, sources), prompt], signal)
}
