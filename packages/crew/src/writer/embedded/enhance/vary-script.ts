import { countWords } from '../wording.ts'
import { joinLines, toLines, type Placed } from './read-lines.ts'
import { bareScript, partsOfScript, type ScriptParts } from './parts-of-script.ts'
import { QUESTION_FIRST, VARIATION_DRESS } from './tones.ts'
import { wordRoom } from './word-room.ts'

/**
 * Three scripts that say the same: another opening and closing line each, and another order where an order can change
 * without breaking what refers to what: a question and its answers move together, a closing question may come first, a
 * call second or before the next question. Every sentence stays word for word.
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
  if (opening.text.endsWith('?')) {
    // Nothing comes between a question and its answer, but a call may stand before the next question.
    const second = findSecondQuestion(body)
    return second < 1
      ? inOrder(parts)
      : fill(parts, [opening, ...body.slice(0, second), call, ...body.slice(second)])
  }
  const isBound = body[0] === undefined || LEANING.test(body[0].text)
  return isBound ? inOrder(parts) : fill(parts, [opening, call, ...body])
}

/** "It", "But", "Two of them" need the sentence before them. */
export const LEANING =
  /^(?:it|its|they|their|he|his|she|her|this|that|these|those|but|so|and|then|there|here|one|two|both|also|instead)\b/i

const findSecondQuestion = (body: readonly Placed[]): number =>
  body.findIndex(({ text }) => text.endsWith('?') && text.split(' ').length > 4)

/** The second question with its answers comes before the first. Needs an opening question and one more. */
function blocksTurned(parts: ScriptParts): Placed[] {
  const { opening, body, call } = parts
  const second = findSecondQuestion(body)
  if (!opening.text.endsWith('?') || second < 1) return inOrder(parts)
  return fill(parts, [...body.slice(second), opening, ...body.slice(0, second), ...(call ? [call] : [])])
}

/** Sentences in another order, in the lines where sentences stood. */
function fill(parts: ScriptParts, sentences: readonly Placed[]): Placed[] {
  const places = inOrder(parts)
  return sentences.map(({ text }, index) => ({ text, line: places[index]?.line ?? 0 }))
}
