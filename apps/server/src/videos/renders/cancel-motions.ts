import { cancelMotion } from '@hookreel/crew'
import { MOTION_JOB_STEP } from '@hookreel/studio'
import { z } from 'zod'
import type { VideoDeps } from '../video-deps.ts'
import { forgetStep, listSteps } from './steps.queries.ts'

const acceptedSchema = z.object({
  value: z.object({
    state: z.literal('accepted'),
    provider: z.string(),
    model: z.string(),
    job: z.object({
      id: z.string(),
      urls: z.object({ status: z.string(), result: z.string(), cancel: z.string() }).optional(),
    }),
  }),
})

/**
 * Ends at their services what a cancelled film ordered there and did not get yet. What a service does not end stays known: the same film,
 * ordered again, takes it. Nobody waits for it; what goes wrong is only logged.
 */
export async function cancelMotions(deps: VideoDeps, videoId: string): Promise<void> {
  try {
    for (const { step, inputHash, result } of await listSteps(deps.db, videoId)) {
      const accepted = step === MOTION_JOB_STEP && acceptedSchema.safeParse(result.data).data?.value
      if (!accepted) continue
      const isEnded = await cancelMotion(deps.config.crew.settings, accepted)
      deps.log.info('a moving picture was cancelled', { videoId, provider: accepted.provider, isEnded })
      if (isEnded) await forgetStep(deps.db, videoId, { step, inputHash })
    }
  } catch (error) {
    deps.log.warn('what a cancelled film ordered could not be cancelled', { videoId, error })
  }
}
