import { readRecordingVoice } from '../recording-voice.ts'
import { NO_VOICE } from './reading.ts'
import { isSpaceless, splitSpaceless } from './script.ts'

/** How quickly a scene is said beside the rest of its film; 1 is as the rest. */
export const SCENE_PACES = [0.85, 1, 1.15] as const
/** Silence after a scene besides the film's own, in seconds. With the longest gap it stays under what counts as a film that lost its sound. */
export const SCENE_PAUSES_SECONDS = [0, 0.5, 1.2] as const
/** So many words of one scene are stressed at most: where all are, none is. */
export const STRESSES_MAX_COUNT = 12

/** A word that is longer, as an address may be, cannot be stressed. */
export const STRESS_MAX_CHARACTERS = 100

/**
 * A stressed word, and how many of the same stand before it in its scene. It is known by itself and not by its place, so that other words
 * around it leave it alone.
 */
export type Stress = { readonly word: string; readonly nth: number }

/** How a scene is said: its pace beside its film's, the pause after it, its stressed words, and by whom. */
export type Delivery = {
  pace: (typeof SCENE_PACES)[number]
  pauseSeconds: (typeof SCENE_PAUSES_SECONDS)[number]
  stresses: Stress[]
  /** The voice of all its lines, whatever names begin them; left out: the film's, and those of the names. */
  voiceId?: string | undefined
}
/** As the rest of the film. */
export const USUAL_DELIVERY: Delivery = { pace: 1, pauseSeconds: 0, stresses: [] }

/**
 * What can be chosen of how a voice says a scene: the one table of it. A recording is as its speaker spoke it, and where nobody speaks no
 * word is louder; any other voice takes all of it, because we do it ourselves: docs/sound.md.
 */
export function deliveryTakenBy(voiceId: string): Readonly<Record<keyof Delivery, boolean>> {
  if (readRecordingVoice(voiceId))
    return { pace: false, pauseSeconds: false, stresses: false, voiceId: false }
  const isHeard = voiceId !== NO_VOICE
  return { pace: true, pauseSeconds: true, stresses: isHeard, voiceId: isHeard }
}

/** A piece of a text between two spaces; `stress` names the word in it, null where none can be stressed. */
export type TextPiece = { readonly text: string; readonly stress: Stress | null }

/** The words of a text in order, those of scripts without spaces one by one, each as it can be stressed. */
export function listPieces(text: string): TextPiece[] {
  const counts = new Map<string, number>()
  return text
    .normalize('NFC')
    .split(/\s+/u)
    .filter((token) => token !== '')
    .flatMap((token) => (isSpaceless(token) ? splitSpaceless(token) : [token]))
    .map((piece) => {
      const word = bareWord(piece)
      if (word === '' || word.length > STRESS_MAX_CHARACTERS) return { text: piece, stress: null }
      const nth = counts.get(word) ?? 0
      counts.set(word, nth + 1)
      return { text: piece, stress: { word, nth } }
    })
}

/** From its first letter or digit to its last. Each mark is looked at once: a piece may be 4,000 of them. */
function bareWord(piece: string): string {
  const signs = [...piece.matchAll(/[\p{L}\p{M}\p{N}]/gu)]
  const last = signs.at(-1)
  return last ? piece.slice(signs[0]?.index ?? 0, last.index + last[0].length) : ''
}

/** Whether both are the same word. */
export function isSameStress(one: Stress, other: Stress): boolean {
  return one.word === other.word && one.nth === other.nth
}

/** The same with another voice; undefined when it is said as usual then. */
export function giveVoice(
  { pace, pauseSeconds, stresses }: Delivery = USUAL_DELIVERY,
  voiceId: string | undefined,
): Delivery | undefined {
  const given = { pace, pauseSeconds, stresses, ...(voiceId !== undefined && { voiceId }) }
  return isUsual(given) ? undefined : given
}

/** Whether a scene is said as the rest of its film. */
export const isUsual = (delivery: Delivery) => writeDelivery(delivery) === writeDelivery(undefined)

/** The same text for the same delivery, whatever order a database keeps its fields in. */
export function writeDelivery({ pace, pauseSeconds, stresses, voiceId }: Delivery = USUAL_DELIVERY): string {
  const voice = voiceId === undefined ? [] : [voiceId]
  return JSON.stringify([pace, pauseSeconds, ...stresses.map(({ word, nth }) => [word, nth]), ...voice])
}
