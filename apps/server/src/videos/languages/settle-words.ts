import type { Voice } from '@hookreel/crew'
import { createSpeller } from '@hookreel/crew'
import { castSpeakers, joinNarrations } from '@hookreel/film'
import type { Saying } from '@hookreel/film'
import type { Deps } from '../../deps.ts'
import { judgeWords } from '../../storyboards/check-words.ts'
import type { VideoRow } from '../videos.queries.ts'

/** What a version says, and who knows how. */
export type Said = {
  readonly narrations: readonly string[]
  readonly voiceId: string
  readonly voices: readonly Voice[]
  /** As the person's list and the first film have them. */
  readonly sayings: readonly Saying[]
}

/**
 * The script of a version, with a voice for each name in it. Of how words are said only what is written in sounds holds for another
 * language. Throws `voice_unknown`, `script_blank`, `script_unspeakable`.
 */
export function settleWords(
  deps: Pick<Deps, 'narrator'>,
  { narrations, voiceId, voices, sayings }: Said,
): Pick<VideoRow, 'script'> & Pick<VideoRow['choices'], 'speakers' | 'sayings'> {
  judgeWords(deps, voices, { voiceId, speakers: [] }, narrations)
  const script = joinNarrations(narrations)
  const speakers = castSpeakers(script, voiceId, voices)
  const inSounds = sayings.filter(({ saidAs }) => saidAs.startsWith('/'))
  const found = createSpeller(inSounds).findSayings(script)
  return {
    script,
    ...(speakers.length > 0 && { speakers }),
    ...(found.length > 0 && { sayings: [...found] }),
  }
}
