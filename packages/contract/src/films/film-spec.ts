import { filmSpecSchema, orderChoicesSchema, styleIdSchema } from '@hookreel/film'
import { z } from 'zod'
import { SCRIPT_MAX_CHARACTERS } from '../limits.ts'

/** What a film is ordered as, as an order may bring it. */
export const askedFilmSchema = filmSpecSchema.extend({
  script: z.string().trim().min(1, 'No script available for this video idea.').max(SCRIPT_MAX_CHARACTERS),
  style: styleIdSchema,
  voiceId: z.string().min(1, 'Please select a voice to continue').max(100),
  choices: orderChoicesSchema.prefault({}),
})
