import { AS_SCRIPT, DURATIONS_SECONDS, OPEN_SECONDS } from '@hookreel/film'
import type { FilmLength } from '@hookreel/film'
import { countWords, WORDS_FOR_SECONDS } from './embedded/wording.ts'
import type { WrittenSeconds } from './writer.ts'

/** Prompts of more words are a person's own. */
const PROMPT_WORDS = 25

/**
 * What a script is written for. Where the film shall be as long as its script, a person's own words are told whole, up to the
 * longest length, and a topic gets a usual one.
 */
export function chooseSeconds(
  length: FilmLength,
  { prompt, notes = '' }: { readonly prompt: string; readonly notes?: string | undefined },
): WrittenSeconds {
  if (length !== AS_SCRIPT) return length
  const words = notes === '' ? countWords(prompt) : countWords(notes)
  if (notes === '' && words <= PROMPT_WORDS) return OPEN_SECONDS
  return DURATIONS_SECONDS.find((seconds) => WORDS_FOR_SECONDS[seconds] >= words) ?? 180
}
