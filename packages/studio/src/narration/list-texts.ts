import { isSameSpeaker, NO_VOICE } from '@hookreel/film'
import type { Scene, Storyboard } from '@hookreel/film'
import type { StudioCrew } from '../studio-crew.ts'
import type { AskedVoice } from './spoken-script.ts'

/** After a comma; and where a long sentence had to be halved without one. */
const CLAUSE_GAP_WEIGHT = 0.4
const HALVED_GAP_WEIGHT = 0.1

/** A line to be spoken, by whom, its scene, and how much of a sentence's gap follows it. */
export type LineText = {
  readonly text: string
  readonly voiceId: string
  readonly sceneIndex: number
  readonly gapWeight: number
}

/** The lines of a storyboard that their voices can speak, in their order. */
export function listTexts(storyboard: Storyboard, crew: StudioCrew, asked: AskedVoice): LineText[] {
  return storyboard.scenes.flatMap((scene) =>
    scene.lines
      .map((text, at) => ({
        text: asked.voiceId === NO_VOICE ? nameSpeaker(scene, at, text) : text,
        voiceId: voiceOf(asked, scene.speakers?.[at] ?? null),
        sceneIndex: scene.index,
        gapWeight: weighGap(text),
      }))
      .filter(({ text, voiceId }) => crew.narrator.engine.canSpeak(text, voiceId)),
  )
}

function voiceOf({ voiceId, speakers = [] }: AskedVoice, speaker: string | null): string {
  if (speaker === null || voiceId === NO_VOICE) return voiceId
  return speakers.find(({ name }) => isSameSpeaker(name, speaker))?.voiceId ?? voiceId
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
