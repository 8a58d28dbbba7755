import { AS_SCRIPT, createRandom } from '@hookreel/film'
import type { IdeaDraft, IdeasRequest } from '../../writer.ts'
import { hashtagsFrom, joinCaption } from '../hashtags.ts'
import type { Genre } from '../plots/genre.ts'
import { readEnd, stripEnd, type End } from '../plots/ordered-end.ts'
import { readPart, type Cast, type Part, type Plot } from '../plots/plot.ts'
import { BIG, INTANGIBLE } from '../plots/plot-fits.ts'
import { pronounsIn, pronounsOf, type Pronouns } from '../plots/premise/pronouns.ts'
import { isSomebody, readListener } from '../plots/premise/read-parts.ts'
import { sayGoodnight, speakBeats, withoutGoodnight } from '../plots/speak-beats.ts'
import { agree } from '../plots/premise/tell-premise.ts'
import { capitalize, firstSentence, isFarFrom, titleCase, wantedWords } from '../wording.ts'
import { isPlace, readTale, type Tale } from './read-tale.ts'
import { TALES, type TaleEnd } from './tales.ts'

/** What is asked for: the genre, and the prompt with its orders, of which `request` has only what is told. */
type Asking = { readonly genre: Genre | null; readonly whole: string; readonly request: IdeasRequest }

/** Are told in another way, or set where a tale is not. */
const OTHERS = new Set<Genre>(['pov', 'letter', 'monologue', 'motivation'])
const FOR_SLEEP =
  /\b(?:bedtime|good ?night|sleep\w*|fairy ?tales?|kids?|child|children|preschool\w*|toddlers?)\b/i
const WHODUNIT = /\b(?:mystery|detective|crime|murder|whodunit|noir|twist)\b/i
const ENDS: Readonly<Record<End, TaleEnd | null>> = {
  ...{ sad: 'sad', open: 'open', happy: 'warm', funny: 'funny', scary: 'scary', twist: null },
}

/** How a tale must end for a prompt; null where none is told for it. */
function endFor({ genre, whole }: Asking, { deed }: Tale): TaleEnd | null {
  if (genre !== null && OTHERS.has(genre)) return null
  const ordered = readEnd(whole)?.end
  const isGentle = genre === 'bedtime' && FOR_SLEEP.test(whole)
  if (isGentle) return ordered === undefined || ordered === 'happy' ? 'gentle' : null
  if (ordered !== undefined) return ENDS[ordered]
  if (genre === 'scary')
    return deed === 'keep' ? 'scary' : deed === 'find' || deed === 'hear' || deed === 'see' ? 'open' : null
  if (genre === 'funny') return ordered === undefined || ordered === 'funny' ? 'funny' : 'warm'
  if (genre === 'bedtime') return 'gentle'
  if (genre === 'romance') return deed === 'pair' || deed === 'other' ? null : 'warm'
  if (genre === 'mystery' && WHODUNIT.test(whole)) return deed === 'keep' || deed === 'pair' ? null : 'open'
  return genre === 'scifi' ? 'open' : 'warm'
}

/**
 * Stories whose plot is about what somebody does in the prompt, with its parts to the end, and that end as ordered; none where
 * no plot can carry them.
 */
export function tellTales(asking: Asking): IdeaDraft[] {
  const { genre, request, whole } = asking
  const prompt = stripEnd(request.prompt)
  const { name, rest } = genre === 'bedtime' ? readListener(prompt) : { name: null, rest: prompt }
  const tale = readTale(rest, genre === 'bedtime' || genre === 'funny')
  const end = tale === null ? null : endFor(asking, tale)
  const isAsked = genre !== null || tale?.isInvented === true || /\b(?:story|tale|mystery)\b/i.test(whole)
  if (tale === null || end === null || !isAsked) return []
  const fits = TALES[end].filter((plot) => carries(plot, tale))
  const own = fits.filter((plot) => tale.deed === 'lone' || !isForAny(plot))
  const random = createRandom(request.seed)
  // What happens to anybody is told where nothing is kept of just that.
  const plots = own.length > 0 ? own : fits.filter(() => !(genre === 'scifi' && readEnd(whole) === null))
  return random
    .shuffle(plots)
    .slice(0, request.count)
    .map((plot) => tell(plot, { tale, end, name }, request, random.next() < 0.5))
}

const ANIMAL =
  /\b(?:dogs?|pup(?:py|pies)|cats?|kittens?|fox(?:es)?|bears?|wol(?:f|ves)|owls?|m(?:ouse|ice)|rabbits?|bunn(?:y|ies)|hedgehogs?|squirrels?|deer|horses?|pon(?:y|ies)|cows?|pigs?|sheep|lambs?|goats?|ducks?|g(?:oo|ee)se|hens?|chickens?|birds?|penguins?|lions?|tigers?|elephants?|monkeys?|whales?|dolphins?|fish|turtles?|tortoises?|frogs?|snails?|bees?|butterfl(?:y|ies)|caterpillars?|dragons?|unicorns?|dinosaurs?|pandas?|koalas?|sloths?|bats?|seals?|otters?|raccoons?|badgers?|donkeys?|camels?|crows?|ravens?|sparrows?|parrots?|hamsters?|tractors?|trains?|clouds?|moon|stars?|trees?|snowman|boats?)$/i

/** Whether a plot holds for whatever happens. */
const isForAny = ({ parts }: Plot): boolean => parts['deed']?.split('|').includes('any') === true

/** Names the hero, so that there has to be one. */
const WITH_WHO = /\{(?:a_)?who\}/i

/** Whether a plot is about what happens, and uses each part that the prompt names to its end. */
function carries(plot: Plot, tale: Tale): boolean {
  const { parts, beats } = plot
  const isOf =
    parts['deed']?.split('|').includes(tale.deed) === true || (isForAny(plot) && tale.deed !== 'lone')
  if (!isOf || (parts['who'] !== undefined && !isPerson(tale.who))) return false
  if (tale.who === null && beats.some(({ text }) => WITH_WHO.test(text))) return false
  if (parts['who'] === 'person' && isMany(tale.who)) return false
  if (parts['who'] === 'many' && !isMany(tale.who)) return false
  if (parts['it'] !== undefined && !suitsIt(parts['it'], tale.it?.known ?? '')) return false
  const needed = beats.filter(({ level }) => level === 1).map(({ text }) => text)
  const isIn = (texts: readonly string[], part: string) =>
    texts.some((text) => new RegExp(`\\{(?:a_|your_)?${part}\\}`, 'i').test(text))
  if (tale.sentence === null && tale.isPlaced) return false
  if (isForAny(plot)) return true
  const ending = needed.slice(Math.floor(needed.length / 2))
  return (['it', 'other', 'who'] as const).every(
    (part) =>
      // Who wrote is told with the rest of what happened, and need not come back.
      tale[part] === null ||
      isIn(part === 'it' ? ending : needed, part) ||
      (tale.sentence !== null && part !== 'it'),
  )
}

const isPerson = (who: Part | null): boolean =>
  who !== null && isSomebody(who.known.replace(/^the /, '')) && !ANIMAL.test(who.known)

/** Two have no mother of both. */
const isMany = (who: Part | null): boolean => pronounsOf(who?.known ?? '', true).he === 'they'

/** Whether something is held, carried about, or gone into. */
function suitsIt(needs: string, it: string): boolean {
  if (needs === 'place') return isPlace(it)
  if (needs === 'far') return !isSomebody(it, true)
  const isThing = it !== '' && !isPlace(it) && !isSomebody(it, true) && !INTANGIBLE.test(it)
  return isThing && (needs !== 'small' || !BIG.test(it))
}

type Telling = { readonly tale: Tale; readonly end: TaleEnd; readonly name: string | null }

function tell(plot: Plot, { tale, end, name }: Telling, request: IdeasRequest, isEither: boolean): IdeaDraft {
  const pronouns = pronounsFor(tale, isEither)
  const who = tale.who?.known ?? ''
  const spoken = agree(speakBeats(plot.beats, castFor(tale, pronouns), wantedWords(request)), who, pronouns)
  const isForSleep = name !== null || /\bbedtime\b/i.test(request.prompt) || end === 'gentle'
  const script = sayGoodnight(isForSleep ? spoken : withoutGoodnight(spoken), name)
  const hook = firstSentence(script)
  const about = [tale.who, tale.other ?? tale.it].flatMap((part) => (part === null ? [] : [part.known]))
  const named = tale.sentence === null ? about.join(' and ') : (about[0] ?? '')
  return {
    title: titleCase(named === '' ? plot.title : `${plot.title}: ${capitalize(named)}`),
    summary: `A story around your own premise: ${hook}`,
    caption: joinCaption(hook, hashtagsFrom([`${TAGS[end]}story`, 'storytime', 'fiction'])),
    script,
    description: `${hook} Fiction.`,
    framework: `tale-${end}-${plot.id}`,
    sources: [],
    ...(isFarFrom(script, request) && { length: AS_SCRIPT }),
  }
}

const TAGS: Readonly<Record<TaleEnd, string>> = {
  ...{ sad: 'sad', open: 'short', warm: 'short', scary: 'scary', funny: 'funny', gentle: 'bedtime' },
}

/** Anyone who has "his owner" is he, and what lost its rain is it. */
function pronounsFor({ who, sentence, it }: Tale, isEither: boolean): Pronouns {
  const said = `${sentence ?? ''} ${it?.known ?? ''}`
  if (/\bits\b/i.test(said) && !isPerson(who)) return { he: 'it', his: 'its', him: 'it', himself: 'itself' }
  return pronounsIn(said, who?.known ?? '', isEither)
}

/** What somebody can, as they say it of themselves or are told it. */
function turnTo(whose: 'my' | 'your', can: string): string {
  return can
    .replace(/\b(?:his|her|its|their)\b/gi, whose)
    .replace(/\b(?:him|it|them)self\b/gi, `${whose}self`)
}

function castFor({ who, it, other, sentence, can }: Tale, pronouns: Pronouns): Cast {
  const from = other ?? readPart('an old friend')
  const parts = { other: from, ...(who !== null && { who }), ...(it !== null && { it }) }
  const yours =
    other === null ? 'your old friend' : from.known.replace(/^(?:his|her|their|its|my) /i, 'your ')
  const words = {
    ...pronouns,
    premise: sentence ?? '',
    do: can,
    your_do: turnTo('your', can),
    my_do: turnTo('my', can),
    your_other: yours,
    sensed: sensed(sentence ?? ''),
  }
  return { parts, words }
}

const sensed = (sentence: string): string =>
  /\bsaw\b|\bseeing\b|\bnoticed\b|\bspotted\b/i.test(sentence) ? 'saw' : 'heard'
