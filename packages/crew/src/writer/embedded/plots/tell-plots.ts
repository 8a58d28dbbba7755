import { AS_SCRIPT, createRandom } from '@hookreel/film'
import type { Random } from '@hookreel/film'
import type { IdeaDraft, IdeasRequest } from '../../writer.ts'
import { hashtagsFrom, joinCaption } from '../hashtags.ts'
import { isFarFrom, titleAbout, wantedWords } from '../wording.ts'
import { ADVENTURE } from './adventure.ts'
import { BEDTIME_WISHES } from './children/bedtime-wishes.ts'
import { BEDTIME } from './bedtime.ts'
import { FUNNY } from './funny.ts'
import { LETTER } from './letter.ts'
import { MONOLOGUE } from './monologue.ts'
import { MOTIVATION } from './motivation.ts'
import { MYSTERY } from './mystery.ts'
import { canHold, INTANGIBLE, isCarried, mentions, suits, withNamed } from './plot-fits.ts'
import { readPart, readPlots, type Cast, type Part, type Plot } from './plot.ts'
import { POV } from './pov.ts'
import { pronounsIn } from './premise/pronouns.ts'
import { toSecondPerson } from '../interview/to-second-person.ts'
import { isPlacedIn, placeWhere, sayGoodnight, speakBeats } from './speak-beats.ts'
import { isSomebody, readDeed, readListener, readParts, type Asked } from './premise/read-parts.ts'
import { ROMANCE } from './romance.ts'
import { SCARY } from './scary.ts'
import { SCIFI } from './scifi.ts'
import { SPEECHES_BODY_AND_STUDY } from './speeches/speeches-body-and-study.ts'
import { SPEECHES_LIFE } from './speeches/speeches-life.ts'
import { SPEECHES_TO_SITUATIONS } from './speeches/speeches-to-situations.ts'
import { SPEECHES_TWOFOLD } from './speeches/speeches-twofold.ts'
import { SPEECHES_WORK_AND_MONEY } from './speeches/speeches-work-and-money.ts'
import { findActivity } from './activities.ts'
import type { Genre } from './genre.ts'
import { readSpoken, shortenListeners, type Spoken } from './read-spoken.ts'
import { readForChild } from './premise/read-hero.ts'
import { readTwofold, type Twofold } from './speeches/read-twofold.ts'

const PLOTS: Readonly<Record<Genre, readonly Plot[]>> = {
  scary: readPlots(SCARY),
  bedtime: [...readPlots(BEDTIME), ...readPlots(BEDTIME_WISHES)],
  mystery: readPlots(MYSTERY),
  romance: readPlots(ROMANCE),
  pov: readPlots(POV),
  letter: readPlots(LETTER),
  monologue: readPlots(MONOLOGUE),
  motivation: [
    MOTIVATION,
    SPEECHES_BODY_AND_STUDY,
    SPEECHES_WORK_AND_MONEY,
    SPEECHES_LIFE,
    SPEECHES_TWOFOLD,
    SPEECHES_TO_SITUATIONS,
  ].flatMap(readPlots),
  funny: readPlots(FUNNY),
  adventure: readPlots(ADVENTURE),
  scifi: readPlots(SCIFI),
}
const TAGS: Readonly<Record<Genre, readonly string[]>> = {
  scary: ['scarystory', 'horror', 'creepy', 'fiction'],
  bedtime: ['bedtimestory', 'goodnight', 'sleep', 'fiction'],
  mystery: ['mystery', 'detective', 'whodunit', 'fiction'],
  romance: ['lovestory', 'romance', 'shortstory', 'fiction'],
  pov: ['pov', 'storytime', 'shortstory', 'fiction'],
  letter: ['letter', 'unsentletters', 'storytime', 'shortstory'],
  monologue: ['monologue', 'spokenword', 'shortstory', 'fiction'],
  motivation: ['motivation', 'mindset', 'nevergiveup', 'discipline'],
  funny: ['funnystory', 'comedy', 'shortstory', 'fiction'],
  adventure: ['adventure', 'shortstory', 'storytime', 'fiction'],
  scifi: ['scifi', 'sciencefiction', 'shortstory', 'fiction'],
}
const NAMES: Readonly<Record<Genre, string>> = {
  scary: 'A scary story',
  bedtime: 'A bedtime story',
  mystery: 'A mystery',
  romance: 'A love story',
  pov: 'A point-of-view story',
  letter: 'A letter',
  monologue: 'A monologue',
  motivation: 'A speech',
  funny: 'A funny story',
  adventure: 'An adventure',
  scifi: 'A science fiction story',
}
/** A title with more of them is a list. */
const MAX_IN_TITLE = 2
const ROLES = ['who', 'other', 'thing', 'place'] as const
/** What is told of somebody, in the prompt's own words. */
const DEEDS = ['doing', 'fear', 'wish'] as const
const NAMED = [...ROLES, ...DEEDS, 'when'] as const
/** In their stories a tractor is somebody, too. */
const WITH_TOYS = new Set<Genre>(['monologue', 'funny', 'adventure', 'scifi'])
const SCRIPT_CHARACTERS = 4000
/** Nobody has lost what is still to come. */
const BEFORE_IT = /\bbefore (?:the|an?|our|their|its|her|his) (?:[\p{L}-]+ ){0,2}\p{L}+\b/iu

/**
 * Stories of a genre, each by another plot, with the prompt's own person, thing, place and time as their parts. A plot that
 * has no use for what the prompt names is left out, as long as one is left that has.
 */
export function tellPlots(genre: Genre, request: IdeasRequest): IdeaDraft[] {
  const random = createRandom(request.seed)
  const listener = genre === 'bedtime' ? readListener(request.prompt) : undefined
  const read = listener === undefined ? readAsked(genre, request.prompt) : readForChild(listener)
  const asked = read.thing !== null && INTANGIBLE.test(read.thing) ? { ...read, thing: null } : read
  const spoken = readSpoken(genre, request.prompt)
  const speaker = asked.who !== null && isSomebody(asked.who) ? 'person' : 'thing'
  const twofold = genre === 'motivation' ? readTwofold(request.prompt) : null
  // Who does two things is told of both.
  const activity = genre !== 'motivation' ? null : twofold === null ? findActivity(request.prompt) : 'two'
  const isFor = genre === 'letter' ? spoken.to : asked.who === null ? undefined : speaker
  const plots = PLOTS[genre].filter(
    (plot) =>
      // A speech to runners speaks of running, and to nobody else.
      (genre === 'motivation'
        ? (plot.parts['for'] ?? null) === activity
        : plot.parts['for'] === undefined || isFor === undefined || plot.parts['for'] === isFor) &&
      (plot.id !== 'game-lost' || !BEFORE_IT.test(request.prompt)) &&
      // It does not snow wherever somebody names a place.
      (asked.place === null ||
        !isPlacedIn(asked.place, request.prompt) ||
        !/\b(?:snow|frost)\b/i.test(plot.beats.map(({ text }) => text).join(' '))) &&
      // A story of something that a plot cannot hold is another story.
      (genre === 'bedtime' || asked.thing === null || canHold(genre, plot, asked.thing)) &&
      // Of a robot who wants to paint, a story without the paint is another one.
      // And one who does something else is afraid of nothing that was not said.
      (['wish', 'fear'] as const).every((deed) =>
        asked[deed] === null
          ? !DOES.test(request.prompt) || mentions(plot, deed) === 0
          : mentions(plot, deed) > 0,
      ),
  )
  const named = NAMED.filter((role) => asked[role] !== null)
  // How many of the named parts a plot tells of to its end; the best come first, and those with none are left out.
  const uses = (plot: Plot) =>
    named.filter((role) => isCarried(plot, role) && suits(genre, plot, role, asked[role] ?? '')).length
  const most = Math.max(0, ...plots.map(uses))
  return random
    .shuffle(plots)
    .filter((plot) => most === 0 || uses(plot) === most)
    .toSorted((a, b) => uses(b) - uses(a))
    .slice(0, request.count)
    .map((plot, at) => {
      const opening = spoken.openings[at % spoken.openings.length] ?? ''
      return tell(
        genre,
        plot,
        { asked, spoken, opening, twofold, listener: listener?.name ?? null },
        request,
        random,
      )
    })
}

/** Says what somebody does. */
const DOES = /\b(?:who|that|which)\s+(?!is\b|was\b)\p{L}+/iu

/** What a prompt names, as far as a genre makes a part of it. */
function readAsked(genre: Genre, prompt: string): Asked {
  const nothing: Asked = {
    ...{ who: null, other: null, thing: null, place: null, at: 'in', when: null },
    ...{ doing: null, fear: null, wish: null },
  }
  if (genre === 'letter' || genre === 'motivation') return nothing
  if (genre === 'pov') {
    const found =
      /\b(?:find|found|open|opens?|gets?|receive|hold) ((?:an?|the|your|his|her|my) [\p{L}' -]+?)(?:\s+(?:in|on|at|under|from|with|that|and)\b.*)?$/iu.exec(
        prompt,
      )?.[1]
    return { ...nothing, thing: found === undefined ? null : toSecondPerson(found) }
  }
  const parts = readParts(prompt, WITH_TOYS.has(genre))
  const deed = genre === 'funny' && parts.doing === null ? readDeed(prompt) : null
  const asked = holdNone(deed === null ? parts : { ...parts, doing: deed, thing: null })
  // A tree or a house speaks, too.
  return genre === 'monologue'
    ? {
        ...asked,
        who: asked.who ?? asked.thing ?? asked.place,
        thing: null,
        place: asked.who === null && asked.thing === null ? null : asked.place,
      }
    : asked
}

const GONE = /^((?:an?|the|my|our) )?(?:stolen|missing|lost|vanished) /i
const A_TIME = /\b(?:day|night|morning|evening|afternoon|weekend)$/i
const A_BUILDING =
  /\b(?:temple|castle|city|palace|tomb|pyramid|island|mansion|hotel|kingdom|village|ruins?)$/i

/** A rainy day cannot be found on a seat, and a temple cannot be weighed: they say when and where. */
function holdNone(asked: Asked): Asked {
  const { thing, place, when } = asked
  if (thing === null) return asked
  if (A_TIME.test(thing)) return { ...asked, thing: null, when: when ?? `on ${readPart(thing).first}` }
  return A_BUILDING.test(thing) && place === null ? { ...asked, thing: null, place: thing } : asked
}

/** What the prompt gives to every plot; `listener` is the name of the child whom a story is for. */
type Told = {
  readonly asked: Asked
  readonly spoken: Spoken
  readonly opening: string
  readonly twofold: Twofold | null
  readonly listener: string | null
}

function tell(
  genre: Genre,
  plot: Plot,
  { asked, spoken, opening, twofold, listener }: Told,
  request: IdeasRequest,
  random: Random,
): IdeaDraft {
  const cast = castFor(genre, plot, { asked, spoken, opening, twofold }, random)
  const needed = NAMED.filter((role) => asked[role] !== null && suits(genre, plot, role, asked[role] ?? ''))
  const spokenBeats = speakBeats(withNamed(plot.beats, needed), cast, wantedWords(request))
  const whole = asked.place === null ? spokenBeats : placeWhere(spokenBeats, asked.place, request.prompt)
  // What a prompt says of those whom a speech is for comes first.
  const isTold =
    spoken.situation === '' ||
    plot.parts['for'] === 'two' ||
    plot.beats.some(({ text }) => text.includes('{opening}'))
  const script = sayGoodnight(isTold ? whole : `${spoken.situation} ${whole}`, listener).slice(
    0,
    SCRIPT_CHARACTERS,
  )
  const hook = /^.*?[.!?]["”]?(?=\s|$)/u.exec(script)?.[0] ?? script
  const named = ROLES.flatMap((role) => (asked[role] === null ? [] : [asked[role]]))
  const about =
    named.length === 0
      ? spoken.about.replace(/^[\s:,–-]+/, '')
      : named
          .slice(0, MAX_IN_TITLE)
          .map((phrase) => readPart(phrase).known)
          .join(' and ')
  const titled = genre === 'motivation' ? shortenListeners(about) : about
  return {
    title: genre === 'pov' ? plot.title : titleAbout(plot.title, titled),
    summary: `${NAMES[genre]}${about === '' ? '' : ` (${about})`}: ${hook}`,
    caption: joinCaption(
      hook,
      hashtagsFrom([...TAGS[genre].slice(0, 2), ...named.map(lastWord), ...TAGS[genre].slice(2)]),
    ),
    script,
    description: genre === 'motivation' ? hook : `${hook} Fiction.`,
    framework: `${genre}-${plot.id}`,
    sources: [],
    ...(isFarFrom(script, request) && { length: AS_SCRIPT }),
  }
}

const lastWord = (phrase: string): string => phrase.split(/\s+/).at(-1) ?? ''

type Casting = Pick<Told, 'asked' | 'spoken' | 'opening' | 'twofold'>

function castFor(
  genre: Genre,
  plot: Plot,
  { asked, spoken, opening, twofold }: Casting,
  random: Random,
): Cast {
  const parts: Record<string, Part> = {}
  for (const role of ROLES) {
    const own = asked[role]
    const phrase = own !== null && suits(genre, plot, role, own) ? own : plot.parts[role]
    // What is stolen is looked for, and found as what it was.
    if (phrase !== undefined)
      parts[role] = readPart(genre === 'mystery' ? phrase.replace(GONE, '$1') : phrase)
  }
  const hero = asked.who ?? plot.parts['who'] ?? ''
  // "A chef who lost his hat" says it.
  const pronouns = pronounsIn(asked.doing ?? '', hero, random.next() < 0.5)
  const place = parts['place']?.known ?? 'there'
  const words: Record<string, string> = {
    ...pronouns,
    in_place: `${asked.place === null ? spoken.at(place) : asked.at} ${place}`,
    when: asked.when ?? random.pick(WHENS),
    name: (parts['who']?.known ?? 'friend').replace(/^the /, ''),
    ...Object.fromEntries(DEEDS.map((deed) => [deed, asked[deed] ?? plot.parts[deed] ?? ''])),
    ...twofold,
    ...{ premise: spoken.premise, dear: spoken.dear, event: spoken.event, parent: spoken.parent },
    opening,
  }
  // The speaker of a monologue is met once, in its own words.
  if (genre === 'monologue' && parts['who'] !== undefined) words['a_who'] = parts['who'].first
  return { parts, words }
}

const WHENS = [
  'last winter',
  'one night in November',
  'on the longest night of the year',
  'three years ago',
  'on a Sunday in March',
]
