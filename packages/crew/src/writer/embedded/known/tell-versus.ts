import { createRandom } from '@hookreel/film'
import { contentWords } from '../../../researcher/content-words.ts'
import type { IdeaDraft, IdeasRequest } from '../../writer.ts'
import type { Fact } from './fact.ts'
import { findPack } from '../matching/find-pack.ts'
import { fold, foldWords } from '../matching/words.ts'
import { isTold } from '../untold/is-told.ts'
import { hashtagsFrom, joinCaption } from '../hashtags.ts'
import type { PackMatch } from '../matching/pack-match.ts'
import { compares, splitSides } from '../matching/read-sides.ts'
import { NEUTRAL_WORDS } from '../prompt/neutral-words.ts'
import { capitalize, countWords, numberWord, titleCase, wantedWords } from '../wording.ts'

/** Asks for the stronger one, or the better. */
const ASKS_BEST = /\b(?:who (?:would|will) win|which is (?:bigger|faster|stronger|older))\b/i

type Side = { readonly name: string; readonly facts: readonly Fact[] }

/** Only its owner knows it. */
const OWN_SIDE = /\b(?:my|our)\b/i

/** The two known things that a prompt compares: "lion vs tiger"; null where one of them is not known, or is somebody's own. */
export function readVersus(told: string): readonly [Side, Side] | null {
  if (!compares(told) && !ASKS_BEST.test(told)) return null
  const sides = splitSides(told)
  if (sides.length !== 2 || sides.some((side) => OWN_SIDE.test(side))) return null
  const [first, second] = sides.map(sideOf)
  if (first === null || first === undefined || second === null || second === undefined) return null
  return first.name === second.name ? null : [first, second]
}

function sideOf(text: string): Side | null {
  const match: PackMatch | null = findPack(text.trim())
  if (match?.pack.unit.one !== 'fact' || match.focus === null) return null
  const { pack, focus } = match
  // What is known of Greece is nothing of Athens.
  const said = foldWords(text).split(' ')
  if (
    !foldWords(focus.name)
      .split(' ')
      .some((word) => said.includes(word))
  )
    return null
  return { name: focus.name, facts: pack.facts.filter(({ subject }) => subject === focus.id) }
}

/** What a question asks besides its thing: "how fast is a lion" and "how fast is a tiger" ask the same. */
const asksOf = ({ question, tag }: Fact, names: string): string[] => {
  const named = new Set(contentWords(names).map(fold))
  return [...new Set(contentWords(`${question} ${tag}`).map(fold))].filter(
    (word) => !named.has(word) && !NEUTRAL_WORDS.has(word) && word.length > 2,
  )
}

/** Fewer rounds compare nothing. */
const FEWEST = 2
const MOST = 5
const ASKS_DIFFERENCE = /\bdifferences?\b|\bcompar/i
const ASKS_WINNER = /\bwho (?:would|will) win\b|\bwould win\b|\bin a fight\b/i
const NO_WINNER = 'Who would win is not known here: these are facts of both, side by side.'
/** Both facts answer the same question. */
const SAME = 10

/**
 * Facts of two things side by side, round by round: first those that answer the same question, then the most astonishing of each.
 * No verdict is given that is not known.
 */
export function tellVersus([one, other]: readonly [Side, Side], request: IdeasRequest): IdeaDraft[] {
  const random = createRandom(request.seed)
  const names = `${one.name} ${other.name}`
  const pairs = one.facts
    .flatMap((fact) =>
      other.facts.map((against) => {
        const asked = asksOf(fact, names)
        const shared = asksOf(against, names).filter((word) => asked.includes(word)).length
        return { fact, against, score: shared * SAME + fact.wow + against.wow }
      }),
    )
    .toSorted((a, b) => b.score - a.score)
    // How two things differ is told by what answers the same question, and by nothing else.
    .filter(({ score }) => score >= SAME * 2 || !ASKS_DIFFERENCE.test(request.prompt))
  const isFight = ASKS_WINNER.test(request.prompt)
  const ideas: IdeaDraft[] = []
  const used = new Set<string>()
  while (ideas.length < request.count) {
    const open = pairs.filter(({ fact, against }) => !used.has(fact.short) && !used.has(against.short))
    const rounds: typeof pairs = []
    const target = wantedWords(request)
    let script = ''
    for (const pair of open) {
      if (rounds.length >= MOST || countWords(script) >= target * 0.8) break
      if (rounds.some(({ fact, against }) => fact === pair.fact || against === pair.against)) continue
      rounds.push(pair)
      script = speak(one, other, rounds, random.next() < 0.5)
    }
    if (rounds.length < FEWEST) return ideas
    for (const { fact, against } of rounds) for (const { short } of [fact, against]) used.add(short)
    const idea = present(one, other, rounds, script)
    ideas.push(isFight ? { ...idea, unmet: [NO_WINNER] } : idea)
  }
  return ideas
}

function speak(
  one: Side,
  other: Side,
  rounds: readonly { readonly fact: Fact; readonly against: Fact }[],
  asksFirst: boolean,
): string {
  const told = rounds.map(
    ({ fact, against }, at) => `Round ${numberWord(at + 1)}. ${say(one, fact)} ${say(other, against)}`,
  )
  const opening = asksFirst
    ? `${capitalize(one.name)} or ${other.name}: who gets your point?`
    : `${capitalize(one.name)} against ${other.name}. You give the points.`
  return [opening, ...told, `So, ${one.name} or ${other.name}?`].join(' ')
}

/** A sentence that does not name its side is told with its name. */
const say = ({ name }: Side, { short }: Fact): string =>
  isTold(name, { title: '', script: short }, [], 1) && contentWords(name).length > 0
    ? `${capitalize(short)}.`
    : `${capitalize(name)}: ${capitalize(short)}.`

function present(
  one: Side,
  other: Side,
  rounds: readonly { readonly fact: Fact; readonly against: Fact }[],
  script: string,
): IdeaDraft {
  const sources = new Map(
    rounds
      .flatMap(({ fact, against }) => [...fact.sources, ...against.sources])
      .map((source) => [source.work, source]),
  )
  const name = ({ name: said }: Side) => titleCase(said).replace(/^(?:The|An?) /, '')
  const hook = script.split(/(?<=[.?])\s/)[0] ?? script
  return {
    title: `${name(one)} vs ${name(other)}: ${rounds.length} Rounds`,
    summary:
      `Facts side by side: ${rounds.map(({ fact, against }) => `${fact.short}; ${against.short}`).join('; ')}.`.slice(
        0,
        300,
      ),
    caption: joinCaption(hook, hashtagsFrom([name(one), name(other), 'versus', 'didyouknow'])),
    script,
    description: hook,
    framework: 'versus',
    length: 'script',
    sources: [...sources.values()],
  }
}
