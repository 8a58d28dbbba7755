import { planLength } from '@hookreel/studio'
import { AppError } from '../platform/http/app-error.ts'

type LengthParts = Parameters<typeof planLength>

/** The longest script takes six minutes in English, twice as many in the slowest language. */
export const FILM_MAX_SECONDS = 900

type Words = {
  readonly script: LengthParts[0]
  readonly voiceId: LengthParts[1]
  readonly duration: LengthParts[2]
  readonly choices: NonNullable<LengthParts[3]>
}

/**
 * The sound of a film is held in memory as a whole: 23 MB a minute. Nor are words spoken for a preview that no film may be made of: 4,000 digits
 * are forty minutes of speech, and kept everybody's previews waiting for minutes. Throws `invalid_input`.
 */
export function refuseEndless(words: Words): void {
  const told = explainEndless(words)
  if (told !== undefined) throw new AppError('invalid_input', { message: told, fields: { script: told } })
}

/** What to tell of words that take longer than any film may; undefined where they do not. */
export function explainEndless({ script, voiceId, duration, choices }: Words): string | undefined {
  const { seconds } = planLength(script, voiceId, duration, choices)
  if (seconds <= FILM_MAX_SECONDS) return undefined
  return `Spoken, this script takes about ${Math.round(seconds / 60)} minutes; a film is at most ${FILM_MAX_SECONDS / 60} minutes long. Shorten it, or how its words are said.`
}
