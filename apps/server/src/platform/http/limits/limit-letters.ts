import { DAY_MS } from '@hookreel/contract'
import { createRateLimit, type LimitDeps } from './rate-limit.ts'

/** So many letters of something a day: `name` as in "ideas written", `tell` says what there was too much of. */
type LetterLimit = {
  readonly name: string
  readonly millions: number
  readonly tell: (letters: string) => string
}

/** What is written for a person, counted by its letters. */
export type WrittenLetters = {
  /** Throws `rate_limited` for too many. */
  readonly count: (userId: string, letters: number) => Promise<void>
  /** Letters that were counted and not written. */
  readonly giveBack: (userId: string, letters: number) => Promise<void>
}

/**
 * Counts what is written for a person, a thousand letters at a time: each change writes its row anew, and what was there before stays
 * in the embedded database until the hour's vacuum.
 */
export function limitLetters(deps: LimitDeps, { name, millions, tell }: LetterLimit): WrittenLetters {
  const kilobytes = createRateLimit(deps, `kilobytes of ${name} in a day`, millions * 1000, DAY_MS)
  return {
    count: (userId, letters) =>
      kilobytes.take(userId, tell(`${millions} million letters`), Math.ceil(letters / 1000)),
    giveBack: (userId, letters) => kilobytes.giveBack(userId, Math.floor(letters / 1000)),
  }
}
