import { z } from 'zod'
import type { FilmPart } from './film-part.ts'
import type { Credit } from './picture.ts'

/** What a person chose instead of the program. */
export const personalChangesSchema = z.object({
  /** Scenes whose picture they sent. */
  picturesSent: z.number().int(),
  /** Scenes whose picture they described. */
  picturesDescribed: z.number().int(),
})
export type PersonalChanges = z.infer<typeof personalChangesSchema>

/** How a film came to be, for anyone who sees it: nothing of it names a person who uses this program, or a prompt. */
export type FilmOrigin = {
  readonly parts: readonly FilmPart[]
  readonly works: readonly Credit[]
  readonly changes: PersonalChanges
}
