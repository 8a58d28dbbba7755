import { z } from 'zod'

/** Whose work is seen or heard in a film, and on what terms. */
export const workSchema = z.object({
  work: z.string(),
  author: z.string(),
  licence: z.string(),
  title: z.string().optional(),
  /** Where the licence's words are. */
  licenceAddress: z.string().optional(),
  /** Who keeps it: "Wikimedia Commons". */
  source: z.string().optional(),
  /** The day on which its terms were read, like 2026-11-22. */
  readOn: z.string().optional(),
  /** The licence wants author and licence named wherever the film is shown. */
  isOwed: z.boolean().optional(),
  /** It is heard and not seen. */
  isMusic: z.boolean().optional(),
})
