import type { Storyboard } from '@hookreel/film'
import type { StudioCrew } from '../studio-crew.ts'

/** After a comma; and where a long sentence had to be halved without one. */
const CLAUSE_GAP_WEIGHT = 0.4
const HALVED_GAP_WEIGHT = 0.1

/** A line to be spoken, its scene, and how much of a sentence's gap follows it. */
export type LineText = { readonly text: string; readonly sceneIndex: number; readonly gapWeight: number }

/** The lines of a storyboard that this voice can speak, in their order. */
export function listTexts(storyboard: Storyboard, crew: StudioCrew, voiceId: string): LineText[] {
  return storyboard.scenes.flatMap((scene) =>
    scene.lines
      .filter((line) => crew.narrator.engine.canSpeak(line, voiceId))
      .map((text) => ({
        text,
        sceneIndex: scene.index,
        gapWeight: weighGap(text),
      })),
  )
}

function weighGap(text: string): number {
  if (/[.!?…。！？।؟]["'”’)\]]*\s*$/u.test(text)) return 1
  return /[\p{L}\p{N}]\s*$/u.test(text) ? HALVED_GAP_WEIGHT : CLAUSE_GAP_WEIGHT
}
