import { z } from 'zod'
import { orderChoicesSchema } from '../film-choices.ts'
import { AS_SCRIPT, ASPECT_RATIOS, DURATIONS_SECONDS, OUTPUT_FORMATS, RESOLUTIONS } from '../format.ts'
import { STYLE_IDS } from '../style.ts'

/**
 * What a film is ordered as, beyond its title. The page's draft, the contract, the row, the order of the film's process and the command
 * line take these fields from here: a new one stands here, in its column, and where it is asked for and used.
 */
export const filmSpecSchema = z.object({
  script: z.string(),
  style: z.enum(STYLE_IDS),
  voiceId: z.string(),
  /** A length in seconds, or `script`: as long as the script takes to say. */
  duration: z.union([z.literal(AS_SCRIPT), ...DURATIONS_SECONDS.map((seconds) => z.literal(seconds))]),
  resolution: z.enum(RESOLUTIONS),
  aspectRatio: z.enum(ASPECT_RATIOS),
  format: z.enum(OUTPUT_FORMATS),
  choices: orderChoicesSchema,
})
/** What a film is ordered as. */
export type FilmSpec = z.output<typeof filmSpecSchema>

const { pictures, sayings, speakers, castOff } = orderChoicesSchema.shape
const { style, ...spokenAndShaped } = filmSpecSchema.omit({ script: true, format: true, choices: true }).shape

/** What of it decides a film's preview; the choices among it stand beside the other fields. */
export const previewSpecSchema = z.object({
  style,
  pictures: pictures.unwrap(),
  ...spokenAndShaped,
  sayings: sayings.unwrap(),
  speakers: speakers.unwrap(),
  castOff: castOff.unwrap(),
})
/** What decides a film's preview. */
export type PreviewSpec = z.output<typeof previewSpecSchema>

/** What a film is ordered as, of what says more of it: a row, an order with its idea. */
export function specOf<Film extends FilmSpec>(film: Film): Pick<Film, keyof FilmSpec> {
  return pick(film, filmSpecSchema.keyof().options)
}

/** What decides a preview, of what says more of it. */
export function previewSpecIn<Board extends PreviewSpec>(board: Board): Pick<Board, keyof PreviewSpec> {
  return pick(board, previewSpecSchema.keyof().options)
}

function pick<Whole, Name extends keyof Whole>(whole: Whole, names: readonly Name[]): Pick<Whole, Name> {
  return Object.fromEntries(names.map((name) => [name, whole[name]])) as Pick<Whole, Name> // those names, and no other
}
