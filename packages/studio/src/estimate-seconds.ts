import { cleanScript, estimateSpeechSeconds, planStoryboard } from '@hookreel/film'
import { findNearestDuration, findPaceFit, LEAD_SECONDS, scriptLengthError } from './fit-pace.ts'
import type { SpokenLength } from './fit-pace.ts'

/** The estimate may be wrong by this share; only what is surely too long or too short is refused by it. */
const ESTIMATE_TOLERANCE = 0.06

/**
 * Seconds of film this script would fill at the voice's own pace: cheap, from its letters and stops, for refusing
 * an order before anything is charged. The making measures the real speech.
 */
export function estimateSeconds(script: string): number {
  const spoken = estimateSpoken(script)
  return LEAD_SECONDS + spoken.speechSeconds + spoken.gapCount * 0.26 + 0.6
}

/** Throws StudioError `script_length` with the nearest length that fits when the script surely does not fit into `seconds`. */
export function checkScriptLength(script: string, seconds: number): void {
  const spoken = estimateSpoken(script)
  const shares = [1, 1 - ESTIMATE_TOLERANCE, 1 + ESTIMATE_TOLERANCE]
  const mayFit = shares.some((share) =>
    findPaceFit({ ...spoken, speechSeconds: spoken.speechSeconds * share }, seconds),
  )
  if (!mayFit) throw scriptLengthError(seconds, findNearestDuration(spoken, seconds))
}

function estimateSpoken(script: string): SpokenLength {
  const lines = planStoryboard(cleanScript(script)).scenes.flatMap((scene) => scene.lines)
  return {
    speechSeconds: lines.reduce((sum, line) => sum + estimateSpeechSeconds(line), 0),
    gapCount: Math.max(0, lines.length - 1),
  }
}
