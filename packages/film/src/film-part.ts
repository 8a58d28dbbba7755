import { z } from 'zod'

/** What a film consists of, as far as networks and viewers ask how it came to be. */
export const PART_KINDS = ['picture', 'clip', 'voice', 'music'] as const

/**
 * How a part came to be. `code`: drawn, spoken or composed by this program's own rules. `model`: by a generative model. `library`:
 * photographed, painted or filmed by people. `own`: sent by the person, and nobody here knows how it was made.
 */
export const PART_ORIGINS = ['code', 'model', 'library', 'own'] as const

export const filmPartSchema = z.object({
  kind: z.enum(PART_KINDS),
  origin: z.enum(PART_ORIGINS),
  /** Whose it is, for people: "OpenAI", "Wikimedia Commons". Null: made here, sent by the person, or not known. */
  maker: z.string().nullable(),
  /** The model that made it. */
  model: z.string().nullable(),
  /** A model was given reference pictures of the person's cast. */
  isFromReferences: z.literal(true).optional(),
  /** The models that made some of those reference pictures; left out: people sent them all. */
  referenceModels: z.array(z.string()).optional(),
  /** How many scenes show it; 1 for voice and music, null where only its kind is known. */
  count: z.number().int().positive().nullable(),
})
export type FilmPart = z.infer<typeof filmPartSchema>

/** Who made one part. */
export type PartMaker = Pick<FilmPart, 'origin' | 'maker' | 'model' | 'isFromReferences' | 'referenceModels'>

/** What this program makes itself. */
export const MADE_HERE: PartMaker = { origin: 'code', maker: null, model: null }
