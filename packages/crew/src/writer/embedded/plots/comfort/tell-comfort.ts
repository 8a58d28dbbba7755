import { AS_SCRIPT, createRandom } from '@hookreel/film'
import type { IdeaDraft, IdeasRequest } from '../../../writer.ts'
import { hashtagsFrom, joinCaption } from '../../hashtags.ts'
import { firstSentence, isFarFrom, wantedWords } from '../../wording.ts'
import { findActivity } from '../activities.ts'
import { findGenre } from '../find-genre.ts'
import { readPlots } from '../plot.ts'
import { speakBeats } from '../speak-beats.ts'
import { readSituation } from '../speeches/read-situation.ts'
import { tellSituation } from '../speeches/tell-situation.ts'
import { COMFORT_DAYS } from './comfort-days.ts'
import { COMFORT_ROADS } from './comfort-roads.ts'
import { readPlight } from './read-plight.ts'

const WORDS = [...readPlots(COMFORT_DAYS), ...readPlots(COMFORT_ROADS)]
const IDS = new Set(WORDS.map(({ id }) => `motivation-${id}`))

/** Whether an idea is one of these. */
export const isComfort = ({ framework }: Pick<IdeaDraft, 'framework'>): boolean => IDS.has(framework)

/** Speeches of these hold for whatever tires people; words to just that plight come before them. */
const OF_MANY: ReadonlySet<string> = new Set(['said-any', 'said-tired'])

/** Words to somebody in the middle of something; null for any other prompt, and where speeches are kept of just what they do. */
export function tellComfort(request: IdeasRequest): IdeaDraft[] | null {
  const { prompt } = request
  const plight = readPlight(prompt)
  if (plight === null) return null
  const isSpeech = findGenre(prompt, prompt) === 'motivation'
  if (isSpeech && isSpokenTo(prompt)) return null
  const told = createRandom(request.seed)
    .shuffle(WORDS.filter(({ parts }) => plight.kinds.includes(parts['for'] ?? '')))
    .map(({ id, title, beats }): IdeaDraft => {
      const script = speakBeats(beats, { parts: {}, words: {} }, wantedWords(request))
      const hook = firstSentence(script)
      return {
        title,
        summary: `Words to somebody: ${script}`,
        caption: joinCaption(hook, hashtagsFrom(['motivation', 'keepgoing', 'youarenotalone'])),
        script,
        description: hook,
        framework: `motivation-${id}`,
        sources: [],
        ...(isFarFrom(script, request) && { length: AS_SCRIPT }),
      }
    })
  const more = isSpeech ? tellSituation(request) : []
  return [...told, ...more].slice(0, request.count)
}

/** Whether speeches are kept of just what a prompt's listeners do, or of what is said to them. */
function isSpokenTo(prompt: string): boolean {
  const situation = readSituation(prompt)
  return findActivity(prompt) !== null || (situation !== null && !OF_MANY.has(situation.kind))
}
