import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findLanguage, readWav } from '@hookreel/crew'
import type { AlignedRecording, HeardWord } from '@hookreel/crew'
import { FRAME_RATE } from '@hookreel/film'
import type { RecordingVoice } from '@hookreel/film'
import { writeSamples } from '../part-files.ts'
import { rememberStep } from '../remember-step.ts'
import type { StepPlace } from '../remember-step.ts'
import type { StudioCrew } from '../studio-crew.ts'
import { orFailAs, StudioError } from '../studio-error.ts'
import { explainExcess } from './estimate-speech.ts'
import { FILM_MIN_SECONDS, LEAD_SECONDS } from './fit-pace.ts'
import type { PaceFit } from './fit-pace.ts'
import type { LineText } from './list-texts.ts'
import type { LinePart, NarratedScript } from './narrated-script.ts'

const RECORDED_VERSION = 1
/** Below this nothing of the script is heard (docs/sound.md). */
const MIN_LIKELIHOOD = 0.14
/** So much of the script must be said, or it is another text. */
const MIN_HEARD = 0.5
/** Kept before the first word and after the last; consonants begin before and ring after. */
const KEEP_BEFORE_SECONDS = 0.12
const KEEP_AFTER_SECONDS = 0.35
const TAIL_SECONDS = 0.6

/** Where the recording of a film lies among its parts. */
export function recordingPart({ soundId }: Pick<RecordingVoice, 'soundId'>): string {
  return `recordings/${soundId}.wav`
}

/**
 * Takes the lines of a script from a person's recording of it: each is the stretch in which it is said, up to the next one, so that
 * the person's own pauses stay. Lines that were left out are left out. Throws StudioError `recording_unfit` where nothing of the script is heard.
 */
export async function speakRecorded(
  place: StepPlace,
  crew: StudioCrew,
  own: RecordingVoice,
  { texts, voiceId }: { readonly texts: readonly LineText[]; readonly voiceId: string },
): Promise<NarratedScript> {
  const { engine, version } = crew.narrator
  const lines = texts.map(({ text }) => text)
  const input = { recording: own.soundId, lines, version, recorded: RECORDED_VERSION }
  const cut = await rememberStep(place, 'voice', input, async (key) => {
    const { samples, sampleRate } = await readRecording(place, own)
    const excess = explainExcess(lines, samples.length / sampleRate)
    if (excess !== null) throw new StudioError('recording_unfit', excess)
    const language = findLanguage(lines.join(' ')) ?? 'English'
    const aligned = await orFailAs(
      'voice_failed',
      'The recording could not be laid along the script.',
      place.signal,
      () =>
        engine.layAlong
          ? engine.layAlong({ lines, samples, sampleRate, language }, place.signal)
          : Promise.resolve(undefined),
    )
    judge(aligned, language)
    const file = `voice/${key}.f32`
    await writeSamples(place.partsFolder, file, samples)
    return { data: { file, sampleRate, cuts: cutLines(aligned.lines, samples, sampleRate) }, files: [file] }
  })
  const parts = cut.cuts.flatMap(({ line, ...one }): LinePart[] => {
    const text = texts[line]
    if (!text) return []
    const { sceneIndex } = text
    return [{ ...one, file: cut.file, sampleRate: cut.sampleRate, voiceId, sceneIndex, gapWeight: 0 }]
  })
  return { voiceId, lines: parts, fit: fitOf(parts) }
}

async function readRecording({ partsFolder }: StepPlace, own: RecordingVoice) {
  const bytes = await readFile(join(partsFolder, recordingPart(own))).catch(() => undefined)
  const sound = bytes && readWav(bytes)
  if (!sound)
    throw new StudioError(
      'recording_unfit',
      'The recording of this film is not here any more. Choose another.',
    )
  return sound
}

/** Throws `recording_unfit` with a sentence for people. */
function judge(aligned: AlignedRecording | undefined, language: string): asserts aligned is AlignedRecording {
  if (!aligned)
    throw new StudioError(
      'recording_unfit',
      `No voice of this server reads ${language}, so that a recording in it cannot be laid along its script. Its operator can install eSpeak NG.`,
    )
  const words = aligned.lines.flat()
  const heard = words.filter(({ isHeard }) => isHeard).length
  if (aligned.likelihood >= MIN_LIKELIHOOD && heard >= MIN_HEARD * words.length) return
  throw new StudioError(
    'recording_unfit',
    'The script was not heard in the recording: it is another text, another language, or music alone. Record this script, or paste what you say as the script.',
  )
}

type Cut = Pick<LinePart, 'fromSample' | 'toSample' | 'words'> & { readonly line: number }

/** Each line from its first word to the next one's, in whole frames of the film, so that they join without a seam. */
function cutLines(
  lines: readonly (readonly HeardWord[])[],
  samples: Float32Array,
  sampleRate: number,
): Cut[] {
  const said = lines
    .map((words, line) => ({ line, words: words.filter(({ isHeard }) => isHeard) }))
    .filter(({ words }) => words.length > 0)
  const frame = sampleRate / FRAME_RATE
  const first = Math.max(
    0,
    Math.round(((said[0]?.words[0]?.startSeconds ?? 0) - KEEP_BEFORE_SECONDS) * sampleRate),
  )
  const onFrame = (sample: number) => first + Math.round((sample - first) / frame) * frame
  const starts = said.map(({ words }, index) => {
    if (index === 0) return first
    const before = said[index - 1]?.words.at(-1)?.endSeconds ?? 0
    const begins = words[0]?.startSeconds ?? 0
    // Most of a pause belongs to what was said before it: the next scene begins with its voice.
    return onFrame(Math.max(before * sampleRate, (begins - KEEP_BEFORE_SECONDS) * sampleRate))
  })
  const lastEnd = said.at(-1)?.words.at(-1)?.endSeconds ?? 0
  const end = Math.min(samples.length, Math.ceil((lastEnd + KEEP_AFTER_SECONDS) * sampleRate))
  return said.flatMap(({ line, words }, index) => {
    const fromSample = starts[index] ?? 0
    const toSample = starts[index + 1] ?? end
    if (toSample <= fromSample) return []
    const shift = fromSample / sampleRate
    const timed = words.map(({ text, startSeconds, endSeconds }) => ({
      text,
      startSeconds: Math.max(0, startSeconds - shift),
      endSeconds: Math.max(0, endSeconds - shift),
    }))
    return [{ line, fromSample, toSample, words: timed }]
  })
}

/** A recording keeps its own pace and its own pauses. */
function fitOf(parts: readonly LinePart[]): PaceFit {
  const seconds = parts.reduce(
    (sum, { fromSample, toSample, sampleRate }) => sum + (toSample - fromSample) / sampleRate,
    0,
  )
  const words = LEAD_SECONDS + seconds
  const tailSeconds = Math.max(TAIL_SECONDS, FILM_MIN_SECONDS - words)
  return { pace: 1, gapSeconds: 0, tailSeconds, seconds: words + tailSeconds }
}
