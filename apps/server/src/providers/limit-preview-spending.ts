import { estimatePreview } from '@hookreel/crew'
import type { PreviewToEstimate } from '@hookreel/crew'
import type { Deps } from '../deps.ts'
import type { Transaction } from '../platform/db/open-db.ts'
import { AppError } from '../platform/http/app-error.ts'
import { sumPreviewSpending } from './calls.queries.ts'
import { startOfDay } from './take-leave.ts'
import { writeDollars } from './write-dollars.ts'

/**
 * Throws `rate_limited` when services would take more for this preview than is left of what a user's previews may cost
 * today: said before it is begun, because half a preview is of no use to anybody.
 */
export async function limitPreviewSpending(
  tx: Transaction,
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  userId: string,
  preview: PreviewToEstimate,
): Promise<void> {
  const { settings, previewsDayMicrodollars: limit } = config.crew
  const estimate = estimatePreview(settings, preview)
  if (estimate === 0) return
  const spent = await sumPreviewSpending(tx, startOfDay(clock.now()), userId)
  if (spent + estimate <= limit) return
  throw new AppError('rate_limited', {
    message: `AI services would take about ${writeDollars(estimate)} for this preview, and ${writeDollars(Math.max(0, limit - spent))} of the ${writeDollars(limit)} a day for previews are left. Generate the video, or preview it with drawn pictures and a built-in voice. It is renewed at midnight UTC.`,
    details: { estimateMicrodollars: estimate, spentMicrodollars: spent, limitMicrodollars: limit },
  })
}
