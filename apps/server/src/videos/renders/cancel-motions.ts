import { cancelMotion } from '@hookreel/crew'
import { MOTION_JOB_STEP } from '@hookreel/studio'
import { z } from 'zod'
import type { VideoDeps } from '../video-deps.ts'
import { forgetStep, listSteps } from './steps.queries.ts'
import type { RememberedStep } from './steps.queries.ts'

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
 * ordered again, takes it. To be waited for before the cancelling is answered: who orders it again at once would take what is being ended,
 * and have still pictures. All at once, ten seconds at most; what goes wrong is only logged.
 */
export async function cancelMotions(deps: VideoDeps, videoId: string): Promise<void> {
  try {
    const cancel = async ({ step, inputHash, result }: RememberedStep) => {
      const accepted = step === MOTION_JOB_STEP && acceptedSchema.safeParse(result.data).data?.value
      if (!accepted) return
      const isEnded = await cancelMotion(deps.config.crew.settings, accepted)
      deps.log.info('a moving picture was cancelled', { videoId, provider: accepted.provider, isEnded })
      if (isEnded) await forgetStep(deps.db, videoId, { step, inputHash })
    }
    await Promise.all((await listSteps(deps.db, videoId)).map(cancel))
  } catch (error) {
    deps.log.warn('what a cancelled film ordered could not be cancelled', { videoId, error })
  }
}
