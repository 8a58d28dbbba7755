import { lookupTable } from '@hookreel/film'
import type { PictureRequest } from '../../illustrator.ts'
import { isEnglish } from '../../../text/is-english.ts'
import { BIRDS, FISHES } from '../lexicon/visible-kinds.ts'
import { parseSentence, type Token } from '../../../text/parse-sentence.ts'
import { splitWords } from '../../../text/split-words.ts'
import type { FilmBrief } from '../film/film-brief.ts'
import { findSaidPlace } from '../film/place-votes.ts'
import { readFigures, type ReadFigure } from '../headline/read-figures.ts'
import { setNumber, writeInFigures } from '../headline/set-number.ts'
import { isListOfOrders, setWords } from '../headline/set-words.ts'
import { isAnimal } from '../lexicon/animals.ts'
import { findSubjects, type Candidate } from '../lexicon/find-subjects.ts'
import { isMeantThing } from '../lexicon/homonyms.ts'
import { PLANETS } from '../lexicon/planets.ts'
import { findWorldPlace, type WorldPlace } from '../lexicon/world-places.ts'
import type { Environment, TimeOfDay, Weather } from '../scene-plan.ts'
import { readNarration, type Call } from './read-narration.ts'
import { readPeople, type SaidPeople } from './read-people.ts'
import { readThings, type SaidThing } from './read-thing.ts'

/** What a scene says: read once, and asked by all that choose what it shows. */
export type SaidScene = SaidPeople & {
  /** As it is spoken. */
  readonly narration: string
  /** What is said, without what no picture can show. */
  readonly text: string
  readonly tokens: readonly Token[]
  /** Set when the scene does nothing but call on its viewers. */
  readonly call: Call | null
  /** Whether its grammar is known, and so what it is about. */
  readonly isTold: boolean
  /** What it names that can be drawn, best first. */
  readonly things: readonly SaidThing[]
  /** Whether it is nothing but a list of short sentences, which are set large together. */
  readonly isList: boolean
  /** What of it is set large when nothing is drawn. */
  readonly words: readonly string[]
  /** What is told around what somebody says, word for word; absent where nobody says anything. */
  readonly aroundSpeech?: string
  /** What it counts, for a chart. */
  readonly figure: ReadFigure | null
  /** Its number, in figures. */
  readonly number?: string | undefined
  /** Where it says that it happens, and where in the world something is. */
  readonly where?: Environment | undefined
  readonly place?: WorldPlace | undefined
  readonly time: TimeOfDay | undefined
  readonly weather: Weather | undefined
}

/** Reads what a scene says, as its film means it. */
export function readScene({
  narration,
  film,
  seed,
}: Pick<PictureRequest, 'narration' | 'film' | 'seed'>): SaidScene {
  const isKnown = isEnglish(`${narration} ${film.text}`)
  const { text, call } = isKnown ? readNarration(narration) : { text: narration, call: null }
  const tokens = isKnown ? parseSentence(text) : splitWords(text)
  const isTold = isKnown && call === null
  return {
    ...{ narration, text, tokens, call, isTold },
    ...(isTold ? readTold({ narration, text, tokens }, film) : { things: [], figure: null }),
    ...readPeople({ text, tokens, isTold }, film, seed),
    isList: isListOfOrders(narration),
    words: call?.words ?? setWords(text, tokens),
    time: readTime(narration),
    weather: readWeather(narration),
  }
}

type ParsedNarration = {
  readonly narration: string
  readonly text: string
  readonly tokens: readonly Token[]
}

/** What is read where the grammar is known. */
function readTold({ narration, text, tokens }: ParsedNarration, film: FilmBrief) {
  const earlier = film.text.slice(0, Math.max(0, film.text.indexOf(narration)))
  const found = findSubjects(tokens).map(fitToFilm(film, tokens))
  return {
    things: readThings(withCalled(found, { tokens, earlier, film }), tokens, earlier),
    figure: readFigures(text, setNumber(tokens, true) ?? []),
    number: writeInFigures(tokens),
    where: findSaidPlace(text),
    place: findWorldPlace(tokens),
    ...readSpeech(narration),
  }
}

const TIME_WORDS: readonly (readonly [TimeOfDay, RegExp])[] = [
  ['night', /\b(night|midnight|dark|darkness|moonlit|stars|asleep|sleep)\b/i],
  ['dawn', /\b(dawn|sunrise|morning|sunset|evening|dusk|wake|breakfast)\b/i],
  ['day', /\b(noon|midday|afternoon|daylight|sunn(?:y|ier|iest)|summer|bright day)\b/i],
]

/** The time of day that a sentence says first: "on your sunniest windowsill, but away from cold glass at night". */
function readTime(narration: string): TimeOfDay | undefined {
  const said = TIME_WORDS.map(([time, words]) => ({ time, at: narration.search(words) }))
  return said.filter(({ at }) => at >= 0).toSorted((a, b) => a.at - b.at)[0]?.time
}

const WEATHER_WORDS: readonly (readonly [Weather, RegExp])[] = [
  ['storm', /\b(?:(?:thunder|snow)?storm(?:s|y)?|thunder(?:s|ed|ing)?|lightning|hurricanes?|tempest)\b/gi],
  ['rain', /\b(?:rain(?:s|ed|ing|y|drops?|fall)?|drizzle|downpour|monsoon)\b/gi],
  [
    'snow',
    /\b(?:snow\w*|winter|blizzard|arctic|antarctic\w*|(?:frozen|icy) (?:\w+ )?(?:lakes?|rivers?|sea|oceans?|waters?|ground|earth|land|mountains?|roads?|streets?|north|winds?|nights?|streams?|waterfalls?))\b/gi,
  ],
  ['fog', /\b(?:fog|foggy|mist|misty|haze|hazy)\b/gi],
]
/** "No rain", "nobody had seen a storm", "like thunder": weather that is not there. It is there when it "did not stop". */
const NO_WEATHER =
  /\b(?:(?:no|not|never|without|nobody|\w+n['’]t)(?! (?:stop|end))(?: [\w'’]+){0,4}|(?:like|than)(?: [\w'’]+){0,3}) ?$/i
/** "The rain stops", "the storm was over". */
const PAST_WEATHER =
  /^ (?:(?:is|was|has|had|finally|suddenly) )*(?:over|stop\w*|end(?:s|ed)|pass(?:es|ed)|gone)\b/i

/** The weather that a sentence says there is. */
function readWeather(narration: string): Weather | undefined {
  const isThere = ({ index, 0: word }: RegExpExecArray) => {
    const clause =
      narration
        .slice(0, index)
        .split(/[.,;:!?…]/)
        .at(-1) ?? ''
    return !NO_WEATHER.test(clause) && !PAST_WEATHER.test(narration.slice(index + word.length))
  }
  return WEATHER_WORDS.find(([, words]) => [...narration.matchAll(words)].some(isThere))?.[0]
}

/**
 * What is told around what somebody says, word for word, where that is a quotation of more than a word or two with a verb of saying at one
 * of its marks.
 */
function readSpeech(narration: string): { readonly aroundSpeech?: string } {
  const quoted = QUOTED.exec(narration)
  if (quoted === null || (quoted[1] ?? '').trim().split(/\s+/).length < 3) return {}
  const before = narration.slice(0, quoted.index)
  const behind = narration.slice(quoted.index + quoted[0].length)
  const isSpeech = SAYS_BEFORE.test(before) || SAYS_BEHIND.test(behind)
  return isSpeech ? { aroundSpeech: `${before} ${behind}` } : {}
}

const QUOTED = /[“"]([^”"“]{6,})[”"]/
const SAYING =
  '(?:says?|said|asks?|asked|whisper(?:s|ed)|shout(?:s|ed)|yell(?:s|ed)|cries|cried|calls|called|answers|answered|repl(?:ies|ied)|tells?|told|scream(?:s|ed)|mutter(?:s|ed)|murmur(?:s|ed)|begs|begged|warns|warned|adds|added|explains|explained|insists|insisted|thinks|thought|writes|wrote|written|jokes|joked|laughs|laughed|sighs|sighed)'
const SAYS_BEFORE = new RegExp(`\\b${SAYING}\\b(?:\\s+[\\p{L}'’]+){0,3}[,:]\\s*$`, 'iu')
const SAYS_BEHIND = new RegExp(`^\\s*(?:[\\p{L}'’]+\\s+){0,3}${SAYING}\\b`, 'iu')

/** As clear as a thing that its sentence begins with. */
const NAMED_SCORE = 3.6

/** The things of a sentence, and before them the animal that it calls by name, or by "he" or "she" where only one has a name. */
function withCalled(
  things: readonly Candidate[],
  { tokens, earlier, film }: { tokens: readonly Token[]; earlier: string; film: FilmBrief },
): readonly Candidate[] {
  const at = tokens.findIndex(({ normal }) => film.called.has(normal))
  const found = film.called.get(tokens[at]?.normal ?? '') ?? onlyCalled({ tokens, earlier, film })
  if (found === undefined || (at < 0 && things.some(({ concept }) => isAnimal(concept.subject))))
    return things
  const others = things.filter(({ concept }) => concept.subject !== found.subject)
  const own = things.find(({ concept }) => concept.subject === found.subject)
  const place = own ?? { concept: found, at: Math.max(0, at), length: 1 }
  return [{ ...place, score: NAMED_SCORE, isCalled: true }, ...others]
}

/** "She lay down": whom the film gives a name, where no other animal was named just before. */
function onlyCalled({
  tokens,
  earlier,
  film,
}: {
  tokens: readonly Token[]
  earlier: string
  film: FilmBrief
}) {
  const [only, other] = [...film.called.values()]
  if (!/^(?:he|she)$/.test(tokens[0]?.normal ?? '') || only === undefined || other !== undefined)
    return undefined
  const before =
    earlier
      .trimEnd()
      .split(/(?<=[.!?…])\s+/)
      .at(-1) ?? ''
  const isOfOther = findSubjects(parseSentence(before)).some(
    ({ concept }) => isAnimal(concept.subject) && concept.subject !== only.subject,
  )
  return isOfOther ? undefined : only
}

const DEVICES = ['mobile-phone', 'laptop', 'desktop-computer']
/** A film that names these is about the screen of that device. */
const SHOWN_ON: Readonly<Record<string, string>> = lookupTable({ 'mobile-phone': 'phone-with-apps' })

/** What is seen of a kind whose name is said, where the film is about one of that kind. */
const KINDS_OF_ANIMALS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['bird', new Set(BIRDS.split(' '))],
  ['fish', new Set(FISHES.split(' '))],
])
/** What is meant in a film that names it more fully: "her cart" of one about a noodle cart, "the horse" of Troy, "the tower" of Paris. */
const FULLER: Readonly<Record<string, readonly string[]>> = lookupTable({
  handcart: ['food-cart'],
  chair: ['rocking-chair'],
  'glass-bottle': ['water-bottle'],
  'water-pipe': ['leaking-pipe'],
  'stone-tower': ['eiffel-tower', 'leaning-tower', 'tokyo-tower'],
  'brick-wall': ['great-wall'],
  pyramid: ['step-pyramid'],
  ship: ['viking-ship', 'galleon'],
  horse: ['trojan-horse'],
  airplane: ['paper-airplane'],
  pumpkin: ['jack-o-lantern'],
})
/** Trains of these days draw no smoke behind them. */
const WITHOUT_STEAM = 1957

/**
 * The same thing as this film would draw it: the screen of a film about a phone is the phone's, "the birds" of one about emus are emus,
 * its planet is the one that it names, and a train is of its time.
 */
function fitToFilm(film: FilmBrief, tokens: readonly Token[]): (found: Candidate) => Candidate {
  return (found) => {
    const subject = drawnFor(film, found, tokens)
    return subject === undefined ? found : { ...found, concept: { ...found.concept, subject } }
  }
}

/** What a word names besides what its line says, where the words around it mean that: letters of the alphabet, cards of a game. */
const OTHER_SENSES: ReadonlyMap<string, readonly [said: RegExp, other: string]> = new Map([
  ['envelope', [/^letters?$/, 'alphabet-letters']],
  ['credit-card', [/^cards?$/, 'playing-cards']],
])

function drawnFor(
  film: FilmBrief,
  { concept: { subject }, at, length }: Candidate,
  tokens: readonly Token[],
): string | undefined {
  const { named, subject: titled, lastYear, field } = film
  const said = tokens[at]?.normal ?? ''
  const [word, other = subject] = OTHER_SENSES.get(subject) ?? []
  if (length === 1 && word?.test(said) === true && isMeantThing(other, said, tokens)) return other
  const fuller = FULLER[subject]?.find((one) => named.has(one))
  if (fuller !== undefined) return fuller
  if (subject === 'television' && /^(?:screens?|displays?)$/.test(said))
    return DEVICES.find((one) => titled === one || named.has(one) || named.has(SHOWN_ON[one] ?? one))
  if (subject === 'jupiter' && /^planets?$/.test(said)) {
    const [only, other] = PLANETS.filter((planet) => planet !== 'jupiter' && named.has(planet))
    return other === undefined ? only : undefined
  }
  if (subject === 'locomotive' && /^(?:trains?|railways?)$/.test(said))
    return lastYear >= WITHOUT_STEAM && field !== 'history' ? 'train' : undefined
  const kinds = KINDS_OF_ANIMALS.get(subject)
  const [own, another] = [...named.keys()].filter((one) => kinds?.has(one) === true)
  return another === undefined ? own : undefined
}
