import { z } from 'zod'
import { CLIP_BYTES } from '../../../researcher/web-limits.ts'

const copySchema = z.object({
  src: z.string(),
  /** With its codecs: `video/webm; codecs="vp9, opus"`. */
  type: z.string(),
  width: z.coerce.number().positive(),
  height: z.coerce.number().positive(),
  bandwidth: z.coerce.number().nonnegative().nullish().catch(null),
  /** The original has none. */
  transcodekey: z.string().nullish(),
})
/** What Commons says of footage beside what it says of every file. */
export const videoFields = {
  duration: z.coerce.number().positive(),
  size: z.coerce.number().positive(),
  derivatives: z.array(z.unknown()).default([]),
}
type Video = z.output<z.ZodObject<typeof videoFields>>
type Copy = z.output<typeof copySchema>

/** What the program that cuts clips reads; Theora, in which the oldest ones are, has copies of this kind. */
const READ = /^video\/(?:webm|mp4|quicktime)\b/i
/** A frame that is 1080 wide shows no more of a shorter side. */
const ENOUGH = 1080
/** What is said of a copy's size is a mean. */
const MOST_BYTES = CLIP_BYTES * 0.9

/**
 * The copy of a video that serves a frame best: the sharpest of those that are small enough to fetch, and of equals the smallest. Labels
 * ("480p") are not looked at. Undefined where there is none.
 */
export function chooseCopy({ duration, size, derivatives }: Video) {
  const bytesOf = ({ transcodekey, bandwidth }: Copy) =>
    transcodekey ? ((bandwidth ?? 0) / 8) * duration : size
  const side = ({ width, height }: Copy) => Math.min(width, height, ENOUGH)
  const [best] = derivatives
    .flatMap((one) => copySchema.safeParse(one).data ?? [])
    .filter((copy) => READ.test(copy.type) && bytesOf(copy) > 0 && bytesOf(copy) <= MOST_BYTES)
    .toSorted((one, other) => side(other) - side(one) || bytesOf(one) - bytesOf(other))
  if (!best) return undefined
  const mime = best.type.split(';')[0]?.trim().toLowerCase() ?? ''
  return {
    ...{ file: best.src, mime, width: best.width, height: best.height },
    clip: { seconds: duration },
  }
}
