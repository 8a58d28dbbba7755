import type { Pack } from '../known/fact.ts'
import type { PackMatch } from '../matching/pack-match.ts'
import { CALL } from '../enhance/parts-of-script.ts'
import { joinLines, placeSentences, readLines, toLines, type Placed } from '../enhance/read-lines.ts'
import { LEANING } from '../enhance/vary-script.ts'
import { bareLine, DRESS_LINES, VARIATION_DRESS } from '../enhance/tones.ts'
import { isTold } from './change-length.ts'
import type { EndingKind } from './wish.ts'

/** A change of one line of a script, and that line; null when there is nothing to do. */
export type LineChange = { readonly script: string; readonly line: string } | null

function change(script: string, act: (sentences: Placed[]) => Placed[] | null): string | null {
  const lines = readLines(script)
  const sentences = act(placeSentences(lines))
  if (sentences === null || sentences.length === 0) return null
  return joinLines(toLines(sentences, lines.length).filter((line) => line.length > 0))
}

const hooksOf = (pack: Pack): string[] => pack.subjects.flatMap(({ hooks }) => [...hooks])

/** Another opening: another hook of the subject where one opens, else a line before what opens now. */
export function reopen(script: string, match: PackMatch | null): LineChange {
  const first = placeSentences(readLines(script))[0]?.text
  if (first === undefined) return null
  const subject = match?.pack.subjects.find(({ hooks }) => hooks.some((hook) => hook === first))
  const isDress = DRESS_LINES.has(bareLine(first))
  const lines = subject?.hooks ?? VARIATION_DRESS.map(({ openings }) => openings[1])
  const line = nextOf(lines, first)
  const told = change(script, (sentences) => [
    { text: line, line: sentences[0]?.line ?? 0 },
    ...(subject !== undefined || isDress ? sentences.slice(1) : sentences),
  ])
  return told === null ? null : { script: told, line }
}

/** A question in front: the one that a fact of the script answers, else one that announces what comes. */
export function openWithQuestion(script: string, match: PackMatch | null): LineChange {
  const sentences = placeSentences(readLines(script))
  const first = sentences[0]?.text
  if (first === undefined || first.endsWith('?')) return null
  const told = script.toLowerCase()
  const fact = match?.pack.facts.find(
    (one) => isTold(script, one) && !told.includes(one.question.toLowerCase()),
  )
  const line = fact?.question ?? 'Did you know this?'
  const isHook = DRESS_LINES.has(bareLine(first)) || (match !== null && hooksOf(match.pack).includes(first))
  const changed = change(script, (all) => [
    { text: line, line: all[0]?.line ?? 0 },
    ...(isHook ? all.slice(1) : all),
  ])
  return changed === null ? null : { script: changed, line }
}

const ENDINGS: Readonly<Record<Exclude<EndingKind, 'any'>, readonly string[]>> = {
  question: ['Which part surprised you most?', 'What would you have guessed?', 'Did you know that before?'],
  follow: ['Follow for more like this.', 'Follow so you never miss the next one.'],
  subscribe: ['Subscribe for more like this.', 'Subscribe so you never miss the next one.'],
  save: ['Save this for later.', "Save this, you'll want it again."],
  share: ['Send this to someone who should know.', 'Share this with a friend.'],
  comment: ['Tell me what you think in the comments.', 'Leave your answer in the comments.'],
}

/** Another last line: it takes the place of a call or a closing, else it is added. */
export function endAnew(script: string, as: EndingKind, match: PackMatch | null): LineChange {
  const last = placeSentences(readLines(script)).at(-1)
  if (last === undefined) return null
  const calls = match?.pack.calls.slice(-3)
  const lines = as === 'any' ? (calls ?? ENDINGS.question) : ENDINGS[as]
  const line = nextOf(lines, last.text)
  const isEnding = CALL.test(last.text) || last.text.endsWith('?') || DRESS_LINES.has(bareLine(last.text))
  const told = change(script, (sentences) => [
    ...(isEnding ? sentences.slice(0, -1) : sentences),
    { text: line, line: last.line },
  ])
  return told === null ? null : { script: told, line }
}

/** The line after the present one, so that asking again brings another; the first when none of them stands there. */
function nextOf(lines: readonly string[], now: string): string {
  const at = lines.findIndex((line) => bareLine(line) === bareLine(now))
  return lines[(at + 1) % lines.length] ?? now
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth']
/** "The first two sentences", "the last 3 lines". */
const COUNTS = [/\b(?:first|last) (?:two|2)\b/i, /\b(?:first|last) (?:three|3)\b/i]
const SMALL = new Set(
  'about the a an and or of in on at to for with without from that which who is are was were it its this those these sentence sentences line lines part bit one everything all remove please'.split(
    ' ',
  ),
)

/** The script without the sentences that are meant, and those sentences; none when no sentence is. */
export function removeSentences(
  script: string,
  what: string,
): {
  readonly script: string
  readonly removed: readonly string[]
  readonly leaning: string | undefined
} | null {
  const all = placeSentences(readLines(script))
  const meant = findMeant(
    all.map(({ text }) => text),
    what,
  )
  if (meant.size === 0 || meant.size === all.length) return null
  const told = change(script, (sentences) => sentences.filter((_, index) => !meant.has(index)))
  if (told === null) return null
  const after = all.find(
    (sentence, index) => meant.has(index - 1) && !meant.has(index) && LEANING.test(sentence.text),
  )
  return {
    script: told,
    removed: all.filter((_, index) => meant.has(index)).map(({ text }) => text),
    leaning: after?.text,
  }
}

function findMeant(sentences: readonly string[], what: string): Set<number> {
  const last = sentences.length - 1
  const quoted = /“([^”]+)”/.exec(what)?.[1]?.toLowerCase()
  if (quoted !== undefined)
    return new Set(
      sentences.flatMap((text, index) =>
        text.toLowerCase().includes(quoted.replace(/[.!?]+$/, '')) ? [index] : [],
      ),
    )
  const about = /\b(?:about|on|with|of)\b(.+)/i.exec(what)?.[1]
  if (about === undefined) {
    if (/\b(?:call to action|cta)\b/i.test(what))
      return new Set(CALL.test(sentences[last] ?? '') ? [last] : [])
    const count = COUNTS.findIndex((words) => words.test(what)) + 2
    if (count >= 2)
      return new Set(
        sentences.flatMap((_, at) => ((/\blast\b/i.test(what) ? last - at : at) < count ? [at] : [])),
      )
    if (/\b(?:last|ending|closing)\b/i.test(what)) return new Set([last])
    if (/\b(?:opening|hook)\b/i.test(what)) return new Set([0])
    const place = ORDINALS.findIndex((name) => new RegExp(`\\b${name}\\b`, 'i').test(what))
    if (place >= 0) return new Set(place <= last ? [place] : [])
  }
  return findByWords(sentences, about ?? what)
}

/** The sentence that holds most of the words, half of them at least. */
function findByWords(sentences: readonly string[], what: string): Set<number> {
  const words = (what.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !SMALL.has(word))
  if (words.length === 0) return new Set()
  const stems = words.map((word) => word.slice(0, Math.max(4, word.length - 2)))
  const held = sentences.map((text) => {
    const said = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
    return stems.filter((stem) => said.some((word) => word.startsWith(stem))).length
  })
  const most = Math.max(0, ...held)
  if (most * 2 < words.length || most === 0) return new Set()
  return new Set([held.indexOf(most)])
}
