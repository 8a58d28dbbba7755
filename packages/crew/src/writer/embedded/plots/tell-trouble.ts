import { AS_SCRIPT, createRandom } from '@hookreel/film'
import type { IdeaDraft, IdeasRequest } from '../../writer.ts'
import { hashtagsFrom, joinCaption } from '../hashtags.ts'
import { firstSentence, isFarFrom, titleAbout, titleCase, wantedWords } from '../wording.ts'
import { isSomebody } from './premise/read-parts.ts'
import { fillBeat, readPart, readPlots, type Cast, type Part, type Plot } from './plot.ts'
import { pronounsOf, type Pronouns } from './premise/pronouns.ts'
import { readHero, type Hero } from './premise/read-hero.ts'
import { readPremise } from './premise/read-premise.ts'
import { sayGoodnight, speakBeats } from './speak-beats.ts'
import { BEGINNINGS, TROUBLES } from './troubles.ts'

const PLOTS = readPlots(TROUBLES)

/** What small children live through, by the words of a prompt; the first that fits is it. */
const KINDS: readonly (readonly [string, RegExp])[] = [
  ['teeth', /\bbrush\w*\b|\bteeth\b|\btooth/i],
  [
    'sibling',
    /\b(?:(?:new|baby|little) (?:\p{L}+ )?(?:brother|sister|sibling)|new baby|baby (?:brother|sister))\b/iu,
  ],
  [
    'school',
    /\b(?:starts?|starting|first day|begins?|beginning|going to|goes to)(?: (?:at|of|in|to|a|the|new|big))* (?:school|kindergarten|preschool|nursery|daycare|day care)\b/i,
  ],
  [
    'toy',
    /\b(?:lost|loses|missing|forgot) (?:his|her|its|their|a|the)? ?(?:\p{L}+ ){0,2}(?:toy|teddy|teddy bear|blanket|blankie|doll|plushie|pacifier|stuffed \p{L}+)\b/iu,
  ],
  ['share', /\bshar(?:e|es|ing)\b/i],
  [
    'eat',
    /\b(?:won'?t|will not|doesn'?t|does not|did not|didn'?t|refuses? to|hates?|never)(?: (?:want|wants|like|likes) to)? (?:eat|eating)\b|\b(?:picky eater|hates? (?:vegetables|broccoli|peas|carrots|spinach)|(?:his|her) vegetables)\b/i,
  ],
  ['bath', /\b(?:bath|bathtub|hair ?wash\w*|wash(?:ing)? (?:his|her|its) hair)\b/i],
  ['tidy', /\b(?:tidy|clean(?:ing)? up|messy room|pick(?:ing)? up (?:his|her) toys)\b/i],
  [
    'doctor',
    /\b(?:go(?:es|ing)?|went|visit\w*|trip|see(?:s|ing)?|at|of|before|hates?) (?:to )?(?:(?:the|a|his|her|their) )?(?:doctor|dentist)\b|\b(?:vaccin\w+|injection|hospital visit)\b/i,
  ],
  ['angry', /\b(?:angry|tantrums?|temper|gets? mad)\b/i],
  [
    'astray',
    /\b(?:lost|missed|missing) (?:its|his|her|their) (?:\p{L}+ )?(?:twin|pair|partner|other half|owner|match|lid)\b|\bfell (?:off|out of|from|into|behind)\b|\b(?:left behind|forgotten|thrown away)\b/iu,
  ],
  [
    'sleep',
    /\b(?:won'?t|will not|can'?t|can ?not|could not|couldn'?t|doesn'?t|does not|did not|didn'?t|never wants to|refuses? to)(?: (?:want|wants|like|likes) to)?(?: (?:go|fall))?(?: to)? (?:sleep|asleep|bed)\b/i,
  ],
]
const FOR_SMALL = /\b(?:story|stories|tale|bedtime|good ?night)\b/i
/** Nobody carries these home. */
const TOO_BIG =
  /\b(?:bus|train|truck|car|tram|boat|tugboat|ship|ferry|plane|airplane|tractor|excavator|snowplow|crane|lighthouse|house|tower|bridge|elevator|tree|mountain|moon|sun|star|whale|elephant)$/i
const DAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i
const FOODS = /\b(?:vegetables|broccoli|peas|carrots|spinach|soup|fruit|beans|tomatoes)\b/i

/** Stories of what small children live through, with the prompt's own hero; none for any other prompt. */
export function tellTrouble(request: IdeasRequest): IdeaDraft[] {
  const { prompt } = request
  const kind = KINDS.find(([, words]) => words.test(prompt.replace(/[’‘]/g, "'")))?.[0]
  const hero = kind === undefined || !FOR_SMALL.test(prompt) ? null : readHero(prompt)
  if (kind === undefined || hero === null) return []
  // Who is one is no patient.
  if (/\b(?:dentist|doctor|nurse)$/i.test(hero.phrase)) return []
  // Who fell off a train is hurt; what did is only lost.
  if (kind === 'astray' && (isSomebody(hero.phrase) || TOO_BIG.test(hero.phrase))) return []
  const who = readPart(hero.phrase)
  const random = createRandom(request.seed)
  const pronouns = pronounsFor(hero, random.next() < 0.5)
  const cast = castOf({ kind, hero, who, pronouns }, prompt)
  const last = who.known.split(' ').at(-1) ?? ''
  const met = new RegExp(`\\b${last.replace(/[^\p{L}\p{N}]/gu, '')}\\b`, 'i')
  return random
    .shuffle(
      PLOTS.filter(({ parts, beats }) => parts['kind'] === kind && !beats.some(({ text }) => met.test(text))),
    )
    .slice(0, request.count)
    .map((plot) => tell(plot, { cast, who, name: hero.listener }, request))
}

const pronounsFor = ({ phrase, gender }: Hero, isEither: boolean): Pronouns =>
  gender === null ? pronounsOf(phrase, isEither) : pronounsOf(gender === 'she' ? 'girl' : 'boy', false)

type Casting = { readonly kind: string; readonly hero: Hero; readonly who: Part; readonly pronouns: Pronouns }

function castOf({ kind, hero, who, pronouns }: Casting, prompt: string): Cast {
  const words = {
    ...pronouns,
    school: /\b(?:kindergarten|preschool|nursery|daycare)\b/i.exec(prompt)?.[0].toLowerCase() ?? 'school',
    baby: /\b(?:baby |little |new )*(?:brother|sister)\b/i.exec(prompt)?.[0].toLowerCase() ?? 'new baby',
    food: FOODS.exec(prompt)?.[0].toLowerCase() ?? 'supper',
    tomorrow: DAY.exec(prompt)?.[0].toLowerCase() ?? 'tomorrow',
    doctor: /\bdentist\b/i.test(prompt) ? 'dentist' : 'doctor',
  }
  const parts = { who }
  const own = hero.isTold ? readPremise(hero.clause, true) : null
  const isOwn = own !== null && own.sentence !== '' && own.who.known !== 'I'
  return {
    parts,
    words: { ...words, premise: isOwn ? own.sentence : fillBeat(BEGINNINGS[kind] ?? '', { parts, words }) },
  }
}

type Telling = { readonly cast: Cast; readonly who: Part; readonly name: string | null }

function tell({ id, title, beats }: Plot, { cast, who, name }: Telling, request: IdeasRequest): IdeaDraft {
  const script = sayGoodnight(speakBeats(beats, cast, wantedWords(request)), name)
  const hook = firstSentence(script)
  return {
    title: titleAbout(titleCase(title), who.known),
    summary: `A bedtime story (${who.known}): ${hook}`,
    caption: joinCaption(hook, hashtagsFrom(['bedtimestory', 'goodnight', 'toddlermom', 'fiction'])),
    script,
    description: `${hook} Fiction.`,
    framework: `bedtime-${id}`,
    sources: [],
    ...(isFarFrom(script, request) && { length: AS_SCRIPT }),
  }
}
