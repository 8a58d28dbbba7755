import { createRateLimit, type LimitDeps } from './rate-limit.ts'

const DAY_MS = 86_400_000

/** So many letters of something a day: `name` as in "ideas written", `tell` says what there was too much of. */
type LetterLimit = {
  readonly name: string
  readonly millions: number
  readonly tell: (letters: string) => string
}

/**
 * Counts what is written for a person by its letters, a thousand at a time: each change writes its row anew, and what was there before stays
 * in the embedded database until the hour's vacuum. Throws `rate_limited` for too many.
 */
export function limitLetters(
  deps: LimitDeps,
  { name, millions, tell }: LetterLimit,
): (userId: string, letters: number) => Promise<void> {
  const kilobytes = createRateLimit(deps, `kilobytes of ${name} in a day`, millions * 1000, DAY_MS)
  return (userId, letters) =>
    kilobytes.take(userId, tell(`${millions} million letters`), Math.ceil(letters / 1000))
}
