import type { Storyboard } from '@hookreel/contract'
import { cleanScript, readTurns, writeTurns } from '@hookreel/film'
import { changedFields, type PreviewedOrder } from './order-fields.ts'

/** Whether the same is spoken of two scripts by the same people: marks of lists and emphasis, and line breaks, are not. */
export function isSpokenSame(one: string, other: string): boolean {
  return wordsOf(one) === wordsOf(other)
}

/** Scenes repeat the name of the person who goes on speaking. */
const wordsOf = (script: string) =>
  writeTurns(readTurns(cleanScript(script)))
    .replace(/\s+/g, ' ')
    .trim()

/** True when the order was changed since this preview of it was made. */
export function isBehind(board: Storyboard, order: PreviewedOrder): boolean {
  return !isSpokenSame(board.script, order.script) || Object.keys(changedFields(board, order)).length > 0
}
