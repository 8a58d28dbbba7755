import { fitScript } from '../fit-script.ts'
import type { Piece, Slot } from '../fit-script.ts'
import type { Fact, Pack } from '../known/fact.ts'
import type { PackMatch } from '../matching/pack-match.ts'
import { joinLines, placeSentences, readLines, toLines, type Placed } from '../enhance/read-lines.ts'
import { partsOfScript } from '../enhance/parts-of-script.ts'
import { countWords, WORDS_FOR_SECONDS } from '../wording.ts'
import { blocksOf, promisesCount, type Block } from './sentence-blocks.ts'

/** Words that a length takes at any pace of the voice. */
const FASTEST = 1.2
const SLOWEST = 0.85
/** Less than that is no change that anybody asked for. */
const FELT = 0.92
const LENGTHS = Object.entries(WORDS_FOR_SECONDS).map(([seconds, words]) => ({ seconds, words }))

/** The length of video that so many words fit best; nothing when they fit none. */
export function fittingSeconds(words: number): string | undefined {
  return LENGTHS.filter(
    (length) => words >= length.words * SLOWEST && words <= length.words * FASTEST,
  ).toSorted((one, other) => Math.abs(one.words - words) - Math.abs(other.words - words))[0]?.seconds
}

/** The script with the sentences left out that can go: opening, call and what is counted stay. */
export function shorten(
  script: string,
  title: string,
  wanted: { readonly words: number } | 'shorter' | 'half',
): string | null {
  const words = countWords(script)
  const target = typeof wanted === 'object' ? wanted.words : nextShorter(words, wanted)
  const parts = partsOfScript(script)
  if (target === undefined || target >= words || parts === null) return null
  const isCounted = promisesCount(title) || promisesCount(parts.opening.text)
  const opening = { sentences: [parts.opening], least: 1 }
  const blocks = [opening, ...blocksOf(parts.body, isCounted)]
  // A question that opens keeps its answer.
  const [, first] = blocks
  if (parts.opening.text.endsWith('?') && first) blocks[1] = { ...first, least: Math.max(1, first.least) }
  const told = [...blocks, ...(parts.call === null ? [] : [{ sentences: [parts.call], least: 0 }])]
  const most = typeof wanted === 'object' ? wanted.words : target * FASTEST
  for (const aim of [target, target * 0.9, target * 0.8, target * 0.7]) {
    const kept = fitScript(
      told.map((block) => piecesOf(block, block.sentences[0] === parts.call ? CALL_COST : 1)),
      aim,
    )
    if (kept.words > most || kept.words > words * FELT || kept.words < target * 0.6) continue
    const places = new Set(kept.pieces.flatMap((piece) => piece.tells))
    const sentences = told
      .flatMap((block) => block.sentences)
      .filter((sentence) => places.has(idOf(sentence)))
    return joinLines(toLines(sentences, parts.lineCount).filter((line) => line.length > 0))
  }
  return null
}

/** A call is the last thing to go. */
const CALL_COST = 4

const idOf = ({ text, line }: Placed): string => `${line} ${text}`

/** The ways to keep a block: whole, or only its first sentences. */
function piecesOf({ sentences, least }: Block, leavingCost: number): Slot {
  const pieces: Piece[] = []
  for (let kept = sentences.length; kept >= least; kept -= 1) {
    const isBroken = kept === 1 && sentences.length > 1 && sentences[0]?.text.endsWith('?') === true
    if (isBroken) continue
    const told = sentences.slice(0, kept)
    pieces.push({
      text: told.map(({ text }) => text).join(' '),
      tells: told.map(idOf),
      // Whole blocks read better than ones cut short; the later ones are kept as gladly as the earlier ones.
      cost: kept === sentences.length ? 0 : kept === 0 ? leavingCost : 2,
    })
  }
  return pieces
}

function nextShorter(words: number, wanted: 'shorter' | 'half'): number | undefined {
  if (wanted === 'half') return Math.round(words / 2)
  return LENGTHS.map((length) => length.words)
    .filter((length) => length <= words * 0.85)
    .at(-1)
}

/** The script with facts of its pack that it does not tell yet, before its last line. Null when there is none that fits. */
export function lengthen(
  script: string,
  match: PackMatch,
  words: number | undefined,
): { readonly script: string; readonly facts: readonly Fact[] } | null {
  const count = countWords(script)
  const target = words ?? LENGTHS.find((length) => length.words >= count * 1.15)?.words
  if (target === undefined || target <= count) return null
  const facts = untold(script, match)
  const slots = facts.map((fact): Slot =>
    [[fact.long, ...fact.why], [fact.long, fact.why[0]], [fact.long], []].map((lines, index) => ({
      text: lines.join(' '),
      tells: lines.length === 0 ? [] : [fact.short],
      cost: index,
    })),
  )
  const { pieces } = fitScript(slots, target - count)
  const added = pieces.map(({ text }) => text)
  if (added.length === 0) return null
  const lines = readLines(script)
  const sentences = placeSentences(lines)
  const last = partsOfScript(script)?.call?.text
  const at = sentences.findLastIndex(({ text }) => text === last)
  const line = sentences.at(at)?.line ?? 0
  const put = added.map((text) => ({ text, line }))
  const whole = at < 0 ? [...sentences, ...put] : [...sentences.slice(0, at), ...put, ...sentences.slice(at)]
  const told = new Set(pieces.flatMap((piece) => piece.tells))
  return {
    script: joinLines(toLines(whole, lines.length)),
    facts: facts.filter(({ short }) => told.has(short)),
  }
}

const MAX_FACTS = 8

/** Facts of the same subject that no sentence of the script tells, the most astonishing first. */
function untold(script: string, { pack, named }: PackMatch): Fact[] {
  const told = script.toLowerCase()
  const meant = new Set(named.map(({ id }) => id))
  return pack.facts
    .filter(({ subject }) => meant.size === 0 || meant.has(subject))
    .filter((fact) => !isTold(told, fact))
    .toSorted((one, other) => other.wow - one.wow)
    .slice(0, MAX_FACTS)
}

/** Whether a script tells a fact, in whatever of its ways. */
export function isTold(script: string, fact: Pack['facts'][number]): boolean {
  const told = script.toLowerCase()
  const ways = [fact.short, ...readLines(fact.long).flat(), fact.question, ...fact.why]
  return ways.some((way) => told.includes(way.toLowerCase().replace(/[.!?]+$/, '')))
}
