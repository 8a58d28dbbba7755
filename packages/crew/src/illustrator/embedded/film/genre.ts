import type { StyleId } from '@hookreel/film'
import type { FilmField } from './field.ts'

/** What kind of film it is, as far as its pictures follow from it. */
export type FilmGenre = {
  /** A story that takes place at night. */
  readonly isNightStory: boolean
  /** What "the light" of a story at night is: the lighthouse's own, or a candle. */
  readonly lamp: 'lighthouse' | 'candle' | null
}

/** Topics that are told at night, by lamplight. */
const NIGHT_STORY =
  /\b(haunted|haunting|ghosts?|lighthouse|vanish\w*|midnight|graveyard|cemetery|cursed?|nightmares?|horror|phantom|séance|abandoned|(?:house|lighthouse|hotel|hospital|theatre|school|ship|station) story)\b/i

/** Two of these make a story a story of the night. */
const EERIE =
  /\b(?:night|dark\w*|scream\w*|blood|knock\w*|something|dead|gone|nobody|no one|whisper\w*|never|alone|footsteps|scratch\w*|cellar|attic|grave\w*|shadow\w*|watching)\b/gi
/** In the deep sea animals make the light, unless somebody lives there. */
const INHABITED = /\b(?:lighthouse|ships?|boats?|house|cabin|keeper)\b/i

/** Reads a film's kind from its words, its field and its style. */
export function readGenre({
  text,
  field,
  style,
}: FilmField & { readonly text: string; readonly style: StyleId }): FilmGenre {
  const isEerie = field === 'story' && (text.match(EERIE)?.length ?? 0) >= 2
  const isNightStory = style === 'horror' || NIGHT_STORY.test(text) || isEerie
  const hasLamps = isNightStory && (field !== 'sea' || INHABITED.test(text))
  return {
    isNightStory,
    lamp: !hasLamps ? null : /lighthouse/i.test(text) ? 'lighthouse' : 'candle',
  }
}
