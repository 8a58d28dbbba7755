import { createSpeller, stressSpoken, stretchSpoken } from '@hookreel/crew/makers'
import type { LineRequest, SpokenLine } from '@hookreel/crew/makers'
import type { Stress } from '@hookreel/film'
import { readSamples, writeSamples } from '../part-files.ts'
import { rememberStep } from '../remember-step.ts'
import type { StepPlace } from '../remember-step.ts'
import type { StudioCrew } from '../studio-crew.ts'
import { orFailAs, StudioError } from '../studio-error.ts'
import type { LinePart } from './narrated-script.ts'

const TRIM_VERSION = 1
const STRETCH_VERSION = 1
const STRESS_VERSION = 1
/** Kept around the words of a line: consonants begin before and ring after the times that engines report. */
const KEEP_BEFORE_SECONDS = 0.05
const KEEP_AFTER_SECONDS = 0.12

type CutLine = Pick<LinePart, 'file' | 'sampleRate' | 'fromSample' | 'toSample' | 'words'>

/**
 * Speaks one line, remembered by its text, voice and pace and by how its words are said; a costly voice speaks it once and is stretched, and
 * stressed words are made so here, of what any voice said. Throws StudioError `voice_failed`.
 */
export async function speakLine(
  place: StepPlace,
  crew: StudioCrew,
  asked: LineRequest,
  stresses: readonly Stress[] = [],
): Promise<CutLine> {
  const request = onlyWhatIsSaid(asked)
  const plain = await speakPlain(place, crew, request)
  if (stresses.length === 0) return plain
  const { version } = crew.narrator
  const input = { request, version, stresses, stress: STRESS_VERSION }
  return remakeLine(place, input, plain, (line) => stressSpoken(line, stresses))
}

async function speakPlain(place: StepPlace, crew: StudioCrew, request: LineRequest): Promise<CutLine> {
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

/** Without the sayings of other lines: a change of those leaves this line as it was spoken. */
function onlyWhatIsSaid({ sayings = [], ...request }: LineRequest): LineRequest {
  const own = createSpeller(sayings).findSayings(request.text)
  return own.length === 0 ? request : { ...request, sayings: own }
}

/** A line that costs money is spoken once, at the voice's own pace, and stretched to any other. */
async function stretchLine(place: StepPlace, crew: StudioCrew, request: LineRequest): Promise<CutLine> {
  const { version } = crew.narrator
  const natural = await speakPlain(place, crew, { ...request, pace: 1 })
  const input = { request, version, stretch: STRETCH_VERSION }
  return remakeLine(place, input, natural, (line) => stretchSpoken(line, request.pace))
}

/** A line made of another one, remembered by its own input. */
function remakeLine(
  place: StepPlace,
  input: object,
  { file, fromSample, toSample, ...line }: CutLine,
  remake: (line: SpokenLine) => SpokenLine,
): Promise<CutLine> {
  return rememberStep<CutLine>(place, 'voice', input, async (key) => {
    const samples = (await readSamples(place.partsFolder, file)).subarray(fromSample, toSample)
    const made = remake({ ...line, samples })
    const part = `voice/${key}.f32`
    await writeSamples(place.partsFolder, part, made.samples)
    const { sampleRate, words } = made
    return {
      data: { file: part, sampleRate, fromSample: 0, toSample: made.samples.length, words },
      files: [part],
    }
  })
}
