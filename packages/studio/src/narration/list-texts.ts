import {
  deliveryTakenBy,
  isSameStress,
  listPieces,
  NO_VOICE,
  USUAL_DELIVERY,
  voiceOfLine,
} from '@hookreel/film'
import type { Scene, Storyboard, Stress } from '@hookreel/film'
import type { StudioCrew } from '../studio-crew.ts'
import type { AskedVoice } from './narrated-script.ts'

/** After a comma; and where a long sentence had to be halved without one. */
const CLAUSE_GAP_WEIGHT = 0.4
const HALVED_GAP_WEIGHT = 0.1

/** A line to be spoken, by whom and how, its scene, and how much of a sentence's gap follows it. */
export type LineText = {
  readonly text: string
  readonly voiceId: string
  readonly sceneIndex: number
  readonly gapWeight: number
  /** Beside the film's pace. */
  readonly pace: number
  /** Words of this line. */
  readonly stresses: readonly Stress[]
  /** Silence that a person set after it. */
  readonly pauseSeconds: number
}

/** The lines of a storyboard that their voices can speak, in their order. */
export function listTexts(storyboard: Storyboard, crew: StudioCrew, asked: AskedVoice): LineText[] {
  return storyboard.scenes.flatMap((scene) => {
    const { pace, pauseSeconds, stresses } = takenDelivery(asked, scene.index)
    const stressed = shareStresses(scene.lines, stresses)
    const spoken = scene.lines
      .map((text, at) => ({
        text: asked.voiceId === NO_VOICE ? nameSpeaker(scene, at, text) : text,
        voiceId: voiceOfLine(asked, scene.speakers?.[at] ?? null, asked.deliveries?.[scene.index]),
        sceneIndex: scene.index,
        gapWeight: weighGap(text),
        ...{ pace, stresses: stressed[at] ?? [], pauseSeconds: 0 },
      }))
      .filter(({ text, voiceId }) => crew.narrator.engine.canSpeak(text, voiceId))
    return spoken.map((line, at) => (at === spoken.length - 1 ? { ...line, pauseSeconds } : line))
  })
}

/** How a scene is said, as far as its voice takes it. */
function takenDelivery({ voiceId, deliveries }: AskedVoice, sceneIndex: number) {
  const wished = deliveries?.[sceneIndex] ?? USUAL_DELIVERY
  const takes = deliveryTakenBy(voiceId)
  return {
    pace: takes.pace ? wished.pace : 1,
    pauseSeconds: takes.pauseSeconds ? wished.pauseSeconds : 0,
    stresses: takes.stresses ? wished.stresses : [],
  }
}

/** The stressed words of a scene line by line, each counted anew in its line. */
function shareStresses(lines: readonly string[], stresses: readonly Stress[]): Stress[][] {
  if (stresses.length === 0) return []
  const before = new Map<string, number>()
  return lines.map((line) => {
    const words = listPieces(line).flatMap(({ stress }) => stress ?? [])
    const stressed = words.filter(({ word, nth }) =>
      stresses.some((one) => isSameStress(one, { word, nth: nth + (before.get(word) ?? 0) })),
    )
    for (const { word } of words) before.set(word, (before.get(word) ?? 0) + 1)
    return stressed
  })
}

/** Nobody is told apart by ear where nobody speaks: there each turn begins with its name. */
function nameSpeaker({ speakers }: Scene, at: number, text: string): string {
  const speaker = speakers?.[at] ?? null
  return speaker === null || speakers?.[at - 1] === speaker ? text : `${speaker}: ${text}`
}

function weighGap(text: string): number {
  if (/[.!?…。！？।؟]["'”’)\]]*\s*$/u.test(text)) return 1
  return /[\p{L}\p{N}]\s*$/u.test(text) ? HALVED_GAP_WEIGHT : CLAUSE_GAP_WEIGHT
}
