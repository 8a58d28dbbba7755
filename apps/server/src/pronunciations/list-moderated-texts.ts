import { createSpeller } from '@hookreel/crew'
import type { Saying, SpeakerVoice } from '@hookreel/film'

/** What a film says and shows. */
type FilmTexts = {
  readonly title: string
  readonly script: string
  /** What its pictures are to show. */
  readonly descriptions?: readonly string[]
  readonly sayings: readonly Saying[]
  readonly speakers: readonly SpeakerVoice[]
}

/**
 * The texts of a film as the moderation is to read them: the script as it is written and, where words of it are said otherwise, as it is
 * spoken. What it refuses would else be spoken all the same.
 */
export function listModeratedTexts({
  title,
  script,
  descriptions = [],
  sayings,
  speakers,
}: FilmTexts): string[] {
  const spoken = createSpeller(sayings).sayAs(script, false).text
  const names = speakers.map(({ name }) => name)
  return [title, script, ...(spoken === script ? [] : [spoken]), ...names, ...descriptions]
}
