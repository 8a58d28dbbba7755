import { z } from 'zod'

/** What a job of the films' queue is about: a whole film, or one slice of it. */
export const filmJobSchema = z.object({
  videoId: z.string(),
  slice: z
    .object({
      timelineFile: z.string(),
      range: z.object({ from: z.number(), to: z.number() }),
      attempt: z.number(),
    })
    .optional(),
})
