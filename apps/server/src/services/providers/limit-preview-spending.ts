import type { PreviewToEstimate } from '@hookreel/crew'
import type { Deps } from '../../deps.ts'
import type { Transaction } from '../../platform/db/open-db.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { estimatePreviewSpending } from './estimate-preview-spending.ts'
import { writeDollars } from './write-dollars.ts'

/**
 * Throws `rate_limited` when services would take more for this preview than is left of what a user's previews may cost
 * today, or all that they ask of services: said before it is begun, because half a preview is of no use to anybody.
 */
export async function limitPreviewSpending(
  tx: Transaction,
  deps: Pick<Deps, 'config' | 'clock'>,
  userId: string,
  preview: PreviewToEstimate,
): Promise<void> {
  const { estimate, left, limit, purpose } = await estimatePreviewSpending(tx, deps, userId, preview)
  if (estimate <= left) return
  const drawn = 'it with drawn pictures and a built-in voice'
  const advice = purpose === 'for previews' ? `Generate the video, or preview ${drawn}` : `Preview ${drawn}`
  throw new AppError('rate_limited', {
    message: `AI services would take about ${writeDollars(estimate)} for this preview, and ${writeDollars(left)} of the ${writeDollars(limit)} a day ${purpose} are left. ${advice}. It is renewed at midnight UTC.`,
    details: { estimateMicrodollars: estimate, leftMicrodollars: left, limitMicrodollars: limit },
  })
}
