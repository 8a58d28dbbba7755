import { AS_SCRIPT, createRandom, DURATIONS_SECONDS } from '@hookreel/film'
import { contentWords } from '../../../researcher/content-words.ts'
import type { IdeaDraft, IdeasRequest, Source } from '../../writer.ts'
import { isInstructive, isThread, wordsOfFact, wordsOfMyth, type Fact, type Myth, type Pack } from './fact.ts'
import type { Framework, Material } from '../frameworks/framework.ts'
import { COUNTING, FRAMEWORKS, ORDERED } from '../frameworks/frameworks.ts'
import { readOpenings, type Opening } from '../frameworks/paid-hooks.ts'
import { joinCaption } from '../hashtags.ts'
import { choosePlan, type Made, type Told } from './choose-plan.ts'
import { tagsOfPack } from './tags-of-pack.ts'
import { fold, says, weighNearness } from '../matching/words.ts'
import type { PackMatch } from '../matching/pack-match.ts'
import { factsAnswering, factsAsked, factsComparing } from '../matching/answers-question.ts'
import { namedIn } from '../matching/named-in.ts'
import { readAsking } from '../matching/read-asking.ts'
import { readSides } from '../matching/read-sides.ts'
import type { Shape } from '../prompt/orders.ts'
import type { ParsedPrompt, PromptKind } from '../prompt/parse-prompt.ts'
import { isFarFrom, numberWord, wantedWords, WORDS_FOR_SECONDS } from '../wording.ts'

/** Which framework comes first for what is asked. */
const FIRST: Partial<Record<PromptKind, string>> = {
  myth: 'myth-busting',
  quiz: 'quiz',
  pov: 'pov',
  versus: 'versus',
  ranking: 'ranking',
  explain: 'how-it-works',
  // A story that is known is told from its beginning.
  story: 'how-it-works',
  howto: 'small-steps',
}

/** Steps have an order: they are neither ranked nor asked about. */
const FOR_TIPS = new Set(['steps', 'how-it-works', 'myth-busting', 'mistake-fix', 'deep-dive', 'rapid-fire'])

const TRIES = 8
/** Says how many are wanted; of "year 8", "like I'm 12" or a length nothing is counted. */
const COUNTS =
  /^(?:the |top )?(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:\p{L}+ ){0,2}\p{L}+s\b|\b(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:facts|things|ways|reasons|tips)\b/iu
/** So many words, and three answers are a list. */
const LONG = 100
/** In fewer words one thing is told so that it is understood, and two are only named. */
const BRIEF = 50
/** What answers the prompt's question comes before all that is near to its words, and what speaks of the one thing that it names behind it. */
const ANSWER = 100
const MEANT = 50
/** Of two that are as near, the one that tells what is asked: what happened. */
const KIND = 0.5
/** Fewer facts on what is named are no list of it. */
const FEWEST_LISTED = 3
/** What a fact that is told whole takes, with its place in the list: 22 words of most, and those before and behind the list. */
const WORDS_A_FACT = 22
const WORDS_AROUND = 18
/** What is ordered by its number is told whole up to a minute, which costs no more than half of one. */
const MAX_FOR_COUNT = WORDS_FOR_SECONDS[60]

/**
 * Ideas from a pack: each framework in turn, then again with what was told least, until `count` is reached or
 * nothing distinct is left. Distinct: another hook and title, and at least half of what it tells is new against
 * every earlier idea. Where the prompt names one thing among a subject's ("tornadoes" among storms), each idea tells of it. Scripts lie within ±8 % of the wanted words.
 * `from`: so many frameworks come last.
 */
export function suggestFromPack(
  match: PackMatch,
  parsed: ParsedPrompt,
  request: IdeasRequest,
  from = 0,
): IdeaDraft[] {
  const random = createRandom(request.seed)
  const answered = answersTo(request.prompt, match)
  const meant = answered === null ? factsHolding(match) : new Set(answered)
  const isAsked = answered !== null || (meant.size > 0 && meant.size < FEWEST_LISTED)
  const isListed = wantedWords(request) >= LONG || COUNTS.test(request.prompt)
  // What is compared needs facts of both sides.
  const isOneAnswer = isAsked && readSides(request.prompt).length < 2
  const counting = parsed.shape === 'countdown' ? 'always' : parsed.asked === null ? 'never' : 'climbing'
  const asking = { asked: parsed.asked, counting, isAsked: isOneAnswer, prompt: request.prompt } as const
  const isBrief = wantedWords(request) < BRIEF
  const all = frameworksFor(match.pack, parsed, { isAsked, isListed, isBrief })
  const frameworks = [...all.slice(from % all.length), ...all.slice(0, from % all.length)]
  const told: Told[] = []
  const ideas: IdeaDraft[] = []
  const uses = new Map<string, number>()
  const weighed = weigh(match, request.prompt, parsed, { answered, meant })
  const stock = { ...weighed, words: wordsForCount(request, parsed, weighed.facts.length), uses }
  const isNamed = namedIn(match)
  let added = true
  while (ideas.length < request.count && added) {
    added = false
    for (const framework of frameworks) {
      if (ideas.length >= request.count) break
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        const weighing = { ...stock, isFirst: ideas.length + attempt === 0 }
        const material = gather(match, asking, weighing, createRandom(random.whole(0, 2 ** 31)))
        const made = choosePlan(framework, material, told, isNamed)
        if (made === null) continue
        told.push(made.told)
        for (const id of made.told.tells) uses.set(id, (uses.get(id) ?? 0) + 1)
        const idea = present(match.pack, framework, made, parsed)
        ideas.push(isFarFrom(idea.script, request) ? { ...idea, length: AS_SCRIPT } : idea)
        added = true
        break
      }
    }
  }
  return ideas
}

/** How long the scripts are: a number of facts that is ordered is told, if it takes longer; but not where the prompt orders a length. */
function wordsForCount(request: IdeasRequest, { asked, match }: ParsedPrompt, known: number): number {
  const wanted = wantedWords(request)
  // Fifteen seconds are chosen by those who want no more than that.
  const isFixed = request.words !== undefined || request.seconds === DURATIONS_SECONDS[0]
  if (asked === null || isFixed || match?.pack.unit.one === 'tip') return wanted
  const needed = WORDS_AROUND + WORDS_A_FACT * Math.min(asked, known)
  return Math.max(wanted, Math.min(needed, MAX_FOR_COUNT))
}

/** The frameworks that are told, the most wanted first: those that are ordered, and others only where none of these can be. */
function frameworksFor(
  pack: Pack,
  parsed: ParsedPrompt,
  { isAsked, isListed, isBrief }: Readonly<Record<'isAsked' | 'isListed' | 'isBrief', boolean>>,
): readonly Framework[] {
  const isTip = pack.unit.one === 'tip'
  if (parsed.shape !== null && canTell(pack, parsed.shape)) return ORDERED[parsed.shape]
  // Who asks for what is wrongly believed gets no steps.
  const isOfBeliefs = isTip && parsed.kind === 'myth'
  if (isOfBeliefs && pack.myths.length === 0) return []
  // Where nothing is asked, many things are told in a long script, or as many as are ordered; a story is told in its order.
  const isStory = pack.isName === 'event' && parsed.asked === null
  const isList = parsed.kind === 'explain' && isListed && !isStory
  const first = isOfBeliefs
    ? 'myth-busting'
    : isAsked
      ? 'how-it-works'
      : isTip
        ? 'steps'
        : isList
          ? 'countdown'
          : (FIRST[parsed.kind] ?? (isBrief && parsed.asked === null ? 'deep-dive' : undefined))
  // A number is told by what counts; the others follow, where more ideas are wanted than there are lists.
  const rank = (one: Framework): number =>
    Number(one.id === first) * 2 + Number(parsed.asked !== null && COUNTING.includes(one))
  return FRAMEWORKS.filter(({ id }) => !isTip || FOR_TIPS.has(id)).toSorted((a, b) => rank(b) - rank(a))
}

/** Whether what is known of a pack can be told in a shape: beliefs have to be known, and only tips are steps. */
export const canTell = (pack: Pack, shape: Shape): boolean =>
  shape === 'myths'
    ? pack.myths.length > 0
    : shape === 'steps'
      ? isInstructive(pack)
      : ORDERED[shape].length > 0

/** Something to tell, what it is known by, and how near it is to the prompt. */
type Weighed<Item> = { readonly item: Item; readonly id: string; readonly nearness: number }
type Stock = {
  readonly facts: readonly Weighed<Fact>[]
  readonly myths: readonly Weighed<Myth>[]
  readonly openings: readonly Opening[]
}

/** What is not told to children. */
const GRIM =
  /\b(?:kill\w*|murder\w*|dead|death|deadly|die[sd]?|dying|corpses?|blood\w*|execut\w+|tortur\w+|poison\w*|wars?|bombs?|weapons?|drunk|alcohol|beer|wine|drugs?|sex\w*|mat(?:e|es|ed|ing)|suicid\w+|slaves?|slavery|cannibal\w*|venom\w*)\b/i
export const isFor = (audience: ParsedPrompt['audience'], said: string): boolean =>
  audience !== 'children' || !GRIM.test(said)

/** The facts that answer what a prompt asks, whichever way it asks; null where it asks nothing that only its answer answers. */
function answersTo(prompt: string, match: PackMatch): readonly Fact[] | null {
  const comparing = factsComparing(prompt, match)
  if (comparing.length > 0) return comparing
  const asked = factsAsked(prompt, match)
  return factsAnswering(prompt, match) ?? (asked.length > 0 ? asked : null)
}

const HAPPENED = /\bwhat (?:really |actually )?happened\b/i

/** "10%" as it stands in what is known: "ten percent". */
const spellNumbers = (prompt: string): string =>
  prompt
    .replace(/(?<=\d) ?%/g, ' percent')
    .replace(/(?<![\d.,])\d{1,2}(?![\d.,])/g, (digits) => numberWord(Number(digits)))

/** What may be told of the match; the same for all its ideas. */
function weigh(
  match: PackMatch,
  prompt: string,
  { audience }: ParsedPrompt,
  { answered, meant }: { readonly answered: readonly Fact[] | null; readonly meant: ReadonlySet<Fact> },
): Stock {
  const { pack, focus, named } = match
  const isMeant = (item: { readonly subject: string }) =>
    focus === null
      ? named.length === 0 || named.some(({ id }) => id === item.subject)
      : item.subject === focus.id
  const facts = pack.facts.filter((fact) => isMeant(fact) && isFor(audience, wordsOfFact(fact)))
  const myths = pack.myths.filter((myth) => isMeant(myth) && isFor(audience, wordsOfMyth(myth)))
  const topic = [pack.about, pack.title, ...pack.words, focus?.name ?? ''].join(' ')
  // What is set side by side is told in the order in which it was named.
  const order = new Map((answered ?? []).map((fact, at) => [fact, at]))
  const isCompared = readSides(prompt).length > 1
  const kind = HAPPENED.test(prompt) ? 'what happens' : readAsking(prompt)
  const nearness = weighNearness(spellNumbers(prompt), topic, [
    ...facts.map(wordsOfFact),
    ...myths.map(wordsOfMyth),
  ])
  const told = new Set(facts.map(({ subject }) => subject))
  return {
    openings: readOpenings(
      pack.subjects.filter(({ id }) => told.has(id)),
      pack.facts,
    ),
    facts: facts.map((item) => ({
      item,
      id: item.short,
      nearness:
        nearness(wordsOfFact(item)) +
        (order.has(item) ? ANSWER - (isCompared ? (order.get(item) ?? 0) : 0) : 0) +
        (meant.has(item) ? MEANT : 0) +
        ((kind === 'why' || kind === 'what happens') && readAsking(item.question) === kind ? KIND : 0),
    })),
    myths: myths.map((item) => ({ item, id: item.claim, nearness: nearness(wordsOfMyth(item)) })),
  }
}

/**
 * The facts that speak of the one thing by which a prompt names a wider subject: Lake Titicaca, of Bolivia, or the liver, of the liver and the
 * kidneys. None where it names the whole of it.
 */
function factsHolding({ pack, focus, words }: PackMatch): ReadonlySet<Fact> {
  const name = contentWords(focus?.name ?? pack.name).map(fold)
  const isJoined = /\band\b/.test(focus?.name ?? '')
  // "Virus and bacteria" names both.
  const narrow = words.filter((alias) => {
    const said = contentWords(alias).map(fold)
    return isJoined ? !name.every((word) => said.includes(word)) : !said.some((word) => name.includes(word))
  })
  if (focus === null || isInstructive(pack) || narrow.length === 0) return new Set()
  const own = pack.facts.filter(({ subject }) => subject === focus.id)
  const holds = (text: string) =>
    narrow.some((alias) => contentWords(alias).every((word) => says(text, word)))
  const about = own.filter(({ tag, question, short }) => holds([tag, question, short].join(' ')))
  const holding = about.length > 0 ? about : own.filter(({ long }) => holds(long))
  return new Set(holding.length === own.length ? [] : holding)
}

type Uses = { readonly uses: ReadonlyMap<string, number>; readonly isFirst: boolean }
type Weighing = Stock & Uses & { readonly words: number }

function gather(
  { pack, focus }: PackMatch,
  asking: Pick<Material, 'asked' | 'counting' | 'isAsked' | 'prompt'>,
  { facts, myths, openings, words, uses, isFirst }: Weighing,
  random: Material['random'],
): Material {
  // What does not fit in that order is told in another one.
  const isWritten = isThread(pack) && isFirst
  // What was told least comes first; among that, what is nearest to the prompt.
  const order = <Item>(items: readonly Weighed<Item>[]): Item[] =>
    (isWritten ? items : random.shuffle(items))
      .toSorted((a, b) => (uses.get(a.id) ?? 0) - (uses.get(b.id) ?? 0) || b.nearness - a.nearness)
      .map(({ item }) => item)
  return {
    ...{ pack, focus, openings, words, random, isWritten },
    facts: order(facts),
    myths: order(myths),
    ...asking,
  }
}

function present(
  pack: Pack,
  framework: Framework,
  { plan, fitted, told }: Made,
  parsed: ParsedPrompt,
): IdeaDraft {
  const used: readonly (Fact | Myth)[] = [
    ...pack.facts.filter((fact) => told.tells.has(fact.short)),
    ...pack.myths.filter((myth) => told.tells.has(myth.claim)),
  ]
  const sources = new Map<string, Source>(
    used.flatMap((item) => item.sources).map((source) => [source.work, source]),
  )
  const tags = tagsOfPack(pack, parsed.match?.focus ?? null, used)
  return {
    title: plan.title,
    summary: plan.summary,
    caption: joinCaption(told.hook, tags),
    script: fitted.pieces.map((piece) => piece.text).join(' '),
    description: `${plan.summary} Sources: ${[...sources.values()].map(({ work, year }) => `${work} (${year})`).join('; ')}.`,
    framework: framework.id,
    sources: [...sources.values()],
  }
}
