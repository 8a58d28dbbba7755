import { estimatePreview } from '@hookreel/crew'
import type { PreviewToEstimate } from '@hookreel/crew'
import type { Deps } from '../deps.ts'
import type { Database, Transaction } from '../platform/db/open-db.ts'
import { sumPreviewSpending } from './calls.queries.ts'
import { startOfDay } from './take-leave.ts'

/** What services will take for a preview, and what is left of what a user's previews may cost today, in microdollars. */
export async function estimatePreviewSpending(
  db: Database | Transaction,
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  userId: string,
  preview: PreviewToEstimate,
): Promise<{ readonly estimate: number; readonly left: number }> {
  const { settings, previewsDayMicrodollars: limit } = config.crew
  const estimate = estimatePreview(settings, preview)
  const spent = await sumPreviewSpending(db, startOfDay(clock.now()), userId)
  return { estimate, left: Math.max(0, limit - spent) }
}
