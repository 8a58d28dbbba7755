import { findLanguage } from '@hookreel/crew'
import { cleanScript, estimateSpeechSeconds, planStoryboard } from '@hookreel/film'
import { findNearestDuration, findPaceFit, scriptLengthError } from './fit-pace.ts'
import type { SpokenLength } from './fit-pace.ts'

/** The estimate may be wrong by this share; only what is surely too long or too short is refused by it. */
const ESTIMATE_TOLERANCE = 0.08
/** How long the voices take compared with the estimate, measured on texts of several kinds; 1 for any other voice. */
const VOICE_FACTORS: Readonly<Record<string, number>> = {
  'flite-slt': 0.98,
  'flite-rms': 1.05,
  'flite-awb': 1,
  'flite-kal': 0.92,
}
const LANGUAGES = new Intl.DisplayNames(['en'], { type: 'language' })
/** The same for the languages of eSpeak NG whose letters take another time to say than English ones. */
const LANGUAGE_FACTORS: Readonly<Record<string, number>> = {
  da: 0.88,
  fi: 1.1,
  fr: 0.88,
  hi: 1.26,
  hu: 1.12,
  id: 1.19,
  it: 1.09,
  ko: 2.41,
  pl: 1.09,
  pt: 1.1,
  ro: 1.17,
  tr: 1.27,
  uk: 0.9,
}

function factorOf(voiceId: string, script: string): number {
  const language = /^espeak-([a-z]+)/.exec(voiceId)?.[1] ?? findCode(voiceId, script)
  return VOICE_FACTORS[voiceId] ?? LANGUAGE_FACTORS[language] ?? 1
}

/** Voices of services speak many languages: the script says which one it is. */
function findCode(voiceId: string, script: string): string {
  const language = voiceId.includes(':') ? findLanguage(script) : undefined
  return Object.keys(LANGUAGE_FACTORS).find((code) => LANGUAGES.of(code) === language) ?? ''
}

/** Throws StudioError `script_length` with the nearest length that fits when the script surely does not fit into `seconds`. */
export function checkScriptLength(script: string, voiceId: string, seconds: number): void {
  const spoken = estimateSpoken(script, voiceId)
  const shares = [1, 1 - ESTIMATE_TOLERANCE, 1 + ESTIMATE_TOLERANCE]
  const mayFit = shares.some((share) =>
    findPaceFit({ ...spoken, speechSeconds: spoken.speechSeconds * share }, seconds),
  )
  if (!mayFit) throw scriptLengthError(seconds, findNearestDuration(spoken, seconds))
}

/** The pace at which these lines probably fill the length; 1 when none does. */
export function estimatePace(lines: readonly string[], voiceId: string, seconds: number): number {
  return findPaceFit(estimateLines(lines, voiceId), seconds)?.pace ?? 1
}

function estimateSpoken(script: string, voiceId: string): SpokenLength {
  return estimateLines(
    planStoryboard(cleanScript(script)).scenes.flatMap((scene) => scene.lines),
    voiceId,
  )
}

function estimateLines(lines: readonly string[], voiceId: string): SpokenLength {
  return {
    speechSeconds:
      factorOf(voiceId, lines.join(' ')) * lines.reduce((sum, line) => sum + estimateSpeechSeconds(line), 0),
    gapCount: Math.max(0, lines.length - 1),
  }
}
