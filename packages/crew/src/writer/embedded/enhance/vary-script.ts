import { countWords } from '../wording.ts'
import { joinLines, toLines, type Placed } from './read-lines.ts'
import { bareScript, partsOfScript, type ScriptParts } from './parts-of-script.ts'
import { QUESTION_FIRST, VARIATION_DRESS } from './tones.ts'
import { wordRoom } from './word-room.ts'

/**
 * Three scripts that say the same: another opening and closing line each, and another order where an order can change
 * without breaking what refers to what: a question and its answers move together, a closing question or call may
 * come first or second. Every sentence stays word for word.
 */
export function varyScript(text: string): string[] {
  const parts = partsOfScript(text)
  if (parts === null) return []
  return VARIATION_DRESS.map((dress, index) => {
    const ordered = ORDERS[index]?.(parts) ?? inOrder(parts)
    const room = wordRoom(bareScript(parts), bareScript(parts))
    const lead = ordered[0]
    const isQuestionFirst = lead !== undefined && lead.text === parts.call?.text
    const opening = room.take(isQuestionFirst ? QUESTION_FIRST : dress.openings)
    const closing = room.take(dress.closings)
    const last = ordered.at(-1)
    const isCallLast = parts.call !== null && last?.text === parts.call.text
    const before = isCallLast ? ordered.slice(0, -1) : ordered
    // The places of the lines stay; the sentences fill them in their new order.
    return joinLines(
      toLines(
        [
          ...(opening === undefined || lead === undefined ? [] : [{ text: opening, line: lead.line }]),
          ...before,
          ...(closing === undefined || last === undefined ? [] : [{ text: closing, line: last.line }]),
          ...(isCallLast && last ? [last] : []),
        ],
        parts.lineCount,
      ),
    )
  })
}

/** From so many words on there is room to announce the question. */
const ROOMY_WORDS = 28

const inOrder = ({ opening, body, call }: ScriptParts): Placed[] => [
  opening,
  ...body,
  ...(call ? [call] : []),
]

const ORDERS: readonly ((parts: ScriptParts) => Placed[])[] = [inOrder, callFirst, blocksTurned]

/** The closing question comes first, a call second: the hook still opens. */
function callFirst(parts: ScriptParts): Placed[] {
  const { opening, body, call } = parts
  if (call === null) return blocksTurned(parts)
  const isRoomy = countWords([opening, ...body].map(({ text }) => text).join(' ')) >= ROOMY_WORDS
  if (call.text.endsWith('?')) return isRoomy ? fill(parts, [call, opening, ...body]) : inOrder(parts)
  return fill(parts, [opening, call, ...body])
}

/** The second question with its answers comes before the first. Needs an opening question and one more. */
function blocksTurned(parts: ScriptParts): Placed[] {
  const { opening, body, call } = parts
  const second = body.findIndex(({ text }) => text.endsWith('?') && text.split(' ').length > 4)
  if (!opening.text.endsWith('?') || second < 1) return inOrder(parts)
  return fill(parts, [...body.slice(second), opening, ...body.slice(0, second), ...(call ? [call] : [])])
}

/** Sentences in another order, in the lines where sentences stood. */
function fill(parts: ScriptParts, sentences: readonly Placed[]): Placed[] {
  const places = inOrder(parts)
  return sentences.map(({ text }, index) => ({ text, line: places[index]?.line ?? 0 }))
}
