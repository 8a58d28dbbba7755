import { stretchSpoken } from '@hookreel/crew'
import type { Storyboard, WordTime } from '@hookreel/film'
import { fitPace, LENGTH_TOLERANCE, PACE_MAX, PACE_MIN, scriptLengthError, settle } from './fit-pace.ts'
import type { PaceFit, SpokenLength } from './fit-pace.ts'
import type { FilmOrder } from './film-order.ts'
import { readSamples, writeSamples } from './part-files.ts'
import { rememberStep } from './remember-step.ts'
import type { StepPlace } from './remember-step.ts'
import type { StudioCrew } from './studio-crew.ts'
import { orFailAs, StudioError } from './studio-error.ts'

/** A spoken line: its samples in a part file, cut to the sound of its words, which count from the cut's start. */
export type LinePart = {
  readonly file: string
  readonly sampleRate: number
  readonly fromSample: number
  readonly toSample: number
  readonly words: readonly WordTime[]
  readonly sceneIndex: number
  /** How much of a sentence's gap follows it: 1 after a sentence, less inside one. */
  readonly gapWeight: number
}

/** Who speaks, and for how long. */
export type AskedVoice = {
  readonly voiceId: string
  readonly seconds: number
  /** A pace to try first, and by which share the film may then miss its length; without it the voice's own is measured. */
  readonly first?: { readonly pace: number; readonly tolerance: number } | undefined
}

/** The whole script spoken, and how its lines are set so that the film gets its length. */
export type SpokenScript = { readonly lines: readonly LinePart[]; readonly fit: PaceFit }

const TRIM_VERSION = 1
const STRETCH_VERSION = 1
/** Kept around the words of a line: consonants begin before and ring after the times that engines report. */
const KEEP_BEFORE_SECONDS = 0.05
const KEEP_AFTER_SECONDS = 0.12
/** After a comma; and where a long sentence had to be halved without one. */
const CLAUSE_GAP_WEIGHT = 0.4
const HALVED_GAP_WEIGHT = 0.1
const FITTING_ROUNDS = 3

/**
 * Speaks every line, first at the voice's own pace, then at the pace that gives the film its length; each line is
 * remembered by itself. Throws StudioError `script_length` when no pace fits, `voice_failed` when the voice fails.
 */
export async function speakLines(
  place: StepPlace,
  crew: StudioCrew,
  storyboard: Storyboard,
  asked: AskedVoice,
  onLine: (done: number, of: number) => void,
): Promise<SpokenScript> {
  return orStandIn(crew, asked, (own) => speakFitting(place, crew, storyboard, own, onLine))
}

/** A voice that fails may have a stand-in, which then speaks the whole script: two voices in a film are worse than one. */
async function orStandIn(
  crew: StudioCrew,
  asked: AskedVoice,
  speak: (asked: AskedVoice) => Promise<SpokenScript>,
): Promise<SpokenScript> {
  try {
    return await speak(asked)
  } catch (error) {
    const standIn = crew.narrator.engine.findStandIn?.(asked.voiceId)
    const isVoiceDown = error instanceof StudioError && error.details['provider'] !== undefined
    if (standIn === undefined || !isVoiceDown) throw error
    return speak({ ...asked, voiceId: standIn })
  }
}

async function speakFitting(
  place: StepPlace,
  crew: StudioCrew,
  storyboard: Storyboard,
  asked: AskedVoice,
  onLine: (done: number, of: number) => void,
): Promise<SpokenScript> {
  const texts = listTexts(storyboard, crew, asked.voiceId)
  if (texts.length === 0)
    throw new StudioError('voice_failed', 'The script has no words that this voice can speak.')
  if (asked.first !== undefined) {
    const { pace, tolerance } = asked.first
    const spoken = await speakAt(place, crew, texts, asked, pace, (done) => onLine(done, texts.length))
    if (Math.abs(spoken.fit.seconds - asked.seconds) <= asked.seconds * tolerance) return spoken
  }
  const rounds = (round: number) => (done: number) =>
    onLine(Math.min(round, 1) * texts.length + done, 2 * texts.length)
  const lines = await speakAll(place, crew, texts, asked.voiceId, 1, rounds(0))
  let fit = fitPace(measureSpeech(lines), asked.seconds)
  for (let round = 1; round <= FITTING_ROUNDS && fit.pace !== 1; round += 1) {
    const spoken = await speakAt(place, crew, texts, asked, fit.pace, rounds(round))
    if (Math.abs(spoken.fit.seconds - asked.seconds) <= asked.seconds * LENGTH_TOLERANCE) return spoken
    const pace = (fit.pace * spoken.fit.seconds) / asked.seconds
    if (pace < PACE_MIN || pace > PACE_MAX) break
    fit = { ...fit, pace: Math.round(pace * 1000) / 1000 }
  }
  if (fit.pace === 1) return { lines, fit }
  throw scriptLengthError(asked.seconds, undefined)
}

/** Speaks every line at the voice's own pace, whatever length the film gets by it. */
export async function speakAtOwnPace(
  place: StepPlace,
  crew: StudioCrew,
  storyboard: Storyboard,
  asked: AskedVoice,
): Promise<SpokenScript> {
  return orStandIn(crew, asked, (own) =>
    speakAt(place, crew, listTexts(storyboard, crew, own.voiceId), own, 1, () => undefined),
  )
}

/** What the order asks of the voice; the pace of its storyboard is kept while the film's length allows it. */
export function askVoice(order: Pick<FilmOrder, 'voiceId' | 'seconds' | 'choices'>): AskedVoice {
  const pace = order.choices.storyboard?.pace ?? null
  const { voiceId, seconds } = order
  return { voiceId, seconds, first: pace === null ? undefined : { pace, tolerance: LENGTH_TOLERANCE } }
}

/** Engines keep a pace only nearly: what was really spoken decides how long the film becomes. */
async function speakAt(
  place: StepPlace,
  crew: StudioCrew,
  texts: readonly LineText[],
  asked: AskedVoice,
  pace: number,
  onLine: (done: number) => void,
): Promise<SpokenScript> {
  const lines = await speakAll(place, crew, texts, asked.voiceId, pace, onLine)
  const real = measureSpeech(lines)
  return { lines, fit: settle({ ...real, speechSeconds: real.speechSeconds * pace }, pace, asked.seconds) }
}

type LineText = { readonly text: string; readonly sceneIndex: number; readonly gapWeight: number }

function listTexts(storyboard: Storyboard, crew: StudioCrew, voiceId: string): LineText[] {
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

async function speakAll(
  place: StepPlace,
  crew: StudioCrew,
  texts: readonly LineText[],
  voiceId: string,
  pace: number,
  onLine: (done: number) => void,
): Promise<LinePart[]> {
  const lines: LinePart[] = []
  for (const { text, sceneIndex, gapWeight } of texts) {
    const line = await speakOne(place, crew, { text, voiceId, pace })
    lines.push({ ...line, sceneIndex, gapWeight })
    onLine(lines.length)
  }
  return lines
}

type CutLine = Omit<LinePart, 'sceneIndex' | 'gapWeight'>

async function speakOne(
  place: StepPlace,
  crew: StudioCrew,
  request: { text: string; voiceId: string; pace: number },
): Promise<CutLine> {
  const { engine, version } = crew.narrator
  if (request.pace !== 1 && engine.isCostly?.(request.voiceId)) return stretchLine(place, crew, request)
  return rememberStep<CutLine>(place, 'voice', { request, version, trim: TRIM_VERSION }, async (key) => {
    const spoken = await orFailAs('voice_failed', 'The voice could not speak the script.', place.signal, () =>
      engine.speakLine(request, place.signal),
    )
    const first = spoken.words[0]
    const last = spoken.words.at(-1)
    if (!first || !last) throw new StudioError('voice_failed', `The voice said nothing of "${request.text}".`)
    const from = Math.max(0, first.startSeconds - KEEP_BEFORE_SECONDS)
    const fromSample = Math.floor(from * spoken.sampleRate)
    const toSample = Math.min(
      spoken.samples.length,
      Math.ceil((last.endSeconds + KEEP_AFTER_SECONDS) * spoken.sampleRate),
    )
    const file = `voice/${key}.f32`
    await writeSamples(place.partsFolder, file, spoken.samples)
    const shift = fromSample / spoken.sampleRate
    const words = spoken.words.map((word) => ({
      text: word.text,
      startSeconds: word.startSeconds - shift,
      endSeconds: word.endSeconds - shift,
    }))
    return { data: { file, sampleRate: spoken.sampleRate, fromSample, toSample, words }, files: [file] }
  })
}

/** A line that costs money is spoken once, at the voice's own pace, and stretched to any other. */
async function stretchLine(
  place: StepPlace,
  crew: StudioCrew,
  request: { text: string; voiceId: string; pace: number },
): Promise<CutLine> {
  const { version } = crew.narrator
  const natural = await speakOne(place, crew, { ...request, pace: 1 })
  return rememberStep<CutLine>(
    place,
    'voice',
    { request, version, stretch: STRETCH_VERSION },
    async (key) => {
      const samples = await readSamples(place.partsFolder, natural.file)
      const cut = samples.subarray(natural.fromSample, natural.toSample)
      const line = stretchSpoken({ ...natural, samples: cut }, request.pace)
      const file = `voice/${key}.f32`
      await writeSamples(place.partsFolder, file, line.samples)
      const { sampleRate, words } = line
      return {
        data: { file, sampleRate, fromSample: 0, toSample: line.samples.length, words },
        files: [file],
      }
    },
  )
}

/** How long these lines sound without the gaps between them. */
function measureSpeech(lines: readonly LinePart[]): SpokenLength {
  return {
    speechSeconds: lines.reduce((sum, line) => sum + (line.toSample - line.fromSample) / line.sampleRate, 0),
    gapCount: lines.slice(0, -1).reduce((sum, line) => sum + line.gapWeight, 0),
  }
}
