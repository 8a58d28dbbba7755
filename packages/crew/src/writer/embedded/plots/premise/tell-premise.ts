import { AS_SCRIPT, createRandom } from '@hookreel/film'
import type { IdeaDraft, IdeasRequest } from '../../../writer.ts'
import { hashtagsFrom, joinCaption } from '../../hashtags.ts'
import { isFarFrom, titleAbout, titleCase, wantedWords } from '../../wording.ts'
import type { Genre } from '../genre.ts'
import { fillBeat, readPlots, type Cast, type Plot } from '../plot.ts'
import { PREMISES } from './premises.ts'
import { pronounsIn, type Pronouns } from './pronouns.ts'
import { readListener } from './read-parts.ts'
import { readPremise, type Premise } from './read-premise.ts'
import { sayGoodnight, speakBeats } from '../speak-beats.ts'

const PLOTS: ReadonlyMap<string, readonly Plot[]> = new Map(
  Object.entries(PREMISES).map(([genre, text]) => [genre, readPlots(text)]),
)
const EERIE = /\b(?:scary|creepy|spooky|horror|haunt\w*|terrifying|unsettling|eerie|creepypasta)\b/i
const FUNNY = /\b(?:funny|hilarious|comedy|silly|laugh\w*)\b/i
const SHELF: Partial<Record<Genre, string>> = {
  scary: 'scary',
  bedtime: 'bedtime',
  funny: 'funny',
  romance: 'romance',
  mystery: 'mystery',
  scifi: 'scifi',
}
/** Anyone who died in it, no plot may end well around it. */
const OF_DEATH = /\b(?:dead|death|die[sd]?|bod(?:y|ies)|corpses?|murder\w*|kill\w*|blood\w*|poison\w*)\b/i
/** Are told by somebody to somebody, and no plot is wrapped around them. */
const SPOKEN = new Set<Genre>(['motivation', 'monologue'])

/**
 * Stories around what the prompt itself says happened, which is told first and comes back in the end; none where it names a
 * thing and tells nothing of it.
 */
export function tellPremise(genre: Genre | null, request: IdeasRequest, whole: string): IdeaDraft[] {
  const listener = readListener(request.prompt)
  const isGentle = genre === 'bedtime' || genre === 'funny'
  const premise = readPremise(genre === 'bedtime' ? listener.rest : request.prompt, isGentle)
  if (premise === null || (genre !== null && SPOKEN.has(genre))) return []
  const shelf = shelfOf(premise, genre, whole)
  if (shelf === null) return []
  const random = createRandom(request.seed)
  const telling = { premise, shelf, listener: genre === 'bedtime' ? listener.name : null }
  return random
    .shuffle(PLOTS.get(shelf)?.filter((plot) => suits(plot, premise)) ?? [])
    .slice(0, request.count)
    .map((plot) => tell(plot, telling, request, random.next() < 0.5))
}

function shelfOf(premise: Premise, genre: Genre | null, whole: string): string | null {
  if (premise.kind === 'gone') return genre === 'mystery' ? 'gone' : null
  if (premise.kind === 'share') return genre === null ? null : 'share'
  if (premise.kind === 'versus') return 'funny'
  const isSpeaker = premise.who.known === 'I' || premise.who.known === 'you'
  if (EERIE.test(whole) && genre !== 'bedtime') return 'scary'
  const isRiddle = genre === 'mystery' || genre === 'scifi'
  if (isRiddle && OF_DEATH.test(premise.sentence)) return isSpeaker ? null : 'any'
  // What a thing does is told by the person who met with it.
  if (isRiddle && isSpeaker && premise.deed !== '') return genre
  // What somebody lived is asked after, unless it shall frighten.
  if (isSpeaker) return genre === 'scary' || genre === 'mystery' ? 'scary' : null
  if (FUNNY.test(whole)) return 'funny'
  if (genre === null) return premise.isInvented ? 'any' : null
  return SHELF[genre] ?? 'any'
}

/** Whether a plot fits what happened, and meets neither the hero nor the thing in another part. */
const suits = ({ parts, beats }: Plot, { kind, who, it }: Premise): boolean => {
  const own = [who.known, it]
    .filter((name) => !/^(?:I|you|they|it)$/.test(name))
    .map(
      (name) =>
        name
          .split(' ')
          .at(-1)
          ?.replace(/[^\p{L}\p{N}]/gu, '') ?? '',
    )
  const met = new RegExp(`\\b(?:${own.join('|')})\\b`, 'i')
  return (
    parts['kind']?.split('|').includes(kind) === true &&
    (own.length === 0 || !beats.some(({ text }) => met.test(text)))
  )
}

/** What a story is told of, and to whom. */
type Telling = {
  readonly premise: Premise
  readonly shelf: string
  /** The name of the child whom it is for. */
  readonly listener: string | null
}

function tell(
  plot: Plot,
  { premise, shelf, listener }: Telling,
  request: IdeasRequest,
  isHer: boolean,
): IdeaDraft {
  const pronouns = pronounsIn(premise.sentence, premise.who.known, isHer)
  const cast = castFor(premise, pronouns)
  const spoken = agree(speakBeats(plot.beats, cast, wantedWords(request)), premise.who.known, pronouns)
  const script = sayGoodnight(spoken, listener)
  const hook = /^.*?[.!?]["”]?(?=\s|$)/u.exec(script)?.[0] ?? script
  const isNamed = /\{/.test(plot.title)
  const title = isNamed ? fillBeat(plot.title, cast) : titled(plot.title, premise)
  return {
    title: titleCase(title),
    summary: `A story around your own premise: ${hook}`,
    caption: joinCaption(
      hook,
      hashtagsFrom([`${shelf === 'any' ? 'short' : shelf}story`, 'storytime', 'fiction']),
    ),
    script,
    description: `${hook} Fiction.`,
    framework: `premise-${plot.id}`,
    sources: [],
    ...(isFarFrom(script, request) && { length: AS_SCRIPT }),
  }
}

const titled = (title: string, { who }: Premise): string =>
  who.known === 'I' || who.known === 'you' ? title : titleAbout(title, who.known)

function castFor({ who, rival, sentence, it, shared: [many, one] }: Premise, pronouns: Pronouns): Cast {
  const parts = { who, ...(rival !== null && { rival }) }
  return { parts, words: { ...pronouns, premise: sentence, it, many, one } }
}

/** "They was" and "I was": a plot is written for one person, and told of everyone whom it is about. */
export function agree(text: string, known: string, { he }: Pronouns): string {
  const isMany = he === 'they' || he === 'you'
  const names = [he, ...(isMany ? [known] : [])].map((name) => name.replace(/[^\p{L}\p{N}' -]/gu, ''))
  const after = (verb: string) => new RegExp(`(?<![\\p{L}])(${names.join('|')}) ${verb}(?![\\p{L}])`, 'giu')
  if (he === 'I') return text.replace(after('is'), '$1 am').replace(after('has'), '$1 have')
  if (!isMany) return text
  return text
    .replace(after('was'), '$1 were')
    .replace(after('has'), '$1 have')
    .replace(after('is'), '$1 are')
    .replace(after('lives'), '$1 live')
}
