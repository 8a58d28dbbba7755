import { findLanguage } from '@hookreel/crew/makers'
import {
  AS_SCRIPT,
  cleanScript,
  DURATIONS_SECONDS,
  estimateSpeechSeconds,
  NO_VOICE,
  planStoryboard,
  readRecordingVoice,
  readingSeconds,
  voiceOfLine,
  voiceSourceOf,
} from '@hookreel/film'
import type { AskedLength, FilmChoices, Saying, Storyboard } from '@hookreel/film'
import { cutIntoLines } from '../plan-scenes.ts'
import { createWriteOut } from './write-out.ts'
import type { WriteOut } from './write-out.ts'
import { FILM_MIN_SECONDS, findPaceFit, fitPace } from './fit-pace.ts'
import type { SpokenLength } from './fit-pace.ts'
import type { AskedVoice } from './narrated-script.ts'

/** How long the voices take compared with the estimate, measured on texts of several kinds; 1 for any other voice. */
const VOICE_FACTORS: Readonly<Record<string, number>> = {
  'flite-slt': 0.98,
  'flite-rms': 1.05,
  'flite-awb': 1,
  'flite-kal': 0.92,
  'espeak-en-us-f2': 0.98,
  'espeak-en-us-m3': 0.94,
  'espeak-en-us-m7': 0.96,
  'espeak-en-gb-f3': 0.94,
  'espeak-en-gb-m3': 0.93,
  'espeak-en-gb-scotland-f2': 0.93,
  'espeak-en-gb-scotland-m2': 0.92,
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
  const language = voiceSourceOf(voiceId) === undefined ? undefined : findLanguage(script)
  return Object.keys(LANGUAGE_FACTORS).find((code) => LANGUAGES.of(code) === language) ?? ''
}

/** How long a film of this script will probably be, and whether that is what was asked for. */
export type PlannedLength = {
  readonly seconds: number
  /** What it is ordered and paid as: the asked length where the script fills it, else what the script takes. */
  readonly orderedSeconds: number
  readonly isAsked: boolean
  /** The offered length that the script comes nearest to, where there is one. */
  readonly nearest: number | null
  /** What to tell the person before the order; null when the film is as long as was asked for. */
  readonly message: string | null
}

/** Says how long a film will be before a word of it is spoken. No script is refused. */
export function planLength(
  script: string,
  voiceId: string,
  asked: AskedLength,
  { sayings = [], storyboard }: Pick<FilmChoices, 'sayings' | 'storyboard'> = {},
): PlannedLength {
  const own = readRecordingVoice(voiceId)
  // A recording is as long as it is, whatever is asked.
  if (own) {
    const seconds = Math.max(FILM_MIN_SECONDS, own.seconds)
    return { seconds, orderedSeconds: Math.round(seconds), isAsked: true, nearest: null, message: null }
  }
  const writeOut = createWriteOut(sayings)
  const scenes = storyboard?.scenes ?? []
  if (scenes.every(({ delivery }) => delivery === undefined))
    return explainLength(estimateSpoken(script, voiceId, writeOut), asked)
  const planned = cutIntoLines(scenes.map(({ narration }) => narration))
  const deliveries = scenes.map(({ delivery }) => delivery)
  return explainLength(measureScenes(planned, deliveries, voiceId, writeOut), asked)
}

/** How many seconds each of several texts takes by itself. The sayings are read once for all of them. */
export function measureTexts(
  texts: readonly string[],
  voiceId: string,
  sayings: readonly Saying[] = [],
): number[] {
  const writeOut = createWriteOut(sayings)
  return texts.map((text) => explainLength(estimateSpoken(text, voiceId, writeOut), AS_SCRIPT).seconds)
}

/** The same for words whose length is known. */
export function explainLength(spoken: SpokenLength, asked: AskedLength): PlannedLength {
  const fit = findPaceFit(spoken, asked)
  const { seconds } = fit ?? fitPace(spoken, asked)
  const nearest = findNearest(spoken, seconds)
  const takes = Math.round(seconds)
  if (fit !== undefined || asked === AS_SCRIPT) {
    const orderedSeconds = asked === AS_SCRIPT ? takes : asked
    return { seconds, orderedSeconds, isAsked: true, nearest, message: null }
  }
  const message =
    seconds < asked
      ? `The script is too short for ${asked} seconds: the film will be about ${takes} seconds long. For ${asked} seconds, add about ${wordsIn(asked - seconds)} words.`
      : `The script is too long for ${asked} seconds: the film will be about ${takes} seconds long. For ${asked} seconds, cut about ${wordsIn(seconds - asked)} words.`
  return { seconds, orderedSeconds: takes, isAsked: false, nearest, message }
}

function findNearest(spoken: SpokenLength, seconds: number): number | null {
  const fitting = DURATIONS_SECONDS.filter((duration) => findPaceFit(spoken, duration) !== undefined)
  return fitting.toSorted((a, b) => Math.abs(a - seconds) - Math.abs(b - seconds))[0] ?? null
}

/** At about 150 words a minute, in round figures. */
function wordsIn(seconds: number): number {
  const words = seconds * 2.5
  return words < 10 ? Math.max(1, Math.round(words)) : Math.round(words / 5) * 5
}

/** The pace at which these scenes, said so, probably fill the length; 1 when none does. */
export function estimatePace(storyboard: Storyboard, asked: Omit<AskedVoice, 'sayings'>): number {
  const { voiceId, seconds, deliveries } = asked
  const spoken = measureScenes(storyboard, deliveries, voiceId, createWriteOut([]))
  return findPaceFit(spoken, seconds)?.pace ?? 1
}

function measureScenes(
  { scenes }: Storyboard,
  deliveries: AskedVoice['deliveries'],
  voiceId: string,
  writeOut: WriteOut,
): SpokenLength {
  const lines = scenes.flatMap((scene) =>
    scene.lines.map((text) => {
      const delivery = deliveries?.[scene.index]
      return { text, pace: delivery?.pace ?? 1, voiceId: voiceOfLine({ voiceId }, null, delivery) }
    }),
  )
  const pauses = scenes.slice(0, -1).map((scene) => deliveries?.[scene.index]?.pauseSeconds ?? 0)
  const pauseSeconds = pauses.reduce<number>((sum, seconds) => sum + seconds, 0)
  return { ...measurePaced(lines, writeOut), pauseSeconds }
}

function estimateSpoken(script: string, voiceId: string, writeOut: WriteOut): SpokenLength {
  const lines = planStoryboard(cleanScript(script)).scenes.flatMap((scene) => scene.lines)
  return measureLines(lines, voiceId, writeOut)
}

/** What to tell of a script that nobody says in its recording, which is too short for it; null where it may be the script's. */
export function explainOwnLength(script: string, voiceId: string): string | null {
  const own = readRecordingVoice(voiceId)
  const lines = planStoryboard(cleanScript(script)).scenes.flatMap((scene) => scene.lines)
  return own ? explainExcess(lines, own.seconds) : null
}

/** People speak twice as fast as the voices here at most, and may leave out a part of the script: more than this is another text. */
const MAX_READ = { times: 3, moreSeconds: 20 }

/**
 * What to tell of lines that nobody says in so many seconds of a recording; null where somebody may. Laying them along it takes time and memory
 * by both lengths: 4,000 digits, read for an hour, kept a minute of noise busy for more than eight minutes.
 */
export function explainExcess(lines: readonly string[], recordingSeconds: number): string | null {
  const { speechSeconds } = estimateLines(lines, NO_FACTOR)
  if (speechSeconds <= MAX_READ.times * recordingSeconds + MAX_READ.moreSeconds) return null
  const minutes = Math.max(1, Math.round(speechSeconds / 60))
  return `Read aloud, this script takes about ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, and the recording ${Math.round(recordingSeconds)} seconds: it is another text. Record this script, or paste what you say as the script.`
}

/** No voice of this server, so that its own speed says nothing. */
const NO_FACTOR = ''

/** How long these lines will probably sound. */
export function estimateLines(
  lines: readonly string[],
  voiceId: string,
  sayings: readonly Saying[] = [],
): SpokenLength {
  return measureLines(lines, voiceId, createWriteOut(sayings))
}

function measureLines(lines: readonly string[], voiceId: string, writeOut: WriteOut): SpokenLength {
  const paced = lines.map((text) => ({ text, pace: 1, voiceId }))
  return measurePaced(paced, writeOut)
}

/** A line, how it is said beside the others, and by whom. */
type PacedLine = { readonly text: string; readonly pace: number; readonly voiceId: string }

function measurePaced(lines: readonly PacedLine[], writeOut: WriteOut): SpokenLength {
  const script = lines.map(({ text }) => text).join(' ')
  const seconds = [...Map.groupBy(lines, ({ voiceId }) => voiceId)].map(([voiceId, own]) => {
    const add = (secondsOf: (line: string) => number) =>
      own.reduce((sum, { text, pace }) => sum + secondsOf(text) / pace, 0)
    return voiceId === NO_VOICE
      ? add(readingSeconds)
      : factorOf(voiceId, script) * add((line) => estimateSpeechSeconds(writeOut(line)))
  })
  return {
    speechSeconds: seconds.reduce((sum, one) => sum + one, 0),
    gapCount: Math.max(0, lines.length - 1),
  }
}
