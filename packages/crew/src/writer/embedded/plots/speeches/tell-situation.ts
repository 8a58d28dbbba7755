import { AS_SCRIPT, createRandom } from '@hookreel/film'
import type { IdeaDraft, IdeasRequest } from '../../../writer.ts'
import { hashtagsFrom, joinCaption } from '../../hashtags.ts'
import { firstSentence, isFarFrom, titleAbout, titleCase, wantedWords } from '../../wording.ts'
import { findActivity } from '../activities.ts'
import { readPlots } from '../plot.ts'
import { speakBeats } from '../speak-beats.ts'
import { readEvent, readSituation } from './read-situation.ts'
import { readTwofold } from './read-twofold.ts'
import { SPEECHES_TO_SITUATIONS } from './speeches-to-situations.ts'

const SPEECHES = readPlots(SPEECHES_TO_SITUATIONS)

/** Said whatever those do to whom it is said. */
const OF_NO_ACTIVITY = new Set(['said-game', 'said-motto', 'said-before'])

/** Speeches to anyone who is in the situation that a prompt states; none where it states none, or where a speech is kept of just that. */
export function tellSituation(request: IdeasRequest): IdeaDraft[] {
  const situation = readSituation(request.prompt)
  if (situation === null || readTwofold(request.prompt) !== null) return []
  const { said, kind, about, whom = '' } = situation
  const activity = findActivity(request.prompt)
  const isOwn =
    OF_NO_ACTIVITY.has(kind) ||
    (kind === 'said-late' && activity === 'late') ||
    (kind === 'said-claim' && findActivity(about) === null)
  if (activity !== null && !isOwn) return []
  const random = createRandom(request.seed)
  const ofKind = (one: string) => random.shuffle(SPEECHES.filter(({ parts }) => parts['for'] === one))
  const more = OF_NO_ACTIVITY.has(kind) || kind === 'said-any' ? [] : ofKind('said-any')
  const cast = { parts: {}, words: { situation: said, event: readEvent(request.prompt) } }
  return [...ofKind(kind), ...more].slice(0, request.count).map(({ id, title, beats }): IdeaDraft => {
    const script = `${whom} ${speakBeats(beats, cast, wantedWords(request))}`.trim()
    const hook = firstSentence(script.slice(whom.length).trim())
    return {
      title: titleAbout(titleCase(title), about),
      summary: `A speech (${about}): ${hook}`,
      caption: joinCaption(hook, hashtagsFrom(['motivation', 'mindset', 'keepgoing', 'youarenotalone'])),
      script,
      description: hook,
      framework: `motivation-${id}`,
      sources: [],
      ...(isFarFrom(script, request) && { length: AS_SCRIPT }),
    }
  })
}
