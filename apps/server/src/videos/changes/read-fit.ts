import { FIT_STEP } from '@hookreel/studio'
import { z } from 'zod'
import type { Origin } from './find-origin.ts'

/** What a film remembered of how it was spoken. */
const fitSchema = z.object({
  value: z.object({ pace: z.number(), gapSeconds: z.number(), tailSeconds: z.number() }),
})

/** How the film was spoken: what is not changed is then heard and seen as it was. */
export function readFit({ video, steps }: Origin) {
  const fit = steps.findLast(({ step }) => step === FIT_STEP)
  const read = fitSchema.safeParse(fit?.result.data)
  const { pace = null, silences = null } = video.choices.storyboard ?? {}
  if (!read.success) return { pace, silences }
  const { gapSeconds, tailSeconds } = read.data.value
  return { pace: read.data.value.pace, silences: { gapSeconds, tailSeconds } }
}
