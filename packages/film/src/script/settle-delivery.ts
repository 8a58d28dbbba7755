import { isSameStress, isUsual, listPieces } from './delivery.ts'
import type { Delivery, TextPiece } from './delivery.ts'
import { readTurns } from './speakers.ts'

// Apart from what a delivery is: every page has that, and who speaks only those of a film.

/** The words of a scene as they are heard: the names that begin its lines are not said. The one count of what is stressed in a scene. */
export function listHeardPieces(narration: string, names: readonly string[]): TextPiece[] {
  const turns = readTurns(narration, names)
  return listPieces(turns.map(({ text }) => text).join(' '))
}

/**
 * How a scene of these words is said: without stresses on words that are not heard in it; undefined when it is said as usual. `names`: of
 * `findSpeakersOfScenes`.
 */
export function settleDelivery(
  narration: string,
  names: readonly string[],
  delivery: Delivery | undefined,
): Delivery | undefined {
  if (delivery === undefined) return undefined
  const { pace, pauseSeconds, voiceId } = delivery
  const pieces = delivery.stresses.length > 0 ? listHeardPieces(narration, names) : []
  // In the order of the words: the same choices are the same delivery.
  const stresses = pieces.flatMap(({ stress }) =>
    stress && delivery.stresses.some((chosen) => isSameStress(chosen, stress)) ? [stress] : [],
  )
  const settled = { pace, pauseSeconds, stresses, ...(voiceId !== undefined && { voiceId }) }
  return isUsual(settled) ? undefined : settled
}
