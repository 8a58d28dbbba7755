import { estimatePreview } from '@hookreel/crew'
import type { PreviewToEstimate } from '@hookreel/crew'
import type { Deps } from '../../deps.ts'
import type { Database, Transaction } from '../../platform/db/open-db.ts'
import { sumPreviewSpending, sumSpending } from './calls.queries.ts'
import { startOfDay } from './acquire-permit.ts'

/** What a preview will take and what is left for it today, in microdollars. */
export type PreviewSpending = {
  readonly estimate: number
  readonly left: number
  /** The budget that leaves least: its size, and what it is for. */
  readonly limit: number
  readonly purpose: 'for previews' | 'for AI services'
}

/** What services will take for a preview, and what a user's budgets of the day, for previews and for all, leave for it. */
export async function estimatePreviewSpending(
  db: Database | Transaction,
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  userId: string,
  preview: PreviewToEstimate,
): Promise<PreviewSpending> {
  const { settings, previewsDayMicrodollars, userDayMicrodollars } = config.crew
  const today = startOfDay(clock.now())
  const forPreviews = Math.max(0, previewsDayMicrodollars - (await sumPreviewSpending(db, today, userId)))
  const forAll = Math.max(0, userDayMicrodollars - (await sumSpending(db, today, userId)))
  const estimate = estimatePreview(settings, preview)
  return forPreviews <= forAll
    ? { estimate, left: forPreviews, limit: previewsDayMicrodollars, purpose: 'for previews' }
    : { estimate, left: forAll, limit: userDayMicrodollars, purpose: 'for AI services' }
}
