import { AS_SCRIPT, castNames, readRecordingVoice, recastScenes } from '@hookreel/film'
import type { Storyboard } from '@hookreel/film'
import { estimateLines } from './estimate-speech.ts'
import { fitPace, isAsLong, LENGTH_TOLERANCE, PACE_MAX, PACE_MIN, settle, settleWith } from './fit-pace.ts'
import type { PaceFit, SpokenLength } from './fit-pace.ts'
import type { FilmOrder } from '../film-order.ts'
import type { StepPlace } from '../remember-step.ts'
import type { StudioCrew } from '../studio-crew.ts'
import { StudioError } from '../studio-error.ts'
import type { AskedVoice, NarratedScript, LinePart } from './narrated-script.ts'
import { listTexts } from './list-texts.ts'
import type { LineText } from './list-texts.ts'
import { speakLine } from './speak-line.ts'
import { speakRecorded } from './speak-recorded.ts'

const FITTING_ROUNDS = 3
/**
 * Speech that takes longer than this beside its estimate is given up: the estimate is what was told and paid. Voices and languages
 * are off by a fifth, seldom by half.
 */
const MAX_OF_ESTIMATE = 2
const MAX_BEYOND_SECONDS = 15

/**
 * Speaks every line, first at the voice's own pace, then at the pace that gives the film its length; each line is
 * remembered by itself. Where no pace brings the length the film is as long as its script. Throws StudioError `voice_failed`.
 */
export async function speakLines(
  place: StepPlace,
  crew: StudioCrew,
  storyboard: Storyboard,
  asked: AskedVoice,
  onLine: (done: number, of: number) => void,
): Promise<NarratedScript> {
  return orStandIn(crew, asked, (own) => speakFitting(place, crew, storyboard, own, onLine))
}

/** A voice that fails may have a stand-in, which then speaks in place of all: one draft voice throughout is better than two kinds of voice. */
async function orStandIn(
  crew: StudioCrew,
  asked: AskedVoice,
  speak: (asked: AskedVoice) => Promise<NarratedScript>,
): Promise<NarratedScript> {
  try {
    return await speak(asked)
  } catch (error) {
    const standIn = crew.narrator.engine.findStandIn?.(asked.voiceId)
    const isVoiceDown = error instanceof StudioError && error.details['provider'] !== undefined
    if (standIn === undefined || !isVoiceDown) throw error
    return speak({ ...asked, voiceId: standIn, ...(await standInFor(crew, standIn, asked)) })
  }
}

/** Names, and scenes with a voice of their own, stay told apart: each gets another one of the stand-in's kind. */
async function standInFor(
  crew: StudioCrew,
  standIn: string,
  { speakers = [], deliveries = [] }: AskedVoice,
): Promise<Pick<AskedVoice, 'speakers' | 'deliveries'>> {
  const hasOwn = deliveries.some((delivery) => delivery?.voiceId !== undefined)
  if (speakers.length === 0 && !hasOwn) return { speakers: undefined }
  const voices = await crew.narrator.engine.listVoices()
  const names = speakers.map(({ name }) => name)
  const cast = castNames(names, standIn, voices)
  const scenes = deliveries.map((delivery) => ({ delivery }))
  const recast = recastScenes(scenes, { voiceId: standIn, speakers: cast }, voices)
  return { speakers: cast, deliveries: recast.map(({ delivery }) => delivery) }
}

async function speakFitting(
  place: StepPlace,
  crew: StudioCrew,
  storyboard: Storyboard,
  asked: AskedVoice,
  onLine: (done: number, of: number) => void,
): Promise<NarratedScript> {
  const texts = listTexts(storyboard, crew, asked)
  if (texts.length === 0)
    throw new StudioError('voice_failed', 'The script has no words that this voice can speak.')
  const own = readRecordingVoice(asked.voiceId)
  if (own) return speakRecorded(place, crew, own, { texts, voiceId: asked.voiceId })
  if (asked.first !== undefined) {
    const { pace, silences, tolerance } = asked.first
    const spoken = await speakAt(place, crew, texts, asked, pace, (done) => onLine(done, texts.length))
    const isRight = ({ seconds }: PaceFit) => isAsLong(seconds, asked.seconds, tolerance)
    const kept = silences && settleWith(measureSpeech(spoken.lines, pace), pace, silences)
    if (kept && isRight(kept)) return { ...spoken, fit: kept }
    if (isRight(spoken.fit)) return spoken
  }
  const rounds = (round: number) => (done: number) =>
    onLine(Math.min(round, 1) * texts.length + done, 2 * texts.length)
  const lines = await speakAll(place, crew, texts, { ...asked, pace: 1 }, rounds(0))
  let fit = fitPace(measureSpeech(lines), asked.seconds)
  for (let round = 1; round <= FITTING_ROUNDS && fit.pace !== 1; round += 1) {
    const spoken = await speakAt(place, crew, texts, asked, fit.pace, rounds(round))
    if (asked.seconds === AS_SCRIPT || isAsLong(spoken.fit.seconds, asked.seconds, LENGTH_TOLERANCE))
      return spoken
    const pace = (fit.pace * spoken.fit.seconds) / asked.seconds
    if (pace < PACE_MIN || pace > PACE_MAX) break
    fit = { ...fit, pace: Math.round(pace * 1000) / 1000 }
  }
  const { voiceId } = asked
  return { voiceId, lines, fit: fit.pace === 1 ? fit : settle(measureSpeech(lines), 1, AS_SCRIPT) }
}

/** What the order asks of the voice; pace and silences of its storyboard are kept while the film's length allows it. */
export function askVoice(order: Pick<FilmOrder, 'voiceId' | 'seconds' | 'choices'>): AskedVoice {
  const { pace = null, silences = null } = order.choices.storyboard ?? {}
  const { voiceId, seconds, choices } = order
  const { speakers, sayings, storyboard } = choices
  const deliveries = storyboard?.scenes.map(({ delivery }) => delivery)
  const first = pace === null ? undefined : { pace, silences, tolerance: LENGTH_TOLERANCE }
  return { voiceId, seconds, speakers, sayings, deliveries, first }
}

/** Engines keep a pace only nearly: what was really spoken decides how long the film becomes. */
async function speakAt(
  place: StepPlace,
  crew: StudioCrew,
  texts: readonly LineText[],
  asked: AskedVoice,
  pace: number,
  onLine: (done: number) => void,
): Promise<NarratedScript> {
  const lines = await speakAll(place, crew, texts, { ...asked, pace }, onLine)
  const { voiceId, seconds } = asked
  return { voiceId, lines, fit: settle(measureSpeech(lines, pace), pace, seconds) }
}

async function speakAll(
  place: StepPlace,
  crew: StudioCrew,
  texts: readonly LineText[],
  { sayings, pace }: Pick<AskedVoice, 'sayings'> & { readonly pace: number },
  onLine: (done: number) => void,
): Promise<LinePart[]> {
  const lines: LinePart[] = []
  const most = mostSeconds(texts, sayings)
  const begin = ({ text, voiceId, stresses, ...said }: LineText) => {
    const request = { text, voiceId, pace: joinPaces(pace, said.pace), sayings }
    const begun = speakLine(place, crew, request, stresses)
    // Its turn tells of it.
    begun.catch(() => undefined)
    return begun
  }
  let ahead: ReturnType<typeof begin> | undefined
  for (const [index, text] of texts.entries()) {
    const speaking = ahead ?? begin(text)
    const next = texts[index + 1]
    ahead = next && isSpokenAhead(crew, next, text) ? begin(next) : undefined
    const line = await speaking
    const { voiceId, sceneIndex, gapWeight, ...said } = text
    const pause = said.pauseSeconds > 0 && { pauseSeconds: said.pauseSeconds }
    lines.push({ ...line, voiceId, sceneIndex, gapWeight, ...pause })
    if (measureSpeech(lines, pace).speechSeconds > most)
      throw new StudioError(
        'voice_failed',
        'Spoken aloud, this script takes more than twice as long as we estimated. Write numbers, abbreviations and symbols out as words, or shorten how words are pronounced.',
      )
    onLine(lines.length)
  }
  return lines
}

/**
 * A voice of this machine speaks the next line while this one is written to the disk. What a service speaks costs, and is asked for when it is
 * known that the lines before it did not take too long; what is said twice is spoken once.
 */
function isSpokenAhead({ narrator: { engine } }: StudioCrew, next: LineText, line: LineText): boolean {
  const isOfService = engine.isCostly?.(next.voiceId) === true || engine.makerOf?.(next.voiceId) !== undefined
  return !isOfService && next.text !== line.text
}

/** The pace of a line: that of its film, slower or faster by the same share wherever the film's is. */
function joinPaces(ofFilm: number, ofScene: number): number {
  return ofScene === 1 ? ofFilm : Math.round(ofFilm * ofScene * 1000) / 1000
}

/** The longest that lines may take at their voices' own pace. */
function mostSeconds(texts: readonly LineText[], sayings: AskedVoice['sayings']): number {
  const byVoice = Map.groupBy(texts, ({ voiceId }) => voiceId)
  const seconds = [...byVoice].map(([voiceId, own]) => {
    const lines = own.map(({ text }) => text)
    return estimateLines(lines, voiceId, sayings).speechSeconds
  })
  return MAX_OF_ESTIMATE * seconds.reduce((sum, one) => sum + one, 0) + MAX_BEYOND_SECONDS
}

/** How long these lines sound without the silences between them at the voice's own pace; `pace` is that of the film they were spoken for. */
export function measureSpeech(lines: readonly LinePart[], pace = 1): SpokenLength {
  return {
    speechSeconds:
      pace * lines.reduce((sum, line) => sum + (line.toSample - line.fromSample) / line.sampleRate, 0),
    gapCount: lines.slice(0, -1).reduce((sum, line) => sum + line.gapWeight, 0),
    // After the last word the film ends: there is nothing to wait for.
    pauseSeconds: lines.slice(0, -1).reduce((sum, line) => sum + (line.pauseSeconds ?? 0), 0),
  }
}
